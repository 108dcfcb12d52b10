//! A space: its hidden sky, its hunter, and what they have discovered.

use super::chart::Chart;
use super::notes::Notes;
use super::positions::Positions;
use crate::core::seat::Seat;
use crate::core::secret::Secret;

/// Hider of a sky.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hider {
    /// The game master, in a solo game.
    GameMaster,
    /// A player.
    Seat(Seat),
}

/// A space: one hides in it, the other hunts.
#[derive(Clone)]
pub(super) struct Space {
    pub hider: Hider,
    pub hunter: Seat,
    pub sky: Option<Secret<Positions>>,
    pub sealed: bool,
    pub chart: Chart,
    pub notes: Option<Secret<Notes>>,
    /// The hunter has no launch left.
    pub out: bool,
    /// Number of turns in a row that the hunter let pass.
    pub missed: u8,
    /// The sky, once it is no longer secret.
    pub uncovered: Option<Positions>,
}

impl Space {
    pub(super) const fn new(hider: Hider, hunter: Seat) -> Self {
        Self {
            hider,
            hunter,
            sky: None,
            sealed: false,
            chart: Chart::new(),
            notes: None,
            out: false,
            missed: 0,
            uncovered: None,
        }
    }
}
