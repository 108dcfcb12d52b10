//! The 32 Exploration cards. Knows no hand and no trick.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::core::numbered::as_u8;
use crate::core::seat::Seat;

/// A colour, of cards and of rockets (T30).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Colour {
    /// Rouge.
    Red,
    /// Jaune.
    Yellow,
    /// Bleu.
    Blue,
    /// Vert.
    Green,
}

impl Colour {
    /// All four, in the order of the seats whose rockets have them.
    pub const ALL: [Self; 4] = [Self::Red, Self::Yellow, Self::Blue, Self::Green];

    /// Names in the notation.
    pub const NAMES: [&str; 4] = ["red", "yellow", "blue", "green"];

    /// The colour of a seat's rocket.
    pub const fn from_seat(seat: Seat) -> Self {
        Self::ALL[seat.index() % 4]
    }

    /// The seat whose rocket has it.
    pub const fn seat(self) -> Seat {
        Seat::new(self as u8)
    }

    /// Name in the notation.
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }
}

/// An Exploration card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Card {
    colour: Colour,
    rank: u8,
}

impl Card {
    /// Number of cards.
    pub const COUNT: usize = 32;
    /// Number of cards of each colour.
    const RANKS: u8 = 8;

    /// The card of this colour and number, 1 to 8; `None` for another number.
    pub const fn new(colour: Colour, rank: u8) -> Option<Self> {
        if rank >= 1 && rank <= Self::RANKS {
            Some(Self { colour, rank })
        } else {
            None
        }
    }

    /// The MOLAB of a colour: its highest card, number 1.
    pub const fn molab(colour: Colour) -> Self {
        Self { colour, rank: 1 }
    }

    /// All 32, colour by colour.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        Colour::ALL
            .into_iter()
            .flat_map(|colour| (1..=Self::RANKS).map(move |rank| Self { colour, rank }))
    }

    /// Colour of the card.
    pub const fn colour(self) -> Colour {
        self.colour
    }

    /// The number on it: 1 (MOLAB) is the highest, 2 is MOBEX, 8 the lowest.
    pub const fn rank(self) -> u8 {
        self.rank
    }

    /// True if it is of the same colour and higher.
    pub fn is_above(self, other: Self) -> bool {
        self.colour == other.colour && self.rank < other.rank
    }
}

/// As it is read: `R7`.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = self.colour.name()[..1].to_ascii_uppercase();
        write!(f, "{letter}{}", self.rank)
    }
}

as_u8!(
    Card,
    |card| card.colour as u8 * Card::RANKS + card.rank - 1,
    |index| Card::all().nth(usize::from(index)),
    "card>31"
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pack_has_four_colours_of_eight_cards() {
        assert_eq!(Card::all().count(), Card::COUNT);
        for (number, card) in (0u8..).zip(Card::all()) {
            assert_eq!(u8::from(card), number);
            assert_eq!(Card::try_from(number), Ok(card));
            assert_eq!(Card::new(card.colour(), card.rank()), Some(card));
        }
        assert!(Card::try_from(32).is_err());
        assert_eq!(
            Card::new(Colour::Red, 0).or(Card::new(Colour::Red, 9)),
            None
        );
    }
}
