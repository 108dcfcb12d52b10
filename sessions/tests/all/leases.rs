//! Several processes on one database: a table's posts and deadlines are one's at a time.

use std::sync::Arc;
use std::time::Duration;

use crate::common::{World, cluster, connect, soon};
use sessions::store::DatabaseAddress;
use sessions::{
    ChannelId, Clock, Marks, MessageId, Millis, Pace, Posted, Sessions, Shard, Slot, Store,
    Version, machine_now,
};

/// A database of several processes; none where PostgreSQL is not installed.
struct House {
    url: String,
    address: DatabaseAddress,
}

impl House {
    async fn new() -> Option<Self> {
        let url = cluster()?.address().await;
        let address = DatabaseAddress::read(&url, None).unwrap();
        Some(Self { url, address })
    }

    async fn store(&self) -> Arc<dyn Store> {
        Arc::new(connect(&self.url).await)
    }
}

/// One of several processes of a bot with so many shards; Discord is up wherever it serves.
async fn beside(house: &House, world: &World, shards: u32) -> Sessions {
    let store = (house.store().await, &house.address);
    let clock = Arc::clone(&world.clock);
    let opened = Sessions::open_among_several(store, clock, World::catalogue());
    let (sessions, _) = opened.await.unwrap();
    let mut leases = sessions.takes_part(shards, 0);
    let hears = sessions.clone();
    tokio::spawn(async move {
        while leases.changed().await.is_ok() {
            let now = leases.borrow_and_update().clone();
            for id in now.held.union(&now.coming).copied() {
                hears.shard_is_up(Shard { id, of: now.of });
            }
        }
    });
    sessions
}

/// Waits until this is so.
async fn until(mut holds: impl FnMut() -> bool) {
    soon(async {
        while !holds() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    })
    .await;
}

#[tokio::test]
async fn table_passes_from_one_process_to_another() {
    let Some(house) = House::new().await else {
        return;
    };
    let world = World::over(house.store().await, World::clock()).await;
    let table = world.playing(1, Pace::Live).await;
    let id = table.table().id();
    let here = beside(&house, &world, 1).await;
    until(|| here.serves(id)).await;
    let there = beside(&house, &world, 1).await;
    let same = there.table(id).await.unwrap().unwrap();
    let mine = here.table(id).await.unwrap().unwrap();
    // The other one knows that it is there.
    until(|| there.knows_its_shards()).await;
    assert!(here.serves(id) && !there.serves(id));

    // Who serves it hears that it is to be looked at; and where another one showed its board at the
    // same moment, it is shown once more.
    let dirty = here.dirty();
    while dirty.try_next().is_some() {}
    there.touch(id);
    assert_eq!(soon(dirty.next()).await, id);
    let (channel, message) = (ChannelId(1), MessageId(5));
    let shows = |version: Version| {
        move |marks: &mut Marks| {
            let board = marks.slot_mut(Slot::Board);
            board.replace(Posted { channel, message });
            marks.record_board(version, Vec::new());
        }
    };
    let now = mine.room().await.unwrap().version;
    let seen = same.marks().await.unwrap().slot(Slot::Board);
    mine.note(shows(now)).await.unwrap();
    let shown = async || mine.marks().await.unwrap().board().unwrap().shown;
    assert_eq!(shown().await, now);
    let late = same.note_over((Slot::Board, seen), shows(Version(1)));
    assert_eq!(late.await.unwrap(), None);
    assert_eq!(shown().await, now);
    same.note(Marks::distrust_board).await.unwrap();
    assert_eq!(shown().await, Version(0));
    there.touch(id);
    assert_eq!(soon(dirty.next()).await, id);

    // It goes, and the other one has its tables, and hears what they have pending.
    let owed = there.dirty();
    while owed.try_next().is_some() {}
    here.close().await.unwrap();
    until(|| there.serves(id)).await;
    assert_eq!(soon(owed.next()).await, id);
}

#[tokio::test]
async fn machines_with_wrong_clocks_use_the_stores_clock() {
    let Some(house) = House::new().await else {
        return;
    };
    let minutes = |by: i64| {
        let clock = Arc::new(Clock::default());
        let shows = machine_now().0.saturating_add_signed(by * 60_000);
        clock.put_right(Millis(shows), Duration::ZERO);
        clock
    };
    let mut all = Vec::new();
    for by in [5, -3] {
        let clock = minutes(by);
        let apart = clock.now().0.abs_diff(machine_now().0);
        assert!(apart > 60_000, "{apart} ms");
        let store = (house.store().await, &house.address);
        let opened = Sessions::open_among_several(store, clock, World::catalogue());
        let (sessions, _) = opened.await.unwrap();
        let _leases = sessions.takes_part(2, 0);
        all.push(sessions);
    }
    // Deadlines come for both at the same moment, to less than a second.
    let apart = || all[0].now().0.abs_diff(all[1].now().0);
    until(|| apart() < 1_000).await;
    until(|| all[0].now().0.abs_diff(machine_now().0) < 1_000).await;
}
