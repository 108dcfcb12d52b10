//! A crew's reading of a rhythm: each route to each planet, weighed by how well it fits, at any
//! pace of the hand. Logarithms throughout: a pace is added to every leg alike.

use games::contact::{Contact, FirstStop, Rhythm, Tile};
use games::{Knowledge, Seat};

use super::chart::Chart;
use crate::fixed::{ONE, exp2, log2};
use crate::{Level, Mind};

/// Unsteadiness that a hand is thought to have, and the spread of paces: of a logarithm to base 2.
const NOISE: i64 = ONE * 16 / 100;
const PACES: i64 = ONE * 40 / 100;
/// The logarithm of the usual pace, of 1.5 milliseconds for a hundredth of a unit.
const USUAL: i64 = ONE * 58_496 / 100_000;

/// Belief about the pace of a hand: around here, with this weight against one leg's.
#[derive(Clone, Copy)]
struct HandPace {
    mean: i64,
    /// In parts of what one leg weighs.
    weight: i64,
}

impl HandPace {
    /// Any pace that a person may have.
    const fn any() -> Self {
        Self {
            mean: USUAL,
            weight: ONE * (NOISE * NOISE / ONE) / (PACES * PACES / ONE),
        }
    }

    /// After one leg more.
    const fn with_leg(self, pace: i64) -> Self {
        let weight = self.weight + ONE;
        Self {
            mean: (self.mean * self.weight / ONE + pace) * ONE / weight,
            weight,
        }
    }
}

/// Likelihood of each suspect to be the target, in parts of one.
pub(super) fn beliefs(
    chart: &Chart,
    knowledge: &Knowledge<Contact>,
    suspects: &[Tile],
    mind: &mut Mind<'_>,
) -> Vec<i64> {
    let even = || vec![ONE / (suspects.len().max(1) as i64); suspects.len()];
    let view = knowledge.view();
    let Some(round) = &view.round else {
        return even();
    };
    let pace = learnt(chart, knowledge, round.source.seat());
    let first = match round.first_stop {
        FirstStop::Shown(stop) => Some(stop),
        FirstStop::Absent | FirstStop::Hidden => None,
    };
    let mut longest: Vec<usize> = round.sent.iter().map(Rhythm::landings).collect();
    longest.sort_unstable();
    longest.dedup();
    let mut logs = vec![0; suspects.len()];
    let most = if mind.level == Level::Strong { 4 } else { 3 };
    for legs in longest {
        let takes: Vec<Vec<i64>> = round
            .sent
            .iter()
            .filter(|take| take.landings() == legs)
            .map(|take| {
                take.hops()
                    .iter()
                    .map(|hop| log2(hop.flight.get()))
                    .collect()
            })
            .collect();
        let last = round
            .sent
            .last()
            .is_some_and(|last| last.landings() == legs);
        if legs > most {
            continue;
        }
        for (log, &target) in logs.iter_mut().zip(suspects) {
            // Of one route, or each of a route of its own: people do either.
            let mut one = Sum::default();
            let mut each: Vec<Sum> = takes.iter().map(|_| Sum::default()).collect();
            chart.each_route(view.rocket, target, legs, &mut |route, ways| {
                if mind.fuel.burn(takes.len() as u64).is_err() {
                    return;
                }
                let shown = !last || first.is_none_or(|first| route.first() == Some(&first));
                if shown {
                    one.add(fit(pace, ways, &takes));
                }
                for (nth, (sum, take)) in each.iter_mut().zip(&takes).enumerate() {
                    if shown || nth + 1 < takes.len() {
                        sum.add(fit(pace, ways, std::slice::from_ref(take)));
                    }
                }
            });
            let mut either = Sum::default();
            either.add(one.mean_log());
            either.add(each.iter().map(Sum::mean_log).sum());
            *log += either.mean_log();
        }
    }
    let best = logs.iter().copied().max().unwrap_or(0);
    let parts: Vec<i64> = logs.iter().map(|log| exp2(log - best)).collect();
    let all: i64 = parts.iter().sum();
    if all == 0 {
        return even();
    }
    parts.iter().map(|part| part * ONE / all).collect()
}

/// The pace of a hand, by its practice flights.
fn learnt(chart: &Chart, knowledge: &Knowledge<Contact>, pilot: Option<Seat>) -> HandPace {
    let flown = knowledge.view().flown.iter();
    let flown = flown.filter(|flown| flown.pilot.seat() == pilot);
    flown.fold(HandPace::any(), |pace, flown| {
        let far = log2(u64::from(chart.distance(flown.from, flown.to)));
        let hop = flown.rhythm.hops().first();
        hop.map_or(pace, |hop| pace.with_leg(log2(hop.flight.get()) - far))
    })
}

/// The logarithm of how well a route fits what was heard: what each leg says of the pace, against
/// what all of them and the past say together.
fn fit(pace: HandPace, ways: &[i64], takes: &[Vec<i64>]) -> i64 {
    let (mut sum, mut squares, mut count) = (0, 0, 0);
    for take in takes {
        for (heard, way) in take.iter().zip(ways) {
            let apart = heard - way - pace.mean;
            sum += apart;
            squares += apart * apart / ONE;
            count += 1;
        }
    }
    // The pace that is common to all legs is free, as far as the past allows.
    let common = sum * sum / (pace.weight + count * ONE);
    // Half of the square, from natural to base 2.
    -(squares - common) * 47_274 / (NOISE * NOISE / ONE)
}

/// A mean of powers, kept as logarithms.
#[derive(Default)]
struct Sum {
    best: Option<i64>,
    parts: i64,
    count: u64,
}

impl Sum {
    fn add(&mut self, log: i64) {
        self.count += 1;
        match self.best {
            Some(best) if log <= best => self.parts += exp2(log - best),
            before => {
                let shrunk = before.map_or(0, |best| exp2(best - log));
                self.parts = self.parts * shrunk / ONE + ONE;
                self.best = Some(log);
            }
        }
    }

    /// Logarithm of the mean likelihood; very unlikely where there is no route.
    fn mean_log(&self) -> i64 {
        let Some(best) = self.best else {
            return -60 * ONE;
        };
        best + log2(self.parts.unsigned_abs()) - log2(ONE as u64) - log2(self.count)
    }
}
