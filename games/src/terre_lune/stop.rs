//! Results of a way or a push. Decides nothing.

use super::board::{Node, OrbitCell};
use super::place::{Palier, Shove};
use super::way::Way;
use crate::core::seat::Seat;

/// A push that is allowed, and what comes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Push {
    /// The player who is pushed.
    pub target: Seat,
    /// Direction of the push.
    pub shove: Shove,
    /// The palier to which it goes.
    pub to: Palier,
    /// Result of stopping.
    pub stop: Stop,
}

impl Push {
    /// True if it sets the rocket back.
    pub fn harms(&self) -> bool {
        self.shove == Shove::Backward
            || matches!(self.stop, Stop::Dragged { .. } | Stop::Collision { .. })
    }
}

/// A way that is allowed, and what comes of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// The way.
    pub way: Way,
    /// Result of stopping.
    pub stop: Stop,
}

/// Result of stopping at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// No result.
    Nothing,
    /// The top claim of the station's stack is taken, if there is one (T11).
    Station {
        /// Number of claims there.
        claims: u8,
    },
    /// Landing on the Moon: a deposit may be looked at.
    Moon,
    /// Back on the Earth.
    Earth {
        /// The prime, for a cosmonaut who has been on the Moon (T22).
        prime: Option<u16>,
    },
    /// The pirate drags the rocket along the orbit (T5).
    Dragged {
        /// To this cell.
        to: OrbitCell,
    },
    /// Collision with the pirate (T8).
    Collision {
        /// The station that the rocket falls back on, all claims lost; `None` when it is its
        /// second collision, and the end of it.
        back: Option<Node>,
    },
}
