//! The store that forgets: for tests. Same promises as the others, but for durability.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;

use super::alias::{Alias, AliasBook};
use super::{Append, AppendError, Home, Keep, Listed, Store, StoreError, Stored, StoredPage};
use crate::ids::{ChannelId, Key, TableId, UserId, Version};
use crate::index::IndexCard;
use crate::marks::Marks;
use crate::person::Person;

#[derive(Default)]
struct Drawer {
    journals: BTreeMap<TableId, Vec<Vec<u8>>>,
    cards: BTreeMap<TableId, IndexCard>,
    founded: BTreeMap<Key, TableId>,
    marks: BTreeMap<TableId, Marks>,
    people: BTreeMap<UserId, Person>,
    pages: BTreeMap<Home, StoredPage>,
    errands: BTreeSet<Key>,
    numbers: u64,
}

/// A book of people in memory.
#[derive(Default)]
pub(crate) struct PeopleInMemory(Mutex<Vec<Alias>>);

impl PeopleInMemory {
    fn people(&self) -> MutexGuard<'_, Vec<Alias>> {
        // No code panics while it holds them.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[async_trait]
impl AliasBook for PeopleInMemory {
    async fn of(&self, users: &[UserId]) -> Result<Vec<Alias>, StoreError> {
        let mut people = self.people();
        let mut found = Vec::with_capacity(users.len());
        for user in users {
            let known = people.iter().find(|alias| alias.user == *user).cloned();
            found.push(match known {
                Some(alias) => alias,
                None => {
                    let new = Alias::draw(*user)?;
                    people.push(new.clone());
                    new
                }
            });
        }
        Ok(found)
    }

    async fn find(&self, either: &[UserId]) -> Result<Vec<Alias>, StoreError> {
        let people = self.people().clone().into_iter();
        let is_meant = |it: &Alias| either.contains(&it.user) || either.contains(&it.number);
        Ok(people.filter(is_meant).collect())
    }

    async fn forget(&self, user: UserId) -> Result<bool, StoreError> {
        let mut people = self.people();
        let before = people.len();
        people.retain(|alias| alias.user != user);
        Ok(people.len() < before)
    }
}

/// A store in memory. Several sessions may share one, like processes that share a database.
#[derive(Default)]
pub struct Memory(Mutex<Drawer>);

impl Memory {
    /// An empty store.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Forgets a table's last entry, as a database does that took over from another one before it
    /// had everything.
    pub fn set_back(&self, table: TableId) {
        let mut kept = self.drawer();
        let kept = &mut *kept;
        if let (Some(journal), Some(card)) =
            (kept.journals.get_mut(&table), kept.cards.get_mut(&table))
        {
            journal.pop();
            card.version = Version(journal.len() as u64);
        }
    }

    fn drawer(&self) -> MutexGuard<'_, Drawer> {
        // No code panics while it holds the maps.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drawer {
    fn admits(&self, keep: &Keep) -> bool {
        let at = self.pages.get(&keep.home).map(|kept| kept.version);
        let ran = keep.errand.is_some_and(|key| self.errands.contains(&key));
        at.unwrap_or_default().next() == keep.version && !ran
    }

    /// The table that gathers or is played in a channel.
    fn open_at(&self, channel: ChannelId) -> Option<TableId> {
        let holds = |card: &&IndexCard| card.channel == channel && card.stage.holds_its_channel();
        self.cards.values().find(holds).map(|card| card.table)
    }

    /// Whether a card leaves each channel to one table, and each founding to one.
    fn fits(&self, card: &IndexCard) -> bool {
        let is_other = |table: TableId| table != card.table;
        let founded = self.founded.get(&card.founded_by).copied();
        if founded.is_some_and(is_other) {
            return false;
        }
        let taken = self.open_at(card.channel).is_some_and(is_other);
        !(card.stage.holds_its_channel() && taken)
    }

    fn write(&mut self, keep: Keep) {
        self.errands.extend(keep.errand);
        let kept = StoredPage {
            version: keep.version,
            page: Some(keep.page),
        };
        self.pages.insert(keep.home, kept);
    }
}

#[async_trait]
impl Store for Memory {
    async fn append(&self, append: Append) -> Result<(), AppendError> {
        let mut kept = self.drawer();
        let table = append.card.table;
        let length = kept.journals.get(&table).map_or(0, Vec::len);
        let admits = append.keeps.iter().all(|keep| kept.admits(keep));
        if length as u64 != append.expected.0 || !admits || !kept.fits(&append.card) {
            return Err(AppendError::Conflict);
        }
        let journal = kept.journals.entry(table).or_default();
        journal.push(append.entry);
        for keep in append.keeps {
            kept.write(keep);
        }
        if append.expected == Version(0) {
            kept.founded.insert(append.card.founded_by, table);
        }
        kept.cards.insert(table, append.card);
        Ok(())
    }

    async fn read(&self, table: TableId, after: Version) -> Result<Vec<Stored>, StoreError> {
        let kept = self.drawer();
        let journal = kept.journals.get(&table).map_or(&[][..], Vec::as_slice);
        let stored = (1..).zip(journal).map(|(version, entry)| Stored {
            version: Version(version),
            entry: entry.clone(),
        });
        Ok(stored.filter(|stored| stored.version > after).collect())
    }

    async fn listed(&self) -> Result<Vec<Listed>, StoreError> {
        let kept = self.drawer();
        let settled = |table| kept.marks.get(table).map_or(Version(0), |m| m.settled);
        let listed = kept.cards.iter().map(|(table, card)| Listed {
            card: card.clone(),
            settled: settled(table),
        });
        Ok(listed
            .filter(|listed| listed.card.is_kept(listed.settled))
            .collect())
    }

    async fn founded(&self, key: Key) -> Result<Option<TableId>, StoreError> {
        Ok(self.drawer().founded.get(&key).copied())
    }

    async fn open_at(&self, channel: ChannelId) -> Result<Option<TableId>, StoreError> {
        Ok(self.drawer().open_at(channel))
    }

    fn is_shared(&self) -> bool {
        true
    }

    async fn next_number(&self) -> Result<TableId, StoreError> {
        let mut kept = self.drawer();
        kept.numbers += 1;
        Ok(TableId(kept.numbers))
    }

    async fn marks(&self, table: TableId) -> Result<Marks, StoreError> {
        Ok(self.drawer().marks.get(&table).cloned().unwrap_or_default())
    }

    async fn put_marks(&self, table: TableId, marks: Marks) -> Result<(), StoreError> {
        self.drawer().marks.insert(table, marks);
        Ok(())
    }

    async fn person(&self, user: UserId) -> Result<Option<Person>, StoreError> {
        Ok(self.drawer().people.get(&user).cloned())
    }

    async fn put_person(&self, user: UserId, person: Person) -> Result<(), StoreError> {
        self.drawer().people.insert(user, person);
        Ok(())
    }

    async fn kept(&self, home: &Home) -> Result<StoredPage, StoreError> {
        Ok(self.drawer().pages.get(home).cloned().unwrap_or_default())
    }

    async fn keep(&self, keep: Keep) -> Result<(), AppendError> {
        let mut kept = self.drawer();
        if !kept.admits(&keep) {
            return Err(AppendError::Conflict);
        }
        kept.write(keep);
        Ok(())
    }

    async fn ran(&self, errand: Key) -> Result<bool, StoreError> {
        Ok(self.drawer().errands.contains(&errand))
    }

    async fn close(&self) -> Result<(), StoreError> {
        Ok(())
    }
}
