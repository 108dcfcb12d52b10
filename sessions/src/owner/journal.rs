//! How an owner reads its table's journal: whole, what others have added, and that what it knows
//! still stands there. It decides nothing.

use std::panic::{AssertUnwindSafe, catch_unwind};

use games::Spoken;

use super::TableOwner;
use crate::error::Failure;
use crate::ids::Version;
use crate::index::IndexCard;
use crate::store::Stored;
use crate::table::Live;
use crate::table::journal_error::JournalError;

/// What tells two entries apart.
pub(super) fn sum(entry: &[u8]) -> u32 {
    crc32fast::hash(entry)
}

impl<G: Spoken> TableOwner<G> {
    /// Reads whether a step was recorded whose answer was lost.
    pub(super) async fn make_sure(&mut self) -> Result<(), Failure> {
        if self.unsure {
            self.catch_up().await?;
            self.unsure = false;
        }
        Ok(())
    }

    pub(super) async fn live(&mut self) -> Result<&mut Live<G>, Failure> {
        if let Err(failure) = self.make_sure().await {
            tracing::warn!(
                table = self.table.0,
                %failure,
                "cannot read the table; showing its last confirmed state"
            );
        }
        let live = match self.live.take() {
            Some(live) => live,
            None => self.load().await?,
        };
        Ok(self.live.insert(live))
    }

    /// The table as it is now, including changes by other processes. If the store cannot be read,
    /// the last known state.
    pub(super) async fn fresh(&mut self) -> Result<&mut Live<G>, Failure> {
        // What an answer that was lost may have recorded is read by `make_sure`.
        let looks = self.shared.store.is_shared() && !self.unsure;
        if looks && let Err(failure) = self.catch_up().await {
            tracing::warn!(
                table = self.table.0,
                %failure,
                "cannot read the table; showing its last known state"
            );
        }
        self.live().await
    }

    async fn load(&mut self) -> Result<Live<G>, Failure> {
        let table = self.table;
        let journal = self.shared.store.read(table, Version(0)).await?;
        let entries = self.shared.store.entries(table, &journal).await?;
        let load = AssertUnwindSafe(|| Live::load(table, &entries));
        let loaded = catch_unwind(load).unwrap_or_else(|_| {
            tracing::error!(
                table = table.0,
                "the rules panicked while replaying a journal"
            );
            Err(JournalError::Unreadable {
                table,
                version: Version(journal.len() as u64),
                why: "the rules panicked while replaying it".to_owned(),
            })
        });
        let live = loaded?;
        self.tail = journal.last().map_or(0, |last| sum(&last.entry));
        // A step may have been recorded though the store's answer was lost: it was not reported
        // yet.
        if self.file(&live).await {
            self.shared.changes.report(table);
        }
        Ok(live)
    }

    /// Puts the table's card into the index. Says whether it tells anything new.
    async fn file(&mut self, live: &Live<G>) -> bool {
        let settled = self.settled().await;
        let card = IndexCard::of(&live.room, live.founded_by);
        self.shared.index.put(&card, G::ID, settled)
    }

    /// Reads entries that were appended since, except by our own known steps; returns whether there
    /// were any. Followers of the table in this process are notified.
    pub(super) async fn catch_up(&mut self) -> Result<bool, Failure> {
        let Some(version) = self.live.as_ref().map(|live| live.room.version) else {
            return Ok(true);
        };
        // From the last entry that we know, so that we see whether it still stands there.
        let before = Version(version.0.saturating_sub(1));
        let journal = self.shared.store.read(self.table, before).await?;
        let stands = |last: &&Stored| last.version == version && sum(&last.entry) == self.tail;
        if journal.first().filter(stands).is_none() {
            self.was_set_back(version);
            return Ok(true);
        }
        let news = &journal[1..];
        if news.is_empty() {
            return Ok(false);
        }
        // Where they cannot be read or replayed, the whole journal is read again, which gives a
        // clear error.
        let entries = match self.shared.store.entries(self.table, news).await {
            Err(failure @ Failure::Store(_)) => return Err(failure),
            entries => entries.ok(),
        };
        let (Some(mut live), Some(entries)) = (self.live.take(), entries) else {
            return Ok(true);
        };
        let fold = AssertUnwindSafe(move || {
            live.fold(&entries);
            live
        });
        if let Ok(live) = catch_unwind(fold) {
            self.tail = news.last().map_or(self.tail, |last| sum(&last.entry));
            self.file(&live).await;
            self.live = Some(live);
            self.shared.changes.report(self.table);
        }
        Ok(true)
    }

    /// What we knew is not what is kept: a database that took over from another one may lack the
    /// last entries. What is kept is the truth.
    fn was_set_back(&mut self, version: Version) {
        tracing::error!(
            table = self.table.0,
            version = version.0,
            "the database lost the last entries of this journal; reloading the table"
        );
        self.live = None;
        self.marks = None;
        self.shared.index.distrust(self.table);
    }
}
