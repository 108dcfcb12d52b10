//! The words of Planétaire.

mod alt;
mod describe;
mod help;
mod news;
mod options;
mod pawn;
mod refusal;
mod score;
mod shown;
mod status;
#[cfg(test)]
mod tests;

pub use pawn::pawn;

use games::planetaire::Planetaire;

use crate::phrase::say;
use crate::words::words;

words!(
    Planetaire,
    keys: "planetaire",
    sources: ["planetaire", "planetaire-desk", "planetaire-help"],
    title: say("planetaire-title"),
    pitch: say("planetaire-pitch")
);
