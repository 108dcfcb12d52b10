//! A full disk, at any stage of a write: nothing that was acknowledged is lost or hidden for a
//! moment, and everything goes on by itself when there is room again.

#![allow(clippy::print_stdout, reason = "says what it saw")]

use std::collections::HashMap;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::common::{ADA, Action, Heap, SmallDisk, World, append, key, skipped, stored};
use games::Seat;
use sessions::store::{AppendError, Revision, Sled, backup};
use sessions::{
    ActError, Failure, Key, Marks, Pace, Store, StoreError, TableId, TableStage, TypedTable,
    Version,
};

const TABLES: u64 = 8;
/// Longer than the index waits in memory, so that sled meets the full disk too.
const LONG: Duration = Duration::from_secs(7);

/// Everything that can be read holds what was acknowledged.
async fn shows(store: &Sled, acknowledged: &HashMap<u64, u64>) {
    for (table, version) in acknowledged {
        if let Ok(journal) = store.read(TableId(*table), Version(0)).await {
            assert!(
                journal.len() as u64 >= *version,
                "table {table} shows {} of {version}",
                journal.len()
            );
        }
    }
}

/// Appends to a table until the time is over and the disk was full. Returns how many there are, and
/// how many were refused.
async fn append_for(store: Arc<Sled>, table: u64, span: Duration) -> (u64, u64) {
    let (mut there, mut refused) = (0, 0);
    let began = Instant::now();
    while refused == 0 || began.elapsed() < span {
        assert!(began.elapsed() < 20 * span, "the disk is never full");
        match store
            .append(append(table, there, TableStage::Playing))
            .await
        {
            Ok(()) => there += 1,
            // The refusal may have come after the bytes: then it is told as a conflict.
            Err(AppendError::Conflict) => panic!("table {table}: {there} is not what it has"),
            Err(AppendError::Store(error)) => {
                assert!(error.is_full(), "{error}");
                refused += 1;
                // As a person would: not at once again.
                tokio::task::yield_now().await;
            }
        }
        let marks = Marks {
            settled: Version(there),
            ..Marks::default()
        };
        drop(store.put_marks(TableId(table), marks, Revision(0)).await);
    }
    (there, refused)
}

/// With so many bytes left.
async fn check(left: u64) -> Option<()> {
    let disk = SmallDisk::under(tempfile::tempdir().unwrap(), 8)?;
    let data = disk.path().join("data");
    let store = crate::common::sled(&data);
    stored(&*store, 99, 0, TableStage::Playing).await;
    disk.fill_but(left);
    let tables = (1..=TABLES).map(|table| tokio::spawn(append_for(store.clone(), table, LONG)));
    let (mut acknowledged, mut refusals) = (HashMap::from([(99, 1)]), 0);
    for (table, ended) in (1..).zip(tables.collect::<Vec<_>>()) {
        let (there, refused) = ended.await.unwrap();
        acknowledged.insert(table, there);
        refusals += refused;
    }
    let steps: u64 = acknowledged.values().sum();
    println!("{left} bytes left: {steps} steps acknowledged, {refusals} refused");
    assert!(refusals > 0, "the disk was not full with {left} bytes left");
    shows(&store, &acknowledged).await;

    disk.make_room();
    let began = Instant::now();
    for table in 1..=TABLES {
        let there = acknowledged[&table];
        while let Err(error) = store
            .append(append(table, there, TableStage::Playing))
            .await
        {
            assert!(began.elapsed() < Duration::from_secs(20), "{error}");
        }
        acknowledged.insert(table, there + 1);
        // Also what only sled has.
        while let Err(error) = store.read(TableId(table), Version(0)).await {
            assert!(began.elapsed() < Duration::from_secs(20), "{error}");
        }
    }
    println!("{left} bytes left: all well {:.0?} after", began.elapsed());
    for table in acknowledged.keys() {
        store.read(TableId(*table), Version(0)).await.unwrap();
    }
    shows(&store, &acknowledged).await;
    store.close().await.unwrap();

    let store = crate::common::sled(&data);
    for (table, version) in &acknowledged {
        let journal = store.read(TableId(*table), Version(0)).await.unwrap();
        assert_eq!(journal.len() as u64, *version, "table {table}");
    }
    store.close().await.unwrap();
    Some(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn full_disk_loses_nothing_and_recovers() {
    for left in [0, 40_000, 400_000, 1_200_000] {
        if check(left).await.is_none() {
            skipped("this needs the right to mount a tmpfs");
            return;
        }
    }
}

/// A table whose move was refused shows what was acknowledged before, also while the disk is full.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn table_can_be_viewed_while_the_disk_is_full() {
    let Some(disk) = SmallDisk::under(tempfile::tempdir().unwrap(), 4) else {
        skipped("this needs the right to mount a tmpfs");
        return;
    };
    let data = disk.path().join("data");
    let world = World::over(crate::common::sled(&data), World::clock()).await;
    let table = world.playing(1, Pace::Live).await;
    disk.fill_but(0);
    let (refused, shown) = until_refused(&table).await;
    assert_eq!(mine(&table).await, shown);
    disk.make_room();
    // The refused one did not happen, and happens now.
    let again = table.act(ADA, refused, Action::Whisper(shown + 1)).await;
    assert!(!again.unwrap().repeated);
    assert_eq!(mine(&table).await, shown + 1);
    world.sessions.close().await.unwrap();
}

/// What Ada whispered last.
async fn mine(table: &TypedTable<Heap>) -> u32 {
    let ada = Seat::new(0);
    let snapshot = table.snapshot().await.unwrap();
    let view = snapshot.seat_view(ada).unwrap().open_for(ada).unwrap();
    view.mine.unwrap_or_default()
}

/// Whispers on and on until the disk is full; returns the key that was refused, and the last
/// whisper that was not.
async fn until_refused(table: &TypedTable<Heap>) -> (Key, u32) {
    for n in 1.. {
        let key = key();
        match table.act(ADA, key, Action::Whisper(n)).await {
            Ok(_) => {}
            Err(ActError::Failed(Failure::Store(error))) => {
                assert!(error.is_full(), "{error}");
                return (key, n - 1);
            }
            Err(other) => panic!("{other:?}"),
        }
    }
    unreachable!("the disk is small")
}

/// A kind of damage to the journal.
type Harm = fn(&Path);

/// The journal is taken away, cut off or garbled while it is used: told, not hidden.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn damage_to_the_open_log_is_reported() {
    let harm: [(&str, Harm); 4] = [
        ("removed or replaced", |log| fs::remove_file(log).unwrap()),
        ("removed or replaced", |log| {
            let copy = log.with_extension("copy");
            fs::copy(log, &copy).unwrap();
            fs::rename(copy, log).unwrap();
        }),
        ("was truncated", |log| {
            let file = fs::File::options().write(true).open(log).unwrap();
            file.set_len(100).unwrap();
        }),
        ("was changed", |log| {
            let size = fs::metadata(log).unwrap().len();
            let file = fs::File::options().write(true).open(log).unwrap();
            std::os::unix::fs::FileExt::write_all_at(&file, &[0; 64], size / 2).unwrap();
        }),
    ];
    for (words, harm) in harm {
        let dir = tempfile::tempdir().unwrap();
        let store = crate::common::sled(dir.path());
        for expected in 0..9 {
            stored(&*store, 1, expected, TableStage::Playing).await;
        }
        harm(&dir.path().join("journal.log"));
        drop(store.read(TableId(1), Version(0)).await);
        let lost = tokio::time::timeout(Duration::from_secs(20), store.unrecoverable_error());
        let lost: StoreError = lost.await.unwrap();
        assert!(lost.to_string().contains(words), "{lost}");
    }
}

/// A backup that met a full disk says what it takes, and is in no one's way.
#[tokio::test]
async fn backup_on_a_full_disk_leaves_nothing() {
    let dir = tempfile::tempdir().unwrap();
    let data = dir.path().join("data");
    let store = crate::common::sled(&data);
    for n in 0..200 {
        stored(&*store, 1, n, TableStage::Playing).await;
    }
    store.close().await.unwrap();
    let Some(disk) = SmallDisk::under(dir.path().join("disk"), 1) else {
        skipped("this needs the right to mount a tmpfs");
        return;
    };
    disk.fill_but(8 << 10);
    let copy = disk.path().join("copy");
    let error = backup(&data, &copy).unwrap_err();
    assert!(error.is_full(), "{error}");
    let said = error.to_string();
    assert!(said.contains("a command is to be run again"), "{said}");
    assert_eq!(fs::read_dir(&copy).map_or(0, Iterator::count), 0);
    disk.make_room();
    backup(&data, &copy).unwrap();
}
