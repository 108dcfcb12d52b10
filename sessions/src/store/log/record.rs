//! Records of the log, in bytes. Append-only: a kind never changes its meaning.

use serde::{Deserialize, Serialize};
use serde_json::error::Category;

use super::patch::Patch;
use crate::delivery::marks::Marks;
use crate::ids::{TableId, Version};
use crate::index::IndexCard;
use crate::store::PageWrite;

/// A record of the log.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum LogRecord {
    /// A step of a table.
    #[serde(rename = "a")]
    Append {
        #[serde(rename = "v")]
        version: Version,
        #[serde(skip)]
        entry: Vec<u8>,
        #[serde(rename = "c")]
        card: IndexCard,
        /// Pages of people that are kept with it.
        #[serde(rename = "p", default, skip_serializing_if = "Vec::is_empty")]
        page_writes: Vec<PageWrite>,
    },
    /// Page of a person after a command.
    #[serde(rename = "k")]
    Page(PageWrite),
    /// Marks of a table, whole.
    #[serde(rename = "m")]
    Marks {
        #[serde(rename = "t")]
        table: TableId,
        #[serde(rename = "m")]
        marks: Marks,
    },
    /// Change of a table's marks.
    #[serde(rename = "d")]
    Marked {
        #[serde(rename = "t")]
        table: TableId,
        #[serde(rename = "d")]
        patch: Patch,
    },
    /// A step whose card a later step replaces, in a log that was compacted.
    #[serde(rename = "b")]
    Bare {
        #[serde(rename = "t")]
        table: TableId,
        #[serde(rename = "v")]
        version: Version,
        #[serde(skip)]
        entry: Vec<u8>,
    },
    /// A mark without content: its frame says how far the log was durable.
    #[serde(rename = "s")]
    Synced,
}

/// Reason why bytes are no known record.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Unknown {
    /// A record of a later format: its checksum is right.
    Newer(String),
    /// Not what was written.
    Broken(String),
}

impl LogRecord {
    /// The record as bytes: the length of the step's entry, the entry, and all else as JSON.
    pub(crate) fn encode(&self) -> Result<Vec<u8>, serde_json::Error> {
        let entry = self.step().map_or(&[][..], |(_, _, entry)| entry);
        // One that is longer than this makes a record that is refused.
        let length = u32::try_from(entry.len()).unwrap_or(u32::MAX);
        let mut bytes = [&length.to_le_bytes(), entry].concat();
        serde_json::to_writer(&mut bytes, self)?;
        Ok(bytes)
    }

    /// Reads a record from bytes; the error quotes no content.
    pub(crate) fn decode(bytes: &[u8]) -> Result<Self, Unknown> {
        let (stands, rest) =
            parts(bytes).ok_or_else(|| Unknown::Broken("a truncated record".to_owned()))?;
        let record = serde_json::from_slice(rest).map_err(|error| match error.classify() {
            Category::Data => Unknown::Newer("it has records of another kind".to_owned()),
            what => Unknown::Broken(format!("a record with a {what:?} error")),
        });
        let mut record = record?;
        if let Self::Append { entry, .. } | Self::Bare { entry, .. } = &mut record {
            *entry = stands.to_vec();
        }
        Ok(record)
    }
}

impl LogRecord {
    /// The step in the record: its table, its version and its entry.
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

    /// The pages of people in the record.
    pub(crate) fn page_writes(&self) -> &[PageWrite] {
        match self {
            Self::Append { page_writes, .. } => page_writes,
            Self::Page(page_write) => std::slice::from_ref(page_write),
            _ => &[],
        }
    }
}

/// Splits the bytes of a record into the entry of its step and all else.
fn parts(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let (length, rest) = bytes.split_first_chunk()?;
    rest.split_at_checked(usize::try_from(u32::from_le_bytes(*length)).ok()?)
}
