//! Small pictures of the things between the Earth and the Moon. Every silhouette is another, so
//! that they are told apart without their colours.

use super::bearing::Bearing;
use crate::emblems::rocket;
use crate::palette::{Rgb, SHADE, SHADING, mix};
use crate::pencil::Pencil;
use crate::signs;
use crate::theme::{Ink, Sign, Tint};

const WHITE: Rgb = [255, 255, 255];

fn night() -> Rgb {
    Ink::Night.rgb()
}

/// A rocket with its nose turned; its sign stays upright in its window.
pub(super) fn moonship(pencil: &mut Pencil, tint: Tint, sign: Sign, nose: Bearing) {
    const WINDOW: f32 = 0.20;
    rocket(pencil, tint);
    pencil.turn(nose.angle());
    let (sin, cos) = nose.angle().sin_cos();
    pencil.inset(WINDOW * sin, -WINDOW * cos, 0.34, |pencil| {
        pencil.disc(0.0, 0.0, 1.0, night());
        pencil.disc(0.0, 0.0, 0.84, WHITE);
        pencil.inset(0.0, 0.0, 1.2, |small| {
            signs::draw(small, sign, night(), WHITE)
        });
    });
}

/// A small blue world with two continents.
pub(super) fn earth(pencil: &mut Pencil) {
    const LANDS: &str = "M-38 -26Q-16 -46 4 -34Q-2 -18 -16 -12Q-18 4 -30 0Q-40 -10 -38 -26Z\
                         M8 2Q30 -8 40 6Q34 30 16 36Q2 24 8 2Z";
    let land = Ink::Tint(Tint::Green).rgb();
    pencil.ball(Ink::Tint(Tint::Blue).rgb(), |pencil| {
        pencil.fill(LANDS, land)
    });
}

/// A grey ball with craters.
pub(super) fn moon(pencil: &mut Pencil) {
    let stone = mix(Ink::Steel.rgb(), WHITE, 0.15);
    let craters: [(f32, f32, f32); 7] = [
        (-0.42, -0.36, 0.20),
        (0.34, -0.52, 0.14),
        (0.56, 0.06, 0.17),
        (0.04, 0.14, 0.23),
        (-0.60, 0.24, 0.13),
        (-0.22, 0.62, 0.15),
        (0.40, 0.56, 0.13),
    ];
    pencil.ball(stone, |pencil| {
        for (x, y, radius) in craters {
            pencil.disc(x, y, radius, mix(stone, SHADE, SHADING));
        }
    });
}

/// Two wings of panels and a wheel with a letter on its hub.
pub(super) fn station(pencil: &mut Pencil, letter: char) {
    let panel = Ink::Earth.rgb();
    for side in [-1.0, 1.0] {
        let quad = |from: f32, to: f32, half: f32| {
            [
                (from * side, -half),
                (to * side, -half),
                (to * side, half),
                (from * side, half),
            ]
        };
        pencil.polygon(&quad(0.5, 1.0, 0.36), night());
        pencil.polygon(&quad(0.56, 0.96, 0.31), mix(panel, [20, 60, 170], 0.45));
        pencil.polygon(&quad(0.60, 0.75, 0.27), panel);
        pencil.polygon(&quad(0.79, 0.93, 0.27), panel);
    }
    pencil.disc(0.0, 0.0, 0.66, night());
    pencil.disc(0.0, 0.0, 0.61, mix(Ink::Steel.rgb(), WHITE, 0.6));
    pencil.disc(0.0, 0.0, 0.48, night());
    pencil.disc(0.0, 0.0, 0.43, Ink::Plate.rgb());
    pencil.inset(0.0, 0.02, 0.6, |small| {
        small.letter(letter, 1.1, Ink::Moon.rgb());
    });
}

/// A skull between two grey panels.
pub(super) fn pirate(pencil: &mut Pencil) {
    const PANELS: &str = "M-48 -14L-20 -14L-20 14L-48 14ZM20 -14L48 -14L48 14L20 14Z";
    const SKULL: &str =
        "M-22 -8C-22 -36 22 -36 22 -8C22 2 18 8 13 12V24H-13V12C-18 8 -22 2 -22 -8Z";
    pencil.inked(PANELS, 0.07);
    pencil.fill(PANELS, Ink::Steel.rgb());
    pencil.fill(
        "M-48 4H-20V14H-48ZM20 4H48V14H20Z",
        mix(Ink::Steel.rgb(), SHADE, SHADING),
    );
    pencil.inked(SKULL, 0.09);
    pencil.fill(SKULL, WHITE);
    for x in [-0.19, 0.19] {
        pencil.disc(x, -0.14, 0.14, night());
    }
    pencil.fill("M0 0L4 8L-4 8Z", night());
    for x in [-0.10, 0.10] {
        pencil.line((x, 0.34), (x, 0.48), 0.06, night());
    }
}

/// A flat band around a circle: what moves there is dragged.
pub(super) fn glow(pencil: &mut Pencil) {
    pencil.ring(1.0, 0.20, Ink::Shade(Tint::Violet, 2).rgb(), 1.0);
}

pub(super) fn step(pencil: &mut Pencil) {
    pencil.disc(0.0, 0.0, 0.54, night());
    pencil.disc(0.0, 0.0, 0.40, Ink::Text.rgb());
}

pub(super) fn ringed(pencil: &mut Pencil, ink: Ink) {
    pencil.disc(0.0, 0.0, 1.0, night());
    pencil.disc(0.0, 0.0, 0.95, ink.rgb());
    pencil.disc(0.0, 0.0, 0.84, mix(Ink::Hollow.rgb(), ink.rgb(), 0.12));
}

/// A die from above.
pub(super) fn die(pencil: &mut Pencil, tint: Tint, pips: u8) {
    let colour = Ink::Tint(tint).rgb();
    let rounded = |half: f32| {
        move |x: f32, y: f32| {
            const CORNER: f32 = 0.24;
            let beyond = |value: f32| (value.abs() - (half - CORNER)).max(0.0);
            beyond(x).powi(2) + beyond(y).powi(2) < CORNER * CORNER
        }
    };
    let (ink, face) = (rounded(0.98), rounded(0.88));
    let shadow = mix(colour, SHADE, SHADING);
    pencil.shade(|x, y| match (face(x, y), ink(x, y)) {
        (true, _) if y > 0.66 => Some((shadow, 1.0)),
        (true, _) => Some((colour, 1.0)),
        (false, true) => Some((night(), 1.0)),
        (false, false) => None,
    });
    const OFF: f32 = 0.44;
    let places: &[(f32, f32)] = match pips {
        1 => &[(0.0, 0.0)],
        2 => &[(-OFF, OFF), (OFF, -OFF)],
        3 => &[(-OFF, OFF), (0.0, 0.0), (OFF, -OFF)],
        4 => &[(-OFF, -OFF), (OFF, -OFF), (-OFF, OFF), (OFF, OFF)],
        5 => &[
            (-OFF, -OFF),
            (OFF, -OFF),
            (0.0, 0.0),
            (-OFF, OFF),
            (OFF, OFF),
        ],
        _ => &[
            (-OFF, -OFF),
            (-OFF, 0.0),
            (-OFF, OFF),
            (OFF, -OFF),
            (OFF, 0.0),
            (OFF, OFF),
        ],
    };
    for &(x, y) in places {
        pencil.disc(x, y - 0.05, 0.17, WHITE);
    }
}
