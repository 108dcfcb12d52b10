//! What people at a running table do only together: somebody moves that it be so, and it is so once
//! everybody agrees who is asked.

use games::Seat;
use serde::{Deserialize, Serialize};

use crate::ids::{UserId, Version};
use crate::table::pace::Pace;
use crate::table::player::Player;

/// What somebody would like the table to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Motion {
    /// Somebody takes over a seat that is empty, or whose player is gone, with all that it knows.
    Welcome {
        /// Which.
        seat: Seat,
        /// Who.
        player: Player,
    },
    /// Whoever is gone gives up his seat.
    Dismiss {
        /// Which.
        seat: Seat,
        /// Who sits there.
        user: UserId,
    },
    /// No clock runs until somebody who sits there lets the game go on.
    Pause,
    /// Decisions have another time.
    Pace(Pace),
    /// Everything that was done from somebody's act on is taken back.
    TakeBack {
        /// The entry of his act.
        from: Version,
        /// The last one.
        to: Version,
    },
}

/// A motion that is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenMotion {
    /// The entry that brought it, which names it.
    pub number: Version,
    /// What it is.
    pub motion: Motion,
    /// Whose it is.
    pub by: UserId,
    /// Who agrees.
    pub agreed: Vec<UserId>,
}

impl Motion {
    /// The seat that it takes from somebody, or gives to somebody.
    pub(crate) const fn seat(&self) -> Option<Seat> {
        match self {
            Self::Welcome { seat, .. } | Self::Dismiss { seat, .. } => Some(*seat),
            Self::Pause | Self::Pace(_) | Self::TakeBack { .. } => None,
        }
    }
}
