//! Health of a shard's session, as its events tell.

use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;
use poise::serenity_prelude::FullEvent;
use sessions::{Clock, Millis, Sessions, Shard};
use tokio::sync::watch;

/// A shard's session.
pub(crate) struct SessionHealth {
    clock: Arc<Clock>,
    sessions: Sessions,
    shard: Shard,
    /// Time since which it works, if it does.
    since: watch::Sender<Option<Millis>>,
    /// Address at which Discord wants it to be resumed.
    resume_at: Mutex<Option<String>>,
}

/// Counter of a shard's sessions that began or went on.
fn connections(shard: Shard) -> metrics::Counter {
    metrics::counter!("houston_shard_connections_total", "shard" => shard.id.to_string())
}

impl SessionHealth {
    /// A session that does not work yet.
    pub(crate) fn new(sessions: Sessions, shard: Shard) -> Self {
        connections(shard).increment(0);
        Self {
            clock: sessions.clock(),
            sessions,
            shard,
            since: watch::Sender::new(None),
            resume_at: Mutex::default(),
        }
    }

    /// Reads an event of the shard.
    pub(crate) fn read_event(&self, event: &FullEvent) {
        match event {
            FullEvent::Ready { data_about_bot } => {
                *self.resume_at.lock() = Some(data_about_bot.resume_gateway_url.clone());
                self.note_begin();
            }
            FullEvent::Resume { .. } => self.note_begin(),
            _ => {}
        }
    }

    /// Notes that the session works.
    fn note_begin(&self) {
        self.since.send_replace(Some(self.clock.now()));
        self.sessions.shard_is_up(self.shard);
        self.set_gauge(1.0);
        connections(self.shard).increment(1);
    }

    /// Notes that the connection is gone. Returns for how long it worked, if it did.
    pub(crate) fn note_end(&self) -> Option<Duration> {
        let since = self.since.send_replace(None);
        self.sessions.shard_is_down(Some(self.shard));
        self.set_gauge(0.0);
        since.map(|since| since.until(self.clock.now()))
    }

    /// Tells monitoring whether it works: 1 or 0.
    fn set_gauge(&self, works: f64) {
        metrics::gauge!("houston_shard_up", "shard" => self.shard.id.to_string()).set(works);
    }

    /// Waits until the session works.
    pub(crate) async fn wait_until_up(&self) {
        // The other end lives as long as this does.
        let _ = self.since.subscribe().wait_for(Option::is_some).await;
    }

    /// Address at which the session is to be resumed.
    pub(crate) fn resume_at(&self) -> Option<String> {
        self.resume_at.lock().clone()
    }
}
