//! The words of De la Terre à la Lune.

mod alt;
mod describe;
mod lexicon;
mod news;
mod options;
mod places;
mod refusal;
mod result;
mod status;
mod terms;
#[cfg(test)]
mod tests;
mod things;

pub use describe::held;
pub use lexicon::LEXICON;
pub use places::{code, node, place, route, station, stop};
pub use refusal::why_not;
pub use things::{card, cards, claims, colour, mineral, rocket, symbol};

use games::terre_lune::TerreLune;

use crate::words::words;

words!(
    TerreLune,
    keys: "moon",
    sources: ["terre_lune", "terre_lune-commands", "terre_lune-desk", "terre_lune-help", "terre_lune-picture"],
    pages: [
        "moon-help-aim",
        "moon-help-board",
        "moon-help-turn",
        "moon-help-station",
        "moon-help-challenge",
        "moon-help-pirate",
        "moon-help-moon",
        "moon-help-ambush",
        "moon-help-end",
        "moon-help-time",
        "moon-help-commands",
        "moon-help-messages",
    ]
);
