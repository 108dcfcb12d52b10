//! Round tiles with worlds on them, all of one size to the edge: players who look at two of them
//! must see how far they are apart. What tells them apart is a letter; their faces help.

use super::palette::{DAY, DUSK, NIGHT};
use super::props::{Light, World};
use crate::emblems::ringed;
use crate::palette::{Rgb, SHADE, SHADING, mix};
use crate::pencil::Pencil;
use crate::theme::{Ink, Tint};

const WHITE: Rgb = [255, 255, 255];
const SLATE: Rgb = [24, 74, 78];
/// What cannot be reached sinks into the night.
const SUNK: Rgb = [12, 48, 55];
/// Reach of a dark planet within its ink.
const LIT: f32 = 0.93;
/// Share of its tile that a world takes within a ring.
const WITHIN: f32 = 0.80;

const BANDS: &str = "M-47 -14Q0 -2 47 -14L48 -2Q0 10 -48 -2Z\
                     M-45 18Q0 32 45 18L40 29Q0 42 -40 29Z";

/// Surface of a planet.
#[derive(Clone, Copy)]
enum Surface {
    Bands,
    Craters,
    Swirl,
    Spot,
    Plain,
    Ring,
}

const FACES: [(Tint, Surface); 18] = [
    (Tint::Orange, Surface::Spot),
    (Tint::Aqua, Surface::Bands),
    (Tint::Rose, Surface::Craters),
    (Tint::Lime, Surface::Bands),
    (Tint::Violet, Surface::Ring),
    (Tint::Vermilion, Surface::Swirl),
    (Tint::Yellow, Surface::Spot),
    (Tint::Blue, Surface::Bands),
    (Tint::Pearl, Surface::Craters),
    (Tint::Green, Surface::Swirl),
    (Tint::Brown, Surface::Plain),
    (Tint::Grey, Surface::Craters),
    (Tint::Cream, Surface::Bands),
    (Tint::Teal, Surface::Plain),
    (Tint::Orange, Surface::Ring),
    (Tint::Lilac, Surface::Bands),
    (Tint::Lime, Surface::Spot),
    (Tint::Red, Surface::Swirl),
];

/// The nth planet's colour and surface.
const fn surface(nth: u8) -> (Tint, Surface) {
    FACES[nth as usize % FACES.len()]
}

/// A world in this light, with a rim where it is bright.
pub(super) fn coin(pencil: &mut Pencil, world: World, light: Light) {
    match light {
        Light::Bright => {
            pencil.disc(0.0, 0.0, 1.0, Ink::Night.rgb());
            pencil.ring(0.98, 0.14, Ink::Gold.rgb(), 1.0);
            if matches!(world, World::Planet(nth) if matches!(surface(nth).1, Surface::Ring)) {
                // It is smaller than its place.
                let night = pencil.rgb(NIGHT);
                pencil.disc(0.0, 0.0, 0.80, night);
            }
            pencil.inset(0.0, 0.0, WITHIN, |pencil| ball(pencil, world, light));
        }
        Light::Full | Light::Half | Light::Spent => ball(pencil, world, light),
        // A planet that no one has seen yet.
        Light::Dark => {
            let [night, dusk, day] = [NIGHT, DUSK, DAY].map(|ink| pencil.rgb(ink));
            pencil.disc(0.0, 0.0, 1.0, Ink::Night.rgb());
            pencil.disc(0.0, 0.0, LIT, day);
            // Light comes from above on the left, and leaves the rest to the night.
            for (away, radius, colour) in [(0.09, 0.90, dusk), (0.20, 0.86, night)] {
                pencil.shade(|x, y| {
                    let within = x.hypot(y) <= LIT && (x - away).hypot(y - away) <= radius;
                    within.then_some((colour, 1.0))
                });
            }
        }
    }
}

/// A world in this light.
fn ball(pencil: &mut Pencil, world: World, light: Light) {
    let lit = |colour: Rgb| match light {
        Light::Bright | Light::Full | Light::Dark => colour,
        Light::Half => mix(colour, SUNK, 0.6),
        Light::Spent => mix(colour, SLATE, 0.15),
    };
    match world {
        World::Earth => {
            const LANDS: &str = "M-38 -26Q-16 -46 4 -34Q-2 -18 -16 -12Q-18 4 -30 0Q-40 -10 -38 -26Z\
                                 M8 2Q30 -8 40 6Q34 30 16 36Q2 24 8 2Z";
            let (sea, land) = (Ink::Tint(Tint::Blue).rgb(), Ink::Tint(Tint::Green).rgb());
            pencil.ball(lit(sea), |pencil| pencil.fill(LANDS, lit(land)));
        }
        World::Planet(nth) => {
            let (tint, surface) = surface(nth);
            planet(pencil, lit(Ink::Tint(tint).rgb()), surface);
        }
        World::Rock(nth) => rock(pencil, nth, lit(mix(Ink::Steel.rgb(), SHADE, 0.12))),
    }
}

/// A planet with its surface.
fn planet(pencil: &mut Pencil, colour: Rgb, surface: Surface) {
    let (dark, pale) = (mix(colour, SHADE, 0.28), mix(colour, WHITE, 0.40));
    match surface {
        Surface::Bands => pencil.ball(colour, |pencil| {
            pencil.fill(BANDS, pale);
        }),
        Surface::Craters => pencil.ball(colour, |pencil| {
            for (x, y, radius) in [
                (-0.28, -0.32, 0.22),
                (0.32, 0.08, 0.16),
                (-0.16, 0.40, 0.18),
                (0.40, -0.48, 0.10),
            ] {
                pencil.disc(x, y, radius, dark);
            }
        }),
        Surface::Swirl => pencil.ball(colour, |pencil| {
            pencil.fill("M-42 -20Q-6 -36 30 -22Q0 -20 -46 -6Z", pale);
            pencil.fill("M-20 26Q14 16 44 14Q36 30 16 36Q-4 36 -20 26Z", pale);
        }),
        Surface::Spot => pencil.ball(colour, |pencil| {
            pencil.fill("M-47 -10Q0 0 47 -10L47 -4Q0 8 -47 -4Z", dark);
            pencil.fill("M-24 18C-24 6 8 6 8 18C8 30 -24 30 -24 18Z", pale);
        }),
        Surface::Plain => pencil.ball(colour, |_| {}),
        Surface::Ring => ringed(pencil, colour),
    }
}

/// A lump with flat sides, each turned otherwise.
fn rock(pencil: &mut Pencil, nth: u8, stone: Rgb) {
    const LUMP: &str = "M-46 4L-36 -31L-6 -46L30 -38L46 -5L36 32L3 46L-33 32Z";
    pencil.inset(0.0, 0.0, 0.92, |pencil| {
        pencil.inked(LUMP, 0.08);
        pencil.fill(LUMP, stone);
        pencil.fill(
            "M30 -38L46 -5L36 32L3 46L5 16L20 0Z",
            mix(stone, SHADE, 0.4),
        );
        pencil.fill("M-36 -31L-6 -46L2 -32L-20 -30Z", mix(stone, WHITE, 0.35));
        pencil.disc(-0.36, 0.14, 0.15, mix(stone, SHADE, SHADING));
    });
    pencil.turn(f32::from(nth) * 1.1);
}
