//! The journals of old games can be read for ever: one that was written down as it was.

use std::sync::Arc;

use crate::common::{ADA, Action, BOB, World, heap_of, key, store};
use games::Seat;
use serde_json::Value;
use sessions::store::Append;
use sessions::{
    ChannelId, IndexCard, Key, Millis, Pace, Status, Store, TableAction, TableId, TableStage,
    Version,
};

/// The actions of acts, which journals of then did not hold.
const ACTIONS: [&str; 2] = [r#","wish":"whisper 3""#, r#","wish":"add 5""#];
/// What an act says that revealed nothing.
const HARMLESS: &str = r#","harmless":true"#;
/// The entry that takes one back.
const TAKEN_BACK: &str = r#"{"f":1,"v":6,"at":1000000,"once":{"Key":15},"by":2,"facts":[{"TakenBack":{"entries":[5]}}],"due":[{"seat":0,"at":1300000},{"seat":1,"at":1300000}]}"#;

/// Format 1. Never change a line: add another journal when there is another format.
const FORMAT_1: &[&str] = &[
    r#"{"f":1,"v":1,"at":1000000,"once":{"Key":10},"by":1,"facts":[{"Founded":{"game":"heap","players":[{"user":1,"name":"player 1","locale":"fr"}],"place":{"guild":9,"channel":1,"locale":"fr"},"options":{"goal":1000},"pace":"Live","seed":[7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7]}}]}"#,
    r#"{"f":1,"v":2,"at":1000000,"once":{"Key":11},"by":2,"facts":[{"Joined":{"seat":1,"player":{"user":2,"name":"player 2","locale":"fr"}}}]}"#,
    r#"{"f":1,"v":3,"at":1000000,"once":{"Key":12},"by":1,"facts":["Started"],"events":["Opened"],"due":[{"seat":0,"at":1300000},{"seat":1,"at":1300000}]}"#,
    r#"{"f":1,"v":4,"at":1000000,"once":{"Key":14},"by":1,"events":[{"Whispered":{"seat":0,"n":{"owner":{"Seat":0},"value":3}}}]}"#,
    r#"{"f":1,"v":5,"at":1000000,"once":{"Key":13},"by":2,"events":[{"Added":{"seat":1,"n":5}}],"due":[{"seat":0,"at":1300000}]}"#,
];

async fn table(journal: &[&str]) -> World {
    let store = store().await;
    for (expected, entry) in (0..).zip(journal) {
        let card = IndexCard {
            table: TableId(1),
            game: "heap".to_owned(),
            guild: None,
            channel: ChannelId(1),
            users: vec![ADA, BOB],
            stage: TableStage::Playing,
            next_due: None,
            version: Version(expected + 1),
            founded_by: Key(10),
        };
        let append = Append {
            expected: Version(expected),
            entry: entry.as_bytes().to_vec(),
            card,
            page_writes: Vec::new(),
        };
        store.append(append).await.unwrap();
    }
    World::over(store, World::clock()).await
}

#[tokio::test]
async fn format_1_is_still_readable() {
    let world = table(FORMAT_1).await;
    let heap = world.heap(TableId(1)).await;
    let snapshot = heap.snapshot().await.unwrap();
    let room = snapshot.room();
    assert_eq!(
        (room.host, &room.status, room.pace),
        (ADA, &Status::Playing, Pace::Live)
    );
    assert_eq!(room.seats.len(), 2);
    let ada = Seat::new(0);
    let view = snapshot.seat_view(ada).unwrap().open_for(ada).unwrap();
    assert_eq!((view.heap, view.mine), (5, Some(3)));
    assert_eq!(room.due[0].at, Some(Millis(1_300_000)));
    assert!(
        heap.act(BOB, Key(13), Action::Add(5))
            .await
            .unwrap()
            .repeated
    );
    heap.act(ADA, key(), Action::Add(2)).await.unwrap();
    assert_eq!(heap_of(&heap).await, 7);
}

/// Prints what is written today, for the next format's lines: what was written first, whether it
/// could be taken back, and the actions themselves.
#[tokio::test]
async fn prints_the_current_format() {
    let store: Arc<dyn Store> = store().await;
    let world = World::over(store.clone(), World::clock()).await;
    let founded = world.found_with(ADA, 1, Pace::Live, Default::default(), Key(10));
    let id = founded.await.unwrap().table;
    let table = world.table(id).await;
    table
        .act(BOB, Key(11), TableAction::Join(crate::common::player(BOB)))
        .await
        .unwrap();
    table.act(ADA, Key(12), TableAction::Start).await.unwrap();
    let heap = world.heap(id).await;
    heap.act(ADA, Key(14), Action::Whisper(3)).await.unwrap();
    heap.act(BOB, Key(13), Action::Add(5)).await.unwrap();
    table
        .act(BOB, Key(15), TableAction::TakeBack(None))
        .await
        .unwrap();
    let journal = store.read(id, Version(0)).await.unwrap();
    let mut journal: Vec<_> = journal
        .iter()
        .map(|s| String::from_utf8_lossy(&s.entry).into_owned())
        .collect();
    // Journals hold numbers and sealed names; the lines to compare with hold people.
    let fact = |line: &str| serde_json::from_str::<Value>(line).unwrap()["facts"][0].clone();
    let seated = [
        (ADA, fact(&journal[0])["Founded"]["players"][0].clone()),
        (BOB, fact(&journal[1])["Joined"]["player"].clone()),
    ];
    for (user, sealed) in seated {
        let name = crate::common::player(user).name;
        assert!(!journal.iter().any(|line| line.contains(&name)));
        for line in &mut journal {
            *line = line.replace(&sealed["user"].to_string(), &user.to_string());
            *line = line.replace(sealed["name"].as_str().unwrap(), &name);
        }
    }
    let last = journal.pop().unwrap();
    assert_eq!(last, TAKEN_BACK);
    let is_harmless = |line: &String| line.contains(HARMLESS);
    let harmless: Vec<bool> = journal.iter().map(is_harmless).collect();
    assert_eq!(harmless, [false, false, false, true, true]);
    let actions: Vec<&str> = journal
        .iter()
        .filter_map(|line| ACTIONS.into_iter().find(|action| line.contains(action)))
        .collect();
    assert_eq!(actions, ACTIONS);
    for line in &mut journal {
        *line = line.replace(HARMLESS, "");
        for action in ACTIONS {
            *line = line.replace(action, "");
        }
    }
    assert_eq!(journal, FORMAT_1, "{}", journal.join("\n"));
}
