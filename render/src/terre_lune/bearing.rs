//! Direction in which something small is turned.

/// Twenty-fourths of a turn, clockwise from above.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Bearing(u8);

impl Bearing {
    /// Bearing of so many twenty-fourths of a turn; twenty-four are none.
    pub(super) const fn new(parts: u8) -> Self {
        Self(parts % 24)
    }

    /// The nearest to a direction, given to the right and down.
    pub(super) fn toward(right: f32, down: f32) -> Self {
        let parts = right.atan2(-down) / std::f32::consts::TAU * 24.0;
        // Between 0 and 24.
        Self::new(parts.round().rem_euclid(24.0) as u8)
    }

    /// The angle, clockwise from above.
    pub(super) fn angle(self) -> f32 {
        f32::from(self.0) / 24.0 * std::f32::consts::TAU
    }
}
