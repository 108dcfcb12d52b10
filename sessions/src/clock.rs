//! The clock. Nothing else in this crate asks what time it is.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use async_trait::async_trait;
use tokio::sync::watch;

use crate::ids::Millis;

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
        // The machine's clock may be set while we sleep, so we look at it now and then.
        const NAP: Duration = Duration::from_secs(30);
        loop {
            let left = self.now().until(moment);
            if left.is_zero() {
                return;
            }
            tokio::time::sleep(left.min(NAP)).await;
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
