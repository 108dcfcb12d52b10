//! An option of a command while it is typed, and what can stand there.

use games::{GameCommand, Said};
use text::Lang;

use super::GameUi;

/// An option of a verb that is being typed.
pub(crate) struct Asking<'a, D: GameUi> {
    /// In which language it is typed.
    pub lang: Lang,
    /// The verb.
    pub verb: &'static GameCommand<D>,
    /// The place of what is being typed.
    pub place: usize,
    /// Words in the other places.
    pub said: &'a Said,
    /// Text typed so far.
    pub typed: &'a str,
}

/// Something that can be chosen.
pub(crate) struct Completion {
    /// Label.
    pub label: String,
    /// Value that comes back.
    pub value: serde_json::Value,
}

impl Completion {
    /// A number.
    pub(crate) fn number(number: i64) -> Self {
        Self {
            label: number.to_string(),
            value: number.into(),
        }
    }

    /// A word, with what it means.
    pub(crate) fn explained(word: &str, label: String) -> Self {
        Self {
            label,
            value: word.into(),
        }
    }

    /// A word.
    pub(crate) fn word(word: String) -> Self {
        Self {
            value: word.clone().into(),
            label: word,
        }
    }
}
