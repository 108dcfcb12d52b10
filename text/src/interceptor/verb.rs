//! The words that people type to the desk of Interceptor in a direct message.

use std::sync::LazyLock;

use games::interceptor::{Announcement, Change, FirstTurn};

use crate::vocabulary::{Vocabulary, verbs};

verbs! {
    /// Make what is written final.
    Seal = "interceptor-words-seal",
    /// Write again what was sealed.
    Reopen = "interceptor-words-reopen",
    /// Have the ships placed by chance.
    Random = "interceptor-words-random",
    /// Be told what can be done.
    Help = "interceptor-words-help",
    /// See the board.
    Show = "interceptor-words-show",
}

static TURNS: LazyLock<Vocabulary<FirstTurn>> =
    LazyLock::new(|| Vocabulary::of(&FirstTurn::ALL, turn_key));
static CHANGES: LazyLock<Vocabulary<Change>> =
    LazyLock::new(|| Vocabulary::of(&Change::ALL, change_key));

const fn turn_key(turn: FirstTurn) -> &'static str {
    match turn {
        FirstTurn::None => "interceptor-words-straight",
        FirstTurn::Left => "interceptor-words-left",
        FirstTurn::Right => "interceptor-words-right",
    }
}

const fn change_key(change: Change) -> &'static str {
    match change {
        Change::Slower => "interceptor-words-slower",
        Change::Same => "interceptor-words-same",
        Change::Faster => "interceptor-words-faster",
    }
}

/// An announcement as it is typed, in either order: `left faster`, `plus vite, à gauche`.
pub fn announced(said: &str) -> Option<Announcement> {
    // No announcement has more words.
    let words: Vec<&str> = said
        .split(|letter: char| letter == ',' || letter.is_whitespace())
        .filter(|word| !word.is_empty())
        .take(7)
        .collect();
    (1..words.len()).find_map(|at| {
        let (one, other) = (words[..at].join(" "), words[at..].join(" "));
        let read = |turn: &str, change: &str| {
            Some(Announcement {
                turn: TURNS.find(turn)?,
                change: CHANGES.find(change)?,
            })
        };
        read(&one, &other).or_else(|| read(&other, &one))
    })
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
    fn announcements_are_read_as_people_type_them() {
        let said = |turn, change| Some(Announcement { turn, change });
        for (words, expected) in [
            ("left faster", said(FirstTurn::Left, Change::Faster)),
            ("G, plus vite", said(FirstTurn::Left, Change::Faster)),
            (
                "Moins vite, à droite",
                said(FirstTurn::Right, Change::Slower),
            ),
            ("no turn same speed", said(FirstTurn::None, Change::Same)),
            ("tout droit  pareil", said(FirstTurn::None, Change::Same)),
            ("left", None),
            ("faster faster", None),
            ("left faster please", None),
            ("3 AGA", None),
            ("", None),
        ] {
            assert_eq!(announced(words), expected, "{words}");
        }
        assert_eq!(announced(&"left ".repeat(900)), None);
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
