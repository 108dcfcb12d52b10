//! The words that people type to the desk of Planétaire in a direct message.

use std::sync::LazyLock;

use crate::vocabulary::Vocabulary;

/// What a typed word asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verb {
    /// Fire a ray.
    Fire,
    /// Put a marble.
    Place,
    /// Move a marble.
    Move,
    /// Take a marble back.
    Withdraw,
    /// Note a cell as empty.
    Note,
    /// End the round.
    End,
    /// Hide a sky.
    Hide,
    /// Have a sky drawn.
    Random,
    /// Make the sky final.
    Seal,
    /// Be told what can be done.
    Help,
    /// See the board.
    Show,
}

impl Verb {
    /// All of them.
    pub const ALL: [Self; 11] = [
        Self::Fire,
        Self::Place,
        Self::Move,
        Self::Withdraw,
        Self::Note,
        Self::End,
        Self::Hide,
        Self::Random,
        Self::Seal,
        Self::Help,
        Self::Show,
    ];

    const fn key(self) -> &'static str {
        match self {
            Self::Fire => "planetaire-words-fire",
            Self::Place => "planetaire-words-place",
            Self::Move => "planetaire-words-move",
            Self::Withdraw => "planetaire-words-withdraw",
            Self::Note => "planetaire-words-note",
            Self::End => "planetaire-words-end",
            Self::Hide => "planetaire-words-hide",
            Self::Random => "planetaire-words-random",
            Self::Seal => "planetaire-words-seal",
            Self::Help => "planetaire-words-help",
            Self::Show => "planetaire-words-show",
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
            ("fire", Verb::Fire),
            ("TIRE", Verb::Fire),
            (" Déplacer ", Verb::Move),
            ("deplacer", Verb::Move),
            ("ALÉATOIRE", Verb::Random),
            ("note", Verb::Note),
            ("Règles", Verb::Help),
        ] {
            assert_eq!(verb(word), Some(found), "{word}");
        }
        for nonsense in ["", "12", "D3", "firefire", &"x".repeat(5_000)] {
            assert_eq!(verb(nonsense), None);
        }
    }
}
