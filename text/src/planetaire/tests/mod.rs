//! A sentence for everything, in every language, within the limits, for all that the game does.

mod boards;
mod evening;
mod sentences;

use games::Seat;
use games::planetaire::{Cell, Glimpse, Margin, Outcome, Pawn, Planetaire, Shot, View};

use crate::tests::readable::{self, check_news};
use crate::{Lang, Names, Words};

const ADA: Seat = Seat::new(0);
const BOB: Seat = Seat::new(1);

fn names() -> Names {
    readable::names(&["Ada", "Bob"])
}

fn long_names() -> Names {
    readable::long_names(2)
}

#[track_caller]
fn check_view(view: &View, names: &Names) {
    readable::check_view::<Planetaire>(view, names, 600, 3_900);
    for lang in Lang::ALL.into_iter().filter(|_| view.seats == 1) {
        for solo in [
            Planetaire::status(lang, view, names),
            Planetaire::describe(lang, view, names),
            Planetaire::alt(lang, view, names).into(),
        ] {
            assert!(!solo.contains('?') && !solo.contains("Bob"), "{solo}");
        }
    }
}

#[track_caller]
fn check_glimpse(glimpse: &Glimpse, names: &Names) {
    check_news::<Planetaire>(glimpse, names, 2_000);
    let pictured = matches!(glimpse, Glimpse::Uncovered { .. });
    let alt = Planetaire::alt_news(Lang::En, glimpse, names);
    assert_eq!(alt.is_some(), pictured, "{glimpse:?}");
}

fn cell(name: &str) -> Cell {
    games::planetaire::cell(name).unwrap()
}

fn margin(number: u8) -> Margin {
    Margin::numbered(number).unwrap()
}

fn shot(from: u8, outcome: Outcome, pawn: Pawn) -> Shot {
    Shot {
        margin: margin(from),
        outcome,
        pawn,
    }
}
