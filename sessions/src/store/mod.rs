//! Where journals are kept. The trait knows nothing of how; `memory`, `sled` and `postgres`
//! are three ways.

mod backup;
mod change_feed;
mod compact;
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
mod timed;
pub(crate) mod trouble;

use async_trait::async_trait;
use sha2::{Digest, Sha256};

pub use crate::store::trouble::{AppendError, StoreError};
pub use backup::{Manifest, backup, restore};
use change_feed::NoChanges;
pub use change_feed::{ChangeFeed, StoreChange};
pub use compact::{Bound, Compacted, compact};
pub(crate) use data_dir::Dir;
pub(crate) use log::Log;
pub use memory::Memory;
pub use page::{PageKey, PageWrite, StoredPage};
pub(crate) use people_file::PeopleFile;
pub use people_file::PeopleSum;
pub(crate) use people_in_memory::PeopleInMemory;
pub(crate) use postgres::direct;
pub use postgres::{Carried, DatabaseAddress, Postgres};
pub(crate) use pseudonym::{Pseudonym, PseudonymBook};
pub use repair::{Checked, IndexState, Rebuilt, check, rebuild};
pub use sled::Sled;
pub use timed::Timed;

use crate::delivery::marks::Marks;
use crate::ids::{ChannelId, Key, Millis, TableId, UserId, Version};
use crate::index::IndexCard;
use crate::people::person::Person;

/// A step to make durable.
#[derive(Clone, Debug)]
pub struct Append {
    /// How many entries the journal must have: if it has others, it is a conflict.
    pub expected: Version,
    /// The entry, which the store does not read.
    pub entry: Vec<u8>,
    /// The table's index card after it; its version is `expected` plus one.
    pub card: IndexCard,
    /// What people keep of the step, durable together with it or not at all.
    pub page_writes: Vec<PageWrite>,
}

/// An entry as it was stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// Its place in the journal.
    pub version: Version,
    /// What was given.
    pub entry: Vec<u8>,
}

/// A table that is not closed, or has news pending.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its index card.
    pub card: IndexCard,
    /// The version up to which everything is delivered.
    pub settled: Version,
}

/// How often something was written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Revision(pub u64);

/// Where journals are kept. Everything may be called by many tasks at once, and by several
/// processes where the backend allows it.
///
/// Where several processes write, the store itself keeps a channel to one table that gathers or is
/// played: a step that would make it two is a conflict.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Appends an entry if the journal and all pages have the expected versions, and keeps the
    /// card and the pages with it: all of it or nothing. Returns when it is durable: a power cut a
    /// moment later does not lose it.
    async fn append(&self, append: Append) -> Result<(), AppendError>;

    /// The entries of a table's journal after a version, in order.
    async fn read(&self, table: TableId, after: Version) -> Result<Vec<Stored>, StoreError>;

    /// All tables that are not closed or have news pending.
    async fn listed(&self) -> Result<Vec<Listed>, StoreError>;

    /// A number that is the person's own for this purpose, and the same on every call. It reveals
    /// nothing about them once they are forgotten.
    async fn token(&self, user: UserId, what_for: &str) -> Result<u64, StoreError> {
        // This store has no keys for people: it keeps them under their real ids.
        let [a, b, c, d, e, f, g, h, ..]: [u8; 32] =
            Sha256::digest(format!("{what_for} {user}")).into();
        Ok(u64::from_be_bytes([a, b, c, d, e, f, g, h]))
    }

    /// The table that was founded with this key, even if it is closed by now.
    async fn founded(&self, key: Key) -> Result<Option<TableId>, StoreError>;

    /// The table that gathers or is played in a channel, whichever process founded it.
    async fn open_at(&self, channel: ChannelId) -> Result<Option<TableId>, StoreError>;

    /// Whether other processes may be writing here too. Where none can, what is in memory is never
    /// behind what is kept.
    fn is_shared(&self) -> bool;

    /// These tables' cards, closed ones included.
    async fn cards(&self, _tables: &[TableId]) -> Result<Vec<Listed>, StoreError> {
        Ok(Vec::new())
    }

    /// Everything that is written from now on.
    async fn change_feed(&self) -> Result<Box<dyn ChangeFeed>, StoreError> {
        Ok(Box::new(NoChanges))
    }

    /// Tells all listeners.
    async fn tell(&self, _tiding: StoreChange) -> Result<(), StoreError> {
        Ok(())
    }

    /// Whether this is the first request for this key, across all processes. It is remembered for
    /// some minutes.
    async fn claim(&self, _key: Key) -> Result<bool, StoreError> {
        Ok(true)
    }

    /// A number that no table has.
    async fn next_number(&self) -> Result<TableId, StoreError>;

    /// What has been shown of a table; the default when nothing was marked yet.
    async fn marks(&self, table: TableId) -> Result<Marks, StoreError>;

    /// Keeps the marks. Returns when a killed process would not lose them; a power cut may, but
    /// for posts that are about to be made: those are as durable as an entry.
    async fn put_marks(&self, table: TableId, marks: Marks) -> Result<(), StoreError>;

    /// The same, with how often they were written; 0 where no other process can have written them.
    async fn marks_at(&self, table: TableId) -> Result<(Marks, Revision), StoreError> {
        Ok((self.marks(table).await?, Revision(0)))
    }

    /// Writes the marks unless they were changed since they were read, and returns how often they
    /// were written by now.
    async fn put_marks_at(
        &self,
        table: TableId,
        marks: Marks,
        _read: Revision,
    ) -> Result<Revision, AppendError> {
        self.put_marks(table, marks).await?;
        Ok(Revision(0))
    }

    /// What we remember of a person.
    async fn person(&self, user: UserId) -> Result<Option<Person>, StoreError>;

    /// Remembers a person, as durable as marks.
    async fn put_person(&self, user: UserId, person: Person) -> Result<(), StoreError>;

    /// The same, with how often the person was written; 0 where no other process can have done so.
    async fn person_at(&self, user: UserId) -> Result<(Option<Person>, Revision), StoreError> {
        Ok((self.person(user).await?, Revision(0)))
    }

    /// Remembers a person unless they were changed since they were read.
    async fn put_person_at(
        &self,
        user: UserId,
        person: Person,
        _read: Revision,
    ) -> Result<(), AppendError> {
        Ok(self.put_person(user, person).await?)
    }

    /// What stands on a person's page.
    async fn kept(&self, home: &PageKey) -> Result<StoredPage, StoreError>;

    /// Writes a page if it has the expected version and the record change was not run, as durable
    /// as an entry.
    async fn keep(&self, keep: PageWrite) -> Result<(), AppendError>;

    /// Whether the record change with this key has been run.
    async fn ran(&self, record_change: Key) -> Result<bool, StoreError>;

    /// Forgets who a person is, and all that is their own, for good: what others keep of games with
    /// them does not name them any more. Returns whether they were known. Not possible in a store
    /// that keeps people under their real ids.
    async fn forget(&self, _user: UserId) -> Result<bool, StoreError> {
        Ok(false)
    }

    /// When a process was last seen at work here; `None` where that was not recorded.
    async fn seen_alive(&self) -> Option<Millis> {
        None
    }

    /// Notes that a process is at work here now. Best effort: without it we seem to have been away.
    async fn note_alive(&self, _now: Millis) {}

    /// When the data was backed up last; `None` where that is unknown.
    async fn last_backup(&self) -> Option<Millis> {
        None
    }

    /// Returns when the store has lost something that it cannot get back by itself, and why: the
    /// process shall end. Most trouble passes, and is told by the calls that it meets.
    async fn lost(&self) -> StoreError {
        std::future::pending().await
    }

    /// Makes everything durable and lets go of the data. Later calls fail.
    async fn close(&self) -> Result<(), StoreError>;
}
