//! What every store promises, held against each of them.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::timeout;

use crate::common::{ADA, BOB, append, cluster, connect, stored};
use sessions::store::{AppendError, Memory, PageKey, PageWrite, Revision, StoredEntry, StoredPage};
use sessions::{ChannelId, GuildId, Key, Marks, Store, TableId, TableStage, Version};

async fn versions(store: &dyn Store, table: u64, after: u64) -> Vec<u64> {
    let journal = store.read(TableId(table), Version(after)).await.unwrap();
    journal.iter().map(|stored| stored.version.0).collect()
}

async fn appends(store: &dyn Store) {
    stored(store, 1, 0, TableStage::Lobby).await;
    stored(store, 1, 1, TableStage::Playing).await;
    stored(store, 2, 0, TableStage::Lobby).await;
    for wrong in [0, 1, 3, 9] {
        let refused = store.append(append(1, wrong, TableStage::Playing)).await;
        assert!(matches!(refused, Err(AppendError::Conflict)), "{wrong}");
    }
    assert_eq!(versions(store, 1, 0).await, [1, 2]);
    assert_eq!(versions(store, 1, 1).await, [2]);
    assert!(versions(store, 1, 2).await.is_empty());
    assert!(versions(store, 3, 0).await.is_empty());
    let second = store.read(TableId(1), Version(1)).await.unwrap();
    let expected = StoredEntry {
        version: Version(2),
        entry: append(1, 1, TableStage::Playing).entry,
    };
    assert_eq!(second, [expected]);
    assert_eq!(
        store.table_founded_by(Key(100)).await.unwrap(),
        Some(TableId(1))
    );
    assert_eq!(store.table_founded_by(Key(101)).await.unwrap(), None);
}

async fn one_of_many_wins(store: Arc<dyn Store>) {
    let racers: Vec<_> = (0..50)
        .map(|_| {
            let store = store.clone();
            tokio::spawn(async move { store.append(append(7, 0, TableStage::Lobby)).await.is_ok() })
        })
        .collect();
    let mut winners = 0;
    for racer in racers {
        winners += usize::from(racer.await.unwrap());
    }
    assert_eq!(winners, 1);
}

/// Writes a table's marks, over what stands there.
async fn put_marks(store: &dyn Store, table: u64, marks: Marks) {
    let table = TableId(table);
    let (_, read) = store.marks(table).await.unwrap();
    store.put_marks(table, marks.clone(), read).await.unwrap();
    if store.is_shared() {
        let late = store.put_marks(table, marks, read).await;
        assert!(matches!(late, Err(AppendError::Conflict)));
    }
}

async fn lists(store: &dyn Store) {
    let listed = || async {
        let listed = store.active_cards().await.unwrap();
        listed
            .iter()
            .map(|l| (l.card.table.0, l.settled.0))
            .collect::<Vec<_>>()
    };
    stored(store, 20, 0, TableStage::Lobby).await;
    stored(store, 21, 0, TableStage::Lobby).await;
    assert_eq!(listed().await, [(20, 0), (21, 0)]);
    let settled = |version| Marks {
        settled: Version(version),
        ..Marks::default()
    };
    put_marks(store, 20, settled(1)).await;
    assert_eq!(listed().await, [(20, 1), (21, 0)]);
    // Closed, but its end was not told.
    stored(store, 20, 1, TableStage::Closed).await;
    assert_eq!(listed().await, [(20, 1), (21, 0)]);
    put_marks(store, 20, settled(2)).await;
    assert_eq!(listed().await, [(21, 0)]);
    // Told before it is closed.
    put_marks(store, 21, settled(2)).await;
    stored(store, 21, 1, TableStage::Closed).await;
    assert!(listed().await.is_empty());
    assert_eq!(versions(store, 20, 0).await, [1, 2]);
}

async fn remembers(store: &dyn Store) {
    let unwritten = (Marks::default(), Revision(0));
    assert_eq!(store.marks(TableId(30)).await.unwrap(), unwritten);
    let marks = Marks {
        settled: Version(4),
        ..Marks::default()
    };
    put_marks(store, 30, marks.clone()).await;
    assert_eq!(store.marks(TableId(30)).await.unwrap().0, marks);
    let numbers = (
        store.next_number().await.unwrap(),
        store.next_number().await.unwrap(),
    );
    assert!(numbers.0 < numbers.1 && numbers.0 > TableId(0));
}

fn page(guild: u64, version: u64) -> PageWrite {
    PageWrite {
        page_key: PageKey {
            guild: Some(GuildId(guild)),
            user: ADA,
            game: "heap".to_owned(),
        },
        version: Version(version),
        page: format!("page {version} of {guild}"),
    }
}

async fn page_writes(store: &dyn Store) {
    let kept = |guild| {
        let page_key = page(guild, 0).page_key;
        async move { store.read_page(&page_key).await.unwrap() }
    };
    let stands = |guild, version: u64| StoredPage {
        version: Version(version),
        page: Some(page(guild, version).page),
    };
    assert_eq!(kept(1).await, StoredPage::default());
    store.write_page(page(1, 1)).await.unwrap();
    assert_eq!(
        (kept(1).await, kept(2).await),
        (stands(1, 1), StoredPage::default())
    );
    for wrong in [page(1, 1), page(1, 3)] {
        let refused = store.write_page(wrong).await;
        assert!(matches!(refused, Err(AppendError::Conflict)));
    }

    // With a step: both or none.
    let step = |expected, page_writes| sessions::store::Append {
        page_writes,
        ..append(40, expected, TableStage::Over)
    };
    let both = step(0, vec![page(1, 2), page(2, 1)]);
    store.append(both).await.unwrap();
    assert_eq!((kept(1).await, kept(2).await), (stands(1, 2), stands(2, 1)));
    let conflicts = [
        step(0, vec![page(1, 3), page(2, 2)]),
        step(1, vec![page(1, 3), page(2, 1)]),
    ];
    for wrong in conflicts {
        let refused = store.append(wrong).await;
        assert!(matches!(refused, Err(AppendError::Conflict)));
    }
    assert_eq!(versions(store, 40, 0).await, [1]);
    assert_eq!((kept(1).await, kept(2).await), (stands(1, 2), stands(2, 1)));
    store.append(step(1, vec![page(1, 3)])).await.unwrap();
    assert_eq!(kept(1).await, stands(1, 3));
}

/// Many write one page at the same time.
async fn one_of_many_keeps(store: Arc<dyn Store>) {
    let racers: Vec<_> = (0..50)
        .map(|_| {
            let store = store.clone();
            tokio::spawn(async move { store.write_page(page(7, 1)).await.is_ok() })
        })
        .collect();
    let mut winners = 0;
    for racer in racers {
        winners += usize::from(racer.await.unwrap());
    }
    assert_eq!(winners, 1);
}

/// A channel has one table that gathers or is played, and a click founds once.
async fn channels(store: &dyn Store) {
    let at = |table, expected, stage| {
        let mut step = append(table, expected, stage);
        step.card.channel = ChannelId(5);
        step
    };
    let open = || async { store.open_table_at(ChannelId(5)).await.unwrap() };
    assert_eq!(open().await, None);
    store.append(at(50, 0, TableStage::Lobby)).await.unwrap();
    assert_eq!(open().await, Some(TableId(50)));
    if store.is_shared() {
        let mut elsewhere = append(51, 0, TableStage::Lobby);
        elsewhere.card.founded_by = Key(5_000);
        for wrong in [at(51, 0, TableStage::Lobby), elsewhere] {
            let refused = store.append(wrong).await;
            assert!(matches!(refused, Err(AppendError::Conflict)));
        }
        // Nor does one move there.
        stored(store, 52, 0, TableStage::Playing).await;
        let refused = store.append(at(52, 1, TableStage::Playing)).await;
        assert!(matches!(refused, Err(AppendError::Conflict)));
        assert_eq!(versions(store, 52, 0).await, [1]);
    }
    store.append(at(50, 1, TableStage::Over)).await.unwrap();
    assert_eq!(open().await, None);
    store.append(at(51, 0, TableStage::Lobby)).await.unwrap();
    assert_eq!(open().await, Some(TableId(51)));
    // What it moves away from is free.
    stored(store, 51, 1, TableStage::Playing).await;
    assert_eq!(open().await, None);
    assert_eq!(
        store.open_table_at(ChannelId(51)).await.unwrap(),
        Some(TableId(51))
    );
}

/// What a card says comes back as it was, after a founding and after a step.
async fn cards(store: &dyn Store) {
    let card = |expected| {
        let mut step = append(60, expected, TableStage::Playing);
        step.card.guild = (expected == 1).then_some(GuildId(u64::MAX));
        step.card.users = if expected == 1 {
            vec![]
        } else {
            vec![ADA, BOB]
        };
        step.card.next_due = (expected == 2).then_some(sessions::Millis(7));
        step
    };
    for expected in 0..3 {
        let step = card(expected);
        store.append(step.clone()).await.unwrap();
        let listed = store.active_cards().await.unwrap();
        let found: Vec<_> = listed.into_iter().map(|listed| listed.card).collect();
        assert_eq!(found, [step.card]);
    }
}

/// Steps of many tables at the same time, several rounds of them: each is there once.
async fn a_crowd(store: Arc<dyn Store>) {
    let crowd: Vec<_> = (1..=100)
        .map(|table| {
            let store = store.clone();
            tokio::spawn(async move {
                for expected in 0..5 {
                    let step = append(table, expected, TableStage::Playing);
                    store.append(step).await.unwrap();
                }
            })
        })
        .collect();
    for one in crowd {
        one.await.unwrap();
    }
    for table in 1..=100 {
        assert_eq!(versions(&*store, table, 0).await, [1, 2, 3, 4, 5]);
    }
}

async fn all<F: Future<Output = Arc<dyn Store>>>(make: impl Fn() -> F) {
    appends(&*make().await).await;
    one_of_many_wins(make().await).await;
    lists(&*make().await).await;
    remembers(&*make().await).await;
    page_writes(&*make().await).await;
    one_of_many_keeps(make().await).await;
    channels(&*make().await).await;
    cards(&*make().await).await;
    a_crowd(make().await).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn memory() {
    all(|| async { Arc::new(Memory::new()) as Arc<dyn Store> }).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sled() {
    let dir = tempfile::tempdir().unwrap();
    let next = std::cell::Cell::new(0);
    let folder = || {
        next.set(next.get() + 1);
        dir.path().join(next.get().to_string())
    };
    all(|| {
        let sled = crate::common::sled(&folder());
        async { sled as Arc<dyn Store> }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres() {
    let Some(cluster) = cluster() else { return };
    all(|| async {
        let address = cluster.address().await;
        Arc::new(connect(&address).await) as Arc<dyn Store>
    })
    .await;
}

/// Two steps of a table that come together are both answered: the second one as what the first one
/// left it to be.
#[tokio::test]
async fn concurrent_steps_of_one_table_are_both_answered() {
    let Some(cluster) = cluster() else { return };
    let store = connect(&cluster.address().await).await;
    for table in 1..=50 {
        let step = |expected| store.append(append(table, expected, TableStage::Lobby));
        // A founding is written by itself.
        step(0).await.unwrap();
        let both = async { tokio::join!(step(1), step(2)) };
        let both = timeout(Duration::from_secs(10), both).await;
        let (first, second) = both.expect("a step waits for ever");
        first.unwrap();
        let expected: &[u64] = match second {
            Ok(()) => &[1, 2, 3],
            Err(AppendError::Conflict) => &[1, 2],
            Err(error) => panic!("{error}"),
        };
        assert_eq!(versions(&store, table, 0).await, expected);
    }
}
