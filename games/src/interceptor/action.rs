//! Actions of a pilot.

use super::announcement::Announcement;
use super::order::Order;
use super::placement::Placement;

/// An action of a seat, for one of its ships (by number, counted from 0) or for all of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Let this ship enter so; it may still be changed.
    Place {
        /// Number of the ship.
        ship: u8,
        /// The entry.
        placement: Placement,
    },
    /// Leave to chance how my ships enter that have no place yet; all of them if all have one.
    PlaceRandom,
    /// Announce what this ship will do, to those who have hit it.
    Announce {
        /// Number of the ship.
        ship: u8,
        /// The announcement.
        said: Announcement,
    },
    /// Let this be this ship's order; it may still be rewritten.
    Write {
        /// Number of the ship.
        ship: u8,
        /// The order.
        order: Order,
    },
    /// Keep this for the ship as far as it goes: an order that is put together letter by letter,
    /// and need not keep what was announced before it is sealed.
    Draft {
        /// Number of the ship.
        ship: u8,
        /// The order so far.
        order: Order,
    },
    /// My placements or orders are final, as far as I am concerned.
    Seal,
    /// I want to change them after all.
    Reopen,
}
