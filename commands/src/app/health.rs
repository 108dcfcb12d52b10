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

#[derive(Default)]
struct HealthCounts {
    answers: VecDeque<Duration>,
    letters: DmCount,
}

/// Messages to people in their DMs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct DmCount {
    /// Answers that people got.
    pub arrived: u64,
    /// Answers that people got, and the others, which they do not accept.
    pub all: u64,
}

/// Times of the last answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Answers {
    /// Number of answers.
    pub many: usize,
    /// Half of them took no longer.
    pub half: Duration,
    /// Ninety-nine of a hundred took no longer.
    pub most: Duration,
}

/// Starts the message series at zero, so that monitoring sees the first one that does not arrive.
pub fn count_from_nought() {
    for arrived in ["yes", "no"] {
        metrics::counter!("houston_letters_total", "arrived" => arrived).increment(0);
    }
    metrics::counter!("houston_picture_bytes_total").increment(0);
}

impl Health {
    /// A user was answered.
    pub(crate) fn answered(&self, took: Duration) {
        metrics::histogram!("houston_answer_seconds").record(took);
        let mut counted = self.0.lock();
        if counted.answers.len() == REMEMBERED_ANSWERS {
            counted.answers.pop_front();
        }
        counted.answers.push_back(took);
    }

    /// A message was sent to a user.
    pub(crate) fn wrote(&self, arrived: bool) {
        let what = if arrived { "yes" } else { "no" };
        metrics::counter!("houston_letters_total", "arrived" => what).increment(1);
        let letters = &mut self.0.lock().letters;
        letters.arrived += u64::from(arrived);
        letters.all += 1;
    }

    /// Times of the last answers, if there were any.
    pub(crate) fn answers(&self) -> Option<Answers> {
        let mut answers: Vec<Duration> = self.0.lock().answers.iter().copied().collect();
        answers.sort_unstable();
        let last = answers.len().checked_sub(1)?;
        Some(Answers {
            many: answers.len(),
            half: answers[last / 2],
            most: answers[last * 99 / 100],
        })
    }

    /// The letters, if there were any.
    pub(crate) fn letters(&self) -> Option<DmCount> {
        Some(self.0.lock().letters).filter(|letters| letters.all > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recent_answers_are_timed_and_letters_counted() {
        let health = Health::default();
        assert_eq!((health.answers(), health.letters()), (None, None));
        for took in 1..=1_100 {
            health.answered(Duration::from_millis(took));
        }
        let answers = health.answers().expect("there were some");
        assert_eq!(answers.many, REMEMBERED_ANSWERS);
        // Those of 101 to 1,100 milliseconds.
        assert_eq!(answers.half, Duration::from_millis(600));
        assert_eq!(answers.most, Duration::from_millis(1_090));
        for arrived in [true, false, true] {
            health.wrote(arrived);
        }
        let letters = DmCount { arrived: 2, all: 3 };
        assert_eq!(health.letters(), Some(letters));
    }
}
