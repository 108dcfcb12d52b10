//! Waiting at the gateway, by the clock that the tables use, so that minutes of it can be skipped.
//! A clock that stands still, or is set back, delays a connection to Discord no longer than the
//! span.

use std::time::Duration;

use sessions::{Clock, Millis};

/// Waits for a span of time.
pub(crate) async fn pause(clock: &Clock, span: Duration) {
    tokio::select! {
        () = clock.reach(clock.now().after(span)) => {}
        () = tokio::time::sleep(span) => {}
    }
}

/// Waits until a moment, and no longer than `most`.
pub(crate) async fn pause_until(clock: &Clock, moment: Millis, most: Duration) {
    pause(clock, clock.now().until(moment).min(most)).await;
}
