//! The words that people type to the desk of Space Connection in a direct message.

use std::sync::LazyLock;

use crate::vocabulary::Vocabulary;

/// What a typed word asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verb {
    /// Send a scout.
    Scout,
    /// Send a ship.
    Ship,
    /// Send a super-ship.
    SuperShip,
    /// Place emitters.
    Laser,
    /// Hide a sky.
    Hide,
    /// Add a planet or take it away.
    Toggle,
    /// Move a planet.
    Move,
    /// Have a sky drawn.
    Random,
    /// Take all planets away.
    Clear,
    /// Keep the sky as a favourite.
    Keep,
    /// Load a favourite.
    Load,
    /// Make the sky final.
    Seal,
    /// Note planets.
    Note,
    /// Note empty positions.
    Empty,
    /// Erase notes, or forget a favourite.
    Erase,
    /// Give up.
    Concede,
    /// Be told what can be done.
    Help,
    /// See the board.
    Show,
}

impl Verb {
    /// All of them.
    pub const ALL: [Self; 18] = [
        Self::Scout,
        Self::Ship,
        Self::SuperShip,
        Self::Laser,
        Self::Hide,
        Self::Toggle,
        Self::Move,
        Self::Random,
        Self::Clear,
        Self::Keep,
        Self::Load,
        Self::Seal,
        Self::Note,
        Self::Empty,
        Self::Erase,
        Self::Concede,
        Self::Help,
        Self::Show,
    ];

    const fn key(self) -> &'static str {
        match self {
            Self::Scout => "connection-words-scout",
            Self::Ship => "connection-words-ship",
            Self::SuperShip => "connection-words-super-ship",
            Self::Laser => "connection-words-laser",
            Self::Hide => "connection-words-hide",
            Self::Toggle => "connection-words-toggle",
            Self::Move => "connection-words-move",
            Self::Random => "connection-words-random",
            Self::Clear => "connection-words-clear",
            Self::Keep => "connection-words-keep",
            Self::Load => "connection-words-load",
            Self::Seal => "connection-words-seal",
            Self::Note => "connection-words-note",
            Self::Empty => "connection-words-empty",
            Self::Erase => "connection-words-erase",
            Self::Concede => "connection-words-concede",
            Self::Help => "connection-words-help",
            Self::Show => "connection-words-show",
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
            ("scout", Verb::Scout),
            ("FUSÉE", Verb::Scout),
            (" Super ", Verb::SuperShip),
            ("deplacer", Verb::Move),
            ("Planète", Verb::Toggle),
            ("laser", Verb::Laser),
            ("Règles", Verb::Help),
        ] {
            assert_eq!(verb(word), Some(found), "{word}");
        }
        for nonsense in ["", "12", "D3", "scoutscout", &"x".repeat(5_000)] {
            assert_eq!(verb(nonsense), None);
        }
    }
}
