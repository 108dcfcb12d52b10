//! Gives this process's sign of life every second, and takes what it serves from now on.

use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

use tokio::sync::{Notify, watch};

use crate::ask::Shared;
use crate::clock::{Clock, Followed, System};
use crate::ids::{Millis, UserId};
use crate::outage::Shard;
use crate::registry::Registry;
use crate::rota::{Attendance, LEASE, Rota, Shift, TICKS};
use crate::store::{RollCall, Store, StoreError};

/// How often it gives a sign.
const BEAT: Duration = Duration::from_secs(1);
/// How soon it asks again whether it may begin a session.
const ASKS: Duration = Duration::from_millis(250);
/// How far the store's clock may be from ours before the tables' own is set.
const APART: Duration = Duration::from_millis(250);

/// This process, as the others know it.
pub(crate) struct Beats {
    store: Arc<dyn Store>,
    process: u64,
    wanted: AtomicU32,
    too_few: AtomicU32,
    leaving: AtomicBool,
    /// There is something to say at once.
    now: Notify,
    shift: watch::Sender<Shift>,
    /// The clock of the tables, where it follows the store's.
    clock: Option<Arc<Followed>>,
    /// When anybody was at work here before this process was.
    seen: Option<Millis>,
}

/// Has a process take part in what several serve, until `stop` ends.
pub(crate) fn begin(
    shared: &Arc<Shared>,
    registry: Weak<Registry>,
    (clock, seen): (Option<Arc<Followed>>, Option<Millis>),
    stop: watch::Receiver<()>,
) -> Arc<Beats> {
    static NTH: AtomicU64 = AtomicU64::new(0);
    // A number that nobody else has: of the moment and the process.
    let nth = NTH.fetch_add(1, Ordering::Relaxed);
    let moment = System.now().0 ^ u64::from(std::process::id()) << 12 ^ nth << 24;
    let process = moment.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 33;
    let beats = Arc::new(Beats {
        store: Arc::clone(&shared.store),
        process,
        wanted: AtomicU32::new(0),
        too_few: AtomicU32::new(0),
        leaving: AtomicBool::new(false),
        now: Notify::new(),
        shift: watch::Sender::new(Shift::default()),
        clock,
        seen,
    });
    tokio::spawn(ticks(registry.clone(), stop.clone()));
    tokio::spawn(run(Arc::clone(&beats), registry, stop));
    beats
}

/// Notes that this process is at work, whatever its store does.
async fn ticks(registry: Weak<Registry>, mut stop: watch::Receiver<()>) {
    while let Some(live) = registry.upgrade() {
        live.shared.shifts.ticks();
        drop(live);
        tokio::select! {
            _ = stop.changed() => return,
            () = tokio::time::sleep(TICKS) => {}
        }
    }
}

async fn run(beats: Arc<Beats>, registry: Weak<Registry>, mut stop: watch::Receiver<()>) {
    let mut told = false;
    loop {
        let Some(live) = registry.upgrade() else {
            return;
        };
        match beats.beat(&live).await {
            Ok(()) => told = false,
            Err(error) if !told => {
                told = true;
                tracing::warn!(%error, "what this process serves is not agreed on; asked again");
            }
            Err(_) => {}
        }
        drop(live);
        tokio::select! {
            _ = stop.changed() => return,
            () = tokio::time::sleep(BEAT) => {}
            () = beats.now.notified() => {}
        }
    }
}

impl Beats {
    /// What is served here, as it changes.
    pub(crate) fn shift(&self) -> watch::Receiver<Shift> {
        self.shift.subscribe()
    }

    /// How many shards there shall be, as far as this process may say; so many were too few.
    pub(crate) fn wants(&self, shards: u32, too_few: u32) {
        self.wanted.store(shards, Ordering::Relaxed);
        self.too_few.store(too_few, Ordering::Relaxed);
        self.now.notify_one();
    }

    /// Others shall take over, one shard after the other.
    pub(crate) fn leaves(&self) {
        self.leaving.store(true, Ordering::Relaxed);
        self.now.notify_one();
    }

    /// Something changed that the others wait for.
    pub(crate) fn hurry(&self) {
        self.now.notify_one();
    }

    /// It is gone: what it keeps still is free at once.
    pub(crate) async fn left(&self) {
        let left = self
            .agree(|rota, call| rota.leave(call, self.process))
            .await;
        if let Err(error) = left {
            tracing::debug!(%error, "the others notice by themselves that this one is gone");
        }
    }

    /// Waits until a session of the gateway may begin.
    pub(crate) async fn may_begin(&self, bucket: u64) {
        let whose = (self.process, bucket);
        loop {
            if matches!(
                self.agree(|rota, call| rota.lends(call, whose)).await,
                Ok(true)
            ) {
                return;
            }
            tokio::time::sleep(ASKS).await;
        }
    }

    /// It began, and the next one may so much later; or it did not.
    pub(crate) async fn began(&self, bucket: u64, rests: Option<Duration>) {
        let whose = (self.process, bucket);
        // Where that cannot be said it is free by itself after a while.
        let _ = self
            .agree(|rota, call| rota.returned(call, whose, rests))
            .await;
    }

    async fn agree<T: Send>(
        &self,
        mut change: impl FnMut(&mut Rota, &RollCall) -> T + Send,
    ) -> Result<T, StoreError> {
        let mut done = None;
        let mut amend = |call: &RollCall, text: &mut String| {
            // What nobody can read is begun anew: no game rests on it.
            let mut rota: Rota = serde_json::from_str(text).unwrap_or_default();
            done = Some(change(&mut rota, call));
            if let Ok(written) = serde_json::to_string(&rota) {
                *text = written;
            }
        };
        self.store.agree(self.process, &mut amend).await?;
        done.ok_or_else(|| StoreError::Other("nothing was agreed on".to_owned()))
    }

    async fn beat(&self, registry: &Registry) -> Result<(), StoreError> {
        let shared = &registry.shared;
        let me = Attendance {
            process: self.process,
            wanted: self.wanted.load(Ordering::Relaxed),
            too_few: self.too_few.load(Ordering::Relaxed),
            leaving: self.leaving.load(Ordering::Relaxed),
            up: shared.shifts.up(),
            now: shared.clock.now(),
        };
        if me.wanted == 0 {
            // Until it knows how many shards there are, it has nothing to say.
            return Ok(());
        }
        let began = Instant::now();
        let agreed = self.agree(|rota, call| (rota.beat(call, &me), call.now));
        let (shift, now) = agreed.await?;
        if let Some(clock) = &self.clock {
            clock.is_put_right(now, APART.max(began.elapsed()));
        }
        let (before, held) = shared.shifts.agreed(shift.clone(), began + LEASE);
        let same = before.of == shift.of;
        let had = |id: &u32| held && same && before.keeps.contains_key(id);
        let new: Vec<u32> = shift.keeps.keys().copied().filter(|id| !had(id)).collect();
        for id in before.keeps.keys().copied() {
            if !same || !shift.keeps.contains_key(&id) {
                let of = before.of;
                shared.outages.is_others(Shard { id, of });
                tracing::info!(shard = id, of, "another process serves it now");
            }
        }
        for id in &new {
            let (id, of) = (*id, shift.of);
            tracing::info!(shard = id, of, "this one serves it now");
            if !me.up.contains(&id) {
                let since = shift.keeps.get(&id).copied().flatten();
                let since = since.or(self.seen).unwrap_or(me.now).min(me.now);
                shared.outages.begins(Some(Shard { id, of }), since);
            }
        }
        self.shift.send_if_modified(|known| {
            let news = *known != shift;
            known.clone_from(&shift);
            news
        });
        if before.of == 0 && shift.keeps.is_empty() {
            tracing::info!("other processes serve every shard: standing by");
        }
        if !new.is_empty()
            && let Err(error) = take_up(registry, &shift, &new).await
        {
            // With the next sign it is all new once more.
            shared.shifts.lapse();
            return Err(error);
        }
        Ok(())
    }
}

/// Whatever is owed on these shards is this process's to pay now, and their computers' to play.
async fn take_up(registry: &Registry, shift: &Shift, new: &[u32]) -> Result<(), StoreError> {
    let shared = &registry.shared;
    let of = shift.of;
    for listed in shared.store.listed().await? {
        let card = &listed.card;
        let Some(game) = registry.catalogue.id(&card.game) else {
            continue;
        };
        if !new.iter().any(|id| Shard { id: *id, of }.hears(card.guild)) {
            continue;
        }
        shared.index.put(card, game, listed.settled);
        if listed.settled < card.version || card.users.iter().copied().any(UserId::is_computer) {
            shared.changes.report(card.table);
        }
    }
    // Deadlines that came while nobody served them.
    shared.index.sooner.notify_one();
    Ok(())
}
