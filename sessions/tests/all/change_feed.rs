//! Several processes on one store: what one of them wrote, the others know without being asked.

use std::time::Duration;

use crate::common::{ADA, Action, BOB, World, does, heap_of, key, player, soon, stores, until};
use sessions::{ChannelId, Marks, Pace, TableAction, UserId, Version};

/// Two processes, each with a connection of its own.
async fn both() -> (World, World) {
    let (one, other) = stores().await;
    let clock = World::clock();
    let here = World::over(one, clock.clone()).await;
    (here, World::over(other, clock).await)
}

#[tokio::test]
async fn table_is_found_by_other_processes() {
    let (here, there) = both().await;
    let table = here.playing(1, Pace::Live).await;
    let id = table.table().id();
    until(async || there.sessions.open_tables_of(BOB) == [id]).await;
    assert_eq!(there.sessions.table_at(ChannelId(1)), Some(id));
    // It is known before it was first looked at there; and followers of tables hear of each change.
    let dirty = there.sessions.dirty();
    // That it began is heard of by then too.
    tokio::time::sleep(Duration::from_millis(300)).await;
    while dirty.try_next().is_some() {}
    table.act(ADA, key(), Action::Add(3)).await.unwrap();
    assert_eq!(soon(dirty.next()).await, id);
    assert_eq!(heap_of(&there.heap(id).await).await, 3);
    // What one did oneself is no news.
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert_eq!(there.sessions.dirty().try_next(), None);
}

#[tokio::test]
async fn dissolved_lobby_is_gone_in_every_process() {
    let (here, there) = both().await;
    let id = here.found(ADA, 1, Pace::Live).await.unwrap().table;
    until(async || there.sessions.table_at(ChannelId(1)) == Some(id)).await;
    let done = does(&here.table(id).await, ADA, TableAction::Dissolve).await;
    until(async || there.sessions.table_at(ChannelId(1)).is_none()).await;
    // Its end is still to be told, until it was.
    let version = done.version;
    let settled = move |marks: &mut Marks| marks.settle(version);
    here.table(id).await.note(settled).await.unwrap();
    until(async || there.sessions.game_of(id).is_none()).await;
}

#[tokio::test]
async fn person_data_is_the_same_in_every_process() {
    let (here, there) = both().await;
    assert_eq!(there.sessions.person(ADA).await.unwrap(), None);
    let named =
        |name: &'static str| move |person: &mut sessions::Person| person.name = name.to_owned();
    here.sessions
        .change_person(ADA, named("Ada"))
        .await
        .unwrap();
    let known = async || {
        there
            .sessions
            .person(ADA)
            .await
            .unwrap()
            .unwrap_or_default()
    };
    until(async || known().await.name == "Ada").await;
    // Both change the same person at the same moment, and neither change is lost.
    let unlisted = |person: &mut sessions::Person| person.unlisted = true;
    let (one, other) = tokio::join!(
        here.sessions.change_person(ADA, named("Lady Ada")),
        there.sessions.change_person(ADA, unlisted),
    );
    one.unwrap();
    other.unwrap();
    until(async || known().await.name == "Lady Ada" && known().await.unlisted).await;
}

#[tokio::test]
async fn concurrent_marks_are_all_kept() {
    let (here, there) = both().await;
    let table = here.playing(1, Pace::Live).await;
    let same = there.heap(table.table().id()).await;
    let seats = async |table: &sessions::Table, users: std::ops::Range<u64>| {
        for user in users {
            let change = move |marks: &mut Marks| marks.add_unreachable(UserId(user));
            table.note(change).await.unwrap();
        }
    };
    tokio::join!(
        seats(table.table(), 100..120),
        seats(same.table(), 200..220)
    );
    let marks = table.table().marks().await.unwrap();
    assert_eq!(marks.unreachable.len(), 40, "{:?}", marks.unreachable);
    assert_eq!(marks.settled, Version(0));
}

#[tokio::test]
async fn forgotten_person_is_forgotten_in_every_process() {
    let (here, there) = both().await;
    let table = here.playing(1, Pace::Live).await;
    let same = there.heap(table.table().id()).await;
    let named = |person: &mut sessions::Person| person.name = "Ada".to_owned();
    here.sessions.change_person(ADA, named).await.unwrap();
    // Both know her, and her table is awake there.
    assert!(there.sessions.person(ADA).await.unwrap().is_some());
    let sits = async || {
        let room = same.table().room().await.unwrap();
        room.players()
            .any(|(_, it)| it.user == ADA || it.name == player(ADA).name)
    };
    assert!(sits().await);
    let forgotten = here.sessions.forget(ADA, key()).await.unwrap();
    assert!(forgotten.known);
    until(async || there.sessions.person(ADA).await.unwrap().is_none()).await;
    until(async || !sits().await).await;
    until(async || there.sessions.open_tables_of(ADA).is_empty()).await;
    // What goes on at the table does not make her known again.
    same.table().act(BOB, key(), TableAction::Leave).await.ok();
    assert!(!here.sessions.forget(ADA, key()).await.unwrap().known);
}
