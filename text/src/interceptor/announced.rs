//! Announcements as people type them.

use std::sync::LazyLock;

use games::interceptor::{Announcement, Change, FirstTurn};

use crate::vocabulary::Vocabulary;

static TURNS: LazyLock<Vocabulary<FirstTurn>> =
    LazyLock::new(|| Vocabulary::new(&FirstTurn::ALL, turn_key));
static CHANGES: LazyLock<Vocabulary<Change>> =
    LazyLock::new(|| Vocabulary::new(&Change::ALL, change_key));

/// Message key of the first turn that is announced.
const fn turn_key(turn: FirstTurn) -> &'static str {
    match turn {
        FirstTurn::None => "interceptor-words-straight",
        FirstTurn::Left => "interceptor-words-left",
        FirstTurn::Right => "interceptor-words-right",
    }
}

/// Message key of the change of speed that is announced.
const fn change_key(change: Change) -> &'static str {
    match change {
        Change::Slower => "interceptor-words-slower",
        Change::Same => "interceptor-words-same",
        Change::Faster => "interceptor-words-faster",
    }
}

/// An announcement as it is typed, in either order: `left faster`, `plus vite, à gauche`.
pub fn parse_announcement(said: &str) -> Option<Announcement> {
    // No announcement has more words.
    let words: Vec<&str> = said
        .split(is_gap)
        .filter(|word| !word.is_empty())
        .take(8)
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

/// True if these words are only one half of an announcement: `left`.
pub fn half_announced(said: &str) -> bool {
    let said = said.trim_matches(is_gap);
    TURNS.find(said).is_some() || CHANGES.find(said).is_some()
}

fn is_gap(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, ',' | ';' | '/' | '.' | '!')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;
    use crate::interceptor::announcement;

    #[test]
    fn common_ways_to_type_announcements_are_read() {
        let said = |turn, change| Some(Announcement { turn, change });
        for (words, expected) in [
            ("left faster", said(FirstTurn::Left, Change::Faster)),
            ("left/faster", said(FirstTurn::Left, Change::Faster)),
            ("gauche, accélère", said(FirstTurn::Left, Change::Faster)),
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
            assert_eq!(parse_announcement(words), expected, "{words}");
        }
        assert_eq!(parse_announcement(&"left ".repeat(900)), None);
    }

    #[test]
    fn select_labels_can_be_typed() {
        for turn in FirstTurn::ALL {
            for change in Change::ALL {
                let said = Announcement { turn, change };
                for lang in Lang::ALL {
                    let label = announcement(lang, said);
                    assert_eq!(parse_announcement(&label), Some(said), "{label}");
                }
            }
        }
    }

    #[test]
    fn half_announcements_are_recognised() {
        assert!(
            ["left", "À gauche !", "plus vite", "accélère"]
                .map(half_announced)
                .iter()
                .all(|it| *it)
        );
        assert!(!half_announced("left faster") && !half_announced("3 AGA") && !half_announced(""));
    }
}
