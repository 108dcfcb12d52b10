//! Options that a table agrees on before the start.

use serde::{Deserialize, Serialize};

use super::board::OrbitCell;

/// The options of a race.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// Beginning of the pirate.
    pub pirate: PirateStart,
    /// True if nothing is asked where nothing is left to decide: the rest of a fight that is won,
    /// and a turn without a choice of who wanted no cards. Races of before have no such rule.
    #[serde(default, skip_serializing_if = "is_off")]
    pub brisk: bool,
    /// True if a turn without a choice ends by itself from the first one on, after a fight too, and
    /// where coming back took the whole roll; but a landing that ends the race is left to who lands.
    /// Brisk races of before have no such rule.
    #[serde(default, skip_serializing_if = "is_off")]
    pub forced_turns_pass: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            pirate: PirateStart::default(),
            brisk: true,
            forced_turns_pass: true,
        }
    }
}

/// True if an option that races of before did not have is off.
pub(super) const fn is_off(option: &bool) -> bool {
    !*option
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
