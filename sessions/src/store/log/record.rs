//! What the log holds, in bytes. Append-only: a kind never changes its meaning.

use super::patch::Patch;
use crate::delivery::marks::Marks;
use crate::ids::{Key, TableId, UserId, Version};
use crate::index::IndexCard;
use crate::people::person::Person;
use crate::store::PageWrite;

/// One thing that was to be kept.
#[derive(Clone, Debug)]
pub(crate) enum LogRecord {
    /// A step of a table.
    Append {
        version: Version,
        entry: Vec<u8>,
        card: IndexCard,
        /// What people keep of it.
        page_writes: Vec<PageWrite>,
    },
    /// What a person keeps after a command.
    Keep(PageWrite),
    /// What was shown of a table, whole.
    Marks { table: TableId, marks: Marks },
    /// What changed in that.
    Marked { table: TableId, patch: Patch },
    /// A step whose card a later step replaces, in a log that was compacted.
    Bare {
        table: TableId,
        version: Version,
        entry: Vec<u8>,
    },
    /// Record changes that were run, whose pages later ones replace, in a log that was compacted.
    RecordChangeKeys(Vec<Key>),
    /// What we remember of a person.
    Person { user: UserId, person: Person },
    /// Nothing: it only carries, as every frame does, how far the log was durable.
    Synced,
}

const APPEND: u8 = 1;
const MARKS: u8 = 2;
const PERSON: u8 = 3;
const SYNCED: u8 = 4;
const HOMECOMING: u8 = 5;
const KEEP: u8 = 6;
const MARKED: u8 = 7;
const BARE: u8 = 8;
const RECORD_CHANGES: u8 = 9;

/// Why bytes are no record that we know.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Unknown {
    /// A record of a later format: its checksum is right.
    Newer(String),
    /// Not what was written.
    Broken(String),
}

impl LogRecord {
    /// In bytes.
    pub(crate) fn encode(&self) -> Result<Vec<u8>, serde_json::Error> {
        let mut bytes = Vec::new();
        match self {
            Self::Append {
                version,
                entry,
                card,
                page_writes,
            } => {
                let comes_home = !page_writes.is_empty();
                bytes.push(if comes_home { HOMECOMING } else { APPEND });
                bytes.extend(version.0.to_le_bytes());
                bytes.extend((entry.len() as u64).to_le_bytes());
                bytes.extend(entry);
                if comes_home {
                    serde_json::to_writer(&mut bytes, &(card, page_writes))?;
                } else {
                    serde_json::to_writer(&mut bytes, card)?;
                }
            }
            Self::Keep(keep) => {
                bytes.push(KEEP);
                serde_json::to_writer(&mut bytes, keep)?;
            }
            Self::Marks { table, marks } => {
                bytes.push(MARKS);
                serde_json::to_writer(&mut bytes, &(table, marks))?;
            }
            Self::Marked { table, patch } => {
                bytes.push(MARKED);
                bytes.extend(table.0.to_le_bytes());
                patch.encode(&mut bytes)?;
            }
            Self::Bare {
                table,
                version,
                entry,
            } => {
                bytes.push(BARE);
                bytes.extend(table.0.to_le_bytes());
                bytes.extend(version.0.to_le_bytes());
                bytes.extend(entry);
            }
            Self::RecordChangeKeys(keys) => {
                bytes.push(RECORD_CHANGES);
                serde_json::to_writer(&mut bytes, keys)?;
            }
            Self::Person { user, person } => {
                bytes.push(PERSON);
                serde_json::to_writer(&mut bytes, &(user, person))?;
            }
            Self::Synced => bytes.push(SYNCED),
        }
        Ok(bytes)
    }

    /// From bytes; the error says what is wrong without quoting any content.
    pub(crate) fn decode(bytes: &[u8]) -> Result<Self, Unknown> {
        let broken = |why: &str| Unknown::Broken(why.to_owned());
        let (kind, rest) = bytes
            .split_first()
            .ok_or_else(|| broken("an empty record"))?;
        let json = |error: serde_json::Error| {
            Unknown::Broken(format!("a record with a {:?} error", error.classify()))
        };
        let cut = || broken("a truncated step");
        match *kind {
            APPEND | HOMECOMING => {
                let (version, rest) = number(rest).ok_or_else(cut)?;
                let (length, rest) = number(rest).ok_or_else(cut)?;
                let length = usize::try_from(length).map_err(|_| cut())?;
                let (entry, card) = rest.split_at_checked(length).ok_or_else(cut)?;
                let (card, page_writes) = match *kind {
                    HOMECOMING => serde_json::from_slice(card).map_err(json)?,
                    _ => (serde_json::from_slice(card).map_err(json)?, Vec::new()),
                };
                Ok(Self::Append {
                    version: Version(version),
                    entry: entry.to_vec(),
                    card,
                    page_writes,
                })
            }
            KEEP => Ok(Self::Keep(serde_json::from_slice(rest).map_err(json)?)),
            MARKS => {
                let (table, marks) = serde_json::from_slice(rest).map_err(json)?;
                Ok(Self::Marks { table, marks })
            }
            PERSON => {
                let (user, person) = serde_json::from_slice(rest).map_err(json)?;
                Ok(Self::Person { user, person })
            }
            MARKED => {
                let (table, rest) = number(rest).ok_or_else(cut)?;
                Ok(Self::Marked {
                    table: TableId(table),
                    patch: Patch::decode(rest).map_err(json)?,
                })
            }
            BARE => {
                let (table, rest) = number(rest).ok_or_else(cut)?;
                let (version, entry) = number(rest).ok_or_else(cut)?;
                Ok(Self::Bare {
                    table: TableId(table),
                    version: Version(version),
                    entry: entry.to_vec(),
                })
            }
            RECORD_CHANGES => Ok(Self::RecordChangeKeys(
                serde_json::from_slice(rest).map_err(json)?,
            )),
            SYNCED => Ok(Self::Synced),
            other => Err(Unknown::Newer(format!("it has records of kind {other}"))),
        }
    }
}

impl LogRecord {
    /// The step that it tells of: of which table, which, and the entry.
    pub(crate) fn step(&self) -> Option<(TableId, Version, &[u8])> {
        match self {
            Self::Append {
                version,
                entry,
                card,
                ..
            } => Some((card.table, *version, entry)),
            Self::Bare {
                table,
                version,
                entry,
            } => Some((*table, *version, entry)),
            _ => None,
        }
    }

    /// Whether people stand in it by numbers, for which a book of people is needed.
    pub(crate) fn needs_people(&self) -> bool {
        match self {
            Self::Append { card, .. } => card.users.iter().any(|user| user.is_forgotten()),
            Self::Person { user, .. } => user.is_forgotten(),
            Self::Keep(keep) => keep.home.user.is_forgotten(),
            _ => false,
        }
    }

    /// What it says that people keep.
    pub(crate) fn page_writes(&self) -> &[PageWrite] {
        match self {
            Self::Append { page_writes, .. } => page_writes,
            Self::Keep(keep) => std::slice::from_ref(keep),
            _ => &[],
        }
    }
}

fn number(bytes: &[u8]) -> Option<(u64, &[u8])> {
    let (number, rest) = bytes.split_first_chunk::<8>()?;
    Some((u64::from_le_bytes(*number), rest))
}
