//! The clock. Nothing else in this crate asks what time it is.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use async_trait::async_trait;
use tokio::sync::watch;

use crate::ids::Millis;

/// The longest sleep: the machine's clock may be set meanwhile, so it is read again.
const LONGEST_SLEEP: Duration = Duration::from_secs(30);

/// Tells the time and waits for it.
#[async_trait]
pub trait Clock: Send + Sync + 'static {
    /// Now.
    fn now(&self) -> Millis;
    /// Returns when the moment has come.
    async fn reach(&self, moment: Millis);
}

/// The machine's clock.
#[derive(Clone, Copy, Debug, Default)]
pub struct System;

#[async_trait]
impl Clock for System {
    fn now(&self) -> Millis {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        Millis(0).after(since.unwrap_or_default())
    }

    async fn reach(&self, moment: Millis) {
        loop {
            let left = self.now().until(moment);
            if left.is_zero() {
                return;
            }
            tokio::time::sleep(left.min(LONGEST_SLEEP)).await;
        }
    }
}

/// What a sandbox's clock shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// It runs, so many milliseconds ahead of everybody's.
    Ahead(i64),
    /// It stands still at this moment.
    Stands(Millis),
}

/// The clock of a program that is one of several: the machine's, put right by the one that all of
/// them go by, and shifted as a sandbox's is, as far as it is told of either.
#[derive(Debug)]
pub struct Followed(watch::Sender<ClockCourse>);

/// Where a clock that is followed comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ClockCourse {
    /// By how many milliseconds the machine's is behind everybody's.
    behind: i64,
    reading: Reading,
}

impl ClockCourse {
    /// What everybody's clock shows, but for a sandbox's shift.
    fn common(self) -> Millis {
        Millis(System.now().0.saturating_add_signed(self.behind))
    }

    fn now(self) -> Millis {
        match self.reading {
            Reading::Ahead(by) => Millis(self.common().0.saturating_add_signed(by)),
            Reading::Stands(at) => at,
        }
    }
}

impl Default for Followed {
    fn default() -> Self {
        Self(watch::Sender::new(ClockCourse {
            behind: 0,
            reading: Reading::Ahead(0),
        }))
    }
}

impl Followed {
    /// Sets the clock to what the sandbox's clock shows. Waiting tasks check again at once.
    pub fn told(&self, reading: Reading) {
        self.0.send_if_modified(|course| {
            let news = course.reading != reading;
            course.reading = reading;
            news
        });
    }

    /// Everybody's clock showed this just now. A difference within `doubt` is left alone: so long
    /// may the answer have been on its way.
    pub fn is_put_right(&self, common: Millis, doubt: Duration) {
        self.0.send_if_modified(|course| {
            let apart = common.0.abs_diff(course.common().0);
            let news = u128::from(apart) > doubt.as_millis();
            if news {
                course.behind = common.0.cast_signed() - System.now().0.cast_signed();
            }
            news
        });
    }
}

#[async_trait]
impl Clock for Followed {
    fn now(&self) -> Millis {
        self.0.borrow().now()
    }

    async fn reach(&self, moment: Millis) {
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

/// A clock that moves when it is told to, for tests.
#[derive(Debug)]
pub struct Manual(watch::Sender<Millis>);

impl Manual {
    /// A clock that stands at this moment.
    #[must_use]
    pub fn at(moment: Millis) -> Self {
        Self(watch::Sender::new(moment))
    }

    /// Lets that much time pass.
    pub fn advance(&self, span: Duration) {
        self.0.send_modify(|now| *now = now.after(span));
    }
}

#[async_trait]
impl Clock for Manual {
    fn now(&self) -> Millis {
        *self.0.borrow()
    }

    async fn reach(&self, moment: Millis) {
        let mut moments = self.0.subscribe();
        // The sender is ours, so this cannot end early.
        let _ = moments.wait_for(|now| *now >= moment).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: Duration = Duration::from_secs(86_400);

    #[tokio::test]
    async fn waiters_wake_when_a_followed_clock_moves() {
        let clock = Followed::default();
        let began = System.now();
        assert!(
            clock.now().0.abs_diff(began.0) < 5_000,
            "the machine's, until it is told"
        );
        let ahead = |days: u32| Reading::Ahead(i64::from(days) * 86_400_000);
        tokio::join!(clock.reach(began.after(DAY * 3)), async {
            clock.told(ahead(2));
            tokio::task::yield_now().await;
            assert!(clock.now() < began.after(DAY * 3));
            clock.told(ahead(4));
        });
        assert!(clock.now() >= began.after(DAY * 4));
    }

    #[tokio::test]
    async fn followed_clock_can_be_stopped_and_resumed() {
        let clock = Followed::default();
        let there = System.now().after(DAY);
        clock.told(Reading::Stands(there));
        assert_eq!(clock.now(), there);
        clock.reach(there).await;
        tokio::join!(clock.reach(there.after(DAY)), async {
            clock.told(Reading::Stands(there.after(DAY)));
        });
        tokio::join!(clock.reach(there.after(DAY * 2)), async {
            clock.told(Reading::Ahead(i64::try_from(DAY.as_millis()).unwrap() * 5));
        });
        assert!(clock.now() >= there.after(DAY * 2));
    }
}
