//! The words that people type to the desk of Space Connection in a direct message.

use crate::vocabulary::verbs;

verbs! {
    /// Send a scout.
    Scout = "connection-words-scout",
    /// Send a ship.
    Ship = "connection-words-ship",
    /// Send a super-ship.
    SuperShip = "connection-words-super-ship",
    /// Place emitters.
    Laser = "connection-words-laser",
    /// Hide a sky.
    Hide = "connection-words-hide",
    /// Add a planet or take it away.
    Toggle = "connection-words-toggle",
    /// Move a planet.
    Move = "connection-words-move",
    /// Have a sky drawn.
    Random = "connection-words-random",
    /// Take all planets away.
    Clear = "connection-words-clear",
    /// Keep the sky as a favourite.
    Keep = "connection-words-keep",
    /// Load a favourite.
    Load = "connection-words-load",
    /// Make the sky final.
    Seal = "connection-words-seal",
    /// Note planets.
    Note = "connection-words-note",
    /// Note empty positions.
    Empty = "connection-words-empty",
    /// Erase notes, or forget a favourite.
    Erase = "connection-words-erase",
    /// Give up.
    Concede = "connection-words-concede",
    /// Be told what can be done.
    Help = "connection-words-help",
    /// See the board.
    Show = "connection-words-show",
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
