//! Small pictures of the things between the Earth and the Moon. Every silhouette is another, so
//! that they are told apart without their colours.

use super::bearing::Bearing;
use super::palette;
use crate::emblems::rocket;
use crate::palette::{Rgb, SHADE, SHADING, mix};
use crate::pencil::Pencil;
use crate::signs;
use crate::theme::{Ink, Sign, Tint};

const WHITE: Rgb = [255, 255, 255];

fn night() -> Rgb {
    Ink::Night.rgb()
}

/// A rocket with its nose turned; its sign stays upright and fills its window.
pub(super) fn moonship(pencil: &mut Pencil, tint: Tint, sign: Sign, nose: Bearing) {
    const WINDOW: f32 = 0.14;
    rocket(pencil, tint);
    pencil.turn(nose.angle());
    let (sin, cos) = nose.angle().sin_cos();
    pencil.inset(WINDOW * sin, -WINDOW * cos, 0.38, |pencil| {
        pencil.disc(0.0, 0.0, 1.0, night());
        pencil.disc(0.0, 0.0, 0.86, WHITE);
        pencil.inset(0.0, 0.0, 1.32, |small| {
            signs::draw(small, sign, night(), WHITE)
        });
    });
}

/// A small blue world with two continents.
pub(super) fn earth(pencil: &mut Pencil) {
    const LANDS: &str = "M-38 -26Q-16 -46 4 -34Q-2 -18 -16 -12Q-18 4 -30 0Q-40 -10 -38 -26Z\
                         M8 2Q30 -8 40 6Q34 30 16 36Q2 24 8 2Z";
    let [sea, land] = [palette::SEA, palette::LAND].map(palette::rgb);
    pencil.ball(sea, |pencil| pencil.fill(LANDS, land));
}

/// Reach of the Earth's air, in radii of the Earth.
pub(super) const AIR: f32 = 1.34;

/// The Earth in its air, so large that it rises over a picture's corner: so much of it, in radii,
/// is seen to the right of its middle and below it.
pub(super) fn rising(pencil: &mut Pencil, (right, down): (f32, f32)) {
    const LANDS: &str = "M-40 -19Q-36 -43 -11 -48Q1 -47 2 -38Q-9 -33 -8 -23Q-18 -19 -19 -9Q-35 -7 -40 -19Z\
                         M5 -19Q17 -30 31 -23L43 -7L39 16Q16 20 12 3Q0 -5 5 -19Z\
                         M-28 0Q-16 -4 -9 5Q-10 16 -20 19Q-30 15 -28 0Z";
    const SHADE: &str = "M28 -21L43 -7L39 16Q27 19 20 13Q33 -2 28 -21Z";
    let [air, sea, dark, land, shade] = [
        Ink::Earth,
        palette::SEA,
        palette::SEA_DARK,
        palette::LAND,
        palette::LAND_DARK,
    ]
    .map(palette::rgb);
    let cloud = mix(sea, WHITE, 0.85);
    pencil.inset(0.0, 0.0, 1.0 / AIR, |pencil| {
        pencil.shade(|x, y| match x.hypot(y) {
            far if far <= 1.0 => Some((night(), 1.0)),
            far if far <= 1.15 => Some((air, 0.25)),
            far if far <= AIR => Some((air, 0.126)),
            _ => None,
        });
        pencil.inset(0.0, 0.0, 0.94, |pencil| {
            pencil.disc(0.0, 0.0, 1.0, sea);
            pencil.shade(|x, y| {
                let night = x.hypot(y) <= 1.0 && (x + 0.22).hypot(y + 0.22) > 1.06;
                night.then_some((dark, 1.0))
            });
            pencil.fill(LANDS, land);
            pencil.fill(SHADE, shade);
            // Bands of clouds, around a place below.
            let clouds = [
                (1.70, (-0.34, -0.10)),
                (1.76, (0.05, 0.27)),
                (1.40, (-0.40, 0.0)),
                (1.30, (0.22, 0.52)),
            ];
            pencil.inset(0.0, 1.2, 1.0, |pencil| {
                for (radius, ends) in clouds {
                    pencil.arc(radius, ends, 0.07, (cloud, 1.0));
                }
            });
            pencil.arc(0.86, (-1.20, -0.52), 0.075, (WHITE, 1.0));
        });
        pencil.cut(|x, y| x.hypot(y) <= AIR && x <= right && y <= down);
    });
}

/// A gain in golden figures with a dark edge.
pub(super) fn prime(pencil: &mut Pencil, prime: u16) {
    const HIGH: f32 = 0.50;
    const APART: f32 = 0.44;
    let figures = format!("+{prime}");
    let gold = Ink::Gold.rgb();
    let places = (0..4u8).map(|nth| (f32::from(nth) - 1.5) * APART);
    let figures: Vec<(char, f32)> = figures.chars().zip(places).collect();
    for (figure, aside) in &figures {
        pencil.haloed(*figure, (*aside, 0.0), HIGH, gold);
    }
    // The edge of one may lie over another.
    for (figure, aside) in figures {
        pencil.letter_at(figure, (aside, 0.0), HIGH, gold);
    }
}

/// A grey ball with seas and craters, in two flat tones of its own light.
pub(super) fn moon(pencil: &mut Pencil) {
    const SEAS: &str = "M-38 -12Q-22 -40 0 -28Q28 -22 22 0Q6 16 -10 8Q-34 12 -38 -12Z\
                        M-6 26Q10 18 30 28Q26 42 6 44Q-8 40 -6 26Z";
    let [stone, dark, sea, crater, wall] = [
        palette::STONE,
        palette::STONE_DARK,
        palette::MARE,
        palette::CRATER,
        palette::WALL,
    ]
    .map(palette::rgb);
    let craters: [(f32, f32, f32); 9] = [
        (-0.40, -0.36, 0.20),
        (0.31, -0.50, 0.15),
        (0.09, 0.13, 0.26),
        (-0.57, 0.26, 0.14),
        (0.56, 0.07, 0.16),
        (-0.20, 0.62, 0.17),
        (0.40, 0.55, 0.13),
        (-0.05, -0.70, 0.09),
        (0.72, -0.32, 0.08),
    ];
    pencil.disc(0.0, 0.0, 1.0, night());
    pencil.inset(0.0, 0.0, 0.945, |pencil| {
        pencil.disc(0.0, 0.0, 1.0, stone);
        pencil.fill(SEAS, sea);
        for (x, y, radius) in craters {
            // Its wall in the light, its wall in the dark, its ground.
            pencil.disc(x + 0.035, y + 0.035, radius, WHITE);
            pencil.disc(x, y, radius, wall);
            pencil.disc(x + 0.018, y + 0.018, radius - 0.03, crater);
        }
        pencil.shade(|x, y| {
            let night = x.hypot(y) <= 1.0 && (x + 0.20).hypot(y + 0.20) > 1.05;
            night.then_some((dark, 0.75))
        });
        pencil.arc(0.86, (-1.28, -0.36), 0.09, (WHITE, 1.0));
    });
    pencil.shade(|x, y| {
        let rim = x.hypot(y) > 0.945 && x.hypot(y) <= 1.0;
        rim.then_some((night(), 1.0))
    });
    pencil.cut(|x, y| x.hypot(y) <= 1.0);
}

/// Two wings of panels and a wheel with a letter on its hub.
pub(super) fn station(pencil: &mut Pencil, letter: char) {
    let panel = Ink::Earth.rgb();
    let cross = mix(panel, WHITE, 0.75);
    let rect = |pencil: &mut Pencil, x: f32, half: f32, colour: Rgb| {
        let corners = [(-half, -half), (half, -half), (half, half), (-half, half)];
        pencil.polygon(&corners.map(|(right, down)| (x + right, down)), colour);
    };
    for x in [-0.74, 0.74] {
        rect(pencil, x, 0.26, night());
        rect(pencil, x, 0.20, panel);
        pencil.line((x, -0.20), (x, 0.20), 0.045, cross);
        pencil.line((x - 0.20, 0.0), (x + 0.20, 0.0), 0.045, cross);
    }
    let face = pencil.rgb(Ink::Plate);
    pencil.disc(0.0, 0.0, 0.59, night());
    pencil.disc(0.0, 0.0, 0.54, Ink::Moon.rgb());
    pencil.disc(0.0, 0.0, 0.43, face);
    pencil.inset(0.0, 0.01, 0.52, |small| {
        small.letter(letter, 1.05, WHITE);
    });
}

/// A skull between two grey panels.
pub(super) fn pirate(pencil: &mut Pencil) {
    const PANELS: &str = "M-48 -13L-22 -13L-22 13L-48 13ZM22 -13L48 -13L48 13L22 13Z";
    const SKULL: &str =
        "M-24 -8C-24 -38 24 -38 24 -8C24 3 19 9 14 13V26H-14V13C-19 9 -24 3 -24 -8Z";
    pencil.inked(PANELS, 0.07);
    pencil.fill(PANELS, Ink::Steel.rgb());
    pencil.fill(
        "M-48 2H-22V13H-48ZM22 2H48V13H22Z",
        mix(Ink::Steel.rgb(), SHADE, 0.36),
    );
    pencil.inked(SKULL, 0.10);
    pencil.fill(SKULL, WHITE);
    for x in [-0.20, 0.20] {
        pencil.disc(x, -0.13, 0.14, night());
    }
    pencil.fill("M0 1L4 9L-4 9Z", night());
    for x in [-0.10, 0.10] {
        pencil.line((x, 0.36), (x, 0.50), 0.06, night());
    }
}

/// Draws a step on a dark route; on a golden one it needs an edge.
pub(super) fn dot(pencil: &mut Pencil) {
    pencil.disc(0.0, 0.0, 0.48, Ink::Moon.rgb());
}

pub(super) fn step(pencil: &mut Pencil) {
    pencil.disc(0.0, 0.0, 0.60, night());
    pencil.disc(0.0, 0.0, 0.45, Ink::Moon.rgb());
}

/// The end of a way that is open.
pub(super) fn goal(pencil: &mut Pencil) {
    let gilt = palette::rgb(palette::GILT);
    pencil.disc(0.0, 0.0, 1.0, night());
    pencil.disc(0.0, 0.0, 0.84, Ink::Gold.rgb());
    pencil.disc(0.0, 0.0, 0.52, gilt);
}

/// A cell of the orbit; a crossing, where a rocket is dragged or collides, is filled.
pub(super) fn cell(pencil: &mut Pencil, is_crossing: bool) {
    let (rim, face) = match is_crossing {
        true => (Ink::Tint(Tint::Orange), palette::CROSSING),
        false => (Ink::Tint(Tint::Lilac), Ink::Hollow),
    };
    let (rim, face) = (rim.rgb(), palette::rgb(face));
    pencil.disc(0.0, 0.0, 0.92, rim);
    pencil.disc(0.0, 0.0, 0.75, face);
}

/// A disc with a rim: dark, or golden all over.
pub(super) fn ringed(pencil: &mut Pencil, ink: Ink) {
    let (rim, hollow) = (pencil.rgb(ink), pencil.rgb(Ink::Hollow));
    pencil.disc(0.0, 0.0, 1.0, night());
    pencil.disc(0.0, 0.0, 0.93, rim);
    pencil.disc(0.0, 0.0, 0.80, mix(hollow, rim, 0.12));
}

/// A coin that counts: golden, with a darker edge.
pub(super) fn coin(pencil: &mut Pencil) {
    let gold = Ink::Gold.rgb();
    pencil.disc(0.0, 0.0, 1.0, night());
    pencil.disc(0.0, 0.0, 0.93, mix(gold, SHADE, SHADING));
    pencil.disc(0.0, -0.02, 0.86, gold);
    pencil.arc(0.70, (-1.20, -0.40), 0.07, (WHITE, 0.7));
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
