//! The handle to a table of a known game.

use std::marker::PhantomData;

use games::Game;

use crate::error::{ActError, Failure, TableError};
use crate::ids::{Key, UserId};
use crate::owner::ask::{Ask, TypedAsk};
use crate::owner::handle::Table;
use crate::table::{Acted, Agreement, Snapshot, Suggestion, Wish};

/// A table that plays `G`.
pub struct TypedTable<G: Game> {
    table: Table,
    game: PhantomData<fn() -> G>,
}

impl<G: Game> Clone for TypedTable<G> {
    fn clone(&self) -> Self {
        Self::new(self.table.clone())
    }
}

impl<G: Game> TypedTable<G> {
    /// Of a table that was found to play `G`.
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
        let wish = Wish { user, key, action };
        let ask = |answer| Ask::Typed(Box::new(TypedAsk::<G>::Act(wish, answer)));
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
