//! Glimpses of an event, for one viewer.

use super::announcement::Announcement;
use super::campaign::Homecoming;
use super::event::{Event, Loss, Struck};
use super::flight::Flight;
use super::placement::Placement;
use super::report::Report;
use super::resolve::flight;
use super::ship::ShipId;
use super::state::{Phase, State};
use crate::core::audience::Eye;
use crate::core::seat::Seat;

/// Glimpse of an event, for one viewer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Glimpse {
    /// So many asteroids were scattered.
    Scattered {
        /// Number of asteroids.
        asteroids: usize,
    },
    /// Entry of a ship: for its pilot alone.
    Placed {
        /// The ship.
        ship: ShipId,
        /// The placement.
        placement: Placement,
        /// Seal of its pilot.
        seal: Seal,
    },
    /// All ships entered.
    Entered {
        /// Each ship and how.
        placements: Vec<(ShipId, Placement)>,
    },
    /// A ship has announced what it will do.
    Announced {
        /// The ship.
        ship: ShipId,
        /// The announcement, for its pilot and those who have hit it.
        said: Option<Announcement>,
    },
    /// Order of a ship: for its pilot alone.
    Wrote {
        /// The order, as it would be carried out.
        flight: Box<Flight>,
        /// Seal of its pilot.
        seal: Seal,
    },
    /// A pilot sealed.
    Sealed {
        /// The player.
        seat: Seat,
    },
    /// A pilot writes again what they had sealed.
    Reopened {
        /// The player.
        seat: Seat,
    },
    /// The movement.
    Flown {
        /// Flight of each ship.
        flights: Vec<Flight>,
        /// The ships that were destroyed.
        lost: Vec<Loss>,
    },
    /// The asteroids drifted.
    Drifted {
        /// The ships that asteroids cost a point.
        struck: Vec<Struck>,
        /// The ships that were destroyed.
        lost: Vec<Loss>,
    },
    /// The fire, which ends the turn.
    Fired {
        /// The whole turn.
        report: Box<Report>,
        /// Winners, if the fight is over now.
        winners: Option<Vec<Seat>>,
        /// Results that the ships bring home, if it is and counted for the campaign.
        home: Vec<Homecoming>,
    },
}

/// State of a pilot's seal. What they write after sealing stays sealed: no one else learns that
/// they have changed it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seal {
    /// Not yet.
    Open,
    /// Sealed.
    Closed,
}

impl Seal {
    /// The seal of a seat now.
    fn new(state: &State, seat: Seat) -> Self {
        if state.sealed.contains(&seat) {
            Self::Closed
        } else {
            Self::Open
        }
    }
}

/// News of an event as an eye may know it; `None` where it learns nothing.
pub(super) fn glimpse(after: &State, event: &Event, eye: Eye) -> Option<Glimpse> {
    Some(match event {
        Event::Scattered { asteroids } => Glimpse::Scattered {
            asteroids: asteroids.len(),
        },
        Event::Placed { ship, placement } => Glimpse::Placed {
            ship: *ship,
            placement: *eye.open(placement)?,
            seal: Seal::new(after, ship.seat),
        },
        Event::Entered { placements } => Glimpse::Entered {
            placements: placements.clone(),
        },
        Event::Announced { ship, said } => Glimpse::Announced {
            ship: *ship,
            said: said.iter().find_map(|secret| eye.open(secret)).copied(),
        },
        Event::Wrote { ship, order } => {
            let order = eye.open(order)?;
            let flight = flight(after, after.ship(*ship)?, order)?;
            Glimpse::Wrote {
                flight: Box::new(flight),
                seal: Seal::new(after, ship.seat),
            }
        }
        Event::Sealed { seat } => Glimpse::Sealed { seat: *seat },
        Event::Reopened { seat } => Glimpse::Reopened { seat: *seat },
        Event::Flown { flights, lost } => Glimpse::Flown {
            flights: flights.clone(),
            lost: lost.clone(),
        },
        Event::Drifted { struck, lost, .. } => Glimpse::Drifted {
            struck: struck.clone(),
            lost: lost.clone(),
        },
        Event::Fired { .. } => Glimpse::Fired {
            report: Box::new(after.last.clone()?),
            winners: (after.phase == Phase::Over).then(|| after.winners.clone()),
            home: after.homecomings(),
        },
    })
}
