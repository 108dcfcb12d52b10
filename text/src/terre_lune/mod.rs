//! The words of De la Terre à la Lune.

mod advice;
mod alt;
mod describe;
mod lexicon;
mod news;
mod options;
mod places;
mod refusal;
mod result;
mod riddle;
mod status;
mod terms;
#[cfg(test)]
mod tests;
mod things;

pub use describe::own_secrets;
pub use lexicon::LEXICON;
pub use places::{node, place, station, stop};
pub use refusal::why_not;
pub use things::{card, card_code, cards, claims, colour, mineral, rocket, symbol};

use games::terre_lune::TerreLune;

use crate::game_text::words;

words!(
    TerreLune,
    keys: "terre_lune",
    its_own: [advice, loss, compared, alt, options, accounts, riddle],
);
