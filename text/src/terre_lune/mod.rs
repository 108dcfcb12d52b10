//! The words of De la Terre à la Lune.

mod alt;
mod describe;
mod help;
mod lexicon;
mod news;
mod options;
mod places;
mod refusal;
mod result;
mod status;
#[cfg(test)]
mod tests;
mod things;
mod verb;

pub use describe::held;
pub use lexicon::LEXICON;
pub use places::{code, node, place, route, station, stop};
pub use refusal::why_not;
pub use things::{card, cards, claims, colour, mineral, rocket, symbol};
pub use verb::{Verb, colour_of, mineral_of, node_of, verb};

use games::terre_lune::TerreLune;

use crate::phrase::say;
use crate::words::words;

words!(TerreLune, title: say("moon-title"), pitch: say("moon-pitch"));
