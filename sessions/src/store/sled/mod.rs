//! The embedded store, for one process: a log that is the truth, and sled to find things in it.
//!
//! sled's own durability is not relied on: a step is durable when the log is synced. The index
//! may be lost at any time and is computed from the log again.

mod flusher;
mod index;
mod keys;
mod lost;
mod places;
mod quiet;
mod start;
mod write_buffer;
mod writer;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use async_trait::async_trait;
use parking_lot::Mutex;
use tokio::sync::oneshot;

use flusher::IndexFlusher;
pub(super) use index::SledIndex;
use lost::LossNotice;
pub(super) use start::{catch_up, check_same_log, start};
use writer::{Job, Writer};

use super::compact::Bound;
use super::data_dir::{self, Dir, Lock};
use super::log::{Log, Reader};
use super::people_file::PeopleFile;
use super::{
    Append, AppendError, PageKey, PageWrite, PseudonymBook, Revision, Store, StoreError,
    StoredCard, StoredEntry, StoredPage,
};
use crate::delivery::marks::Marks;
use crate::ids::{ChannelId, Key, Millis, TableId, Version};

/// Bytes that may wait in memory before sled gets them. What changes often is then written once,
/// and sled stays as small as what it holds.
const FLUSH_BYTES: usize = 4 << 20;
/// Bytes that may wait in memory while sled does not work; more is refused.
const MAX_BUFFER_BYTES: usize = 64 << 20;
/// Time for which trouble that is not a full disk may last before it is for good.
const TROUBLE_LIMIT: Duration = Duration::from_secs(60);

/// Result of looking something up.
type LookUp<T> = Result<T, StoreError>;

/// The embedded store.
pub struct Sled {
    dir: Dir,
    people: PeopleFile,
    /// `None` once it is closed.
    open: Mutex<Option<OpenStore>>,
    numbers: AtomicU64,
    syncs: Arc<AtomicU64>,
    lost: LossNotice,
}

struct OpenStore {
    dir: Dir,
    jobs: Sender<Job>,
    index: SledIndex,
    reader: Reader,
    threads: Vec<JoinHandle<()>>,
    _lock: Lock,
}

impl Sled {
    /// Opens the data directory, or makes one. Checks every record of the log, and brings the
    /// index up to it; one that is damaged is made again. Blocks while it reads.
    ///
    /// # Errors
    /// When another process uses the directory, the disk fails, the log is damaged or lost, the index
    /// is of another log, or the book of people is damaged or gone; the message says what to do.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        Self::open_within(path, Bound::default())
    }

    /// Opens a data directory in which tables are kept, and never makes one.
    ///
    /// # Errors
    /// When there is none; else as for [`Self::open`].
    pub fn open_existing(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        Dir::existing(path.as_ref())?;
        Self::open(path)
    }

    /// Opens with another bound for what a compaction at start is worth.
    ///
    /// # Errors
    /// As for [`Self::open`].
    pub(crate) fn open_within(path: impl AsRef<Path>, bound: Bound) -> Result<Self, StoreError> {
        let dir = Dir::new(path.as_ref());
        // Before the first byte is written there.
        dir.is_begun()?;
        dir.make()?;
        let lock = dir.lock()?;
        // Another process may have begun it meanwhile.
        let is_begun = dir.is_begun()?;
        dir.tighten();
        let people = match is_begun {
            true => PeopleFile::existing(&dir)?,
            false => PeopleFile::open(&dir)?,
        };
        if !is_begun {
            Log::begin(&dir.log())?;
        }
        let started = start(&dir, bound)?;
        let index = started.index;
        let reader = Reader::open(&dir.log())?;
        let (jobs, waiting) = mpsc::channel();
        let (ask, asked) = mpsc::sync_channel(1);
        let (syncs, lost) = (Arc::new(AtomicU64::new(0)), LossNotice::default());
        let until = index.settled()?.map_or(0, |applied| applied.until);
        let flusher = IndexFlusher {
            dir: dir.clone(),
            id: started.scan.id,
            index: index.clone(),
            until,
            lost: lost.clone(),
        };
        let writer = Writer::new(
            started.log,
            started.scan.id,
            index.clone(),
            reader.clone(),
            Arc::clone(&syncs),
            ask,
            lost.clone(),
        );
        let flusher = spawn("houston-index", move || flusher.run(&asked))?;
        let writer = spawn("houston-journal", move || writer.run(&waiting))?;
        let numbers = AtomicU64::new(index.highest().0);
        Ok(Self {
            dir: dir.clone(),
            people,
            open: Mutex::new(Some(OpenStore {
                dir,
                jobs,
                index,
                reader,
                threads: vec![writer, flusher],
                _lock: lock,
            })),
            numbers,
            syncs,
            lost,
        })
    }

    /// Number of syncs since it was opened. Fewer than there were steps: those that come while it
    /// syncs share the next one.
    #[must_use]
    pub fn syncs(&self) -> u64 {
        self.syncs.load(Ordering::Relaxed)
    }

    /// Uses the open store; an error once it is closed.
    fn with<T>(&self, use_it: impl FnOnce(&OpenStore) -> T) -> Result<T, StoreError> {
        let open = self.open.lock();
        open.as_ref().map(use_it).ok_or(StoreError::Closed)
    }

    /// Has the writer do a job, and waits for the answer.
    async fn write<T>(&self, job: impl FnOnce(oneshot::Sender<T>) -> Job) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        let job = job(answer);
        let sent = self.with(|open| open.jobs.send(job).is_ok())?;
        if !sent {
            return Err(StoreError::Closed);
        }
        answered.await.map_err(|_| StoreError::Closed)
    }

    /// Looks something up where waiting for the disk does no harm.
    async fn look<T: Send + 'static>(
        &self,
        look: impl FnOnce(&SledIndex, &Reader) -> LookUp<T> + Send + 'static,
    ) -> LookUp<T> {
        let (index, reader) = self.with(|open| (open.index.clone(), open.reader.clone()))?;
        let looked = tokio::task::spawn_blocking(move || look(&index, &reader)).await;
        let looked = looked.map_err(|error| StoreError::Other(error.to_string()))?;
        looked.inspect_err(|error| {
            if error.is_final() {
                self.lost.report(error.clone());
            }
        })
    }

    /// Takes the open store, so that later calls fail.
    fn take(&self) -> Option<OpenStore> {
        self.open.lock().take()
    }
}

fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> Result<JoinHandle<()>, StoreError> {
    let thread = thread::Builder::new().name(name.to_owned()).spawn(work);
    thread.map_err(|error| StoreError::Other(error.to_string()))
}

impl OpenStore {
    /// Waits until everything is written and the database is not in use any more.
    fn end(self) {
        let Self {
            dir,
            jobs,
            index,
            reader,
            threads,
            _lock,
        } = self;
        drop((jobs, reader));
        for thread in threads {
            // A thread that panicked has said so; the log is checked at the next start.
            drop(thread.join());
        }
        drop(index);
        dir.await_index();
    }
}

impl Drop for Sled {
    fn drop(&mut self) {
        if let Some(open) = self.take() {
            open.end();
        }
    }
}

#[async_trait]
impl Store for Sled {
    fn book(&self) -> Arc<dyn PseudonymBook> {
        Arc::new(self.people.clone())
    }

    async fn append(&self, append: Append) -> Result<(), AppendError> {
        self.write(|answer| Job::Append(append, answer)).await?
    }

    async fn read(&self, table: TableId, after: Version) -> Result<Vec<StoredEntry>, StoreError> {
        self.look(move |index, log| read(index, log, table, after))
            .await
    }

    async fn active_cards(&self) -> Result<Vec<StoredCard>, StoreError> {
        self.look(|index, _| index.active_cards()).await
    }

    async fn table_founded_by(&self, key: Key) -> Result<Option<TableId>, StoreError> {
        self.look(move |index, _| index.table_founded_by(key)).await
    }

    async fn open_table_at(&self, channel: ChannelId) -> Result<Option<TableId>, StoreError> {
        let listed = self.active_cards().await?;
        let mut cards = listed.into_iter().map(|listed| listed.card);
        let holds = cards.find(|card| card.channel == channel && card.stage.holds_its_channel());
        Ok(holds.map(|card| card.table))
    }

    fn is_shared(&self) -> bool {
        // The directory is locked.
        false
    }

    async fn next_number(&self) -> Result<TableId, StoreError> {
        Ok(TableId(self.numbers.fetch_add(1, Ordering::Relaxed) + 1))
    }

    async fn last_number(&self) -> Result<TableId, StoreError> {
        Ok(TableId(self.numbers.load(Ordering::Relaxed)))
    }

    // No other process writes here, so nothing was changed since it was read.
    async fn marks(&self, table: TableId) -> Result<(Marks, Revision), StoreError> {
        let marks = self.look(move |index, _| index.marks(table)).await?;
        Ok((marks, Revision(0)))
    }

    async fn put_marks(
        &self,
        table: TableId,
        marks: Marks,
        _read: Revision,
    ) -> Result<Revision, AppendError> {
        self.write(|answer| Job::Marks(table, marks, answer))
            .await??;
        Ok(Revision(0))
    }

    async fn read_page(&self, page_key: &PageKey) -> Result<StoredPage, StoreError> {
        let page_key = page_key.clone();
        self.look(move |index, _| index.read_page(&page_key)).await
    }

    async fn write_page(&self, page_write: PageWrite) -> Result<(), AppendError> {
        self.write(|answer| Job::Page(page_write, answer)).await?
    }

    async fn seen_alive(&self) -> Option<Millis> {
        data_dir::read_time(&self.dir.alive())
    }

    async fn note_alive(&self, now: Millis) {
        if let Err(error) = data_dir::write_time(&self.dir.alive(), now) {
            tracing::debug!(%error, "the heartbeat was not saved");
        }
    }

    async fn last_backup(&self) -> Option<Millis> {
        data_dir::read_time(&self.dir.backed_up())
    }

    async fn unrecoverable_error(&self) -> StoreError {
        self.lost.wait().await
    }

    async fn close(&self) -> Result<(), StoreError> {
        let closed = self.write(Job::Close).await?;
        if let Some(open) = self.take() {
            let ended = tokio::task::spawn_blocking(move || open.end()).await;
            ended.map_err(|error| StoreError::Other(error.to_string()))?;
        }
        closed
    }
}

/// The entries of a table's journal, from where they lie in the log.
fn read(
    index: &SledIndex,
    log: &Reader,
    table: TableId,
    after: Version,
) -> LookUp<Vec<StoredEntry>> {
    let places = index.places_after(table, after)?;
    let entries = places.into_iter().map(|(version, at)| {
        let record = log.record(at)?;
        match record.step() {
            Some((of, found, entry)) if (of, found) == (table, version) => Ok(StoredEntry {
                version,
                entry: entry.to_vec(),
            }),
            _ => {
                let why = format!("entry {version} of table {table} is not at byte {at}");
                Err(index.damaged(&why))
            }
        }
    });
    entries.collect()
}
