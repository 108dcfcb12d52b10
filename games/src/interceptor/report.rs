//! A turn, carried out: everything that its pictures and words need, phase by phase.

use super::asteroid::Asteroid;
use super::board::Board;
use super::event::{Encounter, Loss, Prize, Struck};
use super::fire::Volley;
use super::flight::Flight;
use super::hex::Hex;
use super::ship::ShipId;

/// A turn, carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Number of the turn, counted from 1.
    pub turn: u16,
    /// The board.
    pub board: Board,
    /// The asteroids before.
    pub before: Vec<Asteroid>,
    /// Movement: what each ship in the fight did.
    pub flights: Vec<Flight>,
    /// The structure of each of these ships when it is whole, in the same order.
    pub structures: Vec<u8>,
    /// The ships that were destroyed in the movement.
    pub lost_in_flight: Vec<Loss>,
    /// The asteroids after, in the same order.
    pub after: Vec<Asteroid>,
    /// The ships that asteroids cost a point.
    pub struck: Vec<Struck>,
    /// The ships that were destroyed among the asteroids.
    pub lost_to_asteroids: Vec<Loss>,
    /// Hits of each ship that fired.
    pub volleys: Vec<Volley>,
    /// The ships that asteroids hid from all fire.
    pub hidden: Vec<ShipId>,
    /// The ships that were shot down.
    pub lost_to_fire: Vec<Loss>,
    /// The stars that ships scored.
    pub stars: Vec<Prize>,
    /// The ships that left the fight.
    pub fled: Vec<ShipId>,
}

impl Report {
    /// Every ship that was destroyed.
    pub fn losses(&self) -> impl Iterator<Item = &Loss> {
        let early = self.lost_in_flight.iter().chain(&self.lost_to_asteroids);
        early.chain(&self.lost_to_fire)
    }

    /// Flight of a ship in the movement.
    pub fn flight(&self, ship: ShipId) -> Option<&Flight> {
        self.flights.iter().find(|flight| flight.ship == ship)
    }

    /// Hex of a ship after the asteroid phase.
    pub fn rest(&self, ship: ShipId) -> Option<Hex> {
        let carried = self.struck.iter().find_map(|struck| match struck.how {
            Encounter::Carried(hex) if struck.ship == ship => Some(hex),
            _ => None,
        });
        carried.or_else(|| Some(self.flight(ship)?.destination().hex))
    }

    /// The damage of all fire that hit a ship.
    pub(crate) fn fire_on(&self, ship: ShipId) -> i16 {
        let hits = self.volleys.iter().flat_map(|volley| &volley.hits);
        let damage = hits
            .filter(|hit| hit.target == ship)
            .map(|hit| i16::from(hit.damage));
        damage.sum()
    }

    /// Structure that a ship had left after the movement, after the asteroids, and after the fire.
    pub fn hulls(&self, ship: ShipId) -> Option<[i16; 3]> {
        let flight = self.flight(ship)?;
        let flown = flight.hull - flight.damage();
        let struck = self.struck.iter().filter(|struck| struck.ship == ship);
        let drifted = flown - struck.count() as i16;
        Some([flown, drifted, drifted - self.fire_on(ship)])
    }

    /// True if nothing cost any ship anything.
    pub(crate) fn is_quiet(&self) -> bool {
        self.struck.is_empty()
            && self.flights.iter().all(|flight| flight.damage() == 0)
            && self.volleys.iter().all(|volley| volley.hits.is_empty())
    }
}
