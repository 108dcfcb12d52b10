//! The route that is hardest to take for one to another planet, as a listener without the pace
//! hears it.

use games::contact::{SourceView, Tile};

use super::chart::Chart;
use crate::Mind;
use crate::fixed::{ONE, exp2, log2};
use crate::fuel::Fuel;

/// Unsteadiness of a hand: of a logarithm to base 2.
const NOISE: i64 = ONE * 16 / 100;
/// Weight of what is known of its pace beforehand, against what one leg tells; each practice flight
/// tells as much as a leg.
const USUAL: i64 = ONE * 16 / 100;
/// As open as it can be whether a suspect is meant, and as alike as two routes can sound.
const WHOLE: i64 = 1_000 * ONE;

/// Legs of the longest routes that are compared: of longer ones there are too many.
const LONGEST: usize = 4;

/// A route and the logarithms of its legs.
struct Way {
    route: Vec<Tile>,
    legs: Vec<i64>,
}

/// Everything that a crew has heard of a source.
pub(super) struct Reports<'t> {
    /// Number of practice flights, from which the crew knows the pace.
    pub practised: usize,
    /// The routes of this round that were flown.
    pub flown: &'t [Vec<Tile>],
}

/// The crew, as it listens to a source.
pub(super) struct ListeningCrew<'c> {
    chart: &'c Chart,
    start: Tile,
    target: Tile,
    /// The other suspects, with how open it is whether they are meant.
    others: Vec<(Tile, i64)>,
    /// Weight of what is known of the pace.
    usual: i64,
}

/// A route and how likely the crew understands it, in millionths.
pub(super) struct Clear {
    pub route: Vec<Tile>,
    pub chance: i64,
}

impl<'c> ListeningCrew<'c> {
    /// The crew after all that it heard of this source.
    pub(super) fn new(
        chart: &'c Chart,
        console: &SourceView,
        suspects: &[Tile],
        reports: &Reports<'_>,
        fuel: &mut Fuel<'_>,
    ) -> Self {
        let others = suspects.iter().filter(|&&other| other != console.target);
        let mut crew = Self {
            chart,
            start: console.start,
            target: console.target,
            others: others.map(|&other| (other, WHOLE)).collect(),
            usual: USUAL + reports.practised as i64 * ONE,
        };
        let followed = reports.flown.iter();
        for route in followed.filter(|route| route.len() <= LONGEST) {
            let legs = crew.legs(route);
            let heard = crew.alike_each(&legs, &crew.rivals(legs.len()), fuel);
            for ((_, open), alike) in crew.others.iter_mut().zip(heard.unwrap_or_default()) {
                // Never quite ruled out.
                *open = (*open * alike / WHOLE).max(WHOLE / 1_000_000);
            }
        }
        crew
    }

    /// The clearest of some routes to the target, beside those that were flown: what one leaves
    /// open the next one shall tell. `None` where nothing leads there in so few legs, or there is
    /// no time to look.
    pub(super) fn clearest(&self, flown: &[Vec<Tile>], mind: &mut Mind<'_>) -> Option<Clear> {
        let mut best: Option<Clear> = None;
        for legs in (1..=mind.level.pick(2, 3, 3)).rev() {
            let mut own = ways(self.chart, self.start, self.target, legs);
            own.retain(|way| !flown.contains(&way.route));
            mind.dice.shuffle(&mut own);
            own.truncate(mind.level.pick(4, 15, 200));
            let rivals = self.rivals(legs);
            for way in own {
                let Some(chance) = self.chance_understood(&way.legs, &rivals, &mut mind.fuel)
                else {
                    break;
                };
                if best.as_ref().is_none_or(|best| best.chance < chance) {
                    let route = way.route;
                    best = Some(Clear { route, chance });
                }
            }
        }
        best
    }

    /// Odds that the crew understands a route, in millionths; `None` for one of too many legs, or
    /// where there is no time to look.
    pub(super) fn understands(&self, route: &[Tile], fuel: &mut Fuel<'_>) -> Option<i64> {
        let legs = self.legs(route);
        if legs.len() > LONGEST {
            return None;
        }
        self.chance_understood(&legs, &self.rivals(legs.len()), fuel)
    }

    /// Any route, however long.
    pub(super) fn any(&self) -> Vec<Tile> {
        any(self.chart, self.start, self.target)
    }

    fn legs(&self, route: &[Tile]) -> Vec<i64> {
        let legs = self.chart.legs(self.start, route).into_iter();
        legs.map(|far| log2(u64::from(far))).collect()
    }

    /// The routes of so many legs to each of the others.
    fn rivals(&self, legs: usize) -> Vec<Vec<Way>> {
        let others = self.others.iter();
        others
            .map(|&(other, _)| ways(self.chart, self.start, other, legs))
            .collect()
    }

    /// Odds that the crew takes these legs for a route to the target, in millionths.
    fn chance_understood(
        &self,
        legs: &[i64],
        rivals: &[Vec<Way>],
        fuel: &mut Fuel<'_>,
    ) -> Option<i64> {
        let alike = self.alike_each(legs, rivals, fuel)?;
        let mixed = alike.iter().zip(&self.others);
        let mixed: i64 = mixed.map(|(alike, (_, open))| open * alike / WHOLE).sum();
        Some(1_000_000 * WHOLE / (WHOLE + mixed))
    }

    /// Odds that it is taken for a route to each of the others.
    fn alike_each(
        &self,
        legs: &[i64],
        rivals: &[Vec<Way>],
        fuel: &mut Fuel<'_>,
    ) -> Option<Vec<i64>> {
        let pairs: usize = rivals.iter().map(Vec::len).sum();
        fuel.burn(pairs as u64).ok()?;
        let each = rivals.iter().map(|ways| alike(legs, ways, self.usual));
        Some(each.collect())
    }
}

/// The routes of so many legs from a tile to another.
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

/// Odds that it is taken for a route to another suspect, whose routes share what is thought of it.
fn alike(legs: &[i64], ways: &[Way], usual: i64) -> i64 {
    let count = legs.len() as i64;
    let alike = |other: &Way| {
        let (mut sum, mut squares) = (0, 0);
        for (one, two) in legs.iter().zip(&other.legs) {
            let apart = one - two;
            sum += apart;
            squares += apart * apart / ONE;
        }
        // What is common to all legs might be the pace.
        let common = sum * sum / (usual + count * ONE);
        let apart = (squares - common).max(0);
        // An eighth of the square, from natural to base 2.
        exp2(-(apart * 11_819 / (NOISE * NOISE / ONE)))
    };
    let all: i64 = ways.iter().map(alike).sum();
    all * (WHOLE / ONE) / (ways.len().max(1) as i64)
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
