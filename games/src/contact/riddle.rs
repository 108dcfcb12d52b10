//! A flight that a player understood, as a question for others: which planet does it lead to?

use super::Contact;
use super::action::Action;
use super::options::Showing;
use super::tile::Tile;
use super::view::{Phase, Standing, View};
use crate::core::riddle::Riddle;
use crate::core::seat::Seat;

/// The question of a moment at which this seat was about to guess right.
pub(super) fn riddle(seen: &View, seat: Seat, later: &[View]) -> Option<Riddle<Contact>> {
    let over = later.last()?;
    let guesses = |guesser: Option<Seat>| seen.phase == Phase::Guessing && guesser == Some(seat);
    let round = seen.round.as_ref().filter(|it| guesses(it.guesser))?;
    let past = over.past.get(seen.past.len())?;
    let is_last = usize::from(past.transmissions) == round.sent.len();
    if past.finder != Some(seat) || past.wrong != round.wrong || !is_last {
        return None;
    }
    let space = seen.space();
    let possible = seen.tiles.iter();
    let possible = possible.filter(|it| it.standing == Standing::Possible);
    let mut wrong: Vec<Tile> = possible.map(|it| it.tile).collect();
    wrong.retain(|tile| *tile != past.target);
    wrong.sort_by_key(|tile| space.distance(past.target, *tile));
    let mut view = seen.clone();
    view.options.showing = Showing::Hand;
    Riddle::new(view, past.target, wrong, Action::Guess)
}
