//! Refusals for a script whose wish cannot be done. Must never look like an answer of Discord's.

use axum::Json;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
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

/// A body of JSON; one that does not fit is refused in our form.
pub(crate) struct Sent<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Sent<T> {
    type Rejection = Refusal;
    async fn from_request(request: Request, state: &S) -> Result<Self, Refusal> {
        let read = Json::from_request(request, state).await;
        read.map(|Json(sent)| Self(sent))
            .map_err(|why| Refusal::malformed(why.body_text()))
    }
}

/// Query of an address, with refusals of ours.
pub(crate) struct Queried<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Queried<T> {
    type Rejection = Refusal;
    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refusal> {
        let read = Query::from_request_parts(parts, state).await;
        read.map(|Query(queried)| Self(queried))
            .map_err(|why| Refusal::malformed(why.body_text()))
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
