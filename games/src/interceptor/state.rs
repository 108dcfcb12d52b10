//! State of a fight: ships, asteroids, sealed orders, and who is to decide.

use super::announcement::Announcement;
use super::asteroid::Asteroid;
use super::board::Board;
use super::campaign::{Homecoming, Service, home};
use super::event::{Encounter, Event, Loss};
use super::fire::Volley;
use super::options::{Campaign, Ending, Options};
use super::order::Order;
use super::placement::Placement;
use super::report::Report;
use super::ship::{Fate, Ship, ShipId};
use crate::core::game::{Due, Pending, Span};
use crate::core::seat::Seat;
use crate::core::secret::Secret;

/// After so many turns in a row without any damage the fight is a draw (house choice).
pub const QUIET: u8 = 20;

/// A fight.
#[derive(Clone)]
pub struct State {
    pub(super) options: Options,
    pub(super) seats: u8,
    pub(super) board: Board,
    pub(super) phase: Phase,
    /// The turn to be flown, counted from 1.
    pub(super) turn: u16,
    pub(super) asteroids: Vec<Asteroid>,
    pub(super) ships: Vec<Ship>,
    /// Decision of each ship's pilot for now, in the ships' order.
    pub(super) decisions: Vec<Decision>,
    pub(super) sealed: Vec<Seat>,
    /// Pursuits: ships that announce, and to whom.
    pub(super) pursuits: Vec<Pursuit>,
    pub(super) last: Option<Report>,
    /// Number of turns in a row without damage.
    pub(super) quiet: u8,
    pub(super) winners: Vec<Seat>,
}

/// Phase of a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Ships are being placed.
    Placing,
    /// Ships that were hit announce.
    Announcing,
    /// Orders are being written.
    Ordering,
    /// The fight is over.
    Over,
}

/// Decision of a ship's pilot for now.
#[derive(Clone, Default)]
pub(super) struct Decision {
    pub placement: Option<Secret<Placement>>,
    pub order: Option<Secret<Order>>,
    pub announced: Vec<Secret<Announcement>>,
}

/// A ship was hit and announces to one that hit it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pursuit {
    pub prey: ShipId,
    pub hunter: ShipId,
}

impl State {
    pub(super) fn new(options: &Options, seats: u8) -> Self {
        let ids = Seat::all(seats)
            .flat_map(|seat| (0..options.fleet.ships()).map(move |number| ShipId { seat, number }));
        let ships: Vec<Ship> = ids
            .map(|id| {
                let veteran = options.service_of(id.seat.index(), id.number);
                Ship {
                    id,
                    hull: i16::from(veteran.build.structure()),
                    build: veteran.build,
                    stars: veteran.stars,
                    spot: None,
                    fate: Fate::Flying,
                }
            })
            .collect();
        Self {
            seats,
            board: options.board(seats),
            phase: Phase::Placing,
            turn: 1,
            asteroids: Vec::new(),
            decisions: vec![Decision::default(); ships.len()],
            ships,
            sealed: Vec::new(),
            pursuits: Vec::new(),
            last: None,
            quiet: 0,
            winners: Vec::new(),
            options: options.clone(),
        }
    }

    /// Index of a ship in the lists.
    pub(super) fn index(&self, id: ShipId) -> Option<usize> {
        self.ships.iter().position(|ship| ship.id == id)
    }

    pub(super) fn ship(&self, id: ShipId) -> Option<&Ship> {
        self.ships.iter().find(|ship| ship.id == id)
    }

    pub(super) fn flying(&self) -> impl Iterator<Item = &Ship> {
        self.ships.iter().filter(|ship| ship.is_flying())
    }

    /// The ships of a seat that are in the fight.
    pub(super) fn fleet(&self, seat: Seat) -> impl Iterator<Item = &Ship> {
        self.flying().filter(move |ship| ship.id.seat == seat)
    }

    /// The seats that have ships in the fight.
    pub(super) fn fighting(&self) -> Vec<Seat> {
        let seats = Seat::all(self.seats);
        seats
            .filter(|&seat| self.fleet(seat).next().is_some())
            .collect()
    }

    /// Number of ships left, and the number that allows a retreat; `None` to the death.
    pub(super) fn retreat(&self) -> Option<(u8, u8)> {
        // At most 18 ships.
        let left = self.flying().count() as u8;
        match self.options.ending {
            Ending::ToTheDeath => None,
            Ending::RetreatFrom(from) => Some((left, from)),
        }
    }

    /// The ships that a ship announces to.
    pub(super) fn hunters(&self, prey: ShipId) -> impl Iterator<Item = ShipId> {
        let of_prey = self.pursuits.iter().filter(move |one| one.prey == prey);
        of_prey.map(|one| one.hunter)
    }

    /// True if a ship has yet to announce.
    pub(super) fn must_announce(&self, id: ShipId) -> bool {
        let announced = self
            .index(id)
            .map(|at| self.decisions[at].announced.is_empty());
        announced == Some(true) && self.hunters(id).next().is_some()
    }

    /// Seats whose decision is due.
    pub(super) fn due_seats(&self) -> Vec<Seat> {
        let is_due = |seat: &Seat| match self.phase {
            Phase::Announcing => self.fleet(*seat).any(|ship| self.must_announce(ship.id)),
            Phase::Placing | Phase::Ordering => {
                self.fleet(*seat).next().is_some() && !self.sealed.contains(seat)
            }
            Phase::Over => false,
        };
        Seat::all(self.seats).filter(is_due).collect()
    }

    /// Decisions that are awaited now, or the winners.
    pub(super) fn pending(&self) -> Pending {
        let within = match self.phase {
            Phase::Placing => Span::SetUp,
            Phase::Announcing | Phase::Ordering => Span::Move,
            Phase::Over => {
                return Pending::Over {
                    winners: self.winners.clone(),
                };
            }
        };
        let due = self.due_seats().into_iter();
        Pending::Orders(due.map(|seat| Due { seat, within }).collect())
    }

    /// Orders and placements may be written again until everyone has sealed.
    pub(super) fn decision(&self) -> Option<u64> {
        let phase = match self.phase {
            Phase::Placing => 0,
            Phase::Announcing => 1,
            Phase::Ordering => 2,
            Phase::Over => return None,
        };
        Some(u64::from(self.turn) * 3 + phase)
    }

    /// Results that each ship brings home from a fight inside the campaign; none before it is over,
    /// and from a fight outside.
    pub(super) fn homecomings(&self) -> Vec<Homecoming> {
        if self.phase != Phase::Over || self.options.campaign != Campaign::Inside {
            return Vec::new();
        }
        let ships = self.ships.iter().map(|ship| {
            let veteran = self
                .options
                .service_of(ship.id.seat.index(), ship.id.number);
            Homecoming::new(&veteran, ship)
        });
        ships.collect()
    }

    /// A pilot's record with what their ships bring home.
    pub(super) fn record_updates(&self, seat: Seat, record: Service) -> Service {
        let won = self.winners == [seat];
        let own = self.homecomings().into_iter();
        own.filter(|came| came.ship.seat == seat)
            .fold(record, |record, came| {
                let number = came.ship.number;
                let today = record.ship(number);
                record.with(number, home(today, &came, won))
            })
    }

    /// Makes an event part of the state.
    pub(super) fn apply(&mut self, event: &Event) {
        match event {
            Event::Scattered { asteroids } => self.asteroids.clone_from(asteroids),
            Event::Placed { ship, placement } => self.deciding(*ship, |decision| {
                decision.placement = Some(placement.clone());
            }),
            Event::Entered { placements } => {
                for (id, placement) in placements {
                    self.changing(*id, |ship| ship.spot = Some(*placement));
                }
                self.begin_turn();
            }
            Event::Announced { ship, said } => {
                self.deciding(*ship, |decision| decision.announced.clone_from(said));
                self.phase = self.next_phase();
            }
            Event::Wrote { ship, order } => self.deciding(*ship, |decision| {
                decision.order = Some(order.clone());
            }),
            Event::Sealed { seat } => {
                self.sealed.push(*seat);
                // Sorted, so that it does not tell who sealed first.
                self.sealed.sort();
            }
            Event::Reopened { seat } => self.sealed.retain(|sealed| sealed != seat),
            Event::Flown { flights, lost } => {
                for flight in flights {
                    self.changing(flight.ship, |ship| {
                        ship.hull -= flight.damage();
                        ship.spot = Some(flight.destination());
                    });
                }
                self.remove_lost(lost);
                self.last = Some(Report {
                    turn: self.turn,
                    board: self.board,
                    before: self.asteroids.clone(),
                    flights: flights.clone(),
                    structures: flights
                        .iter()
                        .filter_map(|flight| Some(self.ship(flight.ship)?.build.structure()))
                        .collect(),
                    lost_in_flight: lost.clone(),
                    after: self.asteroids.clone(),
                    struck: Vec::new(),
                    lost_to_asteroids: Vec::new(),
                    volleys: Vec::new(),
                    hidden: Vec::new(),
                    lost_to_fire: Vec::new(),
                    stars: Vec::new(),
                    fled: Vec::new(),
                });
            }
            Event::Drifted {
                asteroids,
                struck,
                lost,
            } => {
                self.asteroids.clone_from(asteroids);
                for each in struck {
                    self.changing(each.ship, |ship| {
                        ship.hull -= 1;
                        if let (Encounter::Carried(hex), Some(spot)) = (each.how, &mut ship.spot) {
                            spot.hex = hex;
                        }
                    });
                }
                self.remove_lost(lost);
                self.reporting(|report| {
                    report.after.clone_from(asteroids);
                    report.struck.clone_from(struck);
                    report.lost_to_asteroids.clone_from(lost);
                });
            }
            Event::Fired {
                volleys,
                hidden,
                lost,
                stars,
                fled,
            } => {
                for hit in volleys.iter().flat_map(|volley| &volley.hits) {
                    self.changing(hit.target, |ship| ship.hull -= i16::from(hit.damage));
                }
                self.remove_lost(lost);
                for prize in stars {
                    self.changing(prize.ship, |ship| ship.stars += u16::from(prize.stars));
                }
                for id in fled {
                    self.changing(*id, |ship| ship.fate = Fate::Fled);
                }
                self.reporting(|report| {
                    report.volleys.clone_from(volleys);
                    report.hidden.clone_from(hidden);
                    report.lost_to_fire.clone_from(lost);
                    report.stars.clone_from(stars);
                    report.fled.clone_from(fled);
                });
                self.pursuits = self.next_pursuits(volleys);
                self.turn += 1;
                self.begin_turn();
            }
        }
    }

    fn deciding(&mut self, id: ShipId, change: impl FnOnce(&mut Decision)) {
        if let Some(at) = self.index(id) {
            change(&mut self.decisions[at]);
        }
    }

    fn changing(&mut self, id: ShipId, change: impl FnOnce(&mut Ship)) {
        if let Some(ship) = self.ships.iter_mut().find(|ship| ship.id == id) {
            change(ship);
        }
    }

    fn reporting(&mut self, change: impl FnOnce(&mut Report)) {
        if let Some(report) = &mut self.last {
            change(report);
        }
    }

    fn remove_lost(&mut self, lost: &[Loss]) {
        for loss in lost {
            self.changing(loss.ship, |ship| ship.fate = Fate::Destroyed(loss.pilot));
        }
    }

    /// Pursuits of the next turn (I17): ships that were hit announce to those that hit them, unless
    /// they hit each other, and unless one of the two is out of the fight. One's own ships need no
    /// announcement.
    fn next_pursuits(&self, volleys: &[Volley]) -> Vec<Pursuit> {
        let hit = |hunter: ShipId, prey: ShipId| {
            let of_hunter = volleys.iter().filter(|volley| volley.ship == hunter);
            of_hunter
                .flat_map(|volley| &volley.hits)
                .any(|hit| hit.target == prey)
        };
        let flies = |id: ShipId| self.ship(id).is_some_and(Ship::is_flying);
        let pairs = volleys.iter().flat_map(|volley| {
            volley.hits.iter().map(|hit| Pursuit {
                prey: hit.target,
                hunter: volley.ship,
            })
        });
        pairs
            .filter(|&Pursuit { prey, hunter }| {
                prey.seat != hunter.seat && flies(prey) && flies(hunter) && !hit(prey, hunter)
            })
            .collect()
    }

    /// Begins the next turn.
    fn begin_turn(&mut self) {
        self.sealed.clear();
        self.decisions.fill(Decision::default());
        if let Some(report) = &self.last {
            self.quiet = if report.is_quiet() { self.quiet + 1 } else { 0 };
        }
        let fighting = self.fighting();
        self.phase = if fighting.len() < 2 || self.quiet >= QUIET {
            // I22: when no one is left, it is a draw of those who flew this turn.
            let flew = self.last.iter().flat_map(|report| &report.flights);
            let mut drawn: Vec<Seat> = flew.map(|flight| flight.ship.seat).collect();
            drawn.dedup();
            self.winners = if fighting.is_empty() { drawn } else { fighting };
            Phase::Over
        } else {
            self.next_phase()
        };
    }

    /// Phase that follows a turn: announcements where a ship was hit, else orders.
    fn next_phase(&self) -> Phase {
        if self.flying().any(|ship| self.must_announce(ship.id)) {
            Phase::Announcing
        } else {
            Phase::Ordering
        }
    }
}
