//! The one thread that writes. What waits while it syncs is the next batch: many tables share
//! one sync. The order is: log, sync, index, answer. A write that fails is refused, and the next
//! one is tried as if nothing had been.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TryRecvError};
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

use super::index::{Applied, SledIndex};
use super::{FLUSH_BYTES, LossNotice, MAX_BUFFER_BYTES, TROUBLE_LIMIT};
use crate::delivery::marks::Marks;
use crate::ids::{TableId, Version};
use crate::store::log::{Log, LogId, LogRecord, Patch, Reader};
use crate::store::{Append, AppendError, PageKey, PageWrite, StoreError};

/// Most steps that share a sync.
const MAX_BATCH: usize = 1024;
/// Most bytes of the log that a start has to apply to the index, or little more.
const MAX_BEHIND_BYTES: u64 = 32 << 20;
/// Time between two syncs of marks.
const TIDY_INTERVAL: Duration = Duration::from_secs(3);

/// Something to write.
pub(super) enum Job {
    /// Answered when it is durable.
    Append(Append, oneshot::Sender<Result<(), AppendError>>),
    /// Answered when it is durable.
    Page(PageWrite, oneshot::Sender<Result<(), AppendError>>),
    /// Answered when it is written; when a post is about to be made, when it is durable.
    Marks(TableId, Marks, oneshot::Sender<Result<(), StoreError>>),
    /// The last one.
    Close(oneshot::Sender<Result<(), StoreError>>),
}

/// Changes of the steps of a batch that were admitted.
#[derive(Default)]
struct Batch {
    tables: HashMap<TableId, Version>,
    pages: HashMap<PageKey, Version>,
}

type DurableWrite = (LogRecord, oneshot::Sender<Result<(), AppendError>>);

/// The thread's own things.
pub(super) struct Writer {
    log: Log,
    id: LogId,
    index: SledIndex,
    /// Looks whether the log's file is still there.
    reader: Reader,
    /// Counts the syncs of the log.
    syncs: Arc<AtomicU64>,
    /// Asks the flusher to move into sled what it does not have.
    flusher: SyncSender<()>,
    lost: LossNotice,
    /// Up to where the log was handed over to sled.
    handed_over: u64,
    /// True when records were written since the log last said how far it is durable.
    untidy: bool,
    /// Since when the log refuses to be written, for another reason than a full disk.
    failing: Option<Instant>,
}

impl Writer {
    pub(super) fn new(
        log: Log,
        id: LogId,
        index: SledIndex,
        reader: Reader,
        syncs: Arc<AtomicU64>,
        flusher: SyncSender<()>,
        lost: LossNotice,
    ) -> Self {
        Self {
            log,
            id,
            index,
            reader,
            syncs,
            flusher,
            lost,
            handed_over: 0,
            // What was caught up at start waits in memory.
            untidy: true,
            failing: None,
        }
    }

    /// Writes until it is told to close or all senders are gone.
    pub(super) fn run(mut self, jobs: &Receiver<Job>) {
        let mut tidied = Instant::now();
        let mut complained = false;
        loop {
            let wait = TIDY_INTERVAL.saturating_sub(tidied.elapsed());
            let mut closing = None;
            match jobs.recv_timeout(wait) {
                Ok(job) => closing = self.serve(job, jobs),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => {
                    if let Err(error) = self.finish() {
                        tracing::error!(%error, "the store was not closed cleanly");
                    }
                    return;
                }
            }
            if let Some(answer) = closing {
                drop(answer.send(self.finish()));
                return;
            }
            if tidied.elapsed() >= TIDY_INTERVAL {
                match self.tidy() {
                    Err(error) if !complained => {
                        tracing::error!(%error, "delivery state is not durable yet; retrying");
                        complained = true;
                    }
                    went => complained = went.is_err(),
                }
                tidied = Instant::now();
            }
        }
    }

    /// Writes this job and all that wait behind it as one batch. Returns the sender for the answer
    /// to a close, if there was one among them.
    fn serve(
        &mut self,
        first: Job,
        jobs: &Receiver<Job>,
    ) -> Option<oneshot::Sender<Result<(), StoreError>>> {
        let mut durable_writes: Vec<DurableWrite> = Vec::new();
        // Marks that are written, and answered when they are durable.
        let mut intents = Vec::new();
        let mut batch = Batch::default();
        let mut closing = None;
        let mut next = Ok(first);
        let mut taken = 0;
        while let Ok(job) = next {
            match job {
                Job::Append(append, answer) => match self.admit(append, &mut batch) {
                    Ok(record) => durable_writes.push((record, answer)),
                    Err(error) => drop(answer.send(Err(error))),
                },
                Job::Page(page_write, answer) => {
                    match self.admit_page_writes(&[&page_write], &mut batch) {
                        Ok(()) => durable_writes.push((LogRecord::Page(page_write), answer)),
                        Err(error) => drop(answer.send(Err(error))),
                    }
                }
                Job::Marks(table, marks, answer) => match self.mark(table, marks) {
                    Ok(true) => intents.push(answer),
                    Ok(false) => drop(answer.send(Ok(()))),
                    Err(error) => drop(answer.send(Err(error))),
                },
                Job::Close(answer) => {
                    closing = Some(answer);
                    break;
                }
            }
            taken += 1;
            if taken >= MAX_BATCH {
                break;
            }
            next = match jobs.try_recv() {
                Err(TryRecvError::Empty | TryRecvError::Disconnected) => break,
                job => job,
            };
        }
        if !durable_writes.is_empty() {
            self.write_and_answer(durable_writes);
        }
        if !intents.is_empty() {
            // A promise's sync was theirs too.
            let durable = if self.log.is_synced() {
                Ok(())
            } else {
                let durable = self.log.sync(0);
                self.track_trouble(durable)
            };
            for answer in intents {
                drop(answer.send(durable.clone()));
            }
        }
        if self.index.buffer().trouble().is_some() {
            // Callers are waiting now, so it is tried again at once.
            let _ = self.flusher.try_send(());
        }
        closing
    }

    /// Refuses a write while sled fails and too much waits for it in memory.
    fn check_buffer(&self) -> Result<(), StoreError> {
        let buffer = self.index.buffer();
        match buffer.trouble() {
            Some(error) if buffer.weight() > MAX_BUFFER_BYTES => Err(error),
            _ => Ok(()),
        }
    }

    /// Tracks how long writes fail, and gives the store up where that cannot mend itself: a full
    /// disk has all the time, other trouble a minute.
    fn track_trouble(&mut self, went: Result<(), StoreError>) -> Result<(), StoreError> {
        match &went {
            Ok(()) => self.failing = None,
            Err(error) if error.is_final() => self.lost.report(error.clone()),
            Err(error) if error.is_full() => self.failing = None,
            Err(error) => {
                let since = *self.failing.get_or_insert_with(Instant::now);
                if since.elapsed() > TROUBLE_LIMIT {
                    self.lost.report(error.clone());
                }
            }
        }
        went
    }

    /// Checks that the journal has the version that the step expects.
    fn admit(&self, append: Append, batch: &mut Batch) -> Result<LogRecord, AppendError> {
        self.check_buffer()?;
        let table = append.card.table;
        let (before, version) = (append.expected, append.expected.next());
        let fits = match batch.tables.get(&table) {
            Some(last) => *last == before,
            None => self.index.last_version(table)? == before,
        };
        if !fits || append.card.version != version {
            return Err(AppendError::Conflict);
        }
        let page_writes: Vec<&PageWrite> = append.page_writes.iter().collect();
        self.admit_page_writes(&page_writes, batch)?;
        batch.tables.insert(table, version);
        Ok(LogRecord::Append {
            version,
            entry: append.entry,
            card: append.card,
            page_writes: append.page_writes,
        })
    }

    /// Checks that the pages have the versions that are expected: all of them or none.
    fn admit_page_writes(
        &self,
        page_writes: &[&PageWrite],
        batch: &mut Batch,
    ) -> Result<(), AppendError> {
        self.check_buffer()?;
        for page_write in page_writes {
            let at = match batch.pages.get(&page_write.page_key) {
                Some(last) => *last,
                None => self.index.read_page(&page_write.page_key)?.version,
            };
            if at.next() != page_write.version {
                return Err(AppendError::Conflict);
            }
        }
        for page_write in page_writes {
            batch
                .pages
                .insert(page_write.page_key.clone(), page_write.version);
        }
        Ok(())
    }

    /// Writes a change of marks. Returns true if it must be durable before it is answered: it holds
    /// the nonce of a post that is about to be made, by which that is found after a power cut.
    fn mark(&mut self, table: TableId, marks: Marks) -> Result<bool, StoreError> {
        self.check_buffer()?;
        let old = self.index.marks(table)?;
        if old == marks {
            return Ok(false);
        }
        let is_fresh = |intent| old.intents().all(|old| old != intent);
        let intends = marks.intents().any(is_fresh);
        let patch = Patch::between(&old, &marks);
        let whole = LogRecord::Marks { table, marks };
        match patch {
            Some(patch) => self.write_unsynced(&LogRecord::Marked { table, patch }, &whole)?,
            None => self.write_unsynced(&whole, &whole)?,
        }
        Ok(intends)
    }

    /// Writes a record that a killed process does not lose. The index gets `whole`, which holds all
    /// of the marks where the record holds only what changed.
    fn write_unsynced(&mut self, record: &LogRecord, whole: &LogRecord) -> Result<(), StoreError> {
        self.check_buffer()?;
        let frame = self.log.frame(record)?;
        let at = self.log.end();
        let written = self.log.write(&frame);
        self.track_trouble(written)?;
        self.untidy = true;
        self.index.apply(at, whole)
    }

    /// Makes records durable together, and answers.
    fn write_and_answer(&mut self, durable_writes: Vec<DurableWrite>) {
        let recorded = self.write_durably(&durable_writes);
        let durable = self.track_trouble(recorded);
        for (_, answer) in durable_writes {
            drop(answer.send(durable.clone().map_err(AppendError::from)));
        }
        if durable.is_ok() && self.index.buffer().weight() > FLUSH_BYTES {
            self.hand_over();
        }
    }

    /// Writes records to the log, syncs it, and adds them to the index.
    fn write_durably(&mut self, durable_writes: &[DurableWrite]) -> Result<(), StoreError> {
        let (mut frames, mut places) = (Vec::new(), Vec::new());
        let end = self.log.end();
        for (record, _) in durable_writes {
            places.push(end + frames.len() as u64);
            frames.extend(self.log.frame(record)?);
        }
        self.log.write(&frames)?;
        self.log.sync(frames.len())?;
        self.syncs.fetch_add(1, Ordering::Relaxed);
        self.untidy = true;
        for ((record, _), at) in durable_writes.iter().zip(places) {
            if let Err(error) = self.index.apply(at, record) {
                // A step asks the index for nothing that it cannot do without.
                tracing::error!(%error, "a step is in the journal but not in the index");
            }
        }
        Ok(())
    }

    /// Gives sled everything that is durable, which is everything at this moment: what is only
    /// written may be lost, and the index must not know it then.
    fn hand_over(&mut self) {
        self.index.set_applied(Applied {
            log: self.id,
            until: self.log.synced(),
        });
        if self.index.buffer().freeze() {
            self.handed_over = self.log.synced();
        }
        // When it is still at work it finds more when it is asked again.
        let _ = self.flusher.try_send(());
    }

    /// Makes marks durable, and hands over to sled when much waits in memory.
    fn tidy(&mut self) -> Result<(), StoreError> {
        let stands = self.reader.check_in_place(self.log.synced());
        self.track_trouble(stands)?;
        if self.failing.is_some() || !self.log.is_synced() {
            let synced = self.log.sync(0);
            self.track_trouble(synced)?;
        }
        let far = self.log.synced() - self.handed_over > MAX_BEHIND_BYTES;
        if far || self.index.weight() > FLUSH_BYTES {
            self.hand_over();
        } else if self.index.buffer().trouble().is_some() {
            let _ = self.flusher.try_send(());
        }
        if self.untidy {
            // Says in the log that everything so far is durable, even if no step follows.
            let frame = self.log.frame(&LogRecord::Synced)?;
            let written = self.log.write(&frame);
            self.track_trouble(written)?;
            self.untidy = false;
        }
        Ok(())
    }

    /// Writes and syncs everything, before the store is closed.
    fn finish(&mut self) -> Result<(), StoreError> {
        self.untidy = true;
        self.tidy()?;
        self.log.sync(0)?;
        self.index.set_applied(Applied {
            log: self.id,
            until: self.log.synced(),
        });
        if let Err(error) = self.index.flush() {
            tracing::warn!(%error, "the index is behind the journal; the next start updates it");
        }
        Ok(())
    }
}
