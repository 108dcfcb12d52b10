//! Journals that earlier versions wrote are loaded for ever: they show what they showed, they are
//! played on, and the same acts are written down in the same bytes.
//!
//! The folder of a game holds them. `rehearsed.log` is a data directory's journal with tables at
//! every stage, played by dice, and so is `pledged.log`, of tables that pledged their seeds;
//! `evening-*.log` are those of real bots, played by people. Beside
//! each stands, as `.txt`, what the version that wrote it showed. What an earlier version wrote is
//! never changed: when a later one came to write more for the same acts, it wrote `rehearsed.log`
//! anew, and the one before stands beside it, as `rehearsed-2.log`, `rehearsed-3.log` and so on.
#![allow(
    clippy::unwrap_used,
    reason = "these are tests, whose helpers clippy does not recognise"
)]

mod journal;
mod rehearsal;
mod tell;

use std::fs::File;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use games::laws::Rehearsed;
use games::{Cause, Pending, Seed};
use sessions::store::{Memory, Sled};
use sessions::{Catalogue, Key, Lot, Manual, Millis, Sessions, Status, Store, TableId};

use journal::Journal;

/// Set, it has the journals that are missing written; those that are there are never touched.
const WRITE: &str = "HOUSTON_WRITE_JOURNALS";

/// How a table comes to its lot.
type Draws = fn(Seed) -> Lot;

/// The journals by dice, and how the tables of each drew their seeds: as they did before anything was
/// pledged, and as they do.
const BY_DICE: [(&str, Draws); 2] = [("rehearsed.log", Lot::given), ("pledged.log", Lot::drawn)];

/// What was called otherwise in the code when they were written: then, and now.
const RENAMED: [(&str, &str); 3] = [
    ("Console {", "SourceView {"),
    ("Place {", "Venue {"),
    ("Point {", "SpacePoint {"),
];

/// What the version that wrote a journal showed, in the words of today.
fn showed(log: &Path) -> String {
    let showed = std::fs::read_to_string(log.with_extension("txt")).unwrap();
    // What was written since has the new name already.
    let renamed =
        |showed: String, (then, now): &(&str, &str)| showed.replace(now, then).replace(then, now);
    RENAMED.iter().fold(showed, renamed)
}

fn folder(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/old")
        .join(game)
}

/// Every journal of a game.
fn kept(game: &str) -> Vec<PathBuf> {
    let Ok(files) = std::fs::read_dir(folder(game)) else {
        return Vec::new();
    };
    let files = files.map(|file| file.unwrap().path());
    let logs = files.filter(|path| path.extension().is_some_and(|ends| ends == "log"));
    let mut logs: Vec<PathBuf> = logs.collect();
    logs.sort();
    logs
}

/// A data directory with only this journal in it, opened.
fn opened(log: &Path) -> (tempfile::TempDir, Arc<Sled>) {
    let dir = tempfile::tempdir().unwrap();
    std::fs::copy(log, dir.path().join("journal.log")).unwrap();
    let store = Sled::open(dir.path()).unwrap();
    (dir, Arc::new(store))
}

/// Everything about the tables of a store, as whoever may see it sees it.
async fn told<G: Rehearsed>(store: Arc<dyn Store>) -> String {
    let (sessions, _) = awake(&store).await;
    let told = tell::everything::<G>(&sessions).await;
    sessions.close().await.unwrap();
    told
}

/// The tables of a store, at the moment when the last of them changed.
async fn awake(store: &Arc<dyn Store>) -> (Sessions, Arc<Manual>) {
    let mut last = Millis(0);
    for table in tables(store).await {
        let entries = store.read(table, Default::default()).await.unwrap();
        let entry = &entries.last().unwrap().entry;
        last = last.max(journal::moment(entry));
    }
    let clock = Arc::new(Manual::at(last));
    let opened = Sessions::open(Arc::clone(store), clock.clone(), catalogue()).await;
    (opened.unwrap().0, clock)
}

/// Every table that a store ever had.
async fn tables(store: &Arc<dyn Store>) -> Vec<TableId> {
    let mut found = Vec::new();
    for table in (1..).map(TableId) {
        let entries = store.read(table, Default::default()).await.unwrap();
        if entries.is_empty() {
            return found;
        }
        found.push(table);
    }
    found
}

fn run(story: impl Future<Output = ()>) {
    let mut builder = tokio::runtime::Builder::new_current_thread();
    builder.enable_all().build().unwrap().block_on(story);
}

macro_rules! every_game {
    ($($name:ident: $game:ty,)+) => {
        fn catalogue() -> Catalogue {
            Catalogue::new()$(.with::<$game>())+
        }

        $(mod $name {
            #[test]
            fn has_old_journals() {
                super::has_old_journals::<$game>(stringify!($name));
            }

            #[test]
            fn shows_what_it_showed() {
                super::shows_what_it_showed::<$game>(stringify!($name));
            }

            #[test]
            fn is_played_on() {
                super::is_played_on::<$game>(stringify!($name));
            }

            #[test]
            fn writes_the_same_bytes() {
                super::writes_the_same_bytes::<$game>(stringify!($name));
            }
        })+
    };
}

games::each_game!(every_game);

fn has_old_journals<G: Rehearsed>(game: &str) {
    if std::env::var_os(WRITE).is_some() {
        run(write::<G>(game));
    }
    let all = BY_DICE.map(|(name, _)| folder(game).join(name));
    assert!(
        all.iter().all(|log| kept(game).contains(log)),
        "a journal of {game} is missing that later versions must load: when its rules are done, run \
         `{WRITE}=1 cargo test -p sessions --test old has_old_journals` once, and commit what it \
         writes to sessions/tests/old/{game}",
    );
}

/// Writes what is missing: a journal, and what each journal shows.
async fn write<G: Rehearsed>(game: &str) {
    for (name, lot) in BY_DICE {
        let log = folder(game).join(name);
        if log.exists() {
            continue;
        }
        let data = tempfile::tempdir().unwrap();
        let store = Arc::new(Sled::open(data.path()).unwrap());
        let played = rehearsal::play::<G>(store, lot).await;
        played.close().await.unwrap();
        std::fs::create_dir_all(folder(game)).unwrap();
        std::fs::copy(data.path().join("journal.log"), log).unwrap();
    }
    for log in kept(game) {
        let (_dir, store) = opened(&log);
        let told = told::<G>(store).await;
        let file = File::options()
            .write(true)
            .create_new(true)
            .open(log.with_extension("txt"));
        match file {
            Ok(mut file) => file.write_all(told.as_bytes()).unwrap(),
            Err(why) => assert_eq!(why.kind(), ErrorKind::AlreadyExists, "{}", log.display()),
        }
    }
}

fn shows_what_it_showed<G: Rehearsed>(game: &str) {
    for log in kept(game) {
        let expected = showed(&log);
        let (_dir, store) = opened(&log);
        run(async move {
            let told = told::<G>(store).await;
            let pairs = told.lines().zip(expected.lines());
            for (number, (now, then)) in (1..).zip(pairs) {
                assert_eq!(now, then, "line {number} of {}", log.display());
            }
            assert_eq!(told.len(), expected.len(), "{}", log.display());
        });
    }
}

fn is_played_on<G: Rehearsed>(game: &str) {
    run(async {
        let mut all = 0;
        for log in kept(game) {
            // How many there are says what the version that wrote it showed.
            let is_running = |line: &&str| line.trim() == "status: Playing";
            let running = showed(&log).lines().filter(is_running).count();
            let (_dir, store) = opened(&log);
            let played = play_on::<G>(store).await;
            assert_eq!(played, running, "running tables of {}", log.display());
            all += played;
        }
        assert!(all > 0, "no old table of {game} is being played");
    });
}

/// Somebody acts at every table that is being played; how many there are.
async fn play_on<G: Rehearsed>(store: Arc<dyn Store>) -> usize {
    let (sessions, _clock) = awake(&store).await;
    let mut played = 0;
    for id in tables(&store).await {
        let Some(table) = sessions.table_of::<G>(id).await.unwrap() else {
            continue;
        };
        let room = table.table().room().await.unwrap();
        if room.status != Status::Playing {
            continue;
        }
        let journal = Journal::<G>::read(&*store, id).await;
        let (seat, action) = journal.good_wish();
        let user = room.player(seat).unwrap().user;
        let key = Key(u64::MAX - id.0);
        let acted = table.act(user, key, action.clone()).await.unwrap();
        assert_eq!(acted.snapshot.version(), room.version.next());
        let proposed = journal.propose(Cause::Act(seat, action)).ok();
        let after = Journal::<G>::read(&*store, id).await;
        assert_eq!(after.written(), journal.written_after(&proposed.unwrap()));
        let over = matches!(G::pending(after.state()), Pending::Over { .. });
        let status = table.table().room().await.unwrap().status.clone();
        assert_eq!(status == Status::Playing, !over);
        played += 1;
    }
    sessions.close().await.unwrap();
    played
}

fn writes_the_same_bytes<G: Rehearsed>(game: &str) {
    for (name, lot) in BY_DICE {
        let (_dir, old) = opened(&folder(game).join(name));
        let old: Arc<dyn Store> = old;
        run(async move {
            let new: Arc<dyn Store> = Arc::new(Memory::new());
            let _played = rehearsal::play::<G>(Arc::clone(&new), lot).await;
            assert_eq!(tables(&new).await, tables(&old).await);
            for table in tables(&old).await {
                let (old, new) = (bytes(&old, table).await, bytes(&new, table).await);
                for (version, (old, new)) in (1..).zip(old.iter().zip(&new)) {
                    let (new, old) = (without_moments(new), without_moments(old));
                    assert_eq!(new, old, "entry {version} of {table:?} of {game}");
                }
                assert_eq!(new.len(), old.len(), "{table:?} of {game}");
            }
        });
    }
}

/// An entry, or marks, without their moments: a deadline moves by the table's own rules, which
/// change, and everything after it comes at another moment.
fn without_moments(kept: &str) -> String {
    let mut kept: serde_json::Value = serde_json::from_str(kept).unwrap();
    let drop_of = |value: &mut serde_json::Value, names: &[&str]| {
        if let Some(fields) = value.as_object_mut() {
            fields.retain(|name, _| !names.contains(&name.as_str()));
        }
    };
    drop_of(&mut kept, &["at", "due", "once"]);
    drop_of(&mut kept["board"], &["posted_at"]);
    for intent in kept["intents"].as_array_mut().into_iter().flatten() {
        drop_of(intent, &["at"]);
    }
    kept.to_string()
}

/// A table's entries as they are kept, and its marks.
async fn bytes(store: &Arc<dyn Store>, table: TableId) -> Vec<String> {
    let entries = store.read(table, Default::default()).await.unwrap();
    let entries = entries.into_iter().map(|stored| stored.entry);
    let marks = serde_json::to_vec(&store.marks(table).await.unwrap()).unwrap();
    let all = entries.chain([marks]);
    all.map(|bytes| String::from_utf8(bytes).unwrap()).collect()
}
