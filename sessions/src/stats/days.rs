//! Streaks of days. They do not depend on the order in which days are counted.

use games::PuzzleDay;
use serde::{Deserialize, Serialize};

/// The days whose puzzle a player solved, as streaks: the first and the last day of each.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Days(Vec<(PuzzleDay, PuzzleDay)>);

impl Days {
    /// Number of days in a row until today, or until the day before while today is not over.
    #[must_use]
    pub fn now(&self, today: PuzzleDay) -> u32 {
        let goes_on = |(_, last): &&(PuzzleDay, PuzzleDay)| *last >= today.before();
        self.0.last().filter(goes_on).map_or(0, length)
    }

    /// Most days in a row.
    #[must_use]
    pub fn best(&self) -> u32 {
        self.0.iter().map(length).max().unwrap_or(0)
    }

    /// Number of days in all.
    #[must_use]
    pub fn all(&self) -> u32 {
        self.0.iter().map(length).sum()
    }

    /// Tells whether that day is one of them.
    #[must_use]
    pub fn has(&self, day: PuzzleDay) -> bool {
        self.0
            .iter()
            .any(|(first, last)| (*first..=*last).contains(&day))
    }

    /// Counts another person's days as well.
    pub fn join(&mut self, other: &Self) {
        for (first, last) in &other.0 {
            (first.0..=last.0).for_each(|day| self.count(PuzzleDay(day)));
        }
    }

    /// Counts a day.
    pub(super) fn count(&mut self, day: PuzzleDay) {
        if self.has(day) {
            return;
        }
        let at = self.0.partition_point(|(first, _)| *first < day);
        self.0.insert(at, (day, day));
        let rows = std::mem::take(&mut self.0).into_iter();
        for (first, last) in rows {
            match self.0.last_mut() {
                Some((_, before)) if before.next() == first => *before = last,
                _ => self.0.push((first, last)),
            }
        }
    }
}

/// Number of days of a streak.
fn length((first, last): &(PuzzleDay, PuzzleDay)) -> u32 {
    last.0 - first.0 + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counted(days: &[u32]) -> Days {
        let mut counted = Days::default();
        days.iter().for_each(|day| counted.count(PuzzleDay(*day)));
        counted
    }

    #[test]
    fn day_streaks_do_not_depend_on_order() {
        let days = counted(&[3, 4, 5, 8, 9]);
        assert_eq!(counted(&[9, 5, 3, 8, 4, 3]), days);
        assert_eq!((days.best(), days.all()), (3, 5));
        assert_eq!(
            [9, 10, 11].map(|today| days.now(PuzzleDay(today))),
            [2, 2, 0]
        );
        assert_eq!(counted(&[]).now(PuzzleDay(1)), 0);
        assert!(days.has(PuzzleDay(4)) && !days.has(PuzzleDay(6)));
        // The day that was missing joins two rows.
        assert_eq!(counted(&[3, 5, 4]).best(), 3);
        // So do two people who took turns.
        let mut both = counted(&[3, 5]);
        both.join(&counted(&[4, 5, 6]));
        assert_eq!(both, counted(&[3, 4, 5, 6]));
    }
}
