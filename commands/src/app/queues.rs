//! A queue of tables for each channel and each person, and what wakes the task that delivers there
//! while it waits. It delivers nothing itself, and keeps nothing of a table that has nothing to
//! deliver.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;
use std::time::{Duration, Instant};

use parking_lot::Mutex;
use sessions::{ChannelId, GuildId, MessageId, Millis, Slot, TableId, UserId, Version, Work};
use tokio::sync::Notify;

/// Destination of deliveries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Destination {
    /// In a channel.
    Channel(ChannelId),
    /// In a user's DMs.
    Person(UserId),
}

/// Which tables of a server something that was heard of it concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Concerns {
    /// Those whose channel takes nothing.
    Shut,
    /// All of them.
    All,
}

/// A message with so many of others below it is far up.
const SCROLLED: usize = 5;

/// The queue of one destination.
#[derive(Default)]
struct DestinationQueue {
    tables: BTreeMap<TableId, Work>,
    woken: Arc<Notify>,
    /// From when on the success of other deliveries wakes this task, if it waits for Discord to
    /// answer.
    eager: Option<Millis>,
}

#[derive(Default)]
struct QueueState {
    /// The destinations where a task is working, or waits.
    bags: HashMap<Destination, DestinationQueue>,
    /// Since when each table has had something pending at a destination.
    since: HashMap<(Destination, TableId), Instant>,
    /// The cause of the last attempt at each pending delivery.
    tried: HashMap<(Destination, TableId), u64>,
    /// The version up to which a table's channel is up to date, while deliveries to other
    /// destinations are pending. If it is unknown, the channel is checked once more, and found up
    /// to date.
    brought: HashMap<TableId, Version>,
    /// The newest messages of others in each channel where a table stands.
    newest: HashMap<ChannelId, BTreeSet<MessageId>>,
    /// Slots that were looked at for what arrived late, and the lease epoch.
    looked: HashMap<TableId, (Option<u64>, BTreeSet<Slot>)>,
    /// Tables whose place shall be looked at, as it has been since a moment.
    looks: BTreeMap<TableId, Instant>,
    /// Servers of which something was heard a moment ago, and which of their tables it concerns.
    heard: HashMap<GuildId, Concerns>,
}

impl QueueState {
    /// Counts the destinations with something pending.
    fn count(&self) {
        metrics::gauge!("houston_routes_owing").set(self.bags.len() as f64);
    }

    /// The age of the oldest pending delivery.
    fn oldest(&self) -> Duration {
        let since = self.since.values().min();
        since.map(Instant::elapsed).unwrap_or_default()
    }
}

/// Takes note of what must be brought where.
#[derive(Clone, Default)]
pub(crate) struct Queues {
    routes: Arc<Mutex<QueueState>>,
    unavailable: Arc<Notify>,
}

impl Queues {
    /// A person wrote this in a channel where a table stands.
    pub(crate) fn noticed(&self, channel: ChannelId, message: MessageId) {
        let mut routes = self.routes.lock();
        let newest = routes.newest.entry(channel).or_default();
        newest.insert(message);
        if newest.len() > SCROLLED {
            newest.pop_first();
        }
    }

    /// True if so many messages of others stand below this one that people must scroll up to it.
    pub(crate) fn is_far_up(&self, channel: ChannelId, message: MessageId) -> bool {
        let routes = self.routes.lock();
        let newest = routes.newest.get(&channel);
        newest.is_some_and(|all| all.range(message..).count() >= SCROLLED)
    }

    /// The table of this channel is closed.
    pub(crate) fn closed(&self, channel: ChannelId) {
        self.routes.lock().newest.remove(&channel);
    }

    /// Something was heard of a server; returns whether it is the first of it.
    pub(crate) fn note_server_event(&self, server: GuildId, concerns: Concerns) -> bool {
        let mut routes = self.routes.lock();
        let known = routes.heard.get(&server).copied();
        let all = known.map_or(concerns, |known| known.max(concerns));
        routes.heard.insert(server, all);
        known.is_none()
    }

    /// Takes which tables what was heard of a server concerns; what comes from now on is something
    /// else.
    pub(crate) fn take_server_event(&self, server: GuildId) -> Option<Concerns> {
        self.routes.lock().heard.remove(&server)
    }

    /// This table's place shall be looked at, whether it has taken what we bring since a moment.
    pub(crate) fn request_check(&self, table: TableId, since: Instant) {
        self.routes.lock().looks.insert(table, since);
    }

    /// Takes the moment of such a request.
    pub(crate) fn take_look(&self, table: TableId) -> Option<Instant> {
        self.routes.lock().looks.remove(&table)
    }

    /// Queues a table at a destination; returns whether no task works there yet. A task that waits
    /// there is woken, unless this very cause is what it tried and failed at.
    pub(crate) fn put(&self, route: Destination, work: Work, cause: Option<u64>) -> bool {
        let table = work.table();
        let mut routes = self.routes.lock();
        if let Some(cause) = cause
            && routes.tried.insert((route, table), cause) == Some(cause)
        {
            return false;
        }
        let idle = !routes.bags.contains_key(&route);
        let bag = routes.bags.entry(route).or_default();
        bag.tables.insert(table, work);
        bag.woken.notify_one();
        routes
            .since
            .entry((route, table))
            .or_insert_with(Instant::now);
        routes.count();
        idle
    }

    /// Puts an undelivered table back into its queue.
    pub(crate) fn put_back(&self, route: Destination, work: Work) {
        let table = work.table();
        let mut routes = self.routes.lock();
        if let Some(bag) = routes.bags.get_mut(&route) {
            bag.tables.insert(table, work);
            routes
                .since
                .entry((route, table))
                .or_insert_with(Instant::now);
        }
    }

    /// Stops the timing where nothing is pending that this process can deliver: the place is gone
    /// or shut, or another process has the table.
    pub(crate) fn stop_timing(&self, route: Destination, table: TableId) {
        self.routes.lock().since.remove(&(route, table));
    }

    /// Tells monitoring how old the oldest pending delivery is.
    pub(crate) fn tells(&self) {
        let oldest = self.routes.lock().oldest();
        metrics::gauge!("houston_owing_seconds").set(oldest.as_secs_f64());
    }

    /// Takes the tables queued at a destination; an empty queue is removed.
    pub(crate) fn take(&self, route: Destination) -> Option<Vec<Work>> {
        let mut routes = self.routes.lock();
        let bag = routes.bags.get_mut(&route)?;
        let tables = std::mem::take(&mut bag.tables);
        if tables.is_empty() {
            routes.bags.remove(&route);
            routes.count();
            return None;
        }
        // What woke the task for these does not wake it again.
        bag.woken = Arc::default();
        Some(tables.into_values().collect())
    }

    /// Forgets earlier attempts: it was delivered, or another process serves the table.
    pub(crate) fn forget_attempts(&self, route: Destination, table: TableId) {
        let mut routes = self.routes.lock();
        routes.tried.remove(&(route, table));
        routes.since.remove(&(route, table));
    }

    /// Forgets all attempts of a table: they are made again, or nothing is pending for now.
    pub(crate) fn forget_all_attempts(&self, table: TableId) {
        let mut routes = self.routes.lock();
        routes.tried.retain(|(_, owing), _| *owing != table);
    }

    /// Everything for this table's channel up to this version is delivered.
    pub(crate) fn mark_up_to_date(&self, table: TableId, version: Version) {
        self.routes.lock().brought.insert(table, version);
    }

    /// The version up to which everything for this table's channel is delivered.
    pub(crate) fn brought(&self, table: TableId) -> Version {
        let routes = self.routes.lock();
        routes.brought.get(&table).copied().unwrap_or_default()
    }

    /// Slots of a table that were looked at for what arrived late, in this lease epoch.
    pub(crate) fn looked(&self, table: TableId, epoch: Option<u64>) -> BTreeSet<Slot> {
        let routes = self.routes.lock();
        let looked = routes.looked.get(&table).filter(|(then, _)| *then == epoch);
        looked.map(|(_, slots)| slots.clone()).unwrap_or_default()
    }

    /// This slot was looked at.
    pub(crate) fn has_looked(&self, table: TableId, slot: Slot, epoch: Option<u64>) {
        let mut slots = self.looked(table, epoch);
        slots.insert(slot);
        self.routes.lock().looked.insert(table, (epoch, slots));
    }

    /// A table has nothing pending.
    pub(crate) fn nothing_pending(&self, table: TableId) {
        let mut routes = self.routes.lock();
        routes.brought.remove(&table);
        routes.looked.remove(&table);
        drop(routes);
        self.forget_all_attempts(table);
    }

    /// Whether a delivery to this table's channel is pending.
    pub(crate) fn owes_channel(&self, table: TableId) -> bool {
        let routes = self.routes.lock();
        let mut owing = routes.tried.keys();
        owing.any(|(route, owing)| *owing == table && matches!(route, Destination::Channel(_)))
    }

    /// The task of a destination begins to wait; the returned handle wakes it.
    pub(crate) fn waits(&self, route: Destination, eager: Option<Millis>) -> Arc<Notify> {
        let mut routes = self.routes.lock();
        let bag = routes.bags.entry(route).or_default();
        bag.eager = eager;
        if eager.is_some() {
            self.unavailable.notify_one();
        }
        Arc::clone(&bag.woken)
    }

    /// The task goes on.
    pub(crate) fn works(&self, route: Destination) {
        if let Some(bag) = self.routes.lock().bags.get_mut(&route) {
            bag.eager = None;
        }
    }

    /// A delivery succeeded: of the tasks that wait for Discord to answer, the one that has waited
    /// longest tries again.
    pub(crate) fn wake_one_after_success(&self, now: Millis) {
        self.wake_one(|eager| eager <= now);
    }

    /// Lets one destination that waits for Discord to answer try again.
    pub(crate) fn probe(&self) {
        self.wake_one(|_| true);
    }

    /// Returns once a task waits for Discord to answer.
    pub(crate) async fn until_unavailable(&self) {
        loop {
            let waits = self.unavailable.notified();
            let is_eager = |queue: &DestinationQueue| queue.eager.is_some();
            if self.routes.lock().bags.values().any(is_eager) {
                return;
            }
            waits.await;
        }
    }

    fn wake_one(&self, may: impl Fn(Millis) -> bool) {
        let mut routes = self.routes.lock();
        let waiting = routes.bags.values_mut();
        let waiting = waiting.filter(|bag| bag.eager.is_some_and(&may));
        if let Some(bag) = waiting.min_by_key(|bag| bag.eager) {
            bag.eager = None;
            bag.woken.notify_one();
        }
    }
}

#[cfg(test)]
mod tests {
    use sessions::{Job, Pending};

    use super::*;

    #[test]
    fn board_is_far_up_after_five_newer_messages_in_any_order() {
        let queues = Queues::default();
        let (channel, board) = (ChannelId(1), MessageId(50));
        // Older ones count for nothing, though they are heard of late; neither does one that comes
        // twice.
        for message in [40, 61, 62, 62, 41, 64, 63, 42, 43] {
            queues.noticed(channel, MessageId(message));
            assert!(!queues.is_far_up(channel, board));
        }
        queues.noticed(channel, MessageId(65));
        assert!(queues.is_far_up(channel, board));
        // It was posted again.
        assert!(!queues.is_far_up(channel, MessageId(70)));
        queues.closed(channel);
        assert!(!queues.is_far_up(channel, board));
    }

    #[test]
    fn oldest_work_age_counts_from_the_first_wait() {
        let queues = Queues::default();
        let (route, busy) = (Destination::Person(UserId(1)), TableId(1));
        let work = |table| Pending::default().begin(table, Job::Delivery, Millis(0));
        let age = || queues.routes.lock().oldest();
        assert_eq!(age(), Duration::ZERO);
        queues.put(route, work(busy), Some(1));
        let pause = Duration::from_millis(20);
        std::thread::sleep(pause);
        // More of it, and another table's, make it no younger.
        queues.put(route, work(busy), Some(2));
        queues.put(route, work(TableId(2)), Some(1));
        queues.take(route);
        queues.put_back(route, work(busy));
        assert!(age() >= pause);
        queues.forget_attempts(route, busy);
        assert!(age() < pause);
        // The next delivery is pending from now on.
        queues.put_back(route, work(busy));
        queues.stop_timing(route, TableId(2));
        assert!(age() < pause);
        queues.stop_timing(route, busy);
        assert_eq!(age(), Duration::ZERO);
    }
}
