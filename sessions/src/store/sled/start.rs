//! How the embedded store starts: the log is checked to its last byte, and the index brought up
//! to it.

use std::fs::{self, File};

use super::index::{Applied, SledIndex};
use super::{HEAVY, LookUp};
use crate::ids::{TableId, Version};
use crate::store::StoreError;
use crate::store::compact::{Bound, Survey, compact_log};
use crate::store::log::{Faces, Log, LogId, LogRecord, Scan, scan};
use crate::store::place::Dir;

/// A store that was opened.
pub(in crate::store) struct Started {
    pub log: Log,
    pub scan: Scan,
    pub index: SledIndex,
}

/// Opens what is in the directory; compacts the log first when that is worth it.
pub(in crate::store) fn start(dir: &Dir, bound: Bound) -> LookUp<Started> {
    let new = dir.new_log();
    if new.exists() {
        // A compaction was cut short: what it was to replace is still whole.
        tracing::warn!(path = %new.display(), "removed: an unfinished compaction");
        fs::remove_file(&new).map_err(|error| StoreError::of_disk(&new, &error))?;
    }
    let index = open(dir)?;
    let (log, scan, survey) = catch_up(dir, &index)?;
    if !survey.is_due(scan.end, bound) {
        return Ok(Started { log, scan, index });
    }
    drop((log, index));
    match compact_log(dir, &survey) {
        Ok(done) => {
            let (before, after) = (done.before, done.after);
            tracing::info!(before, after, "the journal was compacted");
        }
        // The old one is whole, and serves as before.
        Err(error) => tracing::warn!(%error, "the journal could not be compacted"),
    }
    let index = open(dir)?;
    let (log, scan, _) = catch_up(dir, &index)?;
    Ok(Started { log, scan, index })
}

/// Opens the index. One of the first format is made anew.
fn open(dir: &Dir) -> LookUp<SledIndex> {
    let id = Log::begin(&dir.log(), Faces::Clear)?;
    let index = SledIndex::open(&dir.index())?;
    if !index.is_old()? {
        return Ok(index);
    }
    // It must fit nonetheless, or the journal is not the one that it was made from.
    let scan = scan(&dir.log(), |_, _, _| Ok(()))?;
    fits(&index, id, scan.end)?;
    tracing::info!("the index is of an older format and is made anew");
    drop(index);
    dir.drop_index()?;
    SledIndex::open(&dir.index())
}

/// Whether the index is of this log, and not ahead of it.
pub(in crate::store) fn fits(index: &SledIndex, log: LogId, end: u64) -> LookUp<()> {
    let Some(applied) = index.applied()? else {
        return Ok(());
    };
    if applied.log != log {
        return Err(index.contradicts("it belongs to another journal.log"));
    }
    let until = applied.until;
    if until > end {
        let why = format!(
            "it knows the journal up to byte {until}, and journal.log ends at byte {end}: if that \
             file was replaced by an older one, this is expected; if not, restore a backup first"
        );
        return Err(index.contradicts(&why));
    }
    Ok(())
}

/// Checks the log, applies to the index what that does not have yet, and opens the log.
pub(in crate::store) fn catch_up(dir: &Dir, index: &SledIndex) -> LookUp<(Log, Scan, Survey)> {
    let path = dir.log();
    let id = Log::begin(&path, Faces::Clear)?;
    fits(index, id, u64::MAX)?;
    // Whatever a killed process left is durable before the index knows it.
    let durable = File::open(&path).and_then(|log| log.sync_all());
    durable.map_err(|error| StoreError::of_disk(&path, &error))?;
    let applied = index.applied()?;
    let until = applied.map_or(0, |applied| applied.until);
    let mut survey = Survey::default();
    let (mut last, mut behind, mut weight) = (None, 0u64, 0);
    let scan = scan(&path, |at, end, record| {
        survey.look(at, end, &record);
        if at < until {
            last = step(at, &record).or(last);
            return Ok(());
        }
        if behind == 0 {
            agrees(index, last)?;
        }
        behind += 1;
        index.apply(at, &record)?;
        weight += end - at;
        if weight > HEAVY as u64 {
            weight = 0;
            index.set_applied(Applied {
                log: id,
                until: end,
            });
            index.flush()?;
        }
        Ok(())
    })?;
    if behind == 0 {
        agrees(index, last)?;
    }
    fits(index, id, scan.end)?;
    if applied.is_none() && behind > 0 {
        tracing::warn!(records = behind, "the index was made anew from the journal");
    }
    let log = Log::resume(&path, &scan)?;
    index.set_applied(Applied {
        log: id,
        until: scan.end,
    });
    let (records, bytes) = (scan.records, scan.end);
    tracing::info!(records, bytes, behind, "the journal is whole");
    Ok((log, scan, survey))
}

/// Which step of which table lies where.
type StepPlace = (TableId, Version, u64);

fn step(at: u64, record: &LogRecord) -> Option<StepPlace> {
    let (table, version, _) = record.step()?;
    Some((table, version, at))
}

/// Whether the last step that the index should know lies where it is.
fn agrees(index: &SledIndex, last: Option<StepPlace>) -> LookUp<()> {
    let Some((table, version, at)) = last else {
        return Ok(());
    };
    if index.place(table, version)? == Some(at) {
        return Ok(());
    }
    let why = format!("its entry {version} of table {table} is not the journal's");
    Err(index.contradicts(&why))
}
