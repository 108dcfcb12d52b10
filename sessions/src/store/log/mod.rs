//! The journal of all tables in one plain file that only grows: the durable truth. Knows no sled.

mod frame;
mod patch;
mod reader;
mod record;
mod scan;

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::os::unix::fs::FileExt;
use std::path::Path;

pub(crate) use frame::LogId;
use frame::TITLE_PAGE;
pub(crate) use patch::Patch;
pub(crate) use reader::Reader;
pub(crate) use record::LogRecord;
pub(crate) use scan::{
    FirstRecord, Scan, first_record, first_record_damaged, identify, not_a_log, scan, scan_from,
};

use super::StoreError;
use super::data_dir::{own_file, sync_dir};
use crate::clock::machine_now;

/// The file that a log lies in, as little as the log needs of it, so that tests can let it fail.
pub(crate) trait Disk: Send {
    /// Writes all bytes at a place.
    fn write_at(&mut self, bytes: &[u8], at: u64) -> io::Result<()>;
    /// Cuts the file to a length.
    fn cut(&mut self, length: u64) -> io::Result<()>;
    /// Returns when a power cut would not lose what was written.
    fn sync(&mut self) -> io::Result<()>;
}

impl Disk for File {
    fn write_at(&mut self, bytes: &[u8], at: u64) -> io::Result<()> {
        self.write_all_at(bytes, at)
    }

    fn cut(&mut self, length: u64) -> io::Result<()> {
        self.set_len(length)
    }

    fn sync(&mut self) -> io::Result<()> {
        self.sync_data()
    }
}

/// A log that is written to.
pub(crate) struct Log {
    disk: Box<dyn Disk>,
    path: String,
    /// Everything before this is durable.
    synced: u64,
    /// Bytes written behind that, kept until they are durable: when a sync fails, the system may
    /// forget them and claim success the next time, so they are written again.
    tail: Vec<u8>,
    /// The file may hold something else than `tail` behind `synced`.
    torn: bool,
}

impl Log {
    /// Begins a new log in a file that is not there, and does not make it durable yet.
    pub(super) fn create(path: &Path) -> Result<(Self, LogId), StoreError> {
        let id = frame::new_id(machine_now());
        let create = || -> io::Result<File> {
            let mut file = own_file().create_new(true).open(path)?;
            file.write_all(&frame::title_page(id))?;
            Ok(file)
        };
        let file = create().map_err(|error| StoreError::of_disk(path, &error))?;
        let title = TITLE_PAGE as u64;
        let log = Self::from_disk(Box::new(file), path.display().to_string(), title);
        Ok((log, id))
    }

    /// Begins the log of a directory that has none. It takes its place whole, with a first record:
    /// no power cut leaves half of one, so whatever is less was a whole one once.
    pub(super) fn begin(path: &Path) -> Result<(), StoreError> {
        let begun = path.with_extension("begun");
        let disk = |error| StoreError::of_disk(path, &error);
        match fs::remove_file(&begun) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(disk(error)),
            _ => {}
        }
        let (mut log, _) = Self::create(&begun)?;
        let first = log.frame(&LogRecord::Synced)?;
        log.write(&first)?;
        log.sync(0)?;
        fs::rename(&begun, path)
            .and_then(|()| sync_dir(path.parent()))
            .map_err(disk)
    }

    /// Goes on writing where a scan found the end. A torn tail is cut off.
    pub(super) fn resume(path: &Path, scan: &Scan) -> Result<Self, StoreError> {
        if scan.torn > 0 {
            tracing::warn!(
                path = %path.display(),
                at = scan.end,
                bytes = scan.torn,
                "removed an unfinished record at the end of the journal; no confirmed move is lost"
            );
        }
        let open = || -> io::Result<File> {
            let file = OpenOptions::new().read(true).write(true).open(path)?;
            file.set_len(scan.end)?;
            // From here on, everything a killed process left unsynced is durable.
            file.sync_all()?;
            Ok(file)
        };
        let file = open().map_err(|error| StoreError::of_disk(path, &error))?;
        Ok(Self::from_disk(
            Box::new(file),
            path.display().to_string(),
            scan.end,
        ))
    }

    /// A log on a disk, of which so much is durable.
    pub(super) fn from_disk(disk: Box<dyn Disk>, path: String, synced: u64) -> Self {
        Self {
            disk,
            path,
            synced,
            tail: Vec::new(),
            torn: false,
        }
    }

    /// Everything before this is durable.
    pub(super) const fn synced(&self) -> u64 {
        self.synced
    }

    /// Place of the next record.
    pub(super) fn end(&self) -> u64 {
        self.synced + self.tail.len() as u64
    }

    /// True if everything that was written is durable.
    pub(super) const fn is_synced(&self) -> bool {
        self.tail.is_empty()
    }

    /// A record in its frame, as [`Self::write`] wants it.
    pub(super) fn frame(&self, record: &LogRecord) -> Result<Vec<u8>, StoreError> {
        let bytes = record.encode();
        let bytes = bytes.map_err(|error| StoreError::Other(error.to_string()))?;
        if bytes.len() > frame::LONGEST {
            return Err(StoreError::Other("the record is too long".to_owned()));
        }
        Ok(frame::frame(&bytes, self.synced))
    }

    /// Writes frames. A killed process does not lose them; a power cut may. On failure it is as
    /// if they had not been written.
    pub(super) fn write(&mut self, frames: &[u8]) -> Result<(), StoreError> {
        self.repair()?;
        let end = self.end();
        let written = self.disk.write_at(frames, end);
        if let Err(error) = written {
            self.torn = true;
            return Err(self.failed(&error));
        }
        self.tail.extend_from_slice(frames);
        Ok(())
    }

    /// Makes everything durable. On failure nothing is: `unpromised` is what of the tail's end
    /// shall be as if it had not been written.
    pub(super) fn sync(&mut self, unpromised: usize) -> Result<(), StoreError> {
        self.repair()?;
        match self.disk.sync() {
            Ok(()) => {
                self.synced += self.tail.len() as u64;
                self.tail.clear();
                Ok(())
            }
            Err(error) => {
                self.torn = true;
                let kept = self.tail.len().saturating_sub(unpromised);
                self.tail.truncate(kept);
                let failed = self.failed(&error);
                // Best now, so that a crash finds nothing that was refused; else before the next.
                drop(self.repair());
                Err(failed)
            }
        }
    }

    /// Rewrites the end of the file after a failed write.
    fn repair(&mut self) -> Result<(), StoreError> {
        if self.torn {
            let repaired = self
                .disk
                .cut(self.synced)
                .and_then(|()| self.disk.write_at(&self.tail, self.synced));
            repaired.map_err(|error| self.failed(&error))?;
            self.torn = false;
        }
        Ok(())
    }

    fn failed(&self, error: &io::Error) -> StoreError {
        StoreError::of_disk(Path::new(&self.path), error)
    }
}

#[cfg(test)]
mod tests;
