//! An option of a game command while it is typed, and its completions.

use games::{GameCommand, Said};
use text::Lang;

use super::GameUi;

/// An option of a game command that is being typed.
pub(crate) struct TypedOption<'a, D: GameUi> {
    /// Language of the person who types.
    pub lang: Lang,
    /// The command.
    pub verb: &'static GameCommand<D>,
    /// Index of the option among those of the command.
    pub place: usize,
    /// Words of the other options.
    pub said: &'a Said,
    /// Text typed so far.
    pub typed: &'a str,
}

/// A completion of an option.
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
