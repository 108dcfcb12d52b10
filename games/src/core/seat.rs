//! A place at a table. Never a person: who sits there is the session's business.

use serde::{Deserialize, Serialize};

/// A place at the table, counted from 0 in the order of joining.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, counted from 0.
    pub const fn new(index: u8) -> Self {
        Self(index)
    }

    /// The seats of a table of `count`, in order.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..count).map(Self)
    }

    /// Counted from 0, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
