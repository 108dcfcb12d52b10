//! What the log holds, in bytes. Append-only: a kind never changes its meaning.

use crate::ids::{TableId, UserId, Version};
use crate::index::Card;
use crate::marks::Marks;
use crate::player::Person;
use crate::store::Keep;

/// One thing that was to be kept.
#[derive(Clone, Debug)]
pub(crate) enum Record {
    /// A step of a table.
    Append {
        version: Version,
        entry: Vec<u8>,
        card: Card,
        /// What people keep of it.
        keeps: Vec<Keep>,
    },
    /// What somebody keeps after an errand.
    Keep(Keep),
    /// What was shown of a table.
    Marks { table: TableId, marks: Marks },
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

impl Record {
    /// In bytes.
    pub fn encode(&self) -> Result<Vec<u8>, serde_json::Error> {
        let mut bytes = Vec::new();
        match self {
            Self::Append {
                version,
                entry,
                card,
                keeps,
            } => {
                let comes_home = !keeps.is_empty();
                bytes.push(if comes_home { HOMECOMING } else { APPEND });
                bytes.extend(version.0.to_le_bytes());
                bytes.extend((entry.len() as u64).to_le_bytes());
                bytes.extend(entry);
                if comes_home {
                    serde_json::to_writer(&mut bytes, &(card, keeps))?;
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
            Self::Person { user, person } => {
                bytes.push(PERSON);
                serde_json::to_writer(&mut bytes, &(user, person))?;
            }
            Self::Synced => bytes.push(SYNCED),
        }
        Ok(bytes)
    }

    /// From bytes; the error says what is wrong without quoting any content.
    pub fn decode(bytes: &[u8]) -> Result<Self, String> {
        let (kind, rest) = bytes.split_first().ok_or("an empty record")?;
        let json =
            |error: serde_json::Error| format!("a record with a {:?} error", error.classify());
        match *kind {
            APPEND | HOMECOMING => {
                let cut = "a step that is cut short";
                let (version, rest) = number(rest).ok_or(cut)?;
                let (length, rest) = number(rest).ok_or(cut)?;
                let length = usize::try_from(length).map_err(|_| cut)?;
                let (entry, card) = rest.split_at_checked(length).ok_or(cut)?;
                let (card, keeps) = match *kind {
                    HOMECOMING => serde_json::from_slice(card).map_err(json)?,
                    _ => (serde_json::from_slice(card).map_err(json)?, Vec::new()),
                };
                Ok(Self::Append {
                    version: Version(version),
                    entry: entry.to_vec(),
                    card,
                    keeps,
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
            SYNCED => Ok(Self::Synced),
            other => Err(format!(
                "a record of kind {other}, which this Houston does not know"
            )),
        }
    }
}

fn number(bytes: &[u8]) -> Option<(u64, &[u8])> {
    let (number, rest) = bytes.split_first_chunk::<8>()?;
    Some((u64::from_le_bytes(*number), rest))
}
