//! A ray that was fired, and the pawns that mark it in the margins. Knows no sky.

use super::margin::{Edge, Margin};
use super::ray::Outcome;

/// A pawn in a margin. Those of one shot are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pawn {
    /// The ray was absorbed.
    Black,
    /// The ray was reflected.
    White,
    /// A colour of the text's eight, counted from 0: rouge, vert, jaune, bleu, marron, orange,
    /// perle, gris.
    Colour(u8),
    /// When the colours are used up: a letter, A first (P7).
    Letter(char),
}

impl Pawn {
    /// The pawn of the shot that needs colours as the `nth` in its round, counted from 0.
    pub(super) fn coloured(nth: u8) -> Self {
        const COLOURS: u8 = 8;
        match nth.checked_sub(COLOURS) {
            None => Self::Colour(nth),
            // At most 32 shots in a round (P8), so the alphabet is long enough.
            Some(past) => Self::Letter(char::from(b'A'.saturating_add(past))),
        }
    }

    /// True for a colour, or a letter that stands for one.
    pub(super) const fn is_coloured(self) -> bool {
        matches!(self, Self::Colour(_) | Self::Letter(_))
    }
}

/// A ray that was fired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shot {
    /// From where.
    pub margin: Margin,
    /// End of the ray.
    pub outcome: Outcome,
    /// Pawn that marks it.
    pub pawn: Pawn,
}

impl Shot {
    /// True if the ray came out opposite the place where it went in: undeviated or not (P16).
    pub const fn is_across(&self) -> bool {
        matches!(self.outcome, Outcome::Exit(exit) if self.margin.faces(exit))
    }

    /// True if no fewer than two turns lead from where the ray went in to where it came out: along
    /// the way that it came, but elsewhere.
    pub const fn turned_twice(&self) -> bool {
        let Outcome::Exit(exit) = self.outcome else {
            return false;
        };
        is_level(self.margin) == is_level(exit) && !self.is_across()
    }

    /// Number of pawns that it costs (P6).
    pub const fn pawns(&self) -> u16 {
        match self.outcome {
            Outcome::Exit(_) => 2,
            Outcome::Absorbed | Outcome::Reflected | Outcome::Satellised => 1,
        }
    }
}

/// True if rays go in and out level at a margin.
const fn is_level(margin: Margin) -> bool {
    matches!(margin.place().0, Edge::Left | Edge::Right)
}
