//! Events of a game, for ever. Append-only: the journals of old games hold these, and
//! `games/lasting` an example of each.

use serde::{Deserialize, Serialize};

use super::chart::Complete;
use super::launch::Launch;
use super::notes::Notes;
use super::positions::Positions;
use crate::core::seat::Seat;
use crate::core::secret::Secret;

/// A fact.
#[derive(Clone, Serialize, Deserialize)]
pub enum Event {
    /// A hider changed their sky, which is not final yet.
    Drafted {
        /// The player who hides.
        hider: Seat,
        /// Their planets so far.
        planets: Secret<Positions>,
    },
    /// A hider's sky became final.
    Sealed {
        /// The player who hides.
        hider: Seat,
    },
    /// The game master hid a sky, for a solo game.
    Hidden {
        /// The sky.
        sky: Secret<Positions>,
    },
    /// The hunt began.
    Began {
        /// The player who launches first, by chance.
        first: Seat,
    },
    /// A hunter launched something.
    Launched {
        /// The player.
        hunter: Seat,
        /// The launch.
        launch: Launch,
        /// The planets that it discovered.
        found: Positions,
        /// The systems that it completed.
        complete: Vec<Complete>,
    },
    /// A hunter let their turn pass.
    Missed {
        /// The player.
        hunter: Seat,
    },
    /// A hunter has no launch left, for the rest of the game.
    RanOut {
        /// The player.
        hunter: Seat,
    },
    /// A hunter changed their private notes.
    Noted {
        /// The player.
        hunter: Seat,
        /// All of their notes.
        notes: Secret<Notes>,
    },
    /// The game ended and the skies were uncovered.
    Uncovered {
        /// Why it ended.
        end: End,
        /// The sky of each board, in their order.
        skies: Vec<Positions>,
    },
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum End {
    /// Nine systems were discovered.
    Discovered,
    /// No one has a launch left (S13, S18).
    Exhausted,
    /// Someone gave up.
    Conceded(Seat),
    /// Someone was silent three turns in a row.
    Deserted(Seat),
}
