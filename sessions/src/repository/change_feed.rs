//! The store's change feed, with people in the place of their numbers.

use std::sync::Arc;

use async_trait::async_trait;

use crate::ids::UserId;
use crate::store::{ChangeFeed, PseudonymBook, StoreChange};

/// Changes with people in them.
pub(super) struct NamedChangeFeed {
    inner: Box<dyn ChangeFeed>,
    book: Arc<dyn PseudonymBook>,
    /// People who were forgotten when this was asked last, with their numbers: by now, nothing here
    /// knows them any more.
    departing: Vec<(UserId, UserId)>,
}

impl NamedChangeFeed {
    pub(super) fn new(inner: Box<dyn ChangeFeed>, book: Arc<dyn PseudonymBook>) -> Self {
        let departing = Vec::new();
        Self {
            inner,
            book,
            departing,
        }
    }

    /// The change with the person in the place of their number; `None` where no one here knows
    /// them.
    async fn with_people(&mut self, change: StoreChange) -> Option<StoreChange> {
        match change {
            StoreChange::Forgotten(number) => match self.book.departs(number) {
                Some(user) => {
                    self.departing.push((number, user));
                    Some(StoreChange::Forgotten(user))
                }
                None if self.book.remembers_everybody() => None,
                // Tables may know whom it stood for, though the book does not remember it.
                None => Some(StoreChange::Everything),
            },
            StoreChange::Person(number) if number.is_forgotten() => {
                match self.book.find(&[number]).await {
                    Ok(found) => Some(StoreChange::Person(found.first()?.user)),
                    // The person is unknown, so all are dropped: no stale state may stay
                    // remembered.
                    Err(_) => Some(StoreChange::Everything),
                }
            }
            other => Some(other),
        }
    }
}

#[async_trait]
impl ChangeFeed for NamedChangeFeed {
    async fn next(&mut self) -> Vec<StoreChange> {
        if !self.departing.is_empty() {
            let departed = self.departing.drain(..).map(|(number, user)| {
                self.book.departed(number, user);
                // A lookup in between may have put them into memory again.
                StoreChange::Person(user)
            });
            return departed.collect();
        }
        let mut changes = Vec::new();
        for change in self.inner.next().await {
            changes.extend(self.with_people(change).await);
        }
        changes
    }
}
