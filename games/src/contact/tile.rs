//! The 24 tiles: the Earth, 18 planets and 5 asteroids. Knows no place.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::core::numbered::as_u8;

/// Number of planets.
const PLANETS: u8 = 18;
/// Number of tiles without the asteroids (C2).
pub(super) const FEW: u8 = 1 + PLANETS;
/// Number of tiles with them (C15).
pub(super) const MANY: u8 = FEW + 5;

/// A tile (plaquette). The Earth comes first, then the planets, then the asteroids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Tile(u8);

/// Kind of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum TileKind {
    /// The Earth, where the rocket starts.
    Earth,
    /// A planet, which can be a target.
    Planet,
    /// An asteroid of the pro variant, which never is one (C16).
    Asteroid,
}

impl Tile {
    /// The Earth.
    pub const EARTH: Self = Self(0);

    /// The planets, A to R.
    pub fn planets() -> impl Iterator<Item = Self> + Clone {
        (1..FEW).map(Self)
    }

    /// The asteroids, S to W.
    pub fn asteroids() -> impl Iterator<Item = Self> + Clone {
        (FEW..MANY).map(Self)
    }

    /// All 24.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..MANY).map(Self)
    }

    /// Kind of this tile.
    pub const fn kind(self) -> TileKind {
        match self.0 {
            0 => TileKind::Earth,
            1..FEW => TileKind::Planet,
            _ => TileKind::Asteroid,
        }
    }

    /// Letter of the tile: planets A to R, asteroids S to W (house choice), the Earth none.
    pub fn letter(self) -> Option<char> {
        self.0.checked_sub(1).map(|past| char::from(b'A' + past))
    }

    /// The tile with this letter, large or small.
    pub fn lettered(letter: char) -> Option<Self> {
        let letter = letter.to_ascii_uppercase();
        Self::all().find(|tile| tile.letter() == Some(letter))
    }

    /// Counted from 0, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The letter; for the Earth a zero, which is how it is typed.
impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter().unwrap_or('0'))
    }
}

as_u8!(
    Tile,
    |tile| tile.0,
    |index| (index < MANY).then_some(Tile(index)),
    "tile>23"
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_have_letters_and_kinds() {
        let names: String = Tile::all().map(|tile| tile.to_string()).collect();
        assert_eq!(names, "0ABCDEFGHIJKLMNOPQRSTUVW");
        assert_eq!(Tile::planets().count(), 18);
        assert_eq!(Tile::asteroids().count(), 5);
        assert!(Tile::planets().all(|tile| tile.kind() == TileKind::Planet));
        assert!(Tile::asteroids().all(|tile| tile.kind() == TileKind::Asteroid));
        assert_eq!(Tile::EARTH.kind(), TileKind::Earth);
        for tile in Tile::planets().chain(Tile::asteroids()) {
            assert_eq!(Tile::lettered(tile.letter().unwrap()), Some(tile));
        }
        assert_eq!(Tile::lettered('X'), None);
        assert_eq!(Tile::try_from(24), Err("tile>23"));
    }
}
