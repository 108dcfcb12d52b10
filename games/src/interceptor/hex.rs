//! The hexes of the plane and the six facings between them. Knows no board's edge, no ship.
//!
//! Flat-top hexes in columns and rows; columns B, D, F … sit half a hex lower (I26).

use std::fmt;

use serde::{Deserialize, Serialize};

/// A place of the plane: column A, B, C … from the left, row 1, 2, 3 … from the top. It may lie
/// off any board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Hex(i8, i8);

impl Hex {
    /// The hex in this column and row, counted from 0.
    pub const fn new(column: i8, row: i8) -> Self {
        Self(column, row)
    }

    /// Counted from 0 at the left.
    pub const fn column(self) -> i8 {
        self.0
    }

    /// Counted from 0 at the top.
    pub const fn row(self) -> i8 {
        self.1
    }

    /// True if its column sits half a hex lower.
    pub const fn is_low(self) -> bool {
        self.0.rem_euclid(2) == 1
    }

    /// The neighbour on this side.
    #[must_use]
    pub const fn step(self, facing: Facing) -> Self {
        let low = self.is_low() as i8;
        let (columns, rows) = match facing {
            Facing::North => (0, -1),
            Facing::NorthEast => (1, low - 1),
            Facing::SouthEast => (1, low),
            Facing::South => (0, 1),
            Facing::SouthWest => (-1, low),
            Facing::NorthWest => (-1, low - 1),
        };
        Self(self.0.saturating_add(columns), self.1.saturating_add(rows))
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = u8::try_from(self.0).ok().filter(|column| *column < 26);
        let letter = letter.map_or('?', |column| char::from(b'A' + column));
        write!(f, "{letter}{}", i16::from(self.1) + 1)
    }
}

/// A side of a hex: the direction of a nose or of a drift.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Facing {
    /// Towards row 1.
    North,
    /// Up and to the right.
    NorthEast,
    /// Down and to the right.
    SouthEast,
    /// Towards the last row.
    South,
    /// Down and to the left.
    SouthWest,
    /// Up and to the left.
    NorthWest,
}

/// As it is read, in every language.
impl fmt::Display for Facing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::North => "N",
            Self::NorthEast => "NE",
            Self::SouthEast => "SE",
            Self::South => "S",
            Self::SouthWest => "SW",
            Self::NorthWest => "NW",
        })
    }
}

impl Facing {
    /// All six, clockwise.
    pub const ALL: [Self; 6] = [
        Self::North,
        Self::NorthEast,
        Self::SouthEast,
        Self::South,
        Self::SouthWest,
        Self::NorthWest,
    ];

    /// Next face clockwise.
    #[must_use]
    pub const fn turned_right(self) -> Self {
        Self::ALL[(self as usize + 1) % 6]
    }

    /// Next face anticlockwise.
    #[must_use]
    pub const fn turned_left(self) -> Self {
        Self::ALL[(self as usize + 5) % 6]
    }

    /// Half a turn.
    #[must_use]
    pub const fn turned_back(self) -> Self {
        Self::ALL[(self as usize + 3) % 6]
    }

    /// The facing in a mirror that stands on a left or right edge.
    #[must_use]
    pub(crate) const fn mirrored_across(self) -> Self {
        Self::ALL[(6 - self as usize) % 6]
    }

    /// The facing in a mirror that lies on a top or bottom edge.
    #[must_use]
    pub(crate) const fn mirrored_down(self) -> Self {
        self.mirrored_across().turned_back()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hex_steps_can_be_reversed() {
        for hex in [
            Hex::new(4, 4),
            Hex::new(5, 4),
            Hex::new(0, 0),
            Hex::new(-1, -1),
        ] {
            let mut around = hex;
            for facing in Facing::ALL {
                assert_eq!(hex.step(facing).step(facing.turned_back()), hex);
                // Around a ring, one comes back; and two faces apart are neighbours of each other.
                assert_eq!(
                    hex.step(facing).step(facing.turned_right().turned_right()),
                    hex.step(facing.turned_right())
                );
                around = around.step(facing);
            }
            assert_eq!(around, hex);
        }
    }

    #[test]
    fn every_second_column_sits_half_a_hex_lower() {
        let names = |hex: Hex| Facing::ALL.map(|facing| hex.step(facing).to_string());
        assert_eq!(names(Hex::new(2, 2)), ["C2", "D2", "D3", "C4", "B3", "B2"]);
        assert_eq!(names(Hex::new(3, 2)), ["D2", "E3", "E4", "D4", "C4", "C3"]);
    }

    #[test]
    fn facings_mirror_across_and_down() {
        use Facing::{North, NorthEast, NorthWest, South, SouthEast, SouthWest};
        for (facing, across, down) in [
            (North, North, South),
            (NorthEast, NorthWest, SouthEast),
            (SouthEast, SouthWest, NorthEast),
            (South, South, North),
            (SouthWest, SouthEast, NorthWest),
            (NorthWest, NorthEast, SouthWest),
        ] {
            assert_eq!(
                (facing.mirrored_across(), facing.mirrored_down()),
                (across, down)
            );
        }
    }
}
