//! What a round costs its detector: the lowest total wins.

use serde::{Deserialize, Serialize};

/// A detector's score for one round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// Pawns in the margins, replaced ones too (P6).
    pub pawns: u16,
    /// Marbles withheld: 5 points each (P10, P17).
    pub withheld: u8,
    /// Marbles on a wrong cell: 10 points each (P10, P17).
    pub misplaced: u8,
}

impl Score {
    /// What a withheld marble costs.
    pub const WITHHELD: u16 = 5;
    /// What a misplaced marble costs.
    pub const MISPLACED: u16 = 10;

    /// All points together.
    pub const fn total(self) -> u16 {
        self.pawns + Self::WITHHELD * self.withheld as u16 + Self::MISPLACED * self.misplaced as u16
    }
}
