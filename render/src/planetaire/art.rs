//! Art of Planétaire: marbles, satellites, and the ends of a ray.

use crate::palette::{Rgb, SHADE, SHADING, mix};
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

/// A marble.
fn marble(pencil: &mut Pencil) {
    let base = [203, 213, 245];
    let shade = mix(base, SHADE, SHADING);
    pencil.disc(0.0, 0.0, 1.0, Ink::Night.rgb());
    pencil.disc(0.0, 0.0, 0.9, shade);
    // Lit from the upper left: one darker step, one highlight.
    pencil.shade(|x, y| {
        let lit = (x + 0.28).hypot(y + 0.3) < 0.95 && x.hypot(y) < 0.9;
        lit.then_some((base, 1.0))
    });
    pencil.disc(-0.36, -0.4, 0.2, WHITE);
}

/// A golden satellite. Body and panels stand askew, as in pictures; nothing else here is golden.
fn satellite(pencil: &mut Pencil) {
    const PANELS: &str = "M-48 -15L-16 -15L-16 15L-48 15ZM16 -15L48 -15L48 15L16 15Z";
    const BODY: &str = "M-16 -20L16 -20L16 20L-16 20Z";
    let (gold, panel) = (Ink::Gold.rgb(), mix(Ink::Earth.rgb(), [60, 139, 255], 0.5));
    for part in [PANELS, BODY] {
        pencil.inked(part, 0.08);
    }
    pencil.line((0.0, -0.4), (0.0, -0.74), 0.08, WHITE);
    pencil.fill(PANELS, panel);
    for side in [-1.0, 1.0] {
        let light = mix(panel, WHITE, 0.6);
        pencil.line((0.64 * side, -0.28), (0.64 * side, 0.28), 0.06, light);
        pencil.line((0.34 * side, 0.0), (0.94 * side, 0.0), 0.06, light);
    }
    pencil.fill(BODY, gold);
    pencil.fill("M1 -20L16 -20L16 20L1 20Z", mix(gold, SHADE, SHADING));
    pencil.disc(0.0, -0.80, 0.11, Ink::Wrong.rgb());
    pencil.turn(-0.61);
}

/// An arrow that ends at a wall.
fn stop(pencil: &mut Pencil) {
    let colour = pencil.rgb(Ink::Faint);
    pencil.line((-0.8, 0.0), (0.3, 0.0), 0.2, colour);
    pencil.line((-0.12, -0.42), (0.34, 0.0), 0.2, colour);
    pencil.line((-0.12, 0.42), (0.34, 0.0), 0.2, colour);
    pencil.line((0.74, -0.62), (0.74, 0.62), 0.24, colour);
}

/// A ring with a moon on it.
fn orbit(pencil: &mut Pencil) {
    let colour = pencil.rgb(Ink::Faint);
    pencil.ring(0.78, 0.18, colour, 1.0);
    pencil.disc(0.5, -0.5, 0.34, Ink::Night.rgb());
    pencil.disc(0.5, -0.5, 0.26, Ink::Moon.rgb());
}
