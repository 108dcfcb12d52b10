//! The signs on pieces: what tells them apart without their colour.

use crate::palette::Rgb;
use crate::pencil::Pencil;
use crate::theme::Sign;

/// Draws a sign in the middle; `ground` is what it lies on.
pub(crate) fn draw(pencil: &mut Pencil, sign: Sign, colour: Rgb, ground: Rgb) {
    match sign {
        Sign::Ring => {
            pencil.ring(0.52, 0.17, colour, 1.0);
        }
        Sign::Chevron => {
            pencil.line((-0.44, 0.22), (0.0, -0.26), 0.22, colour);
            pencil.line((0.44, 0.22), (0.0, -0.26), 0.22, colour);
        }
        Sign::Dot => pencil.disc(0.0, 0.0, 0.36, colour),
        Sign::Triangle => pencil.polygon(&[(0.0, -0.56), (0.54, 0.38), (-0.54, 0.38)], colour),
        Sign::Star => pencil.polygon(&STAR, colour),
        Sign::Square => pencil.polygon(
            &[(-0.4, -0.4), (0.4, -0.4), (0.4, 0.4), (-0.4, 0.4)],
            colour,
        ),
        Sign::Cross => {
            pencil.line((-0.36, -0.36), (0.36, 0.36), 0.24, colour);
            pencil.line((0.36, -0.36), (-0.36, 0.36), 0.24, colour);
        }
        Sign::Diamond => pencil.polygon(
            &[(0.0, -0.6), (0.44, 0.0), (0.0, 0.6), (-0.44, 0.0)],
            colour,
        ),
        Sign::Crescent => {
            pencil.disc(-0.02, 0.0, 0.54, colour);
            pencil.disc(0.24, -0.08, 0.44, ground);
        }
        Sign::Bars => {
            pencil.line((-0.22, -0.38), (-0.22, 0.38), 0.24, colour);
            pencil.line((0.22, -0.38), (0.22, 0.38), 0.24, colour);
        }
        Sign::Letter(letter) => pencil.letter(letter, 0.92, colour),
    }
}

/// A five-pointed star, its points at 0.62 and its notches at 0.27.
const STAR: [(f32, f32); 10] = [
    (0.0, -0.62),
    (0.159, -0.218),
    (0.590, -0.192),
    (0.257, 0.083),
    (0.364, 0.502),
    (0.0, 0.270),
    (-0.364, 0.502),
    (-0.257, 0.083),
    (-0.590, -0.192),
    (-0.159, -0.218),
];
