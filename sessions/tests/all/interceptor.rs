//! Interceptor at a table: what is written again keeps its time, and leaves no trace.

use std::sync::Arc;

use crate::common::{ADA, BOB, MINUTE, World, begun, does, founding, key, player, store};
use games::interceptor::{Action, Interceptor, Options, Phase, order};
use sessions::{Millis, Room, TableAction, TypedTable, UserId};

type Table = TypedTable<Interceptor>;

/// Ada and Bob are about to write their orders.
async fn ordering(world: &World) -> Table {
    let people = vec![player(ADA), player(BOB)];
    let founding = founding::<Interceptor>(people, 1, Options::default());
    let table = begun(&world.sessions, founding).await;
    for user in [ADA, BOB] {
        act(&table, user, Action::PlaceRandom).await;
        act(&table, user, Action::Seal).await;
    }
    table
}

async fn act(table: &Table, user: UserId, action: Action) {
    table.act(user, key(), action).await.unwrap();
}

async fn writes(table: &Table, user: UserId, said: &str) {
    let order = order(said).unwrap();
    act(table, user, Action::Write { ship: 0, order }).await;
}

async fn room(table: &Table) -> Arc<Room> {
    table.table().room().await.unwrap()
}

/// When Ada's decision is due, if she owes one.
async fn due(table: &Table) -> Option<Millis> {
    let room = room(table).await;
    let seat = room.seat_of(ADA);
    room.due
        .iter()
        .find(|due| Some(due.seat) == seat)
        .and_then(|due| due.at)
}

async fn phase(table: &Table) -> (Phase, u16) {
    let view = table.snapshot().await.unwrap().public_view().unwrap();
    let view = view.open();
    (view.phase, view.turn)
}

#[tokio::test]
async fn rewritten_order_keeps_its_deadline() {
    let (store, clock) = (store().await, World::clock());
    let world = World::over(store.clone(), clock.clone()).await;
    let table = ordering(&world).await;
    let five = Some(world.clock.now().after(MINUTE * 5));
    for said in ["1 A", "1 GA", "2 AA"] {
        world.clock.advance(MINUTE);
        writes(&table, ADA, said).await;
        assert_eq!(due(&table).await, five, "{said}");
    }
    // Sealed, rewritten and taken back: she has what is left of her time.
    act(&table, ADA, Action::Seal).await;
    let public = || async {
        table
            .snapshot()
            .await
            .unwrap()
            .public_view()
            .unwrap()
            .open()
    };
    let (before, owed) = (public().await, room(&table).await.due.clone());
    writes(&table, ADA, "1 DA").await;
    assert_eq!(public().await, before);
    assert_eq!(room(&table).await.due, owed);
    act(&table, ADA, Action::Reopen).await;
    assert_eq!(due(&table).await, five);
    // Another process knows it too.
    let world = World::over(store, clock).await;
    let id = table.table().id();
    let table = world.sessions.table_of::<Interceptor>(id).await.unwrap();
    let table = table.unwrap();
    act(&table, ADA, Action::Seal).await;
    act(&table, ADA, Action::Reopen).await;
    assert_eq!(due(&table).await, five);
    // The next turn has its whole time.
    act(&table, ADA, Action::Seal).await;
    writes(&table, BOB, "1 A").await;
    act(&table, BOB, Action::Seal).await;
    assert_eq!(phase(&table).await, (Phase::Ordering, 2));
    let anew = world.clock.now().after(MINUTE * 5);
    assert_eq!(due(&table).await, Some(anew));
}

#[tokio::test]
async fn withdrawing_an_order_after_its_deadline_leaves_none() {
    let world = World::new().await;
    let table = ordering(&world).await;
    does(table.table(), BOB, TableAction::Leave).await;
    world.clock.advance(MINUTE * 3);
    does(table.table(), BOB, TableAction::Join(player(BOB))).await;
    // Bob has come back later, and so has a later deadline.
    writes(&table, ADA, "1 A").await;
    act(&table, ADA, Action::Seal).await;
    world.clock.advance(MINUTE * 2 + MINUTE / 2);
    act(&table, ADA, Action::Reopen).await;
    assert!(due(&table).await.unwrap() <= world.clock.now().after(MINUTE / 60));
    world.clock.advance(MINUTE / 60);
    let dirty = world.sessions.dirty();
    while due(&table).await.is_some() {
        dirty.next().await;
    }
    assert_eq!(phase(&table).await, (Phase::Ordering, 1));
}
