//! Early ends of a request: it is refused with a reply, retried, or a fault.

use sessions::{Failure, FoundError, TableError, TableRefusal};
use text::Lang;

use crate::app::refused::Refused;
use crate::ui::pool::NotDrawn;
use crate::ui::reply::Reply;
use crate::ui::send_error::SendError;

/// An early end of a request.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ServeError {
    /// Refusal with a reply to the person.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// A delivery to be tried once more.
    #[error(transparent)]
    Retry(#[from] Retry),
    /// Fault: the person gets a sentence, the log the rest.
    #[error(transparent)]
    Fault(#[from] Fault),
}

/// Why a delivery is tried once more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Retry {
    /// The message was changed by someone else meanwhile.
    #[error("the message changed in the meantime")]
    Changed,
    /// Another process serves this table now, and delivers for it.
    #[error("another process now serves this table")]
    Elsewhere,
}

/// Why something failed that should not.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Fault {
    /// A table failed.
    #[error(transparent)]
    Session(#[from] Failure),
    /// The operating system gave no randomness.
    #[error("no randomness from the operating system")]
    Chance,
    /// A picture could not be drawn.
    #[error(transparent)]
    Picture(#[from] NotDrawn),
    /// Something is not there that must be.
    #[error("missing: {0}")]
    Missing(&'static str),
    /// Discord failed.
    #[error(transparent)]
    Send(#[from] SendError),
}

impl ServeError {
    /// The reply to the person, for a refusal.
    ///
    /// # Errors
    /// Any other end.
    pub(crate) fn into_reply(self, lang: Lang) -> Result<Reply, Self> {
        match self {
            Self::Refused(refused) => Ok(refused.reply(lang)),
            ended => Err(ended),
        }
    }
}

impl From<Reply> for ServeError {
    fn from(reply: Reply) -> Self {
        Refused::WithReply(Box::new(reply)).into()
    }
}

impl From<TableRefusal> for ServeError {
    fn from(refusal: TableRefusal) -> Self {
        Refused::ByTable(refusal).into()
    }
}

impl From<TableError> for ServeError {
    fn from(error: TableError) -> Self {
        match error {
            TableError::Refused(refusal) => refusal.into(),
            TableError::Failed(failure) => failure.into(),
        }
    }
}

impl From<FoundError> for ServeError {
    fn from(error: FoundError) -> Self {
        match error {
            FoundError::Taken { table } => Refused::Occupied(table).into(),
            FoundError::Refused(refusal) => refusal.into(),
            FoundError::Failed(failure) => failure.into(),
        }
    }
}

impl From<Failure> for ServeError {
    fn from(failure: Failure) -> Self {
        Fault::from(failure).into()
    }
}

impl From<NotDrawn> for ServeError {
    fn from(error: NotDrawn) -> Self {
        Fault::from(error).into()
    }
}

impl From<SendError> for ServeError {
    fn from(error: SendError) -> Self {
        Fault::from(error).into()
    }
}
