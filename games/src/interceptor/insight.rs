//! What may be found out of a fight by thinking.

use super::placement::Placement;

/// Something that may be found out of a turn, for the ship that is advised, if it does as advised.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Insight {
    /// It ends its movement there, and walls and asteroids cost it so much.
    Ends {
        /// Where.
        at: Placement,
        /// How much.
        harm: i16,
    },
    /// No order of any other's can hit it.
    OutOfReach,
    /// Another ship hits it.
    IsHit,
    /// It hits another ship.
    Hits,
}
