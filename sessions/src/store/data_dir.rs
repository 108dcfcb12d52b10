//! The data directory: its layout, its permissions (readable by the owner only), and the lock that
//! keeps a second process out.

use std::fs::{self, DirBuilder, File, OpenOptions, Permissions, TryLockError};
use std::io::{self, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use super::StoreError;
use crate::ids::Millis;

/// Mode of files: the data is secret: seeds, hidden orders, who plays with whom.
const FILE_MODE: u32 = 0o600;
const FOLDER_MODE: u32 = 0o700;

/// Time for letting go of the directory: a child process that was just born may hold, for a moment,
/// what its parent had opened.
const LOCK_TIMEOUT: Duration = Duration::from_secs(2);
/// Interval of looking meanwhile.
const LOCK_POLL_INTERVAL: Duration = Duration::from_millis(10);

/// A data directory.
#[derive(Clone, Debug)]
pub(crate) struct Dir(PathBuf);

/// While this lives, no other process uses the directory.
#[derive(Debug)]
pub(crate) struct Lock {
    _file: File,
}

impl Dir {
    pub(crate) fn new(path: &Path) -> Self {
        Self(path.to_owned())
    }

    pub(super) fn path(&self) -> &Path {
        &self.0
    }

    /// The durable truth.
    pub(crate) fn log(&self) -> PathBuf {
        self.0.join("journal.log")
    }

    /// A shorter truth that is being written, to take its place.
    pub(super) fn new_log(&self) -> PathBuf {
        self.0.join("journal.new")
    }

    /// Index of the log, by sled.
    pub(super) fn index(&self) -> PathBuf {
        self.0.join("index")
    }

    /// Book of the people whom the log knows by numbers.
    pub(super) fn people(&self) -> PathBuf {
        self.0.join("people")
    }

    /// File with the time at which a process was last at work.
    pub(super) fn alive(&self) -> PathBuf {
        self.0.join("alive")
    }

    /// File with the time of the last backup.
    pub(super) fn backed_up(&self) -> PathBuf {
        self.0.join("backed-up")
    }

    /// The file in which a backup describes itself.
    pub(super) fn manifest(&self) -> PathBuf {
        self.0.join("manifest.json")
    }

    /// The mark that is there as long as a copy is being written.
    pub(super) fn unfinished(&self) -> PathBuf {
        self.0.join("unfinished")
    }

    /// True if something has this name, even if it cannot be looked at.
    pub(super) fn has(path: &Path) -> Result<bool, StoreError> {
        match fs::symlink_metadata(path) {
            Ok(_) => Ok(true),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
            Err(error) => Err(StoreError::of_disk(path, &error)),
        }
    }

    /// File that a process locks while it uses the directory.
    fn lock_file(&self) -> PathBuf {
        self.0.join("lock")
    }

    /// Makes the directory if it is not there, so that a power cut does not lose it.
    pub(crate) fn make(&self) -> Result<(), StoreError> {
        let make = || {
            if !self.0.is_dir() {
                DirBuilder::new()
                    .recursive(true)
                    .mode(FOLDER_MODE)
                    .create(&self.0)?;
                sync_dir(self.0.parent())?;
            }
            Ok(())
        };
        make().map_err(|error| StoreError::of_disk(&self.0, &error))
    }

    /// Restricts the permissions of our files to their owner.
    pub(super) fn tighten(&self) {
        tighten(&self.0);
        let files = [
            self.log(),
            self.new_log(),
            self.people(),
            self.alive(),
            self.backed_up(),
        ];
        files.iter().for_each(|path| tighten(path));
        tighten(&self.lock_file());
        tighten_all(&self.index());
    }

    /// The error for something that the directory does not have.
    pub(super) fn missing_error(&self, what: &'static str) -> StoreError {
        StoreError::Missing {
            path: self.0.display().to_string(),
            what,
        }
    }

    /// Takes the directory for this process.
    pub(crate) fn lock(&self) -> Result<Lock, StoreError> {
        let path = self.lock_file();
        let file = own_file().create(true).truncate(false).open(&path);
        let file = file.map_err(|error| StoreError::of_disk(&path, &error))?;
        match lock_soon(&file) {
            Ok(()) => Ok(Lock { _file: file }),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse {
                path: self.0.display().to_string(),
            }),
            Err(TryLockError::Error(error)) => Err(StoreError::of_disk(&path, &error)),
        }
    }

    /// True if there is nothing in it but these files of ours, or it is not there.
    pub(super) fn has_only(&self, ours: &[PathBuf]) -> Result<bool, StoreError> {
        let has_only = || -> io::Result<bool> {
            for entry in fs::read_dir(&self.0)? {
                if !ours.contains(&entry?.path()) {
                    return Ok(false);
                }
            }
            Ok(true)
        };
        match has_only() {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(true),
            looked => looked.map_err(|error| StoreError::of_disk(&self.0, &error)),
        }
    }

    /// Takes away every file that a copy consists of, as far as that can be done.
    pub(super) fn clear(&self) {
        let files = [
            self.new_log(),
            self.log(),
            self.people(),
            self.alive(),
            self.manifest(),
        ];
        for file in files {
            // Not all of them are there.
            let _ = fs::remove_file(file.with_extension("new"));
            let _ = fs::remove_file(file);
        }
    }

    /// Returns once sled has let go of the index, which it does a moment after it was dropped.
    pub(super) fn await_index(&self) {
        // The next open meets what is in the way.
        if let Ok(index) = File::open(self.index().join("db")) {
            let _ = lock_soon(&index);
        }
    }

    /// Throws the index away, so that a power cut does not bring it back.
    pub(super) fn drop_index(&self) -> Result<(), StoreError> {
        // What sled writes as it lets go shall not lie where the next one is made.
        self.await_index();
        let path = self.index();
        let dropped = match fs::remove_dir_all(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            removed => removed.and_then(|()| sync_dir(Some(&self.0))),
        };
        dropped.map_err(|error| StoreError::of_disk(&path, &error))
    }
}

/// Locks a file, waiting a little for another handle that is being closed.
pub(super) fn lock_soon(file: &File) -> Result<(), TryLockError> {
    let began = Instant::now();
    loop {
        match file.try_lock() {
            Err(TryLockError::WouldBlock) if began.elapsed() < LOCK_TIMEOUT => {
                thread::sleep(LOCK_POLL_INTERVAL)
            }
            locked => return locked,
        }
    }
}

/// Writes a moment to a file, in the place of the one before.
pub(crate) fn write_time(path: &Path, at: Millis) -> io::Result<()> {
    // A crash in between leaves the previous file: without any, players would not get lost time
    // back.
    let new = path.with_extension("new");
    let mut file = own_file().create(true).truncate(true).open(&new)?;
    file.write_all(at.0.to_string().as_bytes())?;
    fs::rename(new, path)
}

/// The moment that a file holds; `None` where it cannot be read.
pub(crate) fn read_time(path: &Path) -> Option<Millis> {
    let said = fs::read_to_string(path).ok()?;
    said.trim().parse().ok().map(Millis)
}

/// Options of a file for writing that only we may read.
pub(crate) fn own_file() -> OpenOptions {
    let mut options = File::options();
    options.write(true).mode(FILE_MODE);
    options
}

/// Restricts the permissions of a folder and everything in it.
pub(crate) fn tighten_all(folder: &Path) {
    tighten(folder);
    let inside = fs::read_dir(folder).into_iter().flatten().flatten();
    for path in inside.map(|entry| entry.path()) {
        if path.is_dir() {
            tighten_all(&path);
        } else {
            tighten(&path);
        }
    }
}

/// Restricts the permissions of a file or folder to its owner. Where that fails, a warning says so.
fn tighten(path: &Path) {
    let Ok(known) = fs::symlink_metadata(path) else {
        return;
    };
    let mode = if known.is_dir() {
        FOLDER_MODE
    } else {
        FILE_MODE
    };
    if known.is_symlink() || known.permissions().mode() & 0o777 == mode {
        return;
    }
    if let Err(error) = fs::set_permissions(path, Permissions::from_mode(mode)) {
        let path = path.display();
        tracing::warn!(
            %path,
            %error,
            "other users can read this file and its permissions cannot be changed: run chmod go= \
             on it"
        );
    }
}

/// Makes the names in a directory durable.
pub(crate) fn sync_dir(dir: Option<&Path>) -> io::Result<()> {
    let dir = dir.filter(|dir| !dir.as_os_str().is_empty());
    File::open(dir.unwrap_or(Path::new(".")))?.sync_all()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reader_always_finds_a_time_during_writes() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("alive");
        write_time(&path, Millis(0)).unwrap();
        std::thread::scope(|scope| {
            let writer = scope.spawn(|| {
                for at in 1..=2_000 {
                    write_time(&path, Millis(at)).unwrap();
                }
            });
            while !writer.is_finished() {
                assert!(read_time(&path).is_some());
            }
        });
        assert_eq!(read_time(&path), Some(Millis(2_000)));
    }
}
