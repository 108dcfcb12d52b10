//! When a table is to be looked at again though nothing happens there: somebody is to be called
//! then. What it knows is computed from the tables, so that nothing is lost with it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use sessions::{Millis, Sessions, TableId};

/// When tables are to be looked at again.
#[derive(Clone, Default)]
pub struct Alarms(Arc<Mutex<HashMap<TableId, Millis>>>);

impl Alarms {
    /// Has a table looked at at this moment, unless it is looked at before that.
    pub fn set(&self, sessions: &Sessions, table: TableId, at: Millis) {
        if self.lock().get(&table).is_some_and(|set| *set <= at) {
            return;
        }
        self.lock().insert(table, at);
        let (alarms, sessions) = (self.clone(), sessions.clone());
        tokio::spawn(async move {
            sessions.clock().reach(at).await;
            if alarms.rings(table, at) {
                sessions.touch(table);
            }
        });
    }

    /// Whether that alarm is still set; it is not any more.
    fn rings(&self, table: TableId, at: Millis) -> bool {
        let mut set = self.lock();
        let rings = set.get(&table) == Some(&at);
        if rings {
            set.remove(&table);
        }
        rings
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Millis>> {
        // No code panics while it holds them.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
