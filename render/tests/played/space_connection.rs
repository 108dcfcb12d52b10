//! Hunts played through the rules, for pictures of what really happens in Space Connection.
//! Never builds a view by hand: what is drawn is what a viewer would see.

#![allow(
    dead_code,
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "shared by tests, benches and examples, each of which uses its part"
)]

use std::ops::Deref;

use games::Seat;
use games::laws::TestTable;
use games::space_connection::{
    Action, Emitters, Glimpse, Launch, Mark, Options, SpaceConnection, position, positions,
};
use text::Names;

/// A game in progress.
pub(crate) struct Hunt {
    table: TestTable<SpaceConnection>,
}

impl Deref for Hunt {
    type Target = TestTable<SpaceConnection>;

    fn deref(&self) -> &Self::Target {
        &self.table
    }
}

pub(crate) const ADA: Seat = Seat::new(0);
pub(crate) const BEN: Seat = Seat::new(1);

/// A sky: six alone, four, three in a row and seven in a chain.
pub(crate) const SKY: &str = "A1 A7 G1 G13 M1 M7 C4 C5 D5 D6 G6 G7 H7 I7 J1 J2 J3 J7 J8 K7";

/// Two ordinary names.
pub(crate) fn names() -> Names {
    named("Ada Lovelace", "Béatrice Ç.")
}

pub(crate) fn named(first: &str, second: &str) -> Names {
    let both = vec![first.to_owned(), second.to_owned()];
    Names::new(both.clone(), both)
}

impl Hunt {
    pub(crate) fn of(options: Options, seats: u8) -> Self {
        let table = TestTable::seeded(options, seats, 7);
        Self { table }
    }

    /// A game of two with both skies sealed.
    pub(crate) fn sealed(skies: [&str; 2]) -> Self {
        let mut hunt = Self::of(Options::default(), 2);
        for (seat, sky) in [ADA, BEN].into_iter().zip(skies) {
            hunt.drafts(seat, sky).act(seat, Action::Seal);
        }
        hunt
    }

    pub(crate) fn act(&mut self, seat: Seat, action: Action) -> &mut Self {
        self.table.act(seat, action);
        self
    }

    pub(crate) fn drafts(&mut self, seat: Seat, sky: &str) -> &mut Self {
        self.act(seat, Action::Draft(positions(sky).unwrap()))
    }

    /// Launches of both in turn, starting with the one whose turn it is: `scout A1`, `laser A1 A4`.
    pub(crate) fn sends(&mut self, launches: &[&str]) -> &mut Self {
        for said in launches {
            let turn = self.public().turn.unwrap();
            self.act(turn, Action::Launch(launch(said)));
        }
        self
    }

    pub(crate) fn notes(&mut self, seat: Seat, planets: &str, empty: &str) -> &mut Self {
        for (mark, at) in [(Mark::Planet, planets), (Mark::Empty, empty)] {
            let at = positions(at).unwrap();
            self.act(seat, Action::Note { mark, at });
        }
        self
    }

    /// What everyone learned last.
    pub(crate) fn news(&self) -> Glimpse {
        self.public_news().pop().unwrap()
    }
}

pub(crate) fn launch(said: &str) -> Launch {
    let mut words = said.split(' ');
    let piece = words.next().unwrap();
    let mut at = words.map(|word| position(word).unwrap());
    let first = at.next().unwrap();
    match (piece, at.next()) {
        ("scout", _) => Launch::Scout(first),
        ("ship", _) => Launch::Ship(first),
        ("super", _) => Launch::SuperShip(first),
        (_, None) => Launch::Lasers(Emitters::One(first)),
        (_, Some(second)) => Launch::Lasers(Emitters::Two(first, second)),
    }
}

/// A hunt in its middle, with everything that a board can carry.
pub(crate) fn in_the_middle() -> Hunt {
    let mut hunt = Hunt::sealed([SKY, SKY]);
    hunt.sends(&[
        "super K5",
        "scout A1",
        "laser G4 G10",
        "ship D4",
        "laser A4",
        "super C5",
        "scout A1",
        "scout B2",
        "ship J3",
        "laser J1 J10",
        "scout C6",
        "scout M4",
        "ship E8",
        "super F5",
        "scout A7",
        "scout I5",
        "super H5",
        "ship L3",
        "scout M7",
        "scout H7",
        "laser G1",
        "laser J4",
    ]);
    hunt
}
