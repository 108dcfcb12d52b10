//! How a request ends early: the user is told something else, or there is a fault. `refused.rs` has
//! the words.

use sessions::{FoundError, TableError, TableId, TableRefusal};

use crate::ui::pool::NotDrawn;
use crate::ui::reply::Reply;
use crate::ui::send_error::SendError;

/// How a request ends early. Users are told what they could not do; of a fault they get a sentence,
/// the log the rest.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ServeError {
    /// The user is told this instead.
    #[error("the user is told something else")]
    Told(Box<Reply>),
    /// The table refuses it.
    #[error("refused by the table")]
    Refused(TableRefusal),
    /// A table is already where another one was to stand.
    #[error("table {0} is already there")]
    Occupied(TableId),
    /// There is no such table.
    #[error("no such table")]
    NoTable,
    /// A table failed.
    #[error(transparent)]
    Session(#[from] sessions::Failure),
    /// The operating system gave no randomness.
    #[error("no randomness from the operating system")]
    Chance,
    /// A picture could not be drawn.
    #[error(transparent)]
    Picture(#[from] NotDrawn),
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

impl From<Reply> for ServeError {
    fn from(reply: Reply) -> Self {
        Self::Told(Box::new(reply))
    }
}

impl From<TableRefusal> for ServeError {
    fn from(refusal: TableRefusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<TableError> for ServeError {
    fn from(error: TableError) -> Self {
        match error {
            TableError::Refused(refusal) => Self::Refused(refusal),
            TableError::Failed(failure) => Self::Session(failure),
        }
    }
}

impl From<FoundError> for ServeError {
    fn from(error: FoundError) -> Self {
        match error {
            FoundError::Taken { table } => Self::Occupied(table),
            FoundError::Refused(refusal) => Self::Refused(refusal),
            FoundError::Failed(failure) => Self::Session(failure),
        }
    }
}
