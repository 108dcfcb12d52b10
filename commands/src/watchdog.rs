//! Notices that the gateway is lost for good.
//!
//! After a close frame without a code, or a lost network, serenity's shard runner spins, deaf,
//! and does not always come back. Whoever runs the client restarts it when this says so.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serenity::all::{ConnectionStage, Context, EventHandler, ShardStageUpdateEvent};

/// How long a shard may be without a connection before the client is restarted.
pub const PATIENCE: Duration = Duration::from_secs(12);

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
