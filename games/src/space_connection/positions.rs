//! A set of positions. Its `Debug` is for tests; a hidden one is a `Secret<Positions>`.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::position::{COUNT, Position};

/// A set of positions.
#[derive(Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "[u64;2]", try_from = "[u64;2]")]
pub struct Positions(u128);

impl Positions {
    /// These positions.
    pub fn new(positions: impl IntoIterator<Item = Position>) -> Self {
        let join = |set, position: Position| set | position.bit();
        Self(positions.into_iter().fold(0, join))
    }

    /// True if it holds this position.
    pub const fn has(self, position: Position) -> bool {
        self.0 & position.bit() != 0
    }

    /// True if it holds all of these.
    pub const fn has_all(self, others: Self) -> bool {
        others.0 & !self.0 == 0
    }

    /// The set with this position too.
    #[must_use]
    pub const fn with(self, position: Position) -> Self {
        Self(self.0 | position.bit())
    }

    /// The set without this position.
    #[must_use]
    pub const fn without(self, position: Position) -> Self {
        Self(self.0 & !position.bit())
    }

    /// The set with this position if it was not there, without it if it was.
    #[must_use]
    pub const fn toggled(self, position: Position) -> Self {
        Self(self.0 ^ position.bit())
    }

    /// Positions that are in either.
    #[must_use]
    pub const fn and(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// Positions that are in both.
    #[must_use]
    pub const fn common(self, others: Self) -> Self {
        Self(self.0 & others.0)
    }

    /// Positions that are not among the others.
    #[must_use]
    pub const fn minus(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// Number of positions.
    pub const fn count(self) -> u8 {
        // At most 127.
        self.0.count_ones() as u8
    }

    /// True if there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first, row by row.
    pub const fn first(self) -> Option<Position> {
        if self.is_empty() {
            None
        } else {
            Some(Position::of_bit(self.0.trailing_zeros() as u8))
        }
    }

    /// Each of them, row by row.
    pub fn iter(self) -> impl Iterator<Item = Position> + Clone {
        let rest = |&Self(set): &Self| Some(Self(set & set.wrapping_sub(1)));
        std::iter::successors(Some(self), rest).map_while(Self::first)
    }

    /// Everything that touches one of them, without themselves.
    #[must_use]
    pub fn around(self) -> Self {
        let touched = self.iter().map(Position::neighbours);
        touched.fold(Self::default(), Self::and).minus(self)
    }

    pub(super) const fn of_bits(bits: u128) -> Self {
        Self(bits)
    }
}

impl fmt::Debug for Positions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(|position| position.to_string()))
            .finish()
    }
}

/// Two halves, since not every journal holds numbers of 128 bits.
impl From<Positions> for [u64; 2] {
    fn from(set: Positions) -> Self {
        [(set.0 >> 64) as u64, set.0 as u64]
    }
}

impl TryFrom<[u64; 2]> for Positions {
    type Error = &'static str;
    fn try_from([high, low]: [u64; 2]) -> Result<Self, Self::Error> {
        let bits = u128::from(high) << 64 | u128::from(low);
        if bits >> COUNT == 0 {
            Ok(Self(bits))
        } else {
            Err("position>126")
        }
    }
}
