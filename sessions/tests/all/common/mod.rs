//! A toy game and the people who play it.
#![allow(dead_code, reason = "each test binary uses a part of this")]
#![allow(
    clippy::unwrap_used,
    reason = "these are tests, whose helpers clippy does not recognise"
)]

mod cluster;
mod heap;
mod skipped;
mod small_disk;

use std::sync::Arc;
use std::time::Duration;

use games::Seed;
use sessions::store::{Append, Memory, Sled};
use sessions::{
    Catalogue, ChannelId, FoundError, Founding, GuildId, IndexCard, Key, Locale, Manual, Millis,
    NewTable, Pace, Player, Sessions, Startup, Status, Store, Table, TableAction, TableId,
    TableStage, TypedTable, UserId, Venue, Version,
};

pub(crate) use cluster::{Cluster, cluster, connect, own_cluster};
pub(crate) use heap::*;
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
    pub clock: Arc<Manual>,
}

impl World {
    pub(crate) async fn new() -> Self {
        Self::over(store().await, Self::clock()).await
    }

    pub(crate) fn clock() -> Arc<Manual> {
        Arc::new(Manual::at(Millis(1_000_000)))
    }

    pub(crate) fn catalogue() -> Catalogue {
        Catalogue::new()
            .with::<Heap>()
            .with::<games::interceptor::Interceptor>()
            .with::<games::planetaire::Planetaire>()
    }

    pub(crate) async fn over(store: Arc<dyn Store>, clock: Arc<Manual>) -> Self {
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
        let founding = Founding::<Heap> {
            host: player(host),
            guests: Vec::new(),
            place: place(channel),
            options,
            pace,
            table_seed: Seed::new([7; 32]).into(),
            key,
        };
        self.sessions.found(founding).await
    }

    /// Ada and Bob play for their purses, to a heap that is so much higher than what they bring.
    pub(crate) async fn playing_for_purses(&self, channel: u64, goal: u32) -> TypedTable<Heap> {
        let options = Options {
            goal,
            purses: Some(Vec::new()),
        };
        let found = self.found_with(ADA, channel, Pace::Live, options, key());
        let id = found.await.unwrap().table;
        let table = self.table(id).await;
        table
            .act(BOB, key(), TableAction::Join(player(BOB)))
            .await
            .unwrap();
        table.act(ADA, key(), TableAction::Start).await.unwrap();
        self.heap(id).await
    }

    /// What a person's purse holds, opened as that person.
    pub(crate) async fn purse(&self, user: UserId) -> Purse {
        let kept = self.sessions.kept::<Heap>(Some(GuildId(9)), user).await;
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
        let id = self.found(ADA, channel, pace).await.unwrap().table;
        let table = self.table(id).await;
        table
            .act(BOB, key(), TableAction::Join(player(BOB)))
            .await
            .unwrap();
        table.act(ADA, key(), TableAction::Start).await.unwrap();
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

/// Fails after a minute instead of waiting for ever.
#[track_caller]
pub(crate) fn soon<T>(story: impl Future<Output = T>) -> impl Future<Output = T> {
    let caller = std::panic::Location::caller();
    async move {
        let within = tokio::time::timeout(Duration::from_secs(60), story).await;
        within.unwrap_or_else(|_| panic!("{caller}: nothing came of it within a minute"))
    }
}

/// Another player sits down in the seat that was left, and the host welcomes them.
pub(crate) async fn takes_over(table: &Table, user: UserId, welcomes: UserId) {
    let asked = table
        .act(user, key(), TableAction::Join(player(user)))
        .await
        .unwrap();
    table
        .act(welcomes, key(), TableAction::Agree(asked.version))
        .await
        .unwrap();
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

/// For checks that are not async themselves, to tell who called them.
pub(crate) fn run<T>(story: impl Future<Output = T>) -> T {
    let mut builder = tokio::runtime::Builder::new_current_thread();
    builder.enable_all().build().unwrap().block_on(story)
}
