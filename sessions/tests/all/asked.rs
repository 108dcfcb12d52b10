//! No player's time runs out before they were asked: a deadline waits until its player was shown
//! the decision.

use std::sync::Arc;

use crate::common::{ADA, Action, BOB, MINUTE, World, due, heap_of, key, store};
use games::Seat;
use sessions::{ChannelId, Marks, MessageId, Pace, Posted, Slot, Store, TypedTable, Version};

/// The board shows this version, posted just now.
async fn shown(world: &World, table: &TypedTable<crate::common::Heap>, version: Version) {
    let (channel, message, now) = (ChannelId(1), MessageId(7), world.clock.now());
    let shows = move |marks: &mut Marks| {
        let board = marks.slot_mut(Slot::Board);
        board.replace(Posted { channel, message });
        board.posted_at = now;
        marks.record_board(version, Vec::new());
    };
    table.table().note(shows).await.unwrap();
}

async fn version(table: &TypedTable<crate::common::Heap>) -> Version {
    table.table().room().await.unwrap().version
}

const fn ms(minutes: u64) -> Option<u64> {
    Some(minutes * 60_000)
}

/// Ada has acted, which the board does not show yet: Bob does not know that the table waits for
/// them.
async fn unasked() -> (World, TypedTable<crate::common::Heap>) {
    let world = World::new().await;
    let table = world.playing(1, Pace::Live).await;
    shown(&world, &table, version(&table).await).await;
    world.clock.advance(MINUTE);
    for person in [ADA, BOB] {
        table.act(person, key(), Action::Add(1)).await.unwrap();
    }
    (world, table)
}

#[tokio::test]
async fn deadline_starts_when_the_board_shows_it() {
    let (world, table) = unasked().await;
    let before = version(&table).await;
    world.clock.advance(MINUTE * 60);
    // Gives the scheduler time to play for them: another table's deadline comes later.
    let other = world.playing(2, Pace::Live).await;
    world.clock.advance(MINUTE * 5);
    world.reaches(&other, 2).await;
    assert_eq!((heap_of(&table).await, version(&table).await), (2, before));

    let now = world.clock.now();
    shown(&world, &table, before).await;
    assert_eq!(due(&table, now).await, [(0, ms(5)), (1, ms(5))]);
    // What is shown again moves nothing.
    world.clock.advance(MINUTE);
    shown(&world, &table, version(&table).await).await;
    assert_eq!(due(&table, now).await, [(0, ms(5)), (1, ms(5))]);
    world.clock.advance(MINUTE * 4);
    world.reaches(&table, 4).await;
}

#[tokio::test]
async fn seeing_the_console_starts_only_that_players_deadline() {
    let (world, table) = unasked().await;
    let now = world.clock.now();
    world.clock.advance(MINUTE * 2);
    let shown = Some((BOB, version(&table).await));
    let seen = move |marks: &mut Marks| marks.seat_mut(Seat::new(1)).shown = shown;
    table.table().note(seen).await.unwrap();
    assert_eq!(due(&table, now).await, [(0, ms(5)), (1, ms(7))]);
    world.clock.advance(MINUTE * 5);
    // The rules play for Bob, and wait for Ada.
    world.reaches(&table, 3).await;
    let late = due(&table, now).await;
    assert_eq!(late, [(0, ms(5))]);
}

#[tokio::test]
async fn prompt_board_gives_no_extra_time() {
    let (world, table) = unasked().await;
    let now = world.clock.now();
    world.clock.advance(MINUTE / 4);
    shown(&world, &table, version(&table).await).await;
    assert_eq!(due(&table, now).await, [(0, ms(5)), (1, ms(5))]);
}

#[tokio::test]
async fn unshown_and_renewed_deadlines_survive_a_restart() {
    let store: Arc<dyn Store> = store().await;
    let clock = World::clock();
    let id = {
        let world = World::over(store.clone(), clock.clone()).await;
        let table = world.playing(1, Pace::Live).await;
        shown(&world, &table, version(&table).await).await;
        clock.advance(MINUTE);
        table.act(ADA, key(), Action::Add(1)).await.unwrap();
        table.act(BOB, key(), Action::Add(1)).await.unwrap();
        table.table().id()
    };
    clock.advance(MINUTE * 60);
    let world = World::over(store.clone(), clock.clone()).await;
    let table = world.heap(id).await;
    assert_eq!(heap_of(&table).await, 2);
    shown(&world, &table, version(&table).await).await;
    let now = clock.now();
    let world = World::over(store, clock.clone()).await;
    let table = world.heap(id).await;
    assert_eq!(due(&table, now).await, [(0, ms(5)), (1, ms(5))]);
    clock.advance(MINUTE * 5);
    world.reaches(&table, 4).await;
}
