//! A directory whose log is gone, or is none: whatever is left beside it, nothing is begun there
//! and no byte of it changes, and every command leads to a backup.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::common::{ADA, Action, World, key, sled};
use sessions::store::{Sled, backup, check, compact, rebuild, restore};
use sessions::{Pace, Store, StoreError};

/// What a directory looks like, to its last byte.
fn contents(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.insert(path.clone(), Vec::new());
            found.extend(contents(&path));
        } else {
            found.insert(path.clone(), fs::read(&path).unwrap());
        }
    }
    found
}

fn copied(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let target = to.join(path.file_name().unwrap());
        if path.is_dir() {
            copied(&path, &target);
        } else {
            fs::copy(&path, target).unwrap();
        }
    }
}

/// Ada and Bob play there, and all is closed.
async fn played(data: &Path) {
    let world = World::over(sled(data), World::clock()).await;
    let table = world.playing(1, Pace::Live).await;
    table.act(ADA, key(), Action::Add(7)).await.unwrap();
    world.sessions.close().await.unwrap();
}

/// The book of a directory in which no one was met.
async fn empty_book(folder: &Path) -> Vec<u8> {
    let store = Sled::open(folder).unwrap();
    store.close().await.unwrap();
    fs::read(folder.join("people")).unwrap()
}

/// What stands in the place of the log.
const LOGS: [&str; 8] = [
    "missing",
    "empty",
    "shorter than a header",
    "cut in the header",
    "of another kind",
    "with a wrong header",
    "without a record",
    "with half a record",
];

fn log(what: &str, whole: &[u8]) -> Option<Vec<u8>> {
    Some(match what {
        "missing" => return None,
        "empty" => Vec::new(),
        "shorter than a header" => whole[..7].to_vec(),
        "cut in the header" => whole[..20].to_vec(),
        "of another kind" => b"This is a text that somebody wrote for another purpose.".to_vec(),
        "with a wrong header" => [b"HOUSTON_", &whole[8..]].concat(),
        "without a record" => whole[..32].to_vec(),
        "with half a record" => whole[..40].to_vec(),
        other => panic!("{other}"),
    })
}

#[tokio::test]
async fn lost_log_is_never_written_over() {
    let dir = tempfile::tempdir().unwrap();
    let whole = dir.path().join("whole");
    played(&whole).await;
    let nobody = empty_book(&dir.path().join("new")).await;
    let whole_log = fs::read(whole.join("journal.log")).unwrap();
    for what in LOGS {
        for has_index in [true, false] {
            for book in ["people", "nobody", "none"] {
                let case = format!("log {what}, index {has_index}, book {book}");
                let data = dir.path().join(&case);
                copied(&whole, &data);
                for file in ["alive", "lock", "journal.log"] {
                    drop(fs::remove_file(data.join(file)));
                }
                if let Some(log) = log(what, &whole_log) {
                    fs::write(data.join("journal.log"), log).unwrap();
                }
                if !has_index {
                    fs::remove_dir_all(data.join("index")).unwrap();
                }
                match book {
                    "people" => {}
                    "nobody" => fs::write(data.join("people"), &nobody).unwrap(),
                    _ => fs::remove_file(data.join("people")).unwrap(),
                }
                let has_header = ["without a record", "with half a record"].contains(&what);
                let was_used = has_index || book == "people";
                match (what, has_header) {
                    ("missing", _) if !was_used => begins(&data, &case).await,
                    // Games may never have been kept here.
                    (_, true) if book == "nobody" => {}
                    _ => leads_to_a_backup(&data, &case),
                }
            }
        }
    }
}

/// Nothing of it shows that it was used.
async fn begins(data: &Path, case: &str) {
    let said = check(data).unwrap_err().to_string();
    assert!(
        said.ends_with("holds no data: it has no journal.log"),
        "{case}: {said}"
    );
    let store = Sled::open(data).unwrap_or_else(|error| panic!("{case}: {error}"));
    store.close().await.unwrap();
    assert_eq!(check(data).unwrap().tables, 0, "{case}");
}

fn leads_to_a_backup(data: &Path, case: &str) {
    let before = contents(data);
    let copy = data.with_extension("copy");
    let all: [(&str, Option<StoreError>); 5] = [
        ("check", check(data).err()),
        ("start", Sled::open(data).err()),
        ("rebuild", rebuild(data).err()),
        ("compact", compact(data).err()),
        ("backup", backup(data, &copy).err()),
    ];
    for (command, error) in all {
        let error = error.unwrap_or_else(|| panic!("{case}: {command} went well"));
        let said = error.to_string();
        assert!(
            said.contains("restore a backup"),
            "{case}: {command}: {said}"
        );
        assert!(!said.contains("rebuild`"), "{case}: {command}: {said}");
        assert!(error.needs_a_person(), "{case}: {command}: {said}");
    }
    assert_eq!(contents(data), before, "{case}");
    assert!(!copy.exists(), "{case}");
}

/// The heartbeat alone shows that a bot ran there.
#[tokio::test]
async fn any_trace_of_a_bot_is_no_beginning() {
    for trace in ["alive", "backed-up"] {
        let dir = tempfile::tempdir().unwrap();
        fs::write(dir.path().join(trace), "1").unwrap();
        leads_to_a_backup(dir.path(), trace);
    }
    // A link to a disk that is not mounted.
    let dir = tempfile::tempdir().unwrap();
    std::os::unix::fs::symlink("/nowhere/journal.log", dir.path().join("journal.log")).unwrap();
    assert!(Sled::open(dir.path()).is_err());
    assert!(dir.path().join("journal.log").is_symlink());
}

/// An empty log beside a full index: nothing makes the index fit it.
#[tokio::test]
async fn new_log_does_not_replace_a_full_index() {
    let dir = tempfile::tempdir().unwrap();
    let (data, new) = (dir.path().join("data"), dir.path().join("new"));
    played(&data).await;
    let nobody = empty_book(&new).await;
    fs::copy(new.join("journal.log"), data.join("journal.log")).unwrap();
    for book in [fs::read(data.join("people")).unwrap(), nobody] {
        fs::write(data.join("people"), book).unwrap();
        for error in [
            check(&data).err(),
            Sled::open(&data).err(),
            rebuild(&data).err(),
            compact(&data).err(),
        ] {
            let said = error.unwrap().to_string();
            assert!(said.contains("restore a backup"), "{said}");
        }
        let log = fs::read(data.join("journal.log")).unwrap();
        assert_eq!(log, fs::read(new.join("journal.log")).unwrap());
        assert!(data.join("index").exists());
    }
}

/// A bot that ran without a game leaves a directory that every command takes, in any order.
#[tokio::test]
async fn directory_without_games_can_be_compacted_and_rebuilt() {
    let dir = tempfile::tempdir().unwrap();
    empty_book(dir.path()).await;
    rebuild(dir.path()).unwrap();
    compact(dir.path()).unwrap();
    rebuild(dir.path()).unwrap();
    assert_eq!(check(dir.path()).unwrap().tables, 0);
    empty_book(dir.path()).await;
}

#[tokio::test]
async fn damaged_first_record_is_named() {
    let dir = tempfile::tempdir().unwrap();
    played(dir.path()).await;
    let path = dir.path().join("journal.log");
    let mut log = fs::read(&path).unwrap();
    log[40] ^= 0x10;
    fs::write(&path, log).unwrap();
    leads_to_a_backup(dir.path(), "first record");
    let said = check(dir.path()).unwrap_err().to_string();
    let first = "is damaged at byte 32 (its first record is damaged)";
    assert!(said.contains(first), "{said}");
}

/// What was put aside serves to leave out those who were deleted since, though its log is lost.
#[tokio::test]
async fn backup_is_restored_beside_the_lost_log() {
    let dir = tempfile::tempdir().unwrap();
    let [data, copy, new] = ["data", "copy", "new"].map(|name| dir.path().join(name));
    played(&data).await;
    backup(&data, &copy).unwrap();
    let world = World::over(sled(&data), World::clock()).await;
    world.sessions.forget(ADA, key()).await.unwrap();
    world.sessions.close().await.unwrap();
    let people = check(&data).unwrap().people.unwrap();
    fs::write(data.join("journal.log"), "").unwrap();
    restore(&copy, &new, Some(&data)).unwrap();
    assert_eq!(check(&new).unwrap().people, Some(people));
    assert_eq!(check(&copy).unwrap().people, Some(people + 1));
}
