//! The board's extent: which hexes are on it, on its border, within it.

use serde::{Deserialize, Serialize};

use super::hex::Hex;

/// A square of columns and rows of hexes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board(u8);

impl Board {
    /// 9 × 9.
    pub const TINY: Self = Self(9);
    /// 11 × 11.
    pub const SMALL: Self = Self(11);
    /// 13 × 13.
    pub const MEDIUM: Self = Self(13);
    /// 15 × 15, the text's.
    pub const LARGE: Self = Self(15);

    /// Distance from the border at which asteroids begin (I20).
    const INNER: i8 = 3;

    /// Number of columns, and of rows.
    pub const fn side(self) -> u8 {
        self.0
    }

    /// Number of hexes between this one and the outside: 0 on the border, below it outside.
    pub fn depth(self, hex: Hex) -> i8 {
        // A side is at most 15.
        let last = self.0 as i8 - 1;
        let (column, row) = (hex.column(), hex.row());
        column.min(row).min(last - column).min(last - row)
    }

    /// True if the hex is on the board.
    pub fn has(self, hex: Hex) -> bool {
        self.depth(hex) >= 0
    }

    /// True if the hex is on the board's border.
    pub fn is_border(self, hex: Hex) -> bool {
        self.depth(hex) == 0
    }

    /// All hexes, row by row.
    pub fn hexes(self) -> impl Iterator<Item = Hex> + Clone {
        let side = self.0 as i8;
        (0..side).flat_map(move |row| (0..side).map(move |column| Hex::new(column, row)))
    }

    /// The border's hexes, row by row.
    pub fn border(self) -> impl Iterator<Item = Hex> + Clone {
        self.hexes().filter(move |&hex| self.is_border(hex))
    }

    /// Hexes where asteroids may begin.
    pub(super) fn inner(self) -> impl Iterator<Item = Hex> + Clone {
        self.hexes()
            .filter(move |&hex| self.depth(hex) >= Self::INNER)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interceptor::hex::Facing;

    #[test]
    fn border_hexes_touch_the_outside() {
        for board in [Board::TINY, Board::SMALL, Board::MEDIUM, Board::LARGE] {
            let side = usize::from(board.side());
            assert_eq!(board.hexes().count(), side * side);
            assert_eq!(board.border().count(), 4 * side - 4);
            assert_eq!(board.inner().count(), (side - 6) * (side - 6));
            for hex in board.hexes() {
                let outside = |facing: &Facing| !board.has(hex.step(*facing));
                assert_eq!(
                    Facing::ALL.iter().any(outside),
                    board.is_border(hex),
                    "{hex}"
                );
            }
        }
    }
}
