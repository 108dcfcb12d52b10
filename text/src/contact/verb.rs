//! The words that people type to the desk of Contact in a direct message.

use crate::vocabulary::verbs;

verbs! {
    /// Plan a route.
    Route = "contact-words-route",
    /// Take the last leg back.
    Back = "contact-words-back",
    /// Empty the route.
    Clear = "contact-words-clear",
    /// Choose a signal card.
    Signal = "contact-words-signal",
    /// Exchange the target.
    Exchange = "contact-words-exchange",
    /// Drop the take.
    Drop = "contact-words-drop",
    /// Send the take.
    Send = "contact-words-send",
    /// Name a planet, or two.
    Guess = "contact-words-guess",
    /// Ask for a repeat.
    Repeat = "contact-words-repeat",
    /// Have the first stop-over shown.
    FirstStop = "contact-words-first-stop",
    /// Call a briefing.
    Brief = "contact-words-brief",
    /// Pay for the help cards.
    Reactivate = "contact-words-reactivate",
    /// Choose a practice flight.
    Practise = "contact-words-practise",
    /// Begin the mission.
    Begin = "contact-words-begin",
    /// Be told what can be done.
    Help = "contact-words-help",
    /// See the board.
    Show = "contact-words-show",
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
