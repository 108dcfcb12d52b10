//! The cells of the 8×8 grid, and the headings between them. Knows no margin and no satellite.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::core::numbered::as_u8;

/// The side of the grid.
pub(super) const SIDE: u8 = 8;

/// A place of the grid: column A–H from the left, row 1–8 from the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Cell(u8);

impl Cell {
    /// The cell in this column and row, counted from 0; `None` outside the grid.
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < SIDE && row < SIDE {
            Some(Self::within(column, row))
        } else {
            None
        }
    }

    /// The cell in a column and row that are known to be below [`SIDE`].
    pub(super) const fn within(column: u8, row: u8) -> Self {
        Self(row * SIDE + column)
    }

    /// All 64, row by row.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..SIDE * SIDE).map(Self)
    }

    /// Counted from 0 at the left.
    pub const fn column(self) -> u8 {
        self.0 % SIDE
    }

    /// Counted from 0 at the top.
    pub const fn row(self) -> u8 {
        self.0 / SIDE
    }

    /// The neighbour in this direction; `None` outside the grid.
    pub const fn next(self, heading: Heading) -> Option<Self> {
        let (column, row) = (self.column(), self.row());
        match heading {
            Heading::Up if row > 0 => Self::new(column, row - 1),
            Heading::Down => Self::new(column, row + 1),
            Heading::Left if column > 0 => Self::new(column - 1, row),
            Heading::Right => Self::new(column + 1, row),
            Heading::Up | Heading::Left => None,
        }
    }

    /// The cell's bit in a set of cells.
    pub(super) const fn bit(self) -> u64 {
        1 << self.0
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.column()), self.row() + 1)
    }
}

as_u8!(
    Cell,
    |cell| cell.0,
    |index| (index < SIDE * SIDE).then_some(Cell(index)),
    "a cell's index is below 64"
);

/// Direction of a ray.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Heading {
    /// Towards row 1.
    Up,
    /// Towards column H.
    Right,
    /// Towards row 8.
    Down,
    /// Towards column A.
    Left,
}

impl Heading {
    /// A quarter turn clockwise.
    pub const fn clockwise(self) -> Self {
        match self {
            Self::Up => Self::Right,
            Self::Right => Self::Down,
            Self::Down => Self::Left,
            Self::Left => Self::Up,
        }
    }

    /// A quarter turn anticlockwise.
    pub const fn anticlockwise(self) -> Self {
        self.back().clockwise()
    }

    /// Half a turn.
    pub const fn back(self) -> Self {
        self.clockwise().clockwise()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_written_column_then_row() {
        let names: Vec<String> = Cell::all().map(|cell| cell.to_string()).collect();
        assert_eq!(names[0], "A1");
        assert_eq!(names[19], "D3");
        assert_eq!(names[63], "H8");
    }

    #[test]
    fn journal_with_an_invalid_cell_is_refused() {
        let read = |said: &str| serde_json::from_str::<Cell>(said);
        assert_eq!(read("63").unwrap(), Cell::all().last().unwrap());
        for said in ["64", "255", "-1"] {
            assert!(read(said).is_err(), "{said} is no cell");
        }
    }

    #[test]
    fn opposite_steps_cancel_out() {
        let headings = [Heading::Up, Heading::Right, Heading::Down, Heading::Left];
        for cell in Cell::all() {
            let neighbours = headings.iter().filter_map(|&heading| {
                let next = cell.next(heading)?;
                assert_eq!(next.next(heading.back()), Some(cell));
                Some(next)
            });
            let border = |at: u8| u8::from(at == 0) + u8::from(at == SIDE - 1);
            let expected = 4 - border(cell.column()) - border(cell.row());
            assert_eq!(neighbours.count(), usize::from(expected), "{cell}");
        }
    }
}
