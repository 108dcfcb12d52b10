//! Announcement of a ship that was hit to its pursuers, and its binding force (I17, I18, I33).

use serde::{Deserialize, Serialize};

use super::build::Build;
use super::order::{Code, Speed};
use super::plan::Plan;

/// Announcement of a ship's next move: its first turn, and whether it will be faster.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Announcement {
    /// The first turn that it will make.
    pub turn: FirstTurn,
    /// Change of its speed.
    pub change: Change,
}

/// The first turn of an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FirstTurn {
    /// No turn at all.
    None,
    /// `G`.
    Left,
    /// `D`.
    Right,
}

impl FirstTurn {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::None, Self::Left, Self::Right];
}

/// Change of the speed, regardless of its sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Change {
    /// Less than before.
    Slower,
    /// The speed of before.
    Same,
    /// More than before.
    Faster,
}

impl Change {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Slower, Self::Same, Self::Faster];

    const fn between(last: Speed, next: Speed) -> Self {
        let (last, next) = (last.moves(), next.moves());
        if next < last {
            Self::Slower
        } else if next > last {
            Self::Faster
        } else {
            Self::Same
        }
    }
}

impl Announcement {
    /// Announcement that an order amounts to, as it will be carried out (I18).
    pub fn from_plan(last: Speed, plan: &Plan) -> Self {
        Self {
            turn: match plan.first_turn() {
                Some(Code::Left) => FirstTurn::Left,
                Some(Code::Right) => FirstTurn::Right,
                Some(Code::Ahead | Code::Loop | Code::Flip) | None => FirstTurn::None,
            },
            change: Change::between(last, plan.speed),
        }
    }

    /// Announcement of a silent pilot: it fits their default order.
    pub const SILENT: Self = Self {
        turn: FirstTurn::None,
        change: Change::Same,
    };

    /// All that such a ship could keep after this final speed.
    pub fn possible(build: &Build, last: Speed) -> Vec<Self> {
        let all = FirstTurn::ALL
            .into_iter()
            .flat_map(|turn| Change::ALL.map(|change| Self { turn, change }));
        all.filter(|said| said.can_be_kept(build, last)).collect()
    }

    /// True if some order could keep the announcement.
    pub(crate) fn can_be_kept(self, build: &Build, last: Speed) -> bool {
        !self.speeds(build, last).is_empty()
    }

    /// Speeds of the orders that keep the announcement, those nearest to the last one first.
    pub fn speeds(self, build: &Build, last: Speed) -> Vec<Speed> {
        let range = build.speeds(last);
        let range = range.start().get()..=range.end().get();
        let keeps = |next: &Speed| {
            let turns = self.turn == FirstTurn::None || build.interval(next.moves()).is_some();
            turns && Change::between(last, *next) == self.change
        };
        let mut speeds: Vec<Speed> = range.map(Speed::new).filter(keeps).collect();
        // Of two as near, the one that flies on the same way.
        speeds.sort_by_key(|next| {
            let turned = i16::from(next.get()) * i16::from(last.get()) < 0;
            (next.get().abs_diff(last.get()), turned, -next.get())
        });
        speeds
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn possible(last: i8, expected: usize) {
        let found = Announcement::possible(&Build::default(), Speed::new(last));
        assert_eq!(found.len(), expected, "{last}: {found:?}");
    }

    #[test]
    fn unkeepable_announcements_are_impossible() {
        possible(2, 9);
        possible(-2, 9);
        // Nothing is slower than 0.
        possible(0, 6);
        // Nothing is faster than 5, and at 5 nothing turns.
        possible(5, 1 + 3);
        // Faster than 4 is 5.
        possible(4, 3 + 3 + 1);
    }

    #[test]
    fn nearest_speeds_that_keep_an_announcement_come_first() {
        let speeds = |last, change| {
            let said = Announcement {
                turn: FirstTurn::Left,
                change,
            };
            let speeds = said.speeds(&Build::default(), Speed::new(last));
            speeds.into_iter().map(Speed::get).collect::<Vec<_>>()
        };
        assert_eq!(speeds(2, Change::Slower), [1, 0]);
        assert_eq!(speeds(-2, Change::Faster), [-3, -4]);
        assert_eq!(speeds(1, Change::Same), [1, -1]);
        assert_eq!(speeds(0, Change::Faster), [1, -1, 2, -2]);
        // At 5 nothing turns.
        assert!(speeds(4, Change::Faster).is_empty());
    }

    #[test]
    fn speed_changes_ignore_the_sign() {
        let change = |last, next| Change::between(Speed::new(last), Speed::new(next));
        assert_eq!(change(1, -1), Change::Same);
        assert_eq!(change(-3, -4), Change::Faster);
        assert_eq!(change(-1, 0), Change::Slower);
    }
}
