//! The clock. Nothing else in this crate asks what time it is.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

use crate::ids::Millis;

/// The longest sleep: the machine's clock may be set meanwhile, so it is read again.
const LONGEST_SLEEP: Duration = Duration::from_secs(30);

/// The time by the machine's clock.
#[must_use]
pub fn machine_now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    Millis(0).after(since.unwrap_or_default())
}

/// Reading of a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// Runs, this many milliseconds ahead of everybody's clock.
    Ahead(i64),
    /// Stands still at this moment.
    Stands(Millis),
}

/// Tells the time and waits for it: the machine's clock, put right by the one that several
/// processes go by, and shifted or stopped as a sandbox's is, as far as it is told of either.
#[derive(Debug)]
pub struct Clock(watch::Sender<ClockCourse>);

/// Data from which the time is computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ClockCourse {
    /// Milliseconds by which the machine's clock is behind everybody's.
    behind: i64,
    reading: Reading,
}

impl ClockCourse {
    /// The time by everybody's clock, without a sandbox's shift.
    fn common(self) -> Millis {
        Millis(machine_now().0.saturating_add_signed(self.behind))
    }

    fn now(self) -> Millis {
        match self.reading {
            Reading::Ahead(by) => Millis(self.common().0.saturating_add_signed(by)),
            Reading::Stands(at) => at,
        }
    }
}

impl Default for Clock {
    /// The machine's, until it is told otherwise.
    fn default() -> Self {
        Self::showing(Reading::Ahead(0))
    }
}

impl Clock {
    /// A clock that stands at this moment and moves when it is told to, for tests.
    #[must_use]
    pub fn stopped_at(moment: Millis) -> Self {
        Self::showing(Reading::Stands(moment))
    }

    fn showing(reading: Reading) -> Self {
        Self(watch::Sender::new(ClockCourse { behind: 0, reading }))
    }

    /// Lets that much time pass at once; from then on it stands.
    pub fn advance(&self, span: Duration) {
        self.0
            .send_modify(|course| course.reading = Reading::Stands(course.now().after(span)));
    }

    /// Sets the clock to the sandbox's. Waiting tasks check again at once.
    pub fn follow(&self, reading: Reading) {
        self.0.send_if_modified(|course| {
            let is_new = course.reading != reading;
            course.reading = reading;
            is_new
        });
    }

    /// Puts the clock right by everybody's, which showed this just now. A difference within `doubt`
    /// is left alone: for that long the answer may have been on its way.
    pub fn put_right(&self, common: Millis, doubt: Duration) {
        self.0.send_if_modified(|course| {
            let apart = common.0.abs_diff(course.common().0);
            let is_off = u128::from(apart) > doubt.as_millis();
            if is_off {
                course.behind = common.0.cast_signed() - machine_now().0.cast_signed();
            }
            is_off
        });
    }

    /// Now.
    #[must_use]
    pub fn now(&self) -> Millis {
        self.0.borrow().now()
    }

    /// Returns when the moment has come.
    pub async fn reach(&self, moment: Millis) {
        let mut news = self.0.subscribe();
        loop {
            let course = *news.borrow_and_update();
            let left = course.now().until(moment);
            if left.is_zero() {
                return;
            }
            let come = async {
                match course.reading {
                    // The machine's clock may be set meanwhile.
                    Reading::Ahead(_) => tokio::time::sleep(left.min(LONGEST_SLEEP)).await,
                    Reading::Stands(_) => std::future::pending().await,
                }
            };
            tokio::select! {
                () = come => {}
                // The sender is ours, so this is never its end.
                _ = news.changed() => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: Duration = Duration::from_secs(86_400);

    #[tokio::test]
    async fn waiters_wake_when_a_clock_moves() {
        let clock = Clock::default();
        let began = machine_now();
        assert!(
            clock.now().0.abs_diff(began.0) < 5_000,
            "the machine's, until it is told"
        );
        let ahead = |days: u32| Reading::Ahead(i64::from(days) * 86_400_000);
        tokio::join!(clock.reach(began.after(DAY * 3)), async {
            clock.follow(ahead(2));
            tokio::task::yield_now().await;
            assert!(clock.now() < began.after(DAY * 3));
            clock.follow(ahead(4));
        });
        assert!(clock.now() >= began.after(DAY * 4));
    }

    #[tokio::test]
    async fn clock_can_be_stopped_and_resumed() {
        let clock = Clock::default();
        let there = machine_now().after(DAY);
        clock.follow(Reading::Stands(there));
        assert_eq!(clock.now(), there);
        clock.reach(there).await;
        tokio::join!(clock.reach(there.after(DAY)), async {
            clock.follow(Reading::Stands(there.after(DAY)));
        });
        tokio::join!(clock.reach(there.after(DAY * 2)), async {
            clock.follow(Reading::Ahead(i64::try_from(DAY.as_millis()).unwrap() * 5));
        });
        assert!(clock.now() >= there.after(DAY * 2));
    }
}
