//! Options that a table agrees on before the start.

use serde::{Deserialize, Serialize};

use super::board::OrbitCell;

/// The options of a race.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// Beginning of the pirate.
    pub pirate: PirateStart,
}

/// Beginning of the pirate (T31).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum PirateStart {
    /// On a cell that chance chooses.
    #[default]
    Random,
    /// On this cell.
    At(OrbitCell),
}
