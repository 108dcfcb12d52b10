//! Start of the embedded store: the log is checked to its last byte, and the index brought up to
//! it.

use std::fs::{self, File};

use super::index::{Applied, SledIndex};
use super::{FLUSH_BYTES, LookUp};
use crate::ids::{TableId, Version};
use crate::store::StoreError;
use crate::store::compact::{Bound, Survey, compact_log};
use crate::store::data_dir::Dir;
use crate::store::log::{Log, LogId, LogRecord, Scan, identify, scan, scan_from};

/// A store that was opened.
pub(in crate::store) struct Started {
    pub log: Log,
    pub scan: Scan,
    pub index: SledIndex,
}

/// Opens the log and the index of a directory; compacts the log first when that is worth it. A
/// damaged index is rebuilt: everything in it is from the log.
pub(in crate::store) fn start(dir: &Dir, bound: Bound) -> LookUp<Started> {
    let new = dir.new_log();
    if new.exists() {
        // A compaction was cut short: what it was to replace is still whole.
        tracing::warn!(path = %new.display(), "removed an unfinished compaction");
        fs::remove_file(&new).map_err(|error| StoreError::of_disk(&new, &error))?;
    }
    match open(dir, bound) {
        Err(StoreError::Index { why, .. }) => {
            tracing::warn!(why, "the index is damaged; rebuilding it from the journal");
            dir.drop_index()?;
            open(dir, bound)
        }
        opened => opened,
    }
}

/// Opens index and log, and compacts the log first when that is worth it.
fn open(dir: &Dir, bound: Bound) -> LookUp<Started> {
    let index = SledIndex::open(&dir.index())?;
    index.check_whole()?;
    let survey = check_log(dir, &index)?;
    if !survey.is_due(bound) {
        return catch_up(dir, index);
    }
    drop(index);
    match compact_log(dir, &survey) {
        Ok(done) => {
            let (before, after) = (done.before, done.after);
            tracing::info!(before, after, "the journal was compacted");
        }
        // The old one is whole, and serves as before.
        Err(error) => tracing::warn!(
            %error,
            "the journal was not compacted; continuing with the old one"
        ),
    }
    catch_up(dir, SledIndex::open(&dir.index())?)
}

/// Checks the log to its last byte, and that the index is of it.
fn check_log(dir: &Dir, index: &SledIndex) -> LookUp<Survey> {
    let until = index.applied()?.map_or(0, |applied| applied.until);
    let (mut survey, mut last) = (Survey::default(), None);
    let scan = scan(&dir.log(), |at, end, record| {
        if at < until {
            last = step(at, &record).or(last);
        }
        survey.add(at, end, &record);
        Ok(())
    })?;
    check_same_log(index, scan.id, scan.end)?;
    check_last_step(index, last)?;
    Ok(survey)
}

/// Checks that the index is of this log, and not ahead of it.
pub(in crate::store) fn check_same_log(index: &SledIndex, log: LogId, end: u64) -> LookUp<()> {
    let Some(applied) = index.applied()? else {
        return Ok(());
    };
    if applied.log != log {
        return Err(index.contradicts("it belongs to another journal.log"));
    }
    let until = applied.until;
    if until > end {
        let why =
            format!("it covers the journal up to byte {until}, but journal.log ends at byte {end}");
        return Err(index.contradicts(&why));
    }
    Ok(())
}

/// Applies to the index what that does not have yet, and opens the log, which was checked.
pub(in crate::store) fn catch_up(dir: &Dir, index: SledIndex) -> LookUp<Started> {
    let path = dir.log();
    // What a killed process left in the log must be durable before the index knows it.
    let durable = File::open(&path).and_then(|log| log.sync_all());
    durable.map_err(|error| StoreError::of_disk(&path, &error))?;
    let log = identify(&path)?;
    let applied = index.applied()?;
    let until = applied.map_or(0, |applied| applied.until);
    let scan = scan_from(&path, until, |at, end, record| {
        index.apply(at, &record)?;
        if index.weight() > FLUSH_BYTES {
            index.set_applied(Applied { log, until: end });
            index.flush()?;
        }
        Ok(())
    })?;
    // A new log has one record, and no index yet.
    if applied.is_none() && scan.records > 1 {
        tracing::warn!(records = scan.records, "index rebuilt from the journal");
    }
    let resumed = Log::resume(&path, &scan)?;
    index.set_applied(Applied {
        log,
        until: scan.end,
    });
    tracing::info!(bytes = scan.end, behind = scan.records, "journal checked");
    Ok(Started {
        log: resumed,
        scan,
        index,
    })
}

/// Place of a table's step.
type StepPlace = (TableId, Version, u64);

/// The place of a record's step, if it holds one.
fn step(at: u64, record: &LogRecord) -> Option<StepPlace> {
    let (table, version, _) = record.step()?;
    Some((table, version, at))
}

/// Checks that the last step that the index should know lies where it is.
fn check_last_step(index: &SledIndex, last: Option<StepPlace>) -> LookUp<()> {
    let Some((table, version, at)) = last else {
        return Ok(());
    };
    if index.place(table, version)? == Some(at) {
        return Ok(());
    }
    let why = format!("entry {version} of table {table} differs from the journal");
    Err(index.damaged(&why))
}
