//! The mind of a computer player: its strength, its dice, and the work that it may still do.

use games::Dice;

use crate::{Fuel, Level, Played};

/// A mind, for one thought after another.
pub struct Mind<'c> {
    /// Strength.
    pub level: Level,
    /// Dice to draw from.
    pub dice: Dice,
    /// Work that may still be done.
    pub fuel: Fuel<'c>,
}

impl Mind<'_> {
    /// A mind of this level, with fuel for one thought of this game.
    pub const fn new<G: Played>(level: Level, dice: Dice) -> Self {
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
