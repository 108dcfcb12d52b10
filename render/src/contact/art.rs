//! Art of Contact: tiles, cards, barrels, a hand.

use super::props::{Card, Charge, Help, Lift, Light, World};
use super::{cards, glove, worlds};
use crate::pencil::Pencil;
use crate::piece::Figure;
use crate::theme::Ink;

/// A small picture of this game alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Art {
    /// A round tile with a world on it.
    Coin(World, Light),
    /// A letter with a dark edge, to be read on anything.
    Label(char, Ink),
    /// A card with points.
    Card(Card),
    /// A help card.
    Help(Help, Charge),
    /// A barrel of fuel.
    Barrel(Charge),
    /// A tick: this was found.
    Found,
    /// The bed of a stop's number.
    Badge,
    /// Waves around something that calls.
    Beacon,
    /// A flag: this was shown.
    Flag,
    /// A speech bubble: there may be talk.
    Talk,
    /// An astronaut's hand.
    Glove(Lift),
    /// A hand on a table for films, its sleeve coming in from the left, with hard edges: a film shows it again
    /// and again, and it weighs a third less.
    Filmed(Lift),
    /// The place where a hand has tapped.
    Tap,
    /// A golden seal with ribbons.
    Seal,
}

impl Figure for Art {
    fn draw(self, pencil: &mut Pencil) {
        match self {
            Self::Coin(world, light) => worlds::coin(pencil, world, light),
            Self::Label(letter, ink) => cards::label(pencil, letter, ink),
            Self::Card(card) => cards::card(pencil, card),
            Self::Help(help, charge) => cards::help(pencil, help, charge),
            Self::Barrel(charge) => cards::barrel(pencil, charge),
            Self::Found => cards::tick(pencil),
            Self::Badge => {
                pencil.disc(0.0, 0.0, 1.0, Ink::Night.rgb());
                pencil.disc(0.0, 0.0, 0.86, Ink::Gold.rgb());
            }
            Self::Beacon => cards::beacon(pencil),
            Self::Flag => cards::flag(pencil),
            Self::Talk => cards::talk(pencil),
            Self::Glove(lift) => glove::draw(pencil, lift, -0.94),
            Self::Filmed(lift) => {
                pencil.harden();
                glove::on_table(pencil, lift, -1.5);
            }
            Self::Tap => cards::tap(pencil),
            Self::Seal => cards::seal(pencil),
        }
    }
}
