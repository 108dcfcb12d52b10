//! Turns of work that must not be done twice at once, by its key. A board that was pressed is being
//! answered with the board itself: meanwhile the outbox leaves it alone, and of several presses,
//! one at a time looks at the table and shows it, so that the later state is never painted over.
//! The same holds of the one message in a person's DMs. A message is deleted by one task at a time.
//! Nothing of this is missed after a restart.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;
use tokio::sync::{Notify, OwnedMutexGuard};

/// Longest wait of the outbox: an interaction lives no longer without an answer.
const PATIENCE: Duration = Duration::from_secs(3);

/// Work under way, by its key.
pub(crate) struct Turns<K: Copy + Eq + Hash> {
    open: Arc<Mutex<HashMap<K, Open>>>,
    over: Arc<Notify>,
}

impl<K: Copy + Eq + Hash> Default for Turns<K> {
    fn default() -> Self {
        Self {
            open: Arc::default(),
            over: Arc::default(),
        }
    }
}

impl<K: Copy + Eq + Hash> Clone for Turns<K> {
    fn clone(&self) -> Self {
        Self {
            open: Arc::clone(&self.open),
            over: Arc::clone(&self.over),
        }
    }
}

#[derive(Default)]
struct Open {
    many: usize,
    turn: Arc<tokio::sync::Mutex<()>>,
}

impl<K: Copy + Eq + Hash> Turns<K> {
    /// Something begins here.
    pub(crate) fn begin(&self, key: K) -> UnderWay<K> {
        let mut open = self.open.lock();
        let here = open.entry(key).or_default();
        here.many += 1;
        UnderWay {
            turns: self.clone(),
            key,
            turn: Arc::clone(&here.turn),
        }
    }

    /// Waits until nothing is under way here, for as long as a press may take to be answered.
    pub(crate) async fn over(&self, key: K) {
        let over = async {
            loop {
                let next = self.over.notified();
                if !self.open.lock().contains_key(&key) {
                    return;
                }
                next.await;
            }
        };
        // If a press takes longer, the outbox goes on without it: the board is then shown twice,
        // which is correct.
        let _ = tokio::time::timeout(PATIENCE, over).await;
    }
}

/// Under way for as long as this lives.
pub(crate) struct UnderWay<K: Copy + Eq + Hash> {
    turns: Turns<K>,
    key: K,
    turn: Arc<tokio::sync::Mutex<()>>,
}

impl<K: Copy + Eq + Hash> UnderWay<K> {
    /// Waits until none of the others that are under way here has its turn.
    pub(crate) async fn turn(&self) -> OwnedMutexGuard<()> {
        Arc::clone(&self.turn).lock_owned().await
    }
}

impl<K: Copy + Eq + Hash> Drop for UnderWay<K> {
    fn drop(&mut self) {
        let mut open = self.turns.open.lock();
        if let Some(here) = open.get_mut(&self.key) {
            here.many -= 1;
            if here.many == 0 {
                open.remove(&self.key);
            }
        }
        drop(open);
        self.turns.over.notify_waiters();
    }
}
