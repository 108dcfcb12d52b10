//! An index card in memory for every table that is not closed, so that thousands of sleeping tables
//! cost little. Holds nothing that the store does not.

use std::collections::{BTreeSet, HashMap};
use std::hash::Hash;

use parking_lot::Mutex;
use serde::{Deserialize, Serialize};
use tokio::sync::Notify;

use crate::delivery::pending::{Job, Pending, Work};
use crate::ids::{ChannelId, GuildId, Key, Millis, TableId, UserId, Version};
use crate::table::room::{Room, TableStage};

/// A table's index card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct IndexCard {
    /// Number of the table.
    pub table: TableId,
    /// The game's id.
    pub game: String,
    /// The server, if it is in one.
    pub guild: Option<GuildId>,
    /// The channel.
    pub channel: ChannelId,
    /// The people who sit there.
    pub users: Vec<UserId>,
    /// Stage of the table.
    pub stage: TableStage,
    /// Time at which its next decision is due, or a vote ends.
    pub next_due: Option<Millis>,
    /// Number of entries in its journal.
    pub version: Version,
    /// The key that it was founded with.
    pub founded_by: Key,
}

impl IndexCard {
    /// The card of a table.
    pub(crate) fn new(room: &Room, founded_by: Key) -> Self {
        Self {
            table: room.table,
            game: room.game.to_owned(),
            guild: room.place.guild,
            channel: room.place.channel,
            users: room.players().map(|(_, player)| player.user).collect(),
            stage: room.status.stage(),
            next_due: room.next_end(),
            version: room.version,
            founded_by,
        }
    }

    /// Tells whether the table is not closed, or its end was not delivered yet.
    #[must_use]
    pub(crate) fn is_active(&self, settled: Version) -> bool {
        self.stage != TableStage::Closed || settled < self.version
    }
}

/// A card in memory, where the game's name is shared.
struct CardInMemory {
    game: &'static str,
    guild: Option<GuildId>,
    channel: ChannelId,
    users: Box<[UserId]>,
    stage: TableStage,
    due: Option<Millis>,
    /// Pending from when it is due until its owner has looked after it.
    work: Option<Work>,
    version: Version,
}

/// Kind of work that is due at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Due {
    /// A decision's time is over.
    Deadline,
    /// Something is to be delivered, though nothing happened.
    Delivery,
}

#[derive(Default)]
struct CardIndex {
    by_table: HashMap<TableId, CardInMemory>,
    by_channel: HashMap<ChannelId, BTreeSet<TableId>>,
    by_guild: HashMap<GuildId, BTreeSet<TableId>>,
    by_user: HashMap<UserId, BTreeSet<TableId>>,
    /// The one queue of times: when what is due at which table.
    due: BTreeSet<(Millis, TableId, Due)>,
    /// Times at which something is to be delivered, by table, with the work that is pending from
    /// then on.
    deliveries: HashMap<TableId, (Millis, Work)>,
    pending: Pending,
}

/// All cards.
#[derive(Default)]
pub(crate) struct Index {
    cards: Mutex<CardIndex>,
    /// Told whenever the first deadline may have changed.
    pub sooner: Notify,
}

impl Index {
    /// An empty index. Its deadlines count as pending work once they have come.
    pub(crate) fn new(pending: Pending) -> Self {
        let index = Self::default();
        index.cards.lock().pending = pending;
        index
    }

    /// Puts a card in the place of the table's older one. Returns whether it tells anything new.
    pub(crate) fn put_card(&self, card: &IndexCard, game: &'static str, settled: Version) -> bool {
        let mut cards = self.cards.lock();
        let known = cards.by_table.get(&card.table).map(|card| card.version);
        if known.is_some_and(|known| known > card.version) {
            return false;
        }
        cards.remove(card.table);
        let is_active = card.is_active(settled);
        if is_active {
            cards.insert(card, game);
        }
        drop(cards);
        if card.next_due.is_some() {
            self.sooner.notify_one();
        }
        is_active && known != Some(card.version)
    }

    /// Marks a cached card as wrong: the next one put here replaces it.
    pub(crate) fn distrust(&self, table: TableId) {
        if let Some(card) = self.cards.lock().by_table.get_mut(&table) {
            card.version = Version(0);
        }
    }

    /// Notes the version up to which everything is delivered: a closed table can be forgotten then.
    pub(crate) fn settle(&self, table: TableId, settled: Version) {
        let mut cards = self.cards.lock();
        let is_done =
            |card: &CardInMemory| card.stage == TableStage::Closed && settled >= card.version;
        if cards.by_table.get(&table).is_some_and(is_done) {
            cards.remove(table);
        }
    }

    /// Number of entries in a table's journal, as far as it is known.
    pub(crate) fn version(&self, table: TableId) -> Option<Version> {
        self.cards
            .lock()
            .by_table
            .get(&table)
            .map(|card| card.version)
    }

    /// The server where a table stands, if it is on one that is known.
    pub(crate) fn guild(&self, table: TableId) -> Option<GuildId> {
        self.cards.lock().by_table.get(&table)?.guild
    }

    /// The game of a table, if the table is known.
    pub(crate) fn game(&self, table: TableId) -> Option<&'static str> {
        self.cards.lock().by_table.get(&table).map(|card| card.game)
    }

    /// The table that stands in a channel: the one that is played or gathers, else the newest
    /// that is over.
    pub(crate) fn table_at(&self, channel: ChannelId) -> Option<(TableId, TableStage)> {
        let cards = self.cards.lock();
        cards
            .open(cards.by_channel.get(&channel)?)
            .into_iter()
            .next()
    }

    /// The tables on a server.
    pub(crate) fn tables_on(&self, guild: GuildId) -> Vec<TableId> {
        let cards = self.cards.lock();
        let tables = cards.by_guild.get(&guild);
        tables.map_or_else(Vec::new, |tables| tables.iter().copied().collect())
    }

    /// The open tables where a person sits: played, gathering, over; newest first.
    pub(crate) fn open_tables_of(&self, user: UserId) -> Vec<TableId> {
        let cards = self.cards.lock();
        let tables = cards.by_user.get(&user);
        tables.map_or_else(Vec::new, |tables| {
            let open = cards.open(tables);
            open.into_iter().map(|(table, _)| table).collect()
        })
    }

    /// The tables in the lobby or in play where the user has a seat.
    pub(crate) fn unfinished_tables_of(&self, user: UserId) -> Vec<TableId> {
        let cards = self.cards.lock();
        let Some(tables) = cards.by_user.get(&user) else {
            return Vec::new();
        };
        let open = cards.open(tables).into_iter();
        let unfinished = open.filter(|(_, stage)| stage.holds_its_channel());
        unfinished.map(|(table, _)| table).collect()
    }

    /// Number of tables that gather at which the user sits first: those that they opened.
    pub(crate) fn lobbies(&self, user: UserId) -> usize {
        let cards = self.cards.lock();
        let tables = cards.by_user.get(&user).into_iter().flatten();
        let tables = tables.filter_map(|table| cards.by_table.get(table));
        let hosts = |card: &&CardInMemory| card.users.first() == Some(&user);
        tables
            .filter(hosts)
            .filter(|card| card.stage == TableStage::Lobby)
            .count()
    }

    /// The tables that gather.
    pub(crate) fn gathering_tables(&self) -> Vec<TableId> {
        let cards = self.cards.lock();
        let gathers = |card: &CardInMemory| card.stage == TableStage::Lobby;
        let tables = cards.by_table.iter().filter(|(_, card)| gathers(card));
        tables.map(|(table, _)| *table).collect()
    }

    /// All tables where a person sits or sat last, closed ones included.
    pub(crate) fn tables_naming(&self, user: UserId) -> Vec<TableId> {
        let cards = self.cards.lock();
        let tables = cards.by_user.get(&user);
        tables.map_or_else(Vec::new, |tables| tables.iter().copied().collect())
    }

    /// The tables with a deadline.
    pub(crate) fn tables_with_deadlines(&self) -> Vec<TableId> {
        let cards = self.cards.lock();
        let deadlines = cards.due.iter().filter(|(.., due)| *due == Due::Deadline);
        deadlines.map(|(_, table, _)| *table).collect()
    }

    /// Time at which the first of all is due.
    pub(crate) fn next_due(&self) -> Option<Millis> {
        self.cards.lock().due.first().map(|(at, ..)| *at)
    }

    /// Takes the tables whose deadlines have come. Each comes back when its owner has looked after
    /// it.
    pub(crate) fn take_due(&self, now: Millis) -> Vec<TableId> {
        let due = self.cards.lock().take(now, Due::Deadline);
        due.into_iter().map(|(_, table)| table).collect()
    }

    /// Takes the deliveries whose time has come: of tables whose people have the least time left,
    /// first.
    pub(crate) fn take_deliveries(&self, now: Millis) -> Vec<Work> {
        let mut cards = self.cards.lock();
        let mut due = cards.take(now, Due::Delivery);
        due.sort_by_key(|(_, table)| {
            let deadline = cards.by_table.get(table).and_then(|card| card.due);
            (deadline.unwrap_or(Millis(u64::MAX)), *table)
        });
        let work = due
            .into_iter()
            .filter_map(|(_, table)| cards.deliveries.remove(&table));
        work.map(|(_, work)| work).collect()
    }

    /// Queues a delivery for a table at this moment, unless one is queued for earlier.
    pub(crate) fn deliver_at(&self, at: Millis, work: Work) {
        let mut cards = self.cards.lock();
        let table = work.table();
        match cards.deliveries.get(&table) {
            Some((known, _)) if *known <= at => return,
            Some((known, _)) => {
                let known = (*known, table, Due::Delivery);
                cards.due.remove(&known);
            }
            None => {}
        }
        cards.due.insert((at, table, Due::Delivery));
        cards.deliveries.insert(table, (at, work));
        drop(cards);
        self.sooner.notify_one();
    }

    /// Puts a due table back: at its own deadline, but no sooner than `earliest`.
    pub(crate) fn due_again(&self, table: TableId, earliest: Millis) {
        let mut cards = self.cards.lock();
        let cards = &mut *cards;
        let Some(card) = cards.by_table.get_mut(&table) else {
            return;
        };
        if let Some(at) = card.due {
            cards.due.remove(&(at, table, Due::Deadline));
            let at = at.max(earliest);
            card.due = Some(at);
            card.work = Some(cards.pending.begin(table, Job::Delivery, at));
            cards.due.insert((at, table, Due::Deadline));
        }
        self.sooner.notify_one();
    }

    /// Number of tables in all, closed ones with news pending included.
    pub(crate) fn len(&self) -> usize {
        self.cards.lock().by_table.len()
    }
}

impl CardIndex {
    /// Adds a card; none of its table may be there.
    fn insert(&mut self, card: &IndexCard, game: &'static str) {
        let table = card.table;
        for user in &card.users {
            self.by_user.entry(*user).or_default().insert(table);
        }
        if let Some(guild) = card.guild {
            self.by_guild.entry(guild).or_default().insert(table);
        }
        self.by_channel
            .entry(card.channel)
            .or_default()
            .insert(table);
        if let Some(at) = card.next_due {
            self.due.insert((at, table, Due::Deadline));
        }
        self.by_table.insert(
            table,
            CardInMemory {
                game,
                guild: card.guild,
                channel: card.channel,
                users: card.users.clone().into_boxed_slice(),
                stage: card.stage,
                due: card.next_due,
                work: card
                    .next_due
                    .map(|at| self.pending.begin(table, Job::Delivery, at)),
                version: card.version,
            },
        );
    }

    /// Removes the card of a table.
    fn remove(&mut self, table: TableId) {
        let Some(card) = self.by_table.remove(&table) else {
            return;
        };
        for user in &card.users {
            forget(&mut self.by_user, user, table);
        }
        forget(&mut self.by_channel, &card.channel, table);
        if let Some(guild) = &card.guild {
            forget(&mut self.by_guild, guild, table);
        }
        if let Some(at) = card.due {
            self.due.remove(&(at, table, Due::Deadline));
        }
    }

    /// Takes from the queue of times all of this kind that have come.
    fn take(&mut self, now: Millis, what: Due) -> Vec<(Millis, TableId)> {
        let end = (Millis(now.0.saturating_add(1)), TableId(0), Due::Deadline);
        let come = self.due.range(..end).filter(|(.., due)| *due == what);
        let come: Vec<_> = come.copied().collect();
        for due in &come {
            self.due.remove(due);
        }
        come.into_iter().map(|(at, table, _)| (at, table)).collect()
    }

    /// The tables among these that are not closed: played, gathering, over; newest first.
    fn open(&self, tables: &BTreeSet<TableId>) -> Vec<(TableId, TableStage)> {
        let stage = |table: &TableId| self.by_table.get(table).map(|card| card.stage);
        let mut open: Vec<_> = tables
            .iter()
            .rev()
            .filter_map(|table| Some((*table, stage(table)?)))
            .filter(|(_, stage)| *stage != TableStage::Closed)
            .collect();
        // Stable: the newest stays first.
        open.sort_by_key(|(_, stage)| *stage);
        open
    }
}

/// Removes a table from one of the lists by place or person.
fn forget<K: Eq + Hash>(all: &mut HashMap<K, BTreeSet<TableId>>, key: &K, table: TableId) {
    if let Some(tables) = all.get_mut(key) {
        tables.remove(&table);
        if tables.is_empty() {
            all.remove(key);
        }
    }
}

#[cfg(test)]
mod tests;
