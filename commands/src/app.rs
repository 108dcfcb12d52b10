//! What every handler can reach, and the types that poise is used with.

use std::sync::Arc;

use sessions::Sessions;

use crate::counter::Counter;
use crate::easel::Easel;
use crate::folds::Folds;
use crate::presses::Presses;
use crate::rounds::Courier;
use crate::seed::Chance;
use crate::send::Sender;

/// What every handler can reach. Nothing here would be missed after a restart.
pub struct House {
    /// The tables.
    pub sessions: Sessions,
    /// What sends.
    pub sender: Sender,
    /// What shows tables in their channels.
    pub courier: Courier,
    /// When boards may be edited.
    pub folds: Folds,
    /// What is being answered with the board.
    pub presses: Presses,
    /// Where pictures are drawn.
    pub easel: Easel,
    /// Where new tables' chance comes from.
    pub chance: Chance,
    counters: Vec<Box<dyn Counter>>,
}

/// A handle on the house, as poise keeps it.
pub type App = Arc<House>;
/// A command of ours.
pub type Command = poise::Command<App, Fault>;
/// What a slash command gets.
pub type Ctx<'a> = poise::ApplicationContext<'a, App, Fault>;

impl House {
    /// A house with these games.
    pub fn new(
        sessions: Sessions,
        sender: Sender,
        courier: Courier,
        chance: Chance,
        counters: Vec<Box<dyn Counter>>,
    ) -> Self {
        Self {
            sessions,
            sender,
            courier,
            folds: Folds::default(),
            presses: Presses::default(),
            easel: Easel::default(),
            chance,
            counters,
        }
    }

    /// Every game's counter.
    pub fn counters(&self) -> impl Iterator<Item = &dyn Counter> {
        self.counters.iter().map(AsRef::as_ref)
    }

    /// The counter of the game with this id.
    pub fn counter(&self, game: &str) -> Option<&dyn Counter> {
        self.counters().find(|counter| counter.id() == game)
    }
}

/// What can go wrong while handling something; whoever asked gets a sentence, the log the rest.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// A table failed.
    #[error(transparent)]
    Session(#[from] sessions::Failure),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] sessions::StoreError),
    /// The operating system gave no randomness.
    #[error("the operating system gave no randomness")]
    Chance,
    /// A picture could not be drawn.
    #[error("a picture could not be drawn")]
    Picture,
    /// Discord failed.
    #[error(transparent)]
    Send(#[from] crate::send::SendError),
}
