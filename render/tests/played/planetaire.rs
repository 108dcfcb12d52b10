//! Matches played through the rules, for pictures of what really happens in a game.
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
use games::planetaire::{
    Action, Equity, Glimpse, Margin, Options, Order, Planetaire, RayLaw, Rounds, Satellites, cells,
};
use text::Names;

/// A match in progress.
pub(crate) struct Evening {
    table: TestTable<Planetaire>,
}

impl Deref for Evening {
    type Target = TestTable<Planetaire>;

    fn deref(&self) -> &Self::Target {
        &self.table
    }
}

pub(crate) const ADA: Seat = Seat::new(0);
pub(crate) const BEN: Seat = Seat::new(1);

/// Two ordinary names.
pub(crate) fn names() -> Names {
    named("Ada Lovelace", "Béatrice Ç.")
}

pub(crate) fn named(first: &str, second: &str) -> Names {
    let both = vec![first.to_owned(), second.to_owned()];
    Names::new(both.clone(), both)
}

pub(crate) fn options(order: Order) -> Options {
    Options {
        satellites: Satellites::Four,
        rounds: Rounds::Two,
        order,
        law: RayLaw::Planetaire,
        equity: Equity::Exact,
    }
}

impl Evening {
    pub(crate) fn of(options: Options, seats: u8) -> Self {
        let table = TestTable::seeded(options, seats, 7);
        Self { table }
    }

    /// A match of two with both skies sealed as far as the order wants them.
    pub(crate) fn sealed(options: Options, skies: [&str; 2]) -> Self {
        let mut evening = Self::of(options, 2);
        evening.hides(ADA, skies[0]);
        if options.order == Order::AtOnce {
            evening.hides(BEN, skies[1]);
        }
        evening
    }

    pub(crate) fn act(&mut self, seat: Seat, action: Action) -> &mut Self {
        self.table.act(seat, action);
        self
    }

    pub(crate) fn drafts(&mut self, seat: Seat, sky: &str) -> &mut Self {
        self.act(seat, Action::Draft(cells(sky).unwrap()))
    }

    pub(crate) fn hides(&mut self, seat: Seat, sky: &str) -> &mut Self {
        self.drafts(seat, sky).act(seat, Action::Seal)
    }

    pub(crate) fn fires(&mut self, seat: Seat, margins: impl IntoIterator<Item = u8>) -> &mut Self {
        for margin in margins {
            self.act(seat, Action::Fire(Margin::numbered(margin).unwrap()));
        }
        self
    }

    pub(crate) fn places(&mut self, seat: Seat, marbles: &str) -> &mut Self {
        self.act(seat, Action::PlaceAll(cells(marbles).unwrap()))
    }

    pub(crate) fn notes(&mut self, seat: Seat, empties: &str) -> &mut Self {
        self.act(seat, Action::Note(cells(empties).unwrap()))
    }

    pub(crate) fn ends(&mut self, seat: Seat) -> &mut Self {
        self.act(seat, Action::End)
    }

    /// What everyone learned last.
    pub(crate) fn news(&self) -> Glimpse {
        self.public_news().pop().unwrap()
    }
}
