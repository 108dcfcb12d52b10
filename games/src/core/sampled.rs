//! A game that can be imagined: from what one seat knows, a whole state that it could be in.
//!
//! For computer players, which are handed no state. What is imagined owes nothing to what is true:
//! it is made of [`Knowledge`] and of dice.

use std::fmt::Debug;

use super::audience::Knowledge;
use super::dice::Dice;
use super::riddle::Riddle;
use super::seat::Seat;
use super::spoken::{Spoken, offered_in_words, read};

/// A game that can be imagined.
pub trait Sampled: Spoken {
    /// Something that a seat may find out by thinking, to give a reason or advice with. No prose.
    type Insight: Clone + Debug + PartialEq + Send + Sync + 'static;

    /// Actions of this seat, by what it saw before and what it learnt of it: the decisions that can
    /// be judged, and no others.
    fn decisions_made(before: &Self::View, news: &[Self::Glimpse], me: Seat) -> Vec<Self::Action> {
        let _ = (before, news, me);
        Vec::new()
    }

    /// Result of a game that one person played alone, in one number, where another could play the
    /// same: points that are bad, or turns. `None` where there is no such number.
    fn result(_over: &Self::View) -> Option<u16> {
        None
    }

    /// The question that a moment of a finished game makes for others: `seen` is what everyone saw
    /// then, shortly before this seat did what was right, and `later` what everyone saw after each
    /// step from then on, to the end. `None` where it makes none.
    fn riddle(_seen: &Self::View, _seat: Seat, _later: &[Self::View]) -> Option<Riddle<Self>> {
        None
    }

    /// The seat whose own hand is all that the others have to go by now. Where a person sits there,
    /// no player may be told what was computed from it: the others must hear it for themselves.
    fn voice(_view: &Self::View) -> Option<Seat> {
        None
    }

    /// A game that this seat could be in: it sees the same there, the same seats are waited for,
    /// and it may do the same. `None` when what was seen is of no game, and where no computer
    /// plays.
    fn sample(knowledge: &Knowledge<Self>, dice: &mut Dice) -> Option<Self::State> {
        let _ = (knowledge, dice);
        None
    }
}

/// Every action that a seat is offered now and that can be listed, in the order of the verbs.
pub fn offered<G: Spoken>(view: &G::View, seat: Seat) -> Vec<G::Action> {
    let lines = offered_in_words::<G>(view, seat).into_iter();
    lines
        .filter_map(|line| read::<G>(view, &line.to_string())?.ok())
        .collect()
}
