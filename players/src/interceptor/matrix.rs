//! Mixes of rows that no column answers well, by matching regrets. Whole numbers only.

use super::payoff::Payoffs;
use crate::fuel::Fuel;

/// A mix of one's own rows, what it is worth, and the mix of each foe that it answers.
pub(super) struct Solved {
    pub mix: Vec<u64>,
    pub worth: i64,
    pub theirs: Vec<Vec<u64>>,
}

const ROUNDS: usize = 200;
/// A whole strategy, in parts.
const WHOLE: i64 = 1 << 12;

/// What each row is worth against these mixes of the columns.
pub(super) fn against(tables: &[Payoffs], mixes: &[Vec<u64>], rows: usize) -> Vec<i64> {
    let mut worth = vec![0; rows];
    for (table, mix) in tables.iter().zip(mixes) {
        let all = mix.iter().sum::<u64>().max(1) as i64;
        for (worth, row) in worth.iter_mut().zip(table) {
            let met = row.iter().zip(mix).map(|(pay, &part)| pay * part as i64);
            *worth += met.sum::<i64>() / all;
        }
    }
    worth
}

/// Plays the tables against themselves: one's own rows against every foe at once, each foe's columns
/// against one's rows alone.
pub(super) fn solve(tables: &[Payoffs], rows: usize, fuel: &mut Fuel<'_>) -> Solved {
    let mut own = Regrets::of(rows);
    let columns = |table: &Payoffs| Regrets::of(table.first().map_or(0, Vec::len));
    let mut theirs: Vec<Regrets> = tables.iter().map(columns).collect();
    for round in 1..=ROUNDS {
        let cells: usize = theirs.iter().map(|one| one.sum.len() * rows).sum();
        // A cell is quick; a hundred are a unit.
        if fuel.burn(cells as u64 / 100 + 1).is_err() && round > 1 {
            break;
        }
        let mix = own.mix();
        let mixes: Vec<Vec<u64>> = theirs.iter().map(Regrets::mix).collect();
        let weight = round as u64;
        own.play(&mix, &against(tables, &mixes, rows), weight);
        for ((their, table), mixed) in theirs.iter_mut().zip(tables).zip(&mixes) {
            let mut pays = vec![0; mixed.len()];
            for (row, &part) in table.iter().zip(&mix).filter(|(_, part)| **part > 0) {
                for (pay, cell) in pays.iter_mut().zip(row) {
                    *pay -= cell * part as i64;
                }
            }
            pays.iter_mut().for_each(|pay| *pay /= WHOLE);
            their.play(mixed, &pays, weight);
        }
    }
    let mixes: Vec<Vec<u64>> = theirs.iter().map(|one| one.average.clone()).collect();
    let worth = against(tables, &mixes, rows);
    let mix = kept(&own.average);
    let all = mix.iter().sum::<u64>().max(1) as i64;
    let met = worth
        .iter()
        .zip(&mix)
        .map(|(worth, &part)| worth * (part as i64 * WHOLE / all));
    Solved {
        worth: met.sum::<i64>() / WHOLE,
        mix,
        theirs: mixes,
    }
}

/// The mix without what it holds of leftovers from the first rounds.
fn kept(average: &[u64]) -> Vec<u64> {
    let most = average.iter().copied().max().unwrap_or(0);
    let keep = |&part: &u64| if part * 20 >= most { part } else { 0 };
    average.iter().map(keep).collect()
}

/// What was regretted so far of each choice, and how often it was made.
struct Regrets {
    sum: Vec<i64>,
    average: Vec<u64>,
}

impl Regrets {
    fn of(choices: usize) -> Self {
        Self {
            sum: vec![0; choices],
            average: vec![0; choices],
        }
    }

    fn mix(&self) -> Vec<u64> {
        let all: i64 = self.sum.iter().map(|regret| regret.max(&0)).sum();
        let choices = self.sum.len().max(1) as i64;
        let part = |&regret: &i64| match all {
            0 => WHOLE / choices,
            all => regret.max(0) * WHOLE / all,
        };
        self.sum.iter().map(part).map(i64::unsigned_abs).collect()
    }

    /// Counts a round; regrets that were more than made good are forgotten.
    fn play(&mut self, mix: &[u64], pays: &[i64], weight: u64) {
        let had: i64 = pays
            .iter()
            .zip(mix)
            .map(|(pay, &part)| pay * part as i64)
            .sum();
        let had = had / WHOLE;
        for (sum, pay) in self.sum.iter_mut().zip(pays) {
            *sum = (*sum + pay - had).max(0);
        }
        for (average, part) in self.average.iter_mut().zip(mix) {
            *average += part * weight;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stone_scissors_paper_are_mixed_evenly() {
        let table = vec![vec![0, 900, -900], vec![-900, 0, 900], vec![900, -900, 0]];
        let solved = solve(&[table], 3, &mut Fuel::units(10_000));
        let all: u64 = solved.mix.iter().sum();
        for part in &solved.mix {
            let third = part * 1_000 / all;
            assert!((300..370).contains(&third), "{:?}", solved.mix);
        }
        assert!(solved.worth.abs() < 40, "{}", solved.worth);
    }

    #[test]
    fn what_always_wins_is_played() {
        let table = vec![vec![1, 2], vec![900, 800], vec![-5, 700]];
        let solved = solve(&[table], 3, &mut Fuel::units(10_000));
        assert_eq!((solved.mix[0], solved.mix[2]), (0, 0));
    }
}
