//! Copies of the truth: a backup is the log and a manifest, which is enough, since everything
//! else is computed from the log.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::StoreError;
use super::log::{disk_error, scan};
use super::place::{Dir, sync_dir};
use crate::clock::{Clock, System};
use crate::ids::Millis;

const FORMAT: u32 = 1;

/// What a backup says of itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manifest {
    format: u32,
    /// When it was made.
    pub made_at: Millis,
    /// How long its log is.
    pub bytes: u64,
    /// How many records that has.
    pub records: u64,
    /// The checksum (CRC-32) of the whole log.
    pub checksum: u32,
}

fn manifest_file(dir: &Dir) -> std::path::PathBuf {
    dir.path().join("manifest.json")
}

/// Copies the log up to its last whole record. May run beside a running Houston.
///
/// # Errors
/// When there is no log, it is damaged, `to` is not empty, or the disk fails.
pub fn backup(from: impl AsRef<Path>, to: impl AsRef<Path>) -> Result<Manifest, StoreError> {
    let (from, to) = (Dir::new(from.as_ref()), Dir::new(to.as_ref()));
    if !from.log().is_file() {
        return Err(missing(&from, "journal.log"));
    }
    empty(&to)?;
    let scan = scan(&from.log(), |_, _, _| Ok(()))?;
    to.make()?;
    let checksum = copy(&from, &to, scan.end)?;
    let manifest = Manifest {
        format: FORMAT,
        made_at: System.now(),
        bytes: scan.end,
        records: scan.records,
        checksum,
    };
    // Last, so that a copy that was cut short is no backup.
    write_manifest(&to, &manifest).map_err(|error| disk_error(to.path(), &error))?;
    Ok(manifest)
}

/// Makes a data directory from a backup. The next start makes its index.
///
/// # Errors
/// When there is no whole backup, `to` is not empty, or the disk fails.
pub fn restore(from: impl AsRef<Path>, to: impl AsRef<Path>) -> Result<Manifest, StoreError> {
    let (from, to) = (Dir::new(from.as_ref()), Dir::new(to.as_ref()));
    let manifest = read_manifest(&from)?;
    empty(&to)?;
    let whole = scan(&from.log(), |_, _, _| Ok(()))?;
    if whole.end != manifest.bytes {
        return Err(differs(&from, manifest.bytes));
    }
    to.make()?;
    let checksum = copy(&from, &to, manifest.bytes)?;
    if checksum != manifest.checksum {
        fs::remove_file(to.log()).map_err(|error| disk_error(&to.log(), &error))?;
        return Err(differs(&from, 0));
    }
    Ok(manifest)
}

fn copy(from: &Dir, to: &Dir, bytes: u64) -> Result<u32, StoreError> {
    let copy = || -> io::Result<u32> {
        let mut source = File::open(from.log())?.take(bytes);
        let mut target = File::create_new(to.log())?;
        let mut hasher = crc32fast::Hasher::new();
        let mut piece = vec![0; 1 << 20];
        loop {
            let length = source.read(&mut piece)?;
            if length == 0 {
                break;
            }
            hasher.update(&piece[..length]);
            target.write_all(&piece[..length])?;
        }
        target.sync_all()?;
        sync_dir(Some(to.path()))?;
        Ok(hasher.finalize())
    };
    copy().map_err(|error| disk_error(&to.log(), &error))
}

fn write_manifest(to: &Dir, manifest: &Manifest) -> io::Result<()> {
    let mut file = File::create_new(manifest_file(to))?;
    file.write_all(&serde_json::to_vec_pretty(manifest)?)?;
    file.sync_all()?;
    sync_dir(Some(to.path()))
}

fn read_manifest(from: &Dir) -> Result<Manifest, StoreError> {
    let bytes = fs::read(manifest_file(from)).map_err(|_| missing(from, "backup"))?;
    let manifest: Manifest = serde_json::from_slice(&bytes).map_err(|_| differs(from, 0))?;
    if manifest.format == FORMAT {
        Ok(manifest)
    } else {
        let format = manifest.format;
        let why = format!("the backup's format is {format}, and this Houston knows {FORMAT}");
        Err(StoreError::Other(why))
    }
}

fn empty(to: &Dir) -> Result<(), StoreError> {
    if to.is_empty()? {
        Ok(())
    } else {
        Err(StoreError::NotEmpty {
            path: to.path().display().to_string(),
        })
    }
}

fn missing(dir: &Dir, what: &'static str) -> StoreError {
    StoreError::Missing {
        path: dir.path().display().to_string(),
        what,
    }
}

fn differs(from: &Dir, offset: u64) -> StoreError {
    StoreError::Damaged {
        path: from.log().display().to_string(),
        offset,
        why: "the backup is not what its manifest says".to_owned(),
        advice: "use another backup",
    }
}
