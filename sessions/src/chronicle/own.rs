//! What stays its author's own, even after the end: private acts of which the game took no notice.
//! Whoever leaves one out and lets the rules play everything that followed gets the very same game.
//! What was sealed is what the game did take notice of; how its author came to it stays his own too.
//!
//! It knows no game: no note and no draft is told apart by anything but that.

use std::collections::BTreeSet;
use std::sync::Arc;

use games::{Game, Spoken};

use super::Chronicle;
use super::anew::RunOnceMore;
use crate::ids::Version;
use crate::table::{Effect, Motive, Steps};

/// The steps of a record, without what stays their authors' own.
pub(super) fn kept_back<G: Spoken>(chronicle: &Chronicle<G>) -> Steps<G> {
    let private = private(chronicle);
    let without: BTreeSet<Version> = private
        .iter()
        .copied()
        // What was taken back is no part of the game; and where wishes were not kept, nobody can tell
        // any more what the game took notice of.
        .filter(|version| !chronicle.is_whole || chronicle.steps.is_taken(*version))
        .collect();
    let open: Vec<Version> = private.difference(&without).copied().collect();
    let mut search = Search {
        chronicle,
        private: &private,
        without,
        decided: RunOnceMore::of(chronicle),
        passed: 0,
    };
    search.leave_out(&open);
    let without = search.without;
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

/// What is not missed, looked for from the first step to the last.
struct Search<'c, G: Game> {
    chronicle: &'c Chronicle<G>,
    private: &'c BTreeSet<Version>,
    without: BTreeSet<Version>,
    /// The game as far as all that is private is decided: so many steps.
    decided: RunOnceMore<'c, G>,
    passed: usize,
}

impl<G: Spoken> Search<'_, G> {
    /// Leaves out what is not missed of these acts, all of them at once if none is: few are, and to find
    /// that out is a whole game.
    fn leave_out(&mut self, acts: &[Version]) {
        let Some(first) = acts.first() else {
            return;
        };
        self.goes_to(*first);
        if !self.is_missed(acts) {
            self.without.extend(acts);
        } else if acts.len() > 1 {
            let (earlier, later) = acts.split_at(acts.len() / 2);
            self.leave_out(earlier);
            self.leave_out(later);
        }
    }

    /// All before this step is decided.
    fn goes_to(&mut self, first: Version) {
        let rest = self.chronicle.steps.iter().skip(self.passed);
        for step in rest.take_while(|step| step.version < first) {
            self.decided
                .passes(step, false, |it| self.without.contains(&it));
            self.passed += 1;
        }
    }

    /// Whether the game would have been another without any of these acts too.
    fn is_missed(&self, acts: &[Version]) -> bool {
        let left_out = |it: Version| acts.contains(&it) || self.without.contains(&it);
        let mut rerun = self.decided.clone();
        let mut rest = self.chronicle.steps.iter().skip(self.passed);
        rest.any(|step| {
            let judged =
                acts.first() < Some(&step.version) && !self.private.contains(&step.version);
            rerun.passes(step, judged, left_out).is_some()
        })
    }
}
