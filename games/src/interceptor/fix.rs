//! Corrections of an order, and their reasons.

use serde::{Deserialize, Serialize};

use super::order::{Code, Speed};

/// A correction. `at` counts the written letters from 0, X apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fix {
    /// The speed was out of reach of the acceleration, or more than the ship can.
    Speed {
        /// The speed as written.
        written: Speed,
        /// The speed as corrected.
        made: Speed,
    },
    /// A turn was deleted: turning is forbidden at this speed.
    TurnForbidden {
        /// Index of the letter.
        at: u8,
        /// The turn as written.
        code: Code,
    },
    /// A turn was deleted: the order has its three.
    TurnTooMany {
        /// Index of the letter.
        at: u8,
        /// The turn as written.
        code: Code,
    },
    /// A turn came too soon after the one before and was made later.
    TurnDelayed {
        /// Index of the letter.
        at: u8,
        /// The turn as written.
        code: Code,
        /// After how many more moves.
        moves: u8,
    },
    /// A turn waited and never came: the moves ran out.
    TurnLost {
        /// Index of the letter.
        at: u8,
        /// The move as written.
        code: Code,
    },
    /// A move was deleted: the speed gives no more.
    MoveTooMany {
        /// Index of the letter.
        at: u8,
        /// The move as written.
        code: Code,
    },
    /// A looping was impossible and became A's (I27).
    LoopBroken {
        /// Index of the letter.
        at: u8,
        /// Number of A's in its place; none when no move was left.
        moves: u8,
    },
    /// A's were added at the end.
    MovesAdded {
        /// Number of moves.
        moves: u8,
    },
}

impl Fix {
    /// True if the letter at this place is not carried out at all.
    pub(super) const fn drops(self, letter: u8) -> bool {
        match self {
            Self::TurnForbidden { at, .. }
            | Self::TurnTooMany { at, .. }
            | Self::TurnLost { at, .. }
            | Self::MoveTooMany { at, .. }
            | Self::LoopBroken { at, .. } => at == letter,
            Self::Speed { .. } | Self::TurnDelayed { .. } | Self::MovesAdded { .. } => false,
        }
    }
}
