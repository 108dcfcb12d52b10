//! Queues of the tables that changed: one for deliveries, one for the computers that play there. A
//! table is in each queue at most once, however often it changes.

use std::collections::{HashSet, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};

use parking_lot::Mutex;
use tokio::sync::Notify;

use crate::delivery::pending::{Job, Pending, Work};
use crate::ids::{Millis, TableId};

#[derive(Default)]
struct QueuedTables {
    order: VecDeque<(TableId, Instant, Work)>,
    waiting: HashSet<TableId>,
    /// The work on the table that was handed out last, until the next one is asked for.
    handed_out: Option<Work>,
}

/// Queues to which owners report changes.
pub(crate) struct Changes {
    /// Changed tables for deliveries.
    pub for_delivery: Arc<TableQueue>,
    /// Changed tables for the computer players.
    pub for_computers: Arc<TableQueue>,
    /// The work that is under way.
    pub pending: Pending,
}

impl Default for Changes {
    fn default() -> Self {
        let pending = Pending::default();
        let queue = |job| Arc::new(TableQueue::new(job, pending.clone()));
        Self {
            for_delivery: queue(Job::Delivery),
            for_computers: queue(Job::Computer),
            pending,
        }
    }
}

impl Changes {
    /// Reports a table that changed.
    pub(crate) fn report(&self, table: TableId) {
        self.for_delivery.report(table);
        self.for_computers.report(table);
    }
}

/// Changed tables that wait to be handed out.
pub(crate) struct TableQueue {
    queue: Mutex<QueuedTables>,
    filled: Notify,
    /// Counts the work that waits here.
    pending: Pending,
    /// The job of that work.
    job: Job,
}

impl TableQueue {
    fn new(job: Job, pending: Pending) -> Self {
        Self {
            queue: Mutex::default(),
            filled: Notify::default(),
            pending,
            job,
        }
    }

    pub(crate) fn report(&self, table: TableId) {
        let mut queue = self.queue.lock();
        if queue.waiting.insert(table) {
            let work = self.pending.begin(table, self.job, Millis(0));
            queue.order.push_back((table, Instant::now(), work));
            self.filled.notify_one();
        }
    }

    /// Takes a table that changed, if there is one.
    fn take(&self) -> Option<TableId> {
        let mut queue = self.queue.lock();
        queue.handed_out = None;
        let (table, _, work) = queue.order.pop_front()?;
        queue.waiting.remove(&table);
        queue.handed_out = Some(work);
        Some(table)
    }

    /// Number of tables that wait, and the time for which the first one has.
    pub(crate) fn waiting(&self) -> (usize, Duration) {
        let queue = self.queue.lock();
        let oldest = queue.order.front().map(|(_, since, _)| since.elapsed());
        (queue.order.len(), oldest.unwrap_or_default())
    }
}

/// Hands out the tables that changed since they were handed out last. All receivers of one
/// process share one queue: each change is handed to one of them.
#[derive(Clone)]
pub struct Dirty(pub(crate) Arc<TableQueue>);

impl Dirty {
    /// The next table that changed; waits for one.
    pub async fn next(&self) -> TableId {
        loop {
            if let Some(table) = self.0.take() {
                // One permit may stand for several tables.
                self.0.filled.notify_one();
                return table;
            }
            self.0.filled.notified().await;
        }
    }

    /// The next table that changed, if one waits.
    pub fn try_next(&self) -> Option<TableId> {
        self.0.take()
    }
}
