//! Pseudonyms for people in a store: numbers that reveal nothing, with each person's data encrypted
//! under a key of their own. Who they are is kept in a separate book. Removing a person from the
//! book forgets them everywhere at once, also in every copy made from then on, while the games that
//! they played stay whole.
//!
//! Code above this layer never sees numbers, and code below it never sees people.

mod change_feed;
mod peopled;
mod rewrite;

use std::path::Path;
use std::sync::Arc;

use async_trait::async_trait;

use crate::delivery::marks::Marks;
use crate::ids::{ChannelId, Key, Millis, TableId, UserId, Version};
use crate::people::person::Person;
use crate::store::{
    Append, AppendError, ChangeFeed, Dir, Listed, Log, Memory, PageKey, PageWrite, PeopleFile,
    PeopleInMemory, Postgres, PseudonymBook, Revision, Sled, Store, StoreChange, StoreError,
    Stored, StoredPage,
};
use change_feed::NamedChangeFeed;
pub(crate) use peopled::Peopled;
use rewrite::{Everybody, PseudonymMap, is_person};

/// A store that knows people by numbers.
pub struct Pseudonymized {
    inner: Arc<dyn Store>,
    book: Arc<dyn PseudonymBook>,
}

impl Pseudonymized {
    /// A store in memory, which several sessions may share.
    #[must_use]
    pub fn memory() -> Self {
        Self {
            inner: Arc::new(Memory::new()),
            book: Arc::new(PeopleInMemory::default()),
        }
    }

    /// Opens a data directory, or makes one. Blocks while it reads.
    ///
    /// # Errors
    /// As for [`Sled::open`], and when the book of people is damaged or gone.
    pub fn sled(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        let dir = Dir::new(path.as_ref());
        dir.make()?;
        let book = {
            let _lock = dir.lock()?;
            match Log::is_begun(&dir.log()) {
                true => PeopleFile::existing(&dir)?,
                false => PeopleFile::open(&dir)?,
            }
        };
        Ok(Self {
            inner: Arc::new(Sled::open(path)?),
            book: Arc::new(book),
        })
    }

    /// The same with a database.
    #[must_use]
    pub fn postgres(store: Postgres) -> Self {
        let book = Arc::new(store.book());
        let inner = Arc::new(store);
        Self { inner, book }
    }

    /// A map that replaces these people by their numbers; a person without a number gets one.
    async fn pseudonymize(&self, everybody: Everybody) -> Result<PseudonymMap, StoreError> {
        let aliases = self.book.of(&everybody.people()).await?;
        Ok(PseudonymMap::of(aliases))
    }

    /// What puts people in the place of their numbers.
    async fn unveil(&self, everybody: Everybody) -> Result<PseudonymMap, StoreError> {
        let aliases = self.book.find(&everybody.numbers()).await?;
        Ok(PseudonymMap::of(aliases))
    }

    async fn unveil_cards(&self, mut listed: Vec<Listed>) -> Result<Vec<Listed>, StoreError> {
        let mut everybody = Everybody::default();
        for one in &mut listed {
            everybody.of(&mut one.card);
        }
        let lens = self.unveil(everybody).await?;
        for one in &mut listed {
            lens.unveil(&mut one.card);
        }
        Ok(listed)
    }

    /// Marks with people in the place of their numbers.
    async fn unveil_marks(&self, mut marks: Marks) -> Result<Marks, StoreError> {
        let mut everybody = Everybody::default();
        everybody.of(&mut marks);
        self.unveil(everybody).await?.unveil(&mut marks);
        Ok(marks)
    }

    /// Marks with numbers in the place of people.
    async fn veil_marks(&self, mut marks: Marks) -> Result<Marks, StoreError> {
        let mut everybody = Everybody::default();
        everybody.of(&mut marks);
        // Everyone in here was in the journal before. Those without a number were forgotten a
        // moment ago, and a delivery that was still on its way to them must not bring them back.
        let known = self.book.find(&everybody.people()).await?;
        PseudonymMap::of(known).or_nobody().marks(&mut marks);
        Ok(marks)
    }

    /// A map for a person's number; `None` if they have none. Other ids stay unchanged.
    async fn known(&self, user: UserId) -> Result<Option<PseudonymMap>, StoreError> {
        if !is_person(user) {
            return Ok(Some(PseudonymMap::default()));
        }
        let found = self.book.find(&[user]).await?;
        Ok((!found.is_empty()).then(|| PseudonymMap::of(found)))
    }
}

#[async_trait]
impl Store for Pseudonymized {
    async fn append(&self, mut append: Append) -> Result<(), AppendError> {
        let mut everybody = Everybody::default();
        everybody.of_entry(&append.entry);
        everybody.of(&mut append.card);
        for keep in &append.page_writes {
            everybody.of_page(&keep.home, &keep.page);
        }
        let mut lens = self.pseudonymize(everybody).await?;
        lens.entry(&mut append.entry)?;
        lens.card(&mut append.card);
        for keep in &mut append.page_writes {
            lens.keep(keep)?;
        }
        self.inner.append(append).await
    }

    async fn read(&self, table: TableId, after: Version) -> Result<Vec<Stored>, StoreError> {
        let mut journal = self.inner.read(table, after).await?;
        let mut everybody = Everybody::default();
        for stored in &journal {
            everybody.of_entry(&stored.entry);
        }
        let lens = self.unveil(everybody).await?;
        for stored in &mut journal {
            lens.unveil_entry(&mut stored.entry)?;
        }
        Ok(journal)
    }

    async fn listed(&self) -> Result<Vec<Listed>, StoreError> {
        self.unveil_cards(self.inner.listed().await?).await
    }

    async fn cards(&self, tables: &[TableId]) -> Result<Vec<Listed>, StoreError> {
        self.unveil_cards(self.inner.cards(tables).await?).await
    }

    async fn change_feed(&self) -> Result<Box<dyn ChangeFeed>, StoreError> {
        let inner = self.inner.change_feed().await?;
        Ok(Box::new(NamedChangeFeed::new(
            inner,
            Arc::clone(&self.book),
        )))
    }

    async fn tell(&self, tiding: StoreChange) -> Result<(), StoreError> {
        self.inner.tell(tiding).await
    }

    async fn claim(&self, key: Key) -> Result<bool, StoreError> {
        self.inner.claim(key).await
    }

    async fn token(&self, user: UserId, what_for: &str) -> Result<u64, StoreError> {
        let known = self.book.of(&[user]).await?;
        let alias = known.first();
        alias
            .map(|alias| alias.token(what_for))
            .ok_or_else(|| StoreError::Other("a player without a number".to_owned()))
    }

    async fn founded(&self, key: Key) -> Result<Option<TableId>, StoreError> {
        self.inner.founded(key).await
    }

    async fn open_at(&self, channel: ChannelId) -> Result<Option<TableId>, StoreError> {
        self.inner.open_at(channel).await
    }

    fn is_shared(&self) -> bool {
        self.inner.is_shared()
    }

    async fn next_number(&self) -> Result<TableId, StoreError> {
        self.inner.next_number().await
    }

    async fn marks(&self, table: TableId) -> Result<Marks, StoreError> {
        self.unveil_marks(self.inner.marks(table).await?).await
    }

    async fn put_marks(&self, table: TableId, marks: Marks) -> Result<(), StoreError> {
        let marks = self.veil_marks(marks).await?;
        self.inner.put_marks(table, marks).await
    }

    async fn marks_at(&self, table: TableId) -> Result<(Marks, Revision), StoreError> {
        let (marks, revision) = self.inner.marks_at(table).await?;
        Ok((self.unveil_marks(marks).await?, revision))
    }

    async fn put_marks_at(
        &self,
        table: TableId,
        marks: Marks,
        read: Revision,
    ) -> Result<Revision, AppendError> {
        let marks = self.veil_marks(marks).await?;
        self.inner.put_marks_at(table, marks, read).await
    }

    async fn person(&self, user: UserId) -> Result<Option<Person>, StoreError> {
        let Some(lens) = self.known(user).await? else {
            return Ok(None);
        };
        let home = lens.number(user);
        let kept = self.inner.person(home).await?;
        Ok(kept.and_then(|kept| lens.unveil_person(user, &kept)))
    }

    async fn put_person(&self, user: UserId, person: Person) -> Result<(), StoreError> {
        let (mut user, mut person) = (user, person);
        let mut lens = self.pseudonymize(Everybody(vec![user])).await?;
        lens.person(&mut user, &mut person)?;
        self.inner.put_person(user, person).await
    }

    async fn person_at(&self, user: UserId) -> Result<(Option<Person>, Revision), StoreError> {
        let Some(lens) = self.known(user).await? else {
            return Ok((None, Revision::default()));
        };
        let (kept, revision) = self.inner.person_at(lens.number(user)).await?;
        let person = kept.and_then(|kept| lens.unveil_person(user, &kept));
        Ok((person, revision))
    }

    async fn put_person_at(
        &self,
        mut user: UserId,
        mut person: Person,
        read: Revision,
    ) -> Result<(), AppendError> {
        let mut lens = self.pseudonymize(Everybody(vec![user])).await?;
        lens.person(&mut user, &mut person)?;
        self.inner.put_person_at(user, person, read).await
    }

    async fn kept(&self, home: &PageKey) -> Result<StoredPage, StoreError> {
        let Some(lens) = self.known(home.user).await? else {
            return Ok(StoredPage::default());
        };
        let stored = self.inner.kept(&lens.home(home)).await?;
        let mut opened = lens.unveil_page(home, stored);
        if let Some(page) = &mut opened.page {
            let mut everybody = Everybody::default();
            everybody.of_page(home, page);
            *page = self.unveil(everybody).await?.unveil_met(home, page);
        }
        Ok(opened)
    }

    async fn keep(&self, mut keep: PageWrite) -> Result<(), AppendError> {
        let mut everybody = Everybody::default();
        everybody.of_page(&keep.home, &keep.page);
        self.pseudonymize(everybody).await?.keep(&mut keep)?;
        self.inner.keep(keep).await
    }

    async fn ran(&self, record_change: Key) -> Result<bool, StoreError> {
        self.inner.ran(record_change).await
    }

    async fn forget(&self, user: UserId) -> Result<bool, StoreError> {
        let known = self.book.find(&[user]).await?;
        let gone = self.book.forget(user).await?;
        if gone {
            for alias in known {
                self.inner
                    .tell(StoreChange::Forgotten(alias.number))
                    .await?;
            }
        }
        Ok(gone)
    }

    async fn seen_alive(&self) -> Option<Millis> {
        self.inner.seen_alive().await
    }

    async fn note_alive(&self, now: Millis) {
        self.inner.note_alive(now).await;
    }

    async fn last_backup(&self) -> Option<Millis> {
        self.inner.last_backup().await
    }

    async fn lost(&self) -> StoreError {
        self.inner.lost().await
    }

    async fn close(&self) -> Result<(), StoreError> {
        self.inner.close().await
    }
}
