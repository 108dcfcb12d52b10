//! Marks of decisions: how good each was, by what its player knew when they decided. What chance
//! did afterwards is not counted. An engine gives them; here they are only data.

use serde::{Deserialize, Serialize};

use super::advice::Hindsight;
use super::sampled::Sampled;

/// Mark of a decision. Recorded for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Mark {
    /// Nothing better was known.
    Best,
    /// The best may have been better, but by no more than its estimate may err.
    Good,
    /// The best was better.
    Doubtful,
    /// The best was much better.
    Mistake,
}

impl Mark {
    /// Every mark, from the best.
    pub const ALL: [Self; 4] = [Self::Best, Self::Good, Self::Doubtful, Self::Mistake];

    /// True if the best was clearly better.
    pub fn is_poor(self) -> bool {
        self >= Self::Doubtful
    }
}

/// A decision with its mark.
pub struct Marked<G: Sampled> {
    /// The mark.
    pub mark: Mark,
    /// Points of the mark, of 100.
    pub points: u8,
    /// Lead of the best decision over the second best, in hundredths of what makes a decision a
    /// mistake.
    pub lead: u32,
    /// The decision, the best one, and how much that was better.
    pub hindsight: Hindsight<G>,
    /// Both in a measure that players know, where there is one.
    pub compared: Option<Compared>,
}

/// A decision and the best one, each in the measure by which the game tells them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Compared {
    /// Value of what was done.
    pub did: u32,
    /// Value of the best.
    pub best: u32,
}

/// Number of a player's game, and the marks that it is made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Grade {
    counts: [u32; 4],
    points: u32,
}

impl Grade {
    /// Adds a mark with its points.
    pub fn add(&mut self, mark: Mark, points: u8) {
        self.counts[mark as usize] += 1;
        self.points += u32::from(points);
    }

    /// Number of decisions with this mark.
    pub const fn count(&self, mark: Mark) -> u32 {
        self.counts[mark as usize]
    }

    /// Number of decisions that have a mark.
    pub fn decisions(&self) -> u32 {
        self.counts.iter().sum()
    }

    /// Average points of a decision, from 0 to 100; `None` where none has a mark.
    pub fn number(&self) -> Option<u8> {
        let many = self.decisions();
        let average = (self.points + many / 2).checked_div(many)?;
        u8::try_from(average).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grade_is_the_average_of_its_marks() {
        let mut grade = Grade::default();
        assert_eq!(grade.number(), None);
        for (mark, points) in Mark::ALL.into_iter().zip([100, 100, 60, 20]) {
            grade.add(mark, points);
        }
        assert_eq!((grade.number(), grade.decisions()), (Some(70), 4));
        assert_eq!(grade.count(Mark::Mistake), 1);
    }
}
