//! What is kept, as the program knows it. The store below holds people by numbers that reveal
//! nothing, with each person's data encrypted under a key of their own; one book says who they
//! are. Here people become numbers before anything is written, and numbers people once it is read.
//! Removing a person from the book forgets them everywhere at once, also in every copy made from
//! then on, while the games that they played stay whole.

mod change_feed;
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
    Append, AppendError, ChangeFeed, Listed, PageKey, PageWrite, Pseudonym, PseudonymBook,
    Revision, Store, StoreChange, StoreError, Stored, StoredPage,
};
use crate::table::entry::Entry;
use change_feed::NamedChangeFeed;
pub(crate) use peopled::Peopled;
use peopled::{Aliases, Everyone, is_person};
use timing::{looked, wrote};

/// A store, and the book of its people.
pub struct Repository {
    store: Arc<dyn Store>,
    book: Arc<dyn PseudonymBook>,
}

/// A step as the store keeps it, with people by their numbers.
pub(crate) struct Step(Append);

impl Step {
    /// Its entry's bytes.
    pub(crate) fn entry(&self) -> &[u8] {
        &self.0.entry
    }

    /// The same step, of another table.
    pub(crate) fn at(&self, table: TableId) -> Self {
        let mut append = self.0.clone();
        append.card.table = table;
        Self(append)
    }
}

/// People and their numbers.
impl Repository {
    /// What is kept in this store.
    #[must_use]
    pub fn new(store: Arc<dyn Store>) -> Self {
        timing::begin();
        let book = store.book();
        Self { store, book }
    }

    /// The aliases of these people; a person without one gets one.
    async fn aliases(&self, everyone: Everyone) -> Result<Aliases, StoreError> {
        let people = everyone.people();
        Ok(Aliases::new(looked("people", self.book.of(&people)).await?))
    }

    /// Those that are known by any of these, be it a person or a number.
    async fn find(&self, either: &[UserId]) -> Result<Vec<Pseudonym>, StoreError> {
        looked("people", self.book.find(either)).await
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
        Ok(looked("people", self.book.of(&[user])).await?.pop())
    }

    /// Whether a person is known.
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
    pub(crate) async fn token(&self, user: UserId, what_for: &str) -> Result<u64, StoreError> {
        let alias = self.new_alias(user).await?;
        alias
            .map(|alias| alias.token(what_for))
            .ok_or_else(|| StoreError::Other("a player without a number".to_owned()))
    }

    /// Forgets who a person is, and all that is their own, for good: what others keep of games with
    /// them does not name them any more. Returns whether they were known.
    pub(crate) async fn forget(&self, user: UserId) -> Result<bool, StoreError> {
        let known = self.find(&[user]).await?;
        let gone = looked("people", self.book.forget(user)).await?;
        if gone {
            for alias in known {
                self.tell(StoreChange::Forgotten(alias.number)).await?;
            }
        }
        Ok(gone)
    }
}

/// Tables.
impl Repository {
    /// A step after so many entries, as the store keeps it.
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
        for keep in &mut page_writes {
            everyone.add(&mut keep.home.user);
        }
        let aliases = self.aliases(everyone).await?;
        aliases.to_numbers(&mut entry)?;
        aliases.to_numbers(&mut card)?;
        for keep in &mut page_writes {
            seal(keep, aliases.get(keep.home.user))?;
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
        wrote("append", self.store.append(step.0)).await
    }

    /// The entries of a table's journal after a version, in order, as they are stored.
    pub(crate) async fn read(
        &self,
        table: TableId,
        after: Version,
    ) -> Result<Vec<Stored>, StoreError> {
        looked("read", self.store.read(table, after)).await
    }

    /// What stands in such entries.
    pub(crate) async fn entries<O: DeserializeOwned, E: DeserializeOwned>(
        &self,
        table: TableId,
        journal: &[Stored],
    ) -> Result<Vec<Entry<O, E>>, Failure> {
        let read = |stored: &Stored| Entry::decode(table, stored.version, &stored.entry);
        let mut entries: Vec<_> = journal.iter().map(read).collect::<Result<_, _>>()?;
        self.to_people(&mut entries).await?;
        Ok(entries)
    }

    /// All tables that are not closed or have news pending.
    pub(crate) async fn listed(&self) -> Result<Vec<Listed>, StoreError> {
        let mut listed = looked("listed", self.store.listed()).await?;
        self.to_people(&mut listed).await?;
        Ok(listed)
    }

    /// These tables' cards, closed ones included.
    pub(crate) async fn cards(&self, tables: &[TableId]) -> Result<Vec<Listed>, StoreError> {
        let mut cards = looked("cards", self.store.cards(tables)).await?;
        self.to_people(&mut cards).await?;
        Ok(cards)
    }

    /// The table that was founded with this key, even if it is closed by now.
    pub(crate) async fn founded(&self, key: Key) -> Result<Option<TableId>, StoreError> {
        looked("founded", self.store.founded(key)).await
    }

    /// The table that gathers or is played in a channel, whichever process founded it.
    pub(crate) async fn open_at(&self, channel: ChannelId) -> Result<Option<TableId>, StoreError> {
        looked("open_at", self.store.open_at(channel)).await
    }

    /// A number that no table has.
    pub(crate) async fn next_number(&self) -> Result<TableId, StoreError> {
        looked("next_number", self.store.next_number()).await
    }

    /// What has been shown of a table, and how often that was written.
    pub(crate) async fn marks(&self, table: TableId) -> Result<(Marks, Revision), StoreError> {
        let (mut marks, revision) = looked("marks", self.store.marks(table)).await?;
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
        marks.people(&mut |user, _| {
            if is_person(*user) {
                let alias = known.get(*user);
                *user = alias.map_or(UserId::NOBODY, |alias| alias.number);
            }
        });
        wrote("put_marks", self.store.put_marks(table, marks, read)).await
    }
}

/// What is kept of people.
impl Repository {
    /// What we remember of a person, and how often that was written. Of computers, and of those who
    /// were forgotten, it is nothing.
    ///
    /// # Errors
    /// When it cannot be read.
    pub async fn person(&self, user: UserId) -> Result<(Option<Person>, Version), Failure> {
        let Some(alias) = self.alias(user).await? else {
            return Ok((None, Version::default()));
        };
        let home = PageKey::person(alias.number);
        let stored = looked("person", self.store.kept(&home)).await?;
        let opened = stored.page.and_then(|page| alias.open(&page));
        let person = opened.map(|opened| serde_json::from_str(&opened));
        let unreadable = |error| Failure::unreadable_page(&home.game, &error);
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
        let all = serde_json::to_string(person).map_err(|error| unwritten(&error))?;
        let keep = PageWrite {
            home: PageKey::person(alias.number),
            version: read.next(),
            page: alias.seal(&all)?,
        };
        wrote("put_person", self.store.keep(keep)).await
    }

    /// What stands on a person's page. Other people on it are numbers still. Nothing is readable of
    /// a person who was forgotten.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn kept(&self, home: &PageKey) -> Result<StoredPage, StoreError> {
        if !is_person(home.user) {
            let mut stored = looked("kept", self.store.kept(home)).await?;
            stored.page = stored.page.filter(|_| !home.user.is_forgotten());
            return Ok(stored);
        }
        let Some(alias) = self.alias(home.user).await? else {
            return Ok(StoredPage::default());
        };
        let home = PageKey {
            user: alias.number,
            ..home.clone()
        };
        let mut stored = looked("kept", self.store.kept(&home)).await?;
        stored.page = stored.page.and_then(|page| alias.open(&page));
        Ok(stored)
    }

    /// Writes a page, sealed with its person's key. Others who stand there must be numbers by now.
    /// [`Store::keep`] says what that promises.
    ///
    /// # Errors
    /// A conflict, or when the store fails.
    pub async fn keep(&self, mut keep: PageWrite) -> Result<(), AppendError> {
        let alias = self.new_alias(keep.home.user).await?;
        seal(&mut keep, alias.as_ref())?;
        wrote("keep", self.store.keep(keep)).await
    }
}

/// The store itself.
impl Repository {
    /// Whether other processes may be writing here too.
    pub(crate) fn is_shared(&self) -> bool {
        self.store.is_shared()
    }

    /// Everything that is written from now on.
    pub(crate) async fn change_feed(&self) -> Result<Box<dyn ChangeFeed>, StoreError> {
        let inner = self.store.change_feed().await?;
        let book = Arc::clone(&self.book);
        Ok(Box::new(NamedChangeFeed::new(inner, book)))
    }

    /// Tells all listeners.
    pub(crate) async fn tell(&self, change: StoreChange) -> Result<(), StoreError> {
        looked("tell", self.store.tell(change)).await
    }

    /// Whether this is the first request for this key, across all processes.
    pub(crate) async fn claim(&self, key: Key) -> Result<bool, StoreError> {
        looked("claim", self.store.claim(key)).await
    }

    /// When a process was last seen at work here.
    pub(crate) async fn seen_alive(&self) -> Option<Millis> {
        self.store.seen_alive().await
    }

    /// Notes that a process is at work here now.
    pub(crate) async fn note_alive(&self, now: Millis) {
        self.store.note_alive(now).await;
    }

    /// When the data was backed up last.
    pub(crate) async fn last_backup(&self) -> Option<Millis> {
        self.store.last_backup().await
    }

    /// Returns when the store has lost something that it cannot get back by itself.
    pub(crate) async fn lost(&self) -> StoreError {
        self.store.lost().await
    }

    /// Makes everything durable and lets go of the data.
    pub(crate) async fn close(&self) -> Result<(), StoreError> {
        self.store.close().await
    }
}

/// A page as the store keeps it: sealed, and found by its person's number.
fn seal(keep: &mut PageWrite, alias: Option<&Pseudonym>) -> Result<(), StoreError> {
    if let Some(alias) = alias {
        keep.page = alias.seal(&keep.page)?;
        keep.home.user = alias.number;
    }
    Ok(())
}

/// serde's messages may quote what is secret.
fn unwritten(error: &serde_json::Error) -> StoreError {
    let (what, at) = (error.classify(), error.column());
    StoreError::Other(format!("cannot be written: {what:?} error at byte {at}"))
}
