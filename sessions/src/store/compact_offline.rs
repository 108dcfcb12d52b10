//! `houston compact`: compacts the journal of a Houston that does not run.

use std::path::Path;

use super::StoreError;
use super::compact::{Compacted, Survey, compact_log};
use super::data_dir::Dir;
use super::log::scan;
use super::sled::{SledIndex, check_same_log};

/// Compacts the journal of a Houston that does not run. Its index is rebuilt at the next start.
///
/// # Errors
/// When Houston runs, there is no journal, it is damaged or not the one that the index is of, or
/// the disk fails; then everything is as it was.
pub fn compact(path: impl AsRef<Path>) -> Result<Compacted, StoreError> {
    let dir = Dir::existing(path.as_ref())?;
    let _lock = dir.lock()?;
    dir.tighten();
    compact_log(&dir, &survey(&dir)?)
}

/// Looks through the log, and checks that the index beside it is of this log.
fn survey(dir: &Dir) -> Result<Survey, StoreError> {
    let mut survey = Survey::default();
    let scanned = scan(&dir.log(), |at, end, record| {
        survey.add(at, end, &record);
        Ok(())
    })?;
    if Dir::has(&dir.index())? {
        // The index is thrown away, and may be all that shows that games are missing.
        match SledIndex::open(&dir.index())
            .and_then(|index| check_same_log(&index, scanned.id, scanned.end))
        {
            // The next start would make it again, too.
            Err(StoreError::Index { .. }) | Ok(()) => {}
            Err(other) => return Err(other),
        }
    }
    Ok(survey)
}
