//! What a hunter notes for himself alone. The rules never look at it.

use serde::{Deserialize, Serialize};

use super::positions::Positions;

/// A hunter's private marks; no position carries two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Notes {
    /// Where he thinks that a planet is.
    pub planets: Positions,
    /// Where he thinks that nothing is.
    pub empty: Positions,
}

/// What a hunter may note on a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A planet, he thinks.
    Planet,
    /// Nothing, he thinks.
    Empty,
    /// No note any more.
    Nothing,
}

impl Notes {
    /// With this mark on these positions, in place of what they carried.
    #[must_use]
    pub const fn marked(self, mark: Mark, at: Positions) -> Self {
        let bare = Self {
            planets: self.planets.minus(at),
            empty: self.empty.minus(at),
        };
        match mark {
            Mark::Planet => Self {
                planets: bare.planets.and(at),
                ..bare
            },
            Mark::Empty => Self {
                empty: bare.empty.and(at),
                ..bare
            },
            Mark::Nothing => bare,
        }
    }
}
