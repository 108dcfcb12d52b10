//! A table for the tests of Interceptor: sets a scene, writes orders as pilots do, looks.

#![allow(dead_code, reason = "shared by tests that each use a part")]

use games::interceptor::{
    Action, Announcement, Asteroid, Event, Fate, Interceptor, Options, Placement, Refusal, Report,
    ShipId, ShipView, View, facing, hex, order, placement,
};
use games::{
    Cause, Game, Pending, Proposal, Seat, Seed, propose, replay, view_for_everyone, view_for_seat,
};

pub const ADA: Seat = Seat::new(0);
pub const BOB: Seat = Seat::new(1);
pub const CAT: Seat = Seat::new(2);

/// The first ship of a seat.
pub const fn ship(seat: Seat) -> ShipId {
    ShipId { seat, number: 0 }
}

/// A fight under way.
pub struct Fight {
    options: Options,
    seats: u8,
    pub events: Vec<Event>,
}

impl Fight {
    /// A fight that has just started by itself.
    #[track_caller]
    pub fn start(options: Options, seats: u8) -> Self {
        let mut fight = Self {
            options,
            seats,
            events: Vec::new(),
        };
        assert_eq!(fight.cause(Cause::Start), Ok(()));
        fight
    }

    /// Ships and asteroids as the test wants them: `H8 N 3` each ship in order, `F5 N` each
    /// asteroid.
    #[track_caller]
    pub fn scene(options: Options, asteroids: &[&str], ships: &[&str]) -> Self {
        let fleet = options.fleet.ships();
        let count = ships.len() as u8;
        let asteroid = |said: &&str| {
            let (at, drift) = said.split_once(' ').unwrap();
            Asteroid {
                hex: hex(at).unwrap(),
                drift: facing(drift).unwrap(),
            }
        };
        let enters = |(nth, said): (u8, &&str)| {
            let id = ShipId {
                seat: Seat::new(nth / fleet),
                number: nth % fleet,
            };
            (id, placed(said))
        };
        Self {
            seats: count / fleet,
            options,
            events: vec![
                Event::Scattered {
                    asteroids: asteroids.iter().map(asteroid).collect(),
                },
                Event::Entered {
                    placements: (0..count).zip(ships).map(enters).collect(),
                },
            ],
        }
    }

    pub fn state(&self) -> <Interceptor as Game>::State {
        replay::<Interceptor>(&self.options, self.seats, &self.events)
    }

    /// Asks the rules; what they grant happens.
    pub fn cause(&mut self, cause: Cause<Action>) -> Result<(), Refusal> {
        let number = self.events.len() as u64;
        let seed = Seed::new([4; 32]);
        let Proposal { events, .. } = propose::<Interceptor>(&self.state(), &seed, number, cause)?;
        self.events.extend(events);
        Ok(())
    }

    /// A wish that may be refused.
    pub fn wish(&mut self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.cause(Cause::Act(seat, action))
    }

    /// A wish that must be granted.
    #[track_caller]
    pub fn act(&mut self, seat: Seat, action: Action) -> &mut Self {
        assert_eq!(self.wish(seat, action), Ok(()));
        self
    }

    /// An order that may be refused.
    pub fn writes(&mut self, seat: Seat, number: u8, said: &str) -> Result<(), Refusal> {
        let order = order(said)?;
        self.wish(
            seat,
            Action::Write {
                ship: number,
                order,
            },
        )
    }

    /// One order a ship, in seat order, for all that are in the fight; then all seal.
    #[track_caller]
    pub fn turn(&mut self, orders: &[&str]) -> &mut Self {
        let view = self.public();
        let flying = |ship: &&ShipView| ship.fate == Fate::Flying;
        let ids: Vec<ShipId> = view
            .ships
            .iter()
            .filter(flying)
            .map(|ship| ship.id)
            .collect();
        assert_eq!(ids.len(), orders.len(), "an order for each ship");
        for (id, said) in ids.iter().zip(orders) {
            assert_eq!(self.writes(id.seat, id.number, said), Ok(()), "{said}");
        }
        for seat in self.due() {
            self.act(seat, Action::Seal);
        }
        self
    }

    pub fn announce(&mut self, seat: Seat, said: Announcement) -> Result<(), Refusal> {
        self.wish(seat, Action::Announce { ship: 0, said })
    }

    #[track_caller]
    pub fn silent(&mut self, seat: Seat) -> &mut Self {
        assert_eq!(self.cause(Cause::Silence(seat)), Ok(()));
        self
    }

    /// What everyone sees.
    pub fn public(&self) -> View {
        view_for_everyone::<Interceptor>(&self.state()).open()
    }

    /// What the person in a seat sees.
    pub fn seen_by(&self, seat: Seat) -> View {
        view_for_seat::<Interceptor>(&self.state(), seat)
            .open_for(seat)
            .unwrap()
    }

    /// The turn before.
    pub fn report(&self) -> Report {
        self.public().last.unwrap()
    }

    pub fn view_of(&self, id: ShipId) -> ShipView {
        self.public().ship(id).unwrap().clone()
    }

    /// Each ship's structure.
    pub fn hulls(&self) -> Vec<i16> {
        self.public().ships.iter().map(|ship| ship.hull).collect()
    }

    /// Where a seat's first ship is, as pilots write it.
    pub fn spot(&self, seat: Seat) -> Placement {
        self.view_of(ship(seat)).spot.unwrap()
    }

    pub fn fate(&self, seat: Seat) -> Fate {
        self.view_of(ship(seat)).fate
    }

    pub fn due(&self) -> Vec<Seat> {
        match Interceptor::pending(&self.state()) {
            Pending::Orders(due) => due.iter().map(|due| due.seat).collect(),
            Pending::Over { .. } => Vec::new(),
        }
    }

    /// Who won; `None` while it goes on.
    pub fn winners(&self) -> Option<Vec<Seat>> {
        match Interceptor::pending(&self.state()) {
            Pending::Orders(_) => None,
            Pending::Over { winners } => Some(winners),
        }
    }
}

#[track_caller]
pub fn placed(said: &str) -> Placement {
    placement(said).unwrap()
}
