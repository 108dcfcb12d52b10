//! Playing cards and certificates, as small pictures without their words.

use super::voyage;
use crate::palette::{Rgb, mix};
use crate::pencil::Pencil;
use crate::signs;
use crate::theme::{Ink, Sign, Tint};

const WHITE: Rgb = [255, 255, 255];
/// A card's half width, half height and corner.
const CARD: SheetSize = SheetSize(0.69, 0.98, 0.16);
/// A certificate's.
const TICKET: SheetSize = SheetSize(0.98, 0.66, 0.16);

/// Half the width, half the height, and the corners' radius of a sheet.
#[derive(Clone, Copy)]
struct SheetSize(f32, f32, f32);

impl SheetSize {
    /// Distance of a place from the card's edge, inwards; negative outside.
    fn depth(self, x: f32, y: f32) -> f32 {
        let Self(half_width, half_height, corner) = self;
        let right = x.abs() - (half_width - corner);
        let down = y.abs() - (half_height - corner);
        let beyond = (right.max(0.0).powi(2) + down.max(0.0).powi(2)).sqrt();
        corner - beyond - right.max(down).min(0.0)
    }

    /// Fills it from a depth on.
    fn fill(self, pencil: &mut Pencil, from: f32, colour: Rgb) {
        pencil.shade(|x, y| (self.depth(x, y) > from).then_some((colour, 1.0)));
    }
}

fn night() -> Rgb {
    Ink::Night.rgb()
}

/// A card's face: its colour, and its sign below; the number is for others to write.
pub(super) fn card(pencil: &mut Pencil, tint: Tint, sign: Sign) {
    let colour = Ink::Tint(tint).rgb();
    CARD.fill(pencil, 0.0, night());
    CARD.fill(pencil, 0.05, colour);
    pencil.shade(|x, y| {
        let frame = (0.13..0.17).contains(&CARD.depth(x, y));
        frame.then_some((WHITE, 0.55))
    });
    let contrast = tint.contrast().rgb();
    pencil.inset(0.0, 0.52, 0.40, |small| {
        signs::draw(small, sign, contrast, colour)
    });
}

/// Draws a card in the dark: an outline and a faint face.
pub(super) fn dim(pencil: &mut Pencil, tint: Tint, sign: Sign) {
    let colour = Ink::Tint(tint).rgb();
    let face = mix(Ink::Hollow.rgb(), colour, 0.2);
    CARD.fill(pencil, 0.0, night());
    CARD.fill(pencil, 0.03, mix(Ink::Hollow.rgb(), colour, 0.6));
    CARD.fill(pencil, 0.10, face);
    let faint = mix(Ink::Hollow.rgb(), colour, 0.8);
    pencil.inset(0.0, 0.56, 0.36, |small| {
        signs::draw(small, sign, faint, face)
    });
}

/// The back of all cards: a crescent in the night.
pub(super) fn back(pencil: &mut Pencil) {
    let face = mix(Ink::Plate.rgb(), Ink::Line.rgb(), 0.35);
    CARD.fill(pencil, 0.0, night());
    CARD.fill(pencil, 0.04, Ink::Text.rgb());
    CARD.fill(pencil, 0.15, face);
    pencil.inset(0.0, 0.0, 0.7, |small| {
        signs::draw(small, Sign::Crescent, Ink::Gold.rgb(), face);
    });
}

/// An outline of a card that is not there yet.
pub(super) fn slot(pencil: &mut Pencil) {
    let edge = mix(Ink::Hollow.rgb(), Ink::Line.rgb(), 0.6);
    CARD.fill(pencil, 0.02, edge);
    CARD.fill(pencil, 0.07, Ink::Hollow.rgb());
}

/// Certificates, not one by one.
pub(super) fn claims(pencil: &mut Pencil) {
    ticket(pencil, Ink::Gold);
    for y in [-0.26, 0.0, 0.26] {
        pencil.line((-0.40, y), (0.40, y), 0.14, Ink::Gold.rgb());
    }
}

/// A deposit, whichever mineral it holds.
pub(super) fn deposit(pencil: &mut Pencil) {
    voyage::ringed(pencil, Ink::Gold);
    pencil.inset(0.0, 0.0, 0.8, |small| {
        signs::draw(small, Sign::Diamond, Ink::Gold.rgb(), Ink::Hollow.rgb());
    });
}

/// A certificate: a dark sheet with a rim.
pub(super) fn ticket(pencil: &mut Pencil, ink: Ink) {
    TICKET.fill(pencil, 0.0, night());
    TICKET.fill(pencil, 0.04, ink.rgb());
    TICKET.fill(pencil, 0.13, mix(Ink::Hollow.rgb(), ink.rgb(), 0.16));
}
