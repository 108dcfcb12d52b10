//! A move's way: done once, recorded before it is told, told to those who may know.

use std::sync::Arc;

use crate::common::{
    ADA, Action, BOB, CLO, Glimpse, Heap, MINUTE, Refusal, World, does, due, heap_of, key, soon,
    store, takes_over,
};
use games::{Everyone, Seat};
use sessions::{
    ActError, EventNumber, Failure, JournalError, Marks, NewsItem, Pace, Snapshot, Status, Store,
    TableAction, TableRefusal, Version,
};

/// Memory does not grow with the tables that were played lately, and players do not notice.
#[tokio::test]
async fn only_recent_tables_stay_in_memory() {
    let world = World::new().await;
    let mut tables = Vec::new();
    for channel in 1..=600 {
        let table = world.playing(channel, Pace::Live).await;
        table.act(ADA, key(), Action::Add(4)).await.unwrap();
        tables.push(table);
    }
    let (open, _) = world.sessions.load();
    assert_eq!(open, 600);
    soon(async {
        while world.sessions.load().1 > 520 {
            tokio::task::yield_now().await;
        }
    })
    .await;
    for table in &tables {
        table.act(BOB, key(), Action::Add(1)).await.unwrap();
        assert_eq!(heap_of(table).await, 5);
    }
}

#[tokio::test]
async fn refusals_change_nothing() {
    let world = World::new().await;
    let table = world.playing(1, Pace::Live).await;
    let refused = table.act(ADA, key(), Action::Add(0)).await.unwrap_err();
    assert!(matches!(refused, ActError::Refused(Refusal::Nothing)));
    let refused = table.act(CLO, key(), Action::Add(1)).await.unwrap_err();
    assert!(matches!(refused, ActError::Table(TableRefusal::NotSeated)));
    assert_eq!(table.snapshot().await.unwrap().version(), Version(3));
    let lobby = world.found(ADA, 2, Pace::Live).await.unwrap().table;
    let lobby = world.heap(lobby).await;
    let refused = lobby.act(ADA, key(), Action::Add(1)).await.unwrap_err();
    assert!(matches!(refused, ActError::Table(TableRefusal::NotStarted)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn repeated_key_counts_as_one_move() {
    let world = World::new().await;
    let table = world.playing(1, Pace::Live).await;
    let key = key();
    let presses: Vec<_> = (0..100)
        .map(|_| {
            let table = table.clone();
            tokio::spawn(async move { table.act(ADA, key, Action::Roll).await.unwrap() })
        })
        .collect();
    let mut fresh = 0;
    for press in presses {
        let acted = press.await.unwrap();
        fresh += usize::from(!acted.repeated);
        assert_eq!(acted.news, [EventNumber(1)]);
    }
    assert_eq!(fresh, 1);
    assert_eq!(table.snapshot().await.unwrap().version(), Version(4));
}

#[tokio::test]
async fn keys_survive_a_restart() {
    let store: Arc<dyn Store> = store().await;
    let (first, second) = (key(), key());
    let id = {
        let world = World::over(store.clone(), World::clock()).await;
        let table = world.playing(1, Pace::Live).await;
        table.act(ADA, first, Action::Roll).await.unwrap();
        table
            .table()
            .act(BOB, second, TableAction::Leave)
            .await
            .unwrap();
        table.table().id()
    };
    let world = World::over(store, World::clock()).await;
    let table = world.heap(id).await;
    let before = heap_of(&table).await;
    assert!(table.act(ADA, first, Action::Roll).await.unwrap().repeated);
    assert!(
        table
            .table()
            .act(BOB, second, TableAction::Leave)
            .await
            .unwrap()
            .repeated
    );
    assert_eq!(heap_of(&table).await, before);
}

#[tokio::test]
async fn conflicting_process_decides_again() {
    let store: Arc<dyn Store> = store().await;
    let here = World::over(store.clone(), World::clock()).await;
    let table = here.playing(1, Pace::Live).await;
    let there = World::over(store, World::clock()).await;
    let same = there.heap(table.table().id()).await;
    assert_eq!(heap_of(&same).await, 0);

    table.act(ADA, key(), Action::Add(5)).await.unwrap();
    // The other process has not seen it; it meets a conflict and sees.
    let acted = same.act(BOB, key(), Action::Add(6)).await.unwrap();
    assert_eq!(acted.snapshot.public_view().unwrap().open().heap, 11);
    // What was allowed when it was read is not any more: 5 and 6 began a new turn.
    table.act(ADA, key(), Action::Add(1)).await.unwrap();
    let late = same.act(ADA, key(), Action::Add(1)).await.unwrap_err();
    assert!(matches!(late, ActError::Refused(Refusal::NotYourTurn)));
    assert_eq!(heap_of(&table).await, 12);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rule_panic_affects_only_its_table() {
    let world = World::new().await;
    let (bad, good) = (
        world.playing(1, Pace::Live).await,
        world.playing(2, Pace::Live).await,
    );
    match bad.act(ADA, key(), Action::Crash).await.unwrap_err() {
        ActError::Failed(Failure::Panicked { table, event }) => {
            assert_eq!((table, event), (bad.table().id(), EventNumber(1)));
        }
        other => panic!("{other:?}"),
    }
    good.act(ADA, key(), Action::Add(2)).await.unwrap();
    assert_eq!(heap_of(&good).await, 2);
    // Even at that table the other wishes go on.
    bad.act(ADA, key(), Action::Add(3)).await.unwrap();
    assert_eq!(heap_of(&bad).await, 3);
}

#[tokio::test]
async fn news_reach_only_permitted_players() {
    let world = World::new().await;
    let table = world.playing(1, Pace::Live).await;
    let since = table.snapshot().await.unwrap().version();
    for n in 1..=30 {
        table.act(ADA, key(), Action::Whisper(n)).await.unwrap();
        table.act(ADA, key(), Action::Add(1)).await.unwrap();
        table.act(BOB, key(), Action::Add(1)).await.unwrap();
    }
    let snapshot = table.snapshot().await.unwrap();
    let (ada, bob) = (Seat::new(0), Seat::new(1));
    let public: Vec<_> = snapshot.public_news(since).into_iter().collect();
    assert_eq!(public.len(), 90);
    let heard = |news: &NewsItem<Everyone, Heap>| (news.number.0, news.glimpse.clone().open());
    assert_eq!(heard(&public[0]), (1, Glimpse::Whisper(None)));
    assert_eq!(heard(&public[89]), (90, Glimpse::Heap(60)));
    let to = |seat| {
        let glimpse = snapshot.seat_news(seat, since)[0].glimpse.clone();
        glimpse.open_for(seat).unwrap()
    };
    assert_eq!(to(ada), Glimpse::Whisper(Some(1)));
    assert_eq!(to(bob), Glimpse::Whisper(None));
    // The recent ones come the short way, and are the same.
    let recent = Version(since.0 + 87);
    let last = snapshot.public_news(recent);
    let heaps: Vec<_> = last.iter().map(heard).collect();
    let expected = [
        (88, Glimpse::Whisper(None)),
        (89, Glimpse::Heap(59)),
        (90, Glimpse::Heap(60)),
    ];
    assert_eq!(heaps, expected);
    assert!(snapshot.public_news(snapshot.version()).is_empty());
    assert!(snapshot.seat_news(Seat::new(7), since).is_empty());
}

#[tokio::test]
async fn taken_over_seat_keeps_its_knowledge() {
    let world = World::new().await;
    let table = world.playing(1, Pace::Days).await;
    table.act(BOB, key(), Action::Whisper(42)).await.unwrap();
    does(table.table(), BOB, TableAction::Leave).await;
    takes_over(table.table(), CLO, ADA).await;
    let snapshot = table.snapshot().await.unwrap();
    let seat = snapshot.room().seat_of(CLO).unwrap();
    let view = snapshot.seat_view(seat).unwrap().open_for(seat).unwrap();
    assert_eq!(view.mine, Some(42));
    let act = table.act(BOB, key(), Action::Add(1)).await.unwrap_err();
    assert!(matches!(act, ActError::Table(TableRefusal::NotSeated)));
}

#[tokio::test]
async fn settled_tables_are_not_dirty_after_a_restart() {
    let store: Arc<dyn Store> = store().await;
    let world = World::over(store.clone(), World::clock()).await;
    let table = world.playing(1, Pace::Live).await.table().clone();
    let dirty = world.sessions.dirty();
    // However often it changed, it waits once.
    assert_eq!(dirty.next().await, table.id());
    assert_eq!(dirty.try_next(), None);
    let version = table.room().await.unwrap().version;
    let settled = move |marks: &mut Marks| marks.settle(version);
    table.note(settled).await.unwrap();

    let other = World::over(store.clone(), World::clock()).await;
    assert_eq!((other.startup.open, other.startup.undelivered), (1, 0));
    assert_eq!(other.sessions.dirty().try_next(), None);

    does(&table, BOB, TableAction::Leave).await;
    let other = World::over(store.clone(), World::clock()).await;
    assert_eq!(other.startup.undelivered, 1);
    assert_eq!(other.sessions.dirty().try_next(), Some(table.id()));

    // A closed table is listed until its end was told.
    does(&table, ADA, TableAction::Leave).await;
    assert_eq!(store.active_cards().await.unwrap().len(), 1);
    assert_eq!(world.sessions.load().0, 1);
    let version = table.room().await.unwrap().version;
    let settled = move |marks: &mut Marks| marks.settle(version);
    table.note(settled).await.unwrap();
    assert!(store.active_cards().await.unwrap().is_empty());
    assert_eq!(world.sessions.load().0, 0);
    let closed = world.table(table.id()).await.room().await.unwrap();
    assert_eq!(closed.status, Status::Closed);
}

#[tokio::test(start_paused = true)]
async fn idle_tables_are_unloaded_and_reloaded() {
    let world = World::over(Arc::new(sessions::store::Memory::new()), World::clock()).await;
    let table = world.playing(1, Pace::Live).await;
    table.act(ADA, key(), Action::Add(4)).await.unwrap();
    assert_eq!(world.sessions.load(), (1, 1));
    tokio::time::sleep(MINUTE * 6).await;
    assert_eq!(world.sessions.load(), (1, 0));
    table.act(BOB, key(), Action::Add(4)).await.unwrap();
    assert_eq!(heap_of(&table).await, 8);
    assert_eq!(due(&table, sessions::Millis(0)).await.len(), 2);
}

#[tokio::test]
async fn unreadable_entry_stops_only_its_table() {
    let store: Arc<dyn Store> = store().await;
    let world = World::over(store.clone(), World::clock()).await;
    let (bad, good) = (
        world.playing(1, Pace::Live).await,
        world.playing(2, Pace::Live).await,
    );
    let id = bad.table().id();
    let listed = store.active_cards().await.unwrap();
    let mut card = listed
        .iter()
        .find(|l| l.card.table == id)
        .unwrap()
        .card
        .clone();
    let expected = card.version;
    card.version = expected.next();
    let entry = br#"{"f":99,"v":4,"new":"things"}"#.to_vec();
    let append = sessions::store::Append {
        expected,
        entry,
        card,
        page_writes: Vec::new(),
    };
    store.append(append).await.unwrap();
    let world = World::over(store, World::clock()).await;
    match world.heap(id).await.act(ADA, key(), Action::Add(1)).await {
        Err(ActError::Failed(Failure::Journal(JournalError::Unreadable {
            version, why, ..
        }))) => {
            assert_eq!(version, Version(4));
            assert!(why.contains("its format is 99"), "{why}");
        }
        other => panic!("{other:?}"),
    }
    let good = world.heap(good.table().id()).await;
    good.act(ADA, key(), Action::Add(1)).await.unwrap();
}

#[tokio::test]
async fn moves_are_refused_after_shutdown() {
    let world = World::new().await;
    let table = world.playing(1, Pace::Live).await;
    world.sessions.close().await.unwrap();
    let late = table.act(ADA, key(), Action::Add(1)).await.unwrap_err();
    assert!(matches!(late, ActError::Failed(Failure::Stopping { .. })));
}

#[tokio::test]
async fn past_views_are_separate_per_viewer() {
    let world = World::new().await;
    let table = world.playing(1, Pace::Live).await;
    for n in 1..=3 {
        table.act(ADA, key(), Action::Add(n)).await.unwrap();
        table.act(BOB, key(), Action::Add(1)).await.unwrap();
    }
    let (ada, bob) = (Seat::new(0), Seat::new(1));
    let now = table.snapshot().await.unwrap();
    let open = |now: &Snapshot<Heap>, most| -> Vec<u32> {
        let past = now.public_past(most).open();
        past.into_iter().map(|view| view.heap).collect()
    };
    assert_eq!(open(&now, 4), [9, 8, 5, 4]);
    assert_eq!(open(&now, 99), [9, 8, 5, 4, 2, 1, 0]);
    let own = |now: &Snapshot<Heap>, seat| -> Vec<u32> {
        let past = now.seat_past(seat, now.room().last_move(seat), 2);
        let past = past.open_for(seat).unwrap();
        past.into_iter().map(|view| view.heap).collect()
    };
    assert_eq!(own(&now, ada), [8, 5]);
    assert_eq!(own(&now, bob), [9, 8]);
    // More whispers than states are kept: they concern no other player, and move nothing.
    for n in 1..=40 {
        table.act(ADA, key(), Action::Whisper(n)).await.unwrap();
    }
    let later = table.snapshot().await.unwrap();
    assert_eq!(open(&later, 4), [9, 8, 5, 4]);
    assert_eq!(own(&later, bob), [9, 8]);
    assert!(later.public_past(0).open().is_empty());
    let nobody = Seat::new(7);
    let none = later.seat_past(nobody, Version(0), 2).open_for(nobody);
    assert!(none.unwrap().is_empty());
}

#[tokio::test]
async fn past_views_ignore_later_undos() {
    let world = World::new().await;
    let table = world.playing(1, Pace::Live).await;
    let (ada, bob) = (Seat::new(0), Seat::new(1));
    let own = |now: &Snapshot<Heap>, seat| -> Vec<u32> {
        let past = now.seat_past(seat, now.room().last_move(seat), 2);
        let past = past.open_for(seat).unwrap();
        past.into_iter().map(|view| view.heap).collect()
    };
    let open = |now: &Snapshot<Heap>| -> Vec<u32> {
        let past = now.public_past(99).open();
        past.into_iter().map(|view| view.heap).collect()
    };
    table.act(ADA, key(), Action::Add(1)).await.unwrap();
    table.act(BOB, key(), Action::Add(2)).await.unwrap();
    table.act(ADA, key(), Action::Add(30)).await.unwrap();
    // Taking back counts as looking: what the player saw then is the heap without it.
    let taken = does(table.table(), ADA, TableAction::TakeBack(None)).await;
    assert!(!taken.repeated);
    let slip = table.snapshot().await.unwrap();
    assert_eq!(open(&slip), [3, 33, 3, 1, 0]);
    assert_eq!(own(&slip, ada), [3, 33]);
    // Bob has not moved since adding two.
    assert_eq!(own(&slip, bob), [3, 1]);
    table.act(ADA, key(), Action::Add(4)).await.unwrap();
    let now = table.snapshot().await.unwrap();
    assert_eq!(own(&now, bob), [3, 1]);
    assert_eq!(own(&now, ada), [7, 3]);
    // So it is still where it goes back further than states are kept.
    for n in 1..=40 {
        table.act(BOB, key(), Action::Whisper(n)).await.unwrap();
    }
    let later = table.snapshot().await.unwrap();
    assert_eq!(open(&later), [7, 3, 33, 3, 1, 0]);
    assert_eq!(own(&later, ada), [7, 3]);
}
