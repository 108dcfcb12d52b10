//! What stays its author's own, even after the end: private acts of which the game took no notice.
//! Whoever leaves one out and lets the rules play everything that followed gets the very same game.
//! What was sealed is what the game did take notice of; how its author came to it stays his own too.
//!
//! It knows no game: no note and no draft is told apart by anything but that.

use std::collections::BTreeSet;
use std::sync::Arc;

use games::{Game, Spoken};

use super::Chronicle;
use super::anew::Rerun;
use crate::ids::Version;
use crate::table::{Effect, Motive, Steps};

/// The steps of a record, without what stays their authors' own.
pub(super) fn kept_back<G: Spoken>(chronicle: &Chronicle<G>) -> Steps<G> {
    let private = private(chronicle);
    let mut without: BTreeSet<Version> = private
        .iter()
        .copied()
        // What was taken back is no part of the game; and where wishes were not kept, nobody can tell
        // any more what the game took notice of.
        .filter(|version| !chronicle.is_whole || chronicle.steps.is_taken(*version))
        .collect();
    let open: Vec<Version> = private.difference(&without).copied().collect();
    leave_out(chronicle, &private, &open, &mut without);
    let mut kept = Steps::none();
    for step in chronicle.steps.iter() {
        let (version, seat) = (step.version, super::actor(step));
        kept.push(match (private.contains(&version), seat) {
            (true, _) if without.contains(&version) => emptied(step),
            (true, Some(seat)) => Effect {
                motive: Motive::Sealed(seat),
                ..step.clone()
            },
            _ => step.clone(),
        });
    }
    kept
}

/// A step of which nothing is told but how many events it had: the dice are counted by them.
fn emptied<G: Game>(step: &Effect<G>) -> Effect<G> {
    Effect {
        motive: Motive::Own { many: step.many() },
        events: Arc::default(),
        by: None,
        ..step.clone()
    }
}

/// The acts that nobody else was told anything of.
fn private<G: Spoken>(chronicle: &Chronicle<G>) -> BTreeSet<Version> {
    let mut private = BTreeSet::new();
    let mut state = chronicle.begin();
    for (at, step) in chronicle.steps.iter().enumerate() {
        if !step.back.is_empty() {
            let until = chronicle.steps.until(at + 1);
            state = until.without(chronicle.begin(), &[]);
        }
        let mut told = false;
        for event in step.events.iter() {
            G::apply(&mut state, event);
            told |= games::news_for_everyone::<G>(&state, event)
                .transpose()
                .is_some();
        }
        let acts = matches!(step.motive, Motive::Wish { .. });
        if acts && !told && !step.events.is_empty() {
            private.insert(step.version);
        }
    }
    private
}

/// Leaves out what is not missed of these acts, all of them at once if none is: few are, and each look
/// at it is a whole game.
fn leave_out<G: Spoken>(
    chronicle: &Chronicle<G>,
    private: &BTreeSet<Version>,
    acts: &[Version],
    without: &mut BTreeSet<Version>,
) {
    if !is_missed(chronicle, private, without, acts) {
        without.extend(acts);
        return;
    }
    if acts.len() > 1 {
        let (earlier, later) = acts.split_at(acts.len() / 2);
        leave_out(chronicle, private, earlier, without);
        leave_out(chronicle, private, later, without);
    }
}

/// Whether the game would have been another without any of these acts too.
fn is_missed<G: Spoken>(
    chronicle: &Chronicle<G>,
    private: &BTreeSet<Version>,
    without: &BTreeSet<Version>,
    acts: &[Version],
) -> bool {
    let Some(first) = acts.first() else {
        return false;
    };
    let left_out = |it: Version| acts.contains(&it) || without.contains(&it);
    let mut rerun = Rerun::of(chronicle);
    chronicle.steps.iter().any(|step| {
        let judged = step.version > *first && !private.contains(&step.version);
        rerun.passes(step, judged, left_out).is_some()
    })
}
