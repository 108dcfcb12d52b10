//! The sandbox's clock: the machine's time plus what a script has added. Every limit in time is
//! measured on it, so that tests wait for nothing. Must never run backwards.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

pub(crate) struct Clock {
    started: Instant,
    started_ms: u64,
    added_ms: AtomicU64,
    /// Time for which it had run when it was stopped; [`RUNS`] while it runs.
    stopped_ms: AtomicU64,
    /// Number of changes by scripts.
    changes: AtomicU64,
}

const RUNS: u64 = u64::MAX;

impl Clock {
    pub(crate) fn start() -> Self {
        let started_ms = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .map_or(0, |d| u64::try_from(d.as_millis()).unwrap_or(0));
        Self {
            started: Instant::now(),
            started_ms,
            added_ms: AtomicU64::new(0),
            stopped_ms: AtomicU64::new(RUNS),
            changes: AtomicU64::new(0),
        }
    }

    /// Unix milliseconds.
    pub(crate) fn now_ms(&self) -> u64 {
        let ran = match self.stopped_ms.load(Ordering::Relaxed) {
            RUNS => self.ran_ms(),
            stopped => stopped,
        };
        self.started_ms
            .saturating_add(ran)
            .saturating_add(self.added_ms.load(Ordering::Relaxed))
    }

    fn ran_ms(&self) -> u64 {
        u64::try_from(self.started.elapsed().as_millis()).unwrap_or(RUNS - 1)
    }

    pub(crate) fn is_stopped(&self) -> bool {
        self.stopped_ms.load(Ordering::Relaxed) != RUNS
    }

    /// Lead over the machine's clock, which others on this machine share.
    pub(crate) fn ahead_ms(&self) -> i64 {
        let machine = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .map_or(0, |d| i64::try_from(d.as_millis()).unwrap_or(i64::MAX));
        i64::try_from(self.now_ms())
            .unwrap_or(i64::MAX)
            .saturating_sub(machine)
    }

    /// Number of changes by scripts.
    pub(crate) fn changes(&self) -> u64 {
        self.changes.load(Ordering::Relaxed)
    }

    /// Stands still, but for what a script adds, until it is started again.
    pub(crate) fn stop(&self) {
        self.stopped_ms.store(self.ran_ms(), Ordering::Relaxed);
        self.changes.fetch_add(1, Ordering::Relaxed);
    }

    /// Runs, and has never stood still.
    pub(crate) fn resume(&self) {
        self.stopped_ms.store(RUNS, Ordering::Relaxed);
        self.changes.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn advance(&self, ms: u64) {
        self.added_ms.fetch_add(ms, Ordering::Relaxed);
        self.changes.fetch_add(1, Ordering::Relaxed);
    }
}

/// Discord's spelling of a time: `2026-11-21T02:35:52.123000+00:00`.
pub(crate) fn iso(ms: u64) -> String {
    let (days, rest) = (ms / 86_400_000, ms % 86_400_000);
    // Howard Hinnant's days-to-civil, for days since 1970.
    let z = days + 719_468;
    let (era, doe) = (z / 146_097, z % 146_097);
    let yoe = (doe - doe / 1_460 + doe / 36_524 - doe / 146_096) / 365;
    let doy = doe - (365 * yoe + yoe / 4 - yoe / 100);
    let mp = (5 * doy + 2) / 153;
    let day = doy - (153 * mp + 2) / 5 + 1;
    let month = if mp < 10 { mp + 3 } else { mp - 9 };
    let year = yoe + era * 400 + u64::from(month <= 2);
    let (h, m, s, milli) = (
        rest / 3_600_000,
        rest / 60_000 % 60,
        rest / 1_000 % 60,
        rest % 1_000,
    );
    format!("{year:04}-{month:02}-{day:02}T{h:02}:{m:02}:{s:02}.{milli:03}000+00:00")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn timestamps_use_discords_format() {
        for (ms, text) in [
            (0, "1970-01-01T00:00:00.000000+00:00"),
            (951_782_400_001, "2000-02-29T00:00:00.001000+00:00"),
            (1_795_228_552_123, "2026-11-21T02:35:52.123000+00:00"),
        ] {
            assert_eq!(iso(ms), text);
        }
    }

    #[test]
    fn stopped_clock_moves_only_when_advanced() {
        let clock = Clock::start();
        clock.stop();
        let before = clock.now_ms();
        std::thread::sleep(std::time::Duration::from_millis(5));
        assert_eq!(clock.now_ms(), before);
        clock.advance(250);
        assert_eq!(clock.now_ms(), before + 250);
        clock.resume();
        assert!(clock.now_ms() > before + 250);
    }

    #[test]
    fn script_moves_the_clock_forward() {
        let clock = Clock::start();
        let before = clock.now_ms();
        clock.advance(900_000);
        assert!(clock.now_ms() >= before + 900_000);
    }
}
