//! Field of a turn, before its asteroids drift and after. Weighs nothing.

use games::interceptor::{Asteroid, Board, Hex, Placement};

/// The board in this turn, before its asteroids drift and after.
pub(super) struct DriftingField<'f> {
    pub board: Board,
    pub before: &'f [Asteroid],
    pub after: Vec<Asteroid>,
}

impl DriftingField<'_> {
    /// Place to which asteroids move a ship, and the hull that they cost it.
    pub(super) fn drift(&self, spot: Placement) -> (Placement, i16) {
        if let Some(inside) = self.before.iter().position(|one| one.hex == spot.hex) {
            let hex = self.after[inside].hex;
            return (Placement { hex, ..spot }, 1);
        }
        (spot, i16::from(self.is_hidden(spot.hex)))
    }

    pub(super) fn is_hidden(&self, hex: Hex) -> bool {
        self.after.iter().any(|one| one.hex == hex)
    }
}
