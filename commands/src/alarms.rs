//! When a table is to be looked at again though nothing happens there: somebody is to be called
//! then. What it knows is computed from the tables, so that nothing is lost with it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use sessions::{Job, Millis, Sessions, TableId, Work};

/// How far apart of many at once each is looked at: what calls is a post, and Discord takes fifty
/// requests a second of everything.
const APART: Duration = Duration::from_millis(30);

/// When a table is to be looked at again, and until when it waits for somebody.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Alarm {
    at: Millis,
    due: Option<Millis>,
}

/// When tables are to be looked at again.
#[derive(Clone, Default)]
pub(crate) struct Alarms {
    set: Arc<Mutex<HashMap<TableId, Alarm>>>,
    /// Held by whoever rings.
    turn: Arc<tokio::sync::Mutex<()>>,
}

impl Alarms {
    /// Has a table looked at at this moment, unless it is looked at before that. Of many at once,
    /// those whose time is over first go first.
    pub(crate) fn set(&self, sessions: &Sessions, table: TableId, at: Millis, due: Option<Millis>) {
        if self.lock().get(&table).is_some_and(|set| set.at <= at) {
            return;
        }
        self.lock().insert(table, Alarm { at, due });
        let (alarms, sessions) = (self.clone(), sessions.clone());
        let work = sessions.work(table, Job::Delivery, at);
        tokio::spawn(async move {
            sessions.clock().reach(at).await;
            let ringing = alarms.ringing(sessions.now().max(at)).into_iter();
            let ringing: Vec<Work> = ringing
                .map(|table| sessions.work(table, Job::Delivery, at))
                .collect();
            drop(work);
            for work in ringing {
                let _turn = alarms.turn.lock().await;
                sessions.touch(work.table());
                drop(work);
                tokio::time::sleep(APART).await;
            }
        });
    }

    /// All that ring by now, the most urgent first; they are not set any more.
    fn ringing(&self, now: Millis) -> Vec<TableId> {
        let mut set = self.lock();
        let rings = set.extract_if(|_, alarm| alarm.at <= now);
        let mut ringing: Vec<(TableId, Alarm)> = rings.collect();
        drop(set);
        ringing.sort_by_key(|(table, alarm)| (alarm.due.unwrap_or(Millis(u64::MAX)), *table));
        ringing.into_iter().map(|(table, _)| table).collect()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Alarm>> {
        // No code panics while it holds them.
        self.set.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
