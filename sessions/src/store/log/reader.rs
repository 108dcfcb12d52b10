//! Reads single records of a log where they lie, while it is written to. Only what is durable is
//! asked for: that never changes any more.

use std::fs::{self, File};
use std::io;
use std::os::unix::fs::{FileExt, MetadataExt};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::frame::{HEAD, Head};
use super::record::LogRecord;
use super::scan::{ADVICE, damaged, decode};
use crate::store::StoreError;

/// A log that is looked into.
#[derive(Clone)]
pub(crate) struct Reader(Arc<OpenedLog>);

struct OpenedLog {
    file: File,
    path: PathBuf,
}

impl Reader {
    pub(crate) fn open(path: &Path) -> Result<Self, StoreError> {
        let file = File::open(path).map_err(|error| StoreError::of_disk(path, &error))?;
        let path = path.to_owned();
        Ok(Self(Arc::new(OpenedLog { file, path })))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0.path
    }

    /// The record that begins at a place.
    pub(crate) fn record(&self, at: u64) -> Result<LogRecord, StoreError> {
        let path = self.path();
        let gone = |why: &str| damaged(path, at, why.to_owned());
        let read = |bytes: &mut [u8], at| match self.0.file.read_exact_at(bytes, at) {
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => {
                Err(gone("it was truncated while Houston ran"))
            }
            other => other.map_err(|error| StoreError::of_disk(path, &error)),
        };
        let mut head = [0; HEAD];
        read(&mut head, at)?;
        let changed = || gone("it was changed while Houston ran");
        let head = Head::read(&head).ok_or_else(changed)?;
        let mut record = vec![0; head.length];
        read(&mut record, at + HEAD as u64)?;
        if !head.fits(&record) {
            return Err(changed());
        }
        decode(path, at, &record)
    }

    /// Checks that the file is still the one in its place, and has what was promised.
    pub(crate) fn check_in_place(&self, promised: u64) -> Result<(), StoreError> {
        let (Ok(ours), named) = (self.0.file.metadata(), fs::metadata(self.path())) else {
            return Ok(());
        };
        let place = |file: &fs::Metadata| (file.dev(), file.ino());
        let path = self.path().display().to_string();
        match named {
            Ok(named) if place(&named) != place(&ours) => Err(StoreError::Gone { path }),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Err(StoreError::Gone { path }),
            _ if ours.len() < promised => Err(StoreError::Damaged {
                path,
                offset: ours.len(),
                why: "it was truncated while Houston ran".to_owned(),
                advice: ADVICE,
            }),
            _ => Ok(()),
        }
    }
}
