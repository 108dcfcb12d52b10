//! A real game over the real store: a solo round with a restart in its middle, and a match whose
//! players fall silent.
#![allow(
    clippy::unwrap_used,
    reason = "these are tests, whose helpers clippy does not recognise"
)]

use std::path::Path;
use std::sync::Arc;

use crate::common::{ADA, BOB, DAY, World, key, place, player};
use games::planetaire::{Action, Glimpse, Options, Phase, Planetaire, Refusal, margin};
use games::{Seat, Seed};
use sessions::{
    ActError, EventNumber, Founding, Manual, Pace, Status, TableAction, TableId, TypedTable,
    Version,
};

async fn world(dir: &Path, clock: &Arc<Manual>) -> World {
    World::over(crate::common::sled(dir), clock.clone()).await
}

async fn table(world: &World, id: TableId) -> TypedTable<Planetaire> {
    world.sessions.table_of(id).await.unwrap().unwrap()
}

async fn found(world: &World) -> TypedTable<Planetaire> {
    let founding = Founding::<Planetaire> {
        host: player(ADA),
        guests: Vec::new(),
        place: place(1),
        options: Options::default(),
        pace: Pace::Days,
        table_seed: Seed::new([5; 32]).into(),
        key: key(),
    };
    let found = world.sessions.found(founding).await.unwrap();
    table(world, found.table).await
}

#[tokio::test]
async fn solo_round_survives_a_restart() {
    let dir = tempfile::tempdir().unwrap();
    let clock = World::clock();
    let here = world(dir.path(), &clock).await;
    let game = found(&here).await;
    game.table()
        .act(ADA, key(), TableAction::Start)
        .await
        .unwrap();
    let fire = |n: &str| Action::Fire(margin(n).unwrap());
    game.act(ADA, key(), fire("5")).await.unwrap();
    let id = game.table().id();
    let before = game.snapshot().await.unwrap();
    here.sessions.close().await.unwrap();

    let there = world(dir.path(), &clock).await;
    let game = table(&there, id).await;
    let after = game.snapshot().await.unwrap();
    let views = |snapshot: &sessions::Snapshot<Planetaire>| {
        let seat = Seat::new(0);
        let view = snapshot.seat_view(seat).unwrap().open_for(seat);
        (snapshot.public_view().unwrap().open(), view.unwrap())
    };
    assert_eq!(views(&before), views(&after));
    assert_eq!(before.room().due, after.room().due);
    let again = game.act(ADA, key(), fire("5")).await.unwrap_err();
    assert!(matches!(
        again,
        ActError::Refused(Refusal::AlreadyFired { .. })
    ));

    let since = after.version();
    let acted = game.act(ADA, key(), Action::End).await.unwrap();
    assert!(matches!(acted.snapshot.room().status, Status::Over { .. }));
    let news = acted.snapshot.public_news(since);
    let numbers: Vec<EventNumber> = news.iter().map(|told| told.number).collect();
    assert_eq!(numbers, acted.news);
    let last = news.into_iter().next_back().unwrap();
    assert!(matches!(last.glimpse.open(), Glimpse::Uncovered { .. }));
    there.sessions.close().await.unwrap();
}

#[tokio::test]
async fn abandoned_match_is_played_to_its_end() {
    let dir = tempfile::tempdir().unwrap();
    let world = world(dir.path(), &World::clock()).await;
    let game = found(&world).await;
    game.table()
        .act(BOB, key(), TableAction::Join(player(BOB)))
        .await
        .unwrap();
    game.table()
        .act(ADA, key(), TableAction::Start)
        .await
        .unwrap();
    let dirty = world.sessions.dirty();
    let mut seen = Version(0);
    loop {
        let snapshot = game.snapshot().await.unwrap();
        let view = snapshot.public_view().unwrap().open();
        if view.phase == Phase::Over {
            assert!(matches!(snapshot.room().status, Status::Over { .. }));
            break;
        }
        assert!(snapshot.room().next_due().is_some(), "nobody is waited for");
        if snapshot.version() != seen {
            seen = snapshot.version();
            world.clock.advance(DAY * 3);
        }
        dirty.next().await;
    }
}
