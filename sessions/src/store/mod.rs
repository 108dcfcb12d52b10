//! Stores of journals: the trait, and its three implementations `memory`, `sled` and `postgres`.

mod backup;
mod begun;
mod change_feed;
mod compact;
mod compact_offline;
mod data_dir;
mod log;
mod memory;
mod page;
mod people_file;
mod people_in_memory;
mod postgres;
mod pseudonym;
mod repair;
mod sled;
pub(crate) mod trouble;
mod unfinished;

use std::sync::Arc;

use async_trait::async_trait;

pub use crate::store::trouble::{AppendError, StoreError};
pub use backup::{Manifest, backup, restore};
use change_feed::NoChanges;
pub use change_feed::{ChangeFeed, StoreChange};
pub use compact::{Bound, Compacted};
pub use compact_offline::compact;
#[cfg(test)]
pub(crate) use log::LogRecord;
pub use memory::Memory;
pub use page::{PageKey, PageWrite, StoredPage};
pub use people_file::PeopleSum;
pub(crate) use postgres::direct;
pub use postgres::{Carried, DatabaseAddress, Postgres};
pub use pseudonym::{Pseudonym, PseudonymBook};
pub use repair::{Checked, IndexState, Rebuilt, check, rebuild};
pub use sled::Sled;

use crate::delivery::marks::Marks;
use crate::ids::{ChannelId, Key, Millis, TableId, Version};
use crate::index::IndexCard;

/// A step to make durable.
#[derive(Clone, Debug)]
pub struct Append {
    /// Number of entries that the journal must have; any other is a conflict.
    pub expected: Version,
    /// The entry, which the store does not read.
    pub entry: Vec<u8>,
    /// The table's index card after it; its version is `expected` plus one.
    pub card: IndexCard,
    /// Pages of people, durable together with the step or not at all.
    pub page_writes: Vec<PageWrite>,
}

/// An entry of a journal, as it was stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEntry {
    /// Place in the journal.
    pub version: Version,
    /// The entry, as it was given.
    pub entry: Vec<u8>,
}

/// A table's index card, as it was stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredCard {
    /// Index card of the table.
    pub card: IndexCard,
    /// The version up to which everything is delivered.
    pub settled: Version,
}

/// Number of times that something was written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Revision(pub u64);

/// Store of journals. People stand in it by the numbers that its book gives them. Everything may be
/// called by many tasks at once, and by several processes where the backend allows it.
///
/// Where several processes write, the store itself keeps a channel to one table that gathers or is
/// played: a step that would make it two is a conflict.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Book of the people that stand in it by numbers.
    fn book(&self) -> Arc<dyn PseudonymBook>;

    /// Appends an entry if the journal and all pages have the expected versions, and keeps the
    /// card and the pages with it: all of it or nothing. Returns when it is durable: a power cut a
    /// moment later does not lose it.
    async fn append(&self, append: Append) -> Result<(), AppendError>;

    /// The entries of a table's journal after a version, in order.
    async fn read(&self, table: TableId, after: Version) -> Result<Vec<StoredEntry>, StoreError>;

    /// The cards of all tables that are not closed or have news pending.
    async fn active_cards(&self) -> Result<Vec<StoredCard>, StoreError>;

    /// The table that was founded with this key, even if it is closed by now.
    async fn table_founded_by(&self, key: Key) -> Result<Option<TableId>, StoreError>;

    /// The table that gathers or is played in a channel, whichever process founded it.
    async fn open_table_at(&self, channel: ChannelId) -> Result<Option<TableId>, StoreError>;

    /// True if other processes may be writing here too. Where none can, what is in memory is never
    /// behind what is kept.
    fn is_shared(&self) -> bool;

    /// These tables' cards, closed ones included.
    async fn cards(&self, _tables: &[TableId]) -> Result<Vec<StoredCard>, StoreError> {
        Ok(Vec::new())
    }

    /// A feed of everything that is written from now on.
    async fn change_feed(&self) -> Result<Box<dyn ChangeFeed>, StoreError> {
        Ok(Box::new(NoChanges))
    }

    /// Reports a change to all listeners, in every process.
    async fn announce(&self, _change: StoreChange) -> Result<(), StoreError> {
        Ok(())
    }

    /// Claims a request for this process; true for the first claim of this key, across all
    /// processes. The key is remembered for some minutes.
    async fn claim(&self, _key: Key) -> Result<bool, StoreError> {
        Ok(true)
    }

    /// A number that no table has.
    async fn next_number(&self) -> Result<TableId, StoreError>;

    /// The greatest number that was given out: no table has a greater one.
    async fn last_number(&self) -> Result<TableId, StoreError>;

    /// Marks of a table, the default when nothing was marked yet, with the number of writes; 0
    /// where no other process can have written it.
    async fn marks(&self, table: TableId) -> Result<(Marks, Revision), StoreError>;

    /// Writes the marks unless they were changed since they were read, and returns how often they
    /// were written by now. Returns when a killed process would not lose them; a power cut may, but
    /// for posts that are about to be made: those are as durable as an entry.
    async fn put_marks(
        &self,
        table: TableId,
        marks: Marks,
        read: Revision,
    ) -> Result<Revision, AppendError>;

    /// A page of a person; an empty one of version 0 where nothing was kept.
    async fn read_page(&self, page_key: &PageKey) -> Result<StoredPage, StoreError>;

    /// Writes a page if the stored one has the version before, as durable as an entry. A page with
    /// a person's settings is reported to all listeners.
    async fn write_page(&self, page_write: PageWrite) -> Result<(), AppendError>;

    /// Time at which a process was last seen at work here; `None` where that was not recorded.
    async fn seen_alive(&self) -> Option<Millis> {
        None
    }

    /// Notes that a process is at work here now. Best effort: without it the process seems to have
    /// been away.
    async fn note_alive(&self, _now: Millis) {}

    /// Time of the last backup; `None` where that is unknown.
    async fn last_backup(&self) -> Option<Millis> {
        None
    }

    /// Waits until the store has lost something that it cannot get back by itself, and returns why:
    /// the process shall end then. Trouble that passes is reported by the calls that it meets.
    async fn unrecoverable_error(&self) -> StoreError {
        std::future::pending().await
    }

    /// Makes everything durable and lets go of the data. Later calls fail.
    async fn close(&self) -> Result<(), StoreError>;
}
