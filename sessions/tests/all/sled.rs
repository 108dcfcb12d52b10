//! The embedded store's own promises: what survives, what is noticed, and the way back.

use std::fs;
use std::os::unix::fs::FileExt;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use crate::common::{World, key, stored};
use sessions::store::{IndexState, Revision, Sled, backup, check, rebuild, restore};
use sessions::{Marks, Person, Store, StoreError, TableId, TableStage, UserId, Version};

/// Three tables with five entries each, closed cleanly.
async fn filled(dir: &Path) {
    let store = crate::common::sled(dir);
    fill(&*store, 5).await;
    store.close().await.unwrap();
}

async fn fill(store: &dyn Store, entries: u64) {
    for expected in 0..entries {
        for table in 1..=3 {
            stored(store, table, expected, TableStage::Playing).await;
        }
    }
}

async fn lengths(store: &dyn Store) -> Vec<usize> {
    let mut lengths = Vec::new();
    for table in 1..=3 {
        lengths.push(store.read(TableId(table), Version(0)).await.unwrap().len());
    }
    lengths
}

fn log(dir: &Path) -> std::path::PathBuf {
    dir.join("journal.log")
}

/// Copies the journal and the book of people, as a crash leaves them: without the index.
fn copied(from: &Path, to: &Path) {
    for name in ["journal.log", "people"] {
        fs::copy(from.join(name), to.join(name)).unwrap();
    }
}

/// Turns one byte of the log over.
fn flip(dir: &Path, at: u64) {
    let file = fs::File::options()
        .read(true)
        .write(true)
        .open(log(dir))
        .unwrap();
    let mut byte = [0];
    file.read_exact_at(&mut byte, at).unwrap();
    file.write_all_at(&[byte[0] ^ 0x10], at).unwrap();
}

fn why<T>(result: Result<T, StoreError>) -> String {
    result
        .err()
        .map_or_else(|| "no error".to_owned(), |error| error.to_string())
}

#[tokio::test]
async fn stored_data_survives_a_restart() {
    let dir = tempfile::tempdir().unwrap();
    let marks = Marks {
        settled: Version(3),
        ..Marks::default()
    };
    let store = crate::common::sled(dir.path());
    fill(&*store, 5).await;
    let put = store.put_marks(TableId(2), marks.clone(), Revision(0));
    put.await.unwrap();
    store.close().await.unwrap();
    assert!(matches!(
        store.marks(TableId(1)).await,
        Err(StoreError::Closed)
    ));

    let store = crate::common::sled(dir.path());
    assert_eq!(lengths(&*store).await, [5, 5, 5]);
    assert_eq!(store.marks(TableId(2)).await.unwrap().0, marks);
    assert_eq!(store.next_number().await.unwrap(), TableId(4));
}

#[tokio::test]
async fn second_process_is_refused() {
    let dir = tempfile::tempdir().unwrap();
    let first = crate::common::sled(dir.path());
    let second = Sled::open(dir.path());
    assert!(matches!(
        second.as_ref().err(),
        Some(StoreError::InUse { .. })
    ));
    assert!(why(second).contains("in use by another Houston"));
    assert!(matches!(rebuild(dir.path()), Err(StoreError::InUse { .. })));
    drop(first);
    assert!(Sled::open(dir.path()).is_ok());
}

#[tokio::test]
async fn torn_tail_is_cut_off() {
    for cut in [1, 5, 19, 21, 100] {
        let dir = tempfile::tempdir().unwrap();
        let store = crate::common::sled(dir.path());
        fill(&*store, 5).await;
        // As a crash leaves it: the index has not been flushed.
        let copy = tempfile::tempdir().unwrap();
        copied(dir.path(), copy.path());
        let size = fs::metadata(log(copy.path())).unwrap().len();
        let file = fs::File::options()
            .write(true)
            .open(log(copy.path()))
            .unwrap();
        file.set_len(size - cut).unwrap();
        assert!(check(copy.path()).unwrap().torn > 0);
        let store = crate::common::sled(copy.path());
        assert_eq!(lengths(&*store).await, [5, 5, 4], "cut by {cut}");
        // It goes on where it was cut.
        stored(&*store, 3, 4, TableStage::Playing).await;
        store.close().await.unwrap();
        let store = crate::common::sled(copy.path());
        assert_eq!(lengths(&*store).await, [5, 5, 5]);
    }
}

#[tokio::test]
async fn garbage_after_the_tail_is_cut_off() {
    for rubbish in [vec![0; 4096], b"HOU\x01HOU\x01".to_vec(), vec![0xff; 3]] {
        let dir = tempfile::tempdir().unwrap();
        filled(dir.path()).await;
        let whole = fs::read(log(dir.path())).unwrap();
        fs::write(log(dir.path()), [whole, rubbish].concat()).unwrap();
        let store = crate::common::sled(dir.path());
        assert_eq!(lengths(&*store).await, [5, 5, 5]);
    }
}

#[tokio::test]
async fn changed_byte_is_detected() {
    let dir = tempfile::tempdir().unwrap();
    filled(dir.path()).await;
    let size = fs::metadata(log(dir.path())).unwrap().len();
    // The head of the file, of a frame, and the middle of records; the very last frame, which
    // says only that all before it is durable, may be lost.
    for at in (0..size - 27).step_by(37).chain([33, 36, 40, 44]) {
        flip(dir.path(), at);
        let error = Sled::open(dir.path());
        let named = matches!(
            error.as_ref().err(),
            Some(StoreError::Damaged { offset, .. }) if *offset <= at
        );
        let foreign = (16..32).contains(&at) && why(error).contains("another journal.log");
        assert!(named || foreign, "byte {at}");
        assert!(check(dir.path()).is_err() || foreign);
        flip(dir.path(), at);
    }
    let store = crate::common::sled(dir.path());
    assert_eq!(lengths(&*store).await, [5, 5, 5]);
}

#[tokio::test]
async fn lost_index_is_rebuilt() {
    let dir = tempfile::tempdir().unwrap();
    filled(dir.path()).await;
    fs::remove_dir_all(dir.path().join("index")).unwrap();
    assert_eq!(check(dir.path()).unwrap().index, IndexState::Missing);
    let store = crate::common::sled(dir.path());
    assert_eq!(lengths(&*store).await, [5, 5, 5]);
}

/// Writes these bytes in the place of every file of the index.
fn garble(dir: &Path, garbled: impl Fn(Vec<u8>) -> Vec<u8>) {
    for name in ["db", "conf"] {
        let file = dir.join("index").join(name);
        let whole = fs::read(&file).unwrap();
        fs::write(file, garbled(whole)).unwrap();
    }
}

#[tokio::test]
async fn garbled_index_is_rebuilt() {
    let dir = tempfile::tempdir().unwrap();
    filled(dir.path()).await;
    let rubbish: [fn(Vec<u8>) -> Vec<u8>; 3] = [
        |whole| vec![0xa5; whole.len()],
        |whole| whole[..whole.len() / 2].to_vec(),
        |_| Vec::new(),
    ];
    for garbled in rubbish {
        garble(dir.path(), garbled);
        let checked = check(dir.path()).unwrap();
        let IndexState::Broken(why) = checked.index else {
            panic!("{checked:?}");
        };
        assert!(why.contains("the next start rebuilds it"), "{why}");
        let store = crate::common::sled(dir.path());
        assert_eq!(lengths(&*store).await, [5, 5, 5]);
        assert_eq!(store.next_number().await.unwrap(), TableId(4));
        store.close().await.unwrap();
        let checked = check(dir.path()).unwrap();
        assert_eq!(checked.index, IndexState::Agrees { behind: 0 });
    }
}

/// A broken byte of the index needs no action, no matter which byte it is.
#[tokio::test]
async fn broken_byte_in_the_index_prevents_no_start() {
    let dir = tempfile::tempdir().unwrap();
    filled(dir.path()).await;
    let db = dir.path().join("index").join("db");
    let mut broken = 0;
    for nth in 0..40 {
        let mut bytes = fs::read(&db).unwrap();
        let used = bytes.iter().rposition(|byte| *byte != 0).unwrap() + 1;
        bytes[nth * used / 40] ^= 0x10;
        fs::write(&db, &bytes).unwrap();
        let checked = check(dir.path()).unwrap();
        broken += usize::from(matches!(checked.index, IndexState::Broken(_)));
        let store = crate::common::sled(dir.path());
        assert_eq!(lengths(&*store).await, [5, 5, 5], "byte {nth}");
        store.close().await.unwrap();
        let checked = check(dir.path()).unwrap();
        assert_eq!(checked.index, IndexState::Agrees { behind: 0 });
    }
    assert!(broken > 0);
}

/// What a process that is killed had open, or a child that was just born, is held a moment longer.
#[tokio::test]
async fn opening_waits_for_a_lock_being_released() {
    let dir = tempfile::tempdir().unwrap();
    filled(dir.path()).await;
    for held in [dir.path().join("lock"), dir.path().join("index").join("db")] {
        let file = fs::File::open(held).unwrap();
        file.lock().unwrap();
        std::thread::scope(|scope| {
            let opened = scope.spawn(|| Sled::open(dir.path()).map(drop));
            std::thread::sleep(Duration::from_millis(200));
            drop(file);
            assert_eq!(opened.join().unwrap(), Ok(()));
        });
    }
}

#[tokio::test]
async fn rebuild_keeps_the_old_index_aside() {
    let dir = tempfile::tempdir().unwrap();
    filled(dir.path()).await;
    let rebuilt = rebuild(dir.path()).unwrap();
    assert!(rebuilt.aside.unwrap().exists());
    let checked = check(dir.path()).unwrap();
    assert_eq!(checked.index, IndexState::Agrees { behind: 0 });
    assert_eq!(checked.tables, 3);
    let store = crate::common::sled(dir.path());
    assert_eq!(lengths(&*store).await, [5, 5, 5]);
}

#[tokio::test]
async fn log_older_than_the_index_is_detected() {
    let dir = tempfile::tempdir().unwrap();
    filled(dir.path()).await;
    let size = fs::metadata(log(dir.path())).unwrap().len();
    let file = fs::File::options()
        .write(true)
        .open(log(dir.path()))
        .unwrap();
    file.set_len(size - 200).unwrap();
    let message = why(Sled::open(dir.path()));
    assert!(message.contains("journal.log ends at byte"), "{message}");
    assert!(message.contains("`houston rebuild`"), "{message}");
    // A log of another directory.
    let other = tempfile::tempdir().unwrap();
    filled(other.path()).await;
    fs::copy(log(other.path()), log(dir.path())).unwrap();
    let message = why(Sled::open(dir.path()));
    assert!(message.contains("another journal.log"), "{message}");
}

#[tokio::test]
async fn restored_backup_matches_the_data() {
    let dir = tempfile::tempdir().unwrap();
    let (data, copy, new) = (
        dir.path().join("data"),
        dir.path().join("copy"),
        dir.path().join("new"),
    );
    let store = crate::common::sled(&data);
    fill(&*store, 5).await;
    // While it runs.
    let manifest = backup(&data, &copy).unwrap();
    // Each step, and the first record.
    assert_eq!(manifest.records, 16);
    fill_more(&*store).await;
    drop(store);
    assert_eq!(restore(&copy, &new, None).unwrap(), manifest);
    assert_eq!(lengths(&*crate::common::sled(&new)).await, [5, 5, 5]);
    assert_eq!(lengths(&*crate::common::sled(&data)).await, [6, 5, 5]);

    let not_empty = |result| matches!(result, Err(StoreError::NotEmpty { .. }));
    assert!(not_empty(restore(&copy, &new, None)));
    assert!(not_empty(backup(&data, &copy)));
    let nothing = dir.path().join("nothing");
    assert!(matches!(
        backup(&nothing, dir.path().join("x")),
        Err(StoreError::Missing { .. })
    ));
    assert!(matches!(
        restore(&data, &nothing, None),
        Err(StoreError::Missing { .. })
    ));
    flip(&copy, 400);
    assert!(matches!(
        restore(&copy, &nothing, None),
        Err(StoreError::Damaged { .. })
    ));
}

/// A backup without its book of people, or with less of it, would make strangers of those who play.
#[tokio::test]
async fn incomplete_people_file_is_detected() {
    let dir = tempfile::tempdir().unwrap();
    let (data, copy, new) = (
        dir.path().join("data"),
        dir.path().join("copy"),
        dir.path().join("new"),
    );
    let store = crate::common::sled(&data);
    let world = World::over(store.clone(), World::clock()).await;
    for user in 1..=20 {
        let known = world.sessions.put_person(UserId(user), Person::default());
        known.await.unwrap();
    }
    fill(&*store, 1).await;
    let manifest = backup(&data, &copy).unwrap();
    let named = manifest.people.unwrap().people;
    assert!(named >= 20);
    store.close().await.unwrap();

    let people = copy.join("people");
    let book = fs::read(&people).unwrap();
    let refused = |what: &str| {
        assert!(check(&copy).is_err(), "{what}");
        assert!(restore(&copy, &new, None).is_err(), "{what}");
        assert!(!new.exists(), "{what}");
    };
    let line = book
        .split_inclusive(|byte| *byte == b'\n')
        .next_back()
        .unwrap()
        .len();
    let third = book.len() - usize::try_from(named / 3).unwrap() * line;
    let cut = [book.len() - line, third, third + 7, 43, 42, 30, 17, 1, 0];
    for length in cut {
        fs::write(&people, &book[..length]).unwrap();
        refused(&format!("{length} bytes of it"));
    }
    fs::remove_file(&people).unwrap();
    refused("nothing of it");
    fs::write(&people, &book).unwrap();
    assert_eq!(check(&copy).unwrap().people, Some(named));
    assert_eq!(restore(&copy, &new, None).unwrap(), manifest);
    assert_eq!(check(&new).unwrap().people, Some(named));

    // Where people play, too: no copy says that it was checked, and no one is forgotten by it.
    let (other, elsewhere) = (dir.path().join("other"), dir.path().join("elsewhere"));
    let people = data.join("people");
    let here = |what: &str| {
        let all = [
            check(&data).err(),
            Sled::open(&data).err(),
            backup(&data, &other).err(),
            restore(&copy, &elsewhere, Some(&data)).err(),
        ];
        for error in all {
            let said = error
                .unwrap_or_else(|| panic!("{what} is enough"))
                .to_string();
            assert!(said.contains("restore a backup"), "{what}: {said}");
        }
        assert!(!other.exists() && !elsewhere.exists(), "{what}");
    };
    for length in cut {
        fs::write(&people, &book[..length]).unwrap();
        here(&format!("{length} bytes of it"));
        assert_eq!(fs::read(&people).unwrap(), &book[..length]);
    }
    fs::remove_file(&people).unwrap();
    here("nothing of it");
    assert!(!people.exists());
    fs::write(&people, &book).unwrap();
    assert_eq!(check(&data).unwrap().people, Some(named));
    Sled::open(&data).unwrap().close().await.unwrap();
}

/// Nor do people who left make the book too short.
#[tokio::test]
async fn people_file_counts_who_comes_and_goes() {
    let dir = tempfile::tempdir().unwrap();
    for round in 1..=3 {
        let world = World::over(crate::common::sled(dir.path()), World::clock()).await;
        for user in 1..=5 * round {
            let known = world.sessions.put_person(UserId(user), Person::default());
            known.await.unwrap();
        }
        for user in 1..=round {
            world.sessions.forget(UserId(user), key()).await.unwrap();
        }
        world.sessions.close().await.unwrap();
        assert_eq!(check(dir.path()).unwrap().people, Some(4 * round));
    }
}

/// What a backup that was killed left is written over by the next one; nothing takes it for whole.
#[tokio::test]
async fn unfinished_backup_is_begun_again() {
    let dir = tempfile::tempdir().unwrap();
    let [data, copy, new] = ["data", "copy", "new"].map(|name| dir.path().join(name));
    filled(&data).await;
    let manifest = backup(&data, &copy).unwrap();
    let whole = fs::read(copy.join("journal.log")).unwrap();
    // As a kill leaves it, early and late.
    for left in [&["journal.log"][..], &["journal.log", "people"]] {
        drop(fs::remove_dir_all(&copy));
        fs::create_dir(&copy).unwrap();
        fs::write(copy.join("unfinished"), "").unwrap();
        fs::write(copy.join("journal.log"), &whole[..whole.len() / 2]).unwrap();
        for name in left {
            fs::copy(data.join(name), copy.join(name)).unwrap();
        }
        for error in [check(&copy).err(), Sled::open(&copy).err()] {
            let said = error.unwrap().to_string();
            assert!(said.contains("unfinished copy"), "{said}");
        }
        assert!(restore(&copy, &new, None).is_err());
        let again = backup(&data, &copy).unwrap();
        assert_eq!(
            (again.bytes, again.checksum),
            (manifest.bytes, manifest.checksum)
        );
        assert_eq!(restore(&copy, &new, None).unwrap(), again);
        assert_eq!(lengths(&*crate::common::sled(&new)).await, [5, 5, 5]);
        fs::remove_dir_all(&new).unwrap();
    }
    // Another one that still writes is left alone.
    fs::remove_dir_all(&copy).unwrap();
    fs::create_dir(&copy).unwrap();
    let mark = fs::File::create(copy.join("unfinished")).unwrap();
    mark.lock().unwrap();
    assert!(matches!(
        backup(&data, &copy),
        Err(StoreError::InUse { .. })
    ));
    drop(mark);
    // What is no part of a copy is no one's to take away.
    fs::write(copy.join("letter"), "dear Ada").unwrap();
    assert!(matches!(
        backup(&data, &copy),
        Err(StoreError::NotEmpty { .. })
    ));
    assert!(copy.join("letter").exists());
}

/// A backup that fails leaves nothing in the way.
#[tokio::test]
async fn failed_backup_leaves_nothing() {
    let dir = tempfile::tempdir().unwrap();
    let [data, copy] = ["data", "copy"].map(|name| dir.path().join(name));
    filled(&data).await;
    flip(&data, 400);
    assert!(backup(&data, &copy).is_err());
    assert_eq!(fs::read_dir(&copy).map_or(0, Iterator::count), 0);
    flip(&data, 400);
    backup(&data, &copy).unwrap();
}

async fn fill_more(store: &dyn Store) {
    stored(store, 1, 5, TableStage::Playing).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_tables_share_a_sync() {
    let dir = tempfile::tempdir().unwrap();
    let store: Arc<Sled> = crate::common::sled(dir.path());
    let tables: Vec<_> = (1..=64)
        .map(|table| {
            let store = store.clone();
            tokio::spawn(async move {
                for expected in 0..20 {
                    stored(&*store, table, expected, TableStage::Playing).await;
                }
            })
        })
        .collect();
    for table in tables {
        table.await.unwrap();
    }
    let syncs = store.syncs();
    assert!(syncs < 64 * 20 / 2, "{syncs} syncs for {} steps", 64 * 20);
}

#[tokio::test]
async fn killed_process_loses_no_marks() {
    let dir = tempfile::tempdir().unwrap();
    let store = crate::common::sled(dir.path());
    fill(&*store, 1).await;
    let marks = Marks {
        settled: Version(1),
        ..Marks::default()
    };
    let put = store.put_marks(TableId(2), marks.clone(), Revision(0));
    put.await.unwrap();
    // What the system holds of the files at this moment is what a kill leaves.
    let copy = tempfile::tempdir().unwrap();
    copied(dir.path(), copy.path());
    let store = crate::common::sled(copy.path());
    assert_eq!(store.marks(TableId(2)).await.unwrap().0, marks);
}

#[tokio::test]
async fn only_the_owner_can_read_the_data() {
    use std::os::unix::fs::PermissionsExt;
    let dir = tempfile::tempdir().unwrap();
    let (data, copy) = (dir.path().join("data"), dir.path().join("copy"));
    filled(&data).await;
    for path in [
        data.clone(),
        log(&data),
        data.join("lock"),
        data.join("index"),
    ] {
        let loose = if path.is_dir() { 0o755 } else { 0o644 };
        fs::set_permissions(&path, fs::Permissions::from_mode(loose)).unwrap();
    }
    let store = crate::common::sled(&data);
    backup(&data, &copy).unwrap();
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    for folder in [&data, &data.join("index"), &copy] {
        assert_eq!(mode(folder), 0o700, "{}", folder.display());
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            assert!(path.is_dir() || mode(&path) == 0o600, "{}", path.display());
        }
    }
    store.close().await.unwrap();
}

#[tokio::test]
async fn new_process_is_marked_alive_at_once() {
    let dir = tempfile::tempdir().unwrap();
    let store: Arc<dyn Store> = crate::common::sled(dir.path());
    let world = World::over(Arc::clone(&store), World::clock()).await;
    // Killed at once, before Discord is heard: the time from now on is given back to the players.
    world.sessions.shard_is_down(None);
    assert_eq!(store.seen_alive().await, Some(world.sessions.now()));
}
