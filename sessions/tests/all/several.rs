//! Several processes on one store: each sees what the others did, and none gets in another's way.

use std::sync::Arc;
use std::time::Duration;

use crate::common::{
    ADA, Action, BOB, CLO, Options, World, does, heap_of, key, place, soon, store,
};
use games::Seat;
use sessions::store::Memory;
use sessions::{
    ChannelId, FoundError, Intent, Marks, Millis, Nonce, Pace, Slot, Store, TableAction, TableId,
    Version,
};

async fn both(store: &Arc<dyn Store>) -> (World, World) {
    let clock = World::clock();
    let here = World::over(store.clone(), clock.clone()).await;
    (here, World::over(store.clone(), clock).await)
}

#[tokio::test]
async fn channel_taken_by_another_process_is_taken() {
    let store = store().await;
    let (here, there) = both(&store).await;
    let found = here.found(ADA, 1, Pace::Live).await.unwrap();
    let refused = soon(there.found(BOB, 1, Pace::Live)).await;
    assert!(
        matches!(refused, Err(FoundError::Taken { table }) if table == found.table),
        "{refused:?}"
    );
    // From now on it is known there, and can be looked at.
    assert_eq!(there.sessions.table_at(ChannelId(1)), Some(found.table));
    // It burnt no numbers, and others are founded as ever.
    let next = soon(there.found(BOB, 2, Pace::Live)).await.unwrap();
    assert!(next.table.0 <= found.table.0 + 3, "{next:?}");

    // Nor does a table move there.
    let other = there.table(next.table).await;
    let moved = soon(there.sessions.relocate(&other, BOB, place(1), key())).await;
    assert!(matches!(moved, Err(FoundError::Taken { .. })), "{moved:?}");
    let (third, _) = both(&store).await;
    let fourth = here.found(CLO, 3, Pace::Live).await.unwrap();
    let other = third.table(next.table).await;
    let moved = soon(third.sessions.relocate(&other, BOB, place(3), key())).await;
    assert!(
        matches!(moved, Err(FoundError::Taken { table }) if table == fourth.table),
        "{moved:?}"
    );
}

#[tokio::test]
async fn channel_freed_by_another_process_is_free() {
    let store = store().await;
    let (here, there) = both(&store).await;
    let table = here.found(ADA, 1, Pace::Live).await.unwrap().table;
    let taken = there.found(BOB, 1, Pace::Live).await;
    assert!(matches!(taken, Err(FoundError::Taken { .. })), "{taken:?}");
    does(&here.table(table).await, ADA, TableAction::Dissolve).await;
    let found = there.found(BOB, 1, Pace::Live).await.unwrap();
    assert_ne!(found.table, table);
}

#[tokio::test]
async fn click_reaching_two_processes_founds_once() {
    let store = store().await;
    let (here, there) = both(&store).await;
    let click = key();
    let found = async |world: &World| {
        let found = world.found_with(ADA, 1, Pace::Live, Options::default(), click);
        found.await.unwrap()
    };
    let (one, two) = soon(async { tokio::join!(found(&here), found(&there)) }).await;
    assert_eq!(one.table, two.table);
    assert_ne!(one.repeated, two.repeated);
}

#[tokio::test]
async fn reads_see_changes_of_other_processes() {
    let store = store().await;
    let (here, there) = both(&store).await;
    let table = here.playing(1, Pace::Live).await;
    let same = there.heap(table.table().id()).await;
    assert_eq!(heap_of(&same).await, 0);
    for heap in 1..=6 {
        let who = if heap % 2 == 1 { ADA } else { BOB };
        table.act(who, key(), Action::Add(1)).await.unwrap();
        assert_eq!(heap_of(&same).await, heap);
    }
    let version = table.table().room().await.unwrap().version;
    assert_eq!(same.table().room().await.unwrap().version, version);
    // The same goes for marks, and no mark overwrites another process's.
    let settled = |version| move |marks: &mut Marks| marks.settle(Version(version));
    same.table().note(settled(2)).await.unwrap();
    assert_eq!(table.table().marks().await.unwrap().settled, Version(2));
    table.table().note(settled(3)).await.unwrap();
    assert_eq!(same.table().marks().await.unwrap().settled, Version(3));
}

/// Two processes see the same, and are about to post: in every slot one of them may, and the other
/// one sees what is under way.
#[tokio::test]
async fn only_one_process_may_post_in_a_slot() {
    let store = store().await;
    let (here, there) = both(&store).await;
    let table = here.playing(1, Pace::Live).await;
    let (one, other) = (table.table().clone(), there.table(table.table().id()).await);
    let seat = Seat::new(0);
    for slot in [
        Slot::Board,
        Slot::Kept,
        Slot::Call,
        Slot::Finale,
        Slot::Departure,
        Slot::Ping(seat),
        Slot::Prompt(seat),
        Slot::Invitation(ADA),
        Slot::Follow(ADA),
        Slot::Notice(ADA),
    ] {
        let claim = |nonce: &str| {
            let intent = Intent {
                nonce: Nonce(nonce.to_owned()),
                version: Version(1),
                at: Millis(1),
                by: 1,
                checksum: 1,
            };
            move |marks: &mut Marks| marks.slot_mut(slot).claim(intent.clone())
        };
        let seen = [one.marks().await.unwrap(), other.marks().await.unwrap()];
        let [mine, theirs] = seen.map(|marks| marks.slot(slot));
        assert_eq!(mine, theirs);
        let (a, b) = soon(async {
            tokio::join!(
                one.note_over((slot, mine), claim("a")),
                other.note_over((slot, theirs), claim("b"))
            )
        })
        .await;
        let (a, b) = (a.unwrap(), b.unwrap());
        assert!(a.is_some() != b.is_some(), "{slot:?}: {a:?} {b:?}");
        let first = if a.is_some() { "a" } else { "b" };
        for table in [&one, &other] {
            let marks = table.marks().await.unwrap();
            assert_eq!(marks.intent(slot).unwrap().nonce.0, first);
        }
    }
}

#[tokio::test]
async fn followers_hear_of_changes_found_by_reading() {
    let store = store().await;
    let (here, there) = both(&store).await;
    let table = here.playing(1, Pace::Live).await;
    let same = there.heap(table.table().id()).await;
    assert_eq!(heap_of(&same).await, 0);
    let dirty = there.sessions.dirty();
    let next_dirty = async || tokio::time::timeout(Duration::from_millis(50), dirty.next()).await;
    while next_dirty().await.is_ok() {}
    table.act(ADA, key(), Action::Add(3)).await.unwrap();
    // The look also reports the news: nothing else would bring it to those who wait for it.
    assert_eq!(heap_of(&same).await, 3);
    assert_eq!(soon(dirty.next()).await, table.table().id());
    // What was known already is no news.
    assert_eq!(heap_of(&same).await, 3);
    assert!(next_dirty().await.is_err());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn concurrent_processes_at_one_table_all_succeed() {
    const EACH: u32 = 25;
    let store = store().await;
    let here = World::over(store.clone(), World::clock()).await;
    let id = here.playing(1, Pace::Live).await.table().id();
    let before = store.read(id, Version(0)).await.unwrap().len();
    let mut all = Vec::new();
    for n in 0..4 {
        let world = World::over(store.clone(), World::clock()).await;
        let table = world.heap(id).await;
        all.push(tokio::spawn(async move {
            for m in 0..EACH {
                let whisper = Action::Whisper(n * EACH + m);
                table.act(ADA, key(), whisper).await.unwrap();
            }
            drop(world);
        }));
    }
    for one in all {
        soon(one).await.unwrap();
    }
    let journal = store.read(id, Version(0)).await.unwrap();
    assert_eq!(journal.len(), before + 4 * EACH as usize);
}

#[tokio::test]
async fn rolled_back_journal_is_read_again() {
    let store = Arc::new(Memory::new());
    let world = World::over(store.clone(), World::clock()).await;
    let table = world.playing(1, Pace::Live).await;
    table.act(ADA, key(), Action::Add(3)).await.unwrap();
    table.act(BOB, key(), Action::Add(4)).await.unwrap();
    assert_eq!(heap_of(&table).await, 7);
    store.set_back(table.table().id());
    // What is kept is shown, and goes on.
    assert_eq!(heap_of(&table).await, 3);
    let acted = table.act(BOB, key(), Action::Add(5)).await.unwrap();
    assert!(!acted.repeated);
    assert_eq!(heap_of(&table).await, 8);
    // Even when another process went on from there.
    store.set_back(table.table().id());
    let there = World::over(store.clone(), World::clock()).await;
    let same = there.heap(table.table().id()).await;
    same.act(BOB, key(), Action::Add(1)).await.unwrap();
    assert_eq!(heap_of(&table).await, 4);
    table.act(ADA, key(), Action::Add(2)).await.unwrap();
    assert_eq!((heap_of(&table).await, heap_of(&same).await), (6, 6));
    assert_eq!(world.sessions.table_at(ChannelId(1)), Some(TableId(1)));
}
