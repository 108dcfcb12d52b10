//! Playing cards and certificates, as small pictures without their words.

use super::{palette, voyage};
use crate::palette::{Rgb, SHADE, mix};
use crate::pencil::Pencil;
use crate::signs;
use crate::theme::{Ink, Sign, Tint};

const WHITE: Rgb = [255, 255, 255];
/// A card's half width, half height and corner.
const CARD: CardSize = CardSize(0.69, 0.98, 0.16);
/// A certificate's.
const TICKET: CardSize = CardSize(0.98, 0.64, 0.22);

/// Half the width, half the height, and the corners' radius of a sheet.
#[derive(Clone, Copy)]
struct CardSize(f32, f32, f32);

impl CardSize {
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
    CARD.fill(pencil, 0.045, mix(colour, WHITE, 0.72));
    CARD.fill(pencil, 0.10, colour);
    // The lower half in its shadow, as of a folded card.
    let shadow = mix(colour, SHADE, 0.11);
    pencil.shade(|x, y| {
        let below = y > 0.16 && CARD.depth(x, y) > 0.10;
        below.then_some((shadow, 1.0))
    });
    let contrast = tint.contrast().rgb();
    pencil.inset(0.0, 0.54, 0.46, |small| {
        signs::draw(small, sign, contrast, shadow)
    });
}

/// Draws a card in the dark: an outline and a faint face.
pub(super) fn dim(pencil: &mut Pencil, tint: Tint, sign: Sign) {
    let colour = Ink::Tint(tint).rgb();
    let hollow = pencil.rgb(Ink::Hollow);
    let face = mix(hollow, colour, 0.16);
    CARD.fill(pencil, 0.0, night());
    CARD.fill(pencil, 0.045, mix(hollow, colour, 0.55));
    CARD.fill(pencil, 0.10, face);
    let faint = mix(hollow, colour, 0.8);
    pencil.inset(0.0, 0.54, 0.42, |small| {
        signs::draw(small, sign, faint, face)
    });
}

/// The back of all cards: a crescent in the night.
pub(super) fn back(pencil: &mut Pencil) {
    let face = palette::rgb(palette::BAND);
    CARD.fill(pencil, 0.0, night());
    CARD.fill(pencil, 0.045, Ink::Text.rgb());
    CARD.fill(pencil, 0.15, face);
    pencil.inset(0.0, 0.0, 0.78, |small| {
        signs::draw(small, Sign::Crescent, Ink::Gold.rgb(), face);
    });
}

/// An outline of a card that is not there yet.
pub(super) fn slot(pencil: &mut Pencil) {
    let (hollow, line) = (pencil.rgb(Ink::Hollow), pencil.rgb(Ink::Line));
    CARD.fill(pencil, 0.02, mix(hollow, line, 0.6));
    CARD.fill(pencil, 0.07, hollow);
}

/// Two cards, fanned.
pub(super) fn hand(pencil: &mut Pencil) {
    let behind = pencil.rgb(Ink::Faint);
    for (lean, x, face) in [(-0.30_f32, -0.16, behind), (0.16, 0.18, WHITE)] {
        let (sin, cos) = lean.sin_cos();
        for (grown, colour) in [(0.12, night()), (0.0, face)] {
            let corners = [(-0.42, -0.66), (0.42, -0.66), (0.42, 0.66), (-0.42, 0.66)];
            let corners = corners.map(|(right, down): (f32, f32)| {
                let (right, down) = (right + grown * right.signum(), down + grown * down.signum());
                (x + right * cos - down * sin, right * sin + down * cos)
            });
            pencil.polygon(&corners, colour);
        }
    }
}

/// A crate with its boards.
pub(super) fn claims(pencil: &mut Pencil) {
    let [crate_, boards] = [palette::CRATE, palette::BOARDS].map(palette::rgb);
    const BOX: CardSize = CardSize(0.92, 0.70, 0.18);
    BOX.fill(pencil, 0.0, night());
    BOX.fill(pencil, 0.12, crate_);
    pencil.shade(|x, y| {
        let lid = (-0.24..-0.10).contains(&y) || (y > -0.10 && x.abs() < 0.08);
        (lid && BOX.depth(x, y) > 0.12).then_some((boards, 1.0))
    });
}

/// A deposit, whichever mineral it holds.
pub(super) fn deposit(pencil: &mut Pencil) {
    voyage::ringed(pencil, Ink::Gold);
    pencil.inset(0.0, 0.0, 0.92, |small| {
        signs::draw(small, Sign::Diamond, Ink::Gold.rgb(), Ink::Night.rgb());
    });
}

/// A certificate: a dark sheet with a rim.
pub(super) fn ticket(pencil: &mut Pencil, ink: Ink) {
    let (rim, hollow) = (pencil.rgb(ink), pencil.rgb(Ink::Hollow));
    TICKET.fill(pencil, 0.0, night());
    TICKET.fill(pencil, 0.08, rim);
    TICKET.fill(pencil, 0.19, mix(hollow, rim, 0.16));
}

/// A small card for a trick: golden if it was won.
pub(super) fn pip(pencil: &mut Pencil, is_won: bool) {
    const PIP: CardSize = CardSize(0.78, 0.98, 0.26);
    let (hollow, line) = (pencil.rgb(Ink::Hollow), pencil.rgb(Ink::Line));
    let (rim, face) = match is_won {
        true => (night(), Ink::Gold.rgb()),
        false => (line, hollow),
    };
    PIP.fill(pencil, 0.0, rim);
    PIP.fill(pencil, 0.16, face);
}
