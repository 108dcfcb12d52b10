//! The house with its counters, a game each: what whoever does not know the game goes through. And
//! the types that poise is used with. Nothing below a counter knows it: no counter looks for
//! another.

use std::sync::{Arc, OnceLock};

use sessions::TableId;

use crate::bot::context::House;
use crate::bot::pages::Pages;
use crate::game::any::Counter;
use crate::input::fault::Fault;

/// The house with its counters.
pub(crate) struct Floor {
    /// What every handler can reach.
    pub house: House,
    /// The operator's pages, once Discord has told them.
    pub pages: OnceLock<Pages>,
    counters: Vec<Box<dyn Counter>>,
}

/// A handle on the floor, as poise keeps it.
pub(crate) type App = Arc<Floor>;
/// A command of ours.
pub(crate) type Command = poise::Command<App, Fault>;
/// What a slash command gets.
pub(crate) type Ctx<'a> = poise::ApplicationContext<'a, App, Fault>;

impl Floor {
    /// A house with these games.
    pub(crate) fn new(house: House, counters: Vec<Box<dyn Counter>>) -> Self {
        Self {
            house,
            pages: OnceLock::new(),
            counters,
        }
    }

    /// Every game's counter.
    pub(crate) fn counters(&self) -> impl Iterator<Item = &dyn Counter> {
        self.counters.iter().map(AsRef::as_ref)
    }

    /// The counter of the game with this id.
    pub(crate) fn counter(&self, game: &str) -> Option<&dyn Counter> {
        self.counters().find(|counter| counter.id() == game)
    }

    /// The counter of the game that is played at a table.
    pub(crate) fn counter_at(&self, table: TableId) -> Option<&dyn Counter> {
        self.counter(self.house.sessions.game_of(table)?)
    }
}
