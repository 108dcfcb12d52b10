//! What everything that happened in a game is pledged by. A step's own pledge is salted, so that no
//! one can guess at it; all of them are one chain, so that one pledge stands for everything before
//! it, what was done in private included, and tells neither what that was nor that it was.
//!
//! All of it is made of the lines of the record that the game will have (`docs/record.md`).

use games::{Audience, Game};
use serde::Serialize;

use super::line::{StepLine, lines, names};
use super::own::with_private;
use super::pseudonym::anonymous;
use crate::ids::Millis;
use crate::table::player::Player;
use crate::table::pledge::{Pledge, Salt, TableRandomness};
use crate::table::{Moment, Snapshot, Steps};

/// What a game is pledged by, moment by moment: those who lived through a moment are told its
/// pledge.
pub struct Pledges(Vec<Pledge>);

impl Pledges {
    /// What everything until that moment is pledged by; `None` where nothing is pledged.
    #[must_use]
    pub fn at<A: Audience, G: Game>(&self, moment: &Moment<A, G>) -> Option<Pledge> {
        let before = usize::try_from(moment.step).ok()?.checked_sub(1)?;
        self.0.get(before).copied()
    }
}

impl<G: Game> Snapshot<G> {
    /// What the seed is pledged by from which the game's chance comes; `None` where everybody may
    /// know that seed.
    #[must_use]
    pub fn pledge(&self) -> Option<Pledge> {
        Some(self.randomness.drawn()?.pledge())
    }

    /// What the game is pledged by so far.
    #[must_use]
    pub fn pledges(&self) -> Pledges {
        let (Some(lobby), Some(first)) = (self.pledge(), self.steps.first()) else {
            return Pledges(Vec::new());
        };
        let began = first.at;
        let steps = with_private(anonymous(&self.steps), || self.begin());
        let head = begun::<G>(&lobby, began, &steps, &self.played);
        let knots = knots(&steps, began, head, &self.randomness).into_iter();
        Pledges(knots.map(|knot| knot.head).collect())
    }
}

/// What a step is pledged by.
pub(super) struct Knot {
    pub salt: Salt,
    /// What is secret of the step, alone.
    pub leaf: Pledge,
    /// The step and everything before it.
    pub head: Pledge,
}

/// What each step is pledged by, after what the game's beginning is pledged by.
pub(super) fn knots<G: Game>(
    steps: &Steps<G>,
    began: Millis,
    mut head: Pledge,
    randomness: &TableRandomness,
) -> Vec<Knot> {
    let tie = |line: StepLine<G::Event>| {
        let salt = randomness.salt(line.step);
        let leaf = leaf(&line, &salt);
        head = after(&head, &leaf, &line);
        Knot { salt, leaf, head }
    };
    lines(steps, began).map(tie).collect()
}

/// What a game is pledged by as it begins.
pub(super) fn begun<G: Game>(
    lobby: &Pledge,
    began: Millis,
    steps: &Steps<G>,
    options: &G::Options,
) -> Pledge {
    let seats: &[Option<Player>] = steps.first().map_or(&[], |first| &first.seats);
    let (game, seats, options) = (G::ID, json(&names(seats)), json(options));
    lobby.begins(&format!("{game} {began} {seats} {options}"))
}

/// What is secret of a step is pledged by this, given its salt.
pub(super) fn leaf<E: Serialize>(line: &StepLine<E>, salt: &Salt) -> Pledge {
    let seat = line.seat.map(|seat| seat.index().to_string());
    let seat = seat.unwrap_or_else(|| "-".to_owned());
    let (back, events) = (json(&line.back), json(&line.events));
    Pledge::of_step(salt, &format!("{seat} {back} {events}"))
}

/// What everything is pledged by after a step.
pub(super) fn after<E>(before: &Pledge, leaf: &Pledge, line: &StepLine<E>) -> Pledge {
    let (after, deed, many) = (line.after, line.deed.word(), line.many());
    let seats = json(line.seats.as_deref().unwrap_or_default());
    before.and(leaf, &format!("{after} {deed} {many} {seats}"))
}

/// What is written here is kept as JSON, so it can be written.
fn json(it: &(impl Serialize + ?Sized)) -> String {
    serde_json::to_string(it).unwrap_or_default()
}
