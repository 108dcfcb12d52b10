//! A sentence for everything, in every language, within the limits, for all that the game does.

mod evening;
mod sentences;

use games::Seat;
use games::terre_lune::{Card, Colour, Glimpse, OrbitCell, TerreLune, View};

use crate::tests::readable::{self, check_news};
use crate::{Lang, Names, Words};

const ADA: Seat = Seat::new(0);
const BOB: Seat = Seat::new(1);

fn names() -> Names {
    readable::names(&["Ada", "Bob", "Chloé", "Dan"])
}

fn long_names() -> Names {
    readable::long_names(4)
}

#[track_caller]
fn check_view(view: &View, names: &Names) {
    // One message holds it, with names of ordinary length.
    let ordinary = names.in_message(ADA).chars().count() < 20;
    let twin = if ordinary { 1_950 } else { 3_900 };
    readable::check_view::<TerreLune>(view, names, 1_000, twin);
}

#[track_caller]
fn check_glimpse(glimpse: &Glimpse, names: &Names) {
    check_news::<TerreLune>(glimpse, names, 1_200);
    let pictured = matches!(
        glimpse,
        Glimpse::Counted { .. } | Glimpse::TrickWon { fight: Some(_), .. }
    );
    let alt = TerreLune::alt_news(Lang::En, glimpse, names);
    assert_eq!(alt.is_some(), pictured, "{glimpse:?}");
}

fn card(colour: Colour, rank: u8) -> Card {
    Card::new(colour, rank).unwrap()
}

fn cell(number: u8) -> OrbitCell {
    OrbitCell::numbered(number).unwrap()
}
