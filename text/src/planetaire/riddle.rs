//! A cell that rays prove, as a question for others.

use games::Riddle;
use games::planetaire::{Action, Planetaire};

use crate::fluent_bundles::say;
use crate::lang::Lang;

/// An answer on a button: the cell.
pub(super) fn riddle_answer(_lang: Lang, answer: &Action) -> String {
    match answer {
        Action::Place(cell) => cell.to_string(),
        _ => String::new(),
    }
}

/// Explains the right answer: no sky that agrees with the rays is without it.
pub(super) fn riddle_why(lang: Lang, riddle: &Riddle<Planetaire>) -> String {
    let view = &riddle.view;
    let board = view.me.and_then(|seat| view.detected_by(seat));
    say("planetaire-riddle-why")
        .with("rays", board.map_or(0, |board| board.shots.len()))
        .tr(lang)
}
