//! A sky: which cells hold a satellite. Its `Debug` is for tests; a hidden sky is a `Secret<Sky>`.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::cell::Cell;
use crate::core::dice::Dice;

/// The cells that hold a satellite. Any layout is allowed (P14).
#[derive(Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sky(u64);

impl Sky {
    /// The sky with satellites in these cells.
    pub fn from_cells(cells: impl IntoIterator<Item = Cell>) -> Self {
        Self(cells.into_iter().fold(0, |sky, cell| sky | cell.bit()))
    }

    /// A sky of `count` satellites, each layout equally likely.
    pub fn random(count: u8, dice: &mut Dice) -> Self {
        let mut cells: Vec<Cell> = Cell::all().collect();
        dice.shuffle(&mut cells);
        Self::from_cells(cells.into_iter().take(usize::from(count)))
    }

    /// True if the cell holds a satellite.
    pub const fn has(self, cell: Cell) -> bool {
        self.0 & cell.bit() != 0
    }

    /// Sky with a satellite more, or less if it was there.
    #[must_use]
    pub const fn toggled(self, cell: Cell) -> Self {
        Self(self.0 ^ cell.bit())
    }

    /// Number of satellites.
    pub const fn count(self) -> u8 {
        // At most 64.
        self.0.count_ones() as u8
    }

    /// The satellites' cells, row by row.
    pub fn cells(self) -> impl Iterator<Item = Cell> + Clone {
        Cell::all().filter(move |&cell| self.has(cell))
    }
}

impl fmt::Debug for Sky {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.cells().map(|cell| cell.to_string()))
            .finish()
    }
}
