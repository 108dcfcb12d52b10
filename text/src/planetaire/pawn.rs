//! Names of the pawns.

use games::planetaire::Pawn;

use crate::fluent_bundles::say;
use crate::lang::Lang;

/// A pawn's colour, or its letter.
pub fn pawn(lang: Lang, pawn: Pawn) -> String {
    match pawn {
        Pawn::Black => say("planetaire-pawn-black").tr(lang),
        Pawn::White => say("planetaire-pawn-white").tr(lang),
        Pawn::Colour(index) => say(colour(index)).tr(lang),
        Pawn::Letter(letter) => say("planetaire-pawn-letter")
            .with("letter", letter.to_string())
            .tr(lang),
    }
}

/// Message key of a coloured pawn, by the colour's number.
const fn colour(index: u8) -> &'static str {
    match index {
        0 => "planetaire-pawn-red",
        1 => "planetaire-pawn-green",
        2 => "planetaire-pawn-yellow",
        3 => "planetaire-pawn-blue",
        4 => "planetaire-pawn-brown",
        5 => "planetaire-pawn-orange",
        6 => "planetaire-pawn-pearl",
        // The text has eight colours, so this is the last.
        _ => "planetaire-pawn-grey",
    }
}
