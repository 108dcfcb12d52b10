//! Acts that stay private to their author even after the end: private acts that had no effect on
//! the game. Leaving one out and letting the rules play everything that followed gives the very
//! same game. What did have an effect is told (a sky that was sealed, an order that was flown), but
//! not what its author wished on the way there.
//!
//! This is independent of the game: notes and drafts are recognized by nothing but that.

use std::collections::BTreeSet;
use std::sync::Arc;

use games::{Game, Spoken};

use super::Chronicle;
use super::replay::ReplayCheck;
use crate::ids::Version;
use crate::table::{Effect, Motive, Steps};

/// These steps, with private acts marked as such: their words are left out.
pub(super) fn with_private<G: Game>(steps: Steps<G>, begin: impl Fn() -> G::State) -> Steps<G> {
    let mut told = Steps::none();
    let mut state = begin();
    for (at, step) in steps.iter().enumerate() {
        if !step.back.is_empty() {
            state = steps.until(at + 1).without(begin(), &[]);
        }
        let shown = applied::<G>(&mut state, &step.events);
        let motive = match step.motive {
            Motive::Wish {
                seat: Some(seat), ..
            } if !shown && !step.events.is_empty() => Motive::Private(seat),
            _ => step.motive.clone(),
        };
        told.push(Effect {
            motive,
            ..step.clone()
        });
    }
    told
}

/// Goes on by events, and tells whether everybody sees or learns anything of them.
pub(super) fn applied<G: Game>(state: &mut G::State, events: &[G::Event]) -> bool {
    let before = games::view_for_everyone::<G>(state);
    let mut told = false;
    for event in events {
        G::apply(state, event);
        let news = games::news_for_everyone::<G>(state, event);
        told |= news.transpose().is_some();
    }
    told || !before.is_same(&games::view_for_everyone::<G>(state))
}

/// The steps of a record, without what stays their authors' own.
pub(super) fn kept_back<G: Spoken>(chronicle: &Chronicle<G>) -> Steps<G> {
    let private = chronicle.steps.iter().filter(|step| is_private(step));
    // What was taken back is no part of the game.
    let (without, open): (Vec<_>, Vec<_>) = private
        .map(|step| step.version)
        .partition(|version| chronicle.steps.is_taken(*version));
    let mut search = Search {
        chronicle,
        without: without.into_iter().collect(),
        decided: ReplayCheck::new(chronicle),
        passed: 0,
    };
    search.leave_out(&open);
    let without = search.without;
    let mut kept = Steps::none();
    for step in chronicle.steps.iter() {
        kept.push(match without.contains(&step.version) {
            true => emptied(step),
            false => step.clone(),
        });
    }
    kept
}

const fn is_private<G: Game>(step: &Effect<G>) -> bool {
    matches!(step.motive, Motive::Private(_))
}

/// A step of which nothing is told but how many events it had: the dice are counted by them.
fn emptied<G: Game>(step: &Effect<G>) -> Effect<G> {
    Effect {
        motive: Motive::Own {
            many: step.event_count(),
        },
        events: Arc::default(),
        ..step.clone()
    }
}

/// The acts that are not missed, looked for from the first step to the last.
struct Search<'c, G: Game> {
    chronicle: &'c Chronicle<G>,
    without: BTreeSet<Version>,
    /// The game as far as all that is private is decided: so many steps.
    decided: ReplayCheck<'c, G>,
    passed: usize,
}

impl<G: Spoken> Search<'_, G> {
    /// Leaves out what is not missed of these acts, all of them at once if none is: few are, and to
    /// find that out is a whole game.
    fn leave_out(&mut self, acts: &[Version]) {
        let Some(first) = acts.first() else {
            return;
        };
        self.go_to(*first);
        if !self.is_missed(acts) {
            self.without.extend(acts);
        } else if acts.len() > 1 {
            let (earlier, later) = acts.split_at(acts.len() / 2);
            self.leave_out(earlier);
            self.leave_out(later);
        }
    }

    /// Decides all private acts before this step.
    fn go_to(&mut self, first: Version) {
        let rest = self.chronicle.steps.iter().skip(self.passed);
        for step in rest.take_while(|step| step.version < first) {
            self.decided
                .pass(step, false, |it| self.without.contains(&it));
            self.passed += 1;
        }
    }

    /// Tells whether the game would have been another without any of these acts too.
    fn is_missed(&self, acts: &[Version]) -> bool {
        let left_out = |it: Version| acts.contains(&it) || self.without.contains(&it);
        let mut rerun = self.decided.clone();
        let mut rest = self.chronicle.steps.iter().skip(self.passed);
        rest.any(|step| {
            let judged = acts.first() < Some(&step.version) && !is_private(step);
            rerun.pass(step, judged, left_out).is_some()
        })
    }
}
