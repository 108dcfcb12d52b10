//! A toy game and the people who play it.
#![allow(dead_code, reason = "each test binary uses a part of this")]

mod cluster;
mod heap;
mod power;
mod skipped;
mod small_disk;

use std::panic::Location;
use std::sync::Arc;
use std::time::Duration;

use games::{Game, Seed, Spoken};
use sessions::store::{Append, Memory, Sled};
use sessions::{
    Catalogue, ChannelId, Clock, Done, FoundError, Founding, GuildId, IndexCard, Key, Locale,
    Millis, NewTable, Pace, Player, Sessions, Startup, Status, Store, Table, TableAction,
    TableError, TableId, TableRefusal, TableStage, TypedTable, UserId, Venue, Version,
};

pub(crate) use cluster::{Cluster, cluster, connect, own_cluster, run};
pub(crate) use heap::*;
pub(crate) use power::Disk;
pub(crate) use skipped::skipped;
pub(crate) use small_disk::SmallDisk;

pub(crate) const MINUTE: Duration = Duration::from_secs(60);
pub(crate) const DAY: Duration = Duration::from_secs(24 * 60 * 60);

pub(crate) const ADA: UserId = UserId(1);
pub(crate) const BOB: UserId = UserId(2);
pub(crate) const CLO: UserId = UserId(3);
pub(crate) const DAN: UserId = UserId(4);

pub(crate) fn player(user: UserId) -> Player {
    Player {
        user,
        name: format!("player {user}"),
        locale: Locale("fr".to_owned()),
    }
}

pub(crate) fn place(channel: u64) -> Venue {
    Venue {
        guild: Some(GuildId(9)),
        channel: ChannelId(channel),
        locale: Locale("fr".to_owned()),
        is_own_thread: false,
    }
}

pub(crate) fn key() -> Key {
    use std::sync::atomic::{AtomicU64, Ordering};
    static NEXT: AtomicU64 = AtomicU64::new(1_000_000);
    Key(NEXT.fetch_add(1, Ordering::Relaxed))
}

/// One process, with a clock that the test moves.
pub(crate) struct World {
    pub sessions: Sessions,
    pub startup: Startup,
    pub clock: Arc<Clock>,
}

impl World {
    pub(crate) async fn new() -> Self {
        Self::over(store().await, Self::clock()).await
    }

    pub(crate) fn clock() -> Arc<Clock> {
        Arc::new(Clock::stopped_at(Millis(1_000_000)))
    }

    pub(crate) fn catalogue() -> Catalogue {
        Catalogue::new()
            .with::<Heap>()
            .with::<games::interceptor::Interceptor>()
            .with::<games::planetaire::Planetaire>()
    }

    pub(crate) async fn over(store: Arc<dyn Store>, clock: Arc<Clock>) -> Self {
        let opened = Sessions::open(store, clock.clone(), Self::catalogue()).await;
        let (sessions, startup) = opened.unwrap();
        Self {
            sessions,
            startup,
            clock,
        }
    }

    pub(crate) async fn found(
        &self,
        host: UserId,
        channel: u64,
        pace: Pace,
    ) -> Result<NewTable, FoundError> {
        self.found_with(host, channel, pace, Options::default(), key())
            .await
    }

    pub(crate) async fn found_with(
        &self,
        host: UserId,
        channel: u64,
        pace: Pace,
        options: Options,
        key: Key,
    ) -> Result<NewTable, FoundError> {
        let founding = founding::<Heap>(vec![player(host)], channel, options);
        let founding = Founding {
            pace,
            key,
            ..founding
        };
        self.sessions.found_table(founding).await
    }

    /// Ada and Bob play for their purses, to a heap that is so much higher than what they bring.
    pub(crate) async fn playing_for_purses(&self, channel: u64, goal: u32) -> TypedTable<Heap> {
        let options = Options {
            goal,
            purses: Some(Vec::new()),
        };
        let people = [ADA, BOB];
        self.between(&people, channel, Pace::Live, options).await
    }

    /// What a person's purse holds, opened as that person.
    pub(crate) async fn purse(&self, user: UserId) -> Purse {
        let kept = self.sessions.record::<Heap>(Some(GuildId(9)), user).await;
        kept.unwrap().open_as(user).unwrap()
    }

    pub(crate) async fn table(&self, id: TableId) -> Table {
        self.sessions.table(id).await.unwrap().unwrap()
    }

    pub(crate) async fn heap(&self, id: TableId) -> TypedTable<Heap> {
        self.sessions.table_of::<Heap>(id).await.unwrap().unwrap()
    }

    /// Ada and Bob play in a channel.
    pub(crate) async fn playing(&self, channel: u64, pace: Pace) -> TypedTable<Heap> {
        let (people, options) = ([ADA, BOB], Options::default());
        self.between(&people, channel, pace, options).await
    }

    /// The first of these people founds a table, the others join, and they begin.
    pub(crate) async fn between(
        &self,
        people: &[UserId],
        channel: u64,
        pace: Pace,
        options: Options,
    ) -> TypedTable<Heap> {
        let (host, guests) = people.split_first().unwrap();
        let found = self.found_with(*host, channel, pace, options, key()).await;
        let id = found.unwrap().table;
        let table = self.table(id).await;
        for guest in guests {
            does(&table, *guest, TableAction::Join(player(*guest))).await;
        }
        does(&table, *host, TableAction::Start).await;
        self.heap(id).await
    }

    /// Waits until the heap is this high: playing for silent players happens by itself.
    pub(crate) async fn reaches(&self, table: &TypedTable<Heap>, heap: u32) {
        let dirty = self.sessions.dirty();
        soon(async {
            while heap_of(table).await < heap {
                dirty.next().await;
            }
        })
        .await;
        assert_eq!(heap_of(table).await, heap);
    }

    /// Waits until a table has this status.
    pub(crate) async fn becomes(&self, table: &Table, status: Status) {
        let dirty = self.sessions.dirty();
        soon(async {
            while table.room().await.unwrap().status != status {
                dirty.next().await;
            }
        })
        .await;
    }
}

/// A table of these people, the first of whom is its host.
pub(crate) fn founding<G: Game>(
    mut people: Vec<Player>,
    channel: u64,
    options: G::Options,
) -> Founding<G> {
    Founding {
        host: people.remove(0),
        guests: people,
        place: place(channel),
        options,
        pace: Pace::Live,
        table_seed: Seed::new([7; 32]).into(),
        key: key(),
    }
}

/// Founds a table, and its host starts the game.
pub(crate) async fn begun<G: Spoken>(sessions: &Sessions, founding: Founding<G>) -> TypedTable<G> {
    let host = founding.host.user;
    let id = sessions.found_table(founding).await.unwrap().table;
    let table = sessions.table_of::<G>(id).await.unwrap().unwrap();
    does(table.table(), host, TableAction::Start).await;
    table
}

/// What comes of a person's action at a table: it is done or refused.
#[track_caller]
pub(crate) fn tries(
    table: &Table,
    user: UserId,
    action: TableAction,
) -> impl Future<Output = Result<Done, TableRefusal>> {
    let caller = Location::caller();
    async move {
        match table.act(user, key(), action).await {
            Ok(done) => Ok(done),
            Err(TableError::Refused(refusal)) => Err(refusal),
            Err(TableError::Failed(failure)) => panic!("{caller}: {failure}"),
        }
    }
}

/// A person does something at a table.
#[track_caller]
pub(crate) fn does(table: &Table, user: UserId, action: TableAction) -> impl Future<Output = Done> {
    let (caller, tried) = (Location::caller(), tries(table, user, action));
    async move {
        let done = tried.await;
        done.unwrap_or_else(|why| panic!("{caller}: {why:?}"))
    }
}

/// Why a table refuses a person's action.
#[track_caller]
pub(crate) fn refuses(
    table: &Table,
    user: UserId,
    action: TableAction,
) -> impl Future<Output = TableRefusal> {
    let (caller, tried) = (Location::caller(), tries(table, user, action));
    async move {
        let why = tried.await.err();
        why.unwrap_or_else(|| panic!("{caller}: it was granted"))
    }
}

/// Fails after a minute instead of waiting for ever.
#[track_caller]
pub(crate) fn soon<T>(story: impl Future<Output = T>) -> impl Future<Output = T> {
    let caller = Location::caller();
    async move {
        let within = tokio::time::timeout(Duration::from_secs(60), story).await;
        within.unwrap_or_else(|_| panic!("{caller}: nothing came of it within a minute"))
    }
}

/// Waits until this is so.
pub(crate) async fn until(mut holds: impl AsyncFnMut() -> bool) {
    soon(async {
        while !holds().await {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    })
    .await;
}

/// Another player sits down in the seat that was left, and the host welcomes them.
pub(crate) async fn takes_over(table: &Table, user: UserId, welcomes: UserId) {
    let asked = does(table, user, TableAction::Join(player(user))).await;
    does(table, welcomes, TableAction::Agree(asked.version)).await;
}

pub(crate) async fn heap_of(table: &TypedTable<Heap>) -> u32 {
    let snapshot = table.snapshot().await.unwrap();
    snapshot.public_view().unwrap().open().heap
}

/// When each seat's decision is due, in milliseconds after `since`.
pub(crate) async fn due(table: &TypedTable<Heap>, since: Millis) -> Vec<(usize, Option<u64>)> {
    let room = table.table().room().await.unwrap();
    let after = |at: Option<Millis>| at.map(|at| at.0 - since.0);
    room.due
        .iter()
        .map(|d| (d.seat.index(), after(d.at)))
        .collect()
}

/// An entry in which nothing happens.
pub(crate) fn append(table: u64, expected: u64, stage: TableStage) -> Append {
    let (version, key) = (expected + 1, table * 1000 + expected);
    let entry = format!(r#"{{"f":1,"v":{version},"at":7,"once":{{"Key":{key}}},"by":{ADA}}}"#);
    Append {
        expected: Version(expected),
        entry: entry.into_bytes(),
        card: IndexCard {
            table: TableId(table),
            game: "heap".to_owned(),
            guild: None,
            channel: ChannelId(table),
            users: vec![ADA],
            stage,
            next_due: None,
            version: Version(expected + 1),
            founded_by: Key(table * 100),
        },
        page_writes: Vec::new(),
    }
}

/// Appends such an entry.
#[track_caller]
pub(crate) fn stored(
    store: &dyn Store,
    table: u64,
    expected: u64,
    stage: TableStage,
) -> impl Future<Output = ()> {
    let caller = Location::caller();
    async move {
        let done = store.append(append(table, expected, stage)).await;
        done.unwrap_or_else(|error| panic!("{caller}: {error}"));
    }
}

/// A store of one's own: in memory, or where `HOUSTON_TEST_STORE` says `postgres`, in a database.
pub(crate) async fn store() -> Arc<dyn Store> {
    match std::env::var("HOUSTON_TEST_STORE").as_deref() {
        Ok("postgres") => {
            let cluster = cluster().unwrap();
            Arc::new(connect(&cluster.address().await).await)
        }
        Ok(other) => panic!("HOUSTON_TEST_STORE is {other:?}"),
        Err(_) => Arc::new(Memory::new()),
    }
}

/// The same for two processes, each with a connection of its own.
pub(crate) async fn stores() -> (Arc<dyn Store>, Arc<dyn Store>) {
    if std::env::var("HOUSTON_TEST_STORE").is_err() {
        let store = store().await;
        return (Arc::clone(&store), store);
    }
    let address = cluster().unwrap().address().await;
    let store = async || Arc::new(connect(&address).await);
    (store().await, store().await)
}

pub(crate) fn sled(dir: &std::path::Path) -> Arc<Sled> {
    // A process that another test begins at this moment holds for an instant what we held.
    for _ in 0..500 {
        match Sled::open(dir) {
            Err(sessions::StoreError::InUse { .. }) => {
                std::thread::sleep(Duration::from_millis(10))
            }
            opened => return Arc::new(opened.unwrap()),
        }
    }
    panic!("{} stays in use", dir.display());
}
