//! Events of a match, for ever. Append-only: the journals of old games hold these, and
//! `games/lasting` an example of each.

use serde::{Deserialize, Serialize};

use super::cell::Cell;
use super::margin::Margin;
use super::ray::Outcome;
use super::score::Score;
use super::sky::Sky;
use crate::core::seat::Seat;
use crate::core::secret::Secret;

/// A fact.
#[derive(Clone, Serialize, Deserialize)]
pub enum Event {
    /// A hider changed their sky, which is not final yet.
    Drafted {
        /// The player who hides.
        hider: Seat,
        /// Their sky so far.
        sky: Secret<Sky>,
    },
    /// A hider's sky became final.
    Sealed {
        /// The player who hides.
        hider: Seat,
    },
    /// The game master hid a sky, for a solo round.
    Hidden {
        /// The sky.
        sky: Secret<Sky>,
    },
    /// A detector fired a ray.
    Fired {
        /// The player who fired.
        detector: Seat,
        /// From where.
        margin: Margin,
        /// End of the ray.
        outcome: Outcome,
    },
    /// A detector put a marble.
    Placed {
        /// The player who detects.
        detector: Seat,
        /// The cell.
        cell: Cell,
    },
    /// A detector took a marble back.
    Withdrawn {
        /// The player who detects.
        detector: Seat,
        /// From where.
        cell: Cell,
    },
    /// A detector changed their private notes.
    Noted {
        /// The player who detects.
        detector: Seat,
        /// The cells noted as empty.
        empties: Secret<Sky>,
    },
    /// A detector let their time pass.
    Missed {
        /// The player who detects.
        detector: Seat,
    },
    /// A detector ended their round.
    Ended {
        /// Seat that detects.
        detector: Seat,
    },
    /// The skies of the current rounds were uncovered and counted.
    Revealed {
        /// Reveals, one for each current round.
        rounds: Vec<Reveal>,
    },
}

/// A round, uncovered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reveal {
    /// The player who detected.
    pub detector: Seat,
    /// The hidden sky.
    pub sky: Sky,
    /// Score of the detector.
    pub score: Score,
    /// Number of layouts that give the same 32 results, the true one included.
    pub twins: u32,
}
