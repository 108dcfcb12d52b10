//! A store in memory, for tests. Keeps the promises of the others, but for durability.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use async_trait::async_trait;
use parking_lot::Mutex;
use tokio::sync::watch;

use super::people_in_memory::PeopleInMemory;
use super::{
    Append, AppendError, ChangeFeed, PageKey, PageWrite, PseudonymBook, Revision, Store,
    StoreChange, StoreError, StoredCard, StoredEntry, StoredPage,
};
use crate::delivery::marks::Marks;
use crate::ids::{ChannelId, Key, TableId, Version};
use crate::index::IndexCard;

#[derive(Default)]
struct Content {
    journals: BTreeMap<TableId, Vec<Vec<u8>>>,
    cards: BTreeMap<TableId, IndexCard>,
    founded: BTreeMap<Key, TableId>,
    marks: BTreeMap<TableId, Marks>,
    pages: BTreeMap<PageKey, StoredPage>,
    numbers: u64,
    revisions: BTreeMap<TableId, u64>,
    claims: BTreeSet<Key>,
}

/// The changes that were told so far, and their number.
#[derive(Default)]
struct PublishedChanges {
    all: Mutex<Vec<StoreChange>>,
    count: watch::Sender<usize>,
}

impl PublishedChanges {
    fn publish(&self, change: StoreChange) {
        let mut all = self.all.lock();
        all.push(change);
        self.count.send_replace(all.len());
    }
}

/// A listener, and how many changes it has received.
struct MemoryChangeFeed {
    published: Arc<PublishedChanges>,
    received: usize,
}

#[async_trait]
impl ChangeFeed for MemoryChangeFeed {
    async fn next(&mut self) -> Vec<StoreChange> {
        let received = self.received;
        // The other end is held here.
        let _ = self
            .published
            .count
            .subscribe()
            .wait_for(|count| *count > received)
            .await;
        let news = self.published.all.lock()[received..].to_vec();
        self.received += news.len();
        news
    }
}

/// A store in memory. Several sessions may share one, like processes that share a database.
pub struct Memory {
    content: Mutex<Content>,
    book: Arc<dyn PseudonymBook>,
    published: Arc<PublishedChanges>,
}

impl Default for Memory {
    fn default() -> Self {
        Self::new()
    }
}

impl Memory {
    /// An empty store.
    #[must_use]
    pub fn new() -> Self {
        Self::with_book(Arc::new(PeopleInMemory::default()))
    }

    /// An empty store for people whom this book knows.
    #[must_use]
    pub fn with_book(book: Arc<dyn PseudonymBook>) -> Self {
        Self {
            content: Mutex::default(),
            book,
            published: Arc::default(),
        }
    }

    /// Forgets a table's last entry, as a database does that took over from another one before it
    /// had everything.
    pub fn set_back(&self, table: TableId) {
        let mut content = self.content.lock();
        let content = &mut *content;
        if let (Some(journal), Some(card)) = (
            content.journals.get_mut(&table),
            content.cards.get_mut(&table),
        ) {
            journal.pop();
            card.version = Version(journal.len() as u64);
        }
    }

    /// Reports a closed table whose end was delivered: it can be dropped from memory.
    fn announce_if_done(&self, content: &Content, table: TableId) {
        let listed = content
            .cards
            .get(&table)
            .map(|card| content.stored_card(card));
        if listed.is_some_and(|it| !it.card.is_active(it.settled)) {
            self.published.publish(StoreChange::Touched(table));
        }
    }
}

impl Content {
    /// A card with the version up to which its table is delivered.
    fn stored_card(&self, card: &IndexCard) -> StoredCard {
        let marks = self.marks.get(&card.table);
        StoredCard {
            card: card.clone(),
            settled: marks.map_or(Version(0), |marks| marks.settled),
        }
    }

    /// Tells whether a page has the version before the one that is written.
    fn admits(&self, page_write: &PageWrite) -> bool {
        let at = self
            .pages
            .get(&page_write.page_key)
            .map(|page| page.version);
        at.unwrap_or_default().next() == page_write.version
    }

    /// The table that gathers or is played in a channel.
    fn open_table_at(&self, channel: ChannelId) -> Option<TableId> {
        let holds = |card: &&IndexCard| card.channel == channel && card.stage.holds_its_channel();
        self.cards.values().find(holds).map(|card| card.table)
    }

    /// Tells whether a card can be stored: no other table was founded with its key, and none holds
    /// its channel.
    fn fits(&self, card: &IndexCard) -> bool {
        let is_other = |table: TableId| table != card.table;
        let founded = self.founded.get(&card.founded_by).copied();
        if founded.is_some_and(is_other) {
            return false;
        }
        let taken = self.open_table_at(card.channel).is_some_and(is_other);
        !(card.stage.holds_its_channel() && taken)
    }

    /// Writes a page over the one before.
    fn write(&mut self, page_write: PageWrite) {
        let page = StoredPage {
            version: page_write.version,
            page: Some(page_write.page),
        };
        self.pages.insert(page_write.page_key, page);
    }
}

#[async_trait]
impl Store for Memory {
    fn book(&self) -> Arc<dyn PseudonymBook> {
        Arc::clone(&self.book)
    }

    async fn append(&self, append: Append) -> Result<(), AppendError> {
        let mut content = self.content.lock();
        let table = append.card.table;
        let length = content.journals.get(&table).map_or(0, Vec::len);
        let admits = append
            .page_writes
            .iter()
            .all(|page_write| content.admits(page_write));
        if length as u64 != append.expected.0 || !admits || !content.fits(&append.card) {
            return Err(AppendError::Conflict);
        }
        let journal = content.journals.entry(table).or_default();
        journal.push(append.entry);
        for page_write in append.page_writes {
            content.write(page_write);
        }
        if append.expected == Version(0) {
            content.founded.insert(append.card.founded_by, table);
        }
        self.published
            .publish(StoreChange::Table(table, append.card.version));
        content.cards.insert(table, append.card);
        Ok(())
    }

    async fn read(&self, table: TableId, after: Version) -> Result<Vec<StoredEntry>, StoreError> {
        let content = self.content.lock();
        let journal = content.journals.get(&table).map_or(&[][..], Vec::as_slice);
        let stored = (1..).zip(journal).map(|(version, entry)| StoredEntry {
            version: Version(version),
            entry: entry.clone(),
        });
        Ok(stored.filter(|stored| stored.version > after).collect())
    }

    async fn active_cards(&self) -> Result<Vec<StoredCard>, StoreError> {
        let content = self.content.lock();
        let listed = content.cards.values().map(|card| content.stored_card(card));
        Ok(listed
            .filter(|listed| listed.card.is_active(listed.settled))
            .collect())
    }

    async fn cards(&self, tables: &[TableId]) -> Result<Vec<StoredCard>, StoreError> {
        let content = self.content.lock();
        let cards = tables.iter().filter_map(|table| content.cards.get(table));
        Ok(cards.map(|card| content.stored_card(card)).collect())
    }

    async fn change_feed(&self) -> Result<Box<dyn ChangeFeed>, StoreError> {
        Ok(Box::new(MemoryChangeFeed {
            received: self.published.all.lock().len(),
            published: Arc::clone(&self.published),
        }))
    }

    async fn announce(&self, change: StoreChange) -> Result<(), StoreError> {
        self.published.publish(change);
        Ok(())
    }

    async fn claim(&self, key: Key) -> Result<bool, StoreError> {
        Ok(self.content.lock().claims.insert(key))
    }

    async fn table_founded_by(&self, key: Key) -> Result<Option<TableId>, StoreError> {
        Ok(self.content.lock().founded.get(&key).copied())
    }

    async fn open_table_at(&self, channel: ChannelId) -> Result<Option<TableId>, StoreError> {
        Ok(self.content.lock().open_table_at(channel))
    }

    fn is_shared(&self) -> bool {
        true
    }

    async fn next_number(&self) -> Result<TableId, StoreError> {
        let mut content = self.content.lock();
        content.numbers += 1;
        Ok(TableId(content.numbers))
    }

    async fn last_number(&self) -> Result<TableId, StoreError> {
        Ok(TableId(self.content.lock().numbers))
    }

    async fn marks(&self, table: TableId) -> Result<(Marks, Revision), StoreError> {
        let content = self.content.lock();
        let revision = content.revisions.get(&table).copied().unwrap_or_default();
        let marks = content.marks.get(&table).cloned().unwrap_or_default();
        Ok((marks, Revision(revision)))
    }

    async fn put_marks(
        &self,
        table: TableId,
        marks: Marks,
        read: Revision,
    ) -> Result<Revision, AppendError> {
        let mut content = self.content.lock();
        let revision = content.revisions.entry(table).or_default();
        if *revision != read.0 {
            return Err(AppendError::Conflict);
        }
        *revision += 1;
        content.marks.insert(table, marks);
        self.announce_if_done(&content, table);
        Ok(Revision(read.0 + 1))
    }

    async fn read_page(&self, page_key: &PageKey) -> Result<StoredPage, StoreError> {
        Ok(self
            .content
            .lock()
            .pages
            .get(page_key)
            .cloned()
            .unwrap_or_default())
    }

    async fn write_page(&self, page_write: PageWrite) -> Result<(), AppendError> {
        let mut content = self.content.lock();
        if !content.admits(&page_write) {
            return Err(AppendError::Conflict);
        }
        if page_write.page_key.is_person() {
            self.published
                .publish(StoreChange::Person(page_write.page_key.user));
        }
        content.write(page_write);
        Ok(())
    }

    async fn close(&self) -> Result<(), StoreError> {
        Ok(())
    }
}
