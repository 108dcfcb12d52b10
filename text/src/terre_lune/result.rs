//! The winner of a race, and what everyone brought home.

use games::Seat;
use games::terre_lune::Tally;

use super::things::{claims, minerals};
use crate::fluent_bundles::say;
use crate::lang::Lang;
use crate::list::all_of;
use crate::names::Names;

/// Names the winners, in a sentence.
pub(super) fn winners_sentence(
    lang: Lang,
    tallies: &[Tally],
    winners: &[Seat],
    names: &Names,
) -> String {
    let best = tallies.iter().find(|tally| winners.contains(&tally.seat));
    let named = |seat: &Seat| names.in_message(*seat).to_owned();
    match winners {
        [winner] => say("terre_lune-result-won").with_player("name", names, *winner),
        several => say("terre_lune-result-tie")
            .with("names", all_of(lang, several.iter().map(named).collect())),
    }
    .with("points", best.map_or(0, Tally::total))
    .tr(lang)
}

/// Totals of all players: `Ada 850 (650 + 200 bonus)`.
pub(super) fn totals(lang: Lang, tallies: &[Tally], names: &Names) -> Vec<String> {
    let one = |tally: &Tally| {
        if tally.eliminated {
            say("terre_lune-result-out")
        } else {
            say("terre_lune-result-total")
        }
        .with_player("name", names, tally.seat)
        .with("total", tally.total())
        .with("points", tally.points)
        .with("prime", tally.prime)
        .tr(lang)
    };
    tallies.iter().map(one).collect()
}

/// Lists what every player has, uncovered.
pub(super) fn holdings<'n>(
    lang: Lang,
    tallies: &[Tally],
    name: impl Fn(Seat) -> &'n str,
) -> Vec<String> {
    let one = |tally: &Tally| {
        say("terre_lune-result-holdings")
            .with("name", name(tally.seat).to_owned())
            .with("total", tally.total())
            .with("deposits", minerals(lang, &tally.deposits))
            .with("claims", claims(lang, &tally.claims))
            .tr(lang)
    };
    tallies.iter().map(one).collect()
}
