//! Maintenance of a data directory while Houston is stopped: checking it and rebuilding its index.

use std::collections::HashMap;
use std::fs::{self, OpenOptions};
use std::path::{Path, PathBuf};

use super::data_dir::{Dir, sync_dir};
use super::log::{LogRecord, Scan, not_a_log, scan};
use super::sled::{SledIndex, catch_up, check_same_log};
use super::{PageKey, PageWrite, StoreError};
use super::{backup, people_file};
use crate::clock::machine_now;
use crate::ids::{TableId, Version};

/// Result of a check. Damage is an error instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// Length of the whole part of the log.
    pub bytes: u64,
    /// Number of records.
    pub records: u64,
    /// Number of tables.
    pub tables: u64,
    /// Number of pages of people.
    pub pages: u64,
    /// Number of people in its book; nothing where there is none.
    pub people: Option<u64>,
    /// Bytes at the end that were being written when it stopped, and will be cut off.
    pub torn: u64,
    /// State of the index.
    pub index: IndexState,
}

/// State of the index beside the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IndexState {
    /// A running Houston has it open.
    InUse,
    /// There is none; the next start makes one.
    Missing,
    /// The index agrees with the log; the next start will apply this many records to it.
    Agrees {
        /// Number of records.
        behind: u64,
    },
    /// The index is damaged, and the next start makes it again. This says why.
    Broken(String),
}

/// Result of a rebuild.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rebuilt {
    /// Number of records from which the new index was made.
    pub records: u64,
    /// Path to which the old index was moved, if there was one.
    pub aside: Option<PathBuf>,
}

/// Reads everything and compares it. Changes nothing; may run beside a running Houston.
///
/// # Errors
/// When there is no log, it is damaged or not the one that the index is of, or the disk fails.
pub fn check(path: impl AsRef<Path>) -> Result<Checked, StoreError> {
    let dir = Dir::existing(path.as_ref())?;
    // Not held while it is in use: then only the log is looked at.
    let lock = dir.lock();
    let index = match &lock {
        Err(StoreError::InUse { .. }) => Err(IndexState::InUse),
        Err(error) => return Err(error.clone()),
        Ok(_) => {
            // A start writes to it.
            let log = OpenOptions::new().read(true).write(true).open(dir.log());
            log.map_err(|error| StoreError::of_disk(&dir.log(), &error))?;
            open_index(&dir)?
        }
    };
    let mut compared = index.map(Comparison::new);
    let mut last = LastVersions::default();
    let scan = scan(&dir.log(), |at, _, record| {
        last.check_and_add(&record)?;
        if let Ok(comparison) = &mut compared {
            comparison.compare_step(at, &record);
        }
        Ok(())
    })?;
    let people = people_file::check_book(&dir)?;
    // Where this is a backup.
    backup::check_backup(&dir)?;
    let index = match compared {
        Ok(comparison) => comparison.verdict(&scan)?,
        Err(state) => state,
    };
    Ok(Checked {
        bytes: scan.end,
        records: scan.records,
        tables: last.tables.len() as u64,
        pages: last
            .pages
            .keys()
            .filter(|page_key| !page_key.is_person())
            .count() as u64,
        people: people.map(|book| book.people),
        torn: scan.torn,
        index,
    })
}

/// Opens the index; where it cannot be compared, its state.
fn open_index(dir: &Dir) -> Result<Result<SledIndex, IndexState>, StoreError> {
    let path = dir.index();
    let exists = path.try_exists();
    if !exists.map_err(|error| StoreError::of_disk(&path, &error))? {
        return Ok(Err(IndexState::Missing));
    }
    let opened = SledIndex::open(&path).and_then(|index| index.check_whole().map(|()| index));
    match opened {
        Err(error @ StoreError::Index { .. }) => Ok(Err(IndexState::Broken(error.to_string()))),
        Err(other) => Err(other),
        Ok(index) => Ok(Ok(index)),
    }
}

/// Puts the index aside and rebuilds it from the log.
///
/// # Errors
/// When Houston runs, there is no log, it is damaged, it is empty though other files show that
/// something was kept there, or the disk fails.
pub fn rebuild(path: impl AsRef<Path>) -> Result<Rebuilt, StoreError> {
    let dir = Dir::existing(path.as_ref())?;
    let _lock = dir.lock()?;
    dir.tighten();
    let mut last = LastVersions::default();
    // First of all the log has to be whole, or the old index may be all there is.
    let scan = scan(&dir.log(), |_, _, record| last.check_and_add(&record))?;
    if last.is_empty() && !was_never_used(&dir, &scan)? {
        let why = "it holds no game, so there is nothing to rebuild from".to_owned();
        return Err(not_a_log(&dir.log(), why));
    }
    let aside = put_aside(&dir)?;
    let index = SledIndex::open(&dir.index())?;
    let made = catch_up(&dir, index)?;
    made.index.flush()?;
    Ok(Rebuilt {
        records: made.scan.records,
        aside,
    })
}

/// True if the index and the book of people beside an empty log know of nothing, too.
fn was_never_used(dir: &Dir, scan: &Scan) -> Result<bool, StoreError> {
    if people_file::check_book(dir)?.is_some_and(|book| book.people > 0) {
        return Ok(false);
    }
    match open_index(dir)? {
        Ok(index) => {
            let fits = check_same_log(&index, scan.id, scan.end).is_ok();
            let is_unused = fits && index.highest() == TableId(0);
            // It is moved next.
            drop(index);
            dir.await_index();
            Ok(is_unused)
        }
        Err(state) => Ok(state == IndexState::Missing),
    }
}

/// Moves the index aside, and returns where it is then; `None` where there was none.
fn put_aside(dir: &Dir) -> Result<Option<PathBuf>, StoreError> {
    let index = dir.index();
    if !index.exists() {
        return Ok(None);
    }
    let aside = dir.path().join(format!("index.aside-{}", machine_now()));
    fs::rename(&index, &aside)
        .and_then(|()| sync_dir(Some(dir.path())))
        .map_err(|error| StoreError::of_disk(&index, &error))?;
    Ok(Some(aside))
}

/// The last version of everything that the log tells of.
#[derive(Default)]
struct LastVersions {
    tables: HashMap<TableId, Version>,
    pages: HashMap<PageKey, Version>,
}

impl LastVersions {
    fn is_empty(&self) -> bool {
        self.tables.is_empty() && self.pages.is_empty()
    }

    /// Checks that the entries of each table, and the versions of each page, follow each other.
    fn check_and_add(&mut self, record: &LogRecord) -> Result<(), StoreError> {
        if let Some((table, version, _)) = record.step() {
            let last = self.tables.entry(table).or_default();
            check_follows(*last, version, || {
                format!("entry {version} of table {table}")
            })?;
            *last = version;
        }
        for page_write in record.page_writes() {
            let (version, page_key) = (page_write.version, &page_write.page_key);
            let first = Version(version.0.saturating_sub(1));
            // A log that was compacted begins with a later one.
            let last = self.pages.entry(page_key.clone()).or_insert(first);
            check_follows(*last, version, || {
                format!(
                    "version {version} of the record of {} in {}",
                    page_key.user, page_key.game
                )
            })?;
            *last = version;
        }
        Ok(())
    }
}

/// Checks that a version is the one after the last.
fn check_follows(
    last: Version,
    version: Version,
    what: impl FnOnce() -> String,
) -> Result<(), StoreError> {
    if last.next() == version {
        return Ok(());
    }
    let what = what();
    Err(StoreError::Other(format!(
        "journal.log: {what} comes after {last}"
    )))
}

/// An index that is compared with the log while that is read.
struct Comparison {
    index: SledIndex,
    /// Place up to which it has come, once that was asked.
    until: Option<u64>,
    behind: u64,
    /// Each page as the index should have it at least.
    pages: HashMap<PageKey, PageWrite>,
    wrong: Option<StoreError>,
}

impl Comparison {
    fn new(index: SledIndex) -> Self {
        let until = index.applied().ok().flatten();
        Self {
            index,
            until: until.map(|applied| applied.until),
            behind: 0,
            pages: HashMap::new(),
            wrong: None,
        }
    }

    /// Compares a record of the log, which lies at this place.
    fn compare_step(&mut self, at: u64, record: &LogRecord) {
        if self.until.is_none_or(|until| at >= until) {
            self.behind += 1;
            return;
        }
        for page_write in record.page_writes() {
            self.pages
                .insert(page_write.page_key.clone(), page_write.clone());
        }
        if let Some((table, version, _)) = record.step() {
            let wrong = match self.index.place(table, version) {
                Ok(Some(place)) if place == at => return,
                Ok(_) => {
                    let why = format!("entry {version} of table {table} differs from the journal");
                    self.index.damaged(&why)
                }
                Err(error) => error,
            };
            self.wrong.get_or_insert(wrong);
        }
    }

    /// Compares the pages of people.
    fn compare_pages(&mut self) {
        for (page_key, page_write) in &self.pages {
            let agrees = self.index.read_page(page_key).map(|kept| {
                // It may know more than it says that it knows.
                kept.version > page_write.version
                    || (kept.version == page_write.version
                        && kept.page.as_ref() == Some(&page_write.page))
            });
            let (user, game) = (page_key.user, &page_key.game);
            let wrong = match agrees {
                Ok(true) => continue,
                Ok(false) => {
                    let why = format!("the {game} record of {user} differs from the journal");
                    self.index.damaged(&why)
                }
                Err(error) => error,
            };
            self.wrong.get_or_insert(wrong);
        }
    }

    /// The state of the index, now that the whole log was read.
    fn verdict(mut self, scan: &Scan) -> Result<IndexState, StoreError> {
        self.compare_pages();
        let fits = check_same_log(&self.index, scan.id, scan.end);
        match fits.err().or(self.wrong) {
            Some(broken @ StoreError::Index { .. }) => Ok(IndexState::Broken(broken.to_string())),
            Some(other) => Err(other),
            None => Ok(IndexState::Agrees {
                behind: self.behind,
            }),
        }
    }
}
