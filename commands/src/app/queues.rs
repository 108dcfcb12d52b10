//! A queue of tables for each channel and each person, and what wakes the task that delivers there
//! while it waits. Delivers nothing itself, and remembers nothing of a table without pending
//! deliveries.

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
    /// At the receiver of a server's results.
    Receiver(GuildId),
}

/// Tables of a server that an event on it concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Concerns {
    /// Tables whose channel refuses messages.
    Shut,
    /// All tables.
    All,
}

/// Number of newer messages from which on a message is far up.
const SCROLLED: usize = 5;

/// Queue of one destination.
#[derive(Default)]
struct DestinationQueue {
    tables: BTreeMap<TableId, Work>,
    woken: Arc<Notify>,
    /// Time from which the success of another delivery wakes this task, while it waits for Discord
    /// to answer.
    wakes_from: Option<Millis>,
}

/// State of [`Queues`].
#[derive(Default)]
struct QueueState {
    /// Queues of the destinations where a task works or waits.
    queues: HashMap<Destination, DestinationQueue>,
    /// Time since which each table has had something pending at a destination.
    since: HashMap<(Destination, TableId), Instant>,
    /// The cause of the last attempt at each pending delivery.
    tried: HashMap<(Destination, TableId), u64>,
    /// Version up to which a table's channel is up to date, while deliveries elsewhere are pending.
    /// Where it is unknown, the channel is checked once more.
    delivered: HashMap<TableId, Version>,
    /// Newest messages of people in each channel with a table.
    newest: HashMap<ChannelId, BTreeSet<MessageId>>,
    /// Slots that were checked for late deliveries, and the lease epoch in which.
    checked: HashMap<TableId, (Option<u64>, BTreeSet<Slot>)>,
    /// Tables whose channel must be checked, and the time since which it may refuse messages.
    checks: BTreeMap<TableId, Instant>,
    /// Servers with recent events, and the tables that these concern.
    server_events: HashMap<GuildId, Concerns>,
}

impl QueueState {
    /// Tells monitoring how many destinations have something pending.
    fn record_count(&self) {
        metrics::gauge!("houston_routes_owing").set(self.queues.len() as f64);
    }

    /// The age of the oldest pending delivery.
    fn oldest(&self) -> Duration {
        let since = self.since.values().min();
        since.map(Instant::elapsed).unwrap_or_default()
    }
}

/// Queues of all destinations.
#[derive(Clone, Default)]
pub(crate) struct Queues {
    state: Arc<Mutex<QueueState>>,
    /// Notified when a task begins to wait for Discord to answer.
    wait_begun: Arc<Notify>,
}

impl Queues {
    /// Notes that a person wrote this message in a channel with a table.
    pub(crate) fn note_message(&self, channel: ChannelId, message: MessageId) {
        let mut state = self.state.lock();
        let newest = state.newest.entry(channel).or_default();
        newest.insert(message);
        if newest.len() > SCROLLED {
            newest.pop_first();
        }
    }

    /// True if people must scroll up to this message.
    pub(crate) fn is_far_up(&self, channel: ChannelId, message: MessageId) -> bool {
        let state = self.state.lock();
        let newest = state.newest.get(&channel);
        newest.is_some_and(|all| all.range(message..).count() >= SCROLLED)
    }

    /// Forgets the messages of a channel whose table is closed.
    pub(crate) fn forget_channel(&self, channel: ChannelId) {
        self.state.lock().newest.remove(&channel);
    }

    /// Notes an event on a server. Returns true if it is the first since
    /// [`Self::take_server_event`].
    pub(crate) fn note_server_event(&self, server: GuildId, concerns: Concerns) -> bool {
        let mut state = self.state.lock();
        let known = state.server_events.get(&server).copied();
        let all = known.map_or(concerns, |known| known.max(concerns));
        state.server_events.insert(server, all);
        known.is_none()
    }

    /// Takes the tables that the recent events on a server concern.
    pub(crate) fn take_server_event(&self, server: GuildId) -> Option<Concerns> {
        self.state.lock().server_events.remove(&server)
    }

    /// Requests a check of a table's channel, which may refuse messages since this moment.
    pub(crate) fn request_check(&self, table: TableId, since: Instant) {
        self.state.lock().checks.insert(table, since);
    }

    /// Takes the moment of a requested check.
    pub(crate) fn take_check(&self, table: TableId) -> Option<Instant> {
        self.state.lock().checks.remove(&table)
    }

    /// Queues a table at a destination, and wakes the task that waits there unless its last
    /// attempt had the same `cause`. Returns true if no task works there yet.
    pub(crate) fn enqueue(&self, destination: Destination, work: Work, cause: Option<u64>) -> bool {
        let table = work.table();
        let mut state = self.state.lock();
        if let Some(cause) = cause
            && state.tried.insert((destination, table), cause) == Some(cause)
        {
            return false;
        }
        let idle = !state.queues.contains_key(&destination);
        let queue = state.queues.entry(destination).or_default();
        queue.tables.insert(table, work);
        queue.woken.notify_one();
        state
            .since
            .entry((destination, table))
            .or_insert_with(Instant::now);
        state.record_count();
        idle
    }

    /// Puts an undelivered table back into its queue.
    pub(crate) fn put_back(&self, destination: Destination, work: Work) {
        let table = work.table();
        let mut state = self.state.lock();
        if let Some(queue) = state.queues.get_mut(&destination) {
            queue.tables.insert(table, work);
            state
                .since
                .entry((destination, table))
                .or_insert_with(Instant::now);
        }
    }

    /// Stops the timing where nothing is pending that this process can deliver: the place is gone
    /// or shut, or another process has the table.
    pub(crate) fn stop_timing(&self, destination: Destination, table: TableId) {
        self.state.lock().since.remove(&(destination, table));
    }

    /// Tells monitoring how old the oldest pending delivery is.
    pub(crate) fn record_age(&self) {
        let oldest = self.state.lock().oldest();
        metrics::gauge!("houston_owing_seconds").set(oldest.as_secs_f64());
    }

    /// Takes the tables queued at a destination; an empty queue is removed.
    pub(crate) fn take(&self, destination: Destination) -> Option<Vec<Work>> {
        let mut state = self.state.lock();
        let queue = state.queues.get_mut(&destination)?;
        let tables = std::mem::take(&mut queue.tables);
        if tables.is_empty() {
            state.queues.remove(&destination);
            state.record_count();
            return None;
        }
        // What woke the task for these does not wake it again.
        queue.woken = Arc::default();
        Some(tables.into_values().collect())
    }

    /// Forgets earlier attempts: it was delivered, or another process serves the table.
    pub(crate) fn forget_attempts(&self, destination: Destination, table: TableId) {
        let mut state = self.state.lock();
        state.tried.remove(&(destination, table));
        state.since.remove(&(destination, table));
    }

    /// Forgets all attempts of a table: they are made again, or nothing is pending for now.
    pub(crate) fn forget_all_attempts(&self, table: TableId) {
        let mut state = self.state.lock();
        state.tried.retain(|(_, pending), _| *pending != table);
    }

    /// Notes that everything for a table's channel is delivered up to this version.
    pub(crate) fn mark_up_to_date(&self, table: TableId, version: Version) {
        self.state.lock().delivered.insert(table, version);
    }

    /// Version up to which everything for a table's channel is delivered.
    pub(crate) fn delivered_up_to(&self, table: TableId) -> Version {
        let state = self.state.lock();
        state.delivered.get(&table).copied().unwrap_or_default()
    }

    /// Slots of a table that were checked for late deliveries in this lease epoch.
    pub(crate) fn checked_slots(&self, table: TableId, epoch: Option<u64>) -> BTreeSet<Slot> {
        let state = self.state.lock();
        let checked = state.checked.get(&table).filter(|(then, _)| *then == epoch);
        checked.map(|(_, slots)| slots.clone()).unwrap_or_default()
    }

    /// Notes that a slot was checked for late deliveries.
    pub(crate) fn note_checked(&self, table: TableId, slot: Slot, epoch: Option<u64>) {
        let mut slots = self.checked_slots(table, epoch);
        slots.insert(slot);
        self.state.lock().checked.insert(table, (epoch, slots));
    }

    /// Forgets a table that has nothing pending.
    pub(crate) fn forget_table(&self, table: TableId) {
        let mut state = self.state.lock();
        state.delivered.remove(&table);
        state.checked.remove(&table);
        drop(state);
        self.forget_all_attempts(table);
    }

    /// True if a delivery to a table's channel is pending.
    pub(crate) fn is_channel_pending(&self, table: TableId) -> bool {
        let state = self.state.lock();
        let mut pending = state.tried.keys();
        pending.any(|(destination, pending)| {
            *pending == table && matches!(destination, Destination::Channel(_))
        })
    }

    /// Begins a wait of a destination's task, which the returned handle ends. A task that waits for
    /// Discord to answer is also woken when another delivery succeeds, not before `wakes_from`.
    pub(crate) fn begin_wait(
        &self,
        destination: Destination,
        wakes_from: Option<Millis>,
    ) -> Arc<Notify> {
        let mut state = self.state.lock();
        let queue = state.queues.entry(destination).or_default();
        queue.wakes_from = wakes_from;
        if wakes_from.is_some() {
            self.wait_begun.notify_one();
        }
        Arc::clone(&queue.woken)
    }

    /// Ends the wait of a task.
    pub(crate) fn end_wait(&self, destination: Destination) {
        if let Some(queue) = self.state.lock().queues.get_mut(&destination) {
            queue.wakes_from = None;
        }
    }

    /// Wakes the task that has waited longest for Discord to answer, after a delivery succeeded.
    pub(crate) fn wake_one_after_success(&self, now: Millis) {
        self.wake_one(|wakes_from| wakes_from <= now);
    }

    /// Wakes one task that waits for Discord to answer.
    pub(crate) fn probe(&self) {
        self.wake_one(|_| true);
    }

    /// Returns once a task waits for Discord to answer.
    pub(crate) async fn until_unavailable(&self) {
        loop {
            let waits = self.wait_begun.notified();
            let is_waiting = |queue: &DestinationQueue| queue.wakes_from.is_some();
            if self.state.lock().queues.values().any(is_waiting) {
                return;
            }
            waits.await;
        }
    }

    /// Wakes the longest waiting task for whose time `may` is true.
    fn wake_one(&self, may: impl Fn(Millis) -> bool) {
        let mut state = self.state.lock();
        let waiting = state.queues.values_mut();
        let waiting = waiting.filter(|queue| queue.wakes_from.is_some_and(&may));
        if let Some(queue) = waiting.min_by_key(|queue| queue.wakes_from) {
            queue.wakes_from = None;
            queue.woken.notify_one();
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
            queues.note_message(channel, MessageId(message));
            assert!(!queues.is_far_up(channel, board));
        }
        queues.note_message(channel, MessageId(65));
        assert!(queues.is_far_up(channel, board));
        // It was posted again.
        assert!(!queues.is_far_up(channel, MessageId(70)));
        queues.forget_channel(channel);
        assert!(!queues.is_far_up(channel, board));
    }

    #[test]
    fn oldest_work_age_counts_from_the_first_wait() {
        let queues = Queues::default();
        let (destination, busy) = (Destination::Person(UserId(1)), TableId(1));
        let work = |table| Pending::default().begin(table, Job::Delivery, Millis(0));
        let age = || queues.state.lock().oldest();
        assert_eq!(age(), Duration::ZERO);
        queues.enqueue(destination, work(busy), Some(1));
        let pause = Duration::from_millis(20);
        std::thread::sleep(pause);
        // More of it, and another table's, make it no younger.
        queues.enqueue(destination, work(busy), Some(2));
        queues.enqueue(destination, work(TableId(2)), Some(1));
        queues.take(destination);
        queues.put_back(destination, work(busy));
        assert!(age() >= pause);
        queues.forget_attempts(destination, busy);
        assert!(age() < pause);
        // The next delivery is pending from now on.
        queues.put_back(destination, work(busy));
        queues.stop_timing(destination, TableId(2));
        assert!(age() < pause);
        queues.stop_timing(destination, busy);
        assert_eq!(age(), Duration::ZERO);
    }
}
