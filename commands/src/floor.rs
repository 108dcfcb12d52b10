//! The house with its counters, a game each: what whoever does not know the game goes through. And
//! the types that poise is used with. Nothing below a counter knows it: no counter looks for
//! another.

use std::sync::Arc;

use sessions::TableId;

use crate::counter::Counter;
use crate::fault::Fault;
use crate::house::House;

/// The house with its counters.
pub struct Floor {
    /// What every handler can reach.
    pub house: House,
    counters: Vec<Box<dyn Counter>>,
}

/// A handle on the floor, as poise keeps it.
pub type App = Arc<Floor>;
/// A command of ours.
pub type Command = poise::Command<App, Fault>;
/// What a slash command gets.
pub type Ctx<'a> = poise::ApplicationContext<'a, App, Fault>;

impl Floor {
    /// A house with these games.
    pub fn new(house: House, counters: Vec<Box<dyn Counter>>) -> Self {
        Self { house, counters }
    }

    /// Every game's counter.
    pub fn counters(&self) -> impl Iterator<Item = &dyn Counter> {
        self.counters.iter().map(AsRef::as_ref)
    }

    /// The counter of the game with this id.
    pub fn counter(&self, game: &str) -> Option<&dyn Counter> {
        self.counters().find(|counter| counter.id() == game)
    }

    /// The counter of the game that is played at a table.
    pub fn counter_at(&self, table: TableId) -> Option<&dyn Counter> {
        self.counter(self.house.sessions.game_of(table)?)
    }
}
