//! The handle to a table: independent of its game, and of a known one.

use std::marker::PhantomData;
use std::sync::Arc;

use games::Game;
use tokio::sync::oneshot;

use crate::delivery::marks::Marks;
use crate::delivery::slot::{Delivery, Slot};
use crate::error::{ActError, Failure, TableError};
use crate::ids::{Key, TableId, UserId};
use crate::owner::ask::{Ask, Done, Ticked, TypedAsk};
use crate::owner::registry::Registry;
use crate::table::room::Room;
use crate::table::{ActRequest, Acted, Agreement, Snapshot, Suggestion, TableAction};

/// A table. Cheap to clone; holds nothing of the table itself.
#[derive(Clone)]
pub struct Table {
    pub(crate) registry: Arc<Registry>,
    pub(crate) id: TableId,
    pub(crate) game: &'static str,
}

impl Table {
    /// The table's number.
    #[must_use]
    pub const fn id(&self) -> TableId {
        self.id
    }

    /// The id of the game that it plays.
    #[must_use]
    pub const fn game(&self) -> &'static str {
        self.game
    }

    /// Does an action that every table knows. When it returns, the action is durable; the same key
    /// once more does nothing.
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
            action: Box::new(action),
            answer,
        };
        self.ask(ask).await?
    }

    /// The room: players, host, pace, status, deadlines, version.
    ///
    /// # Errors
    /// When the table cannot be read.
    pub async fn room(&self) -> Result<Arc<Room>, Failure> {
        self.ask(Ask::Room).await?
    }

    /// The marks: what was shown where, and to whom.
    ///
    /// # Errors
    /// When the table cannot be read.
    pub async fn marks(&self) -> Result<Marks, Failure> {
        self.ask(Ask::Marks).await?
    }

    /// Notes what was delivered. A killed process does not lose it.
    ///
    /// # Errors
    /// When it could not be kept.
    pub async fn note(
        &self,
        change: impl Fn(&mut Marks) + Send + Sync + 'static,
    ) -> Result<Marks, Failure> {
        let noted = self.note_if(move |marks| {
            change(marks);
            true
        });
        let stopping = Failure::Stopping { table: self.id };
        noted.await?.ok_or(stopping)
    }

    /// Like [`Self::note`], while a slot is still as it was seen. Returns `None` without writing
    /// when another change was first.
    ///
    /// # Errors
    /// When it could not be kept.
    pub async fn note_over(
        &self,
        (slot, seen): (Slot, Delivery),
        change: impl Fn(&mut Marks) + Send + Sync + 'static,
    ) -> Result<Option<Marks>, Failure> {
        self.note_if(move |marks| {
            let is_as_seen = marks.slot(slot) == seen;
            if is_as_seen {
                change(marks);
            }
            is_as_seen
        })
        .await
    }

    /// Changes the marks, unless the change says that it no longer applies.
    async fn note_if(
        &self,
        change: impl Fn(&mut Marks) -> bool + Send + Sync + 'static,
    ) -> Result<Option<Marks>, Failure> {
        self.ask(|answer| Ask::ChangeMarks(Box::new(change), answer))
            .await?
    }

    /// Lets the rules play for every player whose time has run out.
    pub(crate) async fn tick(&self) -> Result<Ticked, Failure> {
        self.ask(Ask::Tick).await?
    }

    /// Closes this table, which is over, for another one that takes its place.
    pub(crate) async fn replace(&self, by: TableId) -> Result<Done, TableError> {
        self.ask(|answer| Ask::Replace { by, answer }).await?
    }

    /// Asks the owner of this table, and waits for the answer.
    async fn ask<T>(&self, make: impl FnOnce(oneshot::Sender<T>) -> Ask) -> Result<T, Failure> {
        let (answer, answered) = oneshot::channel();
        self.registry.ask(self.id, self.game, make(answer)).await?;
        answered
            .await
            .map_err(|_| Failure::Stopping { table: self.id })
    }
}

/// A table that plays `G`.
#[derive(Clone)]
pub struct TypedTable<G: Game> {
    table: Table,
    game: PhantomData<fn() -> G>,
}

impl<G: Game> TypedTable<G> {
    /// The handle to a table that is known to play `G`.
    pub(crate) const fn new(table: Table) -> Self {
        Self {
            table,
            game: PhantomData,
        }
    }

    /// The table, independent of its game.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Acts for the seat where this person sits. When it returns, it is durable.
    ///
    /// # Errors
    /// A refusal of the rules or the table for the asker, or a failure.
    pub async fn act(
        &self,
        user: UserId,
        key: Key,
        action: G::Action,
    ) -> Result<Acted<G>, ActError<G>> {
        let request = ActRequest { user, key, action };
        let ask = |answer| Ask::Typed(Box::new(TypedAsk::<G>::Act(request, answer)));
        self.table.ask(ask).await?
    }

    /// The host changes what was agreed on, before the game. When it returns, it is durable.
    ///
    /// # Errors
    /// A refusal for the asker, or a failure.
    pub async fn agree(
        &self,
        user: UserId,
        key: Key,
        to: Agreement<G>,
    ) -> Result<Snapshot<G>, TableError> {
        let proposal = Suggestion { user, key, to };
        let ask = |answer| Ask::Typed(Box::new(TypedAsk::<G>::Agree(proposal, answer)));
        self.table.ask(ask).await?
    }

    /// The table as it is now.
    ///
    /// # Errors
    /// When the table cannot be read.
    pub async fn snapshot(&self) -> Result<Snapshot<G>, Failure> {
        let ask = |answer| Ask::Typed(Box::new(TypedAsk::<G>::Look(answer)));
        self.table.ask(ask).await?
    }
}
