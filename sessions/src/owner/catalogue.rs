//! The games that tables may play.

use std::collections::BTreeMap;
use std::marker::PhantomData;

use async_trait::async_trait;
use games::Spoken;

use crate::error::Failure;
use crate::ids::TableId;
use crate::owner;
use crate::owner::ask::OwnerStart;
use crate::owner::person_pages::game_end;
use crate::repository::Repository;
use crate::stats::{GameEnd, GameResult};
use crate::store::StoredEntry;

/// Starts owners of one game's tables.
#[async_trait]
pub(crate) trait StartsOwners: Send + Sync {
    /// Starts the owner of a table.
    fn start(&self, start: OwnerStart);

    /// The end of a journal's game, and its result; `None` where it was closed before, or goes on.
    async fn game_end(
        &self,
        store: &Repository,
        table: TableId,
        journal: &[StoredEntry],
    ) -> Result<Option<(GameEnd, GameResult)>, Failure>;
}

struct StartsOwnersOf<G>(PhantomData<fn() -> G>);

#[async_trait]
impl<G: Spoken> StartsOwners for StartsOwnersOf<G> {
    fn start(&self, start: OwnerStart) {
        tokio::spawn(owner::run::<G>(start));
    }

    async fn game_end(
        &self,
        store: &Repository,
        table: TableId,
        journal: &[StoredEntry],
    ) -> Result<Option<(GameEnd, GameResult)>, Failure> {
        game_end::<G>(store, table, journal).await
    }
}

/// The games that tables may play.
#[derive(Default)]
pub struct Catalogue(BTreeMap<&'static str, Box<dyn StartsOwners>>);

impl Catalogue {
    /// No game yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The catalogue with this game too.
    #[must_use]
    pub fn with<G: Spoken>(mut self) -> Self {
        self.0
            .insert(G::ID, Box::new(StartsOwnersOf::<G>(PhantomData)));
        self
    }

    /// The id as the catalogue has it.
    pub(crate) fn id(&self, game: &str) -> Option<&'static str> {
        self.0.get_key_value(game).map(|(id, _)| *id)
    }

    /// The ids of all games.
    pub(crate) fn ids(&self) -> impl Iterator<Item = &'static str> {
        self.0.keys().copied()
    }

    /// Starts owners of this game's tables.
    pub(crate) fn starter(&self, game: &str) -> Option<&dyn StartsOwners> {
        self.0.get(game).map(AsRef::as_ref)
    }
}
