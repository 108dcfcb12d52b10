//! Pace of the edits of boards: several changes within a moment are shown once, in their final
//! state, and all tables together leave room in what Discord takes in a second for everything that
//! people wait for. Delays edits alone, never the first one after a quiet moment, and shows nothing
//! itself.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;
use sessions::TableId;
use tokio::time::Instant;

/// Interval between two edits of one board.
const BOARD_INTERVAL: Duration = Duration::from_millis(300);

/// Average interval between two edits of any boards: thirty a second, of the fifty requests that
/// Discord takes.
const EDIT_INTERVAL: Duration = Duration::from_millis(33);

/// Greatest number of edits at once after a quiet second.
const AT_ONCE: u32 = 15;

/// Time for which a turn is kept for a board that does not come back for it.
const TURN_LIFETIME: Duration = Duration::from_secs(30);

/// The boards that were edited a moment ago, and those that wait for their turn.
#[derive(Clone, Default)]
pub(crate) struct Throttle(Arc<Mutex<EditTimes>>);

/// Times of past and coming edits.
#[derive(Default)]
struct EditTimes {
    /// Time of the last edit of each board, as long as it matters.
    edited: HashMap<TableId, Instant>,
    /// Time of the next edit of each board that waits.
    waiting: HashMap<TableId, Instant>,
    /// Time of the next edit of any board if all kept their pace.
    next: Option<Instant>,
}

impl Throttle {
    /// Allows an edit of a table's board now; otherwise reserves a later time for it, which is the
    /// error.
    pub(crate) fn reserve_edit(&self, table: TableId) -> Result<(), Instant> {
        self.0.lock().reserve_edit(table, Instant::now())
    }
}

impl EditTimes {
    /// Allows an edit now, or gives the time that is reserved for it.
    fn reserve_edit(&mut self, table: TableId, now: Instant) -> Result<(), Instant> {
        let turn = match self.waiting.get(&table) {
            Some(turn) => *turn,
            None => self.turn(table, now),
        };
        if turn > now {
            self.waiting.insert(table, turn);
            return Err(turn);
        }
        self.waiting.remove(&table);
        self.waiting.retain(|_, turn| *turn + TURN_LIFETIME > now);
        self.edited
            .retain(|_, edited| *edited + BOARD_INTERVAL > now);
        self.edited.insert(table, now);
        Ok(())
    }

    /// First free time for an edit of this board.
    fn turn(&mut self, table: TableId, now: Instant) -> Instant {
        let next = self.next.map_or(now, |next| next.max(now));
        self.next = Some(next + EDIT_INTERVAL);
        let paced = next.checked_sub(EDIT_INTERVAL * AT_ONCE);
        let paced = paced.map_or(now, |paced| paced.max(now));
        match self.edited.get(&table) {
            Some(edited) => paced.max(*edited + BOARD_INTERVAL),
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
        let (mut turns, now) = (EditTimes::default(), some_time());
        assert_eq!(turns.reserve_edit(TableId(1), now), Ok(()));
        // However often it changes meanwhile, there is one turn.
        for ms in [1, 50, 299] {
            assert_eq!(
                turns.reserve_edit(TableId(1), now + MS * ms),
                Err(now + BOARD_INTERVAL)
            );
        }
        // Another board does not wait for it.
        assert_eq!(turns.reserve_edit(TableId(2), now + MS), Ok(()));
        assert_eq!(turns.reserve_edit(TableId(1), now + BOARD_INTERVAL), Ok(()));
        let quiet = now + BOARD_INTERVAL * 2;
        assert_eq!(turns.reserve_edit(TableId(1), quiet), Ok(()));
    }

    #[test]
    fn thousand_boards_keep_the_pace_and_all_get_a_turn() {
        let (mut turns, now) = (EditTimes::default(), some_time());
        let mut waiting = Vec::new();
        for table in (0..1_000).map(TableId) {
            if let Err(turn) = turns.reserve_edit(table, now) {
                waiting.push((turn, table));
            }
        }
        assert_eq!(waiting.len(), 1_000 - AT_ONCE as usize - 1);
        let last = waiting.last().unwrap().0;
        assert_eq!(last, now + EDIT_INTERVAL * (999 - AT_ONCE));
        // No two of them at once, and none twice.
        for pair in waiting.windows(2) {
            assert!(pair[0].0 < pair[1].0);
        }
        for (turn, table) in waiting {
            assert_eq!(turns.reserve_edit(table, turn), Ok(()));
        }
        assert!(turns.waiting.is_empty());
        assert!(turns.edited.len() < 20, "{}", turns.edited.len());
    }

    #[test]
    fn boards_that_never_return_are_forgotten() {
        let (mut turns, now) = (EditTimes::default(), some_time());
        for table in (0..1_000).map(TableId) {
            // Whether now or later.
            let _ = turns.reserve_edit(table, now);
        }
        let later = now + EDIT_INTERVAL * 1_000 + TURN_LIFETIME;
        assert_eq!(turns.reserve_edit(TableId(5_000), later), Ok(()));
        assert!(turns.waiting.is_empty());
        assert_eq!(turns.edited.len(), 1);
    }
}
