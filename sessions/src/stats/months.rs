//! Games of a server by month. They do not depend on the order in which games are counted.

use std::collections::BTreeMap;

use games::Day;
use serde::{Deserialize, Serialize};

use crate::ids::{Millis, UserId};
use crate::stats::GameEnd;

/// Number of months that are known.
const KNOWN: usize = 2;

/// A month of the calendar, in universal time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Month(u32);

impl Month {
    /// The month of a moment.
    #[must_use]
    pub fn new(at: Millis) -> Self {
        let (year, month, _) = Day::of_millis(at.0).date();
        Self(year * 12 + u32::from(month) - 1)
    }

    /// The month before.
    #[must_use]
    pub const fn before(self) -> Self {
        Self(self.0.saturating_sub(1))
    }
}

/// Games of a month.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MonthCounts {
    /// Number of games that ended.
    pub games: u32,
    /// Number of them that each person played.
    pub people: BTreeMap<UserId, u32>,
}

/// Games of the last months.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Months(BTreeMap<Month, MonthCounts>);

impl Months {
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn get(&self, month: Month) -> Option<&MonthCounts> {
        self.0.get(&month)
    }

    pub(super) fn all(&mut self) -> impl Iterator<Item = &mut MonthCounts> {
        self.0.values_mut()
    }

    /// Counts the end of a game.
    pub(super) fn count(&mut self, end: &GameEnd) {
        let month = self.0.entry(Month::new(end.at)).or_default();
        month.games = month.games.saturating_add(1);
        for own in &end.people {
            let games = month.people.entry(own.user).or_default();
            *games = games.saturating_add(1);
        }
        while self.0.len() > KNOWN {
            self.0.pop_first();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::{GuildId, TableId};
    use crate::stats::{Among, Finish, Finisher};

    const DAY: u64 = 86_400_000;

    fn end(at: u64, users: &[u64]) -> GameEnd {
        let people = users.iter().map(|user| Finisher {
            user: UserId(*user),
            finish: Finish::Lost,
            feats: Vec::new(),
        });
        GameEnd {
            table: TableId(1),
            at: Millis(at),
            guild: Some(GuildId(1)),
            game: "heap",
            among: Among::People,
            together: false,
            puzzle: None,
            people: people.collect(),
        }
    }

    #[test]
    fn last_months_are_counted_in_any_order() {
        let ends = [
            end(5 * DAY, &[1, 2]),
            end(31 * DAY, &[1, 2]),
            end(58 * DAY, &[2, 3]),
            end(59 * DAY, &[1]),
        ];
        let counted = |order: [usize; 4]| {
            let mut months = Months::default();
            order.into_iter().for_each(|nth| months.count(&ends[nth]));
            months
        };
        let months = counted([0, 1, 2, 3]);
        assert_eq!(counted([3, 0, 2, 1]), months);
        let month = |day: u64| months.get(Month::new(Millis(day * DAY)));
        assert_eq!(month(0), None);
        let february = month(40).unwrap();
        assert_eq!((february.games, february.people.len()), (2, 3));
        assert_eq!(february.people[&UserId(2)], 2);
        assert_eq!(month(60).unwrap().games, 1);
    }
}
