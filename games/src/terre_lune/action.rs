//! Actions of a cosmonaut.

use super::card::{Card, Colour};
use super::mineral::{Claim, Mineral};
use super::place::{Place, Shove};
use super::state::Spot;
use crate::core::seat::Seat;

/// An action of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Take the way that ends here, whichever way one heads there.
    Go(Place),
    /// On the Moon: look at the deposit of this spot.
    Prospect(Spot),
    /// Keep the deposit that I look at.
    Keep,
    /// Put the deposit back that I look at.
    PutBack,
    /// Écart: give these cards away for as many new ones.
    Exchange(Vec<Card>),
    /// After a six: push an opponent.
    Push {
        /// The player.
        target: Seat,
        /// Direction of the push, from the target's point of view.
        shove: Shove,
    },
    /// Call a défi on the station where I have just stopped.
    Challenge {
        /// The trump colour.
        trump: Colour,
    },
    /// Lay an ambush (embuscade) on the station where I stand, before I leave it or on arrival.
    Ambush {
        /// For whom.
        target: Seat,
        /// The trump colour.
        trump: Colour,
    },
    /// Play a card in a défi or an ambush.
    Play(Card),
    /// Lay my packets face down for the winner, with these decoys; each deposit always has all
    /// the claims that it concretises.
    Pack(Vec<Decoy>),
    /// Take these packets of the loser, counted from 0.
    Seize(Vec<u8>),
    /// End my turn.
    End,
    /// Do this, and end my turn if nothing is left to do in it but to exchange cards; and my next
    /// one too, if its move leaves no choice.
    AndEnd(Box<Self>),
}

/// A worthless claim that is laid with a deposit (T26).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decoy {
    /// The claim.
    pub claim: Claim,
    /// The deposit that it is laid with.
    pub with: Mineral,
}
