//! What a player of Interceptor types in the DM: `3 AGAADX`, `2: 3 AGA`, `REPLI`, `A7 NE 3`, `seal`…

use games::interceptor::{Action, Interceptor, Phase, View, order, placement};
use text::interceptor::{Verb, verb};

use super::{numbered, waiting};
use crate::desk::{Page, Step};

/// Longer words are prose: they get the list of what can be typed.
const LONGEST_WORD: usize = 12;

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
    if view.phase == Phase::Placing && placement(said).is_ok() {
        return Some(Step::read(
            placement(said).map(|placement| Action::Place { ship, placement }),
        ));
    }
    let order = order(said);
    let first = said.chars().next()?;
    let looks_like_one = first.is_ascii_digit() || matches!(first, '-' | '+' | '\u{2212}');
    let is_short = said
        .split_whitespace()
        .all(|word| word.chars().count() <= LONGEST_WORD);
    match order {
        Err(_) if !looks_like_one && view.phase == Phase::Placing && is_short => Some(Step::read(
            placement(said).map(|placement| Action::Place { ship, placement }),
        )),
        Err(_) if !looks_like_one => None,
        order => Some(Step::read(order.map(|order| Action::Write { ship, order }))),
    }
}
