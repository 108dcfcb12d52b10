//! Copies of the truth: a backup is the log, the book that says who its people are, and a manifest.
//! Everything else is computed from the log.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::StoreError;
use super::data_dir::{self, Dir, own_file, sync_dir};
use super::log::scan;
use super::people_file::{self, PeopleSum};
use super::unfinished::UnfinishedCopy;
use crate::clock::machine_now;
use crate::ids::Millis;

const FORMAT: u32 = 1;

/// Manifest of a backup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manifest {
    format: u32,
    /// When it was made.
    pub made_at: Millis,
    /// Length of its log.
    pub bytes: u64,
    /// Number of records in it.
    pub records: u64,
    /// The checksum (CRC-32) of the whole log.
    pub checksum: u32,
    /// The book that says who its people are; nothing where there is none.
    pub people: Option<PeopleSum>,
}

/// Copies the log up to its last whole record, and checks the copy. May run beside a running
/// Houston: what was recorded before it was asked for is in it. What an earlier one left that was
/// cut short is written over.
///
/// # Errors
/// When there is no log, it is damaged, `to` is not empty, or the disk fails; then nothing is left.
pub fn backup(from: impl AsRef<Path>, to: impl AsRef<Path>) -> Result<Manifest, StoreError> {
    let (from, to) = (Dir::existing(from.as_ref())?, Dir::new(to.as_ref()));
    let unfinished = UnfinishedCopy::begin(&to)?;
    copy(&from, &to, u64::MAX)?;
    // After the log: everybody who is in it was in the book before.
    let people = people_file::copy_book(&from, &to)?;
    // What counts is the copy: a record that was being written is cut off.
    let whole = scan(&to.log(), |_, _, _| Ok(()))?;
    let checksum = cut(&to, whole.end).map_err(|error| StoreError::of_disk(&to.log(), &error))?;
    let manifest = Manifest {
        format: FORMAT,
        made_at: machine_now(),
        bytes: whole.end,
        records: whole.records,
        checksum,
        people,
    };
    write_manifest(&to, &manifest).map_err(|error| StoreError::of_disk(to.path(), &error))?;
    unfinished.finish()?;
    if let Err(error) = data_dir::write_time(&from.backed_up(), manifest.made_at) {
        // The copy is whole all the same.
        tracing::debug!(%error, "the backup is complete, but its time was not saved");
    }
    Ok(manifest)
}

/// Makes a data directory from a backup. The next start builds its index. People in the backup who
/// are missing from the later data in `since` are forgotten here too.
///
/// # Errors
/// When there is no whole backup, `to` is not empty, or the disk fails; then nothing is left.
pub fn restore(
    from: impl AsRef<Path>,
    to: impl AsRef<Path>,
    since: Option<&Path>,
) -> Result<Manifest, StoreError> {
    // What it is taken from may have lost its log.
    let still_known = since.map(|since| people_file::all_people(&Dir::new(since)));
    let still_known = still_known.transpose()?;
    let (from, to) = (Dir::new(from.as_ref()), Dir::new(to.as_ref()));
    let manifest = read_manifest(&from)?;
    check_against(&from, &manifest)?;
    let unfinished = UnfinishedCopy::begin(&to)?;
    copy(&from, &to, manifest.bytes)?;
    people_file::copy_book(&from, &to)?;
    check_against(&to, &manifest)?;
    if let Some(still_known) = still_known {
        people_file::PeopleFile::open(&to)?.keep_only(&still_known)?;
    }
    unfinished.finish()?;
    Ok(manifest)
}

/// Checks that a backup is what its manifest says, if there is one: a data directory has none.
pub(super) fn check_backup(dir: &Dir) -> Result<(), StoreError> {
    if !Dir::has(&dir.manifest())? {
        return Ok(());
    }
    check_against(dir, &read_manifest(dir)?)
}

/// Checks that log and book of a copy are those of a manifest.
fn check_against(dir: &Dir, manifest: &Manifest) -> Result<(), StoreError> {
    let of_log = |error| StoreError::of_disk(&dir.log(), &error);
    let log = File::open(dir.log()).map_err(of_log)?;
    let length = log.metadata().map_err(of_log)?.len();
    let checksum = copy_with_checksum(log, &mut io::sink()).map_err(of_log)?;
    if (length, checksum) != (manifest.bytes, manifest.checksum) {
        return Err(differs_from_manifest(&dir.log()));
    }
    if people_file::check_book(dir)? != manifest.people {
        return Err(differs_from_manifest(&dir.people()));
    }
    Ok(())
}

/// Copies so many bytes at most, and makes them durable.
fn copy(from: &Dir, to: &Dir, bytes: u64) -> Result<(), StoreError> {
    let source = File::open(from.log());
    let source = source.map_err(|error| StoreError::of_disk(&from.log(), &error))?;
    let copy = || -> io::Result<()> {
        let mut target = own_file().create_new(true).open(to.log())?;
        copy_with_checksum(source.take(bytes), &mut target)?;
        target.sync_all()?;
        sync_dir(Some(to.path()))
    };
    copy().map_err(|error| StoreError::of_disk(&to.log(), &error))
}

/// Copies everything, and returns its checksum.
fn copy_with_checksum(mut source: impl Read, target: &mut impl Write) -> io::Result<u32> {
    let mut hasher = crc32fast::Hasher::new();
    let mut piece = vec![0; 1 << 20];
    loop {
        let length = source.read(&mut piece)?;
        if length == 0 {
            return Ok(hasher.finalize());
        }
        hasher.update(&piece[..length]);
        target.write_all(&piece[..length])?;
    }
}

/// Cuts a copy to a length. Returns its checksum.
fn cut(to: &Dir, bytes: u64) -> io::Result<u32> {
    let log = own_file().read(true).open(to.log())?;
    log.set_len(bytes)?;
    log.sync_all()?;
    copy_with_checksum(log, &mut io::sink())
}

/// Writes the manifest of a backup, durably.
fn write_manifest(to: &Dir, manifest: &Manifest) -> io::Result<()> {
    let mut file = own_file().create_new(true).open(to.manifest())?;
    file.write_all(&serde_json::to_vec_pretty(manifest)?)?;
    file.sync_all()?;
    sync_dir(Some(to.path()))
}

/// Reads the manifest of a backup.
fn read_manifest(from: &Dir) -> Result<Manifest, StoreError> {
    let bytes = fs::read(from.manifest()).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => from.missing_error("backup"),
        _ => StoreError::of_disk(from.path(), &error),
    })?;
    let manifest: Manifest =
        serde_json::from_slice(&bytes).map_err(|_| differs_from_manifest(&from.manifest()))?;
    if manifest.format == FORMAT {
        Ok(manifest)
    } else {
        Err(StoreError::Newer {
            path: from.path().display().to_string(),
            what: format!("its format is {}", manifest.format),
        })
    }
}

/// The error of a backup that was altered.
fn differs_from_manifest(path: &Path) -> StoreError {
    StoreError::Damaged {
        path: path.display().to_string(),
        offset: 0,
        why: "the backup does not match its manifest".to_owned(),
        advice: "use another backup",
    }
}
