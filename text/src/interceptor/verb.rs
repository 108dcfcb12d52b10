//! The words that people type to the desk of Interceptor in a direct message.

use std::sync::LazyLock;

use crate::vocabulary::Vocabulary;

/// What a typed word asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verb {
    /// Make what is written final.
    Seal,
    /// Write again what was sealed.
    Reopen,
    /// Have the ships placed by chance.
    Random,
    /// Be told what can be done.
    Help,
    /// See the board.
    Show,
}

impl Verb {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::Seal,
        Self::Reopen,
        Self::Random,
        Self::Help,
        Self::Show,
    ];

    const fn key(self) -> &'static str {
        match self {
            Self::Seal => "interceptor-words-seal",
            Self::Reopen => "interceptor-words-reopen",
            Self::Random => "interceptor-words-random",
            Self::Help => "interceptor-words-help",
            Self::Show => "interceptor-words-show",
        }
    }
}

static WORDS: LazyLock<Vocabulary<Verb>> = LazyLock::new(|| Vocabulary::of(&Verb::ALL, Verb::key));

/// The verb that a word stands for, in either language, whatever its case and accents.
pub fn verb(word: &str) -> Option<Verb> {
    WORDS.find(word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vocabulary::pairs;

    #[test]
    fn no_word_stands_for_two_verbs() {
        for (word, verb) in pairs(&Verb::ALL, Verb::key) {
            assert!(!word.is_empty(), "{verb:?}");
            assert_eq!(super::verb(&word), Some(verb), "{word}");
        }
    }

    #[test]
    fn words_are_found_whatever_their_case_and_accents() {
        for (word, found) in [
            ("seal", Verb::Seal),
            ("SCELLER", Verb::Seal),
            ("Aléatoire", Verb::Random),
            ("voir", Verb::Show),
            ("rouvrir", Verb::Reopen),
            ("Règles", Verb::Help),
        ] {
            assert_eq!(verb(word), Some(found), "{word}");
        }
        for nonsense in ["", "3", "AGA", "REPLI", "sealseal", &"x".repeat(5_000)] {
            assert_eq!(verb(nonsense), None);
        }
    }
}
