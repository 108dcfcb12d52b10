//! The words that people type to the desk of Planétaire in a direct message.

use crate::vocabulary::verbs;

verbs! {
    /// Fire a ray.
    Fire = "planetaire-words-fire",
    /// Put a marble.
    Place = "planetaire-words-place",
    /// Move a marble.
    Move = "planetaire-words-move",
    /// Take a marble back.
    Withdraw = "planetaire-words-withdraw",
    /// Note a cell as empty.
    Note = "planetaire-words-note",
    /// End the round.
    End = "planetaire-words-end",
    /// Hide a sky.
    Hide = "planetaire-words-hide",
    /// Have a sky drawn.
    Random = "planetaire-words-random",
    /// Make the sky final.
    Seal = "planetaire-words-seal",
    /// Be told what can be done.
    Help = "planetaire-words-help",
    /// See the board.
    Show = "planetaire-words-show",
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
