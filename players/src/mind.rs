//! What thinks: how strong it is, its dice, and the work that it may still do.

use games::Dice;

use crate::{Fuel, Level, Played};

/// What thinks, one thought after another.
pub struct Mind<'c> {
    /// How strong it is.
    pub level: Level,
    /// What it draws from.
    pub dice: Dice,
    /// What it may still burn.
    pub fuel: Fuel<'c>,
}

impl Mind<'_> {
    /// One of this level, with what it may burn on one thought of this game.
    pub const fn of<G: Played>(level: Level, dice: Dice) -> Self {
        Self {
            level,
            dice,
            fuel: Fuel::units(level.share(G::UNITS)),
        }
    }

    /// Chooses by worth, as well as its level does.
    pub(crate) fn choose(&mut self, worth: &[i64]) -> Option<usize> {
        self.level.choose(worth, &mut self.dice)
    }
}
