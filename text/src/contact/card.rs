//! Words that people type for a help card.

use std::sync::LazyLock;

use games::contact::Aid;

use crate::vocabulary::Vocabulary;

static CARDS: LazyLock<Vocabulary<Aid>> = LazyLock::new(|| Vocabulary::new(&Aid::ALL, key));

/// Message key of a help card's name.
const fn key(aid: Aid) -> &'static str {
    match aid {
        Aid::FiftyFifty => "contact-words-card-fifty",
        Aid::FirstStop => "contact-words-card-stop",
        Aid::TargetExchange => "contact-words-card-exchange",
    }
}

/// The help card that is meant by its name, in any language.
pub fn card(said: &str) -> Option<Aid> {
    CARDS.find(said)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;
    use crate::contact::aid;

    #[test]
    fn cards_are_found_by_their_shown_names() {
        for each in Aid::ALL {
            for lang in Lang::ALL {
                assert_eq!(card(&aid(lang, each)), Some(each));
            }
        }
        assert_eq!(card("ESCALE"), Some(Aid::FirstStop));
        for nonsense in ["", "1", "card"] {
            assert_eq!(card(nonsense), None);
        }
    }
}
