//! Motions: acts that players of a running game only do together. One proposes a motion, and those
//! who are asked answer it.

use games::Seat;
use serde::{Deserialize, Serialize};

use crate::ids::{Millis, UserId, Version};
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
    /// The table is closed for good.
    Close,
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
    /// When they did.
    pub at: Millis,
    /// The players who agree.
    pub agreed: Vec<UserId>,
    /// The players who are against it.
    pub opposed: Vec<UserId>,
    /// True once its time is up: those who were silent agree.
    pub is_over: bool,
}

/// A motion that is not open any more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettledVote {
    /// The motion with all answers.
    pub vote: OpenVote,
    /// The outcome.
    pub outcome: VoteOutcome,
    /// The players by seat when it was decided.
    pub seats: Vec<Option<Player>>,
}

/// Outcome of a motion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VoteOutcome {
    /// It was carried.
    Carried,
    /// The others were against it, or its author gave it up.
    Dropped,
    /// The game went on, so that it cannot be any more.
    Impossible,
}

impl Vote {
    /// The seat that it takes from a player, or gives to one.
    pub(crate) const fn seat(&self) -> Option<Seat> {
        match self {
            Self::Welcome { seat, .. } | Self::Dismiss { seat, .. } => Some(*seat),
            Self::Pause | Self::Pace(_) | Self::TakeBack { .. } | Self::Close => None,
        }
    }

    /// True if those who are silent until its time is up agree. Nothing brings a closed game back.
    pub(crate) const fn takes_silence_for_yes(&self) -> bool {
        !matches!(self, Self::Close)
    }
}
