//! The message files that each game brings. Reads none of them.

use games::Game;

use crate::lang::Lang;

/// A game that brings its own messages.
pub trait Messages: Game {
    /// The game's message files, in the order of [`Lang::ALL`]; none in a language that the game
    /// does not speak, in which people read its English.
    const SOURCES: [&'static [&'static str]; Lang::ALL.len()];

    /// True if the game speaks this language.
    fn speaks(lang: Lang) -> bool {
        !Self::SOURCES[lang as usize].is_empty()
    }
}
