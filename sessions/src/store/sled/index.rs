//! Index of the log, to find everything quickly. It is computed from the log, and names the places
//! of steps in it. Applying a record twice changes nothing, so it may lag behind the log but never
//! lead.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::places::Places;
use super::write_buffer::SledBuffer;
use super::{LookUp, keys};
use crate::delivery::marks::Marks;
use crate::ids::{Key, TableId, Version};
use crate::index::IndexCard;
use crate::store::log::{LogId, LogRecord};
use crate::store::{PageKey, PageWrite, StoreError, StoredCard, StoredPage};

/// The format that this program writes.
const FORMAT: u64 = 3;

/// The index.
#[derive(Clone)]
pub(crate) struct SledIndex(Arc<SledInner>);

struct SledInner {
    buffer: SledBuffer,
    /// The highest number that a table has.
    highest: AtomicU64,
}

/// Place in its log up to which the index has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Applied {
    pub log: LogId,
    pub until: u64,
}

fn number(bytes: &[u8]) -> u64 {
    bytes
        .first_chunk::<8>()
        .map_or(0, |b| u64::from_be_bytes(*b))
}

impl SledIndex {
    /// Opens the index, or makes an empty one. The caller holds the directory's lock.
    pub(crate) fn open(path: &Path) -> LookUp<Self> {
        let buffer = SledBuffer::open(path)?;
        let highest = buffer.get(keys::NUMBERS)?;
        let highest = AtomicU64::new(highest.as_deref().map_or(0, number));
        Ok(Self(Arc::new(SledInner { buffer, highest })))
    }

    /// The buffer through which it is written.
    pub(super) fn buffer(&self) -> &SledBuffer {
        &self.0.buffer
    }

    /// Place up to which it has come; `None` if it is new.
    pub(crate) fn applied(&self) -> LookUp<Option<Applied>> {
        self.read_applied(self.buffer().get(keys::APPLIED)?)
    }

    /// Place up to which the database itself has come, without what only memory has.
    pub(crate) fn settled(&self) -> LookUp<Option<Applied>> {
        self.read_applied(self.buffer().database_value(keys::APPLIED)?)
    }

    /// Place up to which the database will have come when it has what it shall get next.
    pub(crate) fn settling(&self) -> LookUp<Option<Applied>> {
        self.read_applied(self.buffer().frozen(keys::APPLIED))
    }

    /// Parses the place up to which an index has come.
    fn read_applied(&self, bytes: Option<Vec<u8>>) -> LookUp<Option<Applied>> {
        let Some(bytes) = bytes else {
            return Ok(None);
        };
        let applied = bytes.split_first_chunk::<8>().and_then(|(until, log)| {
            Some(Applied {
                until: u64::from_be_bytes(*until),
                log: *log.first_chunk::<16>()?,
            })
        });
        applied
            .map(Some)
            .ok_or_else(|| self.damaged("its position in the journal is missing"))
    }

    /// Checks that we can read it, to its last value: sled itself looks at most of it only
    /// when it is asked for.
    pub(crate) fn check_whole(&self) -> LookUp<()> {
        let format = self.buffer().get(keys::FORMAT)?;
        match format.as_deref().map(number) {
            None if self.applied()?.is_none() => Ok(()),
            Some(FORMAT) => self.buffer().walk(),
            _ => Err(self.damaged("it has another format")),
        }
    }

    /// Notes the place up to which it has come.
    pub(crate) fn set_applied(&self, applied: Applied) {
        let until = applied.until.to_be_bytes();
        let bytes = [&until[..], &applied.log].concat();
        self.buffer().insert(keys::APPLIED.to_vec(), bytes);
        let format = FORMAT.to_be_bytes().to_vec();
        self.buffer().insert(keys::FORMAT.to_vec(), format);
    }

    /// Adds a record, which lies at this place of the log, to the index. Asks the database for
    /// nothing that it cannot do without, but for marks of which only the change was written.
    pub(crate) fn apply(&self, at: u64, record: &LogRecord) -> LookUp<()> {
        if let Some((table, version, _)) = record.step() {
            self.apply_step(table, version, at)?;
        }
        for page_write in record.page_writes() {
            self.apply_page(page_write)?;
        }
        match record {
            LogRecord::Append { version, card, .. } => self.apply_card(*version, card),
            LogRecord::Marks { table, marks } => self.apply_marks(*table, marks),
            LogRecord::Marked { table, patch } => {
                let marks = patch.apply(&self.marks(*table)?);
                let marks = marks.map_err(|error| {
                    let why = format!("delivery state with a {:?} error", error.classify());
                    self.damaged(&why)
                })?;
                self.apply_marks(*table, &marks)
            }
            LogRecord::Bare { .. } | LogRecord::Page(_) | LogRecord::Synced => Ok(()),
        }
    }

    /// Adds the place of a step.
    fn apply_step(&self, table: TableId, version: Version, at: u64) -> LookUp<()> {
        let mut places = self.places(table)?;
        if version <= places.version() {
            return Ok(());
        }
        if version != places.version().next() {
            return Err(self.damaged(&format!("table {table} lacks the entries before {version}")));
        }
        places.push(at);
        self.buffer()
            .insert(keys::places(table), places.into_bytes());
        Ok(())
    }

    /// Replaces the card of a table, or removes that of a closed and delivered one.
    fn apply_card(&self, version: Version, card: &IndexCard) -> LookUp<()> {
        let table = card.table;
        if version == Version(1) {
            let number = table.0.to_be_bytes().to_vec();
            let founding = keys::founding(card.founded_by);
            self.buffer().insert(founding, number.clone());
            if self.0.highest.fetch_max(table.0, Ordering::Relaxed) < table.0 {
                self.buffer().insert(keys::NUMBERS.to_vec(), number);
            }
        }
        // Only a closed table's card can be dropped, so only then do the marks matter. When they
        // cannot be read now the card stays, and is left out when cards are listed.
        let kept = card.is_active(Version(u64::MAX))
            || self
                .marks(table)
                .map_or(true, |marks| card.is_active(marks.settled));
        if kept {
            return self.write_value(keys::card(table), card);
        }
        self.buffer().remove(keys::card(table));
        Ok(())
    }

    /// Replaces the marks of a table.
    fn apply_marks(&self, table: TableId, marks: &Marks) -> LookUp<()> {
        self.write_value(keys::marks(table), marks)?;
        match self.find::<IndexCard>(&keys::card(table)) {
            Ok(Some(card)) if !card.is_active(marks.settled) => {
                self.buffer().remove(keys::card(table));
            }
            _ => {}
        }
        Ok(())
    }

    /// Replaces a page of a person.
    fn apply_page(&self, page_write: &PageWrite) -> LookUp<()> {
        let kept = StoredPage {
            version: page_write.version,
            page: Some(page_write.page.clone()),
        };
        self.write_value(keys::page(&page_write.page_key), &kept)
    }

    /// Places of a table's steps in the log.
    fn places(&self, table: TableId) -> LookUp<Places> {
        let Some(bytes) = self.buffer().get(&keys::places(table))? else {
            return Ok(Places::default());
        };
        let places = Places::read(bytes);
        places.ok_or_else(|| self.damaged(&format!("the position of table {table} is missing")))
    }

    /// The version of a table's last step. Also loads its places, so that the next step can be
    /// applied without sled.
    pub(crate) fn last_version(&self, table: TableId) -> LookUp<Version> {
        let places = self.places(table)?;
        let version = places.version();
        self.buffer()
            .insert(keys::places(table), places.into_bytes());
        Ok(version)
    }

    /// Place of a step in the log.
    pub(crate) fn place(&self, table: TableId, version: Version) -> LookUp<Option<u64>> {
        Ok(self.places(table)?.start_of(version))
    }

    /// Places of a table's steps after a version in the log, in order.
    pub(crate) fn places_after(
        &self,
        table: TableId,
        after: Version,
    ) -> LookUp<Vec<(Version, u64)>> {
        Ok(self.places(table)?.after(after).collect())
    }

    /// The cards of tables that are not closed or have news pending.
    pub(crate) fn active_cards(&self) -> LookUp<Vec<StoredCard>> {
        let (first, last) = (keys::card(TableId(0)), keys::card(TableId(u64::MAX)));
        let mut listed = Vec::new();
        for card in self.buffer().range(&first, &last)?.values() {
            let card: IndexCard = self.parse(card)?;
            let settled = self.marks(card.table)?.settled;
            if card.is_active(settled) {
                listed.push(StoredCard { card, settled });
            }
        }
        Ok(listed)
    }

    /// The table that was founded with this key.
    pub(crate) fn table_founded_by(&self, key: Key) -> LookUp<Option<TableId>> {
        let table = self.buffer().get(&keys::founding(key))?;
        Ok(table.map(|bytes| TableId(number(&bytes))))
    }

    /// The highest number that a table has.
    pub(crate) fn highest(&self) -> TableId {
        TableId(self.0.highest.load(Ordering::Relaxed))
    }

    /// The marks of a table.
    pub(crate) fn marks(&self, table: TableId) -> LookUp<Marks> {
        Ok(self.find(&keys::marks(table))?.unwrap_or_default())
    }

    /// A page of a person.
    pub(crate) fn read_page(&self, page_key: &PageKey) -> LookUp<StoredPage> {
        Ok(self.find(&keys::page(page_key))?.unwrap_or_default())
    }

    /// Brings everything so far into the database, and makes it durable.
    pub(crate) fn flush(&self) -> LookUp<()> {
        self.buffer().write_frozen()?;
        self.buffer().freeze();
        self.buffer().write_frozen()
    }

    /// An error for an index that cannot be what was written.
    pub(crate) fn damaged(&self, why: &str) -> StoreError {
        self.buffer().damaged(why)
    }

    /// Number of bytes that the database does not have yet.
    pub(crate) fn weight(&self) -> usize {
        self.buffer().weight()
    }

    /// An error for an index that is not of this log.
    pub(crate) fn contradicts(&self, why: &str) -> StoreError {
        StoreError::OtherLog {
            path: self.buffer().path().display().to_string(),
            why: why.to_owned(),
        }
    }

    /// The value under a key, parsed.
    fn find<T: DeserializeOwned>(&self, key: &[u8]) -> LookUp<Option<T>> {
        let bytes = self.buffer().get(key)?;
        bytes.map(|bytes| self.parse(&bytes)).transpose()
    }

    /// Parses a value of the index.
    fn parse<T: DeserializeOwned>(&self, bytes: &[u8]) -> LookUp<T> {
        serde_json::from_slice(bytes)
            .map_err(|error| self.damaged(&format!("a {:?} error", error.classify())))
    }

    /// Writes a value under a key.
    fn write_value<T: Serialize>(&self, key: Vec<u8>, value: &T) -> LookUp<()> {
        let bytes = serde_json::to_vec(value);
        let bytes = bytes.map_err(|error| StoreError::Other(error.to_string()))?;
        self.buffer().insert(key, bytes);
        Ok(())
    }
}
