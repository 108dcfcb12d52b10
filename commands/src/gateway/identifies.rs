//! Tickets to begin a session: so many a day, and one in 5 s for each of `max_concurrency` buckets,
//! as Discord allows. Nothing here connects.

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

/// Interval between two sessions of one bucket. Discord says 5 s; its clock need not be ours.
const IDENTIFY_INTERVAL: Duration = Duration::from_millis(5_250);

/// Time for which Discord's count of sessions is valid.
const COUNT_VALID: Duration = Duration::from_secs(30);

/// Time for which the count is valid where other processes begin sessions too.
const SHARED_COUNT_VALID: Duration = Duration::from_secs(2);

/// Longest time until Discord is asked again when the day's sessions are used up.
const ASK_AGAIN: Duration = Duration::from_mins(5);

/// Issuer of tickets.
pub(crate) struct Identifies {
    endpoint: Endpoint,
    http: Arc<Http>,
    sessions: Sessions,
    clock: Arc<Clock>,
    allowance: Mutex<Allowance>,
    /// Number of sessions begun since Discord last counted them.
    begun: Arc<AtomicU64>,
    /// Count of the tickets that are out: its references besides this one.
    lent: Arc<()>,
    buckets: parking_lot::Mutex<BTreeMap<u64, Arc<Mutex<Millis>>>>,
}

/// Number of sessions that Discord allows, by its last answer.
struct Allowance {
    left: u64,
    back_at: Millis,
    buckets: u64,
    /// Time of that answer; `None` if Discord must be asked again.
    asked_at: Option<Millis>,
    /// True if the log has said that nothing is left.
    has_warned: bool,
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
    /// Uses the ticket: the session begins now.
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
    /// Issuer by Discord's latest answer.
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
            allowance: Mutex::new(Allowance::from_gateway(said, clock.now())),
            clock,
            begun: Arc::default(),
            lent: Arc::default(),
            buckets: parking_lot::Mutex::default(),
        }
    }

    /// Updates the allowance by Discord's latest answer.
    pub(crate) async fn learn(&self, said: &BotGateway) {
        let mut allowance = self.allowance.lock().await;
        self.set_count(&mut allowance, said);
    }

    /// Ticket for a shard, as soon as there is one. `keep` of the day's sessions stay untouched.
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

    /// Sets the allowance to Discord's latest answer.
    fn set_count(&self, allowance: &mut Allowance, said: &BotGateway) {
        allowance.learn(said, self.clock.now());
        self.begun.store(0, Ordering::Relaxed);
    }

    /// Waits until more than `keep` of the day's sessions are left, and takes one.
    async fn take_one(&self, keep: u64) -> Result<Arc<()>, Fatal> {
        let mut allowance = self.allowance.lock().await;
        loop {
            let now = self.clock.now();
            let fresh = match self.sessions.is_one_of_several() {
                true => SHARED_COUNT_VALID,
                false => COUNT_VALID,
            };
            if allowance.asked_at.is_none_or(|at| at.until(now) > fresh) {
                match self.endpoint.gateway_info(&self.http).await {
                    Ok(said) => self.set_count(&mut allowance, &said),
                    Err(EndpointError::Refused(refusal)) => return Err(refusal),
                    // The last count still holds, less what was used since.
                    Err(error) => tracing::debug!(%error, "no fresh session count from Discord"),
                }
            }
            let lent = Arc::strong_count(&self.lent) as u64 - 1;
            let gone = self.begun.load(Ordering::Relaxed).saturating_add(lent);
            let left = allowance.left.saturating_sub(gone);
            if left > keep {
                allowance.has_warned = false;
                return Ok(Arc::clone(&self.lent));
            }
            let wait = self.clock.now().until(allowance.back_at);
            if !allowance.has_warned {
                allowance.has_warned = true;
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
    /// Allowance by Discord's answer.
    fn from_gateway(said: &BotGateway, now: Millis) -> Self {
        let limit = &said.session_start_limit;
        Self {
            left: limit.remaining,
            back_at: now.after(Duration::from_millis(limit.reset_after)),
            buckets: limit.max_concurrency.max(1),
            asked_at: Some(now),
            has_warned: false,
        }
    }

    /// Replaces the allowance by Discord's latest answer.
    fn learn(&mut self, said: &BotGateway, now: Millis) {
        let has_warned = self.has_warned;
        *self = Self {
            has_warned,
            ..Self::from_gateway(said, now)
        };
    }
}
