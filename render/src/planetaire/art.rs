//! What this game alone draws: marbles, satellites, and what becomes of a ray.

use crate::palette::{Rgb, SHADE, mix};
use crate::pencil::Pencil;
use crate::piece::Figure;
use crate::theme::Ink;

const WHITE: Rgb = [255, 255, 255];

/// A small picture of this game alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Art {
    /// A ball of steel.
    Marble,
    /// A satellite with its panels.
    Satellite,
    /// An arrow that ends at a wall.
    Stop,
    /// A ring with a small body on it: for ever around.
    Orbit,
}

impl Figure for Art {
    fn draw(self, pencil: &mut Pencil) {
        match self {
            Self::Marble => marble(pencil),
            Self::Satellite => satellite(pencil),
            Self::Stop => stop(pencil),
            Self::Orbit => orbit(pencil),
        }
    }
}

fn marble(pencil: &mut Pencil) {
    let base = [203, 213, 245];
    let shade = mix(base, SHADE, 0.33);
    pencil.disc(0.0, 0.0, 1.0, Ink::Night.rgb());
    pencil.disc(0.0, 0.0, 0.9, shade);
    // Lit from the upper left: one darker step, one highlight.
    pencil.shade(|x, y| {
        let lit = (x + 0.28).hypot(y + 0.3) < 0.95 && x.hypot(y) < 0.9;
        lit.then_some((base, 1.0))
    });
    pencil.disc(-0.36, -0.4, 0.2, WHITE);
}

/// Body and panels stand askew, as satellites do in pictures; nothing else here is golden.
fn satellite(pencil: &mut Pencil) {
    // Along the panels' axis and across it.
    let place = |along: f32, across: f32| {
        let (cos, sin) = (0.819, -0.574);
        (along * cos - across * sin, along * sin + across * cos)
    };
    let gold = Ink::Gold.rgb();
    let outline = Ink::Night.rgb();
    let panel = Ink::Earth.rgb();
    let quad = |left: f32, right: f32, half: f32| {
        [
            place(left, -half),
            place(right, -half),
            place(right, half),
            place(left, half),
        ]
    };
    pencil.line(place(-0.5, 0.0), place(0.5, 0.0), 0.14, WHITE);
    for side in [-1.0, 1.0] {
        let (near, far) = (0.40 * side, 0.98 * side);
        pencil.polygon(&quad(near - 0.06 * side, far + 0.05 * side, 0.40), outline);
        pencil.polygon(&quad(near, far, 0.34), mix(panel, [20, 60, 170], 0.45));
        pencil.polygon(&quad(near, near + 0.25 * side, 0.30), panel);
        pencil.polygon(&quad(near + 0.33 * side, far, 0.30), panel);
        pencil.hair(place(near, 0.0), place(far, 0.0), WHITE);
    }
    pencil.polygon(&quad(-0.36, 0.36, 0.50), outline);
    pencil.polygon(&quad(-0.29, 0.29, 0.43), gold);
    pencil.polygon(&quad(-0.29, 0.0, 0.43), mix(gold, WHITE, 0.45));
    pencil.line(place(0.0, -0.4), place(0.0, -0.72), 0.09, WHITE);
    let (x, y) = place(0.0, -0.76);
    pencil.disc(x, y, 0.13, WHITE);
}

fn stop(pencil: &mut Pencil) {
    let colour = Ink::Faint.rgb();
    pencil.line((-0.8, 0.0), (0.3, 0.0), 0.2, colour);
    pencil.line((-0.12, -0.42), (0.34, 0.0), 0.2, colour);
    pencil.line((-0.12, 0.42), (0.34, 0.0), 0.2, colour);
    pencil.line((0.74, -0.62), (0.74, 0.62), 0.24, colour);
}

fn orbit(pencil: &mut Pencil) {
    let colour = Ink::Faint.rgb();
    pencil.ring(0.78, 0.18, colour, 1.0);
    pencil.disc(0.5, -0.5, 0.34, Ink::Night.rgb());
    pencil.disc(0.5, -0.5, 0.26, Ink::Moon.rgb());
}
