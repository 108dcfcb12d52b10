//! Which tables' boards were pressed and are being answered with the board itself. Meanwhile the
//! outbox leaves such a board alone; and of several presses, one at a time looks at the table and
//! shows it, so that the later state is never painted over. It keeps nothing that a restart would
//! miss, and shows nothing itself.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use sessions::TableId;
use tokio::sync::{Notify, OwnedMutexGuard};

/// How long the outbox waits for them at most: an interaction lives no longer without an answer.
const PATIENCE: Duration = Duration::from_secs(3);

/// The presses that are being answered, by table.
#[derive(Clone, Default)]
pub(crate) struct Presses {
    open: Arc<Mutex<HashMap<TableId, OpenPresses>>>,
    answered: Arc<Notify>,
}

#[derive(Default)]
struct OpenPresses {
    many: usize,
    turn: Arc<tokio::sync::Mutex<()>>,
}

impl Presses {
    /// A press on this table's board begins.
    pub(crate) fn begin(&self, table: TableId) -> HeldBack {
        self.lock().entry(table).or_default().many += 1;
        HeldBack {
            presses: self.clone(),
            table,
        }
    }

    /// Waits until no press on this table's board waits for its answer.
    pub(crate) async fn answered(&self, table: TableId) {
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
    pub(crate) async fn turn(&self, table: TableId) -> Option<OwnedMutexGuard<()>> {
        let turn = Arc::clone(&self.lock().get(&table)?.turn);
        Some(turn.lock_owned().await)
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, OpenPresses>> {
        // No code panics while it holds this.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Holds the outbox back for as long as it lives.
pub(crate) struct HeldBack {
    presses: Presses,
    table: TableId,
}

impl Drop for HeldBack {
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
