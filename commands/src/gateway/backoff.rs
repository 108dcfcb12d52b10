//! Waits before a retry: none after a long healthy time, then longer and longer, never at the same
//! moment as all other shards. An attempt that reached no server counts against no limit, and is
//! retried soon, for as long as it takes. Has no clock of its own.

use std::time::Duration;

use rand::TryRng;

/// Length of a connection after which a shard is healthy: its next loss counts as the first one
/// again.
pub(crate) const HEALTHY: Duration = Duration::from_secs(60);

/// Length of a resumable session after which it is resumed at once.
const STEADY: Duration = Duration::from_secs(3);

/// First wait after failures; each later one is twice as long.
const FIRST_WAIT: Duration = Duration::from_secs(2);

/// First and longest wait after no server was reached; each is twice as long as the one before.
const UNREACHED: (Duration, Duration) = (Duration::from_millis(500), Duration::from_secs(2));

/// Greatest distance between retries of shards that lose their connection at the same moment.
const SPREAD: Duration = Duration::from_millis(250);

/// Failures in a row, and the wait that follows.
#[derive(Debug, Default)]
pub(crate) struct Backoff {
    failures: u32,
    /// Number of attempts since the last failure that reached no server.
    unreached: u32,
}

impl Backoff {
    /// Notes a failure.
    pub(crate) const fn failed(&mut self) {
        self.failures = self.failures.saturating_add(1);
        self.unreached = 0;
    }

    /// Notes that no server was reached.
    pub(crate) const fn unreached(&mut self) {
        self.unreached = self.unreached.saturating_add(1);
    }

    /// True if the log should hear of it again: ever more seldom.
    pub(crate) const fn is_news(&self) -> bool {
        self.unreached.count_ones() <= 1
    }

    /// Notes the loss of a connection that worked for so long; `kept` if its session can be
    /// resumed, which costs nothing that is counted.
    pub(crate) fn connection_lost(&mut self, worked: Option<Duration>, kept: bool) {
        self.unreached = 0;
        match worked {
            Some(worked) if worked >= HEALTHY => self.failures = u32::from(!kept),
            Some(worked) if kept => self.failures = u32::from(worked < STEADY),
            _ => self.failed(),
        }
    }

    /// Time to wait now, at most about `longest`.
    pub(crate) fn wait(&self, longest: Duration) -> Duration {
        let (times, first, last) = match (self.unreached, self.failures) {
            (0, 0) => return SPREAD.mul_f64(chance()),
            (0, failures) => (failures, FIRST_WAIT, longest),
            (unreached, _) => (unreached, UNREACHED.0, UNREACHED.1),
        };
        let wait = first.saturating_mul(1 << (times - 1).min(16)).min(last);
        wait.mul_f64(0.5 + chance() / 2.0)
    }
}

/// A random number from 0 to 1.
fn chance() -> f64 {
    // Without randomness everybody waits for the same time: no harm that we could mend.
    let number = rand::rngs::SysRng.try_next_u32().unwrap_or(u32::MAX / 2);
    f64::from(number) / f64::from(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONGEST: Duration = Duration::from_mins(5);

    #[track_caller]
    fn between(backoff: &Backoff, least: f64, most: f64) {
        for _ in 0..50 {
            let wait = backoff.wait(LONGEST).as_secs_f64();
            assert!((least..=most).contains(&wait), "{backoff:?}: {wait}");
        }
    }

    #[test]
    fn waits_double_up_to_five_minutes() {
        let mut backoff = Backoff::default();
        between(&backoff, 0.0, 0.25);
        for (least, most) in [(1.0, 2.0), (2.0, 4.0), (4.0, 8.0)] {
            backoff.failed();
            between(&backoff, least, most);
        }
        for _ in 0..100 {
            backoff.failed();
        }
        between(&backoff, 150.0, 300.0);
    }

    #[test]
    fn ten_minutes_of_refusals_take_few_attempts() {
        let mut backoff = Backoff::default();
        let mut passed = Duration::ZERO;
        let mut attempts = 0;
        while passed < Duration::from_mins(10) {
            attempts += 1;
            backoff.connection_lost(None, false);
            passed += backoff.wait(LONGEST);
        }
        assert!((5..=13).contains(&attempts), "{attempts}");
    }

    #[test]
    fn unreachable_gateway_is_retried_soon_and_keeps_failures() {
        let mut backoff = Backoff::default();
        for _ in 0..8 {
            backoff.failed();
        }
        let mut reported = 0;
        for tried in 1..2_000 {
            backoff.unreached();
            reported += u32::from(backoff.is_news());
            let most = if tried == 1 { 0.5 } else { 2.0 };
            between(&backoff, 0.25, most);
        }
        assert!(reported < 12, "{reported}");
        backoff.connection_lost(None, false);
        between(&backoff, 128.0, 300.0);
    }

    #[test]
    fn only_long_or_resumed_sessions_reset_failures() {
        let mut backoff = Backoff {
            failures: 9,
            unreached: 9,
        };
        backoff.connection_lost(Some(Duration::from_secs(3)), false);
        assert_eq!(backoff.failures, 10);
        backoff.connection_lost(Some(Duration::from_secs(1)), true);
        assert_eq!(backoff.failures, 1);
        backoff.connection_lost(Some(STEADY), true);
        assert_eq!(backoff.failures, 0);
        backoff.connection_lost(Some(HEALTHY), true);
        assert_eq!(backoff.failures, 0);
        backoff.connection_lost(Some(HEALTHY), false);
        assert_eq!(backoff.failures, 1);
    }
}
