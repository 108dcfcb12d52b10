//! Reads a log from its beginning and checks every record.

use std::fs::File;
use std::io::{self, BufReader, Read, Seek, SeekFrom};
use std::path::Path;

use super::frame::{HEAD, Head, LogId, MAGIC, TITLE_PAGE, Title, read_title_page};
use super::record::{LogRecord, Unknown};
use crate::store::StoreError;

/// Result of a scan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Scan {
    pub id: LogId,
    /// End of the last whole record.
    pub end: u64,
    /// Number of records.
    pub records: u64,
    /// Bytes after the end that are no record: a tail that was being written during a power cut,
    /// and was never acknowledged.
    pub torn: u64,
}

pub(super) const ADVICE: &str =
    "restore a backup, or have the file repaired; everything before this byte is intact";
/// Advice where nothing of the file can be used.
const LOST: &str = "put the right file back, or move the directory away and restore a backup with \
                    `houston restore`";

/// Id of a file's log.
pub(crate) fn identify(path: &Path) -> Result<LogId, StoreError> {
    let mut page = [0; TITLE_PAGE];
    let read = File::open(path).and_then(|mut file| file.read_exact(&mut page));
    match read {
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => {
            let why = "it is too short for a journal".to_owned();
            return Err(not_a_log(path, why));
        }
        read => read.map_err(|error| StoreError::of_disk(path, &error))?,
    }
    match read_title_page(&page) {
        Title::Ours(id) => Ok(id),
        Title::Newer(format) => Err(newer(path, format!("its format is {format}"))),
        Title::Other => {
            let why = "it does not start like a journal".to_owned();
            Err(not_a_log(path, why))
        }
    }
}

/// State of the first record of a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FirstRecord {
    /// The log ends after its title.
    Missing,
    /// The bytes after the title are no whole record.
    Damaged,
    Whole,
}

/// Looks at the first record of a log, and at no other.
pub(crate) fn first_record(path: &Path) -> Result<FirstRecord, StoreError> {
    let first = || {
        let mut log = File::open(path)?;
        let size = log.metadata()?.len();
        let at = TITLE_PAGE as u64;
        log.seek(SeekFrom::Start(at))?;
        Ok(match read_frame(&mut log, &mut Vec::new(), at, size)? {
            Some(_) => FirstRecord::Whole,
            None if size == at => FirstRecord::Missing,
            None => FirstRecord::Damaged,
        })
    };
    first().map_err(|error| StoreError::of_disk(path, &error))
}

/// Reads all records in order; `visit` gets where each begins and ends.
pub(crate) fn scan(
    path: &Path,
    visit: impl FnMut(u64, u64, LogRecord) -> Result<(), StoreError>,
) -> Result<Scan, StoreError> {
    scan_from(path, 0, visit)
}

/// Scans from the beginning of a record.
pub(crate) fn scan_from(
    path: &Path,
    from: u64,
    mut visit: impl FnMut(u64, u64, LogRecord) -> Result<(), StoreError>,
) -> Result<Scan, StoreError> {
    let disk = |error| StoreError::of_disk(path, &error);
    let id = identify(path)?;
    let file = File::open(path).map_err(disk)?;
    let size = file.metadata().map_err(disk)?.len();
    let mut reader = BufReader::with_capacity(1 << 20, file);
    let begin = from.max(TITLE_PAGE as u64);
    reader.seek(SeekFrom::Start(begin)).map_err(disk)?;
    let (mut at, mut records) = (begin, 0);
    let mut record = Vec::new();
    while let Some(end) = read_frame(&mut reader, &mut record, at, size).map_err(disk)? {
        let record = decode(path, at, &record)?;
        visit(at, end, record)?;
        at = end;
        records += 1;
    }
    if at < size
        && let Some(later) = acknowledged_record_after(&mut reader, at, size).map_err(disk)?
    {
        let why = format!("the record at byte {later} shows that this one was complete");
        return Err(damaged(path, at, why));
    }
    Ok(Scan {
        id,
        end: at,
        records,
        torn: size.saturating_sub(at),
    })
}

/// The record at a place, whose checksum is right.
pub(super) fn decode(path: &Path, at: u64, record: &[u8]) -> Result<LogRecord, StoreError> {
    LogRecord::decode(record).map_err(|why| match why {
        Unknown::Newer(what) => newer(path, what),
        Unknown::Broken(why) => damaged(path, at, why),
    })
}

/// The error of a log from a later Houston.
fn newer(path: &Path, what: String) -> StoreError {
    StoreError::Newer {
        path: path.display().to_string(),
        what,
    }
}

/// The error of damage at a place, before which everything is intact.
pub(super) fn damaged(path: &Path, offset: u64, why: String) -> StoreError {
    StoreError::Damaged {
        path: path.display().to_string(),
        offset,
        why,
        advice: ADVICE,
    }
}

/// A log in which not even the first record can be read.
pub(crate) fn first_record_damaged(path: &Path) -> StoreError {
    StoreError::Damaged {
        path: path.display().to_string(),
        offset: TITLE_PAGE as u64,
        why: "its first record is damaged".to_owned(),
        advice: LOST,
    }
}

/// A file in the place of a log that nothing can be read from.
pub(crate) fn not_a_log(path: &Path, why: String) -> StoreError {
    StoreError::Damaged {
        path: path.display().to_string(),
        offset: 0,
        why,
        advice: LOST,
    }
}

/// Reads the record at `at` and returns where it ends; `None` if there is no whole record.
fn read_frame(
    reader: &mut impl Read,
    record: &mut Vec<u8>,
    at: u64,
    size: u64,
) -> io::Result<Option<u64>> {
    let mut head = [0; HEAD];
    if size.saturating_sub(at) < HEAD as u64 {
        return Ok(None);
    }
    reader.read_exact(&mut head)?;
    let Some(head) = Head::read(&head) else {
        return Ok(None);
    };
    let end = at + (HEAD + head.length) as u64;
    if end > size {
        return Ok(None);
    }
    record.resize(head.length, 0);
    reader.read_exact(record)?;
    Ok(head.fits(record).then_some(end))
}

/// Looks behind a bad place for a whole record that was written when the bad place was durable.
fn acknowledged_record_after(
    reader: &mut (impl Read + Seek),
    bad: u64,
    size: u64,
) -> io::Result<Option<u64>> {
    // Far more than one batch, which is all that a power cut can tear.
    const SEARCH_BYTES: u64 = 256 << 20;
    reader.seek(SeekFrom::Start(bad))?;
    let mut rest = Vec::new();
    // Not what a running Houston has written since we began to read.
    let far = SEARCH_BYTES.min(size - bad);
    reader.take(far).read_to_end(&mut rest)?;
    let starts = rest.windows(MAGIC.len()).enumerate();
    for (start, _) in starts.filter(|(_, bytes)| **bytes == MAGIC) {
        let Some(head) = Head::read(&rest[start..]) else {
            continue;
        };
        let record = rest.get(start + HEAD..start + HEAD + head.length);
        if record.is_some_and(|record| head.fits(record)) && head.synced > bad {
            return Ok(Some(bad + start as u64));
        }
    }
    Ok(None)
}
