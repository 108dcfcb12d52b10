//! The replay check: every act goes through the current rules again, and the result is compared
//! with what the record says.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::panic::{AssertUnwindSafe, catch_unwind};

use games::{Cause, Game, Seat, Spoken};
use serde_json::Value;

use super::Chronicle;
use super::fault::RecordFault;
use super::own::apply_events;
use crate::ids::{EventNumber, Version};
use crate::table::{Effect, Motive, Steps};

impl<G: Spoken> Chronicle<G> {
    /// The faults of a record that is not as it was pledged, or where the rules of today say
    /// something else. Goes on after each of them with the record's own events.
    #[must_use]
    pub fn differences(&self) -> Vec<RecordFault> {
        let proof = self.proof.as_ref();
        let pledged = proof.map(|proof| proof.differences(self));
        let mut found = pledged.unwrap_or_default();
        let mut rerun = ReplayCheck::new(self);
        for step in self.steps.iter() {
            // The record may contain anything, and rules may panic on events that are not their
            // own.
            let pass = AssertUnwindSafe(|| rerun.pass(step, true, |_| false));
            match catch_unwind(pass) {
                Ok(difference) => found.extend(difference),
                Err(_) => {
                    let why = "no game can reach this; the rest was not checked";
                    found.push(RecordFault::in_step(step, why));
                    return found;
                }
            }
        }
        let ruled = match G::pending(&rerun.state) {
            games::Pending::Over { winners } => Some(winners),
            games::Pending::Orders(_) => None,
        };
        if ruled.as_ref() != Some(&self.winners) {
            // The heading, the steps, and the end.
            let line = self.steps.len() as u64 + 2;
            let seats = |seats: &[Seat]| {
                let seats: Vec<usize> = seats.iter().map(|seat| seat.index()).collect();
                format!("{seats:?}")
            };
            let recorded = seats(&self.winners);
            let ruled = ruled.map_or_else(|| "the game is not over".to_owned(), |it| seats(&it));
            let why = format!("seats {recorded} won, but by the rules {ruled}");
            found.push(RecordFault::in_line(line, why));
        }
        found
    }

    /// Number of steps that the rules are asked about once more, and of those that are taken as
    /// they stand.
    #[must_use]
    pub fn step_counts(&self) -> (usize, usize) {
        let (mut asked, mut taken) = (0, 0);
        for step in self.steps.iter() {
            match step.motive {
                Motive::Start | Motive::TimedOut(_) | Motive::Action { .. } => asked += 1,
                Motive::Continuation | Motive::Private(_) | Motive::Withheld { .. } => taken += 1,
                Motive::UndoConsent => {}
            }
        }
        (asked, taken)
    }
}

/// A record on its way through the rules once more.
#[derive(Clone)]
pub(super) struct ReplayCheck<'c, G: Game> {
    chronicle: &'c Chronicle<G>,
    state: G::State,
    passed: Steps<G>,
    /// Checked steps that can never be taken back.
    final_steps: BTreeSet<Version>,
}

impl<'c, G: Spoken> ReplayCheck<'c, G> {
    /// A check before the first step.
    pub(super) fn new(chronicle: &'c Chronicle<G>) -> Self {
        Self {
            chronicle,
            state: chronicle.begin(),
            passed: Steps::none(),
            final_steps: BTreeSet::new(),
        }
    }

    /// Passes a step as it is recorded; one that is left out does nothing. Returns the fault of a
    /// checked step that is otherwise by the rules.
    pub(super) fn pass(
        &mut self,
        step: &Effect<G>,
        is_checked: bool,
        left_out: impl Fn(Version) -> bool,
    ) -> Option<RecordFault> {
        let mut found = None;
        if !step.back.is_empty() {
            let stands = |back: &Version| {
                self.passed.find(*back).is_some() && !self.passed.is_taken_back(*back)
            };
            if !step.back.iter().all(stands) {
                let why = "it takes back a move that is not there";
                found = Some(RecordFault::in_step(step, why));
            } else if step.back.iter().any(|back| self.final_steps.contains(back)) {
                let why = "it takes back a final move (one that used chance, revealed a secret \
                           or was played by the rules)";
                found = Some(RecordFault::in_step(step, why));
            }
        }
        let dice = self.passed.dice();
        if is_checked {
            found = found.or_else(|| self.check(step, dice));
        }
        let without = left_out(step.version);
        let recorded = Effect {
            dice,
            before: None,
            events: match without {
                true => Default::default(),
                false => step.events.clone(),
            },
            motive: match without {
                true => Motive::Withheld {
                    many: step.event_count(),
                },
                false => step.motive.clone(),
            },
            ..step.clone()
        };
        let back = !recorded.back.is_empty();
        let private = is_checked && matches!(recorded.motive, Motive::Private(_));
        if private && apply_events::<G>(&mut self.state, &recorded.events) {
            let why = "it is recorded as private, but by the rules everyone sees it";
            found = found.or_else(|| Some(RecordFault::in_step(step, why)));
        } else if !private && !back {
            recorded
                .events
                .iter()
                .for_each(|event| G::apply(&mut self.state, event));
        }
        self.passed.push(recorded);
        if back {
            self.state = self.passed.state_without(self.chronicle.begin(), &[]);
        }
        found
    }

    /// Asks the rules for a step again; the fault of a step that is otherwise by them.
    fn check(&mut self, step: &Effect<G>, dice: u64) -> Option<RecordFault> {
        let (cause, seat, text) = match &step.motive {
            Motive::Start => (Cause::Start, None, "start"),
            Motive::TimedOut(seat) => (Cause::TimedOut(*seat), Some(*seat), "silence"),
            Motive::Action {
                seat: Some(seat),
                text,
            } => {
                let action = match games::reread::<G>(&self.state, *seat, text) {
                    Some(Ok(action)) => action,
                    Some(Err(why)) => return Some(refusal_fault(step, Some(*seat), text, &why)),
                    None => {
                        let why = format!("{text:?} is not a move of this game");
                        return Some(RecordFault::in_step(step, why));
                    }
                };
                (Cause::Act(*seat, action), Some(*seat), &**text)
            }
            // The rules were asked in the other game.
            Motive::Continuation => {
                self.final_steps.insert(step.version);
                return None;
            }
            Motive::Action { .. }
            | Motive::UndoConsent
            | Motive::Private(_)
            | Motive::Withheld { .. } => {
                return None;
            }
        };
        let seed = &self.chronicle.seed;
        match games::propose::<G>(&self.state, seed, dice, cause) {
            Ok(proposal) => {
                let is_act = matches!(step.motive, Motive::Action { .. });
                if proposal.revealed || !is_act {
                    self.final_steps.insert(step.version);
                }
                first_different_event(step, &proposal.events)
            }
            Err(why) => Some(refusal_fault(step, seat, text, &why)),
        }
    }
}

/// The fault of an action that the rules of today refuse.
fn refusal_fault<G: Game>(
    step: &Effect<G>,
    seat: Option<Seat>,
    text: &str,
    why: &dyn Debug,
) -> RecordFault {
    let seat = seat.map_or_else(|| "none".to_owned(), |it| it.index().to_string());
    let why = format!("the rules refuse {text:?} by seat {seat}: {why:?}");
    RecordFault::in_step(step, why)
}

/// The fault of the first event that is recorded otherwise than it is by the rules.
fn first_different_event<G: Game>(step: &Effect<G>, ruled: &[G::Event]) -> Option<RecordFault> {
    let many = step.events.len().max(ruled.len());
    (0..many).find_map(|nth| {
        let value = |event: Option<&G::Event>| {
            // Events are kept as JSON, so they can be written.
            let value = event.and_then(|event| serde_json::to_value(event).ok());
            value.unwrap_or_default()
        };
        let (recorded, ruled) = (value(step.events.get(nth)), value(ruled.get(nth)));
        let (at, recorded, ruled) = first_difference(&recorded, &ruled)?;
        let at = if at.is_empty() { "it" } else { &at };
        let number = EventNumber(step.first.0 + nth as u64);
        let why = format!("{at} is {recorded}, but by the rules {ruled}");
        Some(RecordFault::in_event(step, number, why))
    })
}

/// The place where two values differ first, and the two parts that stand there.
fn first_difference(recorded: &Value, ruled: &Value) -> Option<(String, Value, Value)> {
    if recorded == ruled {
        return None;
    }
    let deeper = match (recorded, ruled) {
        (Value::Object(a), Value::Object(b)) if a.keys().eq(b.keys()) => {
            let mut fields = a.iter().zip(b.values());
            fields.find_map(|((name, a), b)| Some((name.clone(), first_difference(a, b)?)))
        }
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            let mut items = a.iter().zip(b).enumerate();
            items.find_map(|(at, (a, b))| Some((at.to_string(), first_difference(a, b)?)))
        }
        _ => None,
    };
    Some(match deeper {
        Some((name, (at, recorded, ruled))) => (format!("/{name}{at}"), recorded, ruled),
        None => (String::new(), recorded.clone(), ruled.clone()),
    })
}
