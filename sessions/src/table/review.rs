//! Reviewing a game for its players: what a person knew at each of their decisions, and the same
//! game started again for another player. All of it is seen only through the audiences of `games`.

use games::{Cause, Dice, Everyone, Game, Knowledge, Pending, Sampled, Seat, Seed, To};

use super::snapshot::Snapshot;
use super::steps::{Effect, Steps};
use crate::ids::UserId;

/// A decision: its player's knowledge, and their act.
#[derive(Clone)]
pub struct Decided<G: Sampled> {
    /// The step of the game with which it came, counted from 1.
    pub step: u64,
    /// Their knowledge.
    pub seen: Knowledge<G>,
    /// Their act.
    pub did: G::Action,
}

/// The decisions of a seat that stand, in order, as far as they can be judged: those of the steps
/// that are its `own`. `state` is the beginning of the game.
pub(crate) fn decisions<G: Sampled>(
    steps: &Steps<G>,
    mut state: G::State,
    seat: Seat,
    own: impl Fn(&Effect<G>) -> bool,
) -> To<Seat, Vec<Decided<G>>> {
    let mut seen = games::initial_knowledge::<G>(&state, seat);
    let mut decided = To::everyone(Vec::new()).to_seat(seat);
    for (number, step) in (1..).zip(steps.iter()) {
        if step.events.is_empty() || steps.is_taken_back(step.version) {
            continue;
        }
        let before = own(step).then(|| seen.clone());
        for event in step.events.iter() {
            G::apply(&mut state, event);
            seen.learn(&state, event);
        }
        let Some(before) = before else {
            continue;
        };
        let after = seen.map_ref(|seen| seen.news().to_vec());
        let made = before.zip(after).map(|both| {
            both.map(|(before, news)| {
                let news = news.get(before.news().len()..).unwrap_or_default();
                let done = G::decisions_made(before.view(), news, seat).into_iter();
                let one = |did| Decided {
                    step: number,
                    seen: before.clone(),
                    did,
                };
                done.map(one).collect::<Vec<_>>()
            })
        });
        decided = decided.gather(made, |all: &mut Vec<_>, some| all.extend(some));
    }
    decided
}

impl<G: Sampled> Snapshot<G> {
    /// The decisions of a person in their seat that stand, in order, as far as they can be judged.
    #[must_use]
    pub fn decided(&self, seat: Seat, user: UserId) -> To<Seat, Vec<Decided<G>>> {
        decisions(&self.steps, self.begin(), seat, |step| {
            step.by == Some(user)
        })
    }

    /// The game that one person played alone, as it was when they began to decide; `None` where
    /// several played, or nothing has begun.
    #[must_use]
    pub fn rerun(&self) -> Option<Rerun<G>> {
        let alone = Seat::new(0);
        if self.room().seat_count() != 1 {
            return None;
        }
        let first = self.steps.first()?;
        let mut state = G::new_state(&self.played, 1);
        let mut seen = games::initial_knowledge::<G>(&state, alone);
        for event in first.events.iter() {
            G::apply(&mut state, event);
            seen.learn(&state, event);
        }
        Some(Rerun {
            state,
            seen,
            number: first.events.len() as u64,
            chance: self.thoughts.aside(),
            thoughts: self.thoughts.clone(),
        })
    }
}

/// A solo game, played again by another player. It is not stored.
pub struct Rerun<G: Game> {
    state: G::State,
    seen: To<Seat, Knowledge<G>>,
    number: u64,
    chance: Seed,
    thoughts: Seed,
}

impl<G: Game> Rerun<G> {
    /// The player's knowledge, if they have a pending decision.
    #[must_use]
    pub fn pending_knowledge(&self) -> Option<To<Seat, Knowledge<G>>> {
        match G::pending(&self.state) {
            Pending::Orders(due) if !due.is_empty() => Some(self.seen.clone()),
            Pending::Orders(_) | Pending::Over { .. } => None,
        }
    }

    /// Dice for the next thought: the same for every player of the rerun.
    #[must_use]
    pub fn dice(&self) -> Dice {
        Dice::for_event(&self.thoughts, self.number)
    }

    /// Makes an act in the rerun.
    ///
    /// # Errors
    /// Why the rules do not grant it.
    pub fn act(&mut self, action: G::Action) -> Result<(), G::Refusal> {
        let cause = Cause::Act(self.seen.audience(), action);
        let proposal = games::propose::<G>(&self.state, &self.chance, self.number, cause)?;
        for event in &proposal.events {
            G::apply(&mut self.state, event);
            self.seen.learn(&self.state, event);
        }
        self.number += proposal.events.len() as u64;
        Ok(())
    }

    /// The view that everyone has.
    #[must_use]
    pub fn view(&self) -> To<Everyone, G::View> {
        games::view_for_everyone::<G>(&self.state)
    }
}
