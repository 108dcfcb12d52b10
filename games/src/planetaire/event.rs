//! What has happened, for ever. Append-only: the journal of old games holds these.

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
        /// Who hides.
        hider: Seat,
        /// Their sky so far.
        sky: Secret<Sky>,
    },
    /// A hider's sky became final.
    Sealed {
        /// Who hides.
        hider: Seat,
    },
    /// The game master hid a sky, for a solo round.
    Hidden {
        /// The sky.
        sky: Secret<Sky>,
    },
    /// A detector fired a ray.
    Fired {
        /// Who fired.
        detector: Seat,
        /// From where.
        margin: Margin,
        /// How the ray ended.
        outcome: Outcome,
    },
    /// A detector put a marble.
    Placed {
        /// Who detects.
        detector: Seat,
        /// Where.
        cell: Cell,
    },
    /// A detector took a marble back.
    Withdrawn {
        /// Who detects.
        detector: Seat,
        /// From where.
        cell: Cell,
    },
    /// A detector changed their private notes.
    Noted {
        /// Who detects.
        detector: Seat,
        /// The cells noted as empty.
        empties: Secret<Sky>,
    },
    /// A detector let their time pass.
    Missed {
        /// Who detects.
        detector: Seat,
    },
    /// A detector ended their round.
    Ended {
        /// Who detects.
        detector: Seat,
    },
    /// The skies of the current rounds were uncovered and counted.
    Revealed {
        /// One for each current round.
        rounds: Vec<Reveal>,
    },
}

/// A round, uncovered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reveal {
    /// Who detected.
    pub detector: Seat,
    /// What was hidden.
    pub sky: Sky,
    /// What the detector scored.
    pub score: Score,
    /// How many layouts give the same 32 results, the true one included.
    pub twins: u32,
}
