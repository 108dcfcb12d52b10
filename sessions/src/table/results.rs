//! What people bring to a table that counts, and what they take home from it.

use std::sync::Arc;

use games::{Game, RecordChanges, Seat, Spoken};

use super::live::{EntryOf, Live, Ready};
use crate::error::Failure;
use crate::ids::UserId;
use crate::people::page::{ReadPage, home};
use crate::repository::Repository;
use crate::store::{PageKey, PageWrite};
use crate::table::entry::Fact;

/// What the people at a table brought.
pub(crate) struct RecordsAtStart<O> {
    /// Who, in seat order.
    pub people: Vec<UserId>,
    /// What the game begins with.
    pub options: Arc<O>,
}

/// What the people who sit at a table would bring, in seat order.
pub(crate) struct PlayerRecords<G: Game>(Vec<(UserId, G::Record)>);

impl<G: Game> PlayerRecords<G> {
    /// From a table that does not count.
    pub(crate) const NOTHING: Self = Self(Vec::new());

    /// Reads what the people at a table keep, if it counts.
    pub(crate) async fn read(store: &Repository, live: &Live<G>) -> Result<Self, Failure> {
        let mut records = Vec::new();
        if G::Record::counts(&live.options) {
            for (_, player) in live.room.players() {
                let page = ReadPage::read(store, live.home_of(player.user)).await?;
                records.push((player.user, page.record));
            }
        }
        Ok(Self(records))
    }
}

impl<G: Game> Live<G> {
    /// What a start makes true of those who brought something; `None` when others sit there now.
    pub(super) fn enlist(&self, records: &PlayerRecords<G>) -> Option<Vec<Fact<G::Options>>> {
        if !G::Record::counts(&self.options) {
            return Some(Vec::new());
        }
        let seated = self.room.players().map(|(_, player)| player.user);
        let (people, records): (Vec<UserId>, Vec<G::Record>) = records.0.iter().cloned().unzip();
        if !seated.eq(people.iter().copied()) {
            return None;
        }
        let mut options = Box::new((*self.options).clone());
        G::Record::enlist(&mut options, records);
        Some(vec![Fact::RecordsAtStart { people, options }])
    }

    fn home_of(&self, user: UserId) -> PageKey {
        home::<G>(self.room.place.guild, user)
    }
}

impl<G: Spoken> Live<G> {
    /// What the people who began at this table keep of a step that ends the game. Durable together
    /// with the step, so that no one brings it home twice or not at all.
    pub(super) async fn record_updates(
        &self,
        store: &Repository,
        ready: &Ready<G>,
    ) -> Result<Vec<PageWrite>, Failure> {
        // It may be over as soon as it has begun.
        let records = records_at_start::<G>(&ready.entry);
        let records_at_start = records.as_ref().or(self.records_at_start.as_ref());
        let (Some(records_at_start), Some(over)) = (records_at_start, ready.state()) else {
            return Ok(Vec::new());
        };
        let mut page_writes = Vec::new();
        for (seat, user) in Seat::all(self.room.seat_count()).zip(&records_at_start.people) {
            let page = ReadPage::<G::Record>::read(store, self.home_of(*user)).await?;
            let record = page.record.clone().record_updates(over, seat);
            if record != page.record {
                page_writes.push(page.next(&record, None)?);
            }
        }
        Ok(page_writes)
    }
}

/// What people brought in this entry, if they did.
pub(super) fn records_at_start<G: Game>(entry: &EntryOf<G>) -> Option<RecordsAtStart<G::Options>> {
    entry.facts.iter().find_map(|fact| match fact {
        Fact::RecordsAtStart { people, options } => Some(RecordsAtStart {
            people: people.clone(),
            options: Arc::new((**options).clone()),
        }),
        _ => None,
    })
}
