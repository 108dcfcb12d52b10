//! What each game brings to the messages: the files where they stand. It reads none of them.

use games::Game;

use crate::lang::Lang;

/// A game that brings its own messages.
pub trait Messages: Game {
    /// Its messages, in the order of [`Lang::ALL`]; none in a language that it does not speak, in
    /// which people read its English.
    const SOURCES: [&'static [&'static str]; Lang::ALL.len()];

    /// Whether it speaks this language.
    fn speaks(lang: Lang) -> bool {
        !Self::SOURCES[lang as usize].is_empty()
    }
}
