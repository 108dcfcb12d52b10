//! Fights flown through the rules, for pictures of what really happens in a game.
//! Never builds a view by hand: what is drawn is what a viewer would see.

#![allow(
    dead_code,
    clippy::unwrap_used,
    reason = "shared by tests, benches and examples, each of which uses its part"
)]

use std::ops::Deref;

use games::interceptor::{
    Action, Asteroid, Event, Fate, Glimpse, Interceptor, Options, Phase, ShipId, facing, hex,
    order, placement,
};
use games::laws::TestTable;
use games::{Seat, Seed};
use text::Names;

pub(crate) const ADA: Seat = Seat::new(0);
pub(crate) const BEN: Seat = Seat::new(1);

/// A fight in progress.
pub(crate) struct Fight {
    table: TestTable<Interceptor>,
}

/// Where its chance comes from.
const CHANCE: u8 = 7;

impl Deref for Fight {
    type Target = TestTable<Interceptor>;

    fn deref(&self) -> &Self::Target {
        &self.table
    }
}

pub(crate) fn names() -> Names {
    let both: Vec<String> = [
        "Ada Lovelace",
        "Béatrice Ç.",
        "Chloé",
        "小明 Наталья Ковалевская",
        "Eve",
        "Franz-Xaver",
    ]
    .map(str::to_owned)
    .to_vec();
    Names::new(both.clone(), both)
}

impl Fight {
    pub(crate) fn of(options: &Options, seats: u8) -> Self {
        let table = TestTable::seeded(options.clone(), seats, CHANCE);
        Self { table }
    }

    /// Asteroids and ships where the picture needs them: `F5 N`, `H8 N 3`.
    pub(crate) fn scene(options: &Options, asteroids: &[&str], ships: &[&str]) -> Self {
        let fleet = options.fleet.ships();
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
            (id, placement(said).unwrap())
        };
        let events = vec![
            Event::Scattered {
                asteroids: asteroids.iter().map(asteroid).collect(),
            },
            Event::Entered {
                placements: (0..).zip(ships).map(enters).collect(),
            },
        ];
        let table = TestTable::written(options.clone(), ships.len() as u8 / fleet, events);
        let table = table.with_chance(Seed::new([CHANCE; 32]));
        Self { table }
    }

    pub(crate) fn act(&mut self, seat: Seat, action: Action) -> &mut Self {
        self.table.act(seat, action);
        self
    }

    pub(crate) fn places(&mut self, seat: Seat, said: &str) -> &mut Self {
        let placement = placement(said).unwrap();
        self.act(seat, Action::Place { ship: 0, placement })
    }

    pub(crate) fn writes(&mut self, seat: Seat, ship: u8, said: &str) -> &mut Self {
        let order = order(said).unwrap();
        self.act(seat, Action::Write { ship, order })
    }

    pub(crate) fn seals(&mut self, seat: Seat) -> &mut Self {
        self.act(seat, Action::Seal)
    }

    /// An order for each ship in the fight; announcements are silent.
    pub(crate) fn turn(&mut self, orders: &[&str]) -> &mut Self {
        self.announced();
        let view = self.public();
        let flying = view.ships.iter().filter(|ship| ship.fate == Fate::Flying);
        for (ship, said) in flying.zip(orders) {
            self.writes(ship.id.seat, ship.id.number, said);
        }
        for seat in self.public().due {
            self.seals(seat);
        }
        self
    }

    pub(crate) fn announced(&mut self) -> &mut Self {
        while self.public().phase == Phase::Announcing {
            let seat = self.public().due[0];
            self.table.silent(seat);
        }
        self
    }

    /// What everyone learned last.
    pub(crate) fn news(&self) -> Glimpse {
        self.public_news().pop().unwrap()
    }
}

/// Six ships in a melee, with an order each.
pub(crate) fn melee() -> (Fight, [&'static str; 6]) {
    let asteroids = ["H6 S", "G9 NE", "I5 SW", "D4 SE", "L11 NW", "K5 S"];
    let ships = [
        "H12 N 3", "H4 S 2", "D9 NE 4", "L6 SW 3", "A3 SE 2", "O13 NW 5",
    ];
    let fight = Fight::scene(&Options::default(), &asteroids, &ships);
    (
        fight,
        ["3 AGAADX", "3 AAA", "4 AGADAA", "3 ADAA", "1 AT", "5 AAAAA"],
    )
}
