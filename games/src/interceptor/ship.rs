//! A ship: whose it is, what it can do, where it is, what became of it.

use serde::{Deserialize, Serialize};

use super::build::Build;
use super::order::Speed;
use super::placement::Placement;
use crate::core::seat::Seat;

/// Identity of a ship at the table: the pilot's seat, and the ship's number among theirs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct ShipId {
    /// Seat of its pilot.
    pub seat: Seat,
    /// Counted from 0 among the pilot's ships.
    pub number: u8,
}

/// Fate of a ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fate {
    /// In the fight.
    Flying,
    /// Gone from the fight.
    Fled,
    /// Destroyed.
    Destroyed(Pilot),
}

/// Fate of a destroyed ship's pilot (I15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pilot {
    /// The pilot is safe in their capsule, with their stars.
    Saved,
    /// The pilot went down with their ship.
    Lost,
}

/// A ship.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Ship {
    pub id: ShipId,
    pub build: Build,
    /// The stars that its pilot brought and scored.
    pub stars: u16,
    /// The structure that is left; below 0 its pilot is lost.
    pub hull: i16,
    /// Place of the ship; its last place once it is out of the fight; `None` before it entered.
    pub spot: Option<Placement>,
    pub fate: Fate,
}

impl Ship {
    pub(super) fn is_flying(&self) -> bool {
        self.fate == Fate::Flying
    }

    /// Final speed of its last turn.
    pub(super) fn speed(&self) -> Speed {
        self.spot.map(|spot| spot.speed).unwrap_or_default()
    }
}
