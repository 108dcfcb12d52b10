//! A trick that was won with its last card, as a question for others: which card wins it?

use super::TerreLune;
use super::action::Action;
use super::card::{Card, Colour};
use super::state::Stage;
use super::trick::winning;
use super::view::{FightView, View};
use crate::core::riddle::Riddle;
use crate::core::seat::Seat;

/// The question of a moment at which this seat won a trick with the last card of it: of some cards
/// that are not on the table, one wins.
pub(super) fn riddle(seen: &View, seat: Seat, later: &[View]) -> Option<Riddle<TerreLune>> {
    let fight = seen.fight.as_ref()?;
    if seen.expects != Some((seat, Stage::Card)) || fight.table.len() + 1 != fight.fighters.len() {
        return None;
    }
    // Of the last trick nothing is left on the table.
    let after = later.first()?.fight.as_ref()?;
    let won = after.tricks.get(fight.tricks.len())?;
    let (_, right) = won.cards.last().filter(|_| won.winner == seat)?;
    let wrong = strongest_losers(fight);
    Riddle::new(seen.clone(), *right, wrong, Action::Play)
}

/// The highest card of each colour that loses this trick as its last card.
fn strongest_losers(fight: &FightView) -> Vec<Card> {
    let table: Vec<Card> = fight.table.iter().map(|(_, card)| *card).collect();
    let tricks = fight.tricks.iter().flat_map(|trick| &trick.cards);
    let gone: Vec<Card> = tricks.map(|(_, card)| *card).chain(table.clone()).collect();
    let loses = |card: &Card| {
        let trick: Vec<Card> = table.iter().copied().chain([*card]).collect();
        !gone.contains(card) && winning(&trick, fight.trump) != Some(table.len())
    };
    let of_colour = |colour: Colour| {
        let losers = Card::all().filter(move |card| card.colour() == colour);
        losers.filter(loses).min_by_key(|card| card.rank())
    };
    Colour::ALL.into_iter().filter_map(of_colour).collect()
}
