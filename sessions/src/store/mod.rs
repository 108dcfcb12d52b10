//! Where journals are kept. The trait knows nothing of how; `memory` and `sled` are two ways.

mod backup;
mod care;
mod keep;
mod log;
mod memory;
mod place;
mod sled;

use async_trait::async_trait;
use thiserror::Error;

pub use backup::{Manifest, backup, restore};
pub use care::{Checked, IndexState, Rebuilt, check, rebuild};
pub use keep::{Home, Keep, Kept};
pub use memory::Memory;
pub use sled::Sled;

use crate::ids::{Key, TableId, UserId, Version};
use crate::index::Card;
use crate::marks::Marks;
use crate::player::Person;

/// A step to make durable.
#[derive(Clone, Debug)]
pub struct Append {
    /// How many entries the journal must have: if it has others, it is a conflict.
    pub expected: Version,
    /// The entry, which the store does not read.
    pub entry: Vec<u8>,
    /// The table's index card after it; its version is `expected` plus one.
    pub card: Card,
    /// What people keep of the step, durable together with it or not at all.
    pub keeps: Vec<Keep>,
}

/// An entry as it was stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// Its place in the journal.
    pub version: Version,
    /// What was given.
    pub entry: Vec<u8>,
}

/// A table that is not closed, or still owes news.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its index card.
    pub card: Card,
    /// Up to where everything owed is done.
    pub settled: Version,
}

/// Why a step was not made durable.
#[derive(Clone, Debug, Error)]
pub enum AppendError {
    /// The journal has other entries than was expected: somebody else was faster.
    #[error("the journal has gone on to another version")]
    Conflict,
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// What went wrong with a store, and what to do about it.
#[derive(Clone, Debug, Error)]
pub enum StoreError {
    /// Another process uses the same data.
    #[error(
        "{path} is in use by another Houston: stop that one, or give this one a data directory of its own"
    )]
    InUse {
        /// The directory.
        path: String,
    },
    /// The disk said no.
    #[error(
        "{path}: {why}: make sure that the disk is there, has room and is writable; nothing was recorded"
    )]
    Disk {
        /// The file.
        path: String,
        /// What the system says.
        why: String,
    },
    /// The data contradicts itself.
    #[error("{path} is damaged at byte {offset} ({why}): {advice}")]
    Damaged {
        /// The file.
        path: String,
        /// Where.
        offset: u64,
        /// How we know.
        why: String,
        /// What to do.
        advice: &'static str,
    },
    /// The index beside the journal cannot be used.
    #[error("{path} cannot be used ({why}): {advice}")]
    Index {
        /// The directory.
        path: String,
        /// How we know.
        why: String,
        /// What to do.
        advice: &'static str,
    },
    /// Something stands where nothing should be overwritten.
    #[error("{path} is not empty: nothing is overwritten, choose another directory")]
    NotEmpty {
        /// The directory.
        path: String,
    },
    /// There is nothing there to work with.
    #[error("{path}: there is no {what} here")]
    Missing {
        /// The directory.
        path: String,
        /// What is missing.
        what: &'static str,
    },
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
    /// The backend answered something else than it should.
    #[error("the store failed: {0}")]
    Other(String),
}

/// Where journals are kept. Everything may be called by many tasks at once, and by several
/// processes where the backend allows it.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Appends an entry if the journal and all pages have the expected versions, and keeps the
    /// card and the pages with it: all of it or nothing. Returns when it is durable: a power cut a
    /// moment later does not lose it.
    async fn append(&self, append: Append) -> Result<(), AppendError>;

    /// The entries of a table's journal after a version, in order.
    async fn read(&self, table: TableId, after: Version) -> Result<Vec<Stored>, StoreError>;

    /// All tables that are not closed or still owe news.
    async fn listed(&self) -> Result<Vec<Listed>, StoreError>;

    /// The table that was founded with this key, even if it is closed by now.
    async fn founded(&self, key: Key) -> Result<Option<TableId>, StoreError>;

    /// A number that no table has.
    async fn next_number(&self) -> Result<TableId, StoreError>;

    /// What has been shown of a table; the default when nothing was marked yet.
    async fn marks(&self, table: TableId) -> Result<Marks, StoreError>;

    /// Keeps the marks. Returns when a killed process would not lose them; a power cut may.
    async fn put_marks(&self, table: TableId, marks: Marks) -> Result<(), StoreError>;

    /// What we remember of a person.
    async fn person(&self, user: UserId) -> Result<Option<Person>, StoreError>;

    /// Remembers a person, as durable as marks.
    async fn put_person(&self, user: UserId, person: Person) -> Result<(), StoreError>;

    /// What stands on a person's page.
    async fn kept(&self, home: &Home) -> Result<Kept, StoreError>;

    /// Writes a page if it has the expected version and the errand was not run, as durable as an
    /// entry.
    async fn keep(&self, keep: Keep) -> Result<(), AppendError>;

    /// Whether the errand with this key has been run.
    async fn ran(&self, errand: Key) -> Result<bool, StoreError>;

    /// Makes everything durable and lets go of the data. Later calls fail.
    async fn close(&self) -> Result<(), StoreError>;
}
