//! A hunter's private notes. The rules never look at them.

use serde::{Deserialize, Serialize};

use super::positions::Positions;

/// A hunter's private marks; no position carries two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Notes {
    /// Positions where the hunter thinks that a planet is.
    pub planets: Positions,
    /// Positions where the hunter thinks that nothing is.
    pub empty: Positions,
}

/// Mark that a hunter may note on a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A planet, the hunter thinks.
    Planet,
    /// Empty, the hunter thinks.
    Empty,
    /// No note any more.
    Nothing,
}

impl Notes {
    /// The notes with this mark on these positions, in place of what they carried.
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
