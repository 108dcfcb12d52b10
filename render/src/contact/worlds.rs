//! Round tiles with worlds on them, all of one size to the edge: whoever looks at two of them must
//! see how far they are apart. Every world has its own face; what tells them apart is a letter.

use super::props::{Light, World};
use crate::palette::{Rgb, mix};
use crate::pencil::Pencil;
use crate::theme::{Ink, Tint};

const WHITE: Rgb = [255, 255, 255];
const SLATE: Rgb = [40, 50, 84];
/// How far the world reaches within the rim.
const DISC: f32 = 0.885;
/// How far a rim reaches inwards, and one that is to be seen from afar.
const RIM: f32 = 0.925;
const WIDE_RIM: f32 = 0.865;
/// In how many steps a globe goes from light to shadow: few, so that it compresses well.
const STEPS: f32 = 7.0;

/// What a planet's face is made of.
#[derive(Clone, Copy)]
enum Surface {
    Bands,
    Storm,
    Craters,
    Lands,
    Caps,
    Rifts,
    Rings,
    Veils,
}

const FACES: [(Tint, Surface); 18] = [
    (Tint::Orange, Surface::Bands),
    (Tint::Aqua, Surface::Caps),
    (Tint::Rose, Surface::Craters),
    (Tint::Lime, Surface::Lands),
    (Tint::Lilac, Surface::Rings),
    (Tint::Red, Surface::Rifts),
    (Tint::Yellow, Surface::Storm),
    (Tint::Blue, Surface::Veils),
    (Tint::Pearl, Surface::Craters),
    (Tint::Green, Surface::Storm),
    (Tint::Brown, Surface::Rifts),
    (Tint::Grey, Surface::Craters),
    (Tint::Rose, Surface::Bands),
    (Tint::Aqua, Surface::Veils),
    (Tint::Orange, Surface::Rings),
    (Tint::Lilac, Surface::Caps),
    (Tint::Lime, Surface::Bands),
    (Tint::Red, Surface::Lands),
];

pub(super) fn coin(pencil: &mut Pencil, world: World, light: Light) {
    let (rim, inner) = match light {
        Light::Bright => (Ink::Gold.rgb(), WIDE_RIM),
        Light::Full => (mix(Ink::Steel.rgb(), WHITE, 0.55), RIM),
        Light::Spent => (mix(Ink::Steel.rgb(), SLATE, 0.35), RIM),
        Light::Dark => (mix(Ink::Line.rgb(), SLATE, 0.35), RIM),
    };
    pencil.disc(0.0, 0.0, DISC, sky(light));
    match (light, world) {
        (Light::Dark, _) => globe(pencil, DISC, |_, _| SLATE, 0.55),
        (_, World::Earth) => globe(pencil, DISC, |x, y| faded(earth(x, y), light), 0.9),
        (_, World::Rock(nth)) => rock(pencil, nth, light),
        (_, World::Planet(nth)) => {
            let (tint, face) = FACES[usize::from(nth) % FACES.len()];
            let colour = Ink::Tint(tint).rgb();
            match face {
                Surface::Rings => ringed(pencil, faded(colour, light)),
                _ => {
                    let turn = f32::from(nth);
                    let surface = |x, y| faded(surface(face, colour, turn, x, y), light);
                    globe(pencil, DISC, surface, 0.9);
                }
            }
        }
    }
    // The rim comes last: whatever the world, its edge is the same.
    pencil.ring(1.0, 1.0 - inner, rim, 1.0);
    pencil.ring(inner, 0.045, Ink::Night.rgb(), 1.0);
}

fn sky(light: Light) -> Rgb {
    match light {
        Light::Bright | Light::Full => [10, 16, 40],
        Light::Spent | Light::Dark => [8, 12, 30],
    }
}

fn faded(colour: Rgb, light: Light) -> Rgb {
    match light {
        Light::Bright | Light::Full | Light::Dark => colour,
        Light::Spent => mix(colour, SLATE, 0.72),
    }
}

/// A globe that is lit from the upper left.
fn globe(pencil: &mut Pencil, radius: f32, surface: impl Fn(f32, f32) -> Rgb, depth: f32) {
    pencil.shade(|x, y| {
        let (x, y) = (x / radius, y / radius);
        let rest = 1.0 - x * x - y * y;
        (rest >= 0.0).then(|| {
            let lit = 0.66 * rest.sqrt() - 0.48 * x - 0.58 * y;
            let lit = (lit * STEPS).round() / STEPS;
            let colour = surface(x, y);
            let shaded = if lit > 0.72 {
                mix(colour, WHITE, (lit - 0.72) * 1.1)
            } else {
                mix(colour, Ink::Night.rgb(), (0.72 - lit) * depth)
            };
            (shaded, 1.0)
        })
    });
}

fn surface(face: Surface, colour: Rgb, turn: f32, x: f32, y: f32) -> Rgb {
    let dark = mix(colour, Ink::Night.rgb(), 0.32);
    let light = mix(colour, WHITE, 0.45);
    let tilt = 0.25 - 0.1 * (turn % 5.0);
    let (along, across) = (x - tilt * y, y + tilt * x);
    match face {
        Surface::Bands | Surface::Storm => {
            let wave = across + 0.03 * (along * 7.0 + turn).sin();
            let eye = matches!(face, Surface::Storm)
                && ((along - 0.22) / 0.34).powi(2) + ((across - 0.36) / 0.17).powi(2) < 1.0;
            match (wave * 4.4 + 20.0 + turn * 0.3) as i32 % 4 {
                _ if eye => light,
                0 => dark,
                2 => light,
                _ => colour,
            }
        }
        Surface::Craters => {
            let pits: [(f32, f32, f32); 6] = [
                (-0.42, -0.36, 0.20),
                (0.38, -0.50, 0.15),
                (0.52, 0.22, 0.22),
                (-0.58, 0.30, 0.15),
                (-0.06, 0.62, 0.19),
                (0.06, -0.74, 0.10),
            ];
            let (sin, cos) = (turn * 0.9).sin_cos();
            let pit = pits.iter().find_map(|&(px, py, size)| {
                let (px, py) = (px * cos - py * sin, px * sin + py * cos);
                let far = (x - px).hypot(y - py);
                let brim = (x - px + 0.03).hypot(y - py + 0.04);
                match (far < size, brim < size) {
                    (true, _) => Some(dark),
                    (false, true) => None,
                    (false, false) => (far < size * 1.22).then_some(light),
                }
            });
            pit.unwrap_or(colour)
        }
        Surface::Lands => {
            let land = (x * 3.1 + turn).sin() + (y * 3.7 - turn).cos() + (x * 6.0 - y * 4.0).sin();
            if land > 0.75 {
                light
            } else if land > 0.35 {
                mix(colour, WHITE, 0.2)
            } else {
                mix(colour, Ink::Night.rgb(), 0.15)
            }
        }
        Surface::Caps => {
            let shore = 0.05 * (along * 9.0 + turn).sin();
            if across.abs() > 0.60 + shore {
                WHITE
            } else if across.abs() > 0.50 + shore {
                light
            } else if (across * 9.0 + 2.0 * along.powi(2) + turn).sin() > 0.6 {
                dark
            } else {
                colour
            }
        }
        Surface::Rifts => {
            let one = (along * 3.2 + (across * 4.0 + turn).sin() * 0.9).sin();
            let other = (across * 3.0 + (along * 3.4 - turn).cos() * 0.8).sin();
            match one.abs().min(other.abs()) {
                thin if thin < 0.09 => light,
                thin if thin < 0.26 => colour,
                _ => dark,
            }
        }
        Surface::Veils => {
            let veil = (across * 5.0 + (along * 2.2 + turn).sin() * 1.3).sin();
            if veil > 0.62 {
                mix(colour, WHITE, 0.62)
            } else if veil > 0.2 {
                mix(colour, WHITE, 0.22)
            } else {
                colour
            }
        }
        Surface::Rings => colour,
    }
}

fn earth(x: f32, y: f32) -> Rgb {
    let ocean = Ink::Tint(Tint::Blue).rgb();
    let land = Ink::Tint(Tint::Green).rgb();
    if (y + 0.05 * (x * 8.0).sin()).abs() > 0.80 {
        return WHITE;
    }
    let cloud = (y * 9.0 + (x * 3.0).sin() * 1.6).sin() + (x * 5.0 + 1.0).sin() * 0.5;
    let ground =
        (x * 2.6 + 0.9).sin() + (y * 3.1 + x * 1.3).cos() + 0.6 * (x * 5.2 - y * 4.1).sin();
    if cloud > 1.22 {
        WHITE
    } else if ground > 0.86 {
        land
    } else {
        mix(ocean, Ink::Earth.rgb(), 0.35)
    }
}

/// A small globe within a slanting ring that passes behind it and before it.
fn ringed(pencil: &mut Pencil, colour: Rgb) {
    const TILT: f32 = -0.38;
    let ring = |x: f32, y: f32| {
        let (sin, cos) = TILT.sin_cos();
        let (along, across) = (x * cos + y * sin, y * cos - x * sin);
        let out = along.hypot(across / 0.30);
        let band = match out {
            o if o < 0.80 && o > 0.70 => Some(mix(colour, WHITE, 0.55)),
            o if o < 0.66 && o > 0.58 => Some(mix(colour, WHITE, 0.25)),
            _ => None,
        };
        (band, across)
    };
    pencil.shade(|x, y| ring(x, y).0.map(|colour| (colour, 1.0)));
    let dark = mix(colour, Ink::Night.rgb(), 0.25);
    let banded = |x: f32, y: f32| {
        let across = y - 0.4 * x;
        if (across * 7.0).sin() > 0.45 {
            dark
        } else {
            colour
        }
    };
    globe(pencil, 0.52, banded, 0.9);
    pencil.shade(|x, y| {
        let (band, across) = ring(x, y);
        band.filter(|_| across > 0.0).map(|colour| (colour, 1.0))
    });
}

/// A lump with pits, another for each number.
fn rock(pencil: &mut Pencil, nth: u8, light: Light) {
    let turn = f32::from(nth) * 1.3;
    let stone = faded(
        mix(Ink::Steel.rgb(), Ink::Tint(Tint::Brown).rgb(), 0.45),
        light,
    );
    let reach = |angle: f32| {
        0.66 + 0.07 * (angle * 3.0 + turn).sin() + 0.05 * (angle * 5.0 - turn * 2.0).cos()
    };
    let pits = [
        (-0.28, -0.20, 0.14),
        (0.26, 0.04, 0.18),
        (-0.12, 0.34, 0.12),
    ];
    pencil.shade(|x, y| {
        let (far, angle) = (x.hypot(y), y.atan2(x));
        let edge = reach(angle);
        (far < edge).then(|| {
            let (sin, cos) = turn.sin_cos();
            let in_pit = pits.iter().any(|&(px, py, size): &(f32, f32, f32)| {
                (x - px * cos + py * sin).hypot(y - px * sin - py * cos) < size
            });
            let lit = -0.6 * x - 0.75 * y + 0.25 * (1.0 - far / edge);
            let lit = (lit * 5.0).round() / 5.0;
            let colour = if in_pit {
                mix(stone, Ink::Night.rgb(), 0.45)
            } else {
                stone
            };
            let shaded = if lit > 0.1 {
                mix(colour, WHITE, (lit - 0.1) * 0.6)
            } else {
                mix(colour, Ink::Night.rgb(), (0.1 - lit) * 0.9)
            };
            (shaded, 1.0)
        })
    });
}
