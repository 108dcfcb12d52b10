//! Whole races, imagined to their end: the others play by rule of thumb, and the thinking seat as
//! it would itself. Plans are compared on the same imagined races; the
//! first is left only for one that is better beyond the error.

use games::terre_lune::{Action, TerreLune};
use games::{
    Cause, Game, Knowledge, Pending, Sampled, Seat, Seed, propose, view_for_everyone, view_for_seat,
};

use super::policy::{self, RaceStyle};
use crate::Mind;
use crate::fuel::{Fuel, Halt};

/// Number of races in which a plan is tried before the worse half is dropped, and in all.
const FIRST: usize = 8;
const MOST: usize = 128;
/// No race is imagined further.
const STEPS: usize = 600;
const WON: i64 = 1_000;

type LuneState = <TerreLune as Game>::State;

/// Results of plans, each in the same imagined races as the others, as far as these were imagined.
pub(super) struct Races {
    results: Vec<Vec<i64>>,
    /// The place of the best plan.
    pub best: usize,
}

impl Races {
    fn judged(results: Vec<Vec<i64>>, left: &[usize]) -> Self {
        Self {
            best: clearly(&results, left),
            results,
        }
    }

    /// Number of races that a plan won, and of those in which it was imagined.
    pub(super) fn won(&self, plan: usize) -> (u64, u64) {
        let results = self.results.get(plan).map_or(&[][..], Vec::as_slice);
        // A plan that does not win leaves its seat with fewer points than another, or no more.
        let won = results.iter().filter(|result| **result > 0).count();
        (won as u64, results.len() as u64)
    }

    /// Lead of the best over another plan where both were imagined, in thousandths of a race, give
    /// or take two standard errors.
    pub(super) fn gain(&self, over: usize) -> Option<(i64, i64)> {
        let (best, other) = (self.results.get(self.best)?, self.results.get(over)?);
        // The points count only for the choice: they are no part of a win.
        let wins = |result: &i64| (*result).clamp(0, WON);
        let gains: Vec<i64> = best
            .iter()
            .zip(other)
            .map(|(best, other)| wins(best) - wins(other))
            .collect();
        let count = gains.len() as i64;
        let sum: i64 = gains.iter().sum();
        let squares: i64 = gains.iter().map(|gain| gain * gain).sum();
        let spread = squares - sum * sum / count.max(1);
        // The error of a mean: of the spread, by how many there are twice.
        let error = 2 * (spread.unsigned_abs().isqrt() as i64) / count.max(1);
        (count > 1).then(|| (sum / count, error))
    }
}

/// Imagines races with each plan.
pub(super) fn races(
    knowledge: &Knowledge<TerreLune>,
    plans: &[Action],
    mind: &mut Mind<'_>,
) -> Races {
    let Mind { dice, fuel, .. } = mind;
    let mut left: Vec<usize> = (0..plans.len()).collect();
    let mut results: Vec<Vec<i64>> = vec![Vec::new(); plans.len()];
    let mut wanted = FIRST;
    while left.len() > 1 && wanted <= MOST {
        while results[0].len() < wanted {
            let Some(state) = TerreLune::sample(knowledge, dice) else {
                return Races { results, best: 0 };
            };
            let seed = Seed::new(std::array::from_fn(|_| dice.below(256) as u8));
            let mut round = Vec::new();
            for &plan in &left {
                match race(&state, &seed, knowledge.seat(), &plans[plan], fuel) {
                    Ok(result) => round.push((plan, result)),
                    // What is known so far decides.
                    Err(_) => return Races::judged(results, &left),
                }
            }
            for (plan, result) in round {
                results[plan].push(result);
            }
        }
        // The first always stays, to be compared with.
        left[1..].sort_by_key(|plan| std::cmp::Reverse(results[*plan].iter().sum::<i64>()));
        left.truncate(1 + left.len() / 2);
        if left.len() == 2 {
            wanted = if wanted == MOST { MOST + 1 } else { MOST };
        } else {
            wanted *= 2;
        }
    }
    Races::judged(results, &left)
}

/// The best of those left, if it beats the first by more than two standard errors.
fn clearly(results: &[Vec<i64>], left: &[usize]) -> usize {
    let first = &results[0];
    let gain = |plan: &usize| -> Option<(i64, usize)> {
        let pairs = results[*plan].iter().zip(first);
        let gains: Vec<i64> = pairs.map(|(one, other)| one - other).collect();
        let count = gains.len() as i64;
        let sum: i64 = gains.iter().sum();
        let squares: i64 = gains.iter().map(|gain| gain * gain).sum();
        let spread = squares - sum * sum / count.max(1);
        (count > 1 && sum > 0 && sum * sum > 4 * spread).then(|| (sum / count, *plan))
    };
    let best = left.iter().skip(1).filter_map(gain).max();
    best.map_or(0, |(_, plan)| plan)
}

/// Result of a plan in one imagined race.
fn race(
    state: &LuneState,
    seed: &Seed,
    me: Seat,
    plan: &Action,
    fuel: &mut Fuel<'_>,
) -> Result<i64, Halt> {
    let mut number = 0;
    let mut cause = Cause::Act(me, plan.clone());
    let mut state = state.clone();
    for _ in 0..STEPS {
        fuel.burn(1)?;
        let Ok(next) = propose::<TerreLune>(&state, seed, number, cause) else {
            // It could not be done: as bad as can be.
            return Ok(-WON);
        };
        number += next.events.len() as u64;
        state = next.after;
        let Pending::Orders(due) = TerreLune::pending(&state) else {
            return Ok(result(&state, me));
        };
        let Some(due) = due.first() else { break };
        let seat = due.seat;
        let view = view_for_seat::<TerreLune>(&state, seat).open_for(seat);
        let action = view.and_then(|view| {
            let style = match seat == me {
                true => RaceStyle::BOLD,
                false => RaceStyle::THUMB,
            };
            policy::usual_action(&view, seat, style)
        });
        cause = action.map_or(Cause::TimedOut(seat), |action| Cause::Act(seat, action));
    }
    Ok(0)
}

/// Worth of an end for a seat: to win counts most, then the points.
fn result(state: &LuneState, me: Seat) -> i64 {
    let view = view_for_everyone::<TerreLune>(state).open();
    let won = if view.winners.contains(&me) {
        WON / (view.winners.len() as i64)
    } else {
        0
    };
    let totals = view.tallies.iter().flatten();
    let own = totals.clone().filter(|tally| tally.seat == me);
    let own: i64 = own.map(|tally| i64::from(tally.total())).sum();
    let others = totals.filter(|tally| tally.seat != me);
    let best = others
        .map(|tally| i64::from(tally.total()))
        .max()
        .unwrap_or(0);
    won + (own - best).clamp(-WON, WON) / 4
}
