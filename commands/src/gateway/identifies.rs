//! Tickets to begin a session: so many a day, and one in 5 s for each of `max_concurrency` buckets,
//! as Discord allows. Beginning one takes a ticket; nothing here connects.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use serenity::all::{BotGateway, Http};
use sessions::{Clock, Millis, Sessions};
use tokio::sync::{Mutex, OwnedMutexGuard};

use super::pause::{pause, pause_until};
use crate::gateway::endpoint::Endpoint;
use crate::gateway::fatal::Fatal;
use crate::gateway::unreachable::EndpointError;

/// Between two of one bucket. Discord says 5 s; its clock need not be ours.
const IDENTIFY_INTERVAL: Duration = Duration::from_millis(5_250);

/// For how long Discord's count is taken for true.
const COUNT_VALID: Duration = Duration::from_secs(30);

/// Time for which the count is valid where other processes begin sessions too.
const SHARED_COUNT_VALID: Duration = Duration::from_secs(2);

/// When the day's sessions are used up, how long until Discord is asked again at the latest.
const ASK_AGAIN: Duration = Duration::from_mins(5);

/// The day's sessions and the buckets.
pub(crate) struct Identifies {
    endpoint: Endpoint,
    http: Arc<Http>,
    sessions: Sessions,
    clock: Arc<Clock>,
    allowance: Mutex<Allowance>,
    /// Number of sessions begun since Discord last counted them.
    begun: Arc<AtomicU64>,
    /// As many besides this one as there are tickets.
    lent: Arc<()>,
    buckets: parking_lot::Mutex<BTreeMap<u64, Arc<Mutex<Millis>>>>,
}

struct Allowance {
    left: u64,
    back_at: Millis,
    buckets: u64,
    /// When Discord said so; none if it must be asked again.
    asked_at: Option<Millis>,
    /// True if the owner was told that nothing is left.
    told: bool,
}

/// Permission to begin one session. No other shard of its bucket gets one while it lives, nor
/// within 5 s after it was used.
pub(crate) struct Ticket {
    free_at: OwnedMutexGuard<Millis>,
    clock: Arc<Clock>,
    begun: Arc<AtomicU64>,
    /// Sessions, through which other processes hear that it was used, or was not.
    sessions: Sessions,
    bucket: u64,
    is_used: bool,
    /// A ticket that is not used, because no server was reached, costs nothing.
    _lent: Arc<()>,
}

impl Ticket {
    /// The session begins now.
    pub(crate) fn used(mut self) {
        *self.free_at = self.clock.now().after(IDENTIFY_INTERVAL);
        self.begun.fetch_add(1, Ordering::Relaxed);
        self.is_used = true;
        self.sessions
            .identified(self.bucket, Some(IDENTIFY_INTERVAL));
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        if !self.is_used {
            self.sessions.identified(self.bucket, None);
        }
    }
}

impl Identifies {
    /// Tickets by what Discord just said.
    pub(crate) fn new(
        endpoint: Endpoint,
        http: Arc<Http>,
        sessions: Sessions,
        said: &BotGateway,
    ) -> Self {
        let clock = sessions.clock();
        Self {
            sessions,
            endpoint,
            http,
            allowance: Mutex::new(Allowance::of(said, clock.now())),
            clock,
            begun: Arc::default(),
            lent: Arc::default(),
            buckets: parking_lot::Mutex::default(),
        }
    }

    /// Learns what Discord just said, again.
    pub(crate) async fn learn(&self, said: &BotGateway) {
        let mut allowance = self.allowance.lock().await;
        self.counted(&mut allowance, said);
    }

    /// Leave for this shard to begin a session, as soon as there is one. `keep` of the day's
    /// sessions stay untouched.
    ///
    /// # Errors
    /// Discord refuses us for good.
    pub(crate) async fn ticket(&self, shard: u32, keep: u64) -> Result<Ticket, Fatal> {
        let many = self.allowance.lock().await.buckets;
        let number = u64::from(shard) % many;
        let bucket = {
            let mut buckets = self.buckets.lock();
            let bucket = buckets.entry(number);
            Arc::clone(bucket.or_insert_with(|| Arc::new(Mutex::new(Millis(0)))))
        };
        let free_at = bucket.lock_owned().await;
        pause_until(&self.clock, *free_at, IDENTIFY_INTERVAL).await;
        let lent = self.take_one(keep).await?;
        self.sessions.may_identify(number).await;
        Ok(Ticket {
            sessions: self.sessions.clone(),
            bucket: number,
            is_used: false,
            free_at,
            clock: Arc::clone(&self.clock),
            begun: Arc::clone(&self.begun),
            _lent: lent,
        })
    }

    fn counted(&self, allowance: &mut Allowance, said: &BotGateway) {
        allowance.learn(said, self.clock.now());
        self.begun.store(0, Ordering::Relaxed);
    }

    async fn take_one(&self, keep: u64) -> Result<Arc<()>, Fatal> {
        let mut allowance = self.allowance.lock().await;
        loop {
            let now = self.clock.now();
            let fresh = match self.sessions.is_one_of_several() {
                true => SHARED_COUNT_VALID,
                false => COUNT_VALID,
            };
            if allowance.asked_at.is_none_or(|at| at.until(now) > fresh) {
                match self.endpoint.terms(&self.http).await {
                    Ok(said) => self.counted(&mut allowance, &said),
                    Err(EndpointError::Refused(refusal)) => return Err(refusal),
                    // The last count still holds, less what was used since.
                    Err(error) => tracing::debug!(%error, "no fresh session count from Discord"),
                }
            }
            let lent = Arc::strong_count(&self.lent) as u64 - 1;
            let gone = self.begun.load(Ordering::Relaxed).saturating_add(lent);
            let left = allowance.left.saturating_sub(gone);
            if left > keep {
                allowance.told = false;
                return Ok(Arc::clone(&self.lent));
            }
            let wait = self.clock.now().until(allowance.back_at);
            if !allowance.told {
                allowance.told = true;
                tracing::error!(
                    left,
                    kept_for_emergencies = keep,
                    minutes = wait.as_secs().div_ceil(60),
                    "Discord allows too few connections for the rest of the day; Houston waits \
                     for more. Do not restart it: that uses up the rest"
                );
            }
            pause(&self.clock, wait.clamp(Duration::from_secs(1), ASK_AGAIN)).await;
            allowance.asked_at = None;
        }
    }
}

impl Allowance {
    fn of(said: &BotGateway, now: Millis) -> Self {
        let limit = &said.session_start_limit;
        Self {
            left: limit.remaining,
            back_at: now.after(Duration::from_millis(limit.reset_after)),
            buckets: limit.max_concurrency.max(1),
            asked_at: Some(now),
            told: false,
        }
    }

    fn learn(&mut self, said: &BotGateway, now: Millis) {
        let told = self.told;
        *self = Self {
            told,
            ..Self::of(said, now)
        };
    }
}
