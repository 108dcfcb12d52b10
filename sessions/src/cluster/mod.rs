//! Several processes on one database share one bot: each holds a lease on some of the gateway's
//! shards, and serves the tables on their servers. A process that is alone never comes here. No
//! game rests on leases: two processes that think they hold the same one meet conflicts.

pub(crate) mod changes;
mod database;
mod held;
mod lease;

use std::hash::{BuildHasher, RandomState};
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

use parking_lot::{Mutex, MutexGuard};
use tokio::sync::{Notify, watch};
use tokio::time::{sleep, timeout_at};

use crate::cluster::changes::read_all;
use crate::ids::{GuildId, Key, Millis, UserId};
use crate::outage::Shard;
use crate::owner::ask::Serving;
use crate::owner::registry::Registry;
use crate::repository::Repository;
use crate::store::{DatabaseAddress, StoreError};
use database::Database;
use held::{HeldLeases, TICK};
pub use lease::Leases;
use lease::{Renewal, Standing};

/// Time between two renewals of leases.
const RENEW_INTERVAL: Duration = Duration::from_millis(500);
/// Time after which a process asks again whether it may begin a session.
const IDENTIFY_POLL_INTERVAL: Duration = Duration::from_millis(250);
/// Difference from the database's clock that is left alone; beyond it the tables' clock is set.
const MAX_CLOCK_SKEW: Duration = Duration::from_millis(250);
/// Time for which a press waits to hear which process answers it: of the 3 s in which Discord wants
/// an answer, half are for the answer itself before it is put off.
const CLAIM_TIMEOUT: Duration = Duration::from_millis(800);
/// Time between two looks whether that is known.
const CLAIM_POLL_INTERVAL: Duration = Duration::from_millis(50);

/// This process, as one of several.
pub(crate) struct Member {
    database: Database,
    process: i64,
    held: Mutex<HeldLeases>,
    /// HeldLeases while it renews.
    renewing: tokio::sync::Mutex<()>,
    /// When all cards were last read, held while they are.
    read: tokio::sync::Mutex<Option<Instant>>,
    /// Rings when there is something to tell the database at once.
    hurry: Notify,
    leases: watch::Sender<Leases>,
    /// Last time at which a process was at work here before this one.
    seen: Option<Millis>,
}

impl Serving for Member {
    fn serves(&self, guild: Option<GuildId>) -> bool {
        self.leases().serves(guild)
    }
}

impl Member {
    /// A process that holds nothing until it says how many shards there are.
    pub(crate) fn new(address: &DatabaseAddress, seen: Option<Millis>) -> Arc<Self> {
        // A number that no other process has.
        let number = RandomState::new().hash_one(std::process::id());
        Arc::new(Self {
            database: Database::new(address),
            process: number.cast_signed(),
            held: Mutex::default(),
            renewing: tokio::sync::Mutex::default(),
            read: tokio::sync::Mutex::default(),
            hurry: Notify::new(),
            leases: watch::Sender::new(Leases::default()),
            seen,
        })
    }

    /// Takes part until `stop` ends.
    pub(crate) fn start(self: &Arc<Self>, registry: Weak<Registry>, stop: &watch::Receiver<()>) {
        let (ticker, mut stopped) = (Arc::clone(self), stop.clone());
        tokio::spawn(async move {
            loop {
                // Independent of the state of the database.
                ticker.leases().tick();
                tokio::select! {
                    _ = stopped.changed() => return,
                    () = sleep(TICK) => {}
                }
            }
        });
        tokio::spawn(Arc::clone(self).keep_renewing(registry, stop.clone()));
    }

    /// Renews the leases of this process again and again, until `stop` ends.
    async fn keep_renewing(
        self: Arc<Self>,
        registry: Weak<Registry>,
        mut stop: watch::Receiver<()>,
    ) {
        let mut has_warned = false;
        while let Some(registry) = registry.upgrade() {
            match self.renew(&registry).await {
                Ok(()) => has_warned = false,
                Err(error) if !has_warned => {
                    has_warned = true;
                    tracing::warn!(%error, "cannot renew this process's leases; retrying");
                }
                Err(_) => {}
            }
            drop(registry);
            tokio::select! {
                _ = stop.changed() => return,
                () = sleep(RENEW_INTERVAL) => {}
                () = self.hurry.notified() => {}
            }
        }
    }

    /// Takes part with this many shards, after this many were too few. Tells what this process
    /// holds, as it changes.
    pub(crate) fn take_part(&self, shards: u32, too_few: u32) -> watch::Receiver<Leases> {
        self.leases().want(shards, too_few);
        self.hurry.notify_one();
        self.leases.subscribe()
    }

    /// Has other processes take over, one shard after the other.
    pub(crate) fn leave(&self) {
        self.leases().leave();
        self.hurry.notify_one();
    }

    /// Gives up all that this process still holds, so that it is free at once.
    pub(crate) async fn release_all(&self) {
        self.leases().leave();
        let _renewing = self.renewing.lock().await;
        if let Err(error) = self.database.leave(self.process).await {
            tracing::debug!(%error, "leases not released; they expire by themselves");
        }
    }

    /// Notes whether a shard's session of the gateway works from now on. A process that leaves
    /// waits for that.
    pub(crate) fn set_up(&self, shard: Shard, is_up: bool) {
        if self.leases().set_up(shard, is_up) && is_up {
            self.hurry.notify_one();
        }
    }

    /// Tells whether this process answers what a shard brought: while a shard changes hands, two
    /// processes hear the same.
    pub(crate) async fn may_answer(&self, store: &Repository, shard: u32, heard: Key) -> bool {
        let until = tokio::time::Instant::now() + CLAIM_TIMEOUT;
        match timeout_at(until, store.claim(heard)).await {
            Ok(Ok(true)) => {}
            Ok(Ok(false)) => return false,
            // Answered twice is better than not at all; nothing is done twice.
            Ok(Err(_)) | Err(_) => {
                tracing::warn!(shard, "claim not confirmed: another process may answer too")
            }
        }
        // A process that was stopped asks first what became of its shards.
        while !self.leases().is_current() && tokio::time::Instant::now() < until {
            self.hurry.notify_one();
            sleep(CLAIM_POLL_INTERVAL).await;
        }
        !self.leases().was_overslept(shard)
    }

    /// Reads what other processes have written until now. Those who ask while it reads share the
    /// next look.
    pub(crate) async fn catch_up(&self, registry: &Arc<Registry>) -> Result<(), StoreError> {
        let asked = Instant::now();
        let mut read = self.read.lock().await;
        if read.is_none_or(|at| at < asked) {
            let began = Instant::now();
            read_all(registry).await?;
            *read = Some(began);
        }
        Ok(())
    }

    /// Waits until a session of the gateway may begin.
    pub(crate) async fn wait_to_begin_session(&self, bucket: u64) {
        while !matches!(
            self.database.may_begin_session(self.process, bucket).await,
            Ok(true)
        ) {
            sleep(IDENTIFY_POLL_INTERVAL).await;
        }
    }

    /// Notes that a session of the gateway began: the next one of its bucket may after `rest`, or
    /// at once where it did not begin (`None`).
    pub(crate) async fn note_session_begun(&self, bucket: u64, rest: Option<Duration>) {
        let rest = rest.unwrap_or_default();
        // Where that cannot be said it is free by itself after a while.
        let _ = self
            .database
            .note_session_begun(self.process, bucket, rest)
            .await;
    }

    /// Renews this process's leases, takes more of them where it should, and applies the result.
    async fn renew(&self, registry: &Registry) -> Result<(), StoreError> {
        let _renewing = self.renewing.lock().await;
        let asked = Instant::now();
        let clock = &registry.shared.clock;
        let me = Renewal {
            process: self.process,
            now: clock.now(),
            ..self.leases().renewal(asked)
        };
        if me.wanted == 0 {
            // Until it knows how many shards there are, it has nothing to say.
            return Ok(());
        }
        let mut standing = self.database.renew(&me).await?;
        if let Some(now) = standing.now {
            clock.put_right(now, MAX_CLOCK_SKEW.max(asked.elapsed()));
        }
        if let Some(of) = standing.new_shard_count(&me) {
            self.database.split(of).await?;
            standing = self.database.standing().await?;
        }
        let taken = standing.leases_to_take(&me);
        if !taken.is_empty() {
            self.database.take(&me, &taken).await?;
            standing = self.database.standing().await?;
        }
        self.apply(registry, (&standing, &me), asked).await
    }

    /// Applies renewed leases: what this process holds from now on is its own to serve.
    async fn apply(
        &self,
        registry: &Registry,
        (standing, me): (&Standing, &Renewal),
        asked: Instant,
    ) -> Result<(), StoreError> {
        let shared = &registry.shared;
        let leases = standing.leases_of(me.process);
        let changes_hands = standing.changes_hands(me.process);
        let (before, lasted) = self.leases().renew(leases.clone(), asked, changes_hands);
        let same = before.of == leases.of;
        for id in &before.held {
            if !same || !leases.held.contains(id) {
                let (id, of) = (*id, before.of);
                shared.outages.hand_over(Shard { id, of });
                tracing::info!(shard = id, of, "another process serves this shard now");
            }
        }
        let had = |id: u32| lasted && same && before.held.contains(&id);
        let held = standing
            .leases
            .iter()
            .filter(|it| leases.held.contains(&it.shard));
        let mut new = Vec::new();
        for lease in held.filter(|lease| !had(lease.shard)) {
            let shard = Shard {
                id: lease.shard,
                of: leases.of,
            };
            tracing::info!(
                shard = shard.id,
                of = shard.of,
                "this process serves this shard now"
            );
            if !me.up.contains(&shard.id) {
                let since = lease.heard.or(self.seen).unwrap_or(me.now).min(me.now);
                shared.outages.begin(Some(shard), since);
            }
            new.push(shard);
        }
        self.leases.send_if_modified(|known| {
            let news = *known != leases;
            known.clone_from(&leases);
            news
        });
        if before.of == 0 && leases.held.is_empty() {
            tracing::info!("other processes serve all shards; standing by");
        }
        if !new.is_empty()
            && let Err(error) = take_over(registry, &new).await
        {
            self.leases().lapse();
            return Err(error);
        }
        Ok(())
    }

    /// The leases that this process holds, as far as it knows.
    pub(crate) fn leases(&self) -> MutexGuard<'_, HeldLeases> {
        self.held.lock()
    }
}

/// Queues all that is pending on these shards: it is this process's to bring now, and its
/// computers' to play.
async fn take_over(registry: &Registry, new: &[Shard]) -> Result<(), StoreError> {
    let shared = &registry.shared;
    for listed in shared.store.active_cards().await? {
        let card = &listed.card;
        let Some(game) = registry.catalogue.id(&card.game) else {
            continue;
        };
        if !new.iter().any(|shard| shard.hears(card.guild)) {
            continue;
        }
        shared.index.put_card(card, game, listed.settled);
        if listed.settled < card.version || card.users.iter().copied().any(UserId::is_computer) {
            shared.changes.report(card.table);
        }
    }
    // Some deadlines may have passed while no process served these tables.
    shared.index.sooner.notify_one();
    Ok(())
}

#[cfg(test)]
mod tests;
