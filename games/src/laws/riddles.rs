//! *Riddles can be answered*: a question that a finished game makes for others has three to five
//! different answers, each an action that can be written, and nothing of the right one is in how
//! they are ordered.

use std::collections::BTreeSet;

use super::{Rehearsed, Script};
use crate::core::audience::view_for_everyone;
use crate::core::sampled::Sampled;
use crate::core::seat::Seat;

/// Tests the law on one game, and returns the places of the right answers.
///
/// # Panics
/// When it is broken.
pub fn riddles_are_answerable<G: Rehearsed + Sampled>(script: &Script<G>) -> Vec<usize> {
    let mut states = Vec::new();
    script.each_step(|step, before, _| {
        let mut after = before.clone();
        for event in step.result.iter().flatten() {
            G::apply(&mut after, event);
        }
        states.push(after);
    });
    let views: Vec<G::View> = states
        .iter()
        .map(|state| view_for_everyone::<G>(state).open())
        .collect();
    let mut places = Vec::new();
    for seat in Seat::all(script.seats) {
        let made = views
            .iter()
            .zip(1..)
            .filter_map(|(seen, nth)| G::riddle(seen, seat, &views[nth..]));
        for riddle in made {
            let words: BTreeSet<String> = riddle
                .answers
                .iter()
                .map(|answer| G::spell(answer).to_string())
                .collect();
            assert_eq!(words.len(), riddle.answers.len(), "{}: {words:?}", G::ID);
            assert!((3..=5).contains(&words.len()), "{}: {words:?}", G::ID);
            assert!(riddle.right < words.len(), "{}", G::ID);
            places.push(riddle.right);
        }
    }
    places
}
