//! What is met between the Earth and the Moon, as small pictures. Every silhouette is another, so
//! that they are told apart without their colours.

use super::bearing::Bearing;
use crate::palette::{Rgb, SHADE, mix};
use crate::pencil::Pencil;
use crate::signs;
use crate::theme::{Ink, Sign, Tint};

const WHITE: Rgb = [255, 255, 255];

fn night() -> Rgb {
    Ink::Night.rgb()
}

/// A plump hull with three fins, lit from one side; the sign stays upright.
pub(super) fn moonship(pencil: &mut Pencil, tint: Tint, sign: Sign, nose: Bearing) {
    /// From the nose to the tail, along the hull.
    const ENDS: (f32, f32) = (-0.98, 0.60);
    let (sin, cos) = nose.angle().sin_cos();
    let colour = Ink::Tint(tint).rgb();
    let hull = |across: f32, along: f32, grown: f32| {
        let part = (along - ENDS.0) / (ENDS.1 - ENDS.0);
        let swell = part.clamp(0.0, 1.0) / 0.62;
        let half = if swell < 1.0 {
            0.56 * (1.0 - (1.0 - swell).powi(2)).powf(0.8)
        } else {
            0.56 - 0.55 * (swell - 1.0).powi(2)
        };
        let within = along > ENDS.0 - grown && along < ENDS.1 + grown;
        within && across.abs() < half + grown
    };
    let fin = |across: f32, along: f32, grown: f32| {
        let wide = across.abs();
        let (upper, lower) = (0.98 * wide - 0.22, 0.30 * wide + 0.62);
        wide < 0.84 + grown && along > upper - grown * 1.4 && along < lower + grown && wide > 0.2
    };
    let flame = |across: f32, along: f32, grown: f32| {
        let part = (along - 0.58) / 0.42;
        part > 0.0 && part < 1.0 && across.abs() < 0.22 * (1.0 - part) + grown
    };
    pencil.shade(|x, y| {
        let (across, along) = (x * cos + y * sin, y * cos - x * sin);
        let shown = if hull(across, along, 0.0) {
            if !hull(across, along, -0.075) || along < -0.70 {
                mix(colour, WHITE, 0.75)
            } else {
                colour
            }
        } else if fin(across, along, 0.0) {
            mix(colour, WHITE, 0.33)
        } else if flame(across, along, 0.0) {
            Ink::Tint(Tint::Orange).rgb()
        } else if hull(across, along, 0.09) || fin(across, along, 0.09) {
            night()
        } else {
            return None;
        };
        Some((shown, 1.0))
    });
    let contrast = tint.contrast().rgb();
    pencil.inset(0.0, 0.0, 0.62, |small| {
        signs::draw(small, sign, contrast, colour);
    });
}

/// A small blue world with two continents.
pub(super) fn earth(pencil: &mut Pencil) {
    let land = Ink::Tint(Tint::Green).rgb();
    pencil.disc(0.0, 0.0, 1.0, night());
    pencil.disc(0.0, 0.0, 0.94, Ink::Earth.rgb());
    pencil.disc(0.0, 0.0, 0.84, Ink::Tint(Tint::Blue).rgb());
    let blobs: [(f32, f32, f32); 5] = [
        (-0.34, -0.36, 0.34),
        (-0.10, -0.46, 0.22),
        (0.36, 0.10, 0.30),
        (0.26, 0.42, 0.22),
        (-0.44, 0.34, 0.16),
    ];
    for (x, y, radius) in blobs {
        pencil.disc(x, y, radius, land);
    }
}

/// A grey ball with craters, in a soft light of its own.
pub(super) fn moon(pencil: &mut Pencil) {
    const RIM: f32 = 0.90;
    let stone = mix(Ink::Steel.rgb(), SHADE, 0.2);
    pencil.shade(|x, y| {
        let distance = (x * x + y * y).sqrt();
        let away = (distance - RIM) / (1.0 - RIM);
        (away < 1.0).then(|| (Ink::Steel.rgb(), (1.0 - away.max(0.0)).powi(2) * 0.7))
    });
    pencil.disc(0.0, 0.0, RIM, mix(Ink::Steel.rgb(), WHITE, 0.6));
    pencil.shade(|x, y| {
        let lit = ((x + 0.05).powi(2) + (y + 0.05).powi(2)).sqrt() < RIM - 0.06;
        lit.then_some((stone, 1.0))
    });
    let craters: [(f32, f32, f32); 9] = [
        (-0.40, -0.44, 0.18),
        (0.30, -0.56, 0.13),
        (0.60, -0.10, 0.16),
        (0.08, 0.02, 0.22),
        (-0.62, 0.14, 0.13),
        (-0.26, 0.52, 0.19),
        (0.42, 0.48, 0.17),
        (0.02, -0.30, 0.09),
        (0.14, 0.72, 0.09),
    ];
    let shadow = mix(stone, SHADE, 0.33);
    for (x, y, radius) in craters {
        pencil.disc(x + 0.03, y + 0.03, radius, mix(stone, WHITE, 0.33));
        pencil.disc(x, y, radius * 0.94, shadow);
    }
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

/// A skull between two dark panels.
pub(super) fn pirate(pencil: &mut Pencil) {
    let violet = Ink::Tint(Tint::Lilac).rgb();
    let quad = |from: f32, to: f32, half: f32| {
        let place = |along: f32, across: f32| {
            let (cos, sin) = (0.94, -0.342);
            (along * cos - across * sin, along * sin + across * cos)
        };
        [
            place(from, -half),
            place(to, -half),
            place(to, half),
            place(from, half),
        ]
    };
    for side in [-1.0, 1.0] {
        pencil.polygon(&quad(0.3 * side, 1.0 * side, 0.46), night());
        pencil.polygon(
            &quad(0.3 * side, 0.94 * side, 0.40),
            mix(violet, WHITE, 0.33),
        );
        pencil.polygon(
            &quad(0.56 * side, 0.88 * side, 0.33),
            mix(violet, SHADE, 0.33),
        );
    }
    for (grown, colour) in [(0.10, night()), (0.0, WHITE)] {
        pencil.disc(0.0, -0.18, 0.52 + grown, colour);
        let jaw = [
            (-0.30 - grown, 0.16),
            (0.30 + grown, 0.16),
            (0.26 + grown, 0.64 + grown),
            (-0.26 - grown, 0.64 + grown),
        ];
        pencil.polygon(&jaw, colour);
    }
    for x in [-0.22, 0.22] {
        pencil.disc(x, -0.14, 0.16, night());
    }
    pencil.polygon(&[(0.0, 0.04), (0.09, 0.20), (-0.09, 0.20)], night());
    for x in [-0.12, 0.12] {
        pencil.line((x, 0.42), (x, 0.58), 0.07, night());
    }
}

/// A circle that shines, brightest at nine tenths of the way out.
pub(super) fn glow(pencil: &mut Pencil, tint: Tint) {
    let colour = Ink::Tint(tint).rgb();
    pencil.shade(|x, y| {
        let away = ((x * x + y * y).sqrt() - 0.9).abs() / 0.1;
        (away < 1.0).then(|| (colour, (1.0 - away).powi(2) * 0.5))
    });
}

pub(super) fn step(pencil: &mut Pencil) {
    pencil.disc(0.0, 0.0, 1.0, night());
    pencil.disc(0.0, 0.0, 0.72, Ink::Text.rgb());
}

pub(super) fn ringed(pencil: &mut Pencil, ink: Ink) {
    pencil.disc(0.0, 0.0, 1.0, night());
    pencil.disc(0.0, 0.0, 0.95, ink.rgb());
    pencil.disc(0.0, 0.0, 0.78, mix(Ink::Hollow.rgb(), ink.rgb(), 0.12));
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
    for (half, shown) in [
        (0.96, night()),
        (0.90, mix(colour, WHITE, 0.6)),
        (0.80, colour),
    ] {
        let inside = rounded(half);
        pencil.shade(|x, y| inside(x, y).then_some((shown, 1.0)));
    }
    const OFF: f32 = 0.46;
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
        pencil.disc(x, y, 0.17, tint.contrast().rgb());
    }
}
