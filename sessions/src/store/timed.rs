//! A store whose calls are timed and whose failures are counted, for monitoring.

use std::sync::Arc;
use std::time::Instant;

use async_trait::async_trait;

use super::{
    Append, AppendError, ChangeFeed, Listed, PageKey, PageWrite, Revision, Store, StoreChange,
    StoreError, Stored, StoredPage,
};
use crate::delivery::marks::Marks;
use crate::ids::{ChannelId, Key, Millis, TableId, UserId, Version};
use crate::people::person::Person;

/// Passes every call on, and tells what it took.
pub struct Timed(Arc<dyn Store>);

impl Timed {
    /// Tells of this store.
    #[must_use]
    pub fn new(store: Arc<dyn Store>) -> Self {
        for call in CALLS {
            // Starts at zero, so that monitoring sees the first failure.
            errors(call).increment(0);
        }
        Self(store)
    }
}

/// What is timed and counted.
const CALLS: [&str; 18] = [
    "append",
    "read",
    "listed",
    "token",
    "founded",
    "open_at",
    "cards",
    "tell",
    "claim",
    "next_number",
    "marks",
    "put_marks",
    "person",
    "put_person",
    "kept",
    "keep",
    "ran",
    "forget",
];

fn errors(call: &'static str) -> metrics::Counter {
    metrics::counter!("houston_store_errors_total", "call" => call)
}

async fn timed<T, E>(
    call: &'static str,
    work: impl Future<Output = Result<T, E>>,
    fails: impl Fn(&E) -> bool,
) -> Result<T, E> {
    let began = Instant::now();
    let done = work.await;
    metrics::histogram!("houston_store_seconds", "call" => call).record(began.elapsed());
    if done.as_ref().err().is_some_and(fails) {
        errors(call).increment(1);
    }
    done
}

/// Every failure of a look is one.
async fn looked<T>(
    call: &'static str,
    work: impl Future<Output = Result<T, StoreError>>,
) -> Result<T, StoreError> {
    timed(call, work, |_| true).await
}

/// A conflict is no failure: another writer was faster.
async fn wrote<T>(
    call: &'static str,
    work: impl Future<Output = Result<T, AppendError>>,
) -> Result<T, AppendError> {
    timed(call, work, |error| matches!(error, AppendError::Store(_))).await
}

#[async_trait]
impl Store for Timed {
    async fn append(&self, append: Append) -> Result<(), AppendError> {
        wrote("append", self.0.append(append)).await
    }

    async fn read(&self, table: TableId, after: Version) -> Result<Vec<Stored>, StoreError> {
        looked("read", self.0.read(table, after)).await
    }

    async fn listed(&self) -> Result<Vec<Listed>, StoreError> {
        looked("listed", self.0.listed()).await
    }

    async fn token(&self, user: UserId, what_for: &str) -> Result<u64, StoreError> {
        looked("token", self.0.token(user, what_for)).await
    }

    async fn founded(&self, key: Key) -> Result<Option<TableId>, StoreError> {
        looked("founded", self.0.founded(key)).await
    }

    async fn open_at(&self, channel: ChannelId) -> Result<Option<TableId>, StoreError> {
        looked("open_at", self.0.open_at(channel)).await
    }

    fn is_shared(&self) -> bool {
        self.0.is_shared()
    }

    async fn cards(&self, tables: &[TableId]) -> Result<Vec<Listed>, StoreError> {
        looked("cards", self.0.cards(tables)).await
    }

    async fn change_feed(&self) -> Result<Box<dyn ChangeFeed>, StoreError> {
        self.0.change_feed().await
    }

    async fn tell(&self, tiding: StoreChange) -> Result<(), StoreError> {
        looked("tell", self.0.tell(tiding)).await
    }

    async fn claim(&self, key: Key) -> Result<bool, StoreError> {
        looked("claim", self.0.claim(key)).await
    }

    async fn next_number(&self) -> Result<TableId, StoreError> {
        looked("next_number", self.0.next_number()).await
    }

    async fn marks(&self, table: TableId) -> Result<Marks, StoreError> {
        looked("marks", self.0.marks(table)).await
    }

    async fn put_marks(&self, table: TableId, marks: Marks) -> Result<(), StoreError> {
        looked("put_marks", self.0.put_marks(table, marks)).await
    }

    async fn marks_at(&self, table: TableId) -> Result<(Marks, Revision), StoreError> {
        looked("marks", self.0.marks_at(table)).await
    }

    async fn put_marks_at(
        &self,
        table: TableId,
        marks: Marks,
        read: Revision,
    ) -> Result<Revision, AppendError> {
        wrote("put_marks", self.0.put_marks_at(table, marks, read)).await
    }

    async fn person(&self, user: UserId) -> Result<Option<Person>, StoreError> {
        looked("person", self.0.person(user)).await
    }

    async fn put_person(&self, user: UserId, person: Person) -> Result<(), StoreError> {
        looked("put_person", self.0.put_person(user, person)).await
    }

    async fn person_at(&self, user: UserId) -> Result<(Option<Person>, Revision), StoreError> {
        looked("person", self.0.person_at(user)).await
    }

    async fn put_person_at(
        &self,
        user: UserId,
        person: Person,
        read: Revision,
    ) -> Result<(), AppendError> {
        wrote("put_person", self.0.put_person_at(user, person, read)).await
    }

    async fn kept(&self, home: &PageKey) -> Result<StoredPage, StoreError> {
        looked("kept", self.0.kept(home)).await
    }

    async fn keep(&self, keep: PageWrite) -> Result<(), AppendError> {
        wrote("keep", self.0.keep(keep)).await
    }

    async fn ran(&self, record_change: Key) -> Result<bool, StoreError> {
        looked("ran", self.0.ran(record_change)).await
    }

    async fn forget(&self, user: UserId) -> Result<bool, StoreError> {
        looked("forget", self.0.forget(user)).await
    }

    async fn seen_alive(&self) -> Option<Millis> {
        self.0.seen_alive().await
    }

    async fn note_alive(&self, now: Millis) {
        self.0.note_alive(now).await;
    }

    async fn last_backup(&self) -> Option<Millis> {
        self.0.last_backup().await
    }

    async fn lost(&self) -> StoreError {
        self.0.lost().await
    }

    async fn close(&self) -> Result<(), StoreError> {
        self.0.close().await
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_store_call_has_a_metric() {
        let source = include_str!("timed.rs");
        let named = ["looked(\"", "wrote(\""].into_iter().flat_map(|how| {
            let calls = source.split(how).skip(1);
            calls.filter_map(|call| call.split('"').next())
        });
        let named: BTreeSet<&str> = named.filter(|call| !call.starts_with('\\')).collect();
        assert_eq!(named, BTreeSet::from(CALLS));
    }
}
