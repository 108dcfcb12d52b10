//! Work that is under way at tables: a board to post, a console to renew, a change to look at.

use std::collections::BTreeMap;
use std::sync::Arc;

use parking_lot::Mutex;
use tokio::sync::Notify;

use crate::ids::{Millis, TableId};

/// Kind of work that is under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Job {
    /// A change is looked at, and delivered to channels and people.
    Delivery,
    /// Consoles on people's screens are renewed.
    Console,
    /// A computer player thinks and acts, or a change is looked at for it.
    Computer,
}

/// Counts of the work under way at each table, with the time from which it is pending.
#[derive(Clone, Default)]
pub struct Pending(Arc<PendingCounts>);

#[derive(Default)]
struct PendingCounts {
    work: Mutex<BTreeMap<(TableId, Job, Millis), usize>>,
    ended: Notify,
}

/// Work under way at a table: pending for as long as it lives. To hand work on, make the next one
/// before this one is dropped.
pub struct Work {
    pending: Pending,
    table: TableId,
    job: Job,
    from: Millis,
}

impl Pending {
    /// Begins work at a table, pending from this moment on.
    #[must_use]
    pub fn begin(&self, table: TableId, job: Job, from: Millis) -> Work {
        *self.0.work.lock().entry((table, job, from)).or_default() += 1;
        Work {
            pending: self.clone(),
            table,
            job,
            from,
        }
    }

    /// The tables with such work under way at this moment.
    pub(crate) fn tables(&self, jobs: &[Job], now: Millis) -> Vec<TableId> {
        let work = self.0.work.lock();
        let due = work
            .keys()
            .filter(|(_, job, from)| jobs.contains(job) && *from <= now);
        let mut tables: Vec<TableId> = due.map(|(table, ..)| *table).collect();
        tables.dedup();
        tables
    }

    /// The next time after this moment from which such work is pending at a table.
    pub(crate) fn next_start(&self, table: TableId, job: Job, now: Millis) -> Option<Millis> {
        let work = self.0.work.lock();
        let after = (table, job, Millis(now.0.saturating_add(1)));
        let later = work.range(after..=(table, job, Millis(u64::MAX)));
        later.map(|((_, _, from), _)| *from).next()
    }

    /// Returns once no table has such work under way at this moment.
    pub(crate) async fn wait_until_none(&self, jobs: &[Job], now: Millis) {
        loop {
            let ended = self.0.ended.notified();
            let mut ended = std::pin::pin!(ended);
            // From here on no end is missed, not even one before the wait.
            ended.as_mut().enable();
            if self.tables(jobs, now).is_empty() {
                return;
            }
            ended.await;
        }
    }
}

impl Work {
    /// The table where it is under way.
    #[must_use]
    pub const fn table(&self) -> TableId {
        self.table
    }
}

impl Drop for Work {
    fn drop(&mut self) {
        let key = (self.table, self.job, self.from);
        let mut work = self.pending.0.work.lock();
        if let Some(count) = work.get_mut(&key) {
            *count -= 1;
            if *count == 0 {
                work.remove(&key);
                self.pending.0.ended.notify_waiters();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const AT_ONCE: Millis = Millis(0);
    const ALL: &[Job] = &[Job::Delivery, Job::Console];

    #[test]
    fn table_is_pending_until_its_last_work_ends() {
        let pending = Pending::default();
        let first = pending.begin(TableId(7), Job::Delivery, AT_ONCE);
        let next = pending.begin(TableId(7), Job::Console, AT_ONCE);
        let other = pending.begin(TableId(3), Job::Delivery, AT_ONCE);
        drop(first);
        assert_eq!(pending.tables(ALL, AT_ONCE), [TableId(3), TableId(7)]);
        assert_eq!(pending.tables(&[Job::Console], AT_ONCE), [TableId(7)]);
        drop((next, other));
        assert_eq!(pending.tables(ALL, AT_ONCE), []);
    }

    #[test]
    fn scheduled_work_is_pending_from_its_time() {
        let pending = Pending::default();
        let _later = pending.begin(TableId(7), Job::Delivery, Millis(100));
        assert_eq!(pending.tables(ALL, Millis(99)), []);
        assert_eq!(pending.tables(ALL, Millis(100)), [TableId(7)]);
        let next = |job, now| pending.next_start(TableId(7), job, Millis(now));
        assert_eq!(next(Job::Delivery, 99), Some(Millis(100)));
        assert_eq!(next(Job::Delivery, 100), None);
        assert_eq!(next(Job::Console, 0), None);
    }

    #[tokio::test]
    async fn wait_ends_with_the_last_work() {
        let pending = Pending::default();
        let work = pending.begin(TableId(7), Job::Delivery, AT_ONCE);
        tokio::join!(pending.wait_until_none(ALL, AT_ONCE), async { drop(work) });
        assert_eq!(pending.tables(ALL, AT_ONCE), []);
    }
}
