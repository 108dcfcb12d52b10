//! Taking back acts: alone until another player built on it, then with everyone's consent, and
//! never where something was revealed. It is the same game as without the slip, dice included.

use std::sync::Arc;
use std::time::Duration;

use crate::common::{
    ADA, Action, BOB, Glimpse, Heap, MINUTE, World, does, due, heap_of, key, refuses, store, tries,
};
use games::Seat;
use sessions::{
    Done, Mood, NotUndoable, Pace, Room, Store, TableAction, TableRefusal, TypedTable, UndoConsent,
    UserId, Version,
};

const ADAS: Seat = Seat::new(0);

async fn back(table: &TypedTable<Heap>, user: UserId) -> Result<Done, TableRefusal> {
    tries(table.table(), user, TableAction::TakeBack(None)).await
}

async fn undo_consent(
    table: &TypedTable<Heap>,
    user: UserId,
) -> Option<Result<UndoConsent, NotUndoable>> {
    let last = table.snapshot().await.unwrap().last_act(user);
    last.map(|last| last.undo_consent)
}

async fn adds(table: &TypedTable<Heap>, user: UserId, n: u32) {
    table.act(user, key(), Action::Add(n)).await.unwrap();
}

/// A table of the same seed, and what it is read from.
async fn playing() -> (World, TypedTable<Heap>) {
    let world = World::new().await;
    let table = world.playing(1, Pace::Live).await;
    (world, table)
}

#[tokio::test]
async fn undo_restores_the_authors_remaining_time() {
    let store: Arc<dyn Store> = store().await;
    let world = World::over(store.clone(), World::clock()).await;
    let table = world.playing(1, Pace::Live).await;
    assert_eq!(undo_consent(&table, ADA).await, None);
    assert_eq!(
        back(&table, ADA).await.unwrap_err(),
        TableRefusal::NotUndoable(NotUndoable::Nothing)
    );
    world.clock.advance(MINUTE * 2);
    adds(&table, ADA, 4).await;
    assert_eq!(
        undo_consent(&table, ADA).await,
        Some(Ok(UndoConsent::Alone))
    );
    world.clock.advance(MINUTE);
    let before = table.snapshot().await.unwrap().version();
    let undo = key();
    let done = table
        .table()
        .act(ADA, undo, TableAction::TakeBack(Some(1)))
        .await
        .unwrap();
    assert!(!done.repeated);
    assert_eq!(heap_of(&table).await, 0);
    // Delivered twice, it happens once; and it is no longer Ada's last act.
    let again = table
        .table()
        .act(ADA, undo, TableAction::TakeBack(Some(1)))
        .await
        .unwrap();
    assert!(again.repeated);
    assert_eq!(undo_consent(&table, ADA).await, None);
    let now = world.clock.now();
    let minutes = |n: u64| Some(n * 60 * 1_000);
    assert_eq!(due(&table, now).await, [(0, minutes(3)), (1, minutes(2))]);
    // It is told that it was, and that it is taken back.
    let news = table.snapshot().await.unwrap().public_news(Version(0));
    let news = news.into_iter();
    let news = news.map(|it| (it.number.0, it.mood, it.glimpse.open()));
    let news: Vec<_> = news.collect();
    let heap = Glimpse::Heap(4);
    assert_eq!(
        news,
        [(1, Mood::Undone, heap.clone()), (1, Mood::Undoing, heap)]
    );
    let since = table.snapshot().await.unwrap().public_news(before);
    assert_eq!(since.len(), 1);
    // All of it is in the journal.
    adds(&table, ADA, 5).await;
    let known = format!("{:?}", *table.table().room().await.unwrap());
    let again = World::over(store, World::clock()).await;
    let read = again.heap(table.table().id()).await;
    let room: Arc<Room> = read.table().room().await.unwrap();
    assert_eq!(format!("{room:?}"), known);
    assert_eq!(heap_of(&read).await, 5);
    assert_eq!(undo_consent(&read, ADA).await, Some(Ok(UndoConsent::Alone)));
}

#[tokio::test]
async fn undo_after_later_moves_needs_consent() {
    let (_world, table) = playing().await;
    adds(&table, ADA, 4).await;
    adds(&table, BOB, 5).await;
    assert_eq!(
        undo_consent(&table, ADA).await,
        Some(Ok(UndoConsent::Together { more: 1 }))
    );
    // Ada has had a decision to make since, and may have begun to build on Bob's act.
    assert_eq!(
        undo_consent(&table, BOB).await,
        Some(Ok(UndoConsent::Together { more: 0 }))
    );
    let asked = back(&table, ADA).await.unwrap();
    assert_eq!(asked.room.motions.len(), 1);
    assert_eq!(heap_of(&table).await, 9);
    // One no is enough.
    let number = asked.room.motions[0].number;
    does(table.table(), BOB, TableAction::Oppose(number)).await;
    assert_eq!(heap_of(&table).await, 9);
    let asked = back(&table, ADA).await.unwrap();
    let number = asked.room.motions[0].number;
    let done = does(table.table(), BOB, TableAction::Agree(number)).await;
    assert!(done.room.motions.is_empty());
    assert_eq!(heap_of(&table).await, 0);
    assert_eq!(undo_consent(&table, BOB).await, None);
}

#[tokio::test]
async fn undo_request_lapses_with_the_next_move() {
    let (_world, table) = playing().await;
    adds(&table, ADA, 4).await;
    adds(&table, BOB, 5).await;
    let asked = back(&table, ADA).await.unwrap();
    let number = asked.room.motions[0].number;
    adds(&table, BOB, 6).await;
    let late = refuses(table.table(), BOB, TableAction::Agree(number)).await;
    assert_eq!(late, TableRefusal::Settled);
    assert_eq!(heap_of(&table).await, 15);
}

#[tokio::test]
async fn revealed_moves_cannot_be_undone() {
    let (world, table) = playing().await;
    adds(&table, ADA, 4).await;
    table.act(BOB, key(), Action::Roll).await.unwrap();
    for (user, stands) in [
        (BOB, NotUndoable::Revealed),
        (ADA, NotUndoable::RevealedSince),
    ] {
        assert_eq!(undo_consent(&table, user).await, Some(Err(stands)));
        assert_eq!(
            back(&table, user).await.unwrap_err(),
            TableRefusal::NotUndoable(stands)
        );
    }
    // Nor what the rules played, nor what came before it.
    let other = world.playing(2, Pace::Live).await;
    adds(&other, ADA, 4).await;
    world.clock.advance(MINUTE * 5 + Duration::from_secs(1));
    world.reaches(&other, 5).await;
    let since = Some(Err(NotUndoable::RevealedSince));
    assert_eq!(undo_consent(&other, ADA).await, since);
    assert_eq!(undo_consent(&other, BOB).await, None);
}

#[tokio::test]
async fn undo_cannot_change_the_dice() {
    let (_world, plain) = playing().await;
    adds(&plain, ADA, 4).await;
    plain.act(BOB, key(), Action::Roll).await.unwrap();
    let rolled = heap_of(&plain).await;
    let (_world, slipped) = playing().await;
    for n in 1..=9 {
        adds(&slipped, ADA, n).await;
        back(&slipped, ADA).await.unwrap();
    }
    adds(&slipped, ADA, 4).await;
    slipped.act(BOB, key(), Action::Roll).await.unwrap();
    assert_eq!(heap_of(&slipped).await, rolled);
    // The numbers of events are never used again: what was told keeps its name.
    let news = slipped.snapshot().await.unwrap().public_news(Version(0));
    let last = news.last().unwrap();
    assert_eq!((last.number.0, last.mood), (11, Mood::Stands));
    // Nor does the next one draw the same again.
    slipped.act(ADA, key(), Action::Roll).await.unwrap();
    plain.act(ADA, key(), Action::Roll).await.unwrap();
    assert_eq!(heap_of(&slipped).await, heap_of(&plain).await);
    // A computer in Ada's seat would have learnt what stands, and nothing else.
    let seen = |table: &TypedTable<Heap>| {
        let table = table.clone();
        async move {
            let seen = table.snapshot().await.unwrap().seat_seen(ADAS).unwrap();
            seen.open_for(ADAS).unwrap().news().to_vec()
        }
    };
    assert_eq!(seen(&slipped).await, seen(&plain).await);
}
