//! A flight as a question for others.

use games::Riddle;
use games::contact::{Action, Contact, Rhythm};

use super::shown::{strip, tile};
use crate::fluent_bundles::say;
use crate::lang::Lang;

/// An answer on a button: the planet's letter.
pub(super) fn riddle_answer(lang: Lang, answer: &Action) -> String {
    match answer {
        Action::Guess(planet) => tile(lang, *planet),
        _ => String::new(),
    }
}

/// Explains the right answer: the flight in beats, from where it began.
pub(super) fn riddle_why(lang: Lang, riddle: &Riddle<Contact>) -> String {
    let round = riddle.view.round.as_ref();
    let sent: Option<&Rhythm> = round.and_then(|round| round.sent.last());
    say("contact-riddle-why")
        .with("beats", sent.map(strip).unwrap_or_default())
        .with("hops", sent.map_or(0, Rhythm::landings))
        .with("from", tile(lang, riddle.view.rocket))
        .tr(lang)
}
