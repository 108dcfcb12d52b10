//! Art of the race: rockets, stations, cards, dice.

use super::bearing::Bearing;
use super::{playing, voyage};
use crate::pencil::Pencil;
use crate::piece::Figure;
use crate::theme::{Ink, Sign, Tint};

/// A small picture of this game alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Art {
    /// A rocket with a sign on it, its nose turned by so much.
    Moonship(Tint, Sign, Bearing),
    /// The Earth, small.
    Earth,
    /// The Earth over a corner, cut so many hundredths of its radius to the right of its middle and
    /// below it.
    Rising(u8, u8),
    /// The Moon.
    Moon,
    /// A space station with a letter.
    Station(char),
    /// A satellite with a skull.
    Pirate,
    /// A small bright dot to be counted.
    Dot,
    /// The same with an edge.
    Step,
    /// The end of a way.
    Goal,
    /// A cell of the orbit, or one where a route crosses it.
    Cell(bool),
    /// A dark disc with a ring around it.
    Ringed(Ink),
    /// A die with so many pips.
    Die(Tint, u8),
    /// A playing card of a colour with its sign.
    PlayingCard(Tint, Sign),
    /// A playing card that may not be played, in the dark.
    DimCard(Tint, Sign),
    /// A playing card from behind.
    CardBack,
    /// A place where a playing card may lie.
    CardSlot,
    /// Cards in a hand, not one by one.
    Hand,
    /// A certificate with a rim.
    Ticket(Ink),
    /// A crate of certificates, not one by one.
    Claims,
    /// A trick that was won, or that may be.
    Pip(bool),
    /// A golden coin on which something may stand.
    Coin,
    /// A deposit, whichever mineral it holds.
    Deposit,
    /// The bed of a count at a corner.
    Tally,
    /// What is gained on the Earth, to be read on anything.
    Prime(u16),
}

impl Figure for Art {
    fn draw(self, pencil: &mut Pencil) {
        match self {
            Self::Moonship(tint, sign, nose) => voyage::moonship(pencil, tint, sign, nose),
            Self::Earth => voyage::earth(pencil),
            Self::Rising(right, down) => {
                let radii = |hundredths: u8| f32::from(hundredths) / 100.0;
                voyage::rising(pencil, (radii(right), radii(down)));
            }
            Self::Moon => voyage::moon(pencil),
            Self::Station(letter) => voyage::station(pencil, letter),
            Self::Pirate => voyage::pirate(pencil),
            Self::Dot => voyage::dot(pencil),
            Self::Step => voyage::step(pencil),
            Self::Goal => voyage::goal(pencil),
            Self::Cell(is_crossing) => voyage::cell(pencil, is_crossing),
            Self::Ringed(ink) => voyage::ringed(pencil, ink),
            Self::Die(tint, pips) => voyage::die(pencil, tint, pips),
            Self::PlayingCard(tint, sign) => playing::card(pencil, tint, sign),
            Self::DimCard(tint, sign) => playing::dim(pencil, tint, sign),
            Self::CardBack => playing::back(pencil),
            Self::CardSlot => playing::slot(pencil),
            Self::Hand => playing::hand(pencil),
            Self::Coin => voyage::coin(pencil),
            Self::Pip(is_won) => playing::pip(pencil, is_won),
            Self::Ticket(ink) => playing::ticket(pencil, ink),
            Self::Claims => playing::claims(pencil),
            Self::Deposit => playing::deposit(pencil),
            Self::Prime(prime) => voyage::prime(pencil, prime),
            Self::Tally => pencil.disc(0.0, 0.0, 1.0, Ink::Night.rgb()),
        }
    }
}
