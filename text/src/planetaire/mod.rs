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
mod verb;

pub use pawn::pawn;
pub use verb::{Verb, verb};

use games::planetaire::Planetaire;

use crate::phrase::say;
use crate::words::words;

words!(Planetaire, title: say("planetaire-title"), pitch: say("planetaire-pitch"));
