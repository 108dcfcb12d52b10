//! Interceptor's table: sets a scene, writes orders as pilots do, looks.

use games::Seat;
use games::interceptor::{
    Action, Announcement, Asteroid, Event, Fate, Interceptor, Options, Placement, Refusal, Report,
    ShipId, ShipView, facing, hex, order, placement,
};

pub(crate) const ADA: Seat = Seat::new(0);
pub(crate) const BOB: Seat = Seat::new(1);
pub(crate) const CAT: Seat = Seat::new(2);

/// The first ship of a seat.
pub(crate) const fn ship(seat: Seat) -> ShipId {
    ShipId { seat, number: 0 }
}

/// A fight under way.
pub(crate) type Fight = games::laws::TestTable<Interceptor>;

pub(crate) trait Flown {
    /// Ships and asteroids as the test wants them: `H8 N 3` each ship in order, `F5 N` each
    /// asteroid.
    #[track_caller]
    fn scene(options: Options, asteroids: &[&str], ships: &[&str]) -> Self;
    /// An order that may be refused.
    fn writes(&mut self, seat: Seat, number: u8, said: &str) -> Result<(), Refusal>;
    /// An order as far as it goes.
    fn drafts(&mut self, seat: Seat, number: u8, said: &str) -> Result<(), Refusal>;
    /// One order a ship, in seat order, for all that are in the fight; then all seal.
    #[track_caller]
    fn turn(&mut self, orders: &[&str]) -> &mut Self;
    /// An announcement that may be refused.
    fn announce(&mut self, seat: Seat, said: Announcement) -> Result<(), Refusal>;
    /// The turn before.
    fn report(&self) -> Report;
    fn view_of(&self, id: ShipId) -> ShipView;
    /// Each ship's structure.
    fn hulls(&self) -> Vec<i16>;
    /// Where a seat's first ship is, as pilots write it.
    fn spot(&self, seat: Seat) -> Placement;
    fn fate(&self, seat: Seat) -> Fate;
}

impl Flown for Fight {
    fn scene(options: Options, asteroids: &[&str], ships: &[&str]) -> Self {
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
        let scattered = Event::Scattered {
            asteroids: asteroids.iter().map(asteroid).collect(),
        };
        let entered = Event::Entered {
            placements: (0..count).zip(ships).map(enters).collect(),
        };
        Self::written(options, count / fleet, vec![scattered, entered])
    }

    fn writes(&mut self, seat: Seat, number: u8, said: &str) -> Result<(), Refusal> {
        let (ship, order) = (number, order(said)?);
        self.attempt(seat, Action::Write { ship, order })
    }

    fn drafts(&mut self, seat: Seat, number: u8, said: &str) -> Result<(), Refusal> {
        let (ship, order) = (number, order(said)?);
        self.attempt(seat, Action::Draft { ship, order })
    }

    fn turn(&mut self, orders: &[&str]) -> &mut Self {
        let view = self.public();
        let flying = |ship: &&ShipView| ship.fate == Fate::Flying;
        let ids = view.ships.iter().filter(flying).map(|ship| ship.id);
        let ids: Vec<ShipId> = ids.collect();
        assert_eq!(ids.len(), orders.len(), "an order for each ship");
        for (id, said) in ids.iter().zip(orders) {
            assert_eq!(self.writes(id.seat, id.number, said), Ok(()), "{said}");
        }
        for seat in self.due() {
            self.act(seat, Action::Seal);
        }
        self
    }

    fn announce(&mut self, seat: Seat, said: Announcement) -> Result<(), Refusal> {
        self.attempt(seat, Action::Announce { ship: 0, said })
    }

    fn report(&self) -> Report {
        self.public().last.unwrap()
    }

    fn view_of(&self, id: ShipId) -> ShipView {
        self.public().ship(id).unwrap().clone()
    }

    fn hulls(&self) -> Vec<i16> {
        self.public().ships.iter().map(|ship| ship.hull).collect()
    }

    fn spot(&self, seat: Seat) -> Placement {
        self.view_of(ship(seat)).spot.unwrap()
    }

    fn fate(&self, seat: Seat) -> Fate {
        self.view_of(ship(seat)).fate
    }
}

#[track_caller]
pub(crate) fn placed(said: &str) -> Placement {
    placement(said).unwrap()
}
