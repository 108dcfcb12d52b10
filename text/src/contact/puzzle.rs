//! The signal of the day, in signs that tell nothing of space.

use games::contact::{Ending, Glimpse, Mission, View};

use crate::fluent_bundles::say;
use crate::lang::Lang;

/// Result of the puzzle: the guess that found the signal, or that none did.
pub(super) fn puzzle_result(lang: Lang, own: Option<u16>) -> String {
    let phrase = match own {
        Some(guess) => say("contact-puzzle-found").with("guess", guess),
        None => say("contact-puzzle-unfound"),
    };
    phrase.with("guesses", Mission::GUESSES).tr(lang)
}

/// Draws each guess: wrong or right. No sign tells which planet was named.
pub(super) fn puzzle_trail(news: &[Glimpse], over: &View) -> String {
    let guesses = news.iter().filter_map(|glimpse| match glimpse {
        Glimpse::Missed { .. } => Some('🟥'),
        Glimpse::Found { .. } => Some('🟩'),
        _ => None,
    });
    let lost = matches!(over.ending, Some(Ending::Lost { .. })).then_some('⬛');
    guesses.chain(lost).collect()
}
