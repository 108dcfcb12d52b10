//! Announcements as people type them.

use std::sync::LazyLock;

use games::interceptor::{Announcement, Change, FirstTurn};

use crate::vocabulary::Vocabulary;

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
}
