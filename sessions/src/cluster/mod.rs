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
use held::{Held, TICK};
pub use lease::Leases;
use lease::{Renewal, Standing};

/// How often leases are renewed.
const RENEW_INTERVAL: Duration = Duration::from_millis(500);
/// How soon a process asks again whether it may begin a session.
const IDENTIFY_POLL_INTERVAL: Duration = Duration::from_millis(250);
/// How far the database's clock may be from ours before the tables' own is set.
const MAX_CLOCK_SKEW: Duration = Duration::from_millis(250);
/// How long a press waits to hear which process answers it: of the 3 s in which Discord wants an
/// answer, half are for the answer itself before it is put off.
const CLAIM_TIMEOUT: Duration = Duration::from_millis(800);
/// How often it is looked whether that is known.
const CLAIM_POLL_INTERVAL: Duration = Duration::from_millis(50);

/// This process, as one of several.
pub(crate) struct Member {
    database: Database,
    process: i64,
    held: Mutex<Held>,
    /// Held while it renews.
    renewing: tokio::sync::Mutex<()>,
    /// When all cards were last read, held while they are.
    read: tokio::sync::Mutex<Option<Instant>>,
    /// There is something to say at once.
    hurry: Notify,
    leases: watch::Sender<Leases>,
    /// When any process was at work here before this one.
    seen: Option<Millis>,
}

impl Serving for Member {
    fn serves(&self, guild: Option<GuildId>) -> bool {
        self.held().serves(guild)
    }
}

impl Member {
    /// A process that holds nothing until it says how many shards there are.
    pub(crate) fn new(address: &DatabaseAddress, seen: Option<Millis>) -> Arc<Self> {
        // A number that no other process has.
        let number = RandomState::new().hash_one(std::process::id());
        Arc::new(Self {
            database: Database::at(address),
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
    pub(crate) fn begins(self: &Arc<Self>, live: Weak<Registry>, stop: &watch::Receiver<()>) {
        let (ticks, mut stopped) = (Arc::clone(self), stop.clone());
        tokio::spawn(async move {
            loop {
                // Independent of the state of the database.
                ticks.held().ticks();
                tokio::select! {
                    _ = stopped.changed() => return,
                    () = sleep(TICK) => {}
                }
            }
        });
        tokio::spawn(Arc::clone(self).runs(live, stop.clone()));
    }

    async fn runs(self: Arc<Self>, registry: Weak<Registry>, mut stop: watch::Receiver<()>) {
        let mut told = false;
        while let Some(live) = registry.upgrade() {
            match self.renews(&live).await {
                Ok(()) => told = false,
                Err(error) if !told => {
                    told = true;
                    tracing::warn!(%error, "cannot renew this process's leases; retrying");
                }
                Err(_) => {}
            }
            drop(live);
            tokio::select! {
                _ = stop.changed() => return,
                () = sleep(RENEW_INTERVAL) => {}
                () = self.hurry.notified() => {}
            }
        }
    }

    /// Takes part with so many shards, of which so many were too few; tells what it holds, as it
    /// changes.
    pub(crate) fn wants(&self, shards: u32, too_few: u32) -> watch::Receiver<Leases> {
        self.held().wants(shards, too_few);
        self.hurry.notify_one();
        self.leases.subscribe()
    }

    /// Others shall take over, one shard after the other.
    pub(crate) fn leaves(&self) {
        self.held().leaves();
        self.hurry.notify_one();
    }

    /// It is gone: what it still holds is free at once.
    pub(crate) async fn left(&self) {
        self.held().leaves();
        let _alone = self.renewing.lock().await;
        if let Err(error) = self.database.leave(self.process).await {
            tracing::debug!(%error, "leases not released; they expire by themselves");
        }
    }

    /// A session of the gateway works from now on, or does not. A process that leaves waits for
    /// that.
    pub(crate) fn works(&self, shard: Shard, works: bool) {
        if self.held().works(shard, works) && works {
            self.hurry.notify_one();
        }
    }

    /// Whether this process answers what a shard brought: while a shard changes hands, two hear the
    /// same.
    pub(crate) async fn answers(&self, store: &Repository, shard: u32, heard: Key) -> bool {
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
        while !self.held().lasts() && tokio::time::Instant::now() < until {
            self.hurry.notify_one();
            sleep(CLAIM_POLL_INTERVAL).await;
        }
        !self.held().overslept(shard)
    }

    /// Knows what other processes have written until now. Those who ask while it reads share the
    /// next look.
    pub(crate) async fn catches_up(&self, registry: &Arc<Registry>) -> Result<(), StoreError> {
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
    pub(crate) async fn may_begin(&self, bucket: u64) {
        while !matches!(
            self.database.may_begin(self.process, bucket).await,
            Ok(true)
        ) {
            sleep(IDENTIFY_POLL_INTERVAL).await;
        }
    }

    /// It began, and the next one may so much later; or it did not.
    pub(crate) async fn began(&self, bucket: u64, rests: Option<Duration>) {
        let rests = rests.unwrap_or_default();
        // Where that cannot be said it is free by itself after a while.
        let _ = self.database.began(self.process, bucket, rests).await;
    }

    async fn renews(&self, registry: &Registry) -> Result<(), StoreError> {
        let _alone = self.renewing.lock().await;
        let asked = Instant::now();
        let clock = &registry.shared.clock;
        let me = Renewal {
            process: self.process,
            now: clock.now(),
            ..self.held().asks(asked)
        };
        if me.wanted == 0 {
            // Until it knows how many shards there are, it has nothing to say.
            return Ok(());
        }
        let mut standing = self.database.renew(&me).await?;
        if let Some(now) = standing.now {
            clock.is_put_right(now, MAX_CLOCK_SKEW.max(asked.elapsed()));
        }
        if let Some(of) = standing.splits(&me) {
            self.database.split(of).await?;
            standing = self.database.stands().await?;
        }
        let taken = standing.takes(&me);
        if !taken.is_empty() {
            self.database.take(&me, &taken).await?;
            standing = self.database.stands().await?;
        }
        self.holds_now(registry, (&standing, &me), asked).await
    }

    /// What it holds from now on is its own to serve.
    async fn holds_now(
        &self,
        registry: &Registry,
        (standing, me): (&Standing, &Renewal),
        asked: Instant,
    ) -> Result<(), StoreError> {
        let shared = &registry.shared;
        let leases = standing.of(me.process);
        let changes = standing.changes_hands(me.process);
        let (before, lasted) = self.held().renewed(leases.clone(), asked, changes);
        let same = before.of == leases.of;
        for id in &before.held {
            if !same || !leases.held.contains(id) {
                let (id, of) = (*id, before.of);
                shared.outages.is_others(Shard { id, of });
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
                shared.outages.begins(Some(shard), since);
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
            && let Err(error) = take_up(registry, &new).await
        {
            self.held().lapses();
            return Err(error);
        }
        Ok(())
    }

    /// What it holds.
    pub(crate) fn held(&self) -> MutexGuard<'_, Held> {
        self.held.lock()
    }
}

/// What is pending on these shards is this process's to bring now, and their computers' to play.
async fn take_up(registry: &Registry, new: &[Shard]) -> Result<(), StoreError> {
    let shared = &registry.shared;
    for listed in shared.store.listed().await? {
        let card = &listed.card;
        let Some(game) = registry.catalogue.id(&card.game) else {
            continue;
        };
        if !new.iter().any(|shard| shard.hears(card.guild)) {
            continue;
        }
        shared.index.put(card, game, listed.settled);
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
