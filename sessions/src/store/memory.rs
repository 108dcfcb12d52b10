//! The store that forgets: for tests. Same promises as the others, but for durability.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;

use super::{Append, AppendError, Listed, Store, StoreError, Stored};
use crate::ids::{Key, TableId, UserId, Version};
use crate::index::Card;
use crate::marks::Marks;
use crate::player::Person;

#[derive(Default)]
struct Kept {
    journals: BTreeMap<TableId, Vec<Vec<u8>>>,
    cards: BTreeMap<TableId, Card>,
    founded: BTreeMap<Key, TableId>,
    marks: BTreeMap<TableId, Marks>,
    people: BTreeMap<UserId, Person>,
    numbers: u64,
}

/// A store in memory. Several sessions may share one, like processes that share a database.
#[derive(Default)]
pub struct Memory(Mutex<Kept>);

impl Memory {
    /// An empty store.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        // No code panics while it holds the maps.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[async_trait]
impl Store for Memory {
    async fn append(&self, append: Append) -> Result<(), AppendError> {
        let mut kept = self.kept();
        let table = append.card.table;
        let journal = kept.journals.entry(table).or_default();
        if journal.len() as u64 != append.expected.0 {
            return Err(AppendError::Conflict);
        }
        journal.push(append.entry);
        if append.expected == Version(0) {
            kept.founded.insert(append.card.founded_by, table);
        }
        kept.cards.insert(table, append.card);
        Ok(())
    }

    async fn read(&self, table: TableId, after: Version) -> Result<Vec<Stored>, StoreError> {
        let kept = self.kept();
        let journal = kept.journals.get(&table).map_or(&[][..], Vec::as_slice);
        let stored = (1..).zip(journal).map(|(version, entry)| Stored {
            version: Version(version),
            entry: entry.clone(),
        });
        Ok(stored.filter(|stored| stored.version > after).collect())
    }

    async fn listed(&self) -> Result<Vec<Listed>, StoreError> {
        let kept = self.kept();
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
        Ok(self.kept().founded.get(&key).copied())
    }

    async fn next_number(&self) -> Result<TableId, StoreError> {
        let mut kept = self.kept();
        kept.numbers += 1;
        Ok(TableId(kept.numbers))
    }

    async fn marks(&self, table: TableId) -> Result<Marks, StoreError> {
        Ok(self.kept().marks.get(&table).cloned().unwrap_or_default())
    }

    async fn put_marks(&self, table: TableId, marks: Marks) -> Result<(), StoreError> {
        self.kept().marks.insert(table, marks);
        Ok(())
    }

    async fn person(&self, user: UserId) -> Result<Option<Person>, StoreError> {
        Ok(self.kept().people.get(&user).cloned())
    }

    async fn put_person(&self, user: UserId, person: Person) -> Result<(), StoreError> {
        self.kept().people.insert(user, person);
        Ok(())
    }

    async fn close(&self) -> Result<(), StoreError> {
        Ok(())
    }
}
