//! The words that people type about their favourite skies in a direct message. To forget one, they
//! say what erases notes.

use std::sync::LazyLock;

use crate::vocabulary::Vocabulary;

/// What a typed word asks of the favourites.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShelfWord {
    /// Keep the sky as one.
    Keep,
    /// Load one.
    Load,
}

static WORDS: LazyLock<Vocabulary<ShelfWord>> =
    LazyLock::new(|| Vocabulary::of(&[ShelfWord::Keep, ShelfWord::Load], key));

const fn key(shelf: ShelfWord) -> &'static str {
    match shelf {
        ShelfWord::Keep => "connection-words-keep",
        ShelfWord::Load => "connection-words-load",
    }
}

/// What a word asks of them, in either language, whatever its case and accents.
pub fn shelf(word: &str) -> Option<ShelfWord> {
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
        for (word, meant) in pairs(&[ShelfWord::Keep, ShelfWord::Load], key) {
            assert_eq!(shelf(&word), Some(meant));
            assert_eq!(SpaceConnection::heard(&word), None, "{word}");
        }
    }
}
