//! *What can be taken back told nothing*: a step that is not said to have revealed anything comes
//! out the same, regardless of what is hidden from its actor, and what others see of it everyone
//! sees. Where it handed no decision to another seat, what others do in secret after it is granted
//! without it too, with the same result: so it can be taken back without touching their steps.

use super::refusal::view;
use super::script::Attempt;
use super::{Rehearsed, Script, Viewer};
use crate::core::audience::{news_for_everyone, news_for_seat};
use crate::core::dice::Dice;
use crate::core::game::{Cause, Game, Pending};
use crate::core::seat::Seat;
use crate::core::turn::propose;

/// Tests the law on one game; returns how many steps could be taken back.
///
/// # Panics
/// When it is broken.
pub fn undo<G: Rehearsed>(script: &Script<G>) -> usize {
    let mut dice = script.dice(5);
    Seat::all(script.seats)
        .map(|seat| blind(script, seat, &mut dice))
        .sum::<usize>()
        .max(secrets_stand(script))
}

/// The steps of a seat that revealed nothing, beside a game in which everything that this seat may
/// not know is different.
fn blind<G: Rehearsed>(script: &Script<G>, seat: Seat, dice: &mut Dice) -> usize {
    let viewer = Viewer::Seat(seat);
    let name = format!("{} {} {viewer:?}", G::ID, script.number);
    let mut other = script.new_state();
    let mut found = 0;
    script.each_step(|step, before, number| {
        if is_loose(step, seat) {
            found += 1;
            let there = propose::<G>(&other, &script.seed, number, step.cause.clone());
            let there = there.map(|proposal| written(&proposal.events)).ok();
            let here = step.result.as_ref().map(|events| written(events)).ok();
            // Journals are compared, which hold secrets: they are not shown.
            assert!(there == here, "{name}: what was hidden decided it");
            for other in Viewer::all(script.seats).filter(|other| *other != viewer) {
                may_be_seen::<G>(step, before, other, &name);
            }
        }
        for event in step.result.iter().flatten() {
            let twin = G::twist(&other, event, viewer, dice);
            G::apply(&mut other, &twin.unwrap_or_else(|| event.clone()));
        }
    });
    found
}

/// What others see of it everybody sees: who may take it back, and when, is judged by that.
fn may_be_seen<G: Rehearsed>(step: &Attempt<G>, before: &G::State, viewer: Viewer, name: &str) {
    let sees = |viewer| {
        let mut after = before.clone();
        let glimpsed = step.result.iter().flatten().any(|event| {
            G::apply(&mut after, event);
            shows_glimpse::<G>(&after, event, viewer)
        });
        glimpsed || view::<G>(before, viewer) != view::<G>(&after, viewer)
    };
    let hidden = sees(viewer) && !sees(Viewer::Everyone);
    assert!(!hidden, "{name}: {viewer:?} sees what not everybody sees");
}

fn shows_glimpse<G: Rehearsed>(after: &G::State, event: &G::Event, viewer: Viewer) -> bool {
    match viewer {
        Viewer::Everyone => news_for_everyone::<G>(after, event).open().is_some(),
        Viewer::Seat(seat) => {
            let news = news_for_seat::<G>(after, event, seat);
            news.open_for(seat).flatten().is_some()
        }
    }
}

/// Takes each such step back as late as can be, and asks what stands of the others' secrets.
fn secrets_stand<G: Rehearsed>(script: &Script<G>) -> usize {
    let mut taken = 0;
    let mut at = 0;
    script.each_step(|step, before, number| {
        at += 1;
        let Cause::Act(author, _) = step.cause else {
            return;
        };
        if is_loose(step, author) {
            taken += 1;
            without(script, at, author, (before.clone(), number));
        }
    });
    taken
}

/// The steps from `at` on that the author of the one before does not see, on a state without it.
fn without<G: Rehearsed>(
    script: &Script<G>,
    at: usize,
    author: Seat,
    (mut state, number): (G::State, u64),
) {
    let name = format!("{} {} step {at}", G::ID, script.number);
    let mine = view::<G>(&state, Viewer::Seat(author));
    let public = view::<G>(&state, Viewer::Everyone);
    let mut with = state.clone();
    let mut number = number;
    let due = waits_for::<G>(&state);
    for event in script.steps[at - 1].result.iter().flatten() {
        G::apply(&mut with, event);
        number += 1;
    }
    let hands_on = |seat: &Seat| *seat != author && !due.contains(seat);
    if waits_for::<G>(&with).iter().any(hands_on) {
        return;
    }
    for step in &script.steps[at..] {
        let Ok(events) = &step.result else { continue };
        let before = with.clone();
        let Cause::Act(other, _) = step.cause else {
            return;
        };
        let mut seen = other == author;
        for event in events {
            G::apply(&mut with, event);
            seen |= shows_glimpse::<G>(&with, event, Viewer::Seat(author));
        }
        let sees = |state: &G::State| view::<G>(state, Viewer::Seat(author));
        if seen || sees(&before) != sees(&with) {
            return;
        }
        let there = propose::<G>(&state, &script.seed, number, step.cause.clone());
        let there = there.map(|proposal| written(&proposal.events)).ok();
        assert!(
            there == Some(written(events)),
            "{name}: a secret act of {other:?} rested on it"
        );
        number += events.len() as u64;
        events.iter().for_each(|event| G::apply(&mut state, event));
        assert_eq!(view::<G>(&state, Viewer::Seat(author)), mine, "{name}");
        assert_eq!(view::<G>(&state, Viewer::Everyone), public, "{name}");
    }
}

fn waits_for<G: Game>(state: &G::State) -> Vec<Seat> {
    match G::pending(state) {
        Pending::Orders(due) => due.iter().map(|due| due.seat).collect(),
        Pending::Over { .. } => Vec::new(),
    }
}

fn is_loose<G: Rehearsed>(step: &Attempt<G>, seat: Seat) -> bool {
    matches!(step.cause, Cause::Act(author, _) if author == seat)
        && step.result.is_ok()
        && !step.revealed
}

fn written<E: serde::Serialize>(events: &[E]) -> String {
    match serde_json::to_string(events) {
        Ok(json) => json,
        Err(error) => panic!("cannot be written: {error}"),
    }
}
