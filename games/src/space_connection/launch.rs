//! Launches: what is sent where, and what it discovers. Knows no stock and no sky.

use serde::{Deserialize, Serialize};

use super::piece::Piece;
use super::position::Position;
use super::positions::Positions;

/// Launch of a hunter's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Launch {
    /// A scout, anywhere.
    Scout(Position),
    /// A ship, anywhere.
    Ship(Position),
    /// A super-ship, on the centre of a drawn triangle.
    SuperShip(Position),
    /// Laser emitters, one or two, on drawn lines.
    Lasers(Emitters),
}

/// The emitters of one turn (S8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Emitters {
    /// A single emitter, pairing with earlier ones.
    One(Position),
    /// Two, pairing with each other or with earlier ones.
    Two(Position, Position),
}

impl Emitters {
    /// Positions of the emitters, in the order of naming.
    pub fn positions(self) -> impl Iterator<Item = Position> + Clone {
        let (one, other) = match self {
            Self::One(one) => (one, None),
            Self::Two(one, other) => (one, Some(other)),
        };
        std::iter::once(one).chain(other)
    }
}

impl Launch {
    /// Piece that is sent.
    pub const fn piece(self) -> Piece {
        match self {
            Self::Scout(_) => Piece::Scout,
            Self::Ship(_) => Piece::Ship,
            Self::SuperShip(_) => Piece::SuperShip,
            Self::Lasers(_) => Piece::Laser,
        }
    }

    /// Positions to which the pieces go.
    pub fn positions(self) -> Positions {
        match self {
            Self::Scout(at) | Self::Ship(at) | Self::SuperShip(at) => Positions::new([at]),
            Self::Lasers(emitters) => Positions::new(emitters.positions()),
        }
    }

    /// Fate of the piece, given what it discovered (S4–S6, S8).
    pub const fn fate(self, found: Positions) -> Fate {
        match self {
            Self::Scout(at) | Self::Ship(at) | Self::SuperShip(at) => {
                if found.has(at) {
                    Fate::Returned
                } else {
                    Fate::Lost
                }
            }
            Self::Lasers(_) => Fate::Stays,
        }
    }
}

/// Fate of a piece that was launched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// Returned: it met a planet.
    Returned,
    /// Lost: it met nothing and stays on the board.
    Lost,
    /// An emitter stays where it is, for beams to come.
    Stays,
}

/// A laser beam between two emitters on a drawn line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Beam {
    /// First end.
    pub from: Position,
    /// The other.
    pub to: Position,
}

impl Beam {
    /// Positions that it crosses, both ends included (S10).
    pub fn crossed(self) -> Positions {
        self.from.segment(self.to).unwrap_or_default()
    }
}
