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
    open: Arc<Mutex<HashMap<K, OpenWork>>>,
    ended: Arc<Notify>,
}

impl<K: Copy + Eq + Hash> Default for Turns<K> {
    fn default() -> Self {
        Self {
            open: Arc::default(),
            ended: Arc::default(),
        }
    }
}

impl<K: Copy + Eq + Hash> Clone for Turns<K> {
    fn clone(&self) -> Self {
        Self {
            open: Arc::clone(&self.open),
            ended: Arc::clone(&self.ended),
        }
    }
}

/// Work under way for one key.
#[derive(Default)]
struct OpenWork {
    count: usize,
    turn: Arc<tokio::sync::Mutex<()>>,
}

impl<K: Copy + Eq + Hash> Turns<K> {
    /// Begins work for a key, which lasts as long as the returned value lives.
    pub(crate) fn begin(&self, key: K) -> UnderWay<K> {
        let mut open = self.open.lock();
        let here = open.entry(key).or_default();
        here.count += 1;
        UnderWay {
            turns: self.clone(),
            key,
            turn: Arc::clone(&here.turn),
        }
    }

    /// Waits until no work is under way for a key, for as long as a press may take to be answered.
    pub(crate) async fn wait_until_idle(&self, key: K) {
        let idle = async {
            loop {
                let next = self.ended.notified();
                if !self.open.lock().contains_key(&key) {
                    return;
                }
                next.await;
            }
        };
        // If a press takes longer, the outbox goes on without it: the board is then shown twice,
        // which is correct.
        let _ = tokio::time::timeout(PATIENCE, idle).await;
    }
}

/// Work under way, for as long as this lives.
pub(crate) struct UnderWay<K: Copy + Eq + Hash> {
    turns: Turns<K>,
    key: K,
    turn: Arc<tokio::sync::Mutex<()>>,
}

impl<K: Copy + Eq + Hash> UnderWay<K> {
    /// Waits until no other work for this key has its turn, and takes the turn.
    pub(crate) async fn wait_for_turn(&self) -> OwnedMutexGuard<()> {
        Arc::clone(&self.turn).lock_owned().await
    }

    /// True if there is other work for this key: it comes after what has its turn.
    pub(crate) fn is_followed(&self) -> bool {
        let open = self.turns.open.lock();
        open.get(&self.key).is_some_and(|here| here.count > 1)
    }
}

impl<K: Copy + Eq + Hash> Drop for UnderWay<K> {
    fn drop(&mut self) {
        let mut open = self.turns.open.lock();
        if let Some(here) = open.get_mut(&self.key) {
            here.count -= 1;
            if here.count == 0 {
                open.remove(&self.key);
            }
        }
        drop(open);
        self.turns.ended.notify_waiters();
    }
}
