//! The sky, planets and what flies to them, as small pictures. Every silhouette is another, so that they
//! are told apart without their colours.

use crate::palette::{Rgb, mix};
use crate::pencil::Pencil;
use crate::theme::{Ink, Tint};

const WHITE: Rgb = [255, 255, 255];

fn night() -> Rgb {
    Ink::Night.rgb()
}

/// A ball with bands and a light from the upper left.
pub(super) fn planet(pencil: &mut Pencil, tint: Tint) {
    let colour = Ink::Tint(tint).rgb();
    pencil.disc(0.0, 0.0, 1.0, night());
    pencil.disc(0.0, 0.0, 0.94, mix(colour, WHITE, 0.4));
    pencil.disc(0.0, 0.0, 0.85, colour);
    let band = mix(colour, night(), 0.22);
    pencil.shade(|x, y| {
        let inside = x * x + y * y < 0.85 * 0.85;
        let along = y + 0.25 * x;
        let banded = (along > -0.42 && along < -0.22) || (along > 0.12 && along < 0.40);
        (inside && banded).then_some((band, 1.0))
    });
    pencil.disc(-0.34, -0.52, 0.13, mix(colour, WHITE, 0.75));
}

/// A flat ball that a number stands on.
pub(super) fn marked(pencil: &mut Pencil, tint: Tint) {
    let colour = Ink::Tint(tint).rgb();
    pencil.disc(0.0, 0.0, 1.0, night());
    pencil.disc(0.0, 0.0, 0.94, mix(colour, WHITE, 0.45));
    pencil.disc(0.0, 0.0, 0.84, colour);
}

/// A planet in the dark: another shape, not a weaker one. A bright ring with a dot.
pub(super) fn veiled(pencil: &mut Pencil, tint: Tint) {
    let colour = mix(Ink::Tint(tint).rgb(), WHITE, 0.33);
    pencil.disc(0.0, 0.0, 1.0, night());
    pencil.ring(0.92, 0.24, colour, 1.0);
    pencil.disc(0.0, 0.0, 0.28, colour);
}

/// A drawn triangle in one of two flat tones, its middle in the middle.
pub(super) fn facet(pencil: &mut Pencil, up: bool) {
    // Rows lie a little closer than they would between even triangles.
    const HALF: f32 = 0.88;
    let plate = Ink::Plate.rgb();
    let (down, colour) = if up {
        (1.0, plate)
    } else {
        (-1.0, mix(Ink::Hollow.rgb(), plate, 1.0 / 3.0))
    };
    pencil.polygon(
        &[(0.0, -down), (HALF, 0.5 * down), (-HALF, 0.5 * down)],
        colour,
    );
}

/// A dark place, so that no line runs through its number.
pub(super) fn unknown(pencil: &mut Pencil) {
    pencil.disc(0.0, 0.0, 0.86, Ink::Hollow.rgb());
}

pub(super) fn centre(pencil: &mut Pencil) {
    unknown(pencil);
    pencil.ring(0.98, 0.10, Ink::Line.rgb(), 1.0);
}

pub(super) fn speck(pencil: &mut Pencil) {
    pencil.disc(0.0, 0.0, 0.24, Ink::Faint.rgb());
}

/// A place without its number: only a small dot is left.
pub(super) fn void(pencil: &mut Pencil) {
    pencil.disc(0.0, 0.0, 0.13, Ink::Line.rgb());
}

/// A plate as wide as two digits.
pub(super) fn tag(pencil: &mut Pencil, tint: Tint) {
    let ends = ((-0.30, 0.0), (0.30, 0.0));
    for (width, colour) in [
        (1.38, night()),
        (1.26, Ink::Tint(tint).rgb()),
        (1.02, night()),
    ] {
        pencil.line(ends.0, ends.1, width, colour);
    }
}

/// A flat yellow ship with a dome.
pub(super) fn saucer(pencil: &mut Pencil) {
    let colour = Ink::Tint(Tint::Yellow).rgb();
    let ellipse =
        |x: f32, y: f32, wide: f32, high: f32| (x / wide).powi(2) + (y / high).powi(2) < 1.0;
    pencil.shade(|x, y| {
        (ellipse(x, y - 0.2, 1.0, 0.50) || ellipse(x, y + 0.1, 0.56, 0.66))
            .then_some((night(), 1.0))
    });
    pencil.shade(|x, y| ellipse(x, y + 0.1, 0.46, 0.56).then_some((WHITE, 1.0)));
    pencil.shade(|x, y| ellipse(x, y - 0.2, 0.92, 0.40).then_some((colour, 1.0)));
    for at in [-0.5, 0.0, 0.5] {
        pencil.disc(at, 0.24, 0.11, night());
    }
}

/// A rose arrowhead, the largest of the ships.
pub(super) fn delta(pencil: &mut Pencil) {
    let colour = Ink::Tint(Tint::Rose).rgb();
    pencil.polygon(
        &[(0.0, -1.0), (0.98, 0.86), (0.0, 0.50), (-0.98, 0.86)],
        night(),
    );
    pencil.polygon(
        &[(0.0, -0.84), (0.80, 0.70), (0.0, 0.38), (-0.80, 0.70)],
        colour,
    );
    pencil.polygon(
        &[(0.0, -0.84), (0.80, 0.70), (0.0, 0.38)],
        mix(colour, WHITE, 0.5),
    );
    pencil.disc(0.0, 0.02, 0.15, night());
}

/// A red diamond with a bright heart.
pub(super) fn emitter(pencil: &mut Pencil) {
    let colour = Ink::Tint(Tint::Red).rgb();
    let diamond = |size: f32| [(0.0, -size), (size, 0.0), (0.0, size), (-size, 0.0)];
    pencil.polygon(&diamond(1.0), night());
    pencil.polygon(&diamond(0.86), mix(colour, WHITE, 0.35));
    pencil.polygon(&diamond(0.68), colour);
    pencil.disc(0.0, 0.0, 0.24, WHITE);
}

pub(super) fn guess(pencil: &mut Pencil) {
    let colour = Ink::Earth.rgb();
    pencil.disc(0.0, 0.0, 0.98, mix(Ink::Hollow.rgb(), colour, 0.25));
    pencil.shade(|x, y| {
        let distance = (x * x + y * y).sqrt();
        let part = (y.atan2(x) / std::f32::consts::TAU * 8.0).rem_euclid(1.0);
        (distance <= 0.94 && distance > 0.78 && part < 0.6).then_some((colour, 1.0))
    });
}
