//! The layout of records in the log: each in a frame with a length, a checksum, and how far the log
//! was durable when it was written. That last number tells a tail that was torn by a power cut, and
//! never acknowledged, from damage to acknowledged data.

use crate::ids::Millis;

/// Beginning of every frame, by which the next one is found behind damage.
pub(super) const MAGIC: [u8; 4] = *b"HOU\x01";
/// Magic, length, checksum, durable length.
pub(super) const HEAD: usize = 20;
/// No record is longer: a longer one is damage.
pub(super) const LONGEST: usize = 16 << 20;

/// Beginning of the file.
const TITLE: [u8; 16] = *b"HOUSTON JOURNAL1";
/// Beginning of the titles of all formats; the format's number follows.
const TITLES: &[u8] = b"HOUSTON JOURNAL";
/// The title and the log's own id.
pub(crate) const TITLE_PAGE: usize = 32;

/// Tells one log from another, so that an index is never used beside a log that is not its own.
pub(crate) type LogId = [u8; 16];

/// The first bytes of a log.
pub(super) fn title_page(id: LogId) -> [u8; TITLE_PAGE] {
    let mut page = [0; TITLE_PAGE];
    page[..16].copy_from_slice(&TITLE);
    page[16..].copy_from_slice(&id);
    page
}

/// Meaning of the first bytes of a log.
pub(super) enum Title {
    /// A log that we can read.
    Ours(LogId),
    /// A log of a later format.
    Newer(char),
    /// No log.
    Other,
}

/// Reads the first bytes of a log.
pub(super) fn read_title_page(page: &[u8; TITLE_PAGE]) -> Title {
    let (title, id) = page.split_at(TITLE.len());
    match (title.strip_prefix(TITLES), id.first_chunk::<16>()) {
        (Some(_), Some(id)) if title == TITLE => Title::Ours(*id),
        (Some([format @ b'2'..=b'9']), _) => Title::Newer(char::from(*format)),
        _ => Title::Other,
    }
}

/// An id that no other log has.
pub(super) fn new_id(now: Millis) -> LogId {
    use std::hash::{BuildHasher, RandomState};
    // The standard library seeds each hasher from the operating system's randomness.
    let random = |n: u64| RandomState::new().hash_one((n, now.0, std::process::id()));
    let mut id = [0; 16];
    id[..8].copy_from_slice(&random(1).to_le_bytes());
    id[8..].copy_from_slice(&random(2).to_le_bytes());
    id
}

/// A record in its frame.
pub(super) fn frame(record: &[u8], synced: u64) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(HEAD + record.len());
    // Records are far below `LONGEST`, which fits.
    let length = u32::try_from(record.len()).unwrap_or(u32::MAX);
    bytes.extend(MAGIC);
    bytes.extend(length.to_le_bytes());
    bytes.extend(checksum(synced, record).to_le_bytes());
    bytes.extend(synced.to_le_bytes());
    bytes.extend(record);
    bytes
}

/// The head of a frame.
pub(super) struct Head {
    pub length: usize,
    checksum: u32,
    pub synced: u64,
}

impl Head {
    /// Reads a head; `None` if these bytes are none.
    pub(super) fn read(bytes: &[u8]) -> Option<Self> {
        let (magic, rest) = bytes.split_first_chunk::<4>()?;
        let (length, rest) = rest.split_first_chunk::<4>()?;
        let (checksum, rest) = rest.split_first_chunk::<4>()?;
        let synced = rest.first_chunk::<8>()?;
        let length = usize::try_from(u32::from_le_bytes(*length)).ok()?;
        (*magic == MAGIC && length <= LONGEST).then_some(Self {
            length,
            checksum: u32::from_le_bytes(*checksum),
            synced: u64::from_le_bytes(*synced),
        })
    }

    /// Tells whether this is the record that was written.
    pub(super) fn fits(&self, record: &[u8]) -> bool {
        record.len() == self.length && checksum(self.synced, record) == self.checksum
    }
}

fn checksum(synced: u64, record: &[u8]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(&synced.to_le_bytes());
    hasher.update(record);
    hasher.finalize()
}
