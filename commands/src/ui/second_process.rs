//! Warning about another process that answers with our token: then interactions that we never
//! answered are answered already, again and again. Stops nothing. For two processes on one data
//! directory see `store/data_dir.rs`.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use parking_lot::Mutex;
use serenity::all::InteractionId;

/// Number of answered interactions after which to warn: a single one may be an answer of ours that
/// was lost on its way.
const WARN_AFTER: usize = 3;

/// Time within which they must come.
const WINDOW: Duration = Duration::from_mins(10);

/// Number of interactions that we remember: Discord repeats an event soon or not at all.
const REMEMBERED_INTERACTIONS: usize = 256;

/// Detector of another process with our token.
#[derive(Default)]
pub(crate) struct DuplicateDetector(Mutex<DetectorState>);

#[derive(Default)]
struct DetectorState {
    ours: VecDeque<InteractionId>,
    theirs: VecDeque<Instant>,
    has_warned: bool,
}

impl DuplicateDetector {
    /// Notes that we are about to answer an interaction. Returns true if it is for the first time.
    pub(crate) fn is_first(&self, interaction: InteractionId) -> bool {
        let mut memory = self.0.lock();
        let first = !memory.ours.contains(&interaction);
        if first {
            memory.ours.push_back(interaction);
            if memory.ours.len() > REMEMBERED_INTERACTIONS {
                memory.ours.pop_front();
            }
        }
        first
    }

    /// Notes that an interaction which we answered for the first time had been answered (40060).
    /// Warns once.
    pub(crate) fn note_duplicate(&self) {
        if self.is_habit(Instant::now()) {
            tracing::warn!(
                "another process uses this token and has already answered our interactions. Stop \
                 it, or reset the token in the Developer Portal"
            );
        }
    }

    /// Notes a duplicate; true when it is the first that calls for a warning.
    fn is_habit(&self, now: Instant) -> bool {
        let mut memory = self.0.lock();
        memory.theirs.push_back(now);
        let is_old = |at: &Instant| now.saturating_duration_since(*at) > WINDOW;
        while memory.theirs.front().is_some_and(is_old) {
            memory.theirs.pop_front();
        }
        let habit = memory.theirs.len() >= WARN_AFTER && !memory.has_warned;
        memory.has_warned |= habit;
        memory.theirs.truncate(WARN_AFTER);
        habit
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn repeated_doubles_are_reported_once() {
        let doubles = DuplicateDetector::default();
        let now = Instant::now();
        let habits: Vec<bool> = (0..6).map(|_| doubles.is_habit(now)).collect();
        assert_eq!(habits, [false, false, true, false, false, false]);
    }

    #[test]
    fn occasional_doubles_are_not_reported() {
        let doubles = DuplicateDetector::default();
        let mut now = Instant::now();
        for _ in 0..20 {
            assert!(!doubles.is_habit(now));
            now += WINDOW * 2 / 3;
        }
    }

    #[test]
    fn repeated_event_is_recognised_as_ours() {
        let doubles = DuplicateDetector::default();
        assert!(doubles.is_first(InteractionId::new(1)));
        assert!(!doubles.is_first(InteractionId::new(1)));
        for id in 2..1_000 {
            assert!(doubles.is_first(InteractionId::new(id)));
        }
    }
}
