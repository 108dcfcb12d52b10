//! Error of a journal that cannot be read as that of a table.

use thiserror::Error;

use crate::ids::{TableId, Version};

/// Reason why a journal cannot be read, or an entry of it cannot be written.
#[derive(Clone, Debug, Error)]
pub enum JournalError {
    /// There are no entries.
    #[error("there is no table {table}")]
    NoSuchTable {
        /// The table.
        table: TableId,
    },
    /// The table plays another game, or one that is not in the catalogue.
    #[error("table {table} plays {game:?}, not the requested game")]
    OtherGame {
        /// The table.
        table: TableId,
        /// The game that it plays.
        game: String,
    },
    /// An entry cannot be read: it was written by a newer Houston, or damaged.
    #[error(
        "cannot read entry {version} of table {table} ({why}): run the Houston that wrote it, or \
         restore a backup"
    )]
    Unreadable {
        /// The table.
        table: TableId,
        /// The entry.
        version: Version,
        /// Message of the reader. Holds no content.
        why: String,
    },
}
