//! An order that hit, as a question for others.

use games::Riddle;
use games::interceptor::{Action, Interceptor};

use super::craft::lettered;
use crate::fluent_bundles::say;
use crate::lang::Lang;

/// An answer on a button: the order, in the reader's letters.
pub(super) fn riddle_answer(lang: Lang, answer: &Action) -> String {
    match answer {
        Action::Write { order, .. } => lettered(lang, order),
        _ => String::new(),
    }
}

/// Explains the right answer: where the flight ends.
pub(super) fn riddle_why(lang: Lang, _riddle: &Riddle<Interceptor>) -> String {
    say("interceptor-riddle-why").tr(lang)
}
