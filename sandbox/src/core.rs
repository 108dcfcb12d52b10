//! State that all listeners of the sandbox share. Never awaits while the world is locked.

use crate::clock::Clock;
use crate::faults::Faults;
use crate::followers::Followers;
use crate::ratelimit::Limiter;
use crate::record::Journal;
use crate::settings::Setup;
use crate::state::World;
use parking_lot::{Mutex, MutexGuard, RwLock, RwLockReadGuard};
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, watch};

pub(crate) struct Core {
    pub settings: Setup,
    pub clock: Arc<Clock>,
    pub followers: Followers,
    world: Mutex<World>,
    limiter: Mutex<Limiter>,
    faults: Mutex<Faults>,
    journal: Mutex<Journal>,
    /// Held to read by each request until it is noted in the journal.
    attending: RwLock<()>,
    changed: watch::Sender<u64>,
    over: watch::Sender<bool>,
    restart: Mutex<Option<mpsc::UnboundedSender<()>>>,
}

/// The world, held for a change: those who wait are woken when it is let go.
pub(crate) struct Held<'a> {
    // Let go first: fields are dropped in order.
    world: MutexGuard<'a, World>,
    _wake: Wake<'a>,
}

struct Wake<'a>(&'a Core);

impl Drop for Wake<'_> {
    fn drop(&mut self) {
        self.0.wake();
    }
}

impl Deref for Held<'_> {
    type Target = World;
    fn deref(&self) -> &World {
        &self.world
    }
}

impl DerefMut for Held<'_> {
    fn deref_mut(&mut self) -> &mut World {
        &mut self.world
    }
}

impl Core {
    pub(crate) fn new(settings: Setup, clock: Arc<Clock>, world: World, journal: Journal) -> Self {
        Self {
            settings,
            clock,
            followers: Followers::default(),
            world: Mutex::new(world),
            limiter: Mutex::new(Limiter::default()),
            faults: Mutex::new(Faults::default()),
            journal: Mutex::new(journal),
            attending: RwLock::default(),
            changed: watch::Sender::new(0),
            over: watch::Sender::new(false),
            restart: Mutex::default(),
        }
    }

    /// The world, to change it.
    pub(crate) fn world(&self) -> Held<'_> {
        Held {
            world: self.world.lock(),
            _wake: Wake(self),
        }
    }

    /// The world, only to look at it: no waiting task is woken.
    pub(crate) fn look(&self) -> MutexGuard<'_, World> {
        self.world.lock()
    }

    pub(crate) fn limiter(&self) -> MutexGuard<'_, Limiter> {
        self.limiter.lock()
    }

    pub(crate) fn faults(&self) -> MutexGuard<'_, Faults> {
        self.faults.lock()
    }

    pub(crate) fn journal(&self) -> MutexGuard<'_, Journal> {
        self.journal.lock()
    }

    /// A request changes the world, and is noted when this is let go.
    pub(crate) fn attending(&self) -> RwLockReadGuard<'_, ()> {
        self.attending.read()
    }

    /// Waits until every request that has changed the world is noted.
    pub(crate) fn noted(&self) {
        drop(self.attending.write());
    }

    pub(crate) fn listens_for_restarts(&self, requests: mpsc::UnboundedSender<()>) {
        *self.restart.lock() = Some(requests);
    }

    /// Asks the process that runs the bot to restart it; false when none listens.
    pub(crate) fn asks_for_a_restart(&self) -> bool {
        let restart = self.restart.lock();
        restart
            .as_ref()
            .is_some_and(|requests| requests.send(()).is_ok())
    }

    /// End of a fault that begins now: after a time on the sandbox's clock, or never by itself.
    pub(crate) fn until(&self, ms: Option<u64>) -> Option<u64> {
        Some(ms.map_or(u64::MAX, |ms| self.clock.now_ms().saturating_add(ms)))
    }

    /// Wakes those who wait for something, in the world or outside: the journal, the clock.
    pub(crate) fn wake(&self) {
        self.changed.send_modify(|n| *n = n.wrapping_add(1));
    }

    pub(crate) fn over(&self) -> watch::Receiver<bool> {
        self.over.subscribe()
    }

    /// Returns once the sandbox is over.
    pub(crate) async fn ended(&self) {
        // The sender lives as long as this, so there is always an answer.
        let _ = self.over.subscribe().wait_for(|over| *over).await;
    }

    pub(crate) fn end(&self) {
        self.over.send_replace(true);
        self.wake();
    }

    /// Waits until `look` finds something, the time is up, or the sandbox ends. `deadline_ms` is a
    /// moment on the sandbox's clock at which to look again although nothing has changed.
    pub(crate) async fn wait<T>(
        &self,
        patience: Duration,
        deadline_ms: Option<u64>,
        mut look: impl FnMut(&World) -> Option<T>,
    ) -> Option<T> {
        let until = Instant::now() + patience;
        let mut changed = self.changed.subscribe();
        loop {
            changed.borrow_and_update();
            if let Some(found) = look(&self.look()) {
                return Some(found);
            }
            let now = Instant::now();
            if now >= until || *self.over.borrow() {
                return None;
            }
            let mut wake = until;
            if let Some(left) = deadline_ms.and_then(|d| d.checked_sub(self.clock.now_ms())) {
                wake = wake.min(now + Duration::from_millis(left + 1));
            }
            let _ = tokio::time::timeout_at(wake.into(), changed.changed()).await;
        }
    }
}
