//! The words that people type about their favourite skies in a direct message. To forget one, they
//! say what erases notes.

use std::sync::LazyLock;

use crate::vocabulary::Vocabulary;

/// What a typed word asks of the favourites.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shelf {
    /// Keep the sky as one.
    Keep,
    /// Load one.
    Load,
}

static WORDS: LazyLock<Vocabulary<Shelf>> =
    LazyLock::new(|| Vocabulary::of(&[Shelf::Keep, Shelf::Load], key));

const fn key(shelf: Shelf) -> &'static str {
    match shelf {
        Shelf::Keep => "connection-words-keep",
        Shelf::Load => "connection-words-load",
    }
}

/// What a word asks of them, in either language, whatever its case and accents.
pub fn shelf(word: &str) -> Option<Shelf> {
    WORDS.find(word)
}

#[cfg(test)]
mod tests {
    use games::space_connection::SpaceConnection;

    use super::*;
    use crate::Words;
    use crate::vocabulary::pairs;

    #[test]
    fn its_words_are_no_verb_s() {
        for (word, meant) in pairs(&[Shelf::Keep, Shelf::Load], key) {
            assert_eq!(shelf(&word), Some(meant));
            assert_eq!(SpaceConnection::heard(&word), None, "{word}");
        }
    }
}
