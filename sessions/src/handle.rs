//! The handle to a table whatever it plays.

use std::sync::Arc;

use tokio::sync::oneshot;

use crate::ask::{Ask, Done, Ticked};
use crate::error::{Failure, TableError};
use crate::ids::{Key, TableId, UserId};
use crate::marks::{MarkChange, Marks};
use crate::registry::Registry;
use crate::room::Room;
use crate::slot::Slot;
use crate::table::TableAction;

/// A table. Cheap to clone; holds nothing of the table itself.
#[derive(Clone)]
pub struct Table {
    pub(crate) registry: Arc<Registry>,
    pub(crate) id: TableId,
    pub(crate) game: &'static str,
}

impl Table {
    /// Its number.
    #[must_use]
    pub const fn id(&self) -> TableId {
        self.id
    }

    /// The id of the game that it plays.
    #[must_use]
    pub const fn game(&self) -> &'static str {
        self.game
    }

    /// Does something that every table knows. When it returns, it is durable; the same key once more does
    /// nothing.
    ///
    /// # Errors
    /// A refusal for the asker, or a failure.
    pub async fn act(
        &self,
        user: UserId,
        key: Key,
        action: TableAction,
    ) -> Result<Done, TableError> {
        let ask = |answer| Ask::Table {
            user,
            key,
            action,
            answer,
        };
        self.ask(ask).await?
    }

    /// Roster, host, pace, status, deadlines, version.
    ///
    /// # Errors
    /// When the table cannot be read.
    pub async fn room(&self) -> Result<Arc<Room>, Failure> {
        self.ask(Ask::Room).await?
    }

    /// What has been shown to whom.
    ///
    /// # Errors
    /// When the table cannot be read.
    pub async fn marks(&self) -> Result<Marks, Failure> {
        self.ask(Ask::Marks).await?
    }

    /// Marks what was shown. A killed process does not lose it.
    ///
    /// # Errors
    /// When it could not be kept.
    pub async fn mark(&self, change: MarkChange) -> Result<Marks, Failure> {
        let over = None;
        let marked = self.ask(|answer| Ask::Mark {
            over,
            change,
            answer,
        });
        let stopping = Failure::Stopping { table: self.id };
        marked.await??.ok_or(stopping)
    }

    /// The same where the slot that it changes is still as it was seen; `None`, and nothing is marked, where
    /// another change was first.
    ///
    /// # Errors
    /// When it could not be kept.
    pub async fn mark_over(
        &self,
        seen: &Slot,
        change: MarkChange,
    ) -> Result<Option<Marks>, Failure> {
        let over = Some(seen.clone());
        self.ask(|answer| Ask::Mark {
            over,
            change,
            answer,
        })
        .await?
    }

    /// Lets the rules play for whoever's time has run out.
    pub(crate) async fn tick(&self) -> Result<Ticked, Failure> {
        self.ask(Ask::Tick).await?
    }

    /// Another table takes the place of this one, which is over.
    pub(crate) async fn replace(&self, by: TableId) -> Result<Done, TableError> {
        self.ask(|answer| Ask::Replace { by, answer }).await?
    }

    pub(super) async fn ask<T>(
        &self,
        make: impl FnOnce(oneshot::Sender<T>) -> Ask,
    ) -> Result<T, Failure> {
        let (answer, answered) = oneshot::channel();
        self.registry.ask(self.id, self.game, make(answer)).await?;
        answered
            .await
            .map_err(|_| Failure::Stopping { table: self.id })
    }
}
