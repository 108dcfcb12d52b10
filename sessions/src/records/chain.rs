//! Pledges of everything that happened in a game. A step's own pledge is salted, so that no
//! one can guess at it; all of them are one chain, so that one pledge stands for everything before
//! it, what was done in private included, and tells neither what that was nor that it was.
//!
//! All of it is made of the lines of the record that the game will have (`docs/record.md`).

use games::{Audience, Game};
use serde::Serialize;

use super::line::{StepLine, lines, names};
use super::own::mark_private_acts;
use super::pseudonym::anonymize;
use crate::ids::Millis;
use crate::table::player::Player;
use crate::table::pledge::{Pledge, Salt, TableRandomness};
use crate::table::{Moment, Snapshot, Steps};

/// The pledges of a game, moment by moment: those who lived through a moment are told its
/// pledge.
pub struct Pledges(Vec<Pledge>);

impl Pledges {
    /// The pledge of everything up to a moment; `None` where nothing is pledged.
    #[must_use]
    pub fn pledge_at<A: Audience, G: Game>(&self, moment: &Moment<A, G>) -> Option<Pledge> {
        let before = usize::try_from(moment.step).ok()?.checked_sub(1)?;
        self.0.get(before).copied()
    }
}

impl<G: Game> Snapshot<G> {
    /// The pledge of the seed from which the game's chance comes; `None` where everybody may
    /// know that seed.
    #[must_use]
    pub fn pledge(&self) -> Option<Pledge> {
        Some(self.randomness.pledged_seed()?.pledge())
    }

    /// The pledge of the game so far.
    #[must_use]
    pub fn pledges(&self) -> Pledges {
        let (Some(lobby), Some(first)) = (self.pledge(), self.steps.first()) else {
            return Pledges(Vec::new());
        };
        let began = first.at;
        let steps = mark_private_acts(anonymize(&self.steps), || self.begin());
        let head = pledge_of_beginning::<G>(&lobby, began, &steps, &self.played);
        let step_pledges = step_pledges(&steps, began, head, &self.randomness).into_iter();
        Pledges(step_pledges.map(|pledge| pledge.head).collect())
    }
}

/// Pledge of a step.
pub(super) struct StepPledge {
    pub salt: Salt,
    /// Pledge of the secret part of the step alone.
    pub leaf: Pledge,
    /// The step and everything before it.
    pub head: Pledge,
}

/// The pledges of all steps, after that of the game's beginning.
pub(super) fn step_pledges<G: Game>(
    steps: &Steps<G>,
    began: Millis,
    mut head: Pledge,
    randomness: &TableRandomness,
) -> Vec<StepPledge> {
    let pledge = |line: StepLine<G::Event>| {
        let salt = randomness.salt(line.step);
        let leaf = pledge_of_step(&line, &salt);
        head = pledge_after_step(&head, &leaf, &line);
        StepPledge { salt, leaf, head }
    };
    lines(steps, began).map(pledge).collect()
}

/// The pledge of a game as it begins.
pub(super) fn pledge_of_beginning<G: Game>(
    lobby: &Pledge,
    began: Millis,
    steps: &Steps<G>,
    options: &G::Options,
) -> Pledge {
    let seats: &[Option<Player>] = steps.first().map_or(&[], |first| &first.seats);
    let (game, seats, options) = (G::ID, json(&names(seats)), json(options));
    lobby.of_beginning(&format!("{game} {began} {seats} {options}"))
}

/// The pledge of the secret part of a step, given its salt.
pub(super) fn pledge_of_step<E: Serialize>(line: &StepLine<E>, salt: &Salt) -> Pledge {
    let seat = line.seat.map(|seat| seat.index().to_string());
    let seat = seat.unwrap_or_else(|| "-".to_owned());
    let (back, events) = (json(&line.back), json(&line.events));
    Pledge::of_step(salt, &format!("{seat} {back} {events}"))
}

/// The pledge of everything until after a step.
pub(super) fn pledge_after_step<E>(before: &Pledge, leaf: &Pledge, line: &StepLine<E>) -> Pledge {
    let (after, kind, many) = (line.after, line.kind.word(), line.event_count());
    let seats = json(line.seats.as_deref().unwrap_or_default());
    before.and(leaf, &format!("{after} {kind} {many} {seats}"))
}

/// A value as JSON, as which it is stored, so that this cannot fail.
fn json(value: &(impl Serialize + ?Sized)) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
