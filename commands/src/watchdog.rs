//! Notices that the gateway is lost for good.
//!
//! After a close frame without a code, or a lost network, serenity's shard runner spins, deaf,
//! and believes itself connected until its next heartbeat, up to 46 s later. Whoever runs the
//! client restarts it when this says so.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

use serenity::all::{
    ConnectionStage, Context, EventHandler, OnlineStatus, ShardManager, ShardStageUpdateEvent,
};
use tokio::runtime::Handle;

/// How long a shard may be without a connection before the client is restarted.
pub const PATIENCE: Duration = Duration::from_secs(12);

/// How often something is sent to find out whether anybody is there: Discord allows a presence
/// far more often.
const PROBE: Duration = Duration::from_secs(8);

/// How long a runner may be away while the client starts another one; serenity waits 5 s between
/// two of them.
const BETWEEN_RUNNERS: Duration = Duration::from_secs(6);

/// Follows the shard's connection.
#[derive(Clone)]
pub struct Watchdog {
    born: Instant,
    /// Milliseconds after `born` since when there is no connection; 0 while there is one.
    lost_at: Arc<AtomicU64>,
}

impl Default for Watchdog {
    fn default() -> Self {
        let watchdog = Self {
            born: Instant::now(),
            lost_at: Arc::new(AtomicU64::new(0)),
        };
        watchdog.note(Connection::Lost);
        watchdog
    }
}

enum Connection {
    Up,
    Lost,
}

impl Watchdog {
    fn note(&self, connection: Connection) {
        match connection {
            Connection::Up => self.lost_at.store(0, Ordering::Relaxed),
            Connection::Lost => {
                let now = u64::try_from(self.born.elapsed().as_millis()).unwrap_or(u64::MAX);
                // The first loss counts, not the attempts after it.
                let since = Ordering::Relaxed;
                let _ = self.lost_at.compare_exchange(0, now.max(1), since, since);
            }
        }
    }

    /// Waits until there has been no connection for longer than patience allows.
    pub async fn gives_up(&self, patience: Duration) {
        loop {
            tokio::time::sleep(Duration::from_millis(250)).await;
            let lost_at = self.lost_at.load(Ordering::Relaxed);
            let lost = Duration::from_millis(lost_at);
            if lost_at != 0 && self.born.elapsed().saturating_sub(lost) > patience {
                return;
            }
        }
    }
}

/// Wakes the runtime up now and then, from a thread of its own, for as long as this lives.
///
/// A spinning runner never gives its worker back, and while it runs, the workers that fell asleep
/// before do not know that nobody listens to clocks and sockets any more: the whole bot would be
/// deaf, this watchdog included. A worker that is woken listens before it sleeps again.
pub struct Waker(Arc<AtomicBool>);

impl Waker {
    const EVERY: Duration = Duration::from_millis(250);

    /// Begins to wake the runtime that this is called in.
    pub fn start() -> Self {
        let needed = Arc::new(AtomicBool::new(true));
        let (runtime, still) = (Handle::current(), Arc::clone(&needed));
        std::thread::spawn(move || {
            while still.load(Ordering::Relaxed) {
                std::thread::sleep(Self::EVERY);
                drop(runtime.spawn(async {}));
            }
        });
        Self(needed)
    }
}

impl Drop for Waker {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Relaxed);
    }
}

/// Waits until a client has fewer runners than it once had. `alive` is something that each of its
/// runners holds on to for as long as it lives.
///
/// A runner that cannot send ends without a word, and nobody starts another one. So each is made
/// to send something now and then: that is what brings a spinning one to its end.
pub async fn runner_dies<T: ?Sized>(shards: Arc<ShardManager>, alive: Weak<T>) {
    let mut most = 0;
    let mut complete_at = Instant::now();
    let mut probed_at = Instant::now();
    loop {
        tokio::time::sleep(Duration::from_millis(250)).await;
        let now = Instant::now();
        let count = alive.strong_count();
        if count >= most {
            (most, complete_at) = (count, now);
        } else if now - complete_at > BETWEEN_RUNNERS {
            return;
        }
        if now - probed_at > PROBE {
            probed_at = now;
            for runner in shards.runners.lock().await.values() {
                runner.runner_tx.set_status(OnlineStatus::Online);
            }
        }
    }
}

#[serenity::async_trait]
impl EventHandler for Watchdog {
    async fn shard_stage_update(&self, _: Context, event: ShardStageUpdateEvent) {
        tracing::info!(from = %event.old, to = %event.new, "gateway");
        self.note(match event.new {
            ConnectionStage::Connected => Connection::Up,
            _ => Connection::Lost,
        });
    }
}
