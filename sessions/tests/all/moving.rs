//! A table moves to another channel: it keeps everything, and no channel ever has two.

use std::sync::Arc;

use crate::common::{
    ADA, Action, BOB, CLO, DAN, MINUTE, World, begun, does, founding, heap_of, key, place, player,
    store,
};
use games::planetaire::{self, Options, Planetaire};
use sessions::{
    ChannelId, FoundError, GuildId, Pace, Status, Store, Table, TableAction, TableRefusal, Venue,
};

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

    let same = key();
    for _ in 0..2 {
        let moved = world.sessions.relocate(table, BOB, place(2), same).await;
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

#[tokio::test]
async fn game_of_one_person_gives_way() {
    let world = World::new().await;
    let dms = |channel| {
        Some(Venue {
            guild: None,
            ..place(channel)
        })
    };
    let sessions = &world.sessions;
    let gives =
        |table: Table, by, dms| async move { sessions.give_way(&table, by, dms, key()).await };
    // Two play: no one else's wish moves them.
    let both = world.playing(1, Pace::Live).await;
    both.act(ADA, key(), Action::Add(3)).await.unwrap();
    let refused = gives(both.table().clone(), CLO, dms(8)).await;
    assert!(
        matches!(refused, Err(FoundError::Refused(_))),
        "{refused:?}"
    );
    // One is left: not for their own wish, nor to where a table stands, and not into nowhere.
    does(both.table(), BOB, TableAction::Leave).await;
    world.found(DAN, 7, Pace::Live).await.unwrap();
    for (by, to) in [(ADA, dms(8)), (CLO, dms(7)), (CLO, None)] {
        let stays = gives(both.table().clone(), by, to).await;
        assert!(stays.is_err(), "{by}: {stays:?}");
    }
    gives(both.table().clone(), CLO, dms(8)).await.unwrap();
    let room = both.table().room().await.unwrap();
    assert_eq!((room.place.guild, room.place.channel), (None, ChannelId(8)));
    assert_eq!(heap_of(&both).await, 3);
    assert!(world.found(CLO, 1, Pace::Live).await.is_ok());
    // Where nothing was played, nothing is kept.
    let founding = founding::<Planetaire>(vec![player(ADA)], 2, Options::default());
    let fresh = begun(&world.sessions, founding).await;
    gives(fresh.table().clone(), CLO, None).await.unwrap();
    assert_eq!(fresh.table().room().await.unwrap().status, Status::Closed);
    assert!(world.found(BOB, 2, Pace::Live).await.is_ok());
}
