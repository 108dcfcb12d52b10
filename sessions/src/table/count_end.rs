//! What is counted of a game with the step that ends it, and of its journal once more.

use games::{Over, Pending, Seat, Spoken};

use super::live::{Live, Ready};
use super::snapshot::Snapshot;
use crate::error::Failure;
use crate::ids::TableId;
use crate::repository::Repository;
use crate::stats::{self, GameEnd};
use crate::store::{PageWrite, Stored};
use crate::table::room::Status;

impl<G: Spoken> Live<G> {
    /// What is counted of a step that ends the game. Durable together with the step, so that no game
    /// is counted twice or not at all.
    pub(super) async fn counted(
        &self,
        store: &Repository,
        ready: &Ready<G>,
    ) -> Result<Vec<PageWrite>, Failure> {
        let end = ready.state();
        let end = end.and_then(|end| GameEnd::of::<G>(&ready.room, end, ready.entry.at));
        match end {
            Some(end) => stats::page_writes(store, &end).await,
            None => Ok(Vec::new()),
        }
    }

    /// How the game of a journal ended; `None` where it was closed before, or goes on.
    pub(crate) async fn end_of(
        store: &Repository,
        table: TableId,
        journal: &[Stored],
    ) -> Result<Option<GameEnd>, Failure> {
        let (first, rest) = journal.split_at(journal.len().min(1));
        let mut live = Self::load(table, &store.entries(table, first).await?)?;
        // One by one: what follows the end need not be readable.
        for stored in rest.chunks(1) {
            live.fold(&store.entries(table, stored).await?);
            if matches!(live.room.status, Status::Over { .. }) {
                let (room, end) = (&live.room, live.state.as_deref());
                return Ok(end.and_then(|end| GameEnd::of::<G>(room, end, room.changed_at)));
            }
        }
        Ok(None)
    }
}

impl<G: Spoken> Snapshot<G> {
    /// Whether its game has come to its end, regardless of what became of the table since.
    #[must_use]
    pub fn is_over(&self) -> bool {
        let state = self.state.as_deref();
        state.is_some_and(|state| Over::of::<G>(state).is_some())
    }

    /// Who won, even if the table was closed since; nothing before its game is over.
    #[must_use]
    pub fn winners(&self) -> Option<Vec<Seat>> {
        match G::pending(self.state.as_deref()?) {
            Pending::Over { winners } => Some(winners),
            Pending::Orders(_) => None,
        }
    }

    /// The results of the player in a seat, by the names of the game's feats; empty before it is
    /// over.
    #[must_use]
    pub fn feats(&self, seat: Seat) -> Vec<(&'static str, u32)> {
        let done = self.state.as_deref().map(|end| G::HONOURS.done(end, seat));
        let done = done.into_iter().flatten();
        done.map(|(feat, value)| (feat.name, value)).collect()
    }
}
