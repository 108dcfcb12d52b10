//! The bot's health: how fast it answers, and how many of its messages arrive. Counted since this
//! process started; nothing that players depend on is derived from it.

use std::collections::VecDeque;
use std::time::Duration;

use parking_lot::Mutex;

/// Number of answers that are remembered.
const REMEMBERED_ANSWERS: usize = 1_000;

/// Health of the bot.
#[derive(Default)]
pub(crate) struct Health(Mutex<HealthCounts>);

/// Counts behind [`Health`].
#[derive(Default)]
struct HealthCounts {
    answers: VecDeque<Duration>,
    dms: DmCount,
}

/// Number of DMs to people.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct DmCount {
    /// DMs that were accepted.
    pub arrived: u64,
    /// All DMs that were tried.
    pub all: u64,
}

/// Times of the last answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Answers {
    /// Number of answers.
    pub count: usize,
    /// Median time.
    pub median: Duration,
    /// Time within which 99 of 100 were answered.
    pub p99: Duration,
}

/// Starts the counters at zero, so that monitoring sees the first DM that does not arrive.
pub fn count_from_zero() {
    for arrived in ["yes", "no"] {
        metrics::counter!("houston_letters_total", "arrived" => arrived).increment(0);
    }
    metrics::counter!("houston_picture_bytes_total").increment(0);
}

impl Health {
    /// Counts an answer, which took this long.
    pub(crate) fn count_answer(&self, took: Duration) {
        metrics::histogram!("houston_answer_seconds").record(took);
        let mut counted = self.0.lock();
        if counted.answers.len() == REMEMBERED_ANSWERS {
            counted.answers.pop_front();
        }
        counted.answers.push_back(took);
    }

    /// Counts a DM: accepted, or not.
    pub(crate) fn count_dm(&self, arrived: bool) {
        let what = if arrived { "yes" } else { "no" };
        metrics::counter!("houston_letters_total", "arrived" => what).increment(1);
        let dms = &mut self.0.lock().dms;
        dms.arrived += u64::from(arrived);
        dms.all += 1;
    }

    /// Times of the last answers, if there were any.
    pub(crate) fn answers(&self) -> Option<Answers> {
        let mut answers: Vec<Duration> = self.0.lock().answers.iter().copied().collect();
        answers.sort_unstable();
        let last = answers.len().checked_sub(1)?;
        Some(Answers {
            count: answers.len(),
            median: answers[last / 2],
            p99: answers[last * 99 / 100],
        })
    }

    /// Number of DMs, if there were any.
    pub(crate) fn dms(&self) -> Option<DmCount> {
        Some(self.0.lock().dms).filter(|dms| dms.all > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recent_answers_are_timed_and_dms_counted() {
        let health = Health::default();
        assert_eq!((health.answers(), health.dms()), (None, None));
        for took in 1..=1_100 {
            health.count_answer(Duration::from_millis(took));
        }
        let answers = health.answers().expect("there were some");
        assert_eq!(answers.count, REMEMBERED_ANSWERS);
        // Those of 101 to 1,100 milliseconds.
        assert_eq!(answers.median, Duration::from_millis(600));
        assert_eq!(answers.p99, Duration::from_millis(1_090));
        for arrived in [true, false, true] {
            health.count_dm(arrived);
        }
        let dms = DmCount { arrived: 2, all: 3 };
        assert_eq!(health.dms(), Some(dms));
    }
}
