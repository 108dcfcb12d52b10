//! Records that people bring to a table that counts: its game begins with them.

use std::sync::Arc;

use games::{Game, RecordChanges};

use super::live::{EntryOf, Live, Ready};
use crate::ids::UserId;
use crate::table::entry::Fact;

/// The records that people brought to a table.
pub(crate) struct RecordsAtStart<O> {
    /// Their people, in seat order.
    pub people: Vec<UserId>,
    /// The options that the game begins with.
    pub options: Arc<O>,
}

/// The records that the people at a table would bring, in seat order.
pub(crate) struct PlayerRecords<G: Game>(Vec<(UserId, G::Record)>);

impl<G: Game> PlayerRecords<G> {
    /// From a table that does not count.
    pub(crate) const NOTHING: Self = Self(Vec::new());

    pub(crate) const fn new(records: Vec<(UserId, G::Record)>) -> Self {
        Self(records)
    }
}

impl<G: Game> Live<G> {
    /// The facts of a start about those who brought a record; `None` when others sit there now.
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

    /// The people who began at this table with a record, in seat order, as of a step that ends the
    /// game.
    pub(crate) fn record_holders(&self, ready: &Ready<G>) -> Vec<UserId> {
        // It may be over as soon as it has begun.
        let begins = records_at_start::<G>(&ready.entry);
        let records_at_start = begins.as_ref().or(self.records_at_start.as_ref());
        records_at_start.map_or_else(Vec::new, |records| records.people.clone())
    }
}

/// The records that people brought with this entry, if they did.
pub(super) fn records_at_start<G: Game>(entry: &EntryOf<G>) -> Option<RecordsAtStart<G::Options>> {
    entry.facts.iter().find_map(|fact| match fact {
        Fact::RecordsAtStart { people, options } => Some(RecordsAtStart {
            people: people.clone(),
            options: Arc::new((**options).clone()),
        }),
        _ => None,
    })
}
