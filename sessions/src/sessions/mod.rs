//! [`Sessions`], the handle to all tables of this process.

mod forgetting;
mod founding;
mod game_records;
mod marks;
mod nights;
mod people;
mod puzzle_tries;
mod recount;
mod results;
mod riddles;
mod server_rules;
mod shards;
mod startup;
mod statistics;

pub use forgetting::Forgotten;
pub use founding::PracticeFounding;
pub use game_records::{PrivateRecord, Ran};
pub use recount::{Recounted, recount};
pub use startup::Startup;

use std::sync::Arc;
use std::time::{Duration, Instant};

use games::Game;
use tokio::sync::{Mutex, watch};

use crate::clock::Clock;
use crate::cluster;
pub use crate::cluster::Leases;
use crate::cluster::changes;
use crate::delivery::dirty::{Changes, Dirty};
use crate::delivery::pending::{Job, Work};
use crate::error::Failure;
use crate::ids::{ChannelId, GuildId, Millis, TableId, UserId, Version};
use crate::index::Index;
use crate::outage::Outages;
use crate::owner::ask::{Serving, Shared};
use crate::owner::catalogue::Catalogue;
use crate::owner::handle::{Table, TypedTable};
use crate::owner::invitation_times::InvitationTimes;
use crate::owner::registry::Registry;
use crate::owner::scheduler;
use crate::people::known::People;
use crate::repository::Repository;
use crate::store::{DatabaseAddress, Store, StoreError};
use crate::table::entry::AnyEntry;
use crate::table::journal_error::JournalError;

/// All tables. Cheap to clone.
#[derive(Clone)]
pub struct Sessions(Arc<Inner>);

struct Inner {
    registry: Arc<Registry>,
    /// Held by the one that founds or moves a table.
    founding: Arc<Mutex<()>>,
    people: Arc<People>,
    /// This process as one of several; `None` where it is alone.
    member: Option<Arc<cluster::Member>>,
    /// The scheduler runs as long as this is here and silent.
    running: watch::Sender<()>,
}

impl Sessions {
    /// Opens the tables that the store knows. Must be called within a tokio runtime.
    ///
    /// # Errors
    /// When the store cannot tell which tables there are.
    pub async fn open(
        store: Arc<dyn Store>,
        clock: Arc<Clock>,
        catalogue: Catalogue,
    ) -> Result<(Self, Startup), StoreError> {
        let store = Repository::new(store);
        let (seen, now) = (store.seen_alive().await, clock.now());
        if seen.is_none() {
            // If this process is killed before its first heartbeat, it counts as alive until now.
            store.note_alive(now).await;
        }
        let outages = Outages::since(seen, now);
        Self::start((store, clock), catalogue, outages, None).await
    }

    /// Like [`Self::open`], for one of several processes on a database: each serves what it holds
    /// leases on, once it has said how many shards there are ([`Sessions::takes_part`]). The clock
    /// follows the database's, so that a deadline is one moment for all of them.
    ///
    /// # Errors
    /// When the store cannot tell which tables there are.
    pub async fn open_among_several(
        (store, address): (Arc<dyn Store>, &DatabaseAddress),
        clock: Arc<Clock>,
        catalogue: Catalogue,
    ) -> Result<(Self, Startup), StoreError> {
        let store = Repository::new(store);
        let seen = store.seen_alive().await;
        let member = cluster::Member::new(address, seen);
        Self::start((store, clock), catalogue, Outages::default(), Some(member)).await
    }

    /// Opens the tables of a store, and starts the tasks that look after them.
    async fn start(
        (store, clock): (Repository, Arc<Clock>),
        catalogue: Catalogue,
        outages: Outages,
        member: Option<Arc<cluster::Member>>,
    ) -> Result<(Self, Startup), StoreError> {
        let began = Instant::now();
        // Subscribed before the tables are read, so that no write in between is missed.
        let change_feed = store.change_feed().await?;
        let changes = Arc::new(Changes::default());
        let shared = Arc::new(Shared {
            outages,
            invitations: InvitationTimes::default(),
            serving: member.clone().map(|member| member as Arc<dyn Serving>),
            store: Arc::new(store),
            clock,
            index: Index::new(changes.pending.clone()),
            changes,
        });
        let mut startup = startup::fill(&shared, &catalogue).await?;
        let registry = Arc::new(Registry::new(Arc::clone(&shared), catalogue));
        let (running, stop) = watch::channel(());
        tokio::spawn(scheduler::run(
            Arc::clone(&shared),
            Arc::downgrade(&registry),
            stop.clone(),
        ));
        if let Some(member) = &member {
            member.start(Arc::downgrade(&registry), &stop);
        }
        let people = Arc::new(People::default());
        if shared.store.is_shared() {
            let known = (Arc::downgrade(&registry), Arc::downgrade(&people));
            tokio::spawn(changes::follow(change_feed, known, stop));
        }
        let sessions = Self(Arc::new(Inner {
            registry,
            founding: Arc::default(),
            people,
            member,
            running,
        }));
        startup.took = began.elapsed();
        Ok((sessions, startup))
    }

    /// The table that stands in a channel: the one that is played or gathers, else the newest
    /// that is over.
    #[must_use]
    pub fn table_at(&self, channel: ChannelId) -> Option<TableId> {
        self.shared()
            .index
            .table_at(channel)
            .map(|(table, _)| table)
    }

    /// The table that is played or gathers in a channel.
    #[must_use]
    pub fn holder(&self, channel: ChannelId) -> Option<TableId> {
        let found = self.shared().index.table_at(channel);
        found
            .filter(|(_, stage)| stage.holds_its_channel())
            .map(|(table, _)| table)
    }

    /// The tables on a server, including closed ones with pending deliveries.
    #[must_use]
    pub fn tables_on(&self, guild: GuildId) -> Vec<TableId> {
        self.shared().index.tables_on(guild)
    }

    /// The open tables where a person sits: those that are played, that gather, that are over;
    /// newest first.
    #[must_use]
    pub fn open_tables_of(&self, user: UserId) -> Vec<TableId> {
        self.shared().index.open_tables_of(user)
    }

    /// The game of a table that is not closed.
    #[must_use]
    pub fn game_of(&self, table: TableId) -> Option<&'static str> {
        self.shared().index.game(table)
    }

    /// A table, closed ones included; `None` if it never was.
    ///
    /// # Errors
    /// When the store fails or the catalogue lacks its game.
    pub async fn table(&self, id: TableId) -> Result<Option<Table>, Failure> {
        let game = match self.game_of(id) {
            Some(game) => game,
            None => match self.closed_game(id).await? {
                Some(game) => game,
                None => return Ok(None),
            },
        };
        Ok(Some(Table {
            registry: Arc::clone(&self.0.registry),
            id,
            game,
        }))
    }

    /// A table that plays `G`; `None` if there is none or it plays something else.
    ///
    /// # Errors
    /// When the store fails or the catalogue lacks its game.
    pub async fn table_of<G: Game>(&self, id: TableId) -> Result<Option<TypedTable<G>>, Failure> {
        let table = self.table(id).await?;
        Ok(table
            .filter(|table| table.game == G::ID)
            .map(TypedTable::new))
    }

    /// Hands out tables that changed, first those with deliveries pending from before the start.
    #[must_use]
    pub fn dirty(&self) -> Dirty {
        Dirty(Arc::clone(&self.shared().changes.for_delivery))
    }

    /// Hands out changed tables to the computer players, those where a computer sits first.
    #[must_use]
    pub fn dirty_for_computers(&self) -> Dirty {
        let queue = &self.shared().changes.for_computers;
        for computer in UserId::computers() {
            let tables = self.open_tables_of(computer).into_iter();
            tables.for_each(|table| queue.report(table));
        }
        Dirty(Arc::clone(queue))
    }

    /// The time, by the clock that deadlines go by.
    #[must_use]
    pub fn now(&self) -> Millis {
        self.shared().clock.now()
    }

    /// The clock for deadlines; everything that waits on a table uses it too.
    #[must_use]
    pub fn clock(&self) -> Arc<Clock> {
        Arc::clone(&self.shared().clock)
    }

    /// Time of the last backup; `None` where that is unknown.
    pub async fn last_backup(&self) -> Option<Millis> {
        self.shared().store.last_backup().await
    }

    /// Number of changed tables that wait for delivery, and the time for which the first has.
    #[must_use]
    pub fn waiting(&self) -> (usize, Duration) {
        self.shared().changes.for_delivery.waiting()
    }

    /// Number of tables in the index, and of those that are awake.
    #[must_use]
    pub fn load(&self) -> (usize, usize) {
        (self.shared().index.len(), self.registry().awake())
    }

    /// The tables with such work under way at this moment.
    #[must_use]
    pub fn pending(&self, jobs: &[Job], now: Millis) -> Vec<TableId> {
        self.shared().changes.pending.tables(jobs, now)
    }

    /// Waits until no table has such work under way.
    pub async fn idle(&self, jobs: &[Job], now: Millis) {
        self.shared()
            .changes
            .pending
            .wait_until_none(jobs, now)
            .await;
    }

    /// Time at which such work begins next at a table, after this moment.
    #[must_use]
    pub fn next_work(&self, table: TableId, job: Job, now: Millis) -> Option<Millis> {
        self.shared().changes.pending.next_start(table, job, now)
    }

    /// Has a table count as pending for as long as this lives, from this moment on.
    #[must_use]
    pub fn work(&self, table: TableId, job: Job, from: Millis) -> Work {
        self.shared().changes.pending.begin(table, job, from)
    }

    /// Has a table handed out again at this moment, unless it is before that: something is to be
    /// delivered then, though nothing happens.
    pub fn deliver_at(&self, table: TableId, at: Millis) {
        let work = self.work(table, Job::Delivery, at);
        self.shared().index.deliver_at(at, work);
    }

    /// Waits until the store has lost something that it cannot get back by itself, and returns why:
    /// the process shall end then.
    pub fn unrecoverable_error(&self) -> impl Future<Output = StoreError> + Send + 'static {
        let store = Arc::clone(&self.shared().store);
        async move { store.unrecoverable_error().await }
    }

    /// Lets every table finish what it was asked, and closes the store. Later requests fail.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn close(self) -> Result<(), StoreError> {
        // The scheduler may be gone already.
        let _ = self.0.running.send(());
        self.0.registry.stop().await;
        if let Some(member) = &self.0.member {
            member.release_all().await;
        }
        self.shared().store.close().await
    }

    /// The game of a table that is not in the index, by its journal; `None` if there is no such
    /// table.
    async fn closed_game(&self, table: TableId) -> Result<Option<&'static str>, Failure> {
        let journal = self.shared().store.read(table, Version(0)).await?;
        let first = &journal[..journal.len().min(1)];
        let first = self.shared().store.entries(table, first).await?;
        let Some(game) = first.first().and_then(AnyEntry::game) else {
            return Ok(None);
        };
        let found = self.0.registry.catalogue.id(game);
        let other = || JournalError::OtherGame {
            table,
            game: game.to_owned(),
        };
        Ok(Some(found.ok_or_else(other)?))
    }

    fn member(&self) -> Option<&Arc<cluster::Member>> {
        self.0.member.as_ref()
    }

    fn shared(&self) -> &Shared {
        &self.0.registry.shared
    }

    fn founding(&self) -> &Arc<Mutex<()>> {
        &self.0.founding
    }

    fn registry(&self) -> &Arc<Registry> {
        &self.0.registry
    }

    fn known_people(&self) -> &People {
        &self.0.people
    }
}
