//! What using one of the components means.

use games::contact::{Action, Aid, Contact, Signal, View};

use super::{hand, lettered, turn, word};
use crate::desk::{Page, Step, Tapped};

pub(super) fn tap(view: &View, tapped: &Tapped<'_>) -> Step<Contact> {
    let chosen = tapped.chosen.unwrap_or_default();
    let tile = || lettered(chosen).first().copied();
    match tapped.word {
        word::STOP => tile().map_or(Step::Unknown, |tile| Step::Act(Action::Stop(tile))),
        word::BACK => Step::Act(Action::BackUp),
        word::CLEAR => Step::Act(Action::Plan(Vec::new())),
        word::SIGNAL => signal(chosen).map_or(Step::Unknown, Step::Act),
        word::PRESS => hand::press(view, tapped),
        word::DROP => Step::Act(Action::Drop),
        word::SEND => Step::Act(Action::Send),
        word::PICK => turn(word::GUESS, [tapped.argument, chosen].concat()),
        word::GUESS => guess(tapped.argument),
        word::TWO => turn(word::TWO, chosen),
        word::REPEAT => Step::Act(Action::AskRepeat),
        word::BRIEF if chosen.is_empty() => turn(word::BRIEF, ""),
        word::BRIEF => card(chosen).map_or(Step::Unknown, |aid| Step::Act(Action::Brief(aid))),
        word::SURE => turn(word::SURE, tapped.argument),
        word::DO => done(tapped.argument),
        word::FROM => turn(word::FROM, chosen),
        word::TO => practise(tapped.argument, chosen),
        word::BEGIN => Step::Act(Action::Begin),
        word::HOME => Step::Turn(Page::default()),
        _ => Step::Unknown,
    }
}

fn signal(points: &str) -> Option<Action> {
    let signal = points.parse().ok().and_then(Signal::of)?;
    Some(Action::Choose(signal))
}

/// A help card by its number on the table, counted from 1.
pub(super) fn card(number: &str) -> Option<Aid> {
    let number: usize = number.trim().parse().ok()?;
    Aid::ALL.get(number.checked_sub(1)?).copied()
}

/// A guess by its letters: two of them spend the 50:50 card.
pub(super) fn guess(letters: &str) -> Step<Contact> {
    match lettered(letters).as_slice() {
        [one] => Step::Act(Action::Guess(*one)),
        [one, other] => Step::Act(Action::GuessTwo(*one, *other)),
        _ => Step::Unknown,
    }
}

/// What was asked once more before.
fn done(what: &str) -> Step<Contact> {
    Step::Act(match what {
        word::FIRST => Action::ShowFirstStop,
        word::EXCHANGE => Action::Exchange,
        word::REACTIVATE => Action::Reactivate,
        _ => return Step::Unknown,
    })
}

fn practise(from: &str, to: &str) -> Step<Contact> {
    match (lettered(from).as_slice(), lettered(to).as_slice()) {
        ([from], [to]) => Step::Act(Action::Practise {
            from: *from,
            to: *to,
        }),
        _ => Step::Unknown,
    }
}
