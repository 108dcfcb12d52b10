//! A planet beside another, as a question for others.

use games::Riddle;
use games::space_connection::{Action, Launch, SpaceConnection};

use crate::fluent_bundles::say;
use crate::lang::Lang;

/// An answer on a button: the position.
pub(super) fn riddle_answer(_lang: Lang, answer: &Action) -> String {
    match answer {
        Action::Launch(Launch::Scout(at)) => at.to_string(),
        _ => String::new(),
    }
}

/// Explains the right answer: the sky was like that.
pub(super) fn riddle_why(lang: Lang, riddle: &Riddle<SpaceConnection>) -> String {
    let wrong = riddle.answers.len().saturating_sub(1);
    say("space_connection-riddle-why")
        .with("wrong", wrong)
        .tr(lang)
}
