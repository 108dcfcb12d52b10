//! Games won in a row. Games end in one order and are counted in another where two of them end at
//! the same moment: so the last ones are kept as they are, and put in order.

use serde::{Deserialize, Serialize};

use super::ends::{Finish, GameEnd};
use crate::ids::{Millis, TableId};

/// Last games that are kept one by one: more than a person ends at the same moment.
const KEPT: usize = 16;

/// A player's games in a row.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Streak {
    /// The last games, the latest at the end.
    recent: Vec<(Millis, TableId, Finish)>,
    /// Streaks of the games before them.
    before: WinsInARow,
}

/// Games won in a row: now, and at best.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct WinsInARow {
    now: u32,
    best: u32,
}

impl WinsInARow {
    /// The streaks after one more game.
    fn after(self, finish: Finish) -> Self {
        let now = match finish {
            Finish::Won => self.now.saturating_add(1),
            Finish::Drawn | Finish::Lost | Finish::Left => 0,
        };
        Self {
            now,
            best: self.best.max(now),
        }
    }
}

impl Streak {
    /// The length of their current winning streak.
    #[must_use]
    pub fn now(&self) -> u32 {
        self.wins().now
    }

    /// The length of their best winning streak.
    #[must_use]
    pub fn best(&self) -> u32 {
        self.wins().best
    }

    /// Ends of their last games, the latest at the end.
    pub fn recent(&self) -> impl DoubleEndedIterator<Item = Finish> {
        self.recent.iter().map(|(_, _, finish)| *finish)
    }

    /// Times and tables at which their last games ended.
    pub fn recent_tables(&self) -> impl DoubleEndedIterator<Item = (Millis, TableId)> {
        self.recent.iter().map(|(at, table, _)| (*at, *table))
    }

    /// The streaks after all games.
    fn wins(&self) -> WinsInARow {
        self.recent().fold(self.before, WinsInARow::after)
    }

    /// Counts the end of a game.
    pub(super) fn count(&mut self, end: &GameEnd, finish: Finish) {
        let order = (end.at, end.table);
        let place = self
            .recent
            .partition_point(|(at, table, _)| (*at, *table) < order);
        self.recent.insert(place, (end.at, end.table, finish));
        if self.recent.len() > KEPT {
            let (_, _, oldest) = self.recent.remove(0);
            self.before = self.before.after(oldest);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::Among;

    fn end(at: u64) -> GameEnd {
        GameEnd {
            table: TableId(at),
            at: Millis(at),
            guild: None,
            game: "toy",
            among: Among::People,
            together: false,
            puzzle: None,
            people: Vec::new(),
        }
    }

    #[test]
    fn win_streaks_do_not_depend_on_order() {
        let won = |at: u64| {
            if at % 7 == 3 {
                Finish::Lost
            } else {
                Finish::Won
            }
        };
        let mut inorder = Streak::default();
        (0..100).for_each(|at| inorder.count(&end(at), won(at)));
        let mut crossed = Streak::default();
        for at in (0..100)
            .step_by(4)
            .flat_map(|at| [at + 3, at, at + 2, at + 1])
        {
            crossed.count(&end(at), won(at));
        }
        assert_eq!(crossed, inorder);
        assert_eq!((inorder.now(), inorder.best()), (5, 6));
        assert_eq!(inorder.recent().count(), KEPT);
    }
}
