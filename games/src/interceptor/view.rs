//! What one viewer sees of a fight.

use super::announcement::Announcement;
use super::asteroid::Asteroid;
use super::board::Board;
use super::build::Build;
use super::campaign::Homecoming;
use super::flight::Flight;
use super::options::{Ending, Options};
use super::order::Order;
use super::placement::Placement;
use super::report::Report;
use super::resolve::flight;
use super::ship::{Fate, Ship, ShipId};
use super::state::{Decision, Phase, State};
use crate::core::audience::Eye;
use crate::core::seat::Seat;

/// A fight, as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// What the table agreed on.
    pub options: Options,
    /// How many pilots there are.
    pub seats: u8,
    /// The viewer's own seat, if they play.
    pub me: Option<Seat>,
    /// What it is flown on.
    pub board: Board,
    /// Where the fight stands.
    pub phase: Phase,
    /// The turn to be flown, counted from 1.
    pub turn: u16,
    /// The asteroids.
    pub asteroids: Vec<Asteroid>,
    /// All ships, in seat order.
    pub ships: Vec<ShipView>,
    /// Who has sealed, in seat order.
    pub sealed: Vec<Seat>,
    /// Whom the fight waits for, in seat order.
    pub due: Vec<Seat>,
    /// The turn before.
    pub last: Option<Report>,
    /// How many turns in a row caused no damage.
    pub quiet: u8,
    /// Who won, once the fight is over: several for a draw.
    pub winners: Vec<Seat>,
    /// What the ships bring home, once it is over and counted for the campaign.
    pub home: Vec<Homecoming>,
}

/// A ship, as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShipView {
    /// Which.
    pub id: ShipId,
    /// What it can do.
    pub build: Build,
    /// The structure that is left.
    pub hull: i16,
    /// The stars of its pilot.
    pub stars: u16,
    /// Where it is, with its final speed; `None` before the ships have entered.
    pub spot: Option<Placement>,
    /// What became of it.
    pub fate: Fate,
    /// How it will enter, for its own pilot.
    pub placement: Option<Placement>,
    /// Its order as it would be carried out now, for its own pilot.
    pub order: Option<Flight>,
    /// The ships that have hit it and are told what it announces.
    pub hunters: Vec<ShipId>,
    /// Whether it has announced what it will do.
    pub announcing: Announcing,
}

/// Where a ship's announcement stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Announcing {
    /// It owes none.
    No,
    /// It owes one.
    Owed,
    /// It has made one, which the viewer may not know.
    Made,
    /// It has made this one.
    Told(Announcement),
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

    /// Whether few enough ships are left for a retreat (I31).
    pub fn may_retreat(&self) -> bool {
        match self.options.ending {
            Ending::ToTheDeath => false,
            Ending::RetreatFrom(from) => self.flying() <= usize::from(from),
        }
    }

    /// What one of these ships would do with an order now; `None` before it has entered.
    pub fn flight(&self, ship: &ShipView, order: &Order) -> Option<Flight> {
        let own = (ship.id, ship.hull, &ship.build);
        Some(Flight::of(
            own,
            (self.board, &self.asteroids),
            ship.spot?,
            order,
        ))
    }

    /// How many ships are in the fight.
    pub fn flying(&self) -> usize {
        let flying = |ship: &&ShipView| ship.fate == Fate::Flying;
        self.ships.iter().filter(flying).count()
    }
}

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
            .map(|(ship, decision)| seen(state, ship, decision, eye))
            .collect(),
        sealed: state.sealed.clone(),
        due: state.due(),
        last: state.last.clone(),
        quiet: state.quiet,
        winners: state.winners.clone(),
        home: state.homecomings(),
    }
}

fn seen(state: &State, ship: &Ship, decision: &Decision, eye: Eye) -> ShipView {
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
            Some(said) => Announcing::Told(*said),
            None if !decision.announced.is_empty() => Announcing::Made,
            None if state.owes_announcement(ship.id) => Announcing::Owed,
            None => Announcing::No,
        },
    }
}
