//! Motions: acts that players of a running game only do together. One proposes a motion, which is
//! carried once everyone who is asked agrees.

use games::Seat;
use serde::{Deserialize, Serialize};

use crate::ids::{UserId, Version};
use crate::table::pace::Pace;
use crate::table::player::Player;

/// Motion of a player: something that the table shall do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Vote {
    /// A person takes over a seat that is empty, or whose player is gone, with all that it knows.
    Welcome {
        /// The seat.
        seat: Seat,
        /// The person.
        player: Player,
    },
    /// A player who is gone gives up their seat.
    Dismiss {
        /// The seat.
        seat: Seat,
        /// The player who sits there.
        user: UserId,
    },
    /// No clock runs until a seated player lets the game go on.
    Pause,
    /// Decisions have another time.
    Pace(Pace),
    /// Everything that was done from a player's act on is taken back.
    TakeBack {
        /// The entry of their act.
        from: Version,
        /// The last one.
        to: Version,
    },
}

/// A motion that is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenVote {
    /// The entry that brought it, which names it.
    pub number: Version,
    /// The motion.
    pub motion: Vote,
    /// The player who proposed it.
    pub by: UserId,
    /// The players who agree.
    pub agreed: Vec<UserId>,
}

impl Vote {
    /// The seat that it takes from a player, or gives to one.
    pub(crate) const fn seat(&self) -> Option<Seat> {
        match self {
            Self::Welcome { seat, .. } | Self::Dismiss { seat, .. } => Some(*seat),
            Self::Pause | Self::Pace(_) | Self::TakeBack { .. } => None,
        }
    }
}
