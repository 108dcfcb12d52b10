//! Acts that stay private to their author even after the end: private acts that had no effect on
//! the game. Leaving one out and letting the rules play everything that followed gives the very
//! same game. An act with an effect is told (a sky that was sealed, an order that was flown), but
//! not what its author tried on the way there.
//!
//! This is independent of the game: notes and drafts are recognized by nothing but that.

use std::collections::BTreeSet;
use std::sync::Arc;

use games::{Game, Spoken};

use super::Chronicle;
use super::replay::ReplayCheck;
use crate::ids::Version;
use crate::table::{Effect, Motive, Steps};

/// Marks private acts as such in these steps: their words are left out.
pub(super) fn mark_private_acts<G: Game>(
    steps: Steps<G>,
    begin: impl Fn() -> G::State,
) -> Steps<G> {
    let mut marked = Steps::none();
    let mut state = begin();
    for (at, step) in steps.iter().enumerate() {
        if !step.back.is_empty() {
            state = steps.first_steps(at + 1).state_without(begin(), &[]);
        }
        let shown = apply_events::<G>(&mut state, &step.events);
        let motive = match step.motive {
            Motive::Action {
                seat: Some(seat), ..
            } if !shown && !step.events.is_empty() => Motive::Private(seat),
            _ => step.motive.clone(),
        };
        marked.push(Effect {
            motive,
            ..step.clone()
        });
    }
    marked
}

/// Applies events to a state, and tells whether everybody sees or learns anything of them.
pub(super) fn apply_events<G: Game>(state: &mut G::State, events: &[G::Event]) -> bool {
    let before = games::view_for_everyone::<G>(state);
    let mut has_news = false;
    for event in events {
        G::apply(state, event);
        let news = games::news_for_everyone::<G>(state, event);
        has_news |= news.transpose().is_some();
    }
    has_news || !before.is_same(&games::view_for_everyone::<G>(state))
}

/// The steps of a record, of which private acts without an effect on the game are withheld.
pub(super) fn withhold_private_acts<G: Spoken>(chronicle: &Chronicle<G>) -> Steps<G> {
    let private = chronicle.steps.iter().filter(|step| is_private(step));
    // What was taken back is no part of the game.
    let (without, open): (Vec<_>, Vec<_>) = private
        .map(|step| step.version)
        .partition(|version| chronicle.steps.is_taken_back(*version));
    let mut search = Search {
        chronicle,
        without: without.into_iter().collect(),
        decided: ReplayCheck::new(chronicle),
        passed: 0,
    };
    search.leave_out(&open);
    let without = search.without;
    let mut steps = Steps::none();
    for step in chronicle.steps.iter() {
        steps.push(match without.contains(&step.version) {
            true => withheld(step),
            false => step.clone(),
        });
    }
    steps
}

/// Tells whether a step is a private act.
const fn is_private<G: Game>(step: &Effect<G>) -> bool {
    matches!(step.motive, Motive::Private(_))
}

/// A step of which nothing is left but the number of its events: the dice are counted by them.
fn withheld<G: Game>(step: &Effect<G>) -> Effect<G> {
    Effect {
        motive: Motive::Withheld {
            many: step.event_count(),
        },
        events: Arc::default(),
        ..step.clone()
    }
}

/// Search for the acts without an effect, from the first step to the last.
struct Search<'c, G: Game> {
    chronicle: &'c Chronicle<G>,
    without: BTreeSet<Version>,
    /// The game up to the step at which the search is.
    decided: ReplayCheck<'c, G>,
    passed: usize,
}

impl<G: Spoken> Search<'_, G> {
    /// Leaves out those of these acts that had no effect. Tries all of them at once first, then
    /// each half: a try replays a whole game, and few acts had an effect.
    fn leave_out(&mut self, acts: &[Version]) {
        let Some(first) = acts.first() else {
            return;
        };
        self.pass_until(*first);
        if !self.has_effect(acts) {
            self.without.extend(acts);
        } else if acts.len() > 1 {
            let (earlier, later) = acts.split_at(acts.len() / 2);
            self.leave_out(earlier);
            self.leave_out(later);
        }
    }

    /// Passes all steps before this one.
    fn pass_until(&mut self, first: Version) {
        let rest = self.chronicle.steps.iter().skip(self.passed);
        for step in rest.take_while(|step| step.version < first) {
            self.decided
                .pass(step, false, |it| self.without.contains(&it));
            self.passed += 1;
        }
    }

    /// Tells whether the game would have gone otherwise without these acts, and those that are left
    /// out already.
    fn has_effect(&self, acts: &[Version]) -> bool {
        let left_out = |it: Version| acts.contains(&it) || self.without.contains(&it);
        let mut rerun = self.decided.clone();
        let mut rest = self.chronicle.steps.iter().skip(self.passed);
        rest.any(|step| {
            let judged = acts.first() < Some(&step.version) && !is_private(step);
            rerun.pass(step, judged, left_out).is_some()
        })
    }
}
