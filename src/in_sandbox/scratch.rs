//! The folder in which a sandbox keeps its tables, emptied at each start. It is ours by the mark in
//! it, and one sandbox's at a time by the lock on that mark; nothing in any other folder is
//! touched.

use std::fs::{self, File, TryLockError};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};

use crate::exit_code::InvalidSetting;

/// The file that says whose the folder is.
const MARK_FILE: &str = "houston-sandbox.txt";
/// Words of the mark.
const MARK_TEXT: &str = "Houston's sandbox keeps its games in the folder next to this file and empties it at each \
     start.\n";

/// A folder that is ours for as long as this lives.
pub(crate) struct Scratch {
    tables: PathBuf,
    _mark: File,
}

impl Scratch {
    /// Takes the folder, and empties what an earlier sandbox left there.
    ///
    /// # Errors
    /// It holds something that is not a sandbox's, another sandbox has it, or it cannot be written.
    pub(crate) fn claimed(folder: &Path) -> Result<Self> {
        let at = folder.display();
        let unusable = || format!("cannot write to {at}");
        fs::create_dir_all(folder).with_context(unusable)?;
        let mark = folder.join(MARK_FILE);
        if !mark.exists()
            && fs::read_dir(folder)
                .with_context(unusable)?
                .next()
                .is_some()
        {
            return Err(InvalidSetting::from(anyhow!(
                "{at} holds files that are not a sandbox's: move them away, or set HOUSTON_DATA \
                 to another directory"
            )));
        }
        let mut options = File::options();
        let mark = options.create(true).append(true).open(&mark);
        let mut mark = mark.with_context(unusable)?;
        match mark.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => bail!(
                "another sandbox uses {at}: stop it, or set HOUSTON_DATA to another directory"
            ),
            Err(TryLockError::Error(error)) => return Err(error).with_context(unusable),
        }
        if mark.metadata().with_context(unusable)?.len() == 0 {
            mark.write_all(MARK_TEXT.as_bytes())
                .with_context(unusable)?;
        }
        let tables = folder.join("tables");
        match fs::remove_dir_all(&tables) {
            Err(error) if error.kind() != ErrorKind::NotFound => {
                Err(error).with_context(|| format!("cannot empty {}", tables.display()))
            }
            _ => Ok(Self {
                tables,
                _mark: mark,
            }),
        }
    }

    /// Folder of the tables.
    pub(crate) fn tables(&self) -> &Path {
        &self.tables
    }
}
