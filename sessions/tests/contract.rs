//! What every store promises, held against each of them.

#![allow(
    clippy::unwrap_used,
    reason = "these are tests, whose helpers clippy does not recognise"
)]

mod common;

use std::sync::Arc;

use common::{ADA, BOB, append};
use sessions::store::{AppendError, Memory, Stored};
use sessions::{ChannelId, Dm, Key, Locale, Marks, Person, Stage, Store, TableId, Version};

async fn versions(store: &dyn Store, table: u64, after: u64) -> Vec<u64> {
    let journal = store.read(TableId(table), Version(after)).await.unwrap();
    journal.iter().map(|stored| stored.version.0).collect()
}

async fn appends(store: &dyn Store) {
    store.append(append(1, 0, Stage::Lobby)).await.unwrap();
    store.append(append(1, 1, Stage::Playing)).await.unwrap();
    store.append(append(2, 0, Stage::Lobby)).await.unwrap();
    for wrong in [0, 1, 3, 9] {
        let refused = store.append(append(1, wrong, Stage::Playing)).await;
        assert!(matches!(refused, Err(AppendError::Conflict)), "{wrong}");
    }
    assert_eq!(versions(store, 1, 0).await, [1, 2]);
    assert_eq!(versions(store, 1, 1).await, [2]);
    assert!(versions(store, 1, 2).await.is_empty());
    assert!(versions(store, 3, 0).await.is_empty());
    let second = store.read(TableId(1), Version(1)).await.unwrap();
    let expected = Stored {
        version: Version(2),
        entry: b"entry 1 of 1".to_vec(),
    };
    assert_eq!(second, [expected]);
    assert_eq!(store.founded(Key(100)).await.unwrap(), Some(TableId(1)));
    assert_eq!(store.founded(Key(101)).await.unwrap(), None);
}

async fn one_of_many_wins(store: Arc<dyn Store>) {
    let racers: Vec<_> = (0..50)
        .map(|_| {
            let store = store.clone();
            tokio::spawn(async move { store.append(append(7, 0, Stage::Lobby)).await.is_ok() })
        })
        .collect();
    let mut winners = 0;
    for racer in racers {
        winners += usize::from(racer.await.unwrap());
    }
    assert_eq!(winners, 1);
}

async fn lists(store: &dyn Store) {
    let listed = || async {
        let listed = store.listed().await.unwrap();
        listed
            .iter()
            .map(|l| (l.card.table.0, l.settled.0))
            .collect::<Vec<_>>()
    };
    store.append(append(20, 0, Stage::Lobby)).await.unwrap();
    store.append(append(21, 0, Stage::Lobby)).await.unwrap();
    assert_eq!(listed().await, [(20, 0), (21, 0)]);
    let settled = |version| Marks {
        settled: Version(version),
        ..Marks::default()
    };
    store.put_marks(TableId(20), settled(1)).await.unwrap();
    assert_eq!(listed().await, [(20, 1), (21, 0)]);
    // Closed, but its end was not told.
    store.append(append(20, 1, Stage::Closed)).await.unwrap();
    assert_eq!(listed().await, [(20, 1), (21, 0)]);
    store.put_marks(TableId(20), settled(2)).await.unwrap();
    assert_eq!(listed().await, [(21, 0)]);
    // Told before it is closed.
    store.put_marks(TableId(21), settled(2)).await.unwrap();
    store.append(append(21, 1, Stage::Closed)).await.unwrap();
    assert!(listed().await.is_empty());
    assert_eq!(versions(store, 20, 0).await, [1, 2]);
}

async fn remembers(store: &dyn Store) {
    assert_eq!(store.marks(TableId(30)).await.unwrap(), Marks::default());
    let marks = Marks {
        settled: Version(4),
        ..Marks::default()
    };
    store.put_marks(TableId(30), marks.clone()).await.unwrap();
    assert_eq!(store.marks(TableId(30)).await.unwrap(), marks);
    let person = |dm| Person {
        locale: Locale("en-GB".to_owned()),
        name: "Ada".to_owned(),
        dm,
    };
    assert_eq!(store.person(ADA).await.unwrap(), None);
    store.put_person(ADA, person(Dm::Closed)).await.unwrap();
    store
        .put_person(ADA, person(Dm::Open(ChannelId(5))))
        .await
        .unwrap();
    let found = store.person(ADA).await.unwrap();
    assert_eq!(found, Some(person(Dm::Open(ChannelId(5)))));
    assert_eq!(store.person(BOB).await.unwrap(), None);
    let numbers = (
        store.next_number().await.unwrap(),
        store.next_number().await.unwrap(),
    );
    assert!(numbers.0 < numbers.1 && numbers.0 > TableId(0));
}

async fn all(make: impl Fn() -> Arc<dyn Store>) {
    appends(&*make()).await;
    one_of_many_wins(make()).await;
    lists(&*make()).await;
    remembers(&*make()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn memory() {
    all(|| Arc::new(Memory::new())).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sled() {
    let dir = tempfile::tempdir().unwrap();
    let next = std::cell::Cell::new(0);
    all(|| {
        next.set(next.get() + 1);
        common::sled(&dir.path().join(next.get().to_string()))
    })
    .await;
}
