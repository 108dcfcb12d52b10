//! Who may ask for advice: a player without other people always, others only where that was agreed
//! on before the game.

use crate::common::{ADA, BOB, Heap, World, does, key, player, tries};
use games::Seat;
use sessions::{
    Agreement, HintPermission, HintPolicy, Pace, Skill, TableAction, TableRefusal, TypedTable,
};

const ADAS: Seat = Seat::new(0);

/// What comes of Ada's asking, and how often she has asked by then.
async fn asks(table: &TypedTable<Heap>) -> (Result<(), TableRefusal>, u32) {
    let asked = tries(table.table(), ADA, TableAction::Advise).await;
    let room = table.table().room().await.unwrap();
    (asked.map(drop), room.times_advised(ADAS))
}

async fn leave(table: &TypedTable<Heap>) -> Result<HintPermission, TableRefusal> {
    table.snapshot().await.unwrap().hint_permission()
}

#[tokio::test]
async fn advice_among_people_needs_an_agreement() {
    let world = World::new().await;
    let table = world.playing(1, Pace::Live).await;
    assert_eq!(leave(&table).await, Err(TableRefusal::NoAdvice));
    assert_eq!(asks(&table).await, (Err(TableRefusal::NoAdvice), 0));
}

#[tokio::test]
async fn agreed_advice_shows_how_often_it_is_used() {
    let world = World::new().await;
    let id = world.found(ADA, 1, Pace::Live).await.unwrap().table;
    let table = world.heap(id).await;
    let hints = Agreement::Hints(HintPolicy::Counted);
    table.agree(ADA, key(), hints).await.unwrap();
    does(table.table(), BOB, TableAction::Join(player(BOB))).await;
    assert_eq!(asks(&table).await, (Err(TableRefusal::NotStarted), 0));
    does(table.table(), ADA, TableAction::Start).await;
    assert_eq!(leave(&table).await, Ok(HintPermission::Counted));
    assert_eq!(asks(&table).await, (Ok(()), 1));
    assert_eq!(asks(&table).await, (Ok(()), 2));
}

#[tokio::test]
async fn advice_is_free_against_computers() {
    let world = World::new().await;
    let id = world.found(ADA, 1, Pace::Live).await.unwrap().table;
    let table = world.heap(id).await;
    does(table.table(), ADA, TableAction::Seat(Skill::Easy)).await;
    does(table.table(), ADA, TableAction::Start).await;
    assert_eq!(leave(&table).await, Ok(HintPermission::Free));
    assert_eq!(asks(&table).await.0, Ok(()));
}
