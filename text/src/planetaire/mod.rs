//! The words of Planétaire.

mod advice;
mod alt;
mod describe;
mod news;
mod options;
mod pawn;
mod puzzle;
mod refusal;
mod score;
mod shown;
mod status;
#[cfg(test)]
mod tests;

pub use pawn::pawn;

use games::planetaire::Planetaire;

use crate::words::words;

words!(
    Planetaire,
    keys: "planetaire",
    puzzle: puzzle,
    sources: ["planetaire", "planetaire-advice", "planetaire-commands", "planetaire-desk", "planetaire-help", "planetaire-lesson"],
    pages: [
        "planetaire-help-aim",
        "planetaire-help-board",
        "planetaire-help-ray",
        "planetaire-help-marks",
        "planetaire-help-examples",
        "planetaire-help-score",
        "planetaire-help-match",
        "planetaire-help-options",
        "planetaire-help-time",
        "planetaire-help-commands",
        "planetaire-help-messages",
    ]
);
