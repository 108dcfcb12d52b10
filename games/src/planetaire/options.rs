//! What a table agrees on before the start.

use serde::{Deserialize, Serialize};

/// The options of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// How many satellites each sky has.
    pub satellites: Satellites,
    /// How many rounds the match has.
    pub rounds: Rounds,
    /// Whether both players detect at the same time.
    pub order: Order,
    /// How rays turn.
    pub law: RayLaw,
    /// Whether a layout that no ray can tell from the true one counts as right.
    pub equity: Equity,
}

/// How many satellites each sky has (P5).
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

/// How many rounds a match has: an even number, so that the chances are equal (P13).
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

/// Who plays when (house choice).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Order {
    /// Both hide, then both detect: two rounds of the match in parallel.
    #[default]
    AtOnce,
    /// The text's order: one hides, the other detects, then they swap.
    InTurn,
}

/// How rays turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum RayLaw {
    /// In the cell beside the satellite.
    #[default]
    Planetaire,
    /// One cell earlier, as in Eric Solomon's Black Box.
    BlackBox,
}

/// Whether a layout that no ray can tell from the true one counts as right (P11, P18).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Equity {
    /// The text's rule: the exact positions count.
    #[default]
    Exact,
    /// A layout with the same 32 results counts as right.
    SameResults,
}
