//! Makes a journal shorter without touching what a replay needs: every entry of every table stays,
//! and every page and mark as it is last. What goes is what later records replace.
//!
//! The new journal is written beside the old one, made durable and compared with it, and takes
//! its place by one rename: at every moment one whole journal is there.

use std::collections::HashMap;
use std::fs;
use std::path::Path;

use super::StoreError;
use super::data_dir::{Dir, sync_dir};
use super::log::{Log, LogRecord, scan};
use crate::delivery::marks::Marks;
use crate::ids::{TableId, Version};
use crate::store::{PageKey, PageWrite};

/// When a start compacts by itself.
#[derive(Clone, Copy, Debug)]
pub struct Bound {
    /// Bytes that it must save.
    pub bytes: u64,
    /// Least share of the journal that they must be: one in so many.
    pub part: u64,
}

impl Default for Bound {
    fn default() -> Self {
        Self {
            bytes: 32 << 20,
            part: 3,
        }
    }
}

/// Result of a compaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Compacted {
    /// Length of the journal before.
    pub before: u64,
    /// Length of the journal now.
    pub after: u64,
}

/// Place of a record, and how much of it a later one replaces.
#[derive(Clone, Copy)]
struct LastRecord {
    at: u64,
    bytes: u64,
}

/// Survey of a log: the records that are still needed.
#[derive(Default)]
pub(crate) struct Survey {
    steps: HashMap<TableId, LastRecord>,
    marks: HashMap<TableId, LastRecord>,
    pages: HashMap<PageKey, LastRecord>,
    /// Number of bytes.
    bytes: u64,
    /// Number of bytes that later records replace.
    stale: u64,
}

impl Survey {
    /// Adds the next record of the log.
    pub(super) fn add(&mut self, at: u64, end: u64, record: &LogRecord) {
        self.bytes = end;
        let bytes = end - at;
        let before = match record {
            LogRecord::Append {
                version,
                entry,
                card,
                ..
            } => {
                // The first card stays: it says by which key the table was founded.
                let bytes = match version {
                    Version(1) => 0,
                    _ => bytes.saturating_sub(entry.len() as u64 + BARE_STEP_BYTES),
                };
                self.steps.insert(card.table, LastRecord { at, bytes })
            }
            LogRecord::Marks { table, .. } | LogRecord::Marked { table, .. } => {
                self.marks.insert(*table, LastRecord { at, bytes })
            }
            LogRecord::Synced => Some(LastRecord { at, bytes }),
            LogRecord::Page(_) | LogRecord::Bare { .. } => None,
        };
        self.stale += before.map_or(0, |last| last.bytes);
        for page_write in record.page_writes() {
            let bytes = page_write.page.len() as u64;
            let before = self
                .pages
                .insert(page_write.page_key.clone(), LastRecord { at, bytes });
            self.stale += before.map_or(0, |last| last.bytes);
        }
    }

    /// True if the log is worth the work.
    pub(super) fn is_due(&self, bound: Bound) -> bool {
        self.stale >= bound.bytes && self.stale.saturating_mul(bound.part) >= self.bytes
    }

    /// Tells whether the record at this place is the last one for its key.
    fn is_last<K: std::hash::Hash + Eq>(of: &HashMap<K, LastRecord>, key: &K, at: u64) -> bool {
        of.get(key).is_some_and(|last| last.at == at)
    }
}

/// Bytes of a bare step beside its entry.
const BARE_STEP_BYTES: u64 = 48;
/// Bytes that are written at once.
const CHUNK_BYTES: usize = 4 << 20;

/// Progress of a compaction, for tests that stop it there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Milestone {
    Written,
    Durable,
    IndexDropped,
    Replaced,
}

/// Puts a shorter log in the place of the one that was surveyed. The caller holds the lock and has
/// no index open.
pub(crate) fn compact_log(dir: &Dir, survey: &Survey) -> Result<Compacted, StoreError> {
    replace_log(dir, survey, |_| Ok(()))
}

/// Writes the shorter log, and puts it in the place of the old one; `done` is called after each
/// step.
fn replace_log(
    dir: &Dir,
    survey: &Survey,
    mut done: impl FnMut(Milestone) -> Result<(), StoreError>,
) -> Result<Compacted, StoreError> {
    let (old, new) = (dir.log(), dir.new_log());
    let disk = |error| StoreError::of_disk(&new, &error);
    if new.exists() {
        fs::remove_file(&new).map_err(disk)?;
    }
    let written = write(dir, survey).and_then(|compacted| {
        let (compacted, steps) = compacted;
        done(Milestone::Written)?;
        check_steps(&new, &steps)?;
        Ok(compacted)
    });
    let compacted = written.inspect_err(|_| {
        // A full disk shall get its room back.
        drop(fs::remove_file(&new));
    })?;
    sync_dir(Some(dir.path())).map_err(disk)?;
    done(Milestone::Durable)?;
    // First the index goes, for it is of the old log.
    dir.drop_index()?;
    done(Milestone::IndexDropped)?;
    fs::rename(&new, &old)
        .and_then(|()| sync_dir(Some(dir.path())))
        .map_err(disk)?;
    done(Milestone::Replaced)?;
    Ok(compacted)
}

/// The new log, while it is written.
struct Shorter<'s> {
    survey: &'s Survey,
    log: Log,
    /// Frames that are not written yet.
    frames: Vec<u8>,
    /// The steps of the old one.
    steps: Steps,
    /// Marks as they are so far, of tables that have more to come.
    marks: HashMap<TableId, Marks>,
}

/// Writes the shorter log beside the old one.
fn write(dir: &Dir, survey: &Survey) -> Result<(Compacted, Steps), StoreError> {
    let (log, _) = Log::create(&dir.new_log())?;
    let mut shorter = Shorter {
        survey,
        log,
        frames: Vec::new(),
        steps: Steps::default(),
        marks: HashMap::new(),
    };
    let scanned = scan(&dir.log(), |at, _, record| shorter.add_record(at, record))?;
    shorter.flush_frames()?;
    // Says that all of it was promised.
    shorter.write_record(&LogRecord::Synced)?;
    shorter.flush_frames()?;
    let compacted = Compacted {
        before: scanned.end,
        after: shorter.log.end(),
    };
    Ok((compacted, shorter.steps))
}

impl Shorter<'_> {
    /// Takes over what is still needed of a record.
    fn add_record(&mut self, at: u64, record: LogRecord) -> Result<(), StoreError> {
        self.steps.add(&record);
        let survey = self.survey;
        match record {
            LogRecord::Append {
                version,
                entry,
                card,
                page_writes,
            } => {
                let table = card.table;
                let is_last = |page_write: &PageWrite| {
                    Survey::is_last(&survey.pages, &page_write.page_key, at)
                };
                let page_writes: Vec<_> = page_writes.into_iter().filter(is_last).collect();
                if version == Version(1) || Survey::is_last(&survey.steps, &table, at) {
                    return self.write_record(&LogRecord::Append {
                        version,
                        entry,
                        card,
                        page_writes,
                    });
                }
                self.write_record(&LogRecord::Bare {
                    table,
                    version,
                    entry,
                })?;
                page_writes
                    .into_iter()
                    .try_for_each(|page_write| self.write_record(&LogRecord::Page(page_write)))
            }
            LogRecord::Page(page_write) => {
                match Survey::is_last(&survey.pages, &page_write.page_key, at) {
                    true => self.write_record(&LogRecord::Page(page_write)),
                    false => Ok(()),
                }
            }
            LogRecord::Marks { table, marks } => self.add_marks(at, table, marks),
            LogRecord::Marked { table, patch } => {
                let before = self.marks.remove(&table).unwrap_or_default();
                let marks = patch
                    .apply(&before)
                    .map_err(|error| StoreError::Other(error.to_string()))?;
                self.add_marks(at, table, marks)
            }
            LogRecord::Synced => Ok(()),
            bare @ LogRecord::Bare { .. } => self.write_record(&bare),
        }
    }

    /// Writes the marks of a table if no later ones follow.
    fn add_marks(&mut self, at: u64, table: TableId, marks: Marks) -> Result<(), StoreError> {
        if Survey::is_last(&self.survey.marks, &table, at) {
            self.marks.remove(&table);
            return self.write_record(&LogRecord::Marks { table, marks });
        }
        self.marks.insert(table, marks);
        Ok(())
    }

    /// Writes a record, in large pieces.
    fn write_record(&mut self, record: &LogRecord) -> Result<(), StoreError> {
        let frame = self.log.frame(record)?;
        self.frames.extend(frame);
        if self.frames.len() > CHUNK_BYTES {
            self.flush_frames()?;
        }
        Ok(())
    }

    /// Writes the frames that wait, durably.
    fn flush_frames(&mut self) -> Result<(), StoreError> {
        self.log.write(&std::mem::take(&mut self.frames))?;
        self.log.sync(0)
    }
}

/// The steps of a log: how many there are, and their sum.
#[derive(Default)]
struct Steps {
    many: u64,
    sum: crc32fast::Hasher,
}

impl Steps {
    /// Adds a record.
    fn add(&mut self, record: &LogRecord) {
        if let Some((table, version, entry)) = record.step() {
            self.many += 1;
            self.sum.update(&table.0.to_le_bytes());
            self.sum.update(&version.0.to_le_bytes());
            self.sum.update(entry);
        }
    }
}

/// Checks that the new log, as it stands on the disk, has the steps of the old one, to the byte.
fn check_steps(new: &Path, old: &Steps) -> Result<(), StoreError> {
    let mut steps = Steps::default();
    let scanned = scan(new, |_, _, record| {
        steps.add(&record);
        Ok(())
    })?;
    let sum = |steps: &Steps| (steps.many, steps.sum.clone().finalize());
    if sum(&steps) == sum(old) && scanned.torn == 0 {
        return Ok(());
    }
    Err(StoreError::Other(
        "the compacted journal does not match; the old one stays".to_owned(),
    ))
}

#[cfg(test)]
mod tests;
