//! *A refusal is nothing*: it changes no one's view, and asking again gets the same refusal.

use super::script::Attempt;
use super::{Rehearsed, Script, Viewer};
use crate::core::audience::{view_for_everyone, view_for_seat};
use crate::core::game::Game;
use crate::core::turn::propose;

/// Tests the law on one game.
///
/// # Panics
/// When it is broken.
pub fn refusal_is_nothing<G: Rehearsed>(script: &Script<G>) {
    script.each_step(|step: &Attempt<G>, before, number| {
        let Err(refusal) = &step.result else { return };
        let seen = || Viewer::all(script.seats).map(|viewer| view::<G>(before, viewer));
        let seen_before: Vec<_> = seen().collect();
        let again = propose::<G>(before, &script.seed, number, step.cause.clone()).err();
        assert_eq!(again.as_ref(), Some(refusal), "{} {}", G::ID, script.number);
        assert!(
            seen().eq(seen_before),
            "{} {}: {refusal:?} changed a view",
            G::ID,
            script.number
        );
    });
}

/// What a viewer sees.
pub(super) fn view<G: Game>(state: &G::State, viewer: Viewer) -> Option<G::View> {
    match viewer {
        Viewer::Everyone => Some(view_for_everyone::<G>(state).open()),
        Viewer::Seat(seat) => view_for_seat::<G>(state, seat).open_for(seat),
    }
}
