//! What was seen of a row of the ladder, and what it was meant to be.

pub(crate) mod beginner;
pub(crate) mod plain;

use std::fmt;
use std::time::Duration;

/// What a row is meant to be; it is proved by the 95 % bounds.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Goal {
    /// The mean is no less.
    Least(f64),
    /// The mean is no more.
    Most(f64),
    /// The mean lies between.
    Within(f64, f64),
    /// No greater share is drawn.
    Drawn(f64),
    /// It is only told.
    None,
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Least(goal) => write!(f, ">= {goal}"),
            Self::Most(goal) => write!(f, "<= {goal}"),
            Self::Within(least, most) => write!(f, "{least} to {most}"),
            Self::Drawn(goal) => write!(f, "<= {goal} drawn"),
            Self::None => write!(f, "-"),
        }
    }
}

/// What was seen of a row.
#[derive(Default)]
pub(crate) struct Row {
    pub scores: Vec<f64>,
    pub drawn: u32,
    pub spent: Vec<Duration>,
    pub burnt: u64,
    pub thoughts: u64,
}

impl Row {
    fn n(&self) -> f64 {
        self.scores.len() as f64
    }

    fn mean(&self) -> f64 {
        self.scores.iter().sum::<f64>() / self.n()
    }

    fn drawn(&self) -> f64 {
        f64::from(self.drawn) / self.n()
    }

    /// Between which figures the mean lies, at 95 %.
    fn bounds(&self) -> (f64, f64) {
        let (mean, n) = (self.mean(), self.n());
        if self.scores.iter().all(|score| (0.0..=1.0).contains(score)) {
            return wilson(mean, n);
        }
        let square = |score: &f64| (score - mean).powi(2);
        let error = (self.scores.iter().map(square).sum::<f64>() / n).sqrt() / n.sqrt();
        (mean - 1.96 * error, mean + 1.96 * error)
    }

    fn proves(&self, goal: Goal) -> bool {
        match goal {
            Goal::Least(goal) => self.bounds().0 >= goal,
            Goal::Most(goal) => self.bounds().1 <= goal,
            Goal::Within(least, most) => {
                let (low, high) = self.bounds();
                least <= low && high <= most
            }
            Goal::Drawn(goal) => wilson(self.drawn(), self.n()).1 <= goal,
            Goal::None => true,
        }
    }

    /// Of the time that thoughts took, what so many in a thousand do not exceed, in milliseconds.
    fn took(&self, part: usize) -> f64 {
        let place = self.spent.len() * part / 1_000;
        let took = self.spent.get(place).copied().unwrap_or_default();
        took.as_secs_f64() * 1_000.0
    }
}

fn wilson(mean: f64, n: f64) -> (f64, f64) {
    let z = 1.96_f64;
    let middle = mean + z * z / (2.0 * n);
    let half = z * (mean * (1.0 - mean) / n + z * z / (4.0 * n * n)).sqrt();
    let whole = 1.0 + z * z / n;
    ((middle - half) / whole, (middle + half) / whole)
}

/// All rows so far.
#[derive(Default)]
pub(crate) struct Ladder {
    /// What the rows that are wanted are called, at least in part.
    only: String,
    /// What is not proved.
    open: Vec<String>,
}

impl Ladder {
    /// Of rows that are called so, or of all.
    pub(crate) fn of(row: Option<&str>) -> Self {
        Self {
            only: row.unwrap_or_default().to_owned(),
            ..Self::default()
        }
    }

    /// Whether a row is to be played.
    pub(crate) fn wants(&self, name: &str) -> bool {
        name.contains(&self.only)
    }

    /// Prints a row.
    pub(crate) fn tells(&mut self, name: &str, goal: Goal, mut row: Row) {
        row.spent.sort();
        let (least, most) = row.bounds();
        let row_start = format!("{name:44} {:7.3} [{least:.3}, {most:.3}]", row.mean());
        println!(
            "{row_start} n={:<5} drawn={:.2} goal {:14} units {:>8} ms median {:.2} p99 {:.2}",
            row.scores.len(),
            row.drawn(),
            goal.to_string(),
            row.burnt / row.thoughts.max(1),
            row.took(500),
            row.took(990),
        );
        if !row.proves(goal) {
            self.open.push(format!("{row_start}, goal {goal}"));
        }
    }

    /// Fails where a goal is not proved.
    pub(crate) fn is_judged(&self) {
        if !self.open.is_empty() {
            println!("not proved:\n{}", self.open.join("\n"));
            std::process::exit(1);
        }
    }
}
