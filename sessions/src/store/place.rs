//! The data directory: what lies where, and the lock that keeps a second process out.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use super::StoreError;
use super::log::disk_error;

/// A data directory.
#[derive(Clone, Debug)]
pub(crate) struct Dir(PathBuf);

/// While this lives, no other process uses the directory.
#[derive(Debug)]
pub(crate) struct Lock {
    _file: File,
}

impl Dir {
    pub fn new(path: &Path) -> Self {
        Self(path.to_owned())
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    /// The durable truth.
    pub fn log(&self) -> PathBuf {
        self.0.join("journal.log")
    }

    /// What is computed from it, by sled.
    pub fn index(&self) -> PathBuf {
        self.0.join("index")
    }

    /// Makes the directory if it is not there, so that a power cut does not lose it.
    pub fn make(&self) -> Result<(), StoreError> {
        let make = || {
            if !self.0.is_dir() {
                fs::create_dir_all(&self.0)?;
                sync_dir(self.0.parent())?;
            }
            Ok(())
        };
        make().map_err(|error| disk_error(&self.0, &error))
    }

    /// Takes the directory for this process.
    pub fn lock(&self) -> Result<Lock, StoreError> {
        let path = self.0.join("lock");
        let file = File::options()
            .create(true)
            .truncate(false)
            .write(true)
            .open(&path);
        let file = file.map_err(|error| disk_error(&path, &error))?;
        match file.try_lock() {
            Ok(()) => Ok(Lock { _file: file }),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse {
                path: self.0.display().to_string(),
            }),
            Err(TryLockError::Error(error)) => Err(disk_error(&path, &error)),
        }
    }

    /// Whether there is nothing in it, or it is not there.
    pub fn is_empty(&self) -> Result<bool, StoreError> {
        match fs::read_dir(&self.0) {
            Ok(mut entries) => Ok(entries.next().is_none()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(true),
            Err(error) => Err(disk_error(&self.0, &error)),
        }
    }
}

/// Makes the names in a directory durable.
pub(crate) fn sync_dir(dir: Option<&Path>) -> io::Result<()> {
    let dir = dir.filter(|dir| !dir.as_os_str().is_empty());
    File::open(dir.unwrap_or(Path::new(".")))?.sync_all()
}
