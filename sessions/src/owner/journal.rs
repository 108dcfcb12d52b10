//! Reading of a table's journal by its owner: whole, what others have added, and a check that the
//! last known entry still stands there. Decides nothing.

use std::panic::{AssertUnwindSafe, catch_unwind};

use games::Spoken;

use super::TableOwner;
use crate::error::Failure;
use crate::ids::Version;
use crate::index::IndexCard;
use crate::repository::own_page::read_server_rules;
use crate::store::StoredEntry;
use crate::table::Live;
use crate::table::journal_error::JournalError;
use crate::table::room::Status;

/// Checksum of an entry, which tells two entries apart.
pub(super) fn checksum(entry: &[u8]) -> u32 {
    crc32fast::hash(entry)
}

impl<G: Spoken> TableOwner<G> {
    /// Finds out whether a step was recorded whose answer was lost.
    pub(super) async fn settle_doubt(&mut self) -> Result<(), Failure> {
        if self.unsure {
            self.catch_up().await?;
            self.unsure = false;
        }
        Ok(())
    }

    /// The table, read first where it is not known. If the store cannot be read, the last confirmed
    /// state.
    pub(super) async fn live(&mut self) -> Result<&mut Live<G>, Failure> {
        if let Err(failure) = self.settle_doubt().await {
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
    pub(super) async fn newest(&mut self) -> Result<&mut Live<G>, Failure> {
        // What an answer that was lost may have recorded is read by `settle_doubt`.
        let may_have_changed = self.shared.store.is_shared() && !self.unsure;
        if may_have_changed && let Err(failure) = self.catch_up().await {
            tracing::warn!(
                table = self.table.0,
                %failure,
                "cannot read the table; showing its last known state"
            );
        }
        self.live().await
    }

    /// Reads and folds the whole journal.
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
        let mut live = loaded?;
        self.hide_names(&mut live).await?;
        self.last_checksum = journal.last().map_or(0, |last| checksum(&last.entry));
        // A step may have been recorded though the store's answer was lost: it was not reported
        // yet.
        if self.update_card(&live).await {
            self.shared.changes.report(table);
        }
        Ok(live)
    }

    /// Hides the names that the server does not show, at a closed table: no act reaches it any
    /// more.
    async fn hide_names(&self, live: &mut Live<G>) -> Result<(), Failure> {
        if live.room.status == Status::Closed {
            let guild = live.room.place.guild;
            let rules = read_server_rules(&self.shared.store, guild).await?;
            rules.unnamed.iter().for_each(|user| live.hide_name(*user));
        }
        Ok(())
    }

    /// Puts the table's card into the index. Returns whether it tells anything new.
    async fn update_card(&mut self, live: &Live<G>) -> bool {
        let settled = self.settled().await;
        let card = IndexCard::new(&live.room, live.founded_by);
        self.shared.index.put_card(&card, G::ID, settled)
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
        let stands = |last: &&StoredEntry| {
            last.version == version && checksum(&last.entry) == self.last_checksum
        };
        if journal.first().filter(stands).is_none() {
            self.drop_lost_state(version);
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
            self.last_checksum = news
                .last()
                .map_or(self.last_checksum, |last| checksum(&last.entry));
            self.update_card(&live).await;
            self.live = Some(live);
            self.shared.changes.report(self.table);
        }
        Ok(true)
    }

    /// Drops what is known of the table, since other entries are stored: a database that took over
    /// from another one may lack the last entries. What is stored is the truth.
    fn drop_lost_state(&mut self, version: Version) {
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
