//! A game for practice: it goes on from a moment of one that is over, whose secrets its people may
//! have seen since. It counts nowhere.

use games::{Game, Pending, Seat};
use serde::{Deserialize, Serialize};

use super::live::{Live, StepDraft};
use crate::ids::{TableId, UserId};
use crate::table::entry::Fact;
use crate::table::refusal::TableRefusal;

/// The origin of a game for practice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Practice {
    /// The table whose game it goes on from.
    pub from: TableId,
    /// The step after which it does, counted from 1.
    pub step: u64,
    /// People whose seats a computer has until they come.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub(crate) keeps: Vec<(UserId, Seat)>,
}

impl<G: Game> Live<G> {
    /// Drafts the step with which a game goes on from a moment of another one, at which these
    /// events had happened.
    pub(crate) fn go_on(
        &self,
        host: UserId,
        events: Vec<G::Event>,
    ) -> Result<StepDraft<G>, TableRefusal> {
        let mut state = G::new_state(&self.options, self.room.seat_count());
        events.iter().for_each(|event| G::apply(&mut state, event));
        if matches!(G::pending(&state), Pending::Over { .. }) {
            return Err(TableRefusal::Over);
        }
        // The first seat may be a computer's.
        let passes = (self.room.host != host).then_some(Fact::HostPassed { to: host });
        let facts = passes.into_iter().chain([Fact::Started]).collect();
        Ok(StepDraft {
            events,
            after: Some(state),
            ..StepDraft::of_facts(facts)
        })
    }
}
