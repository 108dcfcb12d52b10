//! A table moves to another channel: it keeps everything, and no channel ever has two.

use std::sync::Arc;

use crate::common::{
    ADA, Action, BOB, CLO, MINUTE, World, begun, founding, heap_of, key, place, player, store,
};
use games::planetaire::{self, Options, Planetaire};
use sessions::{ChannelId, FoundError, GuildId, Pace, Store, TableRefusal};

#[tokio::test]
async fn moved_table_is_found_at_its_new_place() {
    let store: Arc<dyn Store> = store().await;
    let world = World::over(store.clone(), World::clock()).await;
    let heap = world.playing(1, Pace::Live).await;
    let table = heap.table();
    heap.act(ADA, key(), Action::Add(3)).await.unwrap();
    let moved = world.sessions.relocate(table, CLO, place(2), key()).await;
    let refused = FoundError::Refused(TableRefusal::NotSeated);
    assert_eq!(format!("{moved:?}"), format!("{:?}", Err::<(), _>(refused)));

    let wish = key();
    for _ in 0..2 {
        let moved = world.sessions.relocate(table, BOB, place(2), wish).await;
        moved.unwrap();
    }
    assert_eq!(world.sessions.table_at(ChannelId(1)), None);
    let other = World::over(store.clone(), World::clock()).await;
    for world in [&world, &other] {
        let sessions = &world.sessions;
        assert_eq!(sessions.table_at(ChannelId(2)), Some(table.id()));
        assert_eq!(sessions.tables_on(GuildId(9)), [table.id()]);
        let room = world.table(table.id()).await.room().await.unwrap();
        assert_eq!(room.place, place(2));
        assert_eq!(room.public, room.version);
        assert_eq!(heap_of(&world.heap(table.id()).await).await, 3);
    }
    // The place that it left is free, the one that it took is not.
    world.found(CLO, 1, Pace::Live).await.unwrap();
    let back = world.sessions.relocate(table, ADA, place(1), key()).await;
    assert!(matches!(back, Err(FoundError::Taken { .. })), "{back:?}");
}

#[tokio::test]
async fn private_actions_do_not_change_the_public_version() {
    let world = World::new().await;
    let founding = founding::<Planetaire>(vec![player(ADA)], 1, Options::default());
    let table = begun(&world.sessions, founding).await;
    let begun = table.table().room().await.unwrap();
    assert_eq!(begun.public, begun.version);

    world.clock.advance(MINUTE);
    let note = planetaire::Action::Note(planetaire::cells("A1 A2").unwrap());
    table.act(ADA, key(), note).await.unwrap();
    let noted = table.table().room().await.unwrap();
    assert_eq!(noted.version, begun.version.next());
    assert_eq!(noted.public, begun.version);
    // Not even the clock moves, which everyone sees.
    assert_eq!(noted.due, begun.due);
    let fire = planetaire::Action::Fire(planetaire::margin("5").unwrap());
    table.act(ADA, key(), fire).await.unwrap();
    let fired = table.table().room().await.unwrap();
    assert_eq!(fired.public, fired.version);
    assert_ne!(fired.due, begun.due);
}
