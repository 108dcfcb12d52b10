//! Brings the news to the channels: the outbox's hands.
//!
//! What is owed is computed from the journal and the marks, so it survives a crash. One task a
//! channel at a time, so that the rate limiter never fights itself, and however often a table
//! changes meanwhile, only its last state is shown.

use std::collections::{BTreeSet, HashMap};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use sessions::{ChannelId, TableId};
use tokio::sync::Notify;

use crate::app::{Fault, House};
use crate::delivery;
use crate::message::Message;

/// How long to wait before trying again, each time.
const RETRIES: [Duration; 6] = [
    Duration::from_secs(1),
    Duration::from_secs(5),
    Duration::from_secs(20),
    Duration::from_secs(60),
    Duration::from_secs(240),
    Duration::from_secs(600),
];

/// What waits to be brought to one channel.
#[derive(Default)]
struct Bag {
    tables: BTreeSet<TableId>,
}

#[derive(Default)]
struct Desk {
    /// The channels where somebody is at work.
    bags: HashMap<ChannelId, Bag>,
    /// How many messages of others came below each board.
    below: HashMap<ChannelId, u32>,
    /// The tables whose board must come back to the bottom.
    reposts: BTreeSet<TableId>,
    /// What each board shows, as a sum: the same again need not be sent.
    shown: HashMap<TableId, u64>,
    /// How often we showed it.
    times: HashMap<TableId, u64>,
}

/// Takes note of what must be brought where.
#[derive(Clone, Default)]
pub struct Courier {
    desk: Arc<Mutex<Desk>>,
    asked: Arc<Notify>,
}

impl Courier {
    /// The table's board must come back to the bottom of its channel.
    pub fn repost(&self, table: TableId) {
        self.lock().reposts.insert(table);
        self.asked.notify_one();
    }

    /// Somebody wrote in a channel: if a board is there, it moved up.
    pub fn noticed(&self, channel: ChannelId) {
        *self.lock().below.entry(channel).or_default() += 1;
    }

    /// How many messages of others came below the board.
    pub fn below(&self, channel: ChannelId) -> u32 {
        self.lock().below.get(&channel).copied().unwrap_or_default()
    }

    /// The board was posted at the bottom.
    pub fn at_bottom(&self, channel: ChannelId) {
        self.lock().below.remove(&channel);
    }

    /// Whether a board shows just this already. Nobody shall see in an edit that changes nothing
    /// that somebody did something in private.
    pub fn shows(&self, table: TableId, board: &Message) -> bool {
        self.lock().shown.get(&table) == Some(&sum(board))
    }

    /// A board shows this now.
    pub fn shown(&self, table: TableId, board: &Message) {
        let mut desk = self.lock();
        desk.shown.insert(table, sum(board));
        *desk.times.entry(table).or_default() += 1;
    }

    /// How often we showed a board.
    pub fn shown_times(&self, table: TableId) -> u64 {
        self.lock().times.get(&table).copied().unwrap_or_default()
    }

    /// The answer to a press shows this on the board; or it may not have arrived, or we showed the
    /// board meanwhile: then nobody knows which of the two stands there.
    pub fn pressed(&self, table: TableId, sum: Option<u64>, times_before: u64) {
        let alone = self.shown_times(table) == times_before;
        let mut desk = self.lock();
        match sum.filter(|_| alone) {
            Some(sum) => desk.shown.insert(table, sum),
            None => desk.shown.remove(&table),
        };
    }

    /// Whether somebody asked for this table's board; the wish is granted now.
    pub fn take_repost(&self, table: TableId) -> bool {
        self.lock().reposts.remove(&table)
    }

    /// Puts a table into its channel's bag; tells whether nobody is at work there yet.
    fn put(&self, channel: ChannelId, table: TableId) -> bool {
        let mut desk = self.lock();
        let idle = !desk.bags.contains_key(&channel);
        desk.bags.entry(channel).or_default().tables.insert(table);
        idle
    }

    /// Takes the next table out of a channel's bag; the bag goes when it is empty.
    fn take(&self, channel: ChannelId) -> Option<TableId> {
        let mut desk = self.lock();
        let next = desk.bags.get_mut(&channel)?.tables.pop_first();
        if next.is_none() {
            desk.bags.remove(&channel);
        }
        next
    }

    fn lock(&self) -> MutexGuard<'_, Desk> {
        // No code panics while it holds the desk.
        self.desk.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What tells one board from another.
pub fn sum(board: &Message) -> u64 {
    let mut sum = DefaultHasher::new();
    board.hash(&mut sum);
    sum.finish()
}

/// Works for as long as the bot runs.
pub async fn work(house: Arc<House>) {
    let dirty = house.sessions.dirty();
    loop {
        let reposts = house.courier.asked.notified();
        tokio::select! {
            table = dirty.next() => send_off(&house, table).await,
            () = reposts => {
                let asked: Vec<TableId> = house.courier.lock().reposts.iter().copied().collect();
                for table in asked {
                    send_off(&house, table).await;
                }
            }
        }
    }
}

/// Hands a table to the task of its channel, which begins if there is none.
async fn send_off(house: &Arc<House>, table: TableId) {
    let channel = match channel_of(house, table).await {
        Ok(Some(channel)) => channel,
        Ok(None) => return,
        Err(fault) => {
            tracing::error!(table = table.0, %fault, "a table's news cannot be read");
            return;
        }
    };
    if house.courier.put(channel, table) {
        let house = Arc::clone(house);
        tokio::spawn(async move {
            while let Some(table) = house.courier.take(channel) {
                bring(&house, table).await;
            }
        });
    }
}

async fn channel_of(house: &House, table: TableId) -> Result<Option<ChannelId>, Fault> {
    Ok(match house.sessions.table(table).await? {
        Some(table) => Some(table.room().await?.place.channel),
        None => None,
    })
}

/// Brings a table's news, and tries again when Discord has trouble.
async fn bring(house: &House, table: TableId) {
    // Whoever pressed on the board is about to show what he did.
    house.presses.answered(table).await;
    let mut waits = RETRIES.iter();
    loop {
        let brought = std::panic::AssertUnwindSafe(delivery::deliver(house, table));
        let fault = match futures_util::FutureExt::catch_unwind(brought).await {
            Ok(Ok(())) => return,
            Ok(Err(fault)) => fault,
            Err(_) => {
                tracing::error!(table = table.0, "a table's news panicked");
                return;
            }
        };
        let Some(wait) = waits.next() else {
            // The marks still say what is owed: the next change, or the next start, tries again.
            tracing::error!(table = table.0, %fault, "a table's news could not be brought");
            return;
        };
        tracing::warn!(table = table.0, %fault, "a table's news must wait");
        tokio::time::sleep(*wait).await;
    }
}
