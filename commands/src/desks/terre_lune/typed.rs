//! What a player of De la Terre à la Lune types in the DM: `Bêta`, `R7`, `échanger R7 B3`,
//! `défi rouge`, `fin`…

use games::terre_lune::{Action, Refusal, TerreLune, View};
use text::terre_lune::{LEXICON, Verb, verb};

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
        Verb::Go => Step::read(read::go(rest)),
        Verb::Prospect => Step::read(read::prospect(rest)),
        Verb::Keep => Step::Act(Action::Keep),
        Verb::PutBack => Step::Act(Action::PutBack),
        Verb::Exchange => Step::read(exchange(view, rest)),
        Verb::Push => Step::read(read::push(rest)),
        Verb::Challenge => Step::read(read::challenge(rest)),
        Verb::Ambush => Step::read(read::ambush(rest)),
        Verb::Play => Step::read(read::play(rest)),
        Verb::Molab | Verb::Mobex => Step::read(read::play(said)),
        Verb::Pack => Step::read(read::pack(rest)),
        Verb::Seize => Step::read(read::seize(rest)),
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
        _ => read::exchange(rest),
    }
}

/// Without a verb: a card, a place, or numbers where those are awaited.
fn bare(view: &View, said: &str) -> Option<Step<TerreLune>> {
    Some(Step::read(match LEXICON.verb_of(view, said)? {
        "go" => read::go(said),
        "play" => read::play(said),
        "prospect" => read::prospect(said),
        "seize" => read::seize(said),
        _ => return None,
    }))
}
