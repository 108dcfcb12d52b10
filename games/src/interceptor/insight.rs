//! Facts about a fight that thinking may find out.

use super::placement::Placement;

/// Something that may be found out of a turn, for the ship that is advised, if it does as advised.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Insight {
    /// The ship ends its movement there, and walls and asteroids cost it so much.
    Ends {
        /// The placement.
        at: Placement,
        /// Structure lost.
        harm: i16,
    },
    /// No order of any other's can hit it.
    OutOfReach,
    /// Another ship hits it.
    IsHit,
    /// The ship hits another one.
    Hits,
}
