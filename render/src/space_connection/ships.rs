//! The sky, planets and what flies to them, as small pictures. Every silhouette is another, so that
//! they are told apart without their colours.

use super::palette::{CROSS, GUESS, TAKEN};
use crate::palette::{Rgb, SHADE, SHADING, mix};
use crate::pencil::Pencil;
use crate::theme::{Ink, Tint};

const WHITE: Rgb = [255, 255, 255];

fn night() -> Rgb {
    Ink::Night.rgb()
}

/// Bands of a planet.
const BANDS: &str = "M-47 -14Q0 -2 47 -14L48 -2Q0 10 -48 -2Z\
                     M-45 18Q0 32 45 18L40 29Q0 42 -40 29Z";

/// A ball with bands.
pub(super) fn planet(pencil: &mut Pencil, tint: Tint) {
    let colour = Ink::Tint(tint).rgb();
    pencil.ball(colour, |pencil| {
        pencil.fill(BANDS, mix(colour, WHITE, 0.36))
    });
}

/// A planet that was found: a red cross in the dark.
pub(super) fn found_planet(pencil: &mut Pencil) {
    let (ground, cross) = (pencil.rgb(TAKEN), pencil.rgb(CROSS));
    pencil.disc(0.0, 0.0, 1.0, night());
    pencil.disc(0.0, 0.0, 0.86, ground);
    pencil.line((-0.54, -0.54), (0.54, 0.54), 0.36, cross);
    pencil.line((0.54, -0.54), (-0.54, 0.54), 0.36, cross);
}

/// A planet that a number stands on: its bands are quiet.
pub(super) fn marked(pencil: &mut Pencil, tint: Tint) {
    let colour = Ink::Tint(tint).rgb();
    pencil.ball(colour, |pencil| pencil.fill(BANDS, mix(colour, WHITE, 0.2)));
}

/// A planet that was never found: without bands, and out of the light.
pub(super) fn hidden(pencil: &mut Pencil, tint: Tint) {
    pencil.ball(mix(Ink::Tint(tint).rgb(), SHADE, 0.38), |_| {});
}

/// A dark place, so that no line runs through its number.
pub(super) fn unknown(pencil: &mut Pencil) {
    pencil.disc(0.0, 0.0, 0.88, pencil.rgb(Ink::Hollow));
}

/// Draws the position in the middle of a triangle, ringed.
pub(super) fn centre(pencil: &mut Pencil) {
    pencil.disc(0.0, 0.0, 0.96, pencil.rgb(Ink::Hollow));
    pencil.ring(0.96, 0.09, pencil.rgb(Ink::Ghost), 1.0);
}

/// A place without its number: only a pip is left.
pub(super) fn void(pencil: &mut Pencil) {
    pencil.disc(0.0, 0.0, 0.36, night());
    pencil.disc(0.0, 0.0, 0.26, pencil.rgb(Ink::Faint));
}

/// A flat yellow ship with a dome.
pub(super) fn saucer(pencil: &mut Pencil) {
    const DOME: &str = "M-20 -2C-20 -30 20 -30 20 -2Z";
    const RIM: &str = "M-41 6C-41 -12 41 -12 41 6C41 24 -41 24 -41 6Z";
    const SHADOW: &str = "M0 19Q26 17 41 6Q38 0 30 -3Q26 12 0 19Z";
    let colour = Ink::Tint(Tint::Yellow).rgb();
    pencil.inset(0.0, 0.05, 1.1, |pencil| {
        for part in [DOME, RIM] {
            pencil.inked(part, 0.09);
        }
        pencil.fill(DOME, mix(Ink::Earth.rgb(), WHITE, 0.66));
        pencil.fill(RIM, colour);
        pencil.fill(SHADOW, mix(colour, SHADE, SHADING));
        for at in [-0.4, 0.0, 0.4] {
            pencil.disc(at, 0.16, 0.09, night());
        }
    });
}

/// A rose arrowhead, the largest of the ships.
pub(super) fn delta(pencil: &mut Pencil) {
    let colour = Ink::Tint(Tint::Rose).rgb();
    pencil.inked("M0 -40L38 36L0 18L-38 36Z", 0.09);
    pencil.fill("M0 -40L0 18L-38 36Z", colour);
    pencil.fill("M0 -40L38 36L0 18Z", mix(colour, SHADE, SHADING));
    pencil.disc(0.0, 0.08, 0.15, night());
}

/// A red diamond with a bright heart.
pub(super) fn emitter(pencil: &mut Pencil) {
    let colour = Ink::Fire.rgb();
    pencil.inked("M0 -42L42 0L0 42L-42 0Z", 0.08);
    pencil.fill("M0 -42L42 0L0 42L-42 0Z", colour);
    pencil.fill("M0 -42L42 0L0 42Z", mix(colour, SHADE, 0.3));
    pencil.fill("M0 -42L42 0L0 0Z", mix(colour, WHITE, 0.33));
    pencil.fill("M0 -14L14 0L0 14L-14 0Z", WHITE);
}

/// A dashed ring, for a planet that is only guessed.
pub(super) fn guess(pencil: &mut Pencil) {
    let colour = Ink::Earth.rgb();
    pencil.disc(0.0, 0.0, 0.98, pencil.rgb(GUESS));
    pencil.shade(|x, y| {
        let distance = (x * x + y * y).sqrt();
        let part = (y.atan2(x) / std::f32::consts::TAU * 8.0).rem_euclid(1.0);
        (distance <= 0.94 && distance > 0.78 && part < 0.6).then_some((colour, 1.0))
    });
}

/// A golden ring in ink, around a planet.
pub(super) fn whole(pencil: &mut Pencil) {
    pencil.ring(1.0, 0.22, night(), 1.0);
    pencil.ring(1.0, 0.17, Ink::Gold.rgb(), 1.0);
}

/// A ring of golden dots in ink, around a planet.
pub(super) fn begun(pencil: &mut Pencil) {
    pencil.ring(1.0, 0.2, night(), 1.0);
    dots(pencil, 11, (0.9, 0.1));
}

/// A few golden dots around a place.
pub(super) fn few_dots(pencil: &mut Pencil) {
    dots(pencil, 8, (0.86, 0.1));
}

/// So many golden dots in a circle: its radius, and theirs.
fn dots(pencil: &mut Pencil, many: u8, (far, radius): (f32, f32)) {
    for nth in 0..many {
        let turn = std::f32::consts::TAU * f32::from(nth) / f32::from(many);
        pencil.disc(turn.sin() * far, -turn.cos() * far, radius, Ink::Gold.rgb());
    }
}
