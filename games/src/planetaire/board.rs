//! The 8×8 grid, its cells, and the 32 numbered margins around it.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The side of the grid.
pub(super) const SIDE: u8 = 8;

/// A place of the grid: column A–H from the left, row 1–8 from the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Cell(u8);

impl Cell {
    /// The cell in this column and row, counted from 0; `None` outside the grid.
    pub const fn at(column: u8, row: u8) -> Option<Self> {
        if column < SIDE && row < SIDE {
            Some(Self(row * SIDE + column))
        } else {
            None
        }
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
            Heading::Up if row > 0 => Self::at(column, row - 1),
            Heading::Down => Self::at(column, row + 1),
            Heading::Left if column > 0 => Self::at(column - 1, row),
            Heading::Right => Self::at(column + 1, row),
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

impl From<Cell> for u8 {
    fn from(cell: Cell) -> Self {
        cell.0
    }
}

impl TryFrom<u8> for Cell {
    type Error = &'static str;
    fn try_from(index: u8) -> Result<Self, Self::Error> {
        if index < SIDE * SIDE {
            Ok(Self(index))
        } else {
            Err("a cell's index is below 64")
        }
    }
}

/// Where a ray is going.
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

/// A side of the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    /// Margins 1–8, top to bottom.
    Left,
    /// Margins 9–16, left to right.
    Bottom,
    /// Margins 17–24, bottom to top.
    Right,
    /// Margins 25–32, right to left.
    Top,
}

/// One of the 32 numbers around the grid, anticlockwise from the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Margin(u8);

impl Margin {
    /// How many there are.
    pub const COUNT: usize = 32;

    /// The margin with this number, 1–32.
    pub const fn numbered(number: u8) -> Option<Self> {
        if number >= 1 && number <= 32 {
            Some(Self(number))
        } else {
            None
        }
    }

    /// All of them, 1 to 32.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (1..=32).map(Self)
    }

    /// The number on the board.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Counted from 0, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// The side of the grid, and how far along it from the left or the top, counted from 0.
    pub const fn place(self) -> (Edge, u8) {
        match self.0 {
            1..=8 => (Edge::Left, self.0 - 1),
            9..=16 => (Edge::Bottom, self.0 - 9),
            17..=24 => (Edge::Right, 24 - self.0),
            _ => (Edge::Top, 32 - self.0),
        }
    }

    /// Where a ray fired from here enters the grid, and its heading there.
    pub const fn entry(self) -> (Cell, Heading) {
        let (edge, along) = self.place();
        let last = SIDE - 1;
        match edge {
            Edge::Left => (Cell(along * SIDE), Heading::Right),
            Edge::Bottom => (Cell(last * SIDE + along), Heading::Up),
            Edge::Right => (Cell(along * SIDE + last), Heading::Left),
            Edge::Top => (Cell(along), Heading::Down),
        }
    }

    /// The margin by which a ray that stands in a border cell leaves with this heading.
    pub(super) const fn exit(cell: Cell, heading: Heading) -> Self {
        match heading {
            Heading::Left => Self(1 + cell.row()),
            Heading::Down => Self(9 + cell.column()),
            Heading::Right => Self(24 - cell.row()),
            Heading::Up => Self(32 - cell.column()),
        }
    }
}

impl fmt::Display for Margin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<Margin> for u8 {
    fn from(margin: Margin) -> Self {
        margin.0
    }
}

impl TryFrom<u8> for Margin {
    type Error = &'static str;
    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Self::numbered(number).ok_or("a margin is numbered 1 to 32")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opposite_numbers_add_up() {
        for margin in Margin::all() {
            let (mut cell, heading) = margin.entry();
            while let Some(next) = cell.next(heading) {
                cell = next;
            }
            let sum = margin.number() + Margin::exit(cell, heading).number();
            let horizontal = matches!(heading, Heading::Left | Heading::Right);
            assert_eq!(sum, if horizontal { 25 } else { 41 }, "{margin}");
        }
    }

    #[test]
    fn a_margin_is_its_own_exit_backwards() {
        for margin in Margin::all() {
            let (cell, heading) = margin.entry();
            assert_eq!(Margin::exit(cell, heading.back()), margin);
        }
    }

    #[test]
    fn cells_are_written_column_then_row() {
        let names: Vec<String> = Cell::all().map(|cell| cell.to_string()).collect();
        assert_eq!(names[0], "A1");
        assert_eq!(names[19], "D3");
        assert_eq!(names[63], "H8");
    }
}
