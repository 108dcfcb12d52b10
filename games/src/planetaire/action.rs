//! Actions of a player in Planétaire.

use super::cell::Cell;
use super::margin::Margin;
use super::sky::Sky;

/// An action of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Hider: let this be my sky for now; it may still be incomplete.
    Draft(Sky),
    /// Hider: add a satellite to my sky, or take it away.
    Toggle(Cell),
    /// Hider: draw a sky for me.
    DraftRandom,
    /// Hider: draw a sky for me, and let it be final.
    HideRandom,
    /// Hider: my sky is final.
    Seal,
    /// Detector: fire a ray.
    Fire(Margin),
    /// Detector: put a marble where I think a satellite is.
    Place(Cell),
    /// Detector: move a marble.
    Move {
        /// The cell where it is.
        from: Cell,
        /// The cell to which it goes.
        to: Cell,
    },
    /// Detector: take a marble back.
    Withdraw(Cell),
    /// Detector: put these marbles and no others.
    PlaceAll(Sky),
    /// Detector: note for myself alone that these cells are empty, or take such notes away.
    Note(Sky),
    /// Detector: end my round with the marbles as they are.
    End,
}
