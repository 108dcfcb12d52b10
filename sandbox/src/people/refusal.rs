//! What a script is told when something cannot be done. Must never look like an answer of
//! Discord's.

use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::json;

#[derive(Debug)]
pub(crate) struct Refusal {
    status: StatusCode,
    error: &'static str,
    message: String,
}

impl Refusal {
    /// Something named does not exist, or this person cannot see it.
    pub(crate) fn unknown(error: &'static str, message: impl Into<String>) -> Self {
        Self {
            status: StatusCode::NOT_FOUND,
            error,
            message: message.into(),
        }
    }

    /// A client would not have let this person do that.
    pub(crate) fn client(error: &'static str, message: impl Into<String>) -> Self {
        Self {
            status: StatusCode::UNPROCESSABLE_ENTITY,
            error,
            message: message.into(),
        }
    }

    /// The request itself is malformed.
    pub(crate) fn malformed(message: impl Into<String>) -> Self {
        Self {
            status: StatusCode::BAD_REQUEST,
            error: "malformed",
            message: message.into(),
        }
    }

    pub(crate) fn forbidden(message: impl Into<String>) -> Self {
        Self {
            status: StatusCode::FORBIDDEN,
            error: "forbidden",
            message: message.into(),
        }
    }

    pub(crate) fn timeout(message: impl Into<String>) -> Self {
        Self {
            status: StatusCode::GATEWAY_TIMEOUT,
            error: "timeout",
            message: message.into(),
        }
    }
}

impl From<JsonRejection> for Refusal {
    fn from(why: JsonRejection) -> Self {
        Self::malformed(why.body_text())
    }
}

impl From<QueryRejection> for Refusal {
    fn from(why: QueryRejection) -> Self {
        Self::malformed(why.body_text())
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        (
            self.status,
            Json(json!({"error": self.error, "message": self.message})),
        )
            .into_response()
    }
}
