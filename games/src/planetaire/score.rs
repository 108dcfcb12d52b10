//! Score of a round for its detector: the lowest total wins.

use serde::{Deserialize, Serialize};

use super::options::{Equity, Options};
use super::ray::chart;
use super::round::Round;
use super::sky::Sky;

/// A detector's score for one round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// Pawns in the margins, replaced ones too (P6).
    pub pawns: u16,
    /// Marbles withheld: 5 points each (P10, P17).
    pub withheld: u8,
    /// Marbles on a wrong cell: 10 points each (P10, P17).
    pub misplaced: u8,
}

impl Score {
    /// Points for a withheld marble.
    pub const WITHHELD: u16 = 5;
    /// Points for a misplaced marble.
    pub const MISPLACED: u16 = 10;

    /// All points together.
    pub const fn total(self) -> u16 {
        self.pawns + Self::WITHHELD * self.withheld as u16 + Self::MISPLACED * self.misplaced as u16
    }

    /// Score of a round, given the sky that was hidden.
    pub(super) fn new(options: Options, round: &Round, sky: Sky) -> Self {
        let satellites = options.satellites.count();
        let withheld = satellites.saturating_sub(round.marbles.count());
        let wrong = round.marbles.cells().filter(|&cell| !sky.has(cell));
        // P18: with every marble placed, the same 32 results are as good as the same positions.
        let forgiven = options.equity == Equity::SameResults
            && withheld == 0
            && chart(options.law, round.marbles) == chart(options.law, sky);
        Self {
            pawns: round.pawns(),
            withheld,
            // At most five marbles.
            misplaced: if forgiven { 0 } else { wrong.count() as u8 },
        }
    }
}
