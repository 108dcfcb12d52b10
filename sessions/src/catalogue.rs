//! The games that tables may play.

use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::sync::{Arc, Weak};

use games::Game;
use tokio::sync::mpsc;

use crate::ids::TableId;
use crate::owner::{self, Ask, Registry, Shared};

/// Starts owners of one game's tables.
pub(crate) trait Opens: Send + Sync {
    fn open(
        &self,
        table: TableId,
        shared: Arc<Shared>,
        registry: Weak<Registry>,
        asks: mpsc::Receiver<Ask>,
    );
}

struct Of<G>(PhantomData<fn() -> G>);

impl<G: Game> Opens for Of<G> {
    fn open(
        &self,
        table: TableId,
        shared: Arc<Shared>,
        registry: Weak<Registry>,
        asks: mpsc::Receiver<Ask>,
    ) {
        tokio::spawn(owner::own::<G>(table, shared, registry, asks));
    }
}

/// The games that tables may play.
#[derive(Default)]
pub struct Catalogue(BTreeMap<&'static str, Box<dyn Opens>>);

impl Catalogue {
    /// No game yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// With this game too.
    #[must_use]
    pub fn with<G: Game>(mut self) -> Self {
        self.0.insert(G::ID, Box::new(Of::<G>(PhantomData)));
        self
    }

    /// The id as the catalogue has it.
    pub(crate) fn id(&self, game: &str) -> Option<&'static str> {
        self.0.get_key_value(game).map(|(id, _)| *id)
    }

    pub(crate) fn opener(&self, game: &str) -> Option<&dyn Opens> {
        self.0.get(game).map(AsRef::as_ref)
    }
}
