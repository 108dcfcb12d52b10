//! Facts about a space that thinking may find out.

use super::position::Position;

/// Something that may be found out of a space.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Insight {
    /// There is a planet.
    Planet(Position),
    /// There is a planet: a system goes on, and can do so nowhere else.
    OnlyWay(Position),
    /// There is none.
    Void(Position),
    /// There is none: it touches a complete system.
    Border(Position),
}

impl Insight {
    /// The position that it is about.
    pub const fn position(&self) -> Position {
        match *self {
            Self::Planet(at) | Self::OnlyWay(at) | Self::Void(at) | Self::Border(at) => at,
        }
    }
}
