//! Which tables' boards were pressed and are being answered with the board itself. Meanwhile the
//! outbox leaves such a board alone; and of several presses, one at a time looks at the table and
//! shows it, so that the later state is never painted over. It keeps nothing that a restart would
//! miss, and shows nothing itself. The same holds of the one message in a person's DMs.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use sessions::TableId;
use tokio::sync::{Notify, OwnedMutexGuard};

/// How long the outbox waits for them at most: an interaction lives no longer without an answer.
const PATIENCE: Duration = Duration::from_secs(3);

/// The presses that are being answered, by table, or by the person in whose DMs they are.
pub(crate) struct Presses<K: Copy + Eq + Hash = TableId> {
    open: Arc<Mutex<HashMap<K, OpenPresses>>>,
    answered: Arc<Notify>,
}

impl<K: Copy + Eq + Hash> Default for Presses<K> {
    fn default() -> Self {
        Self {
            open: Arc::default(),
            answered: Arc::default(),
        }
    }
}

impl<K: Copy + Eq + Hash> Clone for Presses<K> {
    fn clone(&self) -> Self {
        Self {
            open: Arc::clone(&self.open),
            answered: Arc::clone(&self.answered),
        }
    }
}

#[derive(Default)]
struct OpenPresses {
    many: usize,
    turn: Arc<tokio::sync::Mutex<()>>,
}

impl<K: Copy + Eq + Hash> Presses<K> {
    /// A press on this table's board begins.
    pub(crate) fn begin(&self, table: K) -> HeldBack<K> {
        self.lock().entry(table).or_default().many += 1;
        HeldBack {
            presses: self.clone(),
            table,
        }
    }

    /// Waits until no press on this table's board waits for its answer.
    pub(crate) async fn answered(&self, table: K) {
        let answered = async {
            loop {
                let next = self.answered.notified();
                if !self.lock().contains_key(&table) {
                    return;
                }
                next.await;
            }
        };
        // If a press takes longer, the outbox goes on without it: the board is then shown twice,
        // which is correct.
        let _ = tokio::time::timeout(PATIENCE, answered).await;
    }

    /// Waits until no other press shows this table's board.
    pub(crate) async fn turn(&self, table: K) -> Option<OwnedMutexGuard<()>> {
        let turn = Arc::clone(&self.lock().get(&table)?.turn);
        Some(turn.lock_owned().await)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<K, OpenPresses>> {
        // No code panics while it holds this.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Holds the outbox back for as long as it lives.
pub(crate) struct HeldBack<K: Copy + Eq + Hash = TableId> {
    presses: Presses<K>,
    table: K,
}

impl<K: Copy + Eq + Hash> Drop for HeldBack<K> {
    fn drop(&mut self) {
        let mut open = self.presses.lock();
        if let Some(table) = open.get_mut(&self.table) {
            table.many -= 1;
            if table.many == 0 {
                open.remove(&self.table);
            }
        }
        drop(open);
        self.presses.answered.notify_waiters();
    }
}
