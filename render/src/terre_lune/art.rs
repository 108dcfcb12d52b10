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
    /// The Earth.
    Earth,
    /// The Moon.
    Moon,
    /// A space station with a letter.
    Station(char),
    /// A satellite with a skull.
    Pirate,
    /// A band around a circle.
    Glow,
    /// A small bright dot to be counted.
    Step,
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
    /// A certificate with a rim.
    Ticket(Ink),
    /// Certificates, not one by one.
    Claims,
    /// A deposit, whichever mineral it holds.
    Deposit,
    /// The bed of a count at a corner.
    Tally,
}

impl Figure for Art {
    fn draw(self, pencil: &mut Pencil) {
        match self {
            Self::Moonship(tint, sign, nose) => voyage::moonship(pencil, tint, sign, nose),
            Self::Earth => voyage::earth(pencil),
            Self::Moon => voyage::moon(pencil),
            Self::Station(letter) => voyage::station(pencil, letter),
            Self::Pirate => voyage::pirate(pencil),
            Self::Glow => voyage::glow(pencil),
            Self::Step => voyage::step(pencil),
            Self::Ringed(ink) => voyage::ringed(pencil, ink),
            Self::Die(tint, pips) => voyage::die(pencil, tint, pips),
            Self::PlayingCard(tint, sign) => playing::card(pencil, tint, sign),
            Self::DimCard(tint, sign) => playing::dim(pencil, tint, sign),
            Self::CardBack => playing::back(pencil),
            Self::CardSlot => playing::slot(pencil),
            Self::Ticket(ink) => playing::ticket(pencil, ink),
            Self::Claims => playing::claims(pencil),
            Self::Deposit => playing::deposit(pencil),
            Self::Tally => pencil.disc(0.0, 0.0, 1.0, Ink::Night.rgb()),
        }
    }
}
