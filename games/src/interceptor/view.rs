//! View of a fight, for one viewer.

use super::announcement::Announcement;
use super::asteroid::{Asteroid, drifted};
use super::board::Board;
use super::build::Build;
use super::campaign::Homecoming;
use super::event::Encounter;
use super::flight::Flight;
use super::hex::Hex;
use super::options::{Ending, Options};
use super::order::Order;
use super::placement::Placement;
use super::report::Report;
use super::resolve::{encounter, flight};
use super::ship::{Fate, Ship, ShipId};
use super::state::{Decision, Phase, State};
use crate::core::audience::Eye;
use crate::core::seat::Seat;

/// A fight, as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Options of the table.
    pub options: Options,
    /// Number of pilots.
    pub seats: u8,
    /// The viewer's own seat, if they play.
    pub me: Option<Seat>,
    /// The board.
    pub board: Board,
    /// Phase of the fight.
    pub phase: Phase,
    /// The turn to be flown, counted from 1.
    pub turn: u16,
    /// The asteroids.
    pub asteroids: Vec<Asteroid>,
    /// All ships, in seat order.
    pub ships: Vec<ShipView>,
    /// Pilots who have sealed, in seat order.
    pub sealed: Vec<Seat>,
    /// Pilots whom the fight waits for, in seat order.
    pub due: Vec<Seat>,
    /// The turn before.
    pub last: Option<Report>,
    /// Number of turns in a row without damage.
    pub quiet: u8,
    /// Winners, once the fight is over: several for a draw.
    pub winners: Vec<Seat>,
    /// Results that the ships bring home, once it is over and counted for the campaign.
    pub home: Vec<Homecoming>,
}

/// A ship, as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShipView {
    /// The ship.
    pub id: ShipId,
    /// Abilities of the ship.
    pub build: Build,
    /// The structure that is left.
    pub hull: i16,
    /// The stars of its pilot.
    pub stars: u16,
    /// Place of the ship, with its final speed; `None` before the ships have entered.
    pub spot: Option<Placement>,
    /// Fate of the ship.
    pub fate: Fate,
    /// Entry of the ship, for its own pilot.
    pub placement: Option<Placement>,
    /// Order of the ship as it would be carried out now, for its own pilot.
    pub order: Option<Flight>,
    /// The ships that have hit it and are told what it announces.
    pub hunters: Vec<ShipId>,
    /// State of its announcement.
    pub announcing: Announcing,
}

/// Outcome of a flight as far as everyone can know it: where asteroids drift is no secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// Hex of the ship after the asteroids have drifted.
    pub rest: Hex,
    /// Structure that movement and asteroids cost.
    pub damage: i16,
    /// True if an asteroid costs a point after the movement.
    pub is_struck: bool,
    /// True if the ship shares its hex with an asteroid then: it neither fires nor is hit.
    pub is_hidden: bool,
}

/// State of a ship's announcement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Announcing {
    /// No announcement to make.
    No,
    /// An announcement to make.
    Due,
    /// An announcement was made, which the viewer may not know.
    Made,
    /// An announcement that the viewer knows.
    Known(Announcement),
}

impl View {
    /// A ship.
    pub fn ship(&self, id: ShipId) -> Option<&ShipView> {
        self.ships.iter().find(|ship| ship.id == id)
    }

    /// The viewer's own ships that are in the fight.
    pub fn mine(&self) -> impl Iterator<Item = &ShipView> {
        let mine = |ship: &&ShipView| Some(ship.id.seat) == self.me && ship.fate == Fate::Flying;
        self.ships.iter().filter(mine)
    }

    /// True if the viewer has just seen the last turn flown: they decide, and have decided nothing
    /// yet. Who only looks on has, until a pilot seals.
    pub fn has_just_flown(&self) -> bool {
        let is_next = matches!(self.phase, Phase::Announcing | Phase::Ordering);
        let has_begun = |ship: &ShipView| {
            ship.order.is_some() || matches!(ship.announcing, Announcing::Known(_))
        };
        let decides = match self.me {
            Some(me) => self.due.contains(&me),
            None => self.sealed.is_empty(),
        };
        self.last.is_some() && is_next && decides && !self.mine().any(has_begun)
    }

    /// True if few enough ships are left for a retreat (I31).
    pub fn may_retreat(&self) -> bool {
        match self.options.ending {
            Ending::ToTheDeath => false,
            Ending::RetreatFrom(from) => self.flying() <= usize::from(from),
        }
    }

    /// Flies an order with one of these ships as things stand; `None` before it has entered.
    pub fn flight(&self, ship: &ShipView, order: &Order) -> Option<Flight> {
        let own = (ship.id, ship.hull, &ship.build);
        Some(Flight::new(
            own,
            (self.board, &self.asteroids),
            ship.spot?,
            order,
        ))
    }

    /// Fate of a ship that flies so, before anyone fires.
    pub fn outlook(&self, flight: &Flight) -> Outlook {
        let after = drifted(self.board, &self.asteroids);
        let end = flight.destination().hex;
        // I14, I30: a ship that is gone or flees meets none.
        let meets = flight.plan.is_some() && flight.damage() < flight.hull;
        let met = meets.then(|| encounter((&self.asteroids, &after), end));
        let met = met.flatten();
        let rest = match met {
            Some(Encounter::Carried(hex)) => hex,
            Some(Encounter::Hit) | None => end,
        };
        Outlook {
            rest,
            damage: flight.damage() + i16::from(met.is_some()),
            is_struck: met.is_some(),
            is_hidden: after.iter().any(|one| one.hex == rest),
        }
    }

    /// Number of ships in the fight.
    pub fn flying(&self) -> usize {
        let flying = |ship: &&ShipView| ship.fate == Fate::Flying;
        self.ships.iter().filter(flying).count()
    }
}

/// The state as an eye sees it.
pub(super) fn view(state: &State, eye: Eye) -> View {
    let ships = state.ships.iter().zip(&state.decisions);
    View {
        options: state.options.clone(),
        seats: state.seats,
        me: eye.seat(),
        board: state.board,
        phase: state.phase,
        turn: state.turn,
        asteroids: state.asteroids.clone(),
        ships: ships
            .map(|(ship, decision)| ship_view(state, ship, decision, eye))
            .collect(),
        sealed: state.sealed.clone(),
        due: state.due_seats(),
        last: state.last.clone(),
        quiet: state.quiet,
        winners: state.winners.clone(),
        home: state.homecomings(),
    }
}

/// A ship as an eye sees it.
fn ship_view(state: &State, ship: &Ship, decision: &Decision, eye: Eye) -> ShipView {
    let order = decision.order.as_ref().and_then(|secret| eye.open(secret));
    let announced = decision
        .announced
        .iter()
        .find_map(|secret| eye.open(secret));
    ShipView {
        id: ship.id,
        build: ship.build.clone(),
        hull: ship.hull,
        stars: ship.stars,
        spot: ship.spot,
        fate: ship.fate,
        placement: decision
            .placement
            .as_ref()
            .and_then(|secret| eye.open(secret))
            .copied(),
        order: order.and_then(|order| flight(state, ship, order)),
        hunters: state.hunters(ship.id).collect(),
        announcing: match announced {
            Some(said) => Announcing::Known(*said),
            None if !decision.announced.is_empty() => Announcing::Made,
            None if state.must_announce(ship.id) => Announcing::Due,
            None => Announcing::No,
        },
    }
}
