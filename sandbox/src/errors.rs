//! Discord's refusals: status, code, message, and for a bad form the path of each wrong field.
//! Must never carry a token or an internal detail.

use serde_json::{Value, json};
use std::cell::RefCell;

/// A JSON error answer, as Discord gives them.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ApiError {
    pub status: u16,
    pub code: u32,
    pub message: String,
    pub errors: Option<Value>,
    /// Only for refusals that say when to come back.
    pub retry_after: Option<f64>,
}

/// A refusal known by heart.
pub(crate) type Known = (u16, u32, &'static str);

pub(crate) const UNAUTHORIZED: Known = (401, 0, "401: Unauthorized");
pub(crate) const NOT_FOUND: Known = (404, 0, "404: Not Found");
pub(crate) const METHOD_NOT_ALLOWED: Known = (405, 0, "405: Method Not Allowed");
pub(crate) const UNKNOWN_APPLICATION: Known = (404, 10002, "Unknown Application");
pub(crate) const UNKNOWN_CHANNEL: Known = (404, 10003, "Unknown Channel");
pub(crate) const UNKNOWN_GUILD: Known = (404, 10004, "Unknown Guild");
pub(crate) const UNKNOWN_MEMBER: Known = (404, 10007, "Unknown Member");
pub(crate) const UNKNOWN_MESSAGE: Known = (404, 10008, "Unknown Message");
pub(crate) const UNKNOWN_USER: Known = (404, 10013, "Unknown User");
pub(crate) const UNKNOWN_EMOJI: Known = (400, 10014, "Unknown Emoji");
pub(crate) const UNKNOWN_WEBHOOK: Known = (404, 10015, "Unknown Webhook");
pub(crate) const UNKNOWN_INTERACTION: Known = (404, 10062, "Unknown interaction");
pub(crate) const UNKNOWN_COMMAND: Known = (404, 10063, "Unknown application command");
pub(crate) const TOO_MANY_OLD_EDITS: Known = (
    429,
    30046,
    "Maximum number of edits to messages older than 1 hour reached. Try again later",
);
pub(crate) const OPENING_TOO_FAST: Known =
    (400, 40003, "You are opening direct messages too fast.");
pub(crate) const ENTITY_TOO_LARGE: Known = (413, 40005, "Request entity too large");
pub(crate) const ALREADY_ACKNOWLEDGED: Known =
    (400, 40060, "Interaction has already been acknowledged.");
pub(crate) const MISSING_ACCESS: Known = (403, 50001, "Missing Access");
pub(crate) const NOT_THE_AUTHOR: Known =
    (403, 50005, "Cannot edit a message authored by another user");
pub(crate) const EMPTY_MESSAGE: Known = (400, 50006, "Cannot send an empty message");
pub(crate) const CLOSED_DMS: Known = (403, 50007, "Cannot send messages to this user");
pub(crate) const WRONG_CHANNEL_TYPE: Known =
    (400, 50024, "Cannot execute action on this channel type");
pub(crate) const MISSING_PERMISSIONS: Known = (403, 50013, "Missing Permissions");
pub(crate) const INVALID_WEBHOOK_TOKEN: Known = (401, 50027, "Invalid Webhook Token");
pub(crate) const THREAD_ARCHIVED: Known = (400, 50083, "Thread is archived");
pub(crate) const BAD_JSON: Known = (400, 50109, "The request body contains invalid JSON.");
pub(crate) const NO_HISTORY: Known = (
    400,
    160_002,
    "You cannot reply without permission to read message history",
);
pub(crate) const SYSTEM_MESSAGE: Known = (403, 50021, "Cannot execute action on a system message");
pub(crate) const THREAD_LOCKED: Known = (400, 160_005, "This thread is locked");
pub(crate) const THREAD_EXISTS: Known = (
    400,
    160_004,
    "A thread has already been created for this message",
);
pub(crate) const TOO_MANY_THREADS: Known =
    (400, 160_006, "Maximum number of active threads reached");
pub(crate) const NO_MUTUAL_GUILDS: Known = (
    400,
    50278,
    "Cannot send messages to this user due to having no mutual guilds",
);
pub(crate) const INVALID_VERSION: Known = (400, 50041, "Invalid API version provided");

impl From<Known> for ApiError {
    fn from((status, code, message): Known) -> Self {
        Self {
            status,
            code,
            message: message.to_owned(),
            errors: None,
            retry_after: None,
        }
    }
}

impl ApiError {
    pub(crate) fn body(&self) -> Value {
        let mut body = json!({"message": self.message, "code": self.code});
        if let Some(errors) = &self.errors {
            body["errors"] = errors.clone();
        }
        if let Some(after) = self.retry_after {
            body["retry_after"] = json!(after);
            body["global"] = json!(false);
        }
        body
    }
}

/// Collects what is wrong with a form, each at its own path.
#[derive(Default)]
pub(crate) struct Form {
    errors: RefCell<Option<Value>>,
}

impl Form {
    /// Notes an error at `path`, whose steps are separated by `/`; the empty path is the whole
    /// form.
    pub(crate) fn wrong(&self, path: &str, code: &str, message: impl Into<String>) {
        let mut errors = self.errors.borrow_mut();
        let mut node = errors.get_or_insert_with(|| json!({}));
        for step in path.split('/').filter(|s| !s.is_empty()) {
            if !node[step].is_object() {
                node[step] = json!({});
            }
            node = &mut node[step];
        }
        if !node["_errors"].is_array() {
            node["_errors"] = json!([]);
        }
        if let Some(list) = node["_errors"].as_array_mut() {
            list.push(json!({"code": code, "message": message.into()}));
        }
    }

    /// The form's verdict.
    pub(crate) fn finish(self) -> Result<(), ApiError> {
        match self.errors.into_inner() {
            None => Ok(()),
            errors => Err(ApiError {
                status: 400,
                code: 50035,
                message: "Invalid Form Body".to_owned(),
                errors,
                retry_after: None,
            }),
        }
    }

    /// A form that is wrong in one place.
    pub(crate) fn refuse(path: &str, code: &str, message: impl Into<String>) -> ApiError {
        let form = Self::default();
        form.wrong(path, code, message);
        match form.finish() {
            Err(error) => error,
            Ok(()) => NOT_FOUND.into(),
        }
    }
}
