//! News for systemd: why a start still takes, when the bot is heard, when it stops. Where the
//! process was started by something else it tells nothing.

use std::time::Duration;

use sd_notify::NotifyState;

use crate::metrics;

/// Interval between looks at how the start goes.
const POLL_INTERVAL: Duration = Duration::from_millis(100);

/// Tells how the start goes, until people are heard.
pub async fn started() {
    if std::env::var_os("NOTIFY_SOCKET").is_none() {
        return;
    }
    let mut last_status = None;
    while let Some(why) = metrics::not_ready() {
        if last_status.replace(why) != Some(why) {
            notify(&[NotifyState::Status(why)]);
        }
        tokio::time::sleep(POLL_INTERVAL).await;
    }
    notify(&[NotifyState::Ready, NotifyState::Status("ready")]);
}

/// Tells that it stops.
pub fn stopping() {
    notify(&[NotifyState::Stopping]);
}

/// Sends a notification; a failure is only logged.
fn notify(what: &[NotifyState<'_>]) {
    if let Err(error) = sd_notify::notify(what) {
        tracing::warn!(%error, "cannot notify systemd");
    }
}
