//! What can go wrong, and whose it is: a refusal is told to the asker, a failure to us.

use games::Game;
use thiserror::Error;

use crate::ids::{EventNumber, TableId};
use crate::store::trouble::StoreError;
use crate::table::journal_error::JournalError;
use crate::table::refusal::TableRefusal;

/// Why a table cannot be used, though the wish itself may be fine.
#[derive(Clone, Debug, Error)]
pub enum Failure {
    /// The store failed: nothing has changed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The table's journal is missing, or cannot be read.
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// What a person keeps cannot be read: it was written by a newer Houston, or damaged.
    #[error(
        "cannot read the page {game:?} ({why}): run the Houston that wrote it, or \
         restore a backup"
    )]
    UnreadablePage {
        /// What is on it: a game, settings, a league. The log names no person.
        game: String,
        /// What the reader says. Holds no content.
        why: String,
    },
    /// Others changed what a person keeps again and again while we decided: nothing has changed.
    #[error("a record kept changing: try again")]
    Busy,
    /// The rules panicked: nothing has changed, other tables go on.
    #[error("the rules of table {table} panicked at event {event}")]
    Panicked {
        /// Which table.
        table: TableId,
        /// The number of the event that would have come.
        event: EventNumber,
    },
    /// Others changed the table again and again while we decided: nothing has changed.
    #[error("table {table} kept changing: try again")]
    Contended {
        /// Which table.
        table: TableId,
    },
    /// The sessions are closing.
    #[error("table {table} does not answer: Houston is stopping")]
    Stopping {
        /// Which table.
        table: TableId,
    },
}

impl Failure {
    /// serde's messages may quote the content, which may be private: only the place is told.
    pub(crate) fn unreadable_page(game: &str, error: &serde_json::Error) -> Self {
        let (game, at) = (game.to_owned(), error.column());
        let why = format!("{:?} error at byte {at}", error.classify());
        Self::UnreadablePage { game, why }
    }
}

/// Why a table could not be founded.
#[derive(Clone, Debug, Error)]
pub enum FoundError {
    /// There is an open table in that channel.
    #[error("table {table} is already open in this channel")]
    Taken {
        /// Which.
        table: TableId,
    },
    /// A previous table cannot be played again like this.
    #[error("refused: {0:?}")]
    Refused(TableRefusal),
    /// It did not work.
    #[error(transparent)]
    Failed(#[from] Failure),
}

/// Why a table did not do what it was asked.
#[derive(Clone, Debug, Error)]
pub enum TableError {
    /// The asker is told why.
    #[error("refused: {0:?}")]
    Refused(TableRefusal),
    /// It did not work.
    #[error(transparent)]
    Failed(#[from] Failure),
}

/// Why an action was not done.
#[derive(Clone, Debug, Error)]
pub enum ActError<G: Game> {
    /// The rules say no.
    #[error("the rules refuse: {0:?}")]
    Refused(G::Refusal),
    /// The table says no.
    #[error("the table refuses: {0:?}")]
    Table(TableRefusal),
    /// It did not work.
    #[error(transparent)]
    Failed(#[from] Failure),
}
