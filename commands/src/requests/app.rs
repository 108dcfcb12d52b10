//! The `App`: the services, and an `AnyGame` for each game. A game's own code does not know it, so
//! no game looks up another.

use std::sync::{Arc, OnceLock};

use sessions::TableId;

use crate::app::fault::ServeError;
use crate::app::pages::Pages;
use crate::app::refused::Refused;
use crate::app::services::Services;
use crate::requests::any::AnyGame;

/// Services and games, which all handlers share.
pub(crate) struct App {
    /// Services that every handler can reach.
    pub services: Arc<Services>,
    /// The operator's pages, once Discord has told them.
    pub pages: OnceLock<Pages>,
    all_games: Vec<Box<dyn AnyGame>>,
}

/// The [`App`] as poise keeps it.
pub(crate) type SharedApp = Arc<App>;

impl App {
    /// An app with these games.
    pub(crate) fn new(services: Arc<Services>, all_games: Vec<Box<dyn AnyGame>>) -> Self {
        Self {
            services,
            pages: OnceLock::new(),
            all_games,
        }
    }

    /// Every game.
    pub(crate) fn all_games(&self) -> impl Iterator<Item = &dyn AnyGame> {
        self.all_games.iter().map(AsRef::as_ref)
    }

    /// The game with this id.
    pub(crate) fn any_game(&self, game: &str) -> Option<&dyn AnyGame> {
        self.all_games().find(|any_game| any_game.id() == game)
    }

    /// Game of a table that is not closed.
    pub(crate) fn game_at(&self, table: TableId) -> Option<&dyn AnyGame> {
        self.any_game(self.services.sessions.game_of(table)?)
    }

    /// Game of any table, closed ones included: their messages in a channel go on working when
    /// another table has taken their place.
    ///
    /// # Errors
    /// There is no such table, or it cannot be read.
    pub(crate) async fn game_of_table(&self, table: TableId) -> Result<&dyn AnyGame, ServeError> {
        let table = self.services.table(table).await?;
        Ok(self.any_game(table.game()).ok_or(Refused::NoTable)?)
    }
}
