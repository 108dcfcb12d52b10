//! The `App` with one `AnyGame` for each game, which code that is not generic over the game goes
//! through, and the types that poise is used with. No game's code below it knows the `App`, so no
//! game looks up another.

use std::sync::{Arc, OnceLock};

use sessions::TableId;

use crate::bot::context::Services;
use crate::bot::pages::Pages;
use crate::game::any::AnyGame;
use crate::input::fault::ServeError;

/// What all handlers share: the services and every game.
pub(crate) struct App {
    /// What every handler can reach.
    pub services: Arc<Services>,
    /// The operator's pages, once Discord has told them.
    pub pages: OnceLock<Pages>,
    all_games: Vec<Box<dyn AnyGame>>,
}

/// The [`App`] as poise keeps it.
pub(crate) type SharedApp = Arc<App>;
/// A command of ours.
pub(crate) type Command = poise::Command<SharedApp, ServeError>;
/// What a slash command gets.
pub(crate) type Ctx<'a> = poise::ApplicationContext<'a, SharedApp, ServeError>;

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

    /// The game of this table.
    pub(crate) fn game_at(&self, table: TableId) -> Option<&dyn AnyGame> {
        self.any_game(self.services.sessions.game_of(table)?)
    }

    /// The same where there must be one.
    ///
    /// # Errors
    /// There is no such table.
    pub(crate) fn served(&self, table: TableId) -> Result<&dyn AnyGame, ServeError> {
        self.game_at(table).ok_or(ServeError::NoTable)
    }
}
