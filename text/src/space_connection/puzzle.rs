//! A solved puzzle of the day, in signs that tell nothing of the sky.

use games::space_connection::{Glimpse, View};

use crate::fluent_bundles::say;
use crate::lang::Lang;

/// Result of the puzzle: the number of launches, or that it was not solved.
pub(super) fn puzzle_result(lang: Lang, own: Option<u16>) -> String {
    let phrase = match own {
        Some(launches) => say("space_connection-puzzle-launches").with("launches", launches),
        None => say("space_connection-puzzle-unfound"),
    };
    phrase.tr(lang)
}

/// Draws the result of each launch: a system, something, or nothing. No sign tells what was
/// launched, or where.
pub(super) fn puzzle_trail(news: &[Glimpse], _over: &View) -> String {
    let launches = news.iter().filter_map(|glimpse| match glimpse {
        Glimpse::Launched {
            flight, complete, ..
        } => Some(match (complete.is_empty(), flight.found.is_empty()) {
            (false, _) => '🪐',
            (true, false) => '🟢',
            (true, true) => '⚫',
        }),
        _ => None,
    });
    launches.collect()
}
