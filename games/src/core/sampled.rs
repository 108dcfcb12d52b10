//! A game that can be imagined: from what one seat knows, a whole state that it could be in.
//!
//! For computer players, which are handed no state. What is imagined owes nothing to what is true:
//! it is made of a [`Seen`] and of dice.

use super::audience::Seen;
use super::dice::Dice;
use super::seat::Seat;
use super::spoken::{Spoken, read, wishes};

/// A game that can be imagined.
pub trait Sampled: Spoken {
    /// A game that this seat could be in: it sees the same there, the same seats are waited for,
    /// and it may do the same. `None` when what was seen is of no game.
    fn sample(seen: &Seen<Self>, dice: &mut Dice) -> Option<Self::State>;
}

/// Every wish that a seat is offered now and that can be listed, in the order of the verbs.
pub fn offered<G: Spoken>(view: &G::View, seat: Seat) -> Vec<G::Action> {
    let lines = wishes::<G>(view, seat).into_iter();
    lines
        .filter_map(|line| read::<G>(view, &line.to_string())?.ok())
        .collect()
}
