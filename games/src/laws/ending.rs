//! *Random play always ends*: with a winner or a tie among those who play, and for good.

use super::{Rehearsed, Script};
use crate::core::audience::Over;
use crate::core::game::{Cause, Pending};
use crate::core::seat::Seat;
use crate::core::turn::{propose, replay};

/// Tests the law on one game.
///
/// # Panics
/// When it is broken.
pub fn ending<G: Rehearsed>(script: &Script<G>) {
    let name = format!("{} {}", G::ID, script.number);
    let over = replay::<G>(&script.options, script.seats, script.events());
    let Pending::Over { winners } = G::pending(&over) else {
        panic!("{name}: not over after {} steps", script.steps.len());
    };
    assert!(
        Over::from_end::<G>(&over).is_some(),
        "{name}: nothing is laid open"
    );
    let first = G::new_state(&script.options, script.seats);
    assert!(
        Over::from_end::<G>(&first).is_none(),
        "{name}: laid open before it began"
    );
    let mut ranked = winners.clone();
    ranked.sort();
    ranked.dedup();
    assert_eq!(ranked.len(), winners.len(), "{name}: a seat wins twice");
    let sits = |seat: &Seat| seat.index() < usize::from(script.seats);
    assert!(winners.iter().all(sits), "{name}: a stranger wins");

    let mut dice = script.dice(1);
    for seat in Seat::all(script.seats) {
        let act = Cause::Act(seat, G::random_action(&over, seat, &mut dice));
        for cause in [act, Cause::TimedOut(seat)] {
            let late = propose::<G>(&over, &script.seed, u64::MAX / 2, cause);
            assert!(late.is_err(), "{name}: goes on after its end");
        }
    }
}
