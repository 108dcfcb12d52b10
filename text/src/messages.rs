//! What each game brings to the messages: the files where they stand. It reads none of them.

use games::Game;

use crate::lang::Lang;

/// A game that brings its own messages.
pub trait Messages: Game {
    /// Its messages, in the order of [`Lang::ALL`].
    const SOURCES: [&'static [&'static str]; Lang::ALL.len()];
}
