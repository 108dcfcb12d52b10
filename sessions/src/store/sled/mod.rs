//! The embedded store, for one process: a log that is the truth, and sled to find things in it.
//!
//! sled's own durability is not relied on: a step is durable when the log is synced. The index
//! may be lost at any time and is computed from the log again.

mod index;
mod writer;

use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use async_trait::async_trait;
use tokio::sync::oneshot;

pub(super) use index::{Applied, Index};
use writer::{Job, Writer};

use super::log::{Log, Record, Scan, scan};
use super::place::{Dir, Lock};
use super::{Append, AppendError, Home, Keep, Kept, Listed, Store, StoreError, Stored};
use crate::ids::{Key, TableId, UserId, Version};
use crate::marks::Marks;
use crate::player::Person;

/// The embedded store.
pub struct Sled {
    /// `None` once it is closed.
    open: Mutex<Option<Open>>,
    numbers: AtomicU64,
    syncs: Arc<AtomicU64>,
}

struct Open {
    jobs: Sender<Job>,
    index: Index,
    threads: Vec<JoinHandle<()>>,
    _lock: Lock,
}

impl Sled {
    /// Opens the data directory, or makes one. Checks every record of the log, and brings the
    /// index up to it. Blocks while it reads.
    ///
    /// # Errors
    /// When another process uses the directory, the disk fails, the log is damaged, or the index
    /// cannot be used; the message says what to do.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        let dir = Dir::new(path.as_ref());
        dir.make()?;
        let lock = dir.lock()?;
        let index = Index::open(&dir.index())?;
        let (log, scan) = catch_up(&dir, &index)?;
        let numbers = index.numbers()?;
        Self::start(log, scan, index, lock, numbers)
    }

    fn start(
        log: Log,
        scan: Scan,
        index: Index,
        lock: Lock,
        numbers: TableId,
    ) -> Result<Self, StoreError> {
        let (jobs, waiting) = mpsc::channel();
        let (flush, flushes) = mpsc::sync_channel(1);
        let syncs = Arc::new(AtomicU64::new(0));
        let writer = Writer {
            log,
            syncs: Arc::clone(&syncs),
            id: scan.id,
            index: index.clone(),
            flush,
            broken: None,
            untidy: false,
        };
        let flushed = index.clone();
        let flusher = spawn("houston-flush", move || {
            while flushes.recv().is_ok() {
                if let Err(error) = flushed.flush() {
                    tracing::error!(%error, "the index was not flushed; the journal was");
                }
            }
        })?;
        let writer = spawn("houston-journal", move || writer.run(&waiting))?;
        Ok(Self {
            open: Mutex::new(Some(Open {
                jobs,
                index,
                threads: vec![writer, flusher],
                _lock: lock,
            })),
            numbers: AtomicU64::new(numbers.0),
            syncs,
        })
    }

    /// How often the log was made durable since it was opened. Fewer than there were steps: those
    /// that come while it syncs share the next one.
    #[must_use]
    pub fn syncs(&self) -> u64 {
        self.syncs.load(Ordering::Relaxed)
    }

    fn with<T>(&self, use_it: impl FnOnce(&Open) -> T) -> Result<T, StoreError> {
        // No code panics while it holds this.
        let open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.as_ref().map(use_it).ok_or(StoreError::Closed)
    }

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
        look: impl FnOnce(Index) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let index = self.with(|open| open.index.clone())?;
        let looked = tokio::task::spawn_blocking(move || look(index)).await;
        looked.map_err(|error| StoreError::Other(error.to_string()))?
    }

    fn take(&self) -> Option<Open> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.take()
    }
}

fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> Result<JoinHandle<()>, StoreError> {
    let thread = thread::Builder::new().name(name.to_owned()).spawn(work);
    thread.map_err(|error| StoreError::Other(error.to_string()))
}

impl Open {
    /// Waits until everything is written and nobody holds the database.
    fn end(self) {
        let Self {
            jobs,
            index,
            threads,
            _lock,
        } = self;
        drop(jobs);
        for thread in threads {
            // A thread that panicked has said so; the log is checked at the next start.
            drop(thread.join());
        }
        drop(index);
    }
}

impl Drop for Sled {
    fn drop(&mut self) {
        if let Some(open) = self.take() {
            open.end();
        }
    }
}

/// Checks the log, applies to the index what that does not have yet, and opens the log.
///
/// Nothing is changed, neither the index nor the log's torn tail, before both are known to agree.
pub(super) fn catch_up(dir: &Dir, index: &Index) -> Result<(Log, Scan), StoreError> {
    let path = dir.log();
    let id = Log::begin(&path)?;
    let applied = index.applied()?;
    if applied.is_some_and(|applied| applied.log != id) {
        return Err(index.contradicts("it belongs to another journal.log"));
    }
    let until = applied.map_or(0, |applied| applied.until);
    let mut last = None;
    let mut behind = 0u64;
    let scan = scan(&path, |at, _, record| {
        if at >= until {
            if behind == 0 {
                agrees(index, last.take())?;
            }
            behind += 1;
            index.apply(&record)?;
        } else if let Record::Append { .. } = record {
            last = Some(record);
        }
        Ok(())
    })?;
    agrees(index, last)?;
    if until > scan.end {
        let why = format!(
            "it knows the journal up to byte {until}, and journal.log ends at byte {}: if that \
             file was replaced by an older one, this is expected; if not, restore a backup first",
            scan.end
        );
        return Err(index.contradicts(&why));
    }
    if applied.is_none() && behind > 0 {
        tracing::warn!(records = behind, "the index was made anew from the journal");
    }
    let log = Log::resume(&path, &scan)?;
    index.set_applied(Applied {
        log: id,
        until: scan.end,
    })?;
    let (records, bytes) = (scan.records, scan.end);
    tracing::info!(records, bytes, behind, "the journal is whole");
    Ok((log, scan))
}

/// Whether the last step that the index should know is the log's.
fn agrees(index: &Index, last: Option<Record>) -> Result<(), StoreError> {
    let Some(Record::Append {
        version,
        entry,
        card,
        ..
    }) = last
    else {
        return Ok(());
    };
    let table = card.table;
    if index.entry(table, version)? == Some(entry) {
        return Ok(());
    }
    let why = format!("its entry {version} of table {table} is not the journal's");
    Err(index.contradicts(&why))
}

#[async_trait]
impl Store for Sled {
    async fn append(&self, append: Append) -> Result<(), AppendError> {
        self.write(|answer| Job::Append(append, answer)).await?
    }

    async fn read(&self, table: TableId, after: Version) -> Result<Vec<Stored>, StoreError> {
        self.look(move |index| index.read(table, after)).await
    }

    async fn listed(&self) -> Result<Vec<Listed>, StoreError> {
        self.look(|index| index.listed()).await
    }

    async fn founded(&self, key: Key) -> Result<Option<TableId>, StoreError> {
        self.look(move |index| index.founded(key)).await
    }

    async fn next_number(&self) -> Result<TableId, StoreError> {
        Ok(TableId(self.numbers.fetch_add(1, Ordering::Relaxed) + 1))
    }

    async fn marks(&self, table: TableId) -> Result<Marks, StoreError> {
        self.look(move |index| index.marks(table)).await
    }

    async fn put_marks(&self, table: TableId, marks: Marks) -> Result<(), StoreError> {
        let record = Record::Marks { table, marks };
        self.write(|answer| Job::Note(record, answer)).await?
    }

    async fn person(&self, user: UserId) -> Result<Option<Person>, StoreError> {
        self.look(move |index| index.person(user)).await
    }

    async fn put_person(&self, user: UserId, person: Person) -> Result<(), StoreError> {
        let record = Record::Person { user, person };
        self.write(|answer| Job::Note(record, answer)).await?
    }

    async fn kept(&self, home: &Home) -> Result<Kept, StoreError> {
        let home = home.clone();
        self.look(move |index| index.kept(&home)).await
    }

    async fn keep(&self, keep: Keep) -> Result<(), AppendError> {
        self.write(|answer| Job::Keep(keep, answer)).await?
    }

    async fn ran(&self, errand: Key) -> Result<bool, StoreError> {
        self.look(move |index| index.ran(errand)).await
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
