//! The words that people type to the desk of Contact in a direct message.

use std::sync::LazyLock;

use crate::vocabulary::Vocabulary;

/// What a typed word asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verb {
    /// Plan a route.
    Route,
    /// Take the last leg back.
    Back,
    /// Empty the route.
    Clear,
    /// Choose a signal card.
    Signal,
    /// Exchange the target.
    Exchange,
    /// Drop the take.
    Drop,
    /// Send the take.
    Send,
    /// Name a planet, or two.
    Guess,
    /// Ask for a repeat.
    Repeat,
    /// Have the first stop-over shown.
    FirstStop,
    /// Call a briefing.
    Brief,
    /// Pay for the help cards.
    Reactivate,
    /// Choose a practice flight.
    Practise,
    /// Begin the mission.
    Begin,
    /// Be told what can be done.
    Help,
    /// See the board.
    Show,
}

impl Verb {
    /// All of them.
    pub const ALL: [Self; 16] = [
        Self::Route,
        Self::Back,
        Self::Clear,
        Self::Signal,
        Self::Exchange,
        Self::Drop,
        Self::Send,
        Self::Guess,
        Self::Repeat,
        Self::FirstStop,
        Self::Brief,
        Self::Reactivate,
        Self::Practise,
        Self::Begin,
        Self::Help,
        Self::Show,
    ];

    const fn key(self) -> &'static str {
        match self {
            Self::Route => "contact-words-route",
            Self::Back => "contact-words-back",
            Self::Clear => "contact-words-clear",
            Self::Signal => "contact-words-signal",
            Self::Exchange => "contact-words-exchange",
            Self::Drop => "contact-words-drop",
            Self::Send => "contact-words-send",
            Self::Guess => "contact-words-guess",
            Self::Repeat => "contact-words-repeat",
            Self::FirstStop => "contact-words-first-stop",
            Self::Brief => "contact-words-brief",
            Self::Reactivate => "contact-words-reactivate",
            Self::Practise => "contact-words-practise",
            Self::Begin => "contact-words-begin",
            Self::Help => "contact-words-help",
            Self::Show => "contact-words-show",
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
            assert!(word.chars().count() > 1, "{verb:?}: a letter is a tile");
            assert_eq!(super::verb(&word), Some(verb), "{word}");
        }
    }

    #[test]
    fn words_are_found_whatever_their_case_and_accents() {
        for (word, found) in [
            ("route", Verb::Route),
            ("ITINERAIRE", Verb::Route),
            (" Répéter ", Verb::Repeat),
            ("escale", Verb::FirstStop),
            ("Règles", Verb::Help),
        ] {
            assert_eq!(verb(word), Some(found), "{word}");
        }
        for nonsense in ["", "B", "0", "guessguess", &"x".repeat(5_000)] {
            assert_eq!(verb(nonsense), None);
        }
    }
}
