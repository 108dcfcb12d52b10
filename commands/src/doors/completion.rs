//! What can stand in an option of a command while it is typed: what the verb offers, as whoever
//! types sees it. What is offered is granted.

use games::{Kind, Said, Seat, Verb};
use text::Lang;

use crate::desk::Desk;

/// An option of a verb that is being typed.
pub struct Asking<'a, D: Desk> {
    /// In which language it is typed.
    pub lang: Lang,
    /// The verb.
    pub verb: &'static Verb<D>,
    /// The place of what is being typed.
    pub place: usize,
    /// What stands in the other places.
    pub said: &'a Said,
    /// What is typed so far.
    pub typed: &'a str,
}

impl<D: Desk> Asking<'_, D> {
    /// What can stand there now; nothing where the verb itself is not offered.
    pub fn offered(&self, view: &D::View, me: Seat) -> Vec<Completion> {
        let Some(arg) = self.verb.takes.get(self.place) else {
            return Vec::new();
        };
        if !(self.verb.may)(view, me) {
            return Vec::new();
        }
        if let Some(completed) = D::completed(view, self) {
            return completed;
        }
        let words = arg
            .offers
            .map_or_else(Vec::new, |of| of(view, me, self.said));
        // Nothing at all may stand where a word may; it needs no choosing.
        let words = words.into_iter().filter(|word| !word.is_empty());
        let numbers = matches!(arg.kind, Kind::Number { .. } | Kind::Before { .. });
        let completion = |word: String| match word.parse() {
            Ok(number) if numbers => Completion::number(number),
            _ => Completion::word(word),
        };
        words.map(completion).collect()
    }
}

/// Something that can be chosen.
pub struct Completion {
    /// What it says.
    pub label: String,
    /// What comes back.
    pub value: serde_json::Value,
}

impl Completion {
    /// A number.
    pub fn number(number: i64) -> Self {
        Self {
            label: number.to_string(),
            value: number.into(),
        }
    }

    /// A word, with what it means.
    pub fn explained(word: &str, label: String) -> Self {
        Self {
            label,
            value: word.into(),
        }
    }

    /// A word.
    pub fn word(word: String) -> Self {
        Self {
            value: word.clone().into(),
            label: word,
        }
    }
}
