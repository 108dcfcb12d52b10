//! The words of Planétaire.

mod advice;
mod alt;
mod describe;
mod news;
mod options;
mod pawn;
mod puzzle;
mod refusal;
mod riddle;
mod score;
mod shown;
mod status;
#[cfg(test)]
mod tests;

pub use pawn::pawn;

use games::planetaire::Planetaire;

use crate::game_text::words;

words!(
    Planetaire,
    keys: "planetaire",
    its_own: [advice, loss, compared, par, alt, options, puzzle, riddle],
);
