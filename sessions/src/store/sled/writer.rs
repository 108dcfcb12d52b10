//! The one thread that writes. What waits while it syncs is the next batch: many tables share
//! one sync. The order is: log, sync, index, answer.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TryRecvError};
use std::time::{Duration, Instant};

use tokio::sync::oneshot;

use super::index::{Applied, Index};
use crate::ids::{Key, TableId, Version};
use crate::store::log::{Log, LogId, Record};
use crate::store::{Append, AppendError, Home, Keep, StoreError};

/// How many steps share a sync at most.
const BATCH: usize = 1024;
/// How often marks and the index are made durable.
const TIDY: Duration = Duration::from_secs(3);

/// Something to write.
pub(super) enum Job {
    /// Answered when it is durable.
    Append(Append, oneshot::Sender<Result<(), AppendError>>),
    /// Answered when it is durable.
    Keep(Keep, oneshot::Sender<Result<(), AppendError>>),
    /// Answered when it is written.
    Note(Record, oneshot::Sender<Result<(), StoreError>>),
    /// The last one.
    Close(oneshot::Sender<Result<(), StoreError>>),
}

/// What the steps of a batch that were admitted will have changed.
#[derive(Default)]
struct Batch {
    tables: HashMap<TableId, Version>,
    homes: HashMap<Home, Version>,
    errands: HashSet<Key>,
}

type Promise = (Record, oneshot::Sender<Result<(), AppendError>>);

/// The thread's own things.
pub(super) struct Writer {
    pub log: Log,
    pub id: LogId,
    pub index: Index,
    /// Counts the syncs of the log.
    pub syncs: Arc<AtomicU64>,
    /// Asks for the index to be flushed, by another thread.
    pub flush: SyncSender<()>,
    /// Why the index cannot be used any more; the log is still the truth.
    pub broken: Option<StoreError>,
    /// Whether records were written since the index was flushed.
    pub untidy: bool,
}

impl Writer {
    /// Writes until it is told to close or nobody can tell it anything.
    pub fn run(mut self, jobs: &Receiver<Job>) {
        let mut tidied = Instant::now();
        loop {
            let wait = TIDY.saturating_sub(tidied.elapsed());
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
            if tidied.elapsed() >= TIDY {
                if let Err(error) = self.tidy() {
                    tracing::error!(%error, "marks could not be made durable");
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
        let mut notes = Vec::new();
        let mut batch = Batch::default();
        let mut closing = None;
        let mut next = Ok(first);
        while let Ok(job) = next {
            match job {
                Job::Append(append, answer) => match self.admit(append, &mut batch) {
                    Ok(record) => promises.push((record, answer)),
                    Err(error) => drop(answer.send(Err(error))),
                },
                Job::Keep(keep, answer) => match self.admit_keeps(&[&keep], &mut batch) {
                    Ok(()) => promises.push((Record::Keep(keep), answer)),
                    Err(error) => drop(answer.send(Err(error))),
                },
                Job::Note(record, answer) => notes.push((record, answer)),
                Job::Close(answer) => {
                    closing = Some(answer);
                    break;
                }
            }
            if promises.len() + notes.len() >= BATCH {
                break;
            }
            next = match jobs.try_recv() {
                Err(TryRecvError::Empty | TryRecvError::Disconnected) => break,
                job => job,
            };
        }
        for (record, answer) in notes {
            drop(answer.send(self.note(&record)));
        }
        if !promises.is_empty() {
            self.promise(promises);
        }
        closing
    }

    /// Whether the journal has the version that the step expects.
    fn admit(&self, append: Append, batch: &mut Batch) -> Result<Record, AppendError> {
        if let Some(error) = &self.broken {
            return Err(error.clone().into());
        }
        let table = append.card.table;
        let (before, version) = (append.expected, append.expected.next());
        let fits = match batch.tables.get(&table) {
            Some(last) => *last == before,
            None => {
                !self.index.has(table, version)?
                    && (before == Version(0) || self.index.has(table, before)?)
            }
        };
        if !fits || append.card.version != version {
            return Err(AppendError::Conflict);
        }
        let keeps: Vec<&Keep> = append.keeps.iter().collect();
        self.admit_keeps(&keeps, batch)?;
        batch.tables.insert(table, version);
        Ok(Record::Append {
            version,
            entry: append.entry,
            card: append.card,
            keeps: append.keeps,
        })
    }

    /// Whether the pages have the versions that are expected, and no errand was run before: all
    /// of them or none.
    fn admit_keeps(&self, keeps: &[&Keep], batch: &mut Batch) -> Result<(), AppendError> {
        if let Some(error) = &self.broken {
            return Err(error.clone().into());
        }
        for keep in keeps {
            let at = match batch.homes.get(&keep.home) {
                Some(last) => *last,
                None => self.index.kept(&keep.home)?.version,
            };
            let ran = match keep.errand {
                Some(key) => batch.errands.contains(&key) || self.index.ran(key)?,
                None => false,
            };
            if at.next() != keep.version || ran {
                return Err(AppendError::Conflict);
            }
        }
        for keep in keeps {
            batch.homes.insert(keep.home.clone(), keep.version);
            batch.errands.extend(keep.errand);
        }
        Ok(())
    }

    /// Writes a record that is not promised to survive a power cut.
    fn note(&mut self, record: &Record) -> Result<(), StoreError> {
        if let Some(error) = &self.broken {
            return Err(error.clone());
        }
        let frame = self.log.frame(record)?;
        self.log.write(&frame)?;
        self.untidy = true;
        self.index.apply(record)
    }

    /// Makes steps durable together, and answers.
    fn promise(&mut self, promises: Vec<Promise>) {
        let durable = self.record(&promises);
        if durable.is_ok()
            && let Err(error) = self.index_up(&promises)
        {
            // The steps are recorded; only looking them up has to wait for a restart.
            tracing::error!(%error, "the index could not follow the journal");
            self.broken = Some(error);
        }
        for (_, answer) in promises {
            drop(answer.send(durable.clone().map_err(AppendError::from)));
        }
    }

    fn record(&mut self, promises: &[Promise]) -> Result<(), StoreError> {
        let mut frames = Vec::new();
        for (record, _) in promises {
            frames.extend(self.log.frame(record)?);
        }
        self.log.write(&frames)?;
        self.log.sync(frames.len())?;
        self.syncs.fetch_add(1, Ordering::Relaxed);
        self.untidy = true;
        Ok(())
    }

    fn index_up(&self, promises: &[Promise]) -> Result<(), StoreError> {
        for (record, _) in promises {
            self.index.apply(record)?;
        }
        self.set_applied()
    }

    /// Everything durable is in the index; what is only written may be lost, and is left out.
    fn set_applied(&self) -> Result<(), StoreError> {
        self.index.set_applied(Applied {
            log: self.id,
            until: self.log.synced(),
        })
    }

    /// Makes marks durable and has the index flushed.
    fn tidy(&mut self) -> Result<(), StoreError> {
        if !self.log.is_synced() {
            self.log.sync(0)?;
        }
        if self.untidy && self.broken.is_none() {
            // Says in the log that everything so far is durable, even if no step follows.
            let frame = self.log.frame(&Record::Synced)?;
            self.log.write(&frame)?;
            self.set_applied()?;
            self.untidy = false;
            // When a flush is still going on, it will come again.
            self.untidy = self.flush.try_send(()).is_err();
        }
        Ok(())
    }

    fn finish(&mut self) -> Result<(), StoreError> {
        self.untidy = true;
        self.tidy()?;
        self.log.sync(0)?;
        if self.broken.is_none() {
            self.set_applied()?;
            self.index.flush()?;
        }
        Ok(())
    }
}
