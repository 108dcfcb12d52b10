//! What a player of Interceptor types in the DM: `3 AGAADX`, `2: 3 AGA`, `REPLI`, `A7 NE 3`,
//! `left faster`, `seal`…

use games::interceptor::{Action, Interceptor, Phase, View, order, placement};
use text::interceptor::{Verb, announced, verb};

use super::{numbered, waiting};
use crate::desk::{Page, Step};

pub(super) fn typed(view: &View, said: &str) -> Option<Step<Interceptor>> {
    let said = said.trim();
    if let Some(verb) = verb(said) {
        return match verb {
            Verb::Seal => Some(Step::Act(Action::Seal)),
            Verb::Reopen => Some(Step::Act(Action::Reopen)),
            Verb::Random => Some(Step::Act(Action::PlaceRandom)),
            Verb::Show => Some(Step::Turn(Page::default())),
            Verb::Help => None,
        };
    }
    let ship = waiting(view).unwrap_or(0);
    let (ship, said) = numbered(said).unwrap_or((ship, said));
    // At another moment the rules say why not.
    if let Some(said) = announced(said) {
        return Some(Step::Act(Action::Announce { ship, said }));
    }
    let mut letters = said.chars();
    let first = letters.next()?;
    let second = letters.next();
    // Prose is no misspelt order: it gets the list of what can be typed.
    if view.phase == Phase::Placing
        && first.is_ascii_alphabetic()
        && second.is_some_and(|letter| letter.is_ascii_digit())
    {
        return Some(Step::read(
            placement(said).map(|placement| Action::Place { ship, placement }),
        ));
    }
    let order = order(said);
    let looks_like_one =
        first.is_ascii_digit() || matches!(first, '-' | '+' | '\u{2212}' | '\u{2013}');
    match order {
        Err(_) if !looks_like_one => None,
        order => Some(Step::read(order.map(|order| Action::Write { ship, order }))),
    }
}
