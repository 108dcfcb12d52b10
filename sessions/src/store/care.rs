//! Looking after a data directory while Houston is stopped: check it, and make its index anew.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

use super::log::{Record, Scan, disk_error, scan};
use super::place::{Dir, sync_dir};
use super::sled::{Applied, Index, catch_up};
use super::{Home, Keep, StoreError};
use crate::clock::{Clock, System};
use crate::ids::{TableId, Version};

/// What a check found. Damage is an error instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// How long the whole part of the log is.
    pub bytes: u64,
    /// How many records it has.
    pub records: u64,
    /// How many tables it tells of.
    pub tables: u64,
    /// How many pages people keep.
    pub pages: u64,
    /// How many bytes at the end were being written when it stopped, and will be cut off.
    pub torn: u64,
    /// What is known of the index.
    pub index: IndexState,
}

/// What is known of the index beside the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IndexState {
    /// A running Houston has it open.
    InUse,
    /// There is none; the next start makes one.
    Missing,
    /// It agrees with the log; the next start will apply this many records to it.
    Agrees {
        /// How many.
        behind: u64,
    },
    /// It cannot be used; this is why and what to do.
    Broken(String),
}

/// What a rebuild did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rebuilt {
    /// How many records the new index was made from.
    pub records: u64,
    /// Where the old index was put, if there was one.
    pub aside: Option<PathBuf>,
}

/// Reads everything and compares it. Changes nothing; may run beside a running Houston.
///
/// # Errors
/// When there is no log, it is damaged, or the disk fails.
pub fn check(path: impl AsRef<Path>) -> Result<Checked, StoreError> {
    let dir = existing(path.as_ref())?;
    // Not held while it is in use: then only the log is looked at.
    let lock = dir.lock();
    let index = match &lock {
        Err(StoreError::InUse { .. }) => Err(IndexState::InUse),
        Err(error) => return Err(error.clone()),
        Ok(_) if !dir.index().exists() => Err(IndexState::Missing),
        Ok(_) => Index::open(&dir.index()).map_err(|error| IndexState::Broken(error.to_string())),
    };
    let mut compared = match &index {
        Ok(index) => Comparison::new(index).map_err(|e| IndexState::Broken(e.to_string())),
        Err(state) => Err(state.clone()),
    };
    let mut last = Last::default();
    let scan = scan(&dir.log(), |at, _, record| {
        last.follow(&record)?;
        if let Ok(comparison) = &mut compared {
            comparison.look(at, &record);
        }
        Ok(())
    })?;
    let index = compared.map_or_else(|state| state, |comparison| comparison.verdict(&scan));
    Ok(Checked {
        bytes: scan.end,
        records: scan.records,
        tables: last.tables.len() as u64,
        pages: last.pages.len() as u64,
        torn: scan.torn,
        index,
    })
}

/// Puts the index aside and makes it anew from the log.
///
/// # Errors
/// When Houston runs, there is no log, it is damaged, or the disk fails.
pub fn rebuild(path: impl AsRef<Path>) -> Result<Rebuilt, StoreError> {
    let dir = existing(path.as_ref())?;
    let _lock = dir.lock()?;
    let mut last = Last::default();
    // First of all the log has to be whole, or the old index may be all there is.
    scan(&dir.log(), |_, _, record| last.follow(&record))?;
    let aside = put_aside(&dir)?;
    let index = Index::open(&dir.index())?;
    let (_, scan) = catch_up(&dir, &index)?;
    index.flush()?;
    Ok(Rebuilt {
        records: scan.records,
        aside,
    })
}

fn put_aside(dir: &Dir) -> Result<Option<PathBuf>, StoreError> {
    let index = dir.index();
    if !index.exists() {
        return Ok(None);
    }
    let aside = dir.path().join(format!("index.aside-{}", System.now()));
    fs::rename(&index, &aside)
        .and_then(|()| sync_dir(Some(dir.path())))
        .map_err(|error| disk_error(&index, &error))?;
    Ok(Some(aside))
}

fn existing(path: &Path) -> Result<Dir, StoreError> {
    let dir = Dir::new(path);
    if dir.log().is_file() {
        Ok(dir)
    } else {
        Err(missing(&dir))
    }
}

fn missing(dir: &Dir) -> StoreError {
    StoreError::Missing {
        path: dir.path().display().to_string(),
        what: "journal.log",
    }
}

/// The last version of everything that the log tells of.
#[derive(Default)]
struct Last {
    tables: HashMap<TableId, Version>,
    pages: HashMap<Home, Version>,
}

impl Last {
    /// Whether the entries of each table, and the versions of each page, follow each other.
    fn follow(&mut self, record: &Record) -> Result<(), StoreError> {
        if let Record::Append { version, card, .. } = record {
            let table = card.table;
            let last = self.tables.entry(table).or_default();
            comes_after(*last, *version, || {
                format!("entry {version} of table {table}")
            })?;
            *last = *version;
        }
        for keep in keeps(record) {
            let (version, home) = (keep.version, &keep.home);
            let last = self.pages.entry(home.clone()).or_default();
            comes_after(*last, version, || {
                format!(
                    "version {version} of what {} keeps of {}",
                    home.user, home.game
                )
            })?;
            *last = version;
        }
        Ok(())
    }
}

fn comes_after(
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

/// What a record says that people keep.
fn keeps(record: &Record) -> &[Keep] {
    match record {
        Record::Append { keeps, .. } => keeps,
        Record::Keep(keep) => std::slice::from_ref(keep),
        Record::Marks { .. } | Record::Person { .. } | Record::Synced => &[],
    }
}

/// An index that is compared with the log while that is read.
struct Comparison<'i> {
    index: &'i Index,
    applied: Option<Applied>,
    behind: u64,
    /// Each page as the index should have it at least.
    pages: HashMap<Home, Keep>,
    wrong: Option<String>,
}

impl<'i> Comparison<'i> {
    fn new(index: &'i Index) -> Result<Self, StoreError> {
        Ok(Self {
            index,
            applied: index.applied()?,
            behind: 0,
            pages: HashMap::new(),
            wrong: None,
        })
    }

    fn look(&mut self, at: u64, record: &Record) {
        if self.applied.is_none_or(|applied| at >= applied.until) {
            self.behind += 1;
            return;
        }
        for keep in keeps(record) {
            self.pages.insert(keep.home.clone(), keep.clone());
        }
        if let Record::Append {
            version,
            entry,
            card,
            ..
        } = record
        {
            match self.index.entry(card.table, *version) {
                Ok(Some(kept)) if kept == *entry => {}
                Ok(_) => {
                    let table = card.table;
                    let why = format!("its entry {version} of table {table} is not the journal's");
                    self.wrong
                        .get_or_insert(self.index.contradicts(&why).to_string());
                }
                Err(error) => {
                    self.wrong.get_or_insert(error.to_string());
                }
            }
        }
    }

    fn look_at_pages(&mut self) {
        for (home, keep) in &self.pages {
            let agrees = self.index.kept(home).map(|kept| {
                // It may know more than it says that it knows.
                kept.version > keep.version
                    || (kept.version == keep.version && kept.page.as_ref() == Some(&keep.page))
            });
            let (user, game) = (home.user, &home.game);
            let wrong = match agrees {
                Ok(true) => continue,
                Ok(false) => {
                    let why = format!("what {user} keeps of {game} is not the journal's");
                    self.index.contradicts(&why)
                }
                Err(error) => error,
            };
            self.wrong.get_or_insert(wrong.to_string());
        }
    }

    fn verdict(mut self, scan: &Scan) -> IndexState {
        let other = |applied: Applied| applied.log != scan.id || applied.until > scan.end;
        if self.applied.is_some_and(other) {
            let why = "it belongs to another journal.log";
            return IndexState::Broken(self.index.contradicts(why).to_string());
        }
        self.look_at_pages();
        match self.wrong {
            Some(wrong) => IndexState::Broken(wrong),
            None => IndexState::Agrees {
                behind: self.behind,
            },
        }
    }
}
