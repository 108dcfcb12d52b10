//! The store that forgets: for tests. Same promises as the others, but for durability.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use async_trait::async_trait;
use parking_lot::Mutex;
use tokio::sync::watch;

use super::people_in_memory::PeopleInMemory;
use super::{
    Append, AppendError, ChangeFeed, Listed, PageKey, PageWrite, PseudonymBook, Revision, Store,
    StoreChange, StoreError, Stored, StoredPage,
};
use crate::delivery::marks::Marks;
use crate::ids::{ChannelId, Key, TableId, Version};
use crate::index::IndexCard;

#[derive(Default)]
struct Drawer {
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
struct ToldSoFar {
    all: Mutex<Vec<StoreChange>>,
    many: watch::Sender<usize>,
}

impl ToldSoFar {
    fn tell(&self, tiding: StoreChange) {
        let mut all = self.all.lock();
        all.push(tiding);
        self.many.send_replace(all.len());
    }
}

/// A listener, and how many changes it has received.
struct Listens {
    told: Arc<ToldSoFar>,
    heard: usize,
}

#[async_trait]
impl ChangeFeed for Listens {
    async fn next(&mut self) -> Vec<StoreChange> {
        let heard = self.heard;
        // The other end is held here.
        let _ = self
            .told
            .many
            .subscribe()
            .wait_for(|many| *many > heard)
            .await;
        let news = self.told.all.lock()[heard..].to_vec();
        self.heard += news.len();
        news
    }
}

/// A store in memory. Several sessions may share one, like processes that share a database.
pub struct Memory {
    drawer: Mutex<Drawer>,
    book: Arc<dyn PseudonymBook>,
    told: Arc<ToldSoFar>,
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
            drawer: Mutex::default(),
            book,
            told: Arc::default(),
        }
    }

    /// Forgets a table's last entry, as a database does that took over from another one before it
    /// had everything.
    pub fn set_back(&self, table: TableId) {
        let mut kept = self.drawer.lock();
        let kept = &mut *kept;
        if let (Some(journal), Some(card)) =
            (kept.journals.get_mut(&table), kept.cards.get_mut(&table))
        {
            journal.pop();
            card.version = Version(journal.len() as u64);
        }
    }

    /// A closed table can be dropped from memory once its end was delivered.
    fn told_if_done(&self, kept: &Drawer, table: TableId) {
        let listed = kept.cards.get(&table).map(|card| kept.listed(card));
        if listed.is_some_and(|it| !it.card.is_kept(it.settled)) {
            self.told.tell(StoreChange::Touched(table));
        }
    }
}

impl Drawer {
    fn listed(&self, card: &IndexCard) -> Listed {
        let marks = self.marks.get(&card.table);
        Listed {
            card: card.clone(),
            settled: marks.map_or(Version(0), |marks| marks.settled),
        }
    }

    fn admits(&self, keep: &PageWrite) -> bool {
        let at = self.pages.get(&keep.home).map(|kept| kept.version);
        at.unwrap_or_default().next() == keep.version
    }

    /// The table that gathers or is played in a channel.
    fn open_at(&self, channel: ChannelId) -> Option<TableId> {
        let holds = |card: &&IndexCard| card.channel == channel && card.stage.holds_its_channel();
        self.cards.values().find(holds).map(|card| card.table)
    }

    /// Tells whether a card leaves each channel to one table, and each founding to one.
    fn fits(&self, card: &IndexCard) -> bool {
        let is_other = |table: TableId| table != card.table;
        let founded = self.founded.get(&card.founded_by).copied();
        if founded.is_some_and(is_other) {
            return false;
        }
        let taken = self.open_at(card.channel).is_some_and(is_other);
        !(card.stage.holds_its_channel() && taken)
    }

    fn write(&mut self, keep: PageWrite) {
        let kept = StoredPage {
            version: keep.version,
            page: Some(keep.page),
        };
        self.pages.insert(keep.home, kept);
    }
}

#[async_trait]
impl Store for Memory {
    fn book(&self) -> Arc<dyn PseudonymBook> {
        Arc::clone(&self.book)
    }

    async fn append(&self, append: Append) -> Result<(), AppendError> {
        let mut kept = self.drawer.lock();
        let table = append.card.table;
        let length = kept.journals.get(&table).map_or(0, Vec::len);
        let admits = append.page_writes.iter().all(|keep| kept.admits(keep));
        if length as u64 != append.expected.0 || !admits || !kept.fits(&append.card) {
            return Err(AppendError::Conflict);
        }
        let journal = kept.journals.entry(table).or_default();
        journal.push(append.entry);
        for keep in append.page_writes {
            kept.write(keep);
        }
        if append.expected == Version(0) {
            kept.founded.insert(append.card.founded_by, table);
        }
        self.told
            .tell(StoreChange::Table(table, append.card.version));
        kept.cards.insert(table, append.card);
        Ok(())
    }

    async fn read(&self, table: TableId, after: Version) -> Result<Vec<Stored>, StoreError> {
        let kept = self.drawer.lock();
        let journal = kept.journals.get(&table).map_or(&[][..], Vec::as_slice);
        let stored = (1..).zip(journal).map(|(version, entry)| Stored {
            version: Version(version),
            entry: entry.clone(),
        });
        Ok(stored.filter(|stored| stored.version > after).collect())
    }

    async fn listed(&self) -> Result<Vec<Listed>, StoreError> {
        let kept = self.drawer.lock();
        let listed = kept.cards.values().map(|card| kept.listed(card));
        Ok(listed
            .filter(|listed| listed.card.is_kept(listed.settled))
            .collect())
    }

    async fn cards(&self, tables: &[TableId]) -> Result<Vec<Listed>, StoreError> {
        let kept = self.drawer.lock();
        let cards = tables.iter().filter_map(|table| kept.cards.get(table));
        Ok(cards.map(|card| kept.listed(card)).collect())
    }

    async fn change_feed(&self) -> Result<Box<dyn ChangeFeed>, StoreError> {
        Ok(Box::new(Listens {
            heard: self.told.all.lock().len(),
            told: Arc::clone(&self.told),
        }))
    }

    async fn tell(&self, tiding: StoreChange) -> Result<(), StoreError> {
        self.told.tell(tiding);
        Ok(())
    }

    async fn claim(&self, key: Key) -> Result<bool, StoreError> {
        Ok(self.drawer.lock().claims.insert(key))
    }

    async fn founded(&self, key: Key) -> Result<Option<TableId>, StoreError> {
        Ok(self.drawer.lock().founded.get(&key).copied())
    }

    async fn open_at(&self, channel: ChannelId) -> Result<Option<TableId>, StoreError> {
        Ok(self.drawer.lock().open_at(channel))
    }

    fn is_shared(&self) -> bool {
        true
    }

    async fn next_number(&self) -> Result<TableId, StoreError> {
        let mut kept = self.drawer.lock();
        kept.numbers += 1;
        Ok(TableId(kept.numbers))
    }

    async fn marks(&self, table: TableId) -> Result<(Marks, Revision), StoreError> {
        let kept = self.drawer.lock();
        let revision = kept.revisions.get(&table).copied().unwrap_or_default();
        let marks = kept.marks.get(&table).cloned().unwrap_or_default();
        Ok((marks, Revision(revision)))
    }

    async fn put_marks(
        &self,
        table: TableId,
        marks: Marks,
        read: Revision,
    ) -> Result<Revision, AppendError> {
        let mut kept = self.drawer.lock();
        let revision = kept.revisions.entry(table).or_default();
        if *revision != read.0 {
            return Err(AppendError::Conflict);
        }
        *revision += 1;
        kept.marks.insert(table, marks);
        self.told_if_done(&kept, table);
        Ok(Revision(read.0 + 1))
    }

    async fn kept(&self, home: &PageKey) -> Result<StoredPage, StoreError> {
        Ok(self
            .drawer
            .lock()
            .pages
            .get(home)
            .cloned()
            .unwrap_or_default())
    }

    async fn keep(&self, keep: PageWrite) -> Result<(), AppendError> {
        let mut kept = self.drawer.lock();
        if !kept.admits(&keep) {
            return Err(AppendError::Conflict);
        }
        if keep.home.is_person() {
            self.told.tell(StoreChange::Person(keep.home.user));
        }
        kept.write(keep);
        Ok(())
    }

    async fn close(&self) -> Result<(), StoreError> {
        Ok(())
    }
}
