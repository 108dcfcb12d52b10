//! The store's content as the program knows it: typed, and with people in it. The store below holds
//! people by numbers that reveal nothing, with each person's data encrypted under a key of their
//! own; one book says who they are. Here people become numbers before anything is written, and
//! numbers people once it is read. Removing a person from the book forgets them everywhere at once,
//! also in every copy made from then on, while the games that they played stay whole.

mod change_feed;
pub(crate) mod own_page;
pub(crate) mod page;
mod peopled;
pub(crate) mod statistics;
mod timing;

use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::delivery::marks::Marks;
use crate::error::Failure;
use crate::ids::{ChannelId, Key, Millis, TableId, UserId, Version};
use crate::index::IndexCard;
use crate::people::person::Person;
use crate::store::{
    Append, AppendError, ChangeFeed, PageKey, PageWrite, Pseudonym, PseudonymBook, Revision, Store,
    StoreChange, StoreError, StoredCard, StoredEntry, StoredPage,
};
use crate::table::entry::Entry;
use change_feed::NamedChangeFeed;
pub(crate) use peopled::Peopled;
use peopled::{Aliases, Everyone, is_person};
use timing::{time_read, time_write};

/// A store, and the book of its people.
pub struct Repository {
    store: Arc<dyn Store>,
    book: Arc<dyn PseudonymBook>,
}

/// A step as the store keeps it, with people by their numbers.
pub(crate) struct Step(Append);

impl Step {
    /// The bytes of the step's entry.
    pub(crate) fn entry(&self) -> &[u8] {
        &self.0.entry
    }

    /// This step, of another table.
    pub(crate) fn for_table(&self, table: TableId) -> Self {
        let mut append = self.0.clone();
        append.card.table = table;
        Self(append)
    }
}

/// People and their numbers.
impl Repository {
    /// A repository of this store's content.
    #[must_use]
    pub fn new(store: Arc<dyn Store>) -> Self {
        timing::start_at_zero();
        let book = store.book();
        Self { store, book }
    }

    /// The aliases of these people; a person without one gets one.
    async fn aliases(&self, everyone: Everyone) -> Result<Aliases, StoreError> {
        let people = everyone.people();
        Ok(Aliases::new(
            time_read("people", self.book.find_or_create(&people)).await?,
        ))
    }

    /// The aliases that exist of these, be they people or numbers.
    async fn find(&self, either: &[UserId]) -> Result<Vec<Pseudonym>, StoreError> {
        time_read("people", self.book.find(either)).await
    }

    /// A person's alias, if they have one.
    async fn alias(&self, user: UserId) -> Result<Option<Pseudonym>, StoreError> {
        Ok(self.find(&[user]).await?.pop())
    }

    /// A person's alias; they get one if they have none. Computers, and those who are numbers
    /// already, get none.
    async fn new_alias(&self, user: UserId) -> Result<Option<Pseudonym>, StoreError> {
        if !is_person(user) {
            return Ok(None);
        }
        Ok(time_read("people", self.book.find_or_create(&[user]))
            .await?
            .pop())
    }

    /// Tells whether a person is known.
    pub(crate) async fn knows(&self, user: UserId) -> Result<bool, StoreError> {
        Ok(self.alias(user).await?.is_some())
    }

    /// Makes a person known.
    pub(crate) async fn meet(&self, user: UserId) -> Result<(), StoreError> {
        self.new_alias(user).await.map(drop)
    }

    /// Puts numbers in the place of people, before this is written.
    pub(crate) async fn to_numbers(&self, peopled: &mut impl Peopled) -> Result<(), StoreError> {
        let mut everyone = Everyone::default();
        everyone.add(peopled);
        self.aliases(everyone).await?.to_numbers(peopled)
    }

    /// Puts people in the place of their numbers, once this is read.
    pub(crate) async fn to_people(&self, peopled: &mut impl Peopled) -> Result<(), StoreError> {
        let mut everyone = Everyone::default();
        everyone.add(peopled);
        let found = self.find(&everyone.numbers()).await?;
        Aliases::new(found).to_people(peopled);
        Ok(())
    }

    /// A number that is the person's own for this purpose, and the same on every call. It reveals
    /// nothing about them once they are forgotten.
    pub(crate) async fn token(&self, user: UserId, purpose: &str) -> Result<u64, StoreError> {
        let alias = self.new_alias(user).await?;
        alias
            .map(|alias| alias.token(purpose))
            .ok_or_else(|| StoreError::Other("a player without a number".to_owned()))
    }

    /// Forgets who a person is, and all that is their own, for good: what others keep of games with
    /// them does not name them any more. Returns whether they were known.
    pub(crate) async fn forget(&self, user: UserId) -> Result<bool, StoreError> {
        let known = self.find(&[user]).await?;
        let was_known = time_read("people", self.book.forget(user)).await?;
        if was_known {
            for alias in known {
                self.announce(StoreChange::Forgotten(alias.number)).await?;
            }
        }
        Ok(was_known)
    }
}

/// Tables.
impl Repository {
    /// Encodes a step that follows so many entries, with numbers in the place of people.
    pub(crate) async fn step<O: Serialize, E: Serialize>(
        &self,
        expected: Version,
        mut entry: Entry<O, E>,
        mut card: IndexCard,
        mut page_writes: Vec<PageWrite>,
    ) -> Result<Step, Failure> {
        let mut everyone = Everyone::default();
        everyone.add(&mut entry);
        everyone.add(&mut card);
        for page_write in &mut page_writes {
            everyone.add(&mut page_write.page_key.user);
        }
        let aliases = self.aliases(everyone).await?;
        aliases.to_numbers(&mut entry)?;
        aliases.to_numbers(&mut card)?;
        for page_write in &mut page_writes {
            seal(page_write, aliases.get(page_write.page_key.user))?;
        }
        let entry = entry.encode(card.table)?;
        Ok(Step(Append {
            expected,
            entry,
            card,
            page_writes,
        }))
    }

    /// Appends a step. [`Store::append`] says what that promises.
    pub(crate) async fn append(&self, step: Step) -> Result<(), AppendError> {
        time_write("append", self.store.append(step.0)).await
    }

    /// The entries of a table's journal after a version, in order, as they are stored.
    pub(crate) async fn read(
        &self,
        table: TableId,
        after: Version,
    ) -> Result<Vec<StoredEntry>, StoreError> {
        time_read("read", self.store.read(table, after)).await
    }

    /// Decodes stored entries.
    pub(crate) async fn entries<O: DeserializeOwned, E: DeserializeOwned>(
        &self,
        table: TableId,
        journal: &[StoredEntry],
    ) -> Result<Vec<Entry<O, E>>, Failure> {
        let decode = |stored: &StoredEntry| Entry::decode(table, stored.version, &stored.entry);
        let mut entries: Vec<_> = journal.iter().map(decode).collect::<Result<_, _>>()?;
        self.to_people(&mut entries).await?;
        Ok(entries)
    }

    /// The cards of all tables that are not closed or have news pending.
    pub(crate) async fn active_cards(&self) -> Result<Vec<StoredCard>, StoreError> {
        let mut listed = time_read("listed", self.store.active_cards()).await?;
        self.to_people(&mut listed).await?;
        Ok(listed)
    }

    /// These tables' cards, closed ones included.
    pub(crate) async fn cards(&self, tables: &[TableId]) -> Result<Vec<StoredCard>, StoreError> {
        let mut cards = time_read("cards", self.store.cards(tables)).await?;
        self.to_people(&mut cards).await?;
        Ok(cards)
    }

    /// The table that was founded with this key, even if it is closed by now.
    pub(crate) async fn table_founded_by(&self, key: Key) -> Result<Option<TableId>, StoreError> {
        time_read("founded", self.store.table_founded_by(key)).await
    }

    /// The table that gathers or is played in a channel, whichever process founded it.
    pub(crate) async fn open_table_at(
        &self,
        channel: ChannelId,
    ) -> Result<Option<TableId>, StoreError> {
        time_read("open_at", self.store.open_table_at(channel)).await
    }

    /// A number that no table has.
    pub(crate) async fn next_number(&self) -> Result<TableId, StoreError> {
        time_read("next_number", self.store.next_number()).await
    }

    /// The greatest number that was given out.
    pub(crate) async fn last_number(&self) -> Result<TableId, StoreError> {
        time_read("last_number", self.store.last_number()).await
    }

    /// The marks of a table, and how often they were written.
    pub(crate) async fn marks(&self, table: TableId) -> Result<(Marks, Revision), StoreError> {
        let (mut marks, revision) = time_read("marks", self.store.marks(table)).await?;
        self.to_people(&mut marks).await?;
        Ok((marks, revision))
    }

    /// Writes the marks unless they were changed since they were read.
    pub(crate) async fn put_marks(
        &self,
        table: TableId,
        mut marks: Marks,
        read: Revision,
    ) -> Result<Revision, AppendError> {
        let mut everyone = Everyone::default();
        everyone.add(&mut marks);
        // Everyone in here was in the journal before. Those without a number were forgotten a
        // moment ago, and a delivery that was still on its way to them must not bring them back.
        let known = Aliases::new(self.find(&everyone.people()).await?);
        marks.for_each_person(&mut |user, _| {
            if is_person(*user) {
                let alias = known.get(*user);
                *user = alias.map_or(UserId::NOBODY, |alias| alias.number);
            }
        });
        time_write("put_marks", self.store.put_marks(table, marks, read)).await
    }
}

/// Pages of people.
impl Repository {
    /// A person as they are remembered, and how often that was written. Nothing is remembered of
    /// computers, and of those who were forgotten.
    ///
    /// # Errors
    /// When it cannot be read.
    pub async fn person(&self, user: UserId) -> Result<(Option<Person>, Version), Failure> {
        let Some(alias) = self.alias(user).await? else {
            return Ok((None, Version::default()));
        };
        let page_key = PageKey::person(alias.number);
        let stored = time_read("person", self.store.read_page(&page_key)).await?;
        let opened = stored.page.and_then(|page| alias.open(&page));
        let person = opened.map(|opened| serde_json::from_str(&opened));
        let unreadable = |error| Failure::unreadable_page(&page_key.game, &error);
        Ok((person.transpose().map_err(unreadable)?, stored.version))
    }

    /// Remembers a person who is known, as durable as an entry, unless they were changed since they
    /// were read.
    pub(crate) async fn put_person(
        &self,
        user: UserId,
        person: &Person,
        read: Version,
    ) -> Result<(), AppendError> {
        let Some(alias) = self.alias(user).await? else {
            return Ok(());
        };
        let all = serde_json::to_string(person).map_err(|error| unwritable(&error))?;
        let page_write = PageWrite {
            page_key: PageKey::person(alias.number),
            version: read.next(),
            page: alias.seal(&all)?,
        };
        time_write("put_person", self.store.write_page(page_write)).await
    }

    /// A person's page. Other people on it are numbers still. Nothing is readable of a person who
    /// was forgotten.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn page(&self, page_key: &PageKey) -> Result<StoredPage, StoreError> {
        if !is_person(page_key.user) {
            let mut stored = time_read("kept", self.store.read_page(page_key)).await?;
            stored.page = stored.page.filter(|_| !page_key.user.is_forgotten());
            return Ok(stored);
        }
        let Some(alias) = self.alias(page_key.user).await? else {
            return Ok(StoredPage::default());
        };
        let page_key = PageKey {
            user: alias.number,
            ..page_key.clone()
        };
        let mut stored = time_read("kept", self.store.read_page(&page_key)).await?;
        stored.page = stored.page.and_then(|page| alias.open(&page));
        Ok(stored)
    }

    /// Writes a page, sealed with its person's key. Others who stand there must be numbers by now.
    /// [`Store::write_page`] says what that promises.
    ///
    /// # Errors
    /// A conflict, or when the store fails.
    pub async fn write_page(&self, mut page_write: PageWrite) -> Result<(), AppendError> {
        let alias = self.new_alias(page_write.page_key.user).await?;
        seal(&mut page_write, alias.as_ref())?;
        time_write("keep", self.store.write_page(page_write)).await
    }
}

/// The store itself.
impl Repository {
    /// Tells whether other processes may be writing here too.
    pub(crate) fn is_shared(&self) -> bool {
        self.store.is_shared()
    }

    /// A feed of everything that is written from now on.
    pub(crate) async fn change_feed(&self) -> Result<Box<dyn ChangeFeed>, StoreError> {
        let inner = self.store.change_feed().await?;
        let book = Arc::clone(&self.book);
        Ok(Box::new(NamedChangeFeed::new(inner, book)))
    }

    /// Reports a change to all listeners, in every process.
    pub(crate) async fn announce(&self, change: StoreChange) -> Result<(), StoreError> {
        time_read("tell", self.store.announce(change)).await
    }

    /// Claims a request for this process; true for the first claim of this key, across all
    /// processes.
    pub(crate) async fn claim(&self, key: Key) -> Result<bool, StoreError> {
        time_read("claim", self.store.claim(key)).await
    }

    /// Time at which a process was last seen at work here.
    pub(crate) async fn seen_alive(&self) -> Option<Millis> {
        self.store.seen_alive().await
    }

    /// Notes that a process is at work here now.
    pub(crate) async fn note_alive(&self, now: Millis) {
        self.store.note_alive(now).await;
    }

    /// Time of the last backup.
    pub(crate) async fn last_backup(&self) -> Option<Millis> {
        self.store.last_backup().await
    }

    /// Waits until the store has lost something that it cannot get back by itself, and returns why.
    pub(crate) async fn unrecoverable_error(&self) -> StoreError {
        self.store.unrecoverable_error().await
    }

    /// Makes everything durable and lets go of the data.
    pub(crate) async fn close(&self) -> Result<(), StoreError> {
        self.store.close().await
    }
}

/// Seals a page as the store keeps it, to be found by its person's number.
fn seal(page_write: &mut PageWrite, alias: Option<&Pseudonym>) -> Result<(), StoreError> {
    if let Some(alias) = alias {
        page_write.page = alias.seal(&page_write.page)?;
        page_write.page_key.user = alias.number;
    }
    Ok(())
}

/// The error for data that cannot be written. serde's messages may quote what is secret.
fn unwritable(error: &serde_json::Error) -> StoreError {
    let (what, at) = (error.classify(), error.column());
    StoreError::Other(format!("cannot be written: {what:?} error at byte {at}"))
}
