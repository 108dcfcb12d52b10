//! Facts about a space that thinking may find out.

use super::position::Position;

/// Something that may be found out of a space.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Insight {
    /// There is a planet.
    Planet(Position),
    /// There is none.
    Void(Position),
}
