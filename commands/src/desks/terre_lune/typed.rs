//! What a player of De la Terre à la Lune types in the DM: `Bêta`, `R7`, `échanger R7 B3`,
//! `défi rouge`, `fin`…

use games::terre_lune::{Action, Refusal, Stage, TerreLune, View};
use text::terre_lune::{Verb, colour_of, node_of, verb};

use super::read;
use crate::desk::{Page, Step};

pub(super) fn typed(view: &View, said: &str) -> Option<Step<TerreLune>> {
    let said = said.trim();
    let (first, rest) = said.split_once(char::is_whitespace).unwrap_or((said, ""));
    match verb(first) {
        Some(verb) => spoken(view, verb, rest.trim(), said),
        None => bare(view, said),
    }
}

fn spoken(view: &View, verb: Verb, rest: &str, said: &str) -> Option<Step<TerreLune>> {
    Some(match verb {
        Verb::Go => Step::read(read::way(rest)),
        Verb::Prospect => Step::read(read::spot(rest).map(Action::Prospect)),
        Verb::Keep => Step::Act(Action::Keep),
        Verb::PutBack => Step::Act(Action::PutBack),
        Verb::Exchange => Step::read(exchange(view, rest)),
        Verb::Push => Step::read(read::push(rest)),
        Verb::Challenge => Step::read(read::challenge(rest)),
        Verb::Ambush => Step::read(read::ambush(rest)),
        Verb::Play => Step::read(read::card(rest).map(Action::Play)),
        Verb::Molab | Verb::Mobex => Step::read(read::card(said).map(Action::Play)),
        Verb::Pack => Step::read(read::decoys(rest).map(Action::Pack)),
        Verb::Seize => Step::read(read::packets(rest).map(Action::Seize)),
        Verb::End => Step::Act(Action::End),
        Verb::Show => Step::Turn(Page::default()),
        Verb::Forward | Verb::Backward | Verb::Exhausted | Verb::And | Verb::Help => return None,
    })
}

/// The cards that are named; all of the hand where all of it may go and none is named.
fn exchange(view: &View, rest: &str) -> Result<Action, Refusal> {
    let count = view.turn.as_ref().and_then(|turn| turn.exchange);
    match (&view.own, count) {
        (Some(own), Some(count)) if rest.is_empty() && usize::from(count) == own.hand.len() => {
            let all = own.hand.iter().map(|held| held.card);
            Ok(Action::Exchange(all.collect()))
        }
        _ => read::cards(rest).map(Action::Exchange),
    }
}

/// Without a verb: a card, a place, or numbers where those are awaited.
fn bare(view: &View, said: &str) -> Option<Step<TerreLune>> {
    let numbers = !said.is_empty() && said.chars().all(|c| c.is_ascii_digit() || c == ' ');
    if numbers {
        let looks = view
            .turn
            .as_ref()
            .is_some_and(|it| !it.prospects.is_empty());
        return match view.expects {
            Some((_, Stage::Seizing)) => Some(Step::read(read::packets(said).map(Action::Seize))),
            _ if looks => Some(Step::read(read::spot(said).map(Action::Prospect))),
            _ => None,
        };
    }
    let first = said.split(|c: char| !c.is_alphabetic()).next()?;
    let (letters, more) = (first.chars().count(), said.len() > first.len());
    // Prose is no misspelt card or place: it gets the list of what can be typed.
    if colour_of(first).is_some() && more {
        return Some(Step::read(read::card(said).map(Action::Play)));
    }
    let coded = letters == 2 && more && first.chars().all(|c| node_of(&c.to_string()).is_some());
    if coded || read::place(said).is_some() {
        return Some(Step::read(read::way(said)));
    }
    None
}
