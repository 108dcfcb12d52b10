//! What was corrected in an order, and why.

use serde::{Deserialize, Serialize};

use super::order::{Code, Speed};

/// A correction. `at` counts the written letters from 0, X apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fix {
    /// The speed was out of reach of the acceleration, or more than the ship can.
    Speed {
        /// What was written.
        written: Speed,
        /// What it became.
        made: Speed,
    },
    /// A turn was deleted: turning is forbidden at this speed.
    TurnForbidden {
        /// Which letter.
        at: u8,
        /// What it was.
        code: Code,
    },
    /// A turn was deleted: the order has its three.
    TurnTooMany {
        /// Which letter.
        at: u8,
        /// What it was.
        code: Code,
    },
    /// A turn came too soon after the one before and was made later.
    TurnDelayed {
        /// Which letter.
        at: u8,
        /// What it was.
        code: Code,
        /// After how many more moves.
        moves: u8,
    },
    /// A turn waited and never came: the moves ran out.
    TurnLost {
        /// Which letter.
        at: u8,
        /// What it was.
        code: Code,
    },
    /// A move was deleted: the speed gives no more.
    MoveTooMany {
        /// Which letter.
        at: u8,
        /// What it was.
        code: Code,
    },
    /// A looping was impossible and became A's (I27).
    LoopBroken {
        /// Which letter.
        at: u8,
        /// How many A's it became; none when no move was left.
        moves: u8,
    },
    /// A's were added at the end.
    MovesAdded {
        /// How many.
        moves: u8,
    },
}
