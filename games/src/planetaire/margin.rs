//! The 32 numbered margins around the grid. Knows no satellite and no pawn.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::cell::{Cell, Heading, SIDE};
use crate::core::numbered::as_u8;

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

/// A number of the 32 around the grid, anticlockwise from the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Margin(u8);

impl Margin {
    /// Number of margins.
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

    /// True if the two lie opposite each other: their numbers add up to 25, or above and below to
    /// 41.
    pub(super) const fn faces(self, other: Self) -> bool {
        let sum = self.0 + other.0;
        match (self.place().0, other.place().0) {
            (Edge::Left, Edge::Right) | (Edge::Right, Edge::Left) => sum == 25,
            (Edge::Top, Edge::Bottom) | (Edge::Bottom, Edge::Top) => sum == 41,
            _ => false,
        }
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

    /// Cell where a ray fired from here enters the grid, and its heading there.
    pub const fn entry(self) -> (Cell, Heading) {
        let (edge, along) = self.place();
        let last = SIDE - 1;
        match edge {
            Edge::Left => (Cell::within(0, along), Heading::Right),
            Edge::Bottom => (Cell::within(along, last), Heading::Up),
            Edge::Right => (Cell::within(last, along), Heading::Left),
            Edge::Top => (Cell::within(along, 0), Heading::Down),
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

as_u8!(
    Margin,
    Margin::number,
    Margin::numbered,
    "a margin is numbered 1 to 32"
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opposite_margins_have_a_fixed_sum() {
        for margin in Margin::all() {
            let (mut cell, heading) = margin.entry();
            while let Some(next) = cell.next(heading) {
                cell = next;
            }
            let sum = margin.number() + Margin::exit(cell, heading).number();
            let horizontal = matches!(heading, Heading::Left | Heading::Right);
            assert_eq!(sum, if horizontal { 25 } else { 41 }, "{margin}");
            // 12 and 13 make 25, too, but lie beside each other.
            let exit = Margin::exit(cell, heading);
            let faced = Margin::all().filter(|other| margin.faces(*other));
            assert!(faced.eq([exit]), "{margin}");
        }
    }

    #[test]
    fn margin_is_the_exit_of_its_reversed_entry() {
        for margin in Margin::all() {
            let (cell, heading) = margin.entry();
            assert_eq!(Margin::exit(cell, heading.back()), margin);
        }
    }
}
