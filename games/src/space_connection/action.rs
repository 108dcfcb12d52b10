//! Actions of a player in Space Connection.

use super::draft::Move;
use super::launch::Launch;
use super::notes::{Mark, Notes};
use super::position::Position;
use super::positions::Positions;

/// An action of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Let these be my planets for now; they may not be a sky yet.
    Draft(Positions),
    /// Add a planet to my sky, or take it away.
    Toggle(Position),
    /// Move a planet of my sky.
    Shift(Move),
    /// Draw a sky for me.
    DraftRandom,
    /// Draw a sky for me, which is final.
    HideRandom,
    /// My sky is final.
    Seal,
    /// Send this into the other's space.
    Launch(Launch),
    /// Note this for myself alone.
    Note {
        /// The mark.
        mark: Mark,
        /// The positions.
        at: Positions,
    },
    /// Let these be my notes and no others.
    NoteAll(Notes),
    /// I give up.
    Concede,
}
