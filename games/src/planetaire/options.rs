//! Options that a table agrees on before the start.

use serde::{Deserialize, Serialize};

/// The options of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// Number of satellites in each sky.
    pub satellites: Satellites,
    /// Number of rounds in the match.
    pub rounds: Rounds,
    /// Order of play: both players detect at the same time, or in turn.
    pub order: Order,
    /// Law by which rays turn.
    pub law: RayLaw,
    /// Equity: a layout that no ray can tell from the true one counts as right, or not.
    pub equity: Equity,
}

/// Number of satellites in each sky (P5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Satellites {
    /// The text's game.
    #[default]
    Four,
    /// For champions.
    Five,
}

impl Satellites {
    /// As a number.
    pub const fn count(self) -> u8 {
        match self {
            Self::Four => 4,
            Self::Five => 5,
        }
    }
}

/// Number of rounds in a match: even, so that the chances are equal (P13).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Rounds {
    /// Each player hides once.
    #[default]
    Two,
    /// Each player hides twice.
    Four,
    /// Each player hides three times.
    Six,
}

impl Rounds {
    /// As a number.
    pub const fn count(self) -> u8 {
        match self {
            Self::Two => 2,
            Self::Four => 4,
            Self::Six => 6,
        }
    }
}

/// Order of play (house choice).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Order {
    /// Both hide, then both detect: two rounds of the match in parallel.
    #[default]
    AtOnce,
    /// The text's order: one hides, the other detects, then they swap.
    InTurn,
}

/// Law by which rays turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum RayLaw {
    /// In the cell beside the satellite.
    #[default]
    Planetaire,
    /// A cell earlier, as in Eric Solomon's Black Box.
    BlackBox,
}

/// Equity: a layout that no ray can tell from the true one counts as right, or not (P11, P18).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Equity {
    /// The text's rule: the exact positions count.
    #[default]
    Exact,
    /// A layout with the same 32 results counts as right.
    SameResults,
}
