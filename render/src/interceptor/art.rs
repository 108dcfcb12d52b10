//! What this game alone draws: ships and asteroids, and which way they look.

use crate::palette::{Rgb, mix};
use crate::pencil::Pencil;
use crate::piece::Piece;
use crate::signs;
use crate::theme::{Ink, Sign, Tint};

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

/// A small picture of this game alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Art {
    /// A pointed craft with a sign on it, its nose turned by so much.
    Craft(Tint, Sign, Sixth),
    /// A rock with an arrow on it that points where it drifts.
    Asteroid(Sixth),
}

impl Piece for Art {
    fn draw(self, pencil: &mut Pencil) {
        match self {
            Self::Craft(tint, sign, nose) => craft(pencil, tint, sign, nose),
            Self::Asteroid(drift) => asteroid(pencil, drift),
        }
    }
}

/// Sixths of a turn, clockwise from above.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Sixth(u8);

impl Sixth {
    /// So many sixths; six are none.
    pub const fn new(sixths: u8) -> Self {
        Self(sixths % 6)
    }

    /// The direction: to the right and down, of length 1.
    fn direction(self) -> (f32, f32) {
        let angle = f32::from(self.0) * std::f32::consts::FRAC_PI_3;
        (angle.sin(), -angle.cos())
    }
}

/// Places along a direction and across it, to its right.
fn turned(nose: Sixth) -> impl Fn(f32, f32) -> (f32, f32) {
    let (x, y) = nose.direction();
    move |along, across| (along * x - across * y, along * y + across * x)
}

/// A delta wing with a round body for its sign, and two engines.
fn craft(pencil: &mut Pencil, tint: Tint, sign: Sign, nose: Sixth) {
    let place = turned(nose);
    let colour = Ink::Tint(tint).rgb();
    let wing = |grown: f32| {
        [
            place(1.0 + grown * 0.2, 0.0),
            place(0.10, 0.34 + grown * 0.5),
            place(-0.72 - grown, 0.86 + grown * 0.6),
            place(-0.52 - grown, 0.30),
            place(-0.70 - grown, 0.0),
            place(-0.52 - grown, -0.30),
            place(-0.72 - grown, -0.86 - grown * 0.6),
            place(0.10, -0.34 - grown * 0.5),
        ]
    };
    pencil.polygon(&wing(0.10), Ink::Night.rgb());
    pencil.polygon(&wing(0.03), mix(colour, WHITE, 0.55));
    pencil.polygon(&wing(-0.05), colour);
    for side in [-0.36, 0.36] {
        let (x, y) = place(-0.72, side);
        pencil.disc(x, y, 0.13, Ink::Gold.rgb());
    }
    let contrast = tint.contrast().rgb();
    match sign {
        // Upright, whatever the nose, and as large as the body lets it be.
        Sign::Letter(letter) => pencil.letter(letter, 0.66, contrast),
        other => signs::draw(pencil, other, contrast, colour),
    }
}

fn asteroid(pencil: &mut Pencil, drift: Sixth) {
    const RIM: [f32; 11] = [
        0.94, 0.80, 0.92, 0.98, 0.82, 0.90, 0.96, 0.78, 0.92, 0.86, 0.98,
    ];
    let rock = |size: f32| -> Vec<(f32, f32)> {
        let step = std::f32::consts::TAU / RIM.len() as f32;
        let corner = |(nth, reach): (usize, &f32)| {
            let angle = nth as f32 * step;
            (angle.cos() * reach * size, angle.sin() * reach * size)
        };
        RIM.iter().enumerate().map(corner).collect()
    };
    let stone = Ink::Tint(Tint::Brown).rgb();
    pencil.polygon(&rock(1.0), Ink::Night.rgb());
    pencil.polygon(&rock(0.93), mix(stone, Ink::Steel.rgb(), 0.55));
    pencil.polygon(&rock(0.80), mix(stone, BLACK, 0.35));
    let place = turned(drift);
    for (width, colour) in [(0.34, Ink::Night.rgb()), (0.18, Ink::Moon.rgb())] {
        pencil.line(place(-0.46, 0.0), place(0.50, 0.0), width, colour);
        pencil.line(place(0.12, -0.36), place(0.52, 0.0), width, colour);
        pencil.line(place(0.12, 0.36), place(0.52, 0.0), width, colour);
    }
}
