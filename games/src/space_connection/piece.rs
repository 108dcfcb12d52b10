//! Pieces to launch, and the number of each in hand.

use serde::{Deserialize, Serialize};

/// A piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Piece {
    /// Fusée de reconnaissance: discovers its own position.
    Scout,
    /// Astronef: its own position and those around it.
    Ship,
    /// Super-astronef: a drawn triangle.
    SuperShip,
    /// Émetteur de rayons laser: what lies between it and another on a drawn line.
    Laser,
}

impl Piece {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Scout, Self::Ship, Self::SuperShip, Self::Laser];

    /// Pieces that may pay a marker, in the order of the text (S12, S17).
    const PAYING: [Self; 3] = [Self::Scout, Self::Ship, Self::Laser];
}

/// Number of each piece in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stock {
    scouts: u8,
    ships: u8,
    super_ships: u8,
    lasers: u8,
}

impl Stock {
    /// Stock with which each player begins.
    pub const FULL: Self = Self {
        scouts: 30,
        ships: 10,
        super_ships: 5,
        lasers: 5,
    };

    /// Number left of a piece.
    pub const fn number_left(self, piece: Piece) -> u8 {
        match piece {
            Piece::Scout => self.scouts,
            Piece::Ship => self.ships,
            Piece::SuperShip => self.super_ships,
            Piece::Laser => self.lasers,
        }
    }

    /// True if nothing at all is left.
    pub fn is_empty(self) -> bool {
        Piece::ALL
            .into_iter()
            .all(|piece| self.number_left(piece) == 0)
    }

    /// The piece that pays for a marker; `None` if nothing is left to pay with.
    pub(crate) fn payment(self) -> Option<Piece> {
        Piece::PAYING
            .into_iter()
            .find(|&piece| self.number_left(piece) > 0)
    }

    pub(super) const fn take(&mut self, piece: Piece) {
        let left = match piece {
            Piece::Scout => &mut self.scouts,
            Piece::Ship => &mut self.ships,
            Piece::SuperShip => &mut self.super_ships,
            Piece::Laser => &mut self.lasers,
        };
        *left = left.saturating_sub(1);
    }
}
