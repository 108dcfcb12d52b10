//! The days by which puzzles are told apart. Knows no clock: the caller says which day it is.

use serde::{Deserialize, Serialize};

/// Number of days in a week.
const WEEK: u32 = 7;
/// The first day of all was a Thursday: so many days after a Monday.
const THURSDAY: u32 = 3;
/// So many days after a Monday it is Saturday.
const SATURDAY: u32 = 5;

/// A day, the same all over the world, counted from the first of 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PuzzleDay(pub u32);

impl PuzzleDay {
    /// True for a Saturday or a Sunday: there is more time for a puzzle then.
    pub(crate) const fn is_at_the_weekend(self) -> bool {
        (self.0 + THURSDAY) % WEEK >= SATURDAY
    }

    /// The day before.
    #[must_use]
    pub const fn before(self) -> Self {
        Self(self.0.saturating_sub(1))
    }

    /// The day after.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weekends_match_the_calendar() {
        // The 21st of November 2026 is a Saturday.
        let saturday = PuzzleDay(20_778);
        assert!(!saturday.before().is_at_the_weekend());
        assert!(saturday.is_at_the_weekend() && saturday.next().is_at_the_weekend());
        assert!(!saturday.next().next().is_at_the_weekend());
    }
}
