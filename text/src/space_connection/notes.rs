//! All notes of a hunter, as they are typed: what tells planets from what is empty is a word of
//! whichever language. The notation has its own for it.

use games::Said;
use games::space_connection::SpaceConnection;

use crate::game_text::Words;
use crate::vocabulary::Word;

/// Translates typed notes into the notation.
pub fn notes(said: &Said) -> Said {
    let words = said.word(0).split_whitespace();
    let words = words.map(
        |word| match SpaceConnection::parse_word(word.trim_end_matches(':')) {
            Some(Word::GameCommand(name @ "empty")) => name,
            _ => word,
        },
    );
    let words: Vec<&str> = words.collect();
    Said::new([words.join(" ")])
}
