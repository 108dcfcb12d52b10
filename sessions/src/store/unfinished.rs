//! A directory that a backup, a restore or an export fills. Until it is done, a file says that it
//! is not: no start and no check takes the directory for whole, and the next attempt begins it
//! again.

use std::fs::{self, File, TryLockError};
use std::io;
use std::os::unix::fs::MetadataExt;

use super::StoreError;
use super::data_dir::{Dir, lock_soon, own_file, sync_dir};

/// A copy that is being written. Dropped before it is done, it takes away what was written.
pub(super) struct UnfinishedCopy {
    dir: Dir,
    /// Held as long as this process writes there.
    _mark: File,
    is_done: bool,
}

impl UnfinishedCopy {
    /// Begins one in an empty directory, or where an earlier one was cut short.
    pub(super) fn begin(dir: &Dir) -> Result<Self, StoreError> {
        let path = dir.unfinished();
        if !Dir::has(&path)? && !dir.has_only(&[])? {
            return Err(not_empty(dir));
        }
        dir.make()?;
        let disk = |error| StoreError::of_disk(&path, &error);
        let mark = own_file().create(true).truncate(false).open(&path);
        let mark = mark.map_err(disk)?;
        match lock_soon(&mark) {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(StoreError::InUse {
                    path: dir.path().display().to_string(),
                });
            }
            Err(TryLockError::Error(error)) => return Err(disk(error)),
        }
        // Another process may have been done with it meanwhile.
        if !is_still_there(&mark, dir).map_err(disk)? {
            return Err(not_empty(dir));
        }
        dir.clear();
        if !dir.has_only(std::slice::from_ref(&path))? {
            return Err(not_empty(dir));
        }
        sync_dir(Some(dir.path())).map_err(disk)?;
        Ok(Self {
            dir: dir.clone(),
            _mark: mark,
            is_done: false,
        })
    }

    /// The copy is whole and durable.
    pub(super) fn finish(mut self) -> Result<(), StoreError> {
        let path = self.dir.unfinished();
        let done = fs::remove_file(&path).and_then(|()| sync_dir(Some(self.dir.path())));
        self.is_done = done.is_ok();
        done.map_err(|error| StoreError::of_disk(&path, &error))
    }
}

impl Drop for UnfinishedCopy {
    fn drop(&mut self) {
        if !self.is_done {
            self.dir.clear();
            // Last: what is left without it is empty.
            let _ = fs::remove_file(self.dir.unfinished());
        }
    }
}

/// Tells whether the mark that was locked is still the one in the directory.
fn is_still_there(mark: &File, dir: &Dir) -> io::Result<bool> {
    match fs::metadata(dir.unfinished()) {
        Ok(named) => Ok(named.ino() == mark.metadata()?.ino()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
    }
}

/// The error of a directory that is not empty.
fn not_empty(dir: &Dir) -> StoreError {
    StoreError::NotEmpty {
        path: dir.path().display().to_string(),
    }
}
