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
    Keep(PageWrite, oneshot::Sender<Result<(), AppendError>>),
    /// Answered when it is written; when a post is about to be made, when it is durable.
    Marks(TableId, Marks, oneshot::Sender<Result<(), StoreError>>),
    /// The last one.
    Close(oneshot::Sender<Result<(), StoreError>>),
}

/// Changes of the steps of a batch that were admitted.
#[derive(Default)]
struct Batch {
    tables: HashMap<TableId, Version>,
    homes: HashMap<PageKey, Version>,
}

type Promise = (LogRecord, oneshot::Sender<Result<(), AppendError>>);

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
    keeper: SyncSender<()>,
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
        keeper: SyncSender<()>,
        lost: LossNotice,
    ) -> Self {
        Self {
            log,
            id,
            index,
            reader,
            syncs,
            keeper,
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

    /// Takes what waits and writes it. Returns who wants to be told of the end.
    fn serve(
        &mut self,
        first: Job,
        jobs: &Receiver<Job>,
    ) -> Option<oneshot::Sender<Result<(), StoreError>>> {
        let mut promises: Vec<Promise> = Vec::new();
        // Marks that are written, and answered when they are durable.
        let mut intents = Vec::new();
        let mut batch = Batch::default();
        let mut closing = None;
        let mut next = Ok(first);
        let mut taken = 0;
        while let Ok(job) = next {
            match job {
                Job::Append(append, answer) => match self.admit(append, &mut batch) {
                    Ok(record) => promises.push((record, answer)),
                    Err(error) => drop(answer.send(Err(error))),
                },
                Job::Keep(keep, answer) => match self.admit_page_writes(&[&keep], &mut batch) {
                    Ok(()) => promises.push((LogRecord::Keep(keep), answer)),
                    Err(error) => drop(answer.send(Err(error))),
                },
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
        if !promises.is_empty() {
            self.promise(promises);
        }
        if !intents.is_empty() {
            // A promise's sync was theirs too.
            let durable = if self.log.is_synced() {
                Ok(())
            } else {
                let durable = self.log.sync(0);
                self.weather(durable)
            };
            for answer in intents {
                drop(answer.send(durable.clone()));
            }
        }
        if self.index.buffer().trouble().is_some() {
            // Callers are waiting now, so it is tried again at once.
            let _ = self.keeper.try_send(());
        }
        closing
    }

    /// Refuses to write what would not be found again: the memory in which it waits for sled is
    /// bounded.
    fn room(&self) -> Result<(), StoreError> {
        let buffer = self.index.buffer();
        match buffer.trouble() {
            Some(error) if buffer.weight() > MAX_BUFFER_BYTES => Err(error),
            _ => Ok(()),
        }
    }

    /// Takes note of how a write went. A disk that is full has time; other trouble has a minute.
    fn weather(&mut self, went: Result<(), StoreError>) -> Result<(), StoreError> {
        match &went {
            Ok(()) => self.failing = None,
            Err(error) if error.is_final() => self.lost.tell(error.clone()),
            Err(error) if error.is_full() => self.failing = None,
            Err(error) => {
                let since = *self.failing.get_or_insert_with(Instant::now);
                if since.elapsed() > TROUBLE_LIMIT {
                    self.lost.tell(error.clone());
                }
            }
        }
        went
    }

    /// Checks that the journal has the version that the step expects.
    fn admit(&self, append: Append, batch: &mut Batch) -> Result<LogRecord, AppendError> {
        self.room()?;
        let table = append.card.table;
        let (before, version) = (append.expected, append.expected.next());
        let fits = match batch.tables.get(&table) {
            Some(last) => *last == before,
            None => self.index.ready(table)? == before,
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
        self.room()?;
        for keep in page_writes {
            let at = match batch.homes.get(&keep.home) {
                Some(last) => *last,
                None => self.index.kept(&keep.home)?.version,
            };
            if at.next() != keep.version {
                return Err(AppendError::Conflict);
            }
        }
        for keep in page_writes {
            batch.homes.insert(keep.home.clone(), keep.version);
        }
        Ok(())
    }

    /// Writes what changed in marks. Says whether it must be durable before it is answered: the
    /// nonce of a post that is about to be made, by which it is found after a power cut.
    fn mark(&mut self, table: TableId, marks: Marks) -> Result<bool, StoreError> {
        self.room()?;
        let old = self.index.marks(table)?;
        if old == marks {
            return Ok(false);
        }
        let is_fresh = |intent| old.intents().all(|old| old != intent);
        let intends = marks.intents().any(is_fresh);
        let patch = Patch::between(&old, &marks);
        let whole = LogRecord::Marks { table, marks };
        match patch {
            Some(patch) => self.note(&LogRecord::Marked { table, patch }, &whole)?,
            None => self.note(&whole, &whole)?,
        }
        Ok(intends)
    }

    /// Writes a record that a killed process does not lose, and makes what it means part of the
    /// index.
    fn note(&mut self, record: &LogRecord, means: &LogRecord) -> Result<(), StoreError> {
        self.room()?;
        let frame = self.log.frame(record)?;
        let at = self.log.end();
        let written = self.log.write(&frame);
        self.weather(written)?;
        self.untidy = true;
        self.index.apply(at, means)
    }

    /// Makes steps durable together, and answers.
    fn promise(&mut self, promises: Vec<Promise>) {
        let recorded = self.record(&promises);
        let durable = self.weather(recorded);
        for (_, answer) in promises {
            drop(answer.send(durable.clone().map_err(AppendError::from)));
        }
        if durable.is_ok() && self.index.buffer().weight() > FLUSH_BYTES {
            self.hand_over();
        }
    }

    fn record(&mut self, promises: &[Promise]) -> Result<(), StoreError> {
        let (mut frames, mut places) = (Vec::new(), Vec::new());
        let end = self.log.end();
        for (record, _) in promises {
            places.push(end + frames.len() as u64);
            frames.extend(self.log.frame(record)?);
        }
        self.log.write(&frames)?;
        self.log.sync(frames.len())?;
        self.syncs.fetch_add(1, Ordering::Relaxed);
        self.untidy = true;
        for ((record, _), at) in promises.iter().zip(places) {
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
        let _ = self.keeper.try_send(());
    }

    /// Makes marks durable, and has much that waits in memory moved into sled.
    fn tidy(&mut self) -> Result<(), StoreError> {
        let stands = self.reader.stands(self.log.synced());
        self.weather(stands)?;
        if self.failing.is_some() || !self.log.is_synced() {
            let synced = self.log.sync(0);
            self.weather(synced)?;
        }
        let far = self.log.synced() - self.handed_over > MAX_BEHIND_BYTES;
        if far || self.index.weight() > FLUSH_BYTES {
            self.hand_over();
        } else if self.index.buffer().trouble().is_some() {
            let _ = self.keeper.try_send(());
        }
        if self.untidy {
            // Says in the log that everything so far is durable, even if no step follows.
            let frame = self.log.frame(&LogRecord::Synced)?;
            let written = self.log.write(&frame);
            self.weather(written)?;
            self.untidy = false;
        }
        Ok(())
    }

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
