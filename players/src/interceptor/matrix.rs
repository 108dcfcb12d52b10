//! Mixes of rows that no column answers well, by matching regrets. Whole numbers only.

use super::payoff::Payoffs;
use crate::fuel::Fuel;
use crate::level::weights;

/// A mix of one's own rows, what it is worth, and the mix of each foe that it answers.
pub(super) struct Solved {
    pub mix: Vec<u64>,
    pub worth: i64,
    pub theirs: Vec<Vec<u64>>,
}

const ROUNDS: usize = 200;
/// Error of a guessed foe, in hundredths of what its ends differ by.
const ERRS: i64 = 4;
/// A whole strategy, in parts.
const WHOLE: i64 = 1 << 12;

/// Worth of each row against these mixes of the columns.
pub(super) fn against(tables: &[Payoffs], mixes: &[Vec<u64>], rows: usize) -> Vec<i64> {
    let mut worth = vec![0; rows];
    for (table, mix) in tables.iter().zip(mixes) {
        let all = mix.iter().sum::<u64>().max(1) as i64;
        for (worth, row) in worth.iter_mut().zip(&table.own) {
            let met = row.iter().zip(mix).map(|(pay, &part)| pay * part as i64);
            *worth += met.sum::<i64>() / all;
        }
    }
    worth
}

/// Worth of each column to a foe against this mix of the rows.
fn answers(table: &Payoffs, mix: &[u64]) -> Vec<i64> {
    let mut worth = vec![0; table.theirs.first().map_or(0, Vec::len)];
    let rows = table.theirs.iter().zip(mix);
    for (row, &part) in rows.filter(|(_, part)| **part > 0) {
        for (worth, pay) in worth.iter_mut().zip(row) {
            *worth += pay * part as i64;
        }
    }
    let all = mix.iter().sum::<u64>().max(1) as i64;
    worth.iter_mut().for_each(|worth| *worth /= all);
    worth
}

/// Frequencies of a foe's columns when it only answers these mixes of the rows, each as often, and
/// errs a little.
pub(super) fn guessed(table: &Payoffs, mixes: &[Vec<u64>]) -> Vec<u64> {
    let mut guessed = vec![0; table.theirs.first().map_or(0, Vec::len)];
    for mix in mixes {
        let worth = answers(table, mix);
        let weights = weights(&worth, ERRS).unwrap_or_else(|| vec![1; worth.len()]);
        let all = weights.iter().sum::<u64>().max(1);
        for (guessed, weight) in guessed.iter_mut().zip(&weights) {
            *guessed += weight * WHOLE as u64 / (all * mixes.len() as u64);
        }
    }
    guessed
}

/// Plays the tables against themselves: one's own rows against every foe at once, each foe's
/// columns against one's rows alone. Only every other time does a foe find the best mix; else it
/// chooses as guessed. So what is played wins much of those who are easily guessed, and loses
/// little to others.
pub(super) fn solve(
    tables: &[Payoffs],
    guesses: &[Vec<u64>],
    rows: usize,
    fuel: &mut Fuel<'_>,
) -> Solved {
    let mut own = Regrets::new(rows);
    let columns = |table: &Payoffs| Regrets::new(table.own.first().map_or(0, Vec::len));
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
        own.play(
            &mix,
            &against(tables, &mixes_with_guesses(&mixes, guesses), rows),
            weight,
        );
        for ((their, table), mixed) in theirs.iter_mut().zip(tables).zip(&mixes) {
            their.play(mixed, &answers(table, &mix), weight);
        }
    }
    let mixes: Vec<Vec<u64>> = theirs.iter().map(Regrets::averaged).collect();
    let mixes = mixes_with_guesses(&mixes, guesses);
    let worth = against(tables, &mixes, rows);
    let mix = without_leftovers(&own.average);
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

/// Mix of each foe, with what was guessed of it added.
fn mixes_with_guesses(mixes: &[Vec<u64>], guesses: &[Vec<u64>]) -> Vec<Vec<u64>> {
    let both = mixes.iter().zip(guesses).map(|(mix, guess)| {
        mix.iter()
            .zip(guess)
            .map(|(mix, guess)| mix + guess)
            .collect()
    });
    both.collect()
}

/// The mix without what it holds of leftovers from the first rounds.
fn without_leftovers(average: &[u64]) -> Vec<u64> {
    let most = average.iter().copied().max().unwrap_or(0);
    let keep = |&part: &u64| if part * 20 >= most { part } else { 0 };
    average.iter().map(keep).collect()
}

/// Regret of each choice so far, and how often it was made.
struct Regrets {
    sum: Vec<i64>,
    average: Vec<u64>,
}

impl Regrets {
    /// No regret of any of so many choices yet.
    fn new(choices: usize) -> Self {
        Self {
            sum: vec![0; choices],
            average: vec![0; choices],
        }
    }

    /// Odds of each choice, by the regret of not having made it.
    fn mix(&self) -> Vec<u64> {
        let all: i64 = self.sum.iter().map(|regret| regret.max(&0)).sum();
        let choices = self.sum.len().max(1) as i64;
        let part = |&regret: &i64| match all {
            0 => WHOLE / choices,
            all => regret.max(0) * WHOLE / all,
        };
        self.sum.iter().map(part).map(i64::unsigned_abs).collect()
    }

    /// The mix of all rounds.
    fn averaged(&self) -> Vec<u64> {
        let all = self.average.iter().sum::<u64>().max(1);
        let part = |part: &u64| part * WHOLE as u64 / all;
        self.average.iter().map(part).collect()
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

    /// One's gain is the other's loss.
    fn even(own: Vec<Vec<i64>>) -> Payoffs {
        let lost = |row: &Vec<i64>| row.iter().map(|pay| -pay).collect();
        let theirs = own.iter().map(lost).collect();
        Payoffs { own, theirs }
    }

    #[test]
    fn rock_paper_scissors_is_mixed_evenly() {
        let table = vec![vec![0, 900, -900], vec![-900, 0, 900], vec![900, -900, 0]];
        let solved = solve(&[even(table)], &[vec![0; 3]], 3, &mut Fuel::units(10_000));
        let all: u64 = solved.mix.iter().sum();
        for part in &solved.mix {
            let third = part * 1_000 / all;
            assert!((300..370).contains(&third), "{:?}", solved.mix);
        }
        assert!(solved.worth.abs() < 40, "{}", solved.worth);
    }

    #[test]
    fn predictable_opponent_is_exploited() {
        let table = vec![vec![0, 900, -900], vec![-900, 0, 900], vec![900, -900, 0]];
        // The foe, as guessed, always shows the first; the third beats that.
        let guess = vec![WHOLE as u64, 0, 0];
        let solved = solve(&[even(table)], &[guess], 3, &mut Fuel::units(10_000));
        assert!(
            solved.mix[2] > solved.mix[0] + solved.mix[1],
            "{:?}",
            solved.mix
        );
        assert!(solved.worth > 100, "{}", solved.worth);
    }

    #[test]
    fn dominant_move_is_played() {
        let table = vec![vec![1, 2], vec![900, 800], vec![-5, 700]];
        let solved = solve(&[even(table)], &[vec![0; 2]], 3, &mut Fuel::units(10_000));
        assert_eq!((solved.mix[0], solved.mix[2]), (0, 0));
    }
}
