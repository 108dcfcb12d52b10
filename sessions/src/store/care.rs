//! Looking after a data directory while Houston is stopped: check it, and make its index anew.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

use super::StoreError;
use super::log::{Record, Scan, disk_error, scan};
use super::place::{Dir, sync_dir};
use super::sled::{Applied, Index, catch_up};
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
    let mut versions = HashMap::new();
    let scan = scan(&dir.log(), |at, _, record| {
        follows(&mut versions, &record)?;
        if let Ok(comparison) = &mut compared {
            comparison.look(at, &record);
        }
        Ok(())
    })?;
    let index = compared.map_or_else(|state| state, |comparison| comparison.verdict(&scan));
    Ok(Checked {
        bytes: scan.end,
        records: scan.records,
        tables: versions.len() as u64,
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
    let mut versions = HashMap::new();
    // First of all the log has to be whole, or the old index may be all there is.
    scan(&dir.log(), |_, _, record| follows(&mut versions, &record))?;
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

/// Whether the entries of each table follow each other.
fn follows(versions: &mut HashMap<TableId, Version>, record: &Record) -> Result<(), StoreError> {
    let Record::Append { version, card, .. } = record else {
        return Ok(());
    };
    let last = versions.entry(card.table).or_default();
    if last.next() != *version {
        let (table, last) = (card.table, *last);
        return Err(StoreError::Other(format!(
            "journal.log: entry {version} of table {table} comes after entry {last}"
        )));
    }
    *last = *version;
    Ok(())
}

/// An index that is compared with the log while that is read.
struct Comparison<'i> {
    index: &'i Index,
    applied: Option<Applied>,
    behind: u64,
    wrong: Option<String>,
}

impl<'i> Comparison<'i> {
    fn new(index: &'i Index) -> Result<Self, StoreError> {
        Ok(Self {
            index,
            applied: index.applied()?,
            behind: 0,
            wrong: None,
        })
    }

    fn look(&mut self, at: u64, record: &Record) {
        if self.applied.is_none_or(|applied| at >= applied.until) {
            self.behind += 1;
            return;
        }
        if let Record::Append {
            version,
            entry,
            card,
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

    fn verdict(self, scan: &Scan) -> IndexState {
        let other = |applied: Applied| applied.log != scan.id || applied.until > scan.end;
        if self.applied.is_some_and(other) {
            let why = "it belongs to another journal.log";
            return IndexState::Broken(self.index.contradicts(why).to_string());
        }
        match self.wrong {
            Some(wrong) => IndexState::Broken(wrong),
            None => IndexState::Agrees {
                behind: self.behind,
            },
        }
    }
}
