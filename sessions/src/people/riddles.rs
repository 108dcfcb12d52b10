//! Answers to riddles: questions that people made of a finished game of theirs for others.

use games::Seat;
use serde::{Deserialize, Serialize};

use crate::ids::UserId;

/// A question of a finished game: whose decision it was, and after which step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct RiddleMoment {
    /// The seat that decided.
    pub seat: Seat,
    /// The step that they had seen.
    pub step: u64,
}

/// Answers to one riddle: each person's first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RiddleAnswers(pub(crate) Vec<(UserId, bool)>);

impl RiddleAnswers {
    /// Greatest number of answers that are counted.
    const MOST: usize = 1_000;

    /// Number of people who answered.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.0.len()
    }

    /// Number of those who were right.
    #[must_use]
    pub fn right(&self) -> usize {
        self.0.iter().filter(|(_, is_right)| *is_right).count()
    }

    /// A person's answer: true if it was right; `None` if they gave none.
    #[must_use]
    pub fn answer(&self, user: UserId) -> Option<bool> {
        let mut answers = self.0.iter();
        answers
            .find(|(who, _)| *who == user)
            .map(|(_, is_right)| *is_right)
    }

    /// Counts a person's answer, if it is their first.
    pub(crate) fn count_answer(&mut self, user: UserId, is_right: bool) {
        if self.answer(user).is_none() && self.count() < Self::MOST {
            self.0.push((user, is_right));
        }
    }
}

/// Answers to the riddles of one table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Riddles(pub Vec<(RiddleMoment, RiddleAnswers)>);

impl Riddles {
    /// The answers to a riddle.
    pub(crate) fn answers(&self, moment: RiddleMoment) -> RiddleAnswers {
        let mut all = self.0.iter();
        let found = all.find(|(of, _)| *of == moment);
        found
            .map(|(_, answers)| answers.clone())
            .unwrap_or_default()
    }

    /// Counts a person's answer to a riddle, if it is their first.
    pub(crate) fn count_answer(&mut self, moment: RiddleMoment, user: UserId, is_right: bool) {
        let place = match self.0.iter().position(|(of, _)| *of == moment) {
            Some(place) => place,
            None => {
                self.0.push((moment, RiddleAnswers::default()));
                self.0.len() - 1
            }
        };
        self.0[place].1.count_answer(user, is_right);
    }
}
