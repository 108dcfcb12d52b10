//! Events of a fight, for ever. Append-only: the journals of old games hold these, and
//! `games/lasting` an example of each.

use serde::{Deserialize, Serialize};

use super::announcement::Announcement;
use super::asteroid::Asteroid;
use super::fire::Volley;
use super::flight::Flight;
use super::hex::Hex;
use super::order::Order;
use super::placement::Placement;
use super::ship::{Pilot, ShipId};
use crate::core::seat::Seat;
use crate::core::secret::Secret;

/// A fact.
#[derive(Clone, Serialize, Deserialize)]
pub enum Event {
    /// The asteroids were scattered.
    Scattered {
        /// Hexes and drifts of the asteroids.
        asteroids: Vec<Asteroid>,
    },
    /// A pilot decided for now how a ship enters.
    Placed {
        /// The ship.
        ship: ShipId,
        /// The placement.
        placement: Secret<Placement>,
    },
    /// All ships entered the board.
    Entered {
        /// Each ship and how.
        placements: Vec<(ShipId, Placement)>,
    },
    /// A ship that was hit announced what it will do.
    Announced {
        /// The ship.
        ship: ShipId,
        /// The announcement, once for the pilot and once for each other seat that may know.
        said: Vec<Secret<Announcement>>,
    },
    /// A pilot decided for now what a ship does.
    Wrote {
        /// The ship.
        ship: ShipId,
        /// The order.
        order: Secret<Order>,
    },
    /// A pilot's placements or orders became final, as far as they are concerned.
    Sealed {
        /// The player.
        seat: Seat,
    },
    /// A pilot wants to change their placements or orders after all.
    Reopened {
        /// The player.
        seat: Seat,
    },
    /// The movement phase.
    Flown {
        /// Flight of each ship in the fight, in the order of the ships.
        flights: Vec<Flight>,
        /// The ships that were destroyed.
        lost: Vec<Loss>,
    },
    /// The asteroid phase.
    Drifted {
        /// The asteroids after it, in their order.
        asteroids: Vec<Asteroid>,
        /// The ships that asteroids cost a point of structure.
        struck: Vec<Struck>,
        /// The ships that were destroyed.
        lost: Vec<Loss>,
    },
    /// The fire phase, and the end of the turn.
    Fired {
        /// Hits of each ship that fired.
        volleys: Vec<Volley>,
        /// The ships that asteroids hid: they neither fired nor were hit.
        hidden: Vec<ShipId>,
        /// The ships that were destroyed.
        lost: Vec<Loss>,
        /// The stars that ships scored.
        stars: Vec<Prize>,
        /// The ships that left the fight.
        fled: Vec<ShipId>,
    },
}

/// A ship was destroyed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Loss {
    /// The ship.
    pub ship: ShipId,
    /// Fate of its pilot.
    pub pilot: Pilot,
}

/// An asteroid cost a ship a point of structure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Struck {
    /// The ship.
    pub ship: ShipId,
    /// Manner in which it met the asteroid.
    pub how: Encounter,
}

/// Manner in which a ship met an asteroid in the asteroid phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Encounter {
    /// The asteroid came into its hex (I9).
    Hit,
    /// The ship was in the asteroid's hex and is there still, wherever that is now (I8).
    Carried(Hex),
}

/// Stars that a ship scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prize {
    /// The ship.
    pub ship: ShipId,
    /// Number of stars.
    pub stars: u8,
}
