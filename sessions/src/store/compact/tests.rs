//! A compaction that is killed at every step: what is there afterwards is all that was there.

use std::fs;
use std::path::Path;

use super::*;
use crate::ids::{ChannelId, Key, UserId};
use crate::index::IndexCard;
use crate::store::compact;
use crate::store::log::Patch;
use crate::store::people_file::PeopleFile;
use crate::store::sled::start;
use crate::table::room::TableStage;

/// Table 1 goes on to a sixth step, table 2 is closed; pages and marks change with every step.
fn fill(path: &Path) {
    PeopleFile::open(&Dir::new(path.parent().unwrap())).unwrap();
    let (mut log, _) = Log::create(path).unwrap();
    let mut put = |record: &LogRecord| {
        let frame = log.frame(record).unwrap();
        log.write(&frame).unwrap();
        log.sync(0).unwrap();
    };
    let mut marks = Marks::default();
    for n in 1..=6u64 {
        for table in [1, 2] {
            put(&LogRecord::Append {
                version: Version(n),
                entry: format!("entry {n} of {table}").into_bytes(),
                card: card(table, n),
                page_writes: vec![page(table, n)],
            });
        }
        put(&LogRecord::Page(page(3, n)));
        let next = Marks {
            settled: Version(n),
            ..marks.clone()
        };
        let patch = Patch::between(&marks, &next).unwrap();
        marks = next;
        for table in [1, 2].map(TableId) {
            put(&LogRecord::Marked {
                table,
                patch: patch.clone(),
            });
        }
        put(&LogRecord::Synced);
    }
}

fn card(table: u64, version: u64) -> IndexCard {
    let closed = table == 2 && version == 6;
    IndexCard {
        table: TableId(table),
        game: "heap".to_owned(),
        guild: None,
        channel: ChannelId(table),
        users: vec![UserId(1)],
        stage: if closed {
            TableStage::Closed
        } else {
            TableStage::Playing
        },
        next_due: None,
        version: Version(version),
        founded_by: Key(table),
    }
}

fn page(user: u64, version: u64) -> PageWrite {
    PageWrite {
        page_key: PageKey {
            guild: None,
            user: UserId(user),
            game: "heap".to_owned(),
        },
        version: Version(version),
        page: format!("page {version}"),
    }
}

/// Checks everything that can be read from the store.
#[track_caller]
fn everything_is_there(path: &Path) {
    let dir = Dir::new(path);
    let started = start(&dir, Bound::default()).unwrap();
    let index = started.index;
    let reader = crate::store::log::Reader::open(&dir.log()).unwrap();
    for table in [1, 2].map(TableId) {
        let places = index.places_after(table, Version(0)).unwrap();
        assert_eq!(places.len(), 6);
        for (version, at) in places {
            let record = reader.record(at).unwrap();
            let entry = format!("entry {version} of {table}");
            assert_eq!(record.step(), Some((table, version, entry.as_bytes())));
        }
        assert_eq!(index.marks(table).unwrap().settled, Version(6));
        assert_eq!(index.table_founded_by(Key(table.0)).unwrap(), Some(table));
    }
    let listed = index.active_cards().unwrap();
    assert_eq!(listed.len(), 1, "the closed one is told and gone");
    assert_eq!(listed[0].card, card(1, 6));
    for user in 1..=3 {
        let kept = index.read_page(&page(user, 0).page_key).unwrap();
        let (version, page) = (Version(6), Some("page 6".to_owned()));
        assert_eq!((kept.version, kept.page), (version, page));
    }
    assert_eq!(index.highest(), TableId(2));
}

fn survey(dir: &Dir) -> Survey {
    let mut survey = Survey::default();
    let look = |at, end, record: LogRecord| {
        survey.add(at, end, &record);
        Ok(())
    };
    scan(&dir.log(), look).unwrap();
    survey
}

#[test]
fn compaction_killed_at_any_step_loses_nothing() {
    use Milestone::{Durable, IndexDropped, Replaced, Written};
    for step in [Written, Durable, IndexDropped, Replaced] {
        let dir = tempfile::tempdir().unwrap();
        let dir = Dir::new(dir.path());
        dir.make().unwrap();
        fill(&dir.log());
        everything_is_there(dir.path());
        let killed = std::panic::catch_unwind(|| {
            replace_log(&dir, &survey(&dir), |done| {
                assert!(done != step, "killed after {step:?}");
                Ok(())
            })
        });
        assert!(killed.is_err(), "{step:?}");
        everything_is_there(dir.path());
        assert!(!dir.new_log().exists(), "{step:?}");
        fs::remove_dir_all(dir.path()).unwrap();
    }
}

#[test]
fn compacted_journal_is_shorter_and_equivalent() {
    let dir = tempfile::tempdir().unwrap();
    fill(&Dir::new(dir.path()).log());
    let first = compact(dir.path()).unwrap();
    assert!(first.after < first.before * 2 / 3, "{first:?}");
    everything_is_there(dir.path());
    let second = compact(dir.path()).unwrap();
    assert_eq!(second.before, first.after);
    assert!(second.after <= second.before);
    everything_is_there(dir.path());
    let checked = crate::store::check(dir.path()).unwrap();
    assert_eq!((checked.tables, checked.pages), (2, 3));
}

#[test]
fn start_compacts_only_when_worthwhile() {
    let dir = tempfile::tempdir().unwrap();
    let dir = Dir::new(dir.path());
    fill(&dir.log());
    let before = fs::metadata(dir.log()).unwrap().len();
    drop(start(&dir, Bound::default()).unwrap().index);
    assert_eq!(fs::metadata(dir.log()).unwrap().len(), before);
    let bound = Bound {
        bytes: 500,
        part: 3,
    };
    drop(start(&dir, bound).unwrap().index);
    let after = fs::metadata(dir.log()).unwrap().len();
    assert!(after < before * 2 / 3, "{after} of {before}");
    everything_is_there(dir.path());
    // It is worth it once.
    assert!(!survey(&dir).is_due(bound));
}

#[test]
fn damage_to_a_compacted_journal_is_detected() {
    let dir = tempfile::tempdir().unwrap();
    let path = Dir::new(dir.path()).log();
    fill(&path);
    compact(dir.path()).unwrap();
    let whole = fs::read(&path).unwrap();
    // The last frame says only that all before it is durable.
    for at in (32..whole.len() - 27).step_by(29) {
        let mut bytes = whole.clone();
        bytes[at] ^= 0x10;
        fs::write(&path, bytes).unwrap();
        let found = crate::store::check(dir.path());
        assert!(
            matches!(found, Err(StoreError::Damaged { .. })),
            "byte {at}: {found:?}"
        );
    }
}
