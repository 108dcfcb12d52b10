//! When a board may be edited again: several changes within a moment are shown once, in their final
//! state, and all tables together leave room in what Discord takes in a second for everything that
//! people wait for. It delays edits alone, never the first one after a quiet moment, and shows
//! nothing itself.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;
use sessions::TableId;
use tokio::time::Instant;

/// Between two edits of one board.
const APART: Duration = Duration::from_millis(300);

/// Between two edits of any boards, on average: thirty a second, of the fifty requests that
/// Discord takes.
const PACE: Duration = Duration::from_millis(33);

/// Most edits at once after a quiet second.
const AT_ONCE: u32 = 15;

/// For how long a turn is kept for a board that does not come back for it.
const KEPT: Duration = Duration::from_secs(30);

/// The boards that were edited a moment ago, and those that wait for their turn.
#[derive(Clone, Default)]
pub(crate) struct Throttle(Arc<Mutex<Turns>>);

#[derive(Default)]
struct Turns {
    /// When each was edited last, as long as that matters.
    edited: HashMap<TableId, Instant>,
    /// When each may be edited that waits.
    waiting: HashMap<TableId, Instant>,
    /// When the next edit of any board would come if they all kept their pace.
    next: Option<Instant>,
}

impl Throttle {
    /// Leave to edit this table's board now, or the moment when there will be.
    pub(crate) fn leave(&self, table: TableId) -> Result<(), Instant> {
        self.0.lock().leave(table, Instant::now())
    }
}

impl Turns {
    fn leave(&mut self, table: TableId, now: Instant) -> Result<(), Instant> {
        let turn = match self.waiting.get(&table) {
            Some(turn) => *turn,
            None => self.turn(table, now),
        };
        if turn > now {
            self.waiting.insert(table, turn);
            return Err(turn);
        }
        self.waiting.remove(&table);
        self.waiting.retain(|_, turn| *turn + KEPT > now);
        self.edited.retain(|_, edited| *edited + APART > now);
        self.edited.insert(table, now);
        Ok(())
    }

    /// The first moment that is free.
    fn turn(&mut self, table: TableId, now: Instant) -> Instant {
        let next = self.next.map_or(now, |next| next.max(now));
        self.next = Some(next + PACE);
        let paced = next.checked_sub(PACE * AT_ONCE);
        let paced = paced.map_or(now, |paced| paced.max(now));
        match self.edited.get(&table) {
            Some(edited) => paced.max(*edited + APART),
            None => paced,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MS: Duration = Duration::from_millis(1);

    /// Some moment with a past.
    fn some_time() -> Instant {
        Instant::now() + Duration::from_secs(60)
    }

    #[test]
    fn first_edit_is_immediate_and_later_edits_are_merged() {
        let (mut turns, now) = (Turns::default(), some_time());
        assert_eq!(turns.leave(TableId(1), now), Ok(()));
        // However often it changes meanwhile, there is one turn.
        for ms in [1, 50, 299] {
            assert_eq!(turns.leave(TableId(1), now + MS * ms), Err(now + APART));
        }
        // Another board does not wait for it.
        assert_eq!(turns.leave(TableId(2), now + MS), Ok(()));
        assert_eq!(turns.leave(TableId(1), now + APART), Ok(()));
        let quiet = now + APART * 2;
        assert_eq!(turns.leave(TableId(1), quiet), Ok(()));
    }

    #[test]
    fn thousand_boards_keep_the_pace_and_all_get_a_turn() {
        let (mut turns, now) = (Turns::default(), some_time());
        let mut waiting = Vec::new();
        for table in (0..1_000).map(TableId) {
            if let Err(turn) = turns.leave(table, now) {
                waiting.push((turn, table));
            }
        }
        assert_eq!(waiting.len(), 1_000 - AT_ONCE as usize - 1);
        let last = waiting.last().unwrap().0;
        assert_eq!(last, now + PACE * (999 - AT_ONCE));
        // No two of them at once, and none twice.
        for pair in waiting.windows(2) {
            assert!(pair[0].0 < pair[1].0);
        }
        for (turn, table) in waiting {
            assert_eq!(turns.leave(table, turn), Ok(()));
        }
        assert!(turns.waiting.is_empty());
        assert!(turns.edited.len() < 20, "{}", turns.edited.len());
    }

    #[test]
    fn boards_that_never_return_are_forgotten() {
        let (mut turns, now) = (Turns::default(), some_time());
        for table in (0..1_000).map(TableId) {
            // Whether now or later.
            let _ = turns.leave(table, now);
        }
        let later = now + PACE * 1_000 + KEPT;
        assert_eq!(turns.leave(TableId(5_000), later), Ok(()));
        assert!(turns.waiting.is_empty());
        assert_eq!(turns.edited.len(), 1);
    }
}
