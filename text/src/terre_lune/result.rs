//! The winner of a race, and what everyone brought home.

use std::cmp::Reverse;

use games::Seat;
use games::terre_lune::{Claim, Mineral, Tally, View};

use super::things::{claims, minerals, symbol};
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

/// Accounts of what each player came to, the best first: `Ada 850 (H2O 500 + FE 150 + 200 bonus)`.
pub(super) fn accounts(lang: Lang, view: &View, names: &Names) -> Vec<String> {
    let mut tallies: Vec<&Tally> = view.tallies.iter().flatten().collect();
    tallies.sort_by_key(|tally| (tally.eliminated, Reverse(tally.total())));
    let one = |tally: &Tally| {
        let (key, parts) = match tally.eliminated {
            true => ("terre_lune-result-out", Vec::new()),
            false => ("terre_lune-result-total", parts(lang, tally)),
        };
        say(key)
            .with_player("name", names, tally.seat)
            .with("total", tally.total())
            .with("count", parts.len())
            .with("parts", parts.join(" + "))
            .tr(lang)
    };
    let by_landing = second_home(lang, view, names);
    tallies.into_iter().map(one).chain(by_landing).collect()
}

/// Line about who came home second, and why that counts.
fn second_home(lang: Lang, view: &View, names: &Names) -> Option<String> {
    let home = view.tallies.iter().flatten();
    let mut home: Vec<&Tally> = home.filter(|tally| tally.prime > 0).collect();
    home.sort_by_key(|tally| Reverse(tally.prime));
    let [first, second]: [&Tally; 2] = home.try_into().ok()?;
    let line = say("terre_lune-result-second")
        .with_player("first", names, first.seat)
        .with_player("name", names, second.seat);
    Some(line.tr(lang))
}

/// Parts of a player's points: each mineral whose deposit came home, and the bonus.
fn parts(lang: Lang, tally: &Tally) -> Vec<String> {
    let of = |mineral: Mineral| {
        let claims = tally.claims.iter();
        let count = claims.filter(|claim| **claim == Claim::On(mineral)).count();
        let points = usize::from(mineral.points());
        match count {
            0 => None,
            1 => Some(format!("{} {points}", symbol(mineral))),
            _ => Some(format!("{} {count} × {points}", symbol(mineral))),
        }
    };
    let mut deposits = tally.deposits.clone();
    deposits.sort();
    let bonus = say("terre_lune-result-bonus").with("prime", tally.prime);
    let bonus = (tally.prime > 0).then(|| bonus.tr(lang));
    deposits.into_iter().filter_map(of).chain(bonus).collect()
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
