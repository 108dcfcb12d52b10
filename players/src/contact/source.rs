//! The route that is hardest to take for one to another planet, as a listener without the pace
//! hears it.

use games::Dice;
use games::contact::{SourceView, Tile};

use super::chart::Chart;
use crate::Level;
use crate::fixed::{ONE, exp2};
use crate::fuel::Fuel;

/// How unsteady a hand is: of a logarithm to base 2.
const NOISE: i64 = ONE * 16 / 100;
/// How much is known of its pace beforehand, against what one leg tells.
const USUAL: i64 = ONE * 16 / 100;

/// A route and the logarithms of its legs.
struct Way {
    route: Vec<Tile>,
    legs: Vec<i64>,
}

/// The clearest of some routes to the target.
pub(super) fn clearest(
    chart: &Chart,
    console: &SourceView,
    suspects: &[Tile],
    level: Level,
    dice: &mut Dice,
    fuel: &mut Fuel<'_>,
) -> Vec<Tile> {
    let (start, target) = (console.start, console.target);
    let mut best: Option<(i64, Vec<Tile>)> = None;
    for legs in (1..=level.of(2, 3, 3)).rev() {
        let mut own = ways(chart, start, target, legs);
        dice.shuffle(&mut own);
        own.truncate(level.of(4, 15, 40));
        let others = suspects.iter().filter(|&&other| other != target);
        let others: Vec<Vec<Way>> = others
            .map(|&other| ways(chart, start, other, legs))
            .collect();
        let pairs: usize = others.iter().map(Vec::len).sum();
        for way in own {
            if fuel.burn(pairs as u64).is_err() {
                break;
            }
            let mixed = confusion(&way.legs, &others);
            if best.as_ref().is_none_or(|(least, _)| mixed < *least) {
                best = Some((mixed, way.route));
            }
        }
    }
    // Where nothing leads there in so few legs, or there is no time to look, any route will do.
    best.map_or_else(|| any(chart, start, target), |(_, route)| route)
}

fn ways(chart: &Chart, start: Tile, target: Tile, legs: usize) -> Vec<Way> {
    let mut found = Vec::new();
    chart.each_route(start, target, legs, &mut |route, legs| {
        found.push(Way {
            route: route.to_vec(),
            legs: legs.to_vec(),
        });
    });
    found
}

/// How easily it is taken for a route to another: the sum, over the others, of how alike it sounds
/// to theirs.
fn confusion(legs: &[i64], others: &[Vec<Way>]) -> i64 {
    let count = legs.len() as i64;
    let alike = |other: &Way| {
        let (mut sum, mut squares) = (0, 0);
        for (one, two) in legs.iter().zip(&other.legs) {
            let apart = one - two;
            sum += apart;
            squares += apart * apart / ONE;
        }
        // What is common to all legs might be the pace.
        let common = sum * sum / (USUAL + count * ONE);
        let apart = (squares - common).max(0);
        // An eighth of the square, from natural to base 2.
        exp2(-(apart * 11_819 / (NOISE * NOISE / ONE)))
    };
    let of_one = |ways: &Vec<Way>| {
        let all: i64 = ways.iter().map(alike).sum();
        // Many routes share what is thought of one planet.
        all * 1_000 / (ways.len().max(1) as i64)
    };
    others.iter().map(of_one).sum()
}

/// The first route that there is, however long.
fn any(chart: &Chart, start: Tile, target: Tile) -> Vec<Tile> {
    for legs in 1..6 {
        let mut found = None;
        chart.each_route(start, target, legs, &mut |route, _| {
            found.get_or_insert_with(|| route.to_vec());
        });
        if let Some(route) = found {
            return route;
        }
    }
    vec![target]
}
