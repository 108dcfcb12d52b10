//! What can go wrong while a request is handled. Nothing here tells the user about it.

use crate::outbox::send_error::SendError;

/// What can go wrong while handling something; the caller gets a sentence, the log the rest.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ServeError {
    /// A table failed.
    #[error(transparent)]
    Session(#[from] sessions::Failure),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] sessions::StoreError),
    /// The operating system gave no randomness.
    #[error("no randomness from the operating system")]
    Chance,
    /// A picture could not be drawn.
    #[error("a picture was not drawn")]
    Picture,
    /// Another process serves this table now, and delivers for it.
    #[error("another process now serves this table")]
    Elsewhere,
    /// What stands there is not as it was seen any more: it is looked at once more.
    #[error("the message changed in the meantime")]
    Again,
    /// Something is not there that must be.
    #[error("missing: {0}")]
    Missing(&'static str),
    /// Discord failed.
    #[error(transparent)]
    Send(#[from] SendError),
}
