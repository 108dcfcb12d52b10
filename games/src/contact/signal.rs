//! The twelve signal cards, two of each value from 1 to 6.

use serde::{Deserialize, Serialize};

/// A signal card, by its points. Two cards are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Signal {
    /// 1 point.
    One,
    /// 2 points.
    Two,
    /// 3 points.
    Three,
    /// 4 points.
    Four,
    /// 5 points.
    Five,
    /// 6 points.
    Six,
}

impl Signal {
    /// The values, low to high.
    pub const VALUES: [Self; 6] = [
        Self::One,
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Six,
    ];

    /// All twelve cards, low to high.
    pub fn pack() -> Vec<Self> {
        Self::VALUES.iter().flat_map(|&value| [value; 2]).collect()
    }

    /// Points of the signal.
    pub const fn points(self) -> u8 {
        match self {
            Self::One => 1,
            Self::Two => 2,
            Self::Three => 3,
            Self::Four => 4,
            Self::Five => 5,
            Self::Six => 6,
        }
    }

    /// The card of so many points.
    pub fn from_points(points: u8) -> Option<Self> {
        let worth = |value: &Self| value.points() == points;
        Self::VALUES.into_iter().find(worth)
    }
}
