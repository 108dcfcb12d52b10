//! What people keep from game to game: read, written once, spent once, and their own.

use std::fs;

use crate::common::{
    ADA, Action, BOB, CLO, Heap, Options, PRIZE, RecordChange, TooPoor, World, begun, does,
    founding, heap_of, key, player, store, takes_over,
};
use games::Seed;
use sessions::store::{IndexState, backup, check, rebuild, restore};
use sessions::{GuildId, Key, Pace, SessionError, Status, TableAction, UserId};

const HERE: Option<GuildId> = Some(GuildId(9));

async fn spends(world: &World, user: UserId, key: Key, coins: u32) -> Result<bool, TooPoor> {
    let record_change = RecordChange::Spend(coins);
    match world
        .sessions
        .change_record::<Heap>(HERE, user, key, record_change)
        .await
    {
        Ok(ran) => Ok(ran.repeated),
        Err(SessionError::Refused(TooPoor)) => Err(TooPoor),
        Err(SessionError::Failed(failure)) => panic!("{failure}"),
    }
}

/// Ada and Bob play to the end of a heap that counts.
async fn a_heap_ends(world: &World, channel: u64) {
    let table = world.playing_for_purses(channel, 1).await;
    if table.table().room().await.unwrap().status == Status::Playing {
        table.act(ADA, key(), Action::Add(1)).await.unwrap();
    }
}

async fn coins(world: &World) -> (u32, u32) {
    (world.purse(ADA).await.coins, world.purse(BOB).await.coins)
}

#[tokio::test]
async fn finished_game_is_recorded_once_per_player() {
    let world = World::new().await;
    let table = world.playing_for_purses(1, 5).await;
    let act = key();
    table.act(ADA, act, Action::Add(5)).await.unwrap();
    assert_eq!(coins(&world).await, (PRIZE, PRIZE));
    assert_eq!(world.purse(BOB).await.notes, ["seat 1"]);
    // The same click again, and a table that is closed later, bring nothing.
    assert!(table.act(ADA, act, Action::Add(5)).await.unwrap().repeated);
    does(table.table(), ADA, TableAction::Close).await;
    assert_eq!(coins(&world).await, (PRIZE, PRIZE));
    assert_eq!(world.purse(CLO).await.coins, 0);
}

#[tokio::test]
async fn records_brought_to_a_game_are_used_and_remembered() {
    let (store, clock) = (store().await, World::clock());
    let world = World::over(store.clone(), clock.clone()).await;
    a_heap_ends(&world, 1).await;
    let table = world.playing_for_purses(2, 1000).await;
    assert_eq!(heap_of(&table).await, 2 * PRIZE);
    // What is spent at home changes nothing at the table, today or after a restart.
    spends(&world, ADA, key(), 7).await.unwrap();
    let world = World::over(store, clock).await;
    let table = world.heap(table.table().id()).await;
    assert_eq!(heap_of(&table).await, 2 * PRIZE);
    table.act(BOB, key(), Action::Add(1000)).await.unwrap();
    assert_eq!(coins(&world).await, (2 * PRIZE - 7, 2 * PRIZE));
    // Played again, everyone brings what they have then, not what they brought before.
    let options = table.snapshot().await.unwrap().options().clone();
    let sessions = &world.sessions;
    let found = sessions.again(&table, ADA, options, Seed::new([1; 32]), key());
    let again = world.heap(found.await.unwrap().table).await;
    does(again.table(), ADA, TableAction::Start).await;
    assert_eq!(heap_of(&again).await, 4 * PRIZE - 7);
}

#[tokio::test]
async fn game_over_at_its_start_is_recorded() {
    let world = World::new().await;
    a_heap_ends(&world, 1).await;
    // What they bring is more than the goal.
    let table = world.playing_for_purses(2, 1).await;
    let room = table.table().room().await.unwrap();
    assert!(matches!(room.status, Status::Over { .. }));
    assert_eq!(coins(&world).await, (2 * PRIZE, 2 * PRIZE));
}

#[tokio::test]
async fn uncounted_table_changes_no_record() {
    let world = World::new().await;
    a_heap_ends(&world, 1).await;
    let table = world.playing(2, Pace::Live).await;
    assert_eq!(heap_of(&table).await, 0);
    table.act(ADA, key(), Action::Add(1000)).await.unwrap();
    assert_eq!(coins(&world).await, (PRIZE, PRIZE));
    // Nor does one that was closed before its end.
    let table = world.playing_for_purses(3, 1000).await;
    for user in [ADA, BOB] {
        does(table.table(), user, TableAction::Close).await;
    }
    assert_eq!(coins(&world).await, (PRIZE, PRIZE));
}

#[tokio::test]
async fn original_player_receives_the_result() {
    let world = World::new().await;
    let table = world.playing_for_purses(1, 5).await;
    does(table.table(), BOB, TableAction::Leave).await;
    takes_over(table.table(), CLO, ADA).await;
    table.act(CLO, key(), Action::Add(5)).await.unwrap();
    assert_eq!(coins(&world).await, (PRIZE, PRIZE));
    assert_eq!(world.purse(CLO).await.coins, 0);
}

#[tokio::test]
async fn two_concurrent_tables_both_count() {
    let world = World::new().await;
    let first = world.playing_for_purses(1, 5).await;
    let second = world.playing_for_purses(2, 5).await;
    let act = |table: &sessions::TypedTable<Heap>| {
        let table = table.clone();
        tokio::spawn(async move { table.act(ADA, key(), Action::Add(5)).await.map(drop) })
    };
    let (first, second) = (act(&first), act(&second));
    first.await.unwrap().unwrap();
    second.await.unwrap().unwrap();
    assert_eq!(coins(&world).await, (2 * PRIZE, 2 * PRIZE));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn record_change_runs_once() {
    let world = World::new().await;
    a_heap_ends(&world, 1).await;
    let once = key();
    assert_eq!(spends(&world, ADA, once, 3).await, Ok(false));
    assert_eq!(spends(&world, ADA, once, 3).await, Ok(true));
    assert_eq!(spends(&world, ADA, key(), 8).await, Err(TooPoor));
    assert_eq!(coins(&world).await, (PRIZE - 3, PRIZE));
    // A click that comes ten times at the same moment, beside one of another player.
    let once = key();
    let clicks: Vec<_> = (0..10)
        .map(|_| {
            let sessions = world.sessions.clone();
            tokio::spawn(async move {
                let record_change = RecordChange::Spend(2);
                let ran = sessions
                    .change_record::<Heap>(HERE, ADA, once, record_change)
                    .await;
                u32::from(!ran.unwrap().repeated)
            })
        })
        .collect();
    spends(&world, BOB, key(), 1).await.unwrap();
    let mut ran = 0;
    for click in clicks {
        ran += click.await.unwrap();
    }
    assert_eq!(ran, 1);
    assert_eq!(coins(&world).await, (PRIZE - 5, PRIZE - 1));
}

#[tokio::test]
async fn records_are_separate_per_player_and_server() {
    let world = World::new().await;
    a_heap_ends(&world, 1).await;
    let note = RecordChange::Note("behind the moon".to_owned());
    let sessions = &world.sessions;
    sessions
        .change_record::<Heap>(HERE, ADA, key(), note)
        .await
        .unwrap();
    let kept = sessions.record::<Heap>(HERE, ADA).await.unwrap();
    assert_eq!(kept.public_part(), PRIZE);
    assert!(kept.open_as(BOB).is_none());
    for elsewhere in [None, Some(GuildId(8))] {
        let kept = sessions.record::<Heap>(elsewhere, ADA).await.unwrap();
        assert_eq!(kept.public_part(), 0);
    }
    // A table on another server brings what was kept there.
    let options = Options {
        goal: 1000,
        purses: Some(Vec::new()),
    };
    let mut founding = founding::<Heap>(vec![player(ADA), player(BOB)], 77, options);
    founding.place.guild = Some(GuildId(8));
    assert_eq!(heap_of(&begun(sessions, founding).await).await, 0);
}

#[tokio::test]
async fn records_are_checked_and_backed_up_like_tables() {
    let dir = tempfile::tempdir().unwrap();
    let (data, copy, new) = ("data", "copy", "new");
    let [data, copy, new] = [data, copy, new].map(|name| dir.path().join(name));
    let world = World::over(crate::common::sled(&data), World::clock()).await;
    a_heap_ends(&world, 1).await;
    let once = key();
    spends(&world, ADA, once, 4).await.unwrap();
    world.sessions.close().await.unwrap();
    let checked = check(&data).unwrap();
    // Two purses, two ledgers and a league.
    assert_eq!((checked.tables, checked.pages), (1, 5));
    assert_eq!(checked.index, IndexState::Agrees { behind: 0 });
    backup(&data, &copy).unwrap();
    restore(&copy, &new, None).unwrap();
    rebuild(&data).unwrap();
    assert_eq!(
        check(&data).unwrap().index,
        IndexState::Agrees { behind: 0 }
    );
    for dir in [data, new] {
        let world = World::over(crate::common::sled(&dir), World::clock()).await;
        assert_eq!(coins(&world).await, (PRIZE - 4, PRIZE));
        // The click that was run before still is.
        assert_eq!(spends(&world, ADA, once, 4).await, Ok(true));
        world.sessions.close().await.unwrap();
    }
}

#[tokio::test]
async fn game_end_and_its_records_are_written_together() {
    let dir = tempfile::tempdir().unwrap();
    let log = |dir: &std::path::Path| dir.join("journal.log");
    let world = World::over(crate::common::sled(dir.path()), World::clock()).await;
    let table = world.playing_for_purses(1, 5).await;
    let id = table.table().id();
    let before = fs::metadata(log(dir.path())).unwrap().len();
    table.act(ADA, key(), Action::Add(5)).await.unwrap();
    let whole = fs::read(log(dir.path())).unwrap();
    world.sessions.close().await.unwrap();
    let last = usize::try_from(before).unwrap();
    let cuts = (last..whole.len()).step_by(23).chain([whole.len()]);
    for cut in cuts {
        let copy = tempfile::tempdir().unwrap();
        fs::write(log(copy.path()), &whole[..cut]).unwrap();
        fs::copy(dir.path().join("people"), copy.path().join("people")).unwrap();
        let world = World::over(crate::common::sled(copy.path()), World::clock()).await;
        let status = world.table(id).await.room().await.unwrap().status.clone();
        let expected = match status {
            Status::Playing => 0,
            Status::Over { .. } => PRIZE,
            other => panic!("{other:?}"),
        };
        assert_eq!(expected == 0, cut < whole.len(), "cut at {cut}");
        assert_eq!(coins(&world).await, (expected, expected), "cut at {cut}");
        world.sessions.close().await.unwrap();
    }
}
