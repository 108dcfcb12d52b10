//! What everything that happened in a game is pledged by. A step's own pledge is salted, so that nobody
//! can guess at it; all of them are one chain, so that one pledge stands for everything before it,
//! what was done in private included, and tells neither what that was nor that it was.

use games::{Audience, Game};

use super::moments::Moment;
use super::snapshot::Snapshot;
use super::steps::{Effect, Steps};
use crate::pledge::{Pledge, Salt, Urn};

/// What a game is pledged by, moment by moment: whoever lived through a moment is told its pledge.
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
    /// What the seed is pledged by from which the game's chance comes; `None` where none is: tables of
    /// old versions had no pledges, and where everybody may know the seed there is none either.
    #[must_use]
    pub fn pledge(&self) -> Option<Pledge> {
        Some(self.urn.drawn()?.pledge())
    }

    /// What the game is pledged by so far.
    #[must_use]
    pub fn pledges(&self) -> Pledges {
        let knots = knots(&self.steps, &self.urn).into_iter();
        Pledges(knots.map(|knot| knot.head).collect())
    }
}

/// What a step is pledged by.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Knot {
    pub salt: Salt,
    /// The step alone.
    pub leaf: Pledge,
    /// It and everything before it.
    pub head: Pledge,
}

/// What each step is pledged by; none where nothing is pledged.
pub(crate) fn knots<G: Game>(steps: &Steps<G>, urn: &Urn) -> Vec<Knot> {
    let Some(drawn) = urn.drawn() else {
        return Vec::new();
    };
    let mut head = drawn.pledge();
    let tie = |(number, step): (u64, &Effect<G>)| {
        let salt = urn.salt(number);
        let leaf = leaf(steps, step, &salt);
        head = head.and(&leaf);
        Knot { salt, leaf, head }
    };
    (1..).zip(steps.iter()).map(tie).collect()
}

/// What a step is pledged by, given its salt.
pub(crate) fn leaf<G: Game>(steps: &Steps<G>, step: &Effect<G>, salt: &Salt) -> Pledge {
    let place = |version: &_| steps.binary_search_by_key(version, |step| step.version);
    let back = step.back.iter().filter_map(|back| place(back).ok());
    let back: Vec<u64> = back.map(|at| at as u64 + 1).collect();
    // Both are kept as JSON, so they can be written.
    let events = serde_json::to_string(&*step.events).unwrap_or_default();
    let back = serde_json::to_string(&back).unwrap_or_default();
    Pledge::of_step(salt, &back, &events)
}
