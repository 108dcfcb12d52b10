//! The thread that moves into sled what it does not have yet. When sled fails, it is opened again
//! until it works, and rebuilt from the log if it must be, so that Houston needs no restart.

use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use super::index::{Applied, SledIndex};
use super::{LookUp, LossNotice, TROUBLE_LIMIT};
use crate::store::StoreError;
use crate::store::data_dir::Dir;
use crate::store::log::{LogId, scan};

/// First and last delay before a sled that failed is tried again.
const FIRST_BACKOFF: Duration = Duration::from_millis(100);
const LAST_BACKOFF: Duration = Duration::from_secs(10);

/// The thread's own things.
pub(super) struct IndexFlusher {
    pub dir: Dir,
    pub id: LogId,
    pub index: SledIndex,
    /// Place in the log up to which sled had come when it last worked.
    pub until: u64,
    pub lost: LossNotice,
}

impl IndexFlusher {
    /// Works on every request until all senders are gone.
    pub(super) fn run(mut self, asked: &Receiver<()>) {
        while asked.recv().is_ok() {
            let Err(error) = self.write_frozen() else {
                continue;
            };
            tracing::error!(%error, "the index is behind the journal; retrying");
            self.retry(error, asked);
        }
    }

    /// Writes into sled what was put aside for it.
    fn write_frozen(&mut self) -> LookUp<()> {
        let settling = self.index.settling()?;
        self.index.buffer().write_frozen()?;
        self.until = settling.map_or(self.until, |applied| applied.until);
        Ok(())
    }

    /// Tries again, later each time, or at once on request.
    fn retry(&mut self, mut last: StoreError, asked: &Receiver<()>) {
        let began = Instant::now();
        let mut wait = FIRST_BACKOFF;
        loop {
            let ending = asked.recv_timeout(wait) == Err(RecvTimeoutError::Disconnected);
            match self.repair() {
                Ok(()) => {
                    tracing::info!("the index is up to date again");
                    return;
                }
                Err(error) if error.is_final() => return self.lost.report(error),
                Err(error) if !error.is_full() && began.elapsed() > TROUBLE_LIMIT => {
                    return self.lost.report(error);
                }
                Err(error) if error != last => {
                    tracing::error!(%error, "the index is still behind the journal");
                    last = error;
                }
                Err(_) => {}
            }
            if ending {
                return;
            }
            wait = (wait * 2).min(LAST_BACKOFF);
        }
    }

    /// Opens sled again, or rebuilds it, and writes what it lacks.
    fn repair(&mut self) -> LookUp<()> {
        let opened = match self.index.buffer().trouble() {
            Some(damaged @ StoreError::Index { .. }) => Err(damaged),
            _ => self
                .index
                .buffer()
                .reopen()
                .and_then(|()| self.check_index()),
        };
        match opened {
            Ok(()) => {}
            Err(StoreError::Index { why, .. }) => {
                tracing::warn!(why, "the index is damaged; rebuilding it from the journal");
                self.replace_index()?;
            }
            Err(error) => return Err(error),
        }
        self.write_frozen()
    }

    /// Checks that sled has what it had when it last worked.
    fn check_index(&self) -> LookUp<()> {
        let settled = self.index.settled()?;
        if self.until == 0 && settled.is_none() {
            return Ok(());
        }
        if settled.is_some_and(|applied| applied.log == self.id && applied.until >= self.until) {
            return Ok(());
        }
        Err(self.index.damaged("it lost entries"))
    }

    /// Puts another index, up to where the memory goes on, in the place of this one.
    fn replace_index(&mut self) -> LookUp<()> {
        self.index.buffer().let_go();
        match self.rebuild_index() {
            Ok((new, until)) => {
                self.index.buffer().adopt(new.buffer())?;
                self.until = until;
                Ok(())
            }
            Err(error) => {
                self.index.buffer().stay_closed();
                Err(error)
            }
        }
    }

    /// A new index, built from the log up to where the memory goes on.
    fn rebuild_index(&self) -> LookUp<(SledIndex, u64)> {
        let until = self.index.settling()?;
        let until = until.map_or(self.until, |applied| applied.until);
        self.dir.drop_index()?;
        let new = SledIndex::open(&self.dir.index())?;
        scan(&self.dir.log(), |at, _, record| {
            if at >= until {
                return Ok(());
            }
            new.apply(at, &record)?;
            if new.weight() > super::FLUSH_BYTES {
                new.flush()?;
            }
            Ok(())
        })?;
        new.set_applied(Applied {
            log: self.id,
            until,
        });
        new.flush()?;
        Ok((new, until))
    }
}
