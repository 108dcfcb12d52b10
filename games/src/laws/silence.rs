//! *Silence is playable*: from any point of a game, when no one acts any more, the rules play for
//! those it waits for, until it is over.

use super::{Rehearsed, Script};
use crate::core::game::{Cause, Due, Pending};
use crate::core::turn::propose;

/// From how many steps of each game, besides its start, everyone falls silent.
const MOMENTS: u32 = 4;

/// Tests the law on one game.
///
/// # Panics
/// When it is broken.
pub fn silence_is_playable<G: Rehearsed>(script: &Script<G>) {
    let mut dice = script.dice(2);
    let last = script.steps.len() as u32;
    // Step 0 is the start itself; no one can be silent before it.
    let moments: Vec<u32> = std::iter::once(1)
        .chain((0..MOMENTS).map(|_| 1 + dice.below(last)))
        .collect();
    let mut reached = 0;
    script.each_step(|_, before, number| {
        for _ in moments.iter().filter(|&&moment| moment == reached) {
            fall_silent(script, before.clone(), number);
        }
        reached += 1;
    });
}

fn fall_silent<G: Rehearsed>(script: &Script<G>, mut state: G::State, mut number: u64) {
    let name = format!("{} {}", G::ID, script.number);
    for turn in 0..G::LONGEST {
        let Pending::Orders(due) = G::pending(&state) else {
            return;
        };
        assert!(!due.is_empty(), "{name}: it waits for nobody");
        // Any seat that is due may be the one whose time runs out first.
        let silent: Vec<_> = due
            .iter()
            .map(|&Due { seat, .. }| {
                match propose::<G>(&state, &script.seed, number, Cause::TimedOut(seat)) {
                    Ok(played) => played,
                    Err(refusal) => panic!("{name}: {seat:?} may not be silent: {refusal:?}"),
                }
            })
            .collect();
        let count = silent.len();
        let Some(played) = silent.into_iter().nth(turn % count) else {
            return;
        };
        assert!(!played.events.is_empty(), "{name}: silence leads nowhere");
        number += played.events.len() as u64;
        state = played.after;
    }
    panic!("{name}: silence never ends it");
}
