//! Appearance of Planétaire's pieces: colours with their signs, as the players name them.

use games::planetaire::Pawn;

use crate::Anchor;
use crate::emblems::Emblem;
use crate::scene::Shape;
use crate::theme::{Face, Ink, Sign, Tint};

pub(super) use crate::shapes::{sprite, words};

/// The text's eight colours, in its order, each with a sign of its own.
const COLOURS: [(Tint, Sign); 8] = [
    (Tint::Red, Sign::Dot),
    (Tint::Green, Sign::Triangle),
    (Tint::Yellow, Sign::Star),
    (Tint::Blue, Sign::Square),
    (Tint::Brown, Sign::Cross),
    (Tint::Orange, Sign::Diamond),
    (Tint::Pearl, Sign::Crescent),
    (Tint::Grey, Sign::Bars),
];

/// The tints that letters take in turn.
const LETTERS: [Tint; 4] = [Tint::Rose, Tint::Lilac, Tint::Lime, Tint::Aqua];

/// A pawn's colour and sign.
fn marks(pawn: Pawn) -> (Tint, Sign) {
    match pawn {
        Pawn::Black => (Tint::Black, Sign::Ring),
        Pawn::White => (Tint::White, Sign::Chevron),
        Pawn::Colour(nth) => COLOURS[usize::from(nth) % COLOURS.len()],
        Pawn::Letter(letter) => {
            // The letter alone tells them apart; the tints help to follow their rays.
            let nth = u32::from(letter) as usize % LETTERS.len();
            (LETTERS[nth], Sign::Letter(letter))
        }
    }
}

/// A pawn.
pub(super) fn pawn(pawn: Pawn, diameter: u16) -> Shape {
    let (tint, sign) = marks(pawn);
    sprite(Emblem::Pawn(tint, sign), diameter)
}

/// The colour of a pawn's ray; a black pawn's would not be seen in the night.
pub(super) fn ray(pawn: Pawn) -> Ink {
    match marks(pawn).0 {
        Tint::Black => Ink::Steel,
        tint => Ink::Tint(tint),
    }
}

/// The line in the middle of a pawn's ray: of two rays that are alike to some eyes, one has another
/// one.
pub(super) fn heart(pawn: Pawn) -> Ink {
    match marks(pawn).0 {
        Tint::Black | Tint::Green | Tint::Orange | Tint::Brown | Tint::Lime => Ink::Moon,
        Tint::White | Tint::Yellow | Tint::Aqua => Ink::Night,
        _ => ray(pawn),
    }
}

/// Words beginning at their place.
pub(super) fn label(said: impl Into<String>, face: Face, ink: Ink, room: u16) -> Shape {
    words(said, face, ink, Anchor::Left, room)
}

/// A short number around its place.
pub(super) fn number(said: impl ToString, face: Face, ink: Ink) -> Shape {
    words(said.to_string(), face, ink, Anchor::Middle, 200)
}
