//! A trick, as a question for others.

use games::Riddle;
use games::terre_lune::{Action, TerreLune};

use super::things::{card, colour};
use crate::fluent_bundles::say;
use crate::lang::Lang;

/// An answer on a button: the card.
pub(super) fn riddle_answer(lang: Lang, answer: &Action) -> String {
    match answer {
        Action::Play(played) => card(lang, *played),
        _ => String::new(),
    }
}

/// Explains the right answer: what was led, and the trump.
pub(super) fn riddle_why(lang: Lang, riddle: &Riddle<TerreLune>) -> String {
    let Some(fight) = &riddle.view.fight else {
        return String::new();
    };
    let led = fight.table.first().map(|(_, led)| card(lang, *led));
    say("terre_lune-riddle-why")
        .with("led", led.unwrap_or_default())
        .with("trump", colour(lang, fight.trump))
        .tr(lang)
}
