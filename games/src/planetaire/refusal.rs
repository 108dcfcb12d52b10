//! Why an action cannot be granted. No prose: `text` has a sentence for each.

use super::cell::Cell;
use super::margin::Margin;
use super::ray::Outcome;

/// Why not, with what a helpful sentence needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The words name no margin.
    NoSuchMargin {
        /// The player's own words, shortened.
        said: String,
    },
    /// The words name no cell.
    NoSuchCell {
        /// The player's own words, shortened.
        said: String,
    },
    /// A list of cells was empty.
    NoCells,
    /// A cell was named twice.
    CellTwice {
        /// The cell.
        cell: Cell,
    },
    /// More satellites than the match has.
    TooManySatellites {
        /// Number that it has.
        allowed: u8,
    },
    /// The sky lacks satellites and cannot be sealed.
    TooFewSatellites {
        /// Number of those placed.
        placed: u8,
        /// Number that it needs.
        needed: u8,
    },
    /// The sky is sealed and cannot be changed.
    AlreadySealed,
    /// This margin was fired from in this round (P8).
    AlreadyFired {
        /// The margin.
        margin: Margin,
        /// End of that ray.
        outcome: Outcome,
    },
    /// There is a marble on that cell already.
    MarbleThere {
        /// The cell.
        cell: Cell,
    },
    /// There is no marble on that cell.
    NoMarbleThere {
        /// The cell.
        cell: Cell,
    },
    /// All marbles are on the board.
    NoMarbleLeft {
        /// Number of marbles.
        allowed: u8,
    },
    /// More cells were named than there are marbles.
    TooManyMarbles {
        /// Number of cells.
        named: u8,
        /// Number of marbles there are.
        allowed: u8,
    },
    /// This seat hides in this round, the other detects.
    YouHide,
    /// This seat detects in this round, the other hides.
    YouDetect,
    /// The skies of this round are not all sealed yet.
    NotSealedYet,
    /// This seat has ended its round and waits for the other.
    YouHaveEnded,
    /// The match is over.
    MatchOver,
}
