//! *Blindness*: two games that differ only in what is hidden from a viewer are the same to that
//! viewer.
//!
//! Every secret that the viewer may not know is replaced by another in the whole journal, while
//! every public fact stays as it is. Then at each moment the viewer must see the same, learn the
//! same, be waited for alike, and be granted or refused alike for any action.

use super::refusal::view;
use super::{Rehearsed, Script, Viewer};
use crate::core::audience::{news_for_everyone, news_for_seat};
use crate::core::game::Cause;
use crate::core::turn::propose;

/// Tests the law on one game; returns how many secrets were replaced.
///
/// # Panics
/// When it is broken.
pub fn blindness<G: Rehearsed>(script: &Script<G>) -> usize {
    Viewer::all(script.seats)
        .map(|viewer| blind(script, viewer))
        .sum()
}

fn blind<G: Rehearsed>(script: &Script<G>, viewer: Viewer) -> usize {
    let name = format!("{} {} {viewer:?}", G::ID, script.number);
    let mut dice = script.dice(3);
    let mut other = script.new_state();
    let mut twisted = 0;
    script.each_step(|step, before, number| {
        if let Cause::Act(seat, action) = &step.cause
            && Viewer::Seat(*seat) == viewer
            && !G::may_probe(action)
        {
            // What is granted may come out differently; that it is granted must tell nothing.
            let there = propose::<G>(&other, &script.seed, number, step.cause.clone()).err();
            let here = step.result.as_ref().err().cloned();
            assert_eq!(there, here, "{name}: the refusal tells");
        }
        let mut state = before.clone();
        for event in step.result.iter().flatten() {
            let twin = G::twist(&other, event, viewer, &mut dice);
            twisted += usize::from(twin.is_some());
            let twin = twin.unwrap_or_else(|| event.clone());
            G::apply(&mut state, event);
            G::apply(&mut other, &twin);
            assert_eq!(
                news::<G>(&state, event, viewer),
                news::<G>(&other, &twin, viewer),
                "{name}: the news tell"
            );
            assert_eq!(
                view::<G>(&state, viewer),
                view::<G>(&other, viewer),
                "{name}: the view tells"
            );
            assert_eq!(
                G::pending(&state),
                G::pending(&other),
                "{name}: whom it waits for tells"
            );
        }
    });
    twisted
}

fn news<G: Rehearsed>(after: &G::State, event: &G::Event, viewer: Viewer) -> Option<G::Glimpse> {
    match viewer {
        Viewer::Everyone => news_for_everyone::<G>(after, event).open(),
        Viewer::Seat(seat) => news_for_seat::<G>(after, event, seat)
            .open_for(seat)
            .flatten(),
    }
}
