//! Cards, barrels and what else lies beside a board, as small pictures.

use super::contour::{limb, slab};
use super::palette::{BED, CARD, DAY, PALE};
use super::props::{Card, Charge, Help};
use crate::palette::{Rgb, mix};
use crate::pencil::Pencil;
use crate::theme::{Ink, Tint};

const WHITE: Rgb = [255, 255, 255];
/// Half a card's sides.
const HALF: (f32, f32) = (0.70, 0.97);

/// A card that stands upright, with a framed face.
fn card_base(pencil: &mut Pencil, frame: Rgb, face: Rgb) {
    pencil.shade(|x, y| {
        let distance = slab((x, y), (0.0, 0.0), HALF, 0.16);
        match distance {
            d if d > 0.0 => None,
            d if d > -0.03 => Some((Ink::Night.rgb(), 1.0)),
            d if d > -0.12 => Some((frame, 1.0)),
            _ => Some((face, 1.0)),
        }
    });
}

/// Waves that spread to the upper right.
fn waves(pencil: &mut Pencil, from: (f32, f32), size: f32, colour: Rgb) {
    pencil.shade(|x, y| {
        let (dx, dy) = ((x - from.0) / size, (from.1 - y) / size);
        let out = dx.hypot(dy);
        let within = dx > 0.25 * dy && dy > 0.25 * dx;
        let wave = [0.42, 0.72, 1.0]
            .iter()
            .any(|at: &f32| (out - at).abs() < 0.075);
        (out < 0.18 || (within && wave)).then_some((colour, 1.0))
    });
}

/// A card.
pub(super) fn card(pencil: &mut Pencil, card: Card) {
    let gold = Ink::Gold.rgb();
    match card {
        Card::Face(points) => {
            let bed = pencil.rgb(BED);
            card_base(pencil, gold, bed);
            waves(pencil, (-0.48, -0.42), 0.36, mix(gold, bed, 0.25));
            digit(pencil, points, gold);
        }
        Card::Void(points) => {
            let [ghost, hollow, faint] =
                [Ink::Ghost, Ink::Hollow, Ink::Faint].map(|ink| pencil.rgb(ink));
            card_base(pencil, ghost, hollow);
            digit(pencil, points, faint);
            for (width, colour) in [(0.24, Ink::Night.rgb()), (0.13, Ink::Wrong.rgb())] {
                pencil.line((-0.58, 0.80), (0.58, -0.80), width, colour);
            }
        }
        Card::Back => {
            let [frame, bed, sign] = [DAY, CARD, PALE].map(|ink| pencil.rgb(ink));
            card_base(pencil, frame, bed);
            pencil.letter('?', 0.9, sign);
        }
    }
}

fn digit(pencil: &mut Pencil, points: u8, colour: Rgb) {
    let digit = char::from(b'0' + points.min(9));
    pencil.letter_at(digit, (0.06, 0.20), 1.0, colour);
}

/// A barrel of fuel with a drop on it, or the place of one.
pub(super) fn barrel(pencil: &mut Pencil, charge: Charge) {
    let body = |x: f32, y: f32| {
        // Round tops, and bulging sides.
        let half = 0.60 + 0.08 * (1.0 - (y / 0.8).powi(2));
        slab((x, y), (0.0, 0.0), (half, 0.92), 0.22)
    };
    let (hull, hoop, drop) = match charge {
        Charge::Ready => {
            let orange = Ink::Tint(Tint::Orange).rgb();
            (orange, mix(orange, WHITE, 0.5), Ink::Night.rgb())
        }
        Charge::Used => {
            let [hollow, edge] = [Ink::Hollow, Ink::Line].map(|ink| pencil.rgb(ink));
            (hollow, edge, edge)
        }
    };
    pencil.shade(|x, y| {
        let distance = body(x, y);
        match distance {
            d if d > 0.0 => None,
            d if d > -0.06 && charge == Charge::Ready => Some((Ink::Night.rgb(), 1.0)),
            d if d > -0.10 && charge == Charge::Used => Some((hoop, 1.0)),
            _ if (y.abs() - 0.56).abs() < 0.07 => Some((hoop, 1.0)),
            _ if charge == Charge::Ready && x < -0.30 => Some((mix(hull, WHITE, 0.3), 1.0)),
            _ if charge == Charge::Ready && x > 0.34 => {
                Some((mix(hull, Ink::Night.rgb(), 0.25), 1.0))
            }
            _ => Some((hull, 1.0)),
        }
    });
    pencil.shade(|x, y| {
        let round = x.hypot(y - 0.12) < 0.24;
        let tip = y < 0.12 && y > -0.36 && x.abs() < (y + 0.36) * 0.5;
        (round || tip).then_some((drop, 1.0))
    });
}

/// A help card: bright while it can be used.
pub(super) fn help(pencil: &mut Pencil, help: Help, charge: Charge) {
    let (frame, face, sign) = match charge {
        Charge::Ready => (Ink::Right.rgb(), pencil.rgb(CARD), WHITE),
        Charge::Used => {
            let [hollow, ghost] = [Ink::Hollow, Ink::Ghost].map(|ink| pencil.rgb(ink));
            (ghost, hollow, ghost)
        }
    };
    card_base(pencil, frame, face);
    match help {
        Help::Halves => {
            pencil.letter_at('5', (-0.28, -0.16), 0.52, sign);
            pencil.letter_at('0', (0.26, -0.16), 0.52, sign);
            pencil.line((-0.40, 0.40), (0.40, 0.40), 0.11, sign);
        }
        Help::Flag => {
            pencil.line((-0.26, -0.56), (-0.26, 0.62), 0.13, sign);
            pencil.polygon(&[(-0.22, -0.58), (0.48, -0.28), (-0.22, 0.04)], sign);
        }
        Help::Swap => {
            for (side, tip) in [(-0.26, 1.0), (0.26, -1.0)] {
                pencil.line((side, 0.50 * tip), (side, -0.40 * tip), 0.13, sign);
                pencil.line((side, -0.52 * tip), (side - 0.20, -0.24 * tip), 0.13, sign);
                pencil.line((side, -0.52 * tip), (side + 0.20, -0.24 * tip), 0.13, sign);
            }
        }
    }
    if charge == Charge::Used {
        let faint = pencil.rgb(Ink::Faint);
        pencil.line((-0.58, 0.80), (0.58, -0.80), 0.10, faint);
    }
}

/// Waves all around something that calls.
pub(super) fn beacon(pencil: &mut Pencil) {
    pencil.shade(|x, y| {
        let out = x.hypot(y);
        let part = (y.atan2(x) / std::f32::consts::TAU * 4.0 + 0.5).rem_euclid(1.0);
        let wave = (0.93..1.0).contains(&out) || (0.81..0.88).contains(&out);
        (wave && (0.14..0.86).contains(&part)).then_some((Ink::Gold.rgb(), 1.0))
    });
}

/// A ring on the table around a hand that has tapped, and strokes that fly from it.
pub(super) fn tap(pencil: &mut Pencil) {
    let gold = Ink::Gold.rgb();
    for (size, thin, strength) in [(1.0, 0.05, 0.55), (0.84, 0.08, 1.0)] {
        pencil.shade(|x, y| {
            let out = (x / size).hypot(y / (size * 0.20));
            (out < 1.0 && out > 1.0 - thin).then_some((gold, strength))
        });
    }
    for (from, to) in [
        ((0.72, -0.24), (0.84, -0.40)),
        ((0.86, -0.12), (1.0, -0.22)),
        ((0.56, -0.32), (0.62, -0.52)),
    ] {
        pencil.line(from, to, 0.045, gold);
    }
}

/// A letter that can be read on anything.
pub(super) fn label(pencil: &mut Pencil, letter: char, ink: Ink) {
    const HIGH: f32 = 1.30;
    for step in 0..10 {
        let angle = step as f32 / 10.0 * std::f32::consts::TAU;
        let aside = (angle.cos() * 0.17, angle.sin() * 0.17);
        pencil.letter_at(letter, aside, HIGH, Ink::Night.rgb());
    }
    let colour = pencil.rgb(ink);
    pencil.letter_at(letter, (0.0, 0.0), HIGH, colour);
}

/// A green button with a tick.
pub(super) fn tick(pencil: &mut Pencil) {
    pencil.disc(0.0, 0.0, 1.0, Ink::Night.rgb());
    pencil.disc(0.0, 0.0, 0.82, Ink::Right.rgb());
    for (from, to) in [
        ((-0.40, 0.02), (-0.10, 0.34)),
        ((-0.10, 0.34), (0.42, -0.30)),
    ] {
        pencil.line(from, to, 0.24, Ink::Night.rgb());
    }
}

/// A golden seal with a star and two ribbons.
pub(super) fn seal(pencil: &mut Pencil) {
    let gold = Ink::Gold.rgb();
    let ribbon = Ink::Tint(Tint::Red).rgb();
    for side in [-1.0, 1.0] {
        let cloth = [
            (0.10 * side, 0.20),
            (0.46 * side, 0.10),
            (0.62 * side, 0.94),
            (0.38 * side, 0.80),
            (0.20 * side, 1.0),
        ];
        let shade = if side < 0.0 { 0.0 } else { 0.25 };
        pencil.polygon(&cloth, mix(ribbon, Ink::Night.rgb(), shade));
    }
    pencil.shade(|x, y| {
        let (dx, dy) = (x, y + 0.26);
        let (out, angle) = (dx.hypot(dy), dy.atan2(dx));
        let edge = 0.66 + 0.035 * (angle * 18.0).cos();
        match out / edge {
            o if o > 1.0 => None,
            o if o > 0.80 => Some((gold, 1.0)),
            o if o > 0.74 => Some((mix(gold, [90, 50, 0], 0.45), 1.0)),
            _ if dx + dy < 0.0 => Some((mix(gold, WHITE, 0.40), 1.0)),
            _ => Some((mix(gold, WHITE, 0.15), 1.0)),
        }
    });
    let star: Vec<(f32, f32)> = (0..10)
        .map(|nth| {
            let reach = if nth % 2 == 0 { 0.36 } else { 0.15 };
            let angle = nth as f32 * std::f32::consts::PI / 5.0;
            (angle.sin() * reach, -angle.cos() * reach - 0.26)
        })
        .collect();
    pencil.polygon(&star, mix(gold, [90, 50, 0], 0.62));
}

/// A speech bubble with three dots.
pub(super) fn talk(pencil: &mut Pencil) {
    let bubble = |x: f32, y: f32| {
        let body = slab((x, y), (0.0, -0.16), (0.84, 0.56), 0.34);
        let tail = limb((x, y), (-0.30, 0.30), (-0.52, 0.82), (0.20, 0.03));
        body.min(tail)
    };
    pencil.shade(|x, y| match bubble(x, y) {
        far if far < 0.0 => Some((WHITE, 1.0)),
        far if far < 0.09 => Some((Ink::Night.rgb(), 1.0)),
        _ => None,
    });
    for x in [-0.44, 0.0, 0.44] {
        pencil.disc(x, -0.16, 0.13, Ink::Night.rgb());
    }
}

/// A flag on a mast, for a place that was shown.
pub(super) fn flag(pencil: &mut Pencil) {
    let mast = |x: f32, y: f32| limb((x, y), (-0.45, -0.86), (-0.45, 0.90), (0.10, 0.10));
    pencil.shade(|x, y| (mast(x, y) < 0.08).then_some((Ink::Night.rgb(), 1.0)));
    let cloth = [(-0.40, -0.96), (0.92, -0.48), (-0.40, 0.06)];
    pencil.polygon(&cloth, Ink::Night.rgb());
    let cloth = [(-0.40, -0.80), (0.68, -0.46), (-0.40, -0.08)];
    pencil.polygon(&cloth, Ink::Gold.rgb());
    pencil.shade(|x, y| (mast(x, y) < 0.0).then_some((WHITE, 1.0)));
}
