//! Errors: a refusal is told to the asker, a failure to the operator.

use games::Game;
use thiserror::Error;

use crate::ids::{EventNumber, TableId};
use crate::store::trouble::StoreError;
use crate::table::journal_error::JournalError;
use crate::table::refusal::TableRefusal;

/// Reason why a table cannot be used, though the request itself may be fine.
#[derive(Clone, Debug, Error)]
pub enum Failure {
    /// The store failed: nothing has changed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The table's journal is missing, or cannot be read.
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// A person's page cannot be read: it was written by a newer Houston, or damaged.
    #[error(
        "cannot read the page {game:?} ({why}): run the Houston that wrote it, or \
         restore a backup"
    )]
    UnreadablePage {
        /// Content of the page: a game, settings, a league. The log names no person.
        game: String,
        /// Message of the reader. Holds no content.
        why: String,
    },
    /// Others changed a person's page again and again while we decided: nothing has changed.
    #[error("a record kept changing: try again")]
    Busy,
    /// The rules panicked: nothing has changed, other tables go on.
    #[error("the rules of table {table} panicked at event {event}")]
    Panicked {
        /// The table.
        table: TableId,
        /// The number of the event that would have come.
        event: EventNumber,
    },
    /// Others changed the table again and again while we decided: nothing has changed.
    #[error("table {table} kept changing: try again")]
    Contended {
        /// The table.
        table: TableId,
    },
    /// The sessions are closing.
    #[error("table {table} does not answer: Houston is stopping")]
    Stopping {
        /// The table.
        table: TableId,
    },
}

impl Failure {
    /// The error of a page that cannot be read. It quotes nothing of serde's message but the place,
    /// for the content may be private.
    pub(crate) fn unreadable_page(game: &str, error: &serde_json::Error) -> Self {
        let (game, at) = (game.to_owned(), error.column());
        let why = format!("{:?} error at byte {at}", error.classify());
        Self::UnreadablePage { game, why }
    }
}

/// Reason why a table could not be founded.
#[derive(Clone, Debug, Error)]
pub enum FoundError {
    /// There is an open table in that channel.
    #[error("table {table} is already open in this channel")]
    Taken {
        /// The table.
        table: TableId,
    },
    /// A previous table cannot be played again like this.
    #[error("refused: {0:?}")]
    Refused(TableRefusal),
    /// The attempt failed.
    #[error(transparent)]
    Failed(#[from] Failure),
}

/// Reason why a request was not done: a refusal `R` for the asker, or a failure.
#[derive(Clone, Debug, Error)]
pub enum SessionError<R> {
    /// The request is refused; the asker is told why.
    #[error("refused: {0:?}")]
    Refused(R),
    /// The attempt failed.
    #[error(transparent)]
    Failed(#[from] Failure),
}

/// Reason why a table did not do what it was asked.
pub type TableError = SessionError<TableRefusal>;

/// Reason why an action was not done.
#[derive(Clone, Debug, Error)]
pub enum ActError<G: Game> {
    /// The rules say no.
    #[error("the rules refuse: {0:?}")]
    Refused(G::Refusal),
    /// The table says no.
    #[error("the table refuses: {0:?}")]
    Table(TableRefusal),
    /// The attempt failed.
    #[error(transparent)]
    Failed(#[from] Failure),
}
