//! Facts about a mission that thinking may find out.

use super::tile::Tile;

/// Something that may be found out of a mission.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Insight {
    /// The source means this planet.
    Target(Tile),
    /// The crew understands which planet a route leads to.
    Understood,
}
