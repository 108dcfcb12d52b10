//! A disk that fails: what was refused is gone, what was promised is there, and it goes on.

use std::io;
use std::sync::{Arc, Mutex};

use super::{Disk, Log, LogRecord, frame, scan};
use crate::delivery::marks::Marks;
use crate::ids::{TableId, Version};

/// What is on the platter, what the system still holds, and what goes wrong next.
#[derive(Default)]
struct Platter {
    synced: Vec<u8>,
    cached: Vec<u8>,
    full: bool,
    /// A sync that fails forgets what it should have written, as Linux does.
    forgetful: bool,
}

#[derive(Clone, Default)]
struct Double(Arc<Mutex<Platter>>);

impl Disk for Double {
    fn write_at(&mut self, bytes: &[u8], at: u64) -> io::Result<()> {
        let mut platter = self.0.lock().unwrap();
        let at = usize::try_from(at).unwrap();
        let written = if platter.full {
            bytes.len() / 2
        } else {
            bytes.len()
        };
        platter.cached.resize(at, 0);
        platter.cached.extend_from_slice(&bytes[..written]);
        if platter.full {
            return Err(io::ErrorKind::StorageFull.into());
        }
        Ok(())
    }

    fn cut(&mut self, length: u64) -> io::Result<()> {
        let length = usize::try_from(length).unwrap();
        self.0.lock().unwrap().cached.truncate(length);
        Ok(())
    }

    fn sync(&mut self) -> io::Result<()> {
        let mut platter = self.0.lock().unwrap();
        if platter.forgetful {
            platter.cached = platter.synced.clone();
            return Err(io::Error::other("the disk is gone"));
        }
        platter.synced = platter.cached.clone();
        Ok(())
    }
}

fn note(version: u64) -> LogRecord {
    LogRecord::Marks {
        table: TableId(version),
        marks: Marks {
            settled: Version(version),
            ..Marks::default()
        },
    }
}

impl Double {
    /// A log that begins.
    fn log(&self) -> Log {
        let page = frame::title_page([1; 16]);
        self.0.lock().unwrap().cached = page.to_vec();
        self.0.lock().unwrap().synced = page.to_vec();
        Log::from_disk(Box::new(self.clone()), "double".to_owned(), 32)
    }

    fn set(&self, full: bool, forgetful: bool) {
        let mut platter = self.0.lock().unwrap();
        platter.full = full;
        platter.forgetful = forgetful;
    }

    /// The records that a power cut now would leave.
    #[track_caller]
    fn holds(&self, expected: &[u64]) {
        let file = tempfile::NamedTempFile::new().unwrap();
        std::fs::write(file.path(), &self.0.lock().unwrap().synced).unwrap();
        let mut found = Vec::new();
        let scanned = scan(file.path(), |_, _, record| {
            if let LogRecord::Marks { table, .. } = record {
                found.push(table.0);
            }
            Ok(())
        });
        assert_eq!(found, expected);
        assert_eq!(scanned.unwrap().torn, 0);
    }
}

fn write(log: &mut Log, n: u64) -> bool {
    let frame = log.frame(&note(n)).unwrap();
    log.write(&frame).is_ok()
}

#[test]
fn full_disk_refuses_and_later_writes_succeed() {
    let disk = Double::default();
    let mut log = disk.log();
    assert!(write(&mut log, 1) && log.sync(0).is_ok());
    disk.set(true, false);
    assert!(!write(&mut log, 2));
    assert!(!write(&mut log, 3));
    disk.set(false, false);
    assert!(write(&mut log, 4) && log.sync(0).is_ok());
    disk.holds(&[1, 4]);
}

#[test]
fn failed_sync_rolls_back_only_unacknowledged_records() {
    let disk = Double::default();
    let mut log = disk.log();
    assert!(write(&mut log, 1) && log.sync(0).is_ok());
    // Written and acknowledged as such, like marks.
    assert!(write(&mut log, 2));
    let frame = log.frame(&note(3)).unwrap();
    log.write(&frame).unwrap();
    disk.set(false, true);
    assert!(log.sync(frame.len()).is_err());
    disk.holds(&[1]);
    disk.set(false, false);
    assert!(write(&mut log, 4) && log.sync(0).is_ok());
    disk.holds(&[1, 2, 4]);
}

/// What a later Houston writes is not damage.
#[test]
fn unknown_record_kind_is_reported_as_newer() {
    let file = tempfile::NamedTempFile::new().unwrap();
    let page = frame::title_page([1; 16]).to_vec();
    let later = frame::frame(b"\0\0\0\0{\"later\":1}", 0);
    std::fs::write(file.path(), [page, later].concat()).unwrap();
    let found = scan(file.path(), |_, _, _| Ok(()));
    let message = found.unwrap_err().to_string();
    assert!(
        message.contains("was written by a newer Houston"),
        "{message}"
    );
    assert!(!message.contains("is damaged"), "{message}");
}

#[test]
fn too_short_file_is_reported_as_no_journal() {
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), "hello").unwrap();
    let found = scan(file.path(), |_, _, _| Ok(()));
    let message = found.unwrap_err().to_string();
    assert!(
        message.contains("it is too short for a journal"),
        "{message}"
    );
}
