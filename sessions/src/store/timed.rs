//! A store whose calls are timed and whose failures are counted, for whoever watches.

use std::sync::Arc;
use std::time::Instant;

use async_trait::async_trait;

use super::{Append, AppendError, Home, Keep, Listed, Store, StoreError, Stored, StoredPage};
use crate::ids::{ChannelId, Key, Millis, TableId, UserId, Version};
use crate::marks::Marks;
use crate::person::Person;

/// Passes every call on, and tells what it took.
pub struct Timed(Arc<dyn Store>);

impl Timed {
    /// Tells of this store.
    #[must_use]
    pub fn new(store: Arc<dyn Store>) -> Self {
        Self(store)
    }
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
        metrics::counter!("houston_store_errors_total", "call" => call).increment(1);
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

/// A conflict is no failure: somebody was faster.
async fn wrote(
    call: &'static str,
    work: impl Future<Output = Result<(), AppendError>>,
) -> Result<(), AppendError> {
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

    async fn founded(&self, key: Key) -> Result<Option<TableId>, StoreError> {
        looked("founded", self.0.founded(key)).await
    }

    async fn open_at(&self, channel: ChannelId) -> Result<Option<TableId>, StoreError> {
        looked("open_at", self.0.open_at(channel)).await
    }

    fn is_shared(&self) -> bool {
        self.0.is_shared()
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

    async fn person(&self, user: UserId) -> Result<Option<Person>, StoreError> {
        looked("person", self.0.person(user)).await
    }

    async fn put_person(&self, user: UserId, person: Person) -> Result<(), StoreError> {
        looked("put_person", self.0.put_person(user, person)).await
    }

    async fn kept(&self, home: &Home) -> Result<StoredPage, StoreError> {
        looked("kept", self.0.kept(home)).await
    }

    async fn keep(&self, keep: Keep) -> Result<(), AppendError> {
        wrote("keep", self.0.keep(keep)).await
    }

    async fn ran(&self, errand: Key) -> Result<bool, StoreError> {
        looked("ran", self.0.ran(errand)).await
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
