//! What a player of Contact types in the DM: `B K`, `guess K`, `signal 4`, `repeat`…

use games::contact::{Action, Contact, HandStage, Phase, Signal, View, tiles};
use text::contact::{Verb, verb};

use super::tap::card;
use super::{turn, word};
use crate::desk::{Page, Step};

pub(super) fn typed(view: &View, said: &str) -> Option<Step<Contact>> {
    let said = said.trim();
    let (first, rest) = said.split_once(char::is_whitespace).unwrap_or((said, ""));
    match verb(first) {
        Some(verb) => spoken(verb, rest.trim()),
        None => bare(view, said),
    }
}

/// Letters without a verb: the source's route, or the guesser's guess, which is asked once more:
/// a letter is quickly typed.
fn bare(view: &View, said: &str) -> Option<Step<Contact>> {
    // Prose is no misspelt route: it gets the list of what can be typed.
    let is_short = said
        .split(|c: char| !c.is_alphanumeric())
        .all(|word| word.chars().count() <= 1);
    if !is_short || said.is_empty() {
        return None;
    }
    let plans = |view: &View| {
        view.console
            .as_ref()
            .is_some_and(|it| it.hand != HandStage::Sent)
    };
    if plans(view) {
        return Some(Step::read(tiles(said).map(Action::Plan)));
    }
    let guesses = view.phase == Phase::Guessing
        && view.round.as_ref().and_then(|round| round.guesser) == view.me;
    let named = tiles(said).ok()?;
    guesses.then(|| {
        let letters: String = named.iter().map(ToString::to_string).collect();
        turn(word::GUESS, letters)
    })
}

fn spoken(verb: Verb, rest: &str) -> Option<Step<Contact>> {
    Some(match verb {
        Verb::Route => Step::read(tiles(rest).map(Action::Plan)),
        Verb::Back => Step::Act(Action::BackUp),
        Verb::Clear => Step::Act(Action::Plan(Vec::new())),
        Verb::Signal => {
            let points = rest.split_whitespace().next()?.parse().ok();
            Step::Act(Action::Choose(points.and_then(Signal::of)?))
        }
        Verb::Exchange => turn(word::SURE, word::EXCHANGE),
        Verb::Drop => Step::Act(Action::Drop),
        Verb::Send => Step::Act(Action::Send),
        Verb::Guess => match tiles(rest) {
            Err(refusal) => Step::Refuse(refusal),
            Ok(named) => match named.as_slice() {
                [one] => Step::Act(Action::Guess(*one)),
                [one, other] => Step::Act(Action::GuessTwo(*one, *other)),
                _ => return None,
            },
        },
        Verb::Repeat => Step::Act(Action::AskRepeat),
        Verb::FirstStop => Step::Act(Action::ShowFirstStop),
        Verb::Brief => Step::Act(Action::Brief(card(rest)?)),
        Verb::Reactivate => Step::Act(Action::Reactivate),
        Verb::Practise => match tiles(rest) {
            Err(refusal) => Step::Refuse(refusal),
            Ok(ends) => match ends.as_slice() {
                [from, to] => Step::Act(Action::Practise {
                    from: *from,
                    to: *to,
                }),
                _ => return None,
            },
        },
        Verb::Begin => Step::Act(Action::Begin),
        Verb::Show => Step::Turn(Page::default()),
        Verb::Help => return None,
    })
}
