//! Actions of players in a running game, and what the rules play for those whose time is up.

use std::fmt;

use games::{Cause, Game, Seat, Spoken};

use super::actions::{require_seat, takes_computers};
use super::live::{Live, StepDraft};
use super::snapshot::Snapshot;
use crate::ids::{EventNumber, Key, UserId};
use crate::table::computer::Skill;
use crate::table::deadline::Deadline;
use crate::table::entry::Fact;
use crate::table::refusal::TableRefusal;
use crate::table::room::Status;

/// A player's request to act.
pub(crate) struct ActRequest<G: Game> {
    pub user: UserId,
    pub key: Key,
    pub action: G::Action,
}

/// Result of an action.
pub struct Acted<G: Game> {
    /// The table after it; when the key was repeated, the table as it is now.
    pub snapshot: Snapshot<G>,
    /// The numbers of the events that this key made.
    pub news: Vec<EventNumber>,
    /// True when this key had been done before, so that nothing was done now.
    pub repeated: bool,
}

/// Says nothing of the state, which holds secrets.
impl<G: Game> fmt::Debug for Acted<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Acted")
            .field("room", self.snapshot.room())
            .field("news", &self.news)
            .field("repeated", &self.repeated)
            .finish_non_exhaustive()
    }
}

impl<G: Spoken> Live<G> {
    /// Drafts the step that an action of the player in a seat would make.
    pub(crate) fn propose(
        &self,
        seat: Seat,
        action: &G::Action,
    ) -> Result<StepDraft<G>, G::Refusal> {
        let draft = self.ask_rules(seat, Cause::Act(seat, action.clone()))?;
        Ok(StepDraft {
            action_text: Some(G::spell(action).to_string()),
            ..draft
        })
    }
}

impl<G: Game> Live<G> {
    /// Drafts the step of a seat whose time is up: a computer sits down in an empty one, where
    /// computers play; else the rules play for it.
    pub(crate) fn draft_time_up(&self, seat: Seat) -> StepDraft<G> {
        let room = &self.room;
        if room.player(seat).is_some() || !takes_computers::<G>(&self.options) {
            return self.draft_silence(seat);
        }
        let skills = room.computers().filter_map(|(_, it)| it.user.skill());
        let player = room.next_computer(skills.max().unwrap_or(Skill::Fair));
        StepDraft::of_facts(vec![Fact::Joined { seat, player }])
    }

    /// Drafts the step that the rules play for a silent seat. If they refuse, the seat is not
    /// waited for any more.
    fn draft_silence(&self, seat: Seat) -> StepDraft<G> {
        let draft = self.ask_rules(seat, Cause::TimedOut(seat));
        let draft = draft.map(|draft| StepDraft {
            played_for: Some(seat),
            ..draft
        });
        draft.unwrap_or_else(|refusal| {
            tracing::error!(
                table = self.room.table.0,
                event = self.room.events.0,
                seat = seat.index(),
                ?refusal,
                "the rules refused the default move for a late player"
            );
            StepDraft {
                overrides: vec![Deadline { seat, at: None }],
                ..StepDraft::of_facts(Vec::new())
            }
        })
    }

    /// Drafts the step by which the rules answer to a cause, or gives their refusal.
    fn ask_rules(&self, seat: Seat, cause: Cause<G::Action>) -> Result<StepDraft<G>, G::Refusal> {
        let Some(state) = self.state.as_deref() else {
            return Ok(StepDraft::of_facts(Vec::new()));
        };
        let number = self.steps.dice();
        // What the rules play for a player cannot be taken back.
        let acts = matches!(cause, Cause::Act(..));
        let proposal = games::propose::<G>(state, &self.randomness.seed(), number, cause)?;
        Ok(StepDraft {
            harmless: acts && !proposal.revealed,
            events: proposal.events,
            after: Some(proposal.after),
            actor: Some(seat),
            ..StepDraft::of_facts(Vec::new())
        })
    }

    /// The seat for which a person may act now, or the refusal.
    pub(crate) fn require_playing_seat(&self, user: UserId) -> Result<Seat, TableRefusal> {
        match self.room.status {
            Status::Playing => {
                let seat = require_seat(&self.room, user)?;
                match self.room.paused {
                    true => Err(TableRefusal::Paused),
                    false => Ok(seat),
                }
            }
            Status::Lobby => Err(TableRefusal::NotStarted),
            Status::Over { .. } => Err(TableRefusal::Over),
            Status::Closed => Err(TableRefusal::Closed),
        }
    }
}
