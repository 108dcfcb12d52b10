//! A sentence for everything, in every language, within the limits, for all that the game does.

mod evening;
mod sentences;

use games::Seat;
use games::space_connection::{Glimpse, Position, Positions, SpaceConnection, View};

use crate::tests::readable::{self, check_news};
use crate::{Lang, Names, Words, escape};

const ADA: Seat = Seat::new(0);
const BOB: Seat = Seat::new(1);

fn names() -> Names {
    readable::names(&["Ada", "Bob"])
}

/// The longest names that Discord lets people have.
fn widest_names() -> Names {
    let both = vec!["*".repeat(32), "_".repeat(32)];
    let shown = both.iter().map(|name| escape(name)).collect();
    Names::new(both, shown)
}

fn long_names() -> Names {
    readable::long_names(2)
}

#[track_caller]
fn check_view(view: &View, names: &Names) {
    // One message holds it, with any names that Discord lets people have.
    let real = names.in_message(ADA).chars().count() <= 64;
    let twin = if real { 1_950 } else { 3_900 };
    readable::check_view::<SpaceConnection>(view, names, 700, twin);
    for lang in Lang::ALL.into_iter().filter(|_| view.seats == 1) {
        for solo in [
            SpaceConnection::status(lang, view, names),
            SpaceConnection::describe(lang, view, names),
            SpaceConnection::alt(lang, view, names).into(),
        ] {
            assert!(!solo.contains('?') && !solo.contains("Bob"), "{solo}");
        }
    }
}

#[track_caller]
fn check_glimpse(glimpse: &Glimpse, names: &Names) {
    check_news::<SpaceConnection>(glimpse, names, 2_000);
    let pictured = matches!(glimpse, Glimpse::Uncovered { .. });
    let alt = SpaceConnection::alt_news(Lang::En, glimpse, names);
    assert_eq!(alt.is_some(), pictured, "{glimpse:?}");
}

fn at(said: &str) -> Position {
    games::space_connection::position(said).unwrap()
}

fn some(said: &str) -> Positions {
    games::space_connection::positions(said).unwrap()
}
