//! The far sky behind every picture: night, a breath of nebula, stars, and the Earth's limb.
//! The same for every picture of a size; smooth, so that it compresses well.

use std::collections::HashMap;

use crate::canvas::Canvas;
use crate::palette::{Palette, Rgb, far, mix};
use crate::scene::{Point, Size};
use crate::theme::Ink;

/// A soft cloud: where its middle is and how far it reaches, as shares of the picture's width.
struct Cloud {
    x: f32,
    y: f32,
    reach: f32,
    colour: Rgb,
    density: f32,
}

const CLOUDS: [Cloud; 3] = [
    Cloud {
        x: 0.86,
        y: 0.10,
        reach: 0.46,
        colour: far::VIOLET,
        density: 0.85,
    },
    Cloud {
        x: 0.06,
        y: 0.52,
        reach: 0.38,
        colour: far::TEAL,
        density: 0.42,
    },
    Cloud {
        x: 0.42,
        y: 0.02,
        reach: 0.30,
        colour: far::VIOLET,
        density: 0.45,
    },
];

/// The Earth's disc, of which only the limb rises into the picture, in shares of the width.
const EARTH: (f32, f32, f32) = (1.04, 0.50, 0.58);
/// How thick its air is, in pixels.
const AIR: f32 = 46.0;
/// One star for so many pixels.
const PIXELS_PER_STAR: u32 = 4_200;

pub(crate) fn paint(palette: &Palette, size: Size) -> Canvas {
    let mut canvas = Canvas::new(size, palette.ink(Ink::Night));
    let width = f32::from(size.width);
    let height = f32::from(size.height);
    let mut known: HashMap<Rgb, u8> = HashMap::new();
    for (row, pixels) in canvas.rows_mut().enumerate() {
        for (column, pixel) in pixels.iter_mut().enumerate() {
            let (x, y) = (column as f32, row as f32);
            let colour = colour(x / width, y / width, y / height, width);
            *pixel = *known
                .entry(colour)
                .or_insert_with(|| palette.nearest(colour));
        }
    }
    stars(&mut canvas, palette);
    canvas
}

fn colour(x: f32, y: f32, down: f32, width: f32) -> Rgb {
    let mut colour = mix(far::DEEP, far::NAVY, down * 0.75);
    for cloud in &CLOUDS {
        let (dx, dy) = (x - cloud.x, (y - cloud.y) * 1.3);
        let near = 1.0 - (dx * dx + dy * dy).sqrt() / cloud.reach;
        if near > 0.0 {
            // Smooth at both ends.
            let soft = near * near * (3.0 - 2.0 * near);
            colour = mix(colour, cloud.colour, soft * cloud.density);
        }
    }
    let (ex, ey, radius) = EARTH;
    let (dx, dy) = (x - ex, y - (ey + radius));
    let above = ((dx * dx + dy * dy).sqrt() - radius) * width;
    if above > 0.0 {
        let thin = (1.0 - above / AIR).max(0.0);
        mix(colour, far::OCEAN, thin * thin * 0.8)
    } else {
        // From the lit air at the limb to the dark ocean below it.
        let deep = (-above / AIR).min(6.0);
        let limb = mix(far::AIR, far::OCEAN, (deep * 5.0).min(1.0));
        mix(limb, far::TEAL, (deep * 0.5).min(1.0))
    }
}

/// A window on the deep sky. Dark and quiet, so that what lies before it is seen to its edge.
pub(crate) fn window(canvas: &mut Canvas, palette: &Palette, at: Point, size: Size) {
    /// From the edge to the stars.
    const FRAME: u16 = 6;
    let (width, height) = (f32::from(size.width), f32::from(size.height));
    let fill = |column: i32, row: i32| {
        let (x, y) = (column as f32 / width, row as f32 / height);
        let (violet, teal) = (
            veil(x - 0.74, y - 0.26, 0.62),
            veil(x - 0.20, y - 0.78, 0.56),
        );
        let light = 0.22 + 0.25 * y + 1.5 * violet.max(teal);
        // From black over blue to the cloud's own colour: always along a ramp of the palette.
        let colour = match light - 1.0 {
            dim if dim < 0.0 => mix(far::DEEP, far::NAVY, light),
            more if violet > teal => mix(far::NAVY, far::VIOLET, more * 1.5),
            more => mix(far::NAVY, far::TEAL, more * 1.3),
        };
        palette.nearest(colour)
    };
    // The nebula is so soft that a pixel of it can stand for its neighbours.
    let across = i32::from(size.width.div_ceil(CELL));
    let down = i32::from(size.height.div_ceil(CELL));
    let side = i32::from(CELL);
    let cells: Vec<u8> = (0..down * across)
        .map(|nth| fill(nth % across * side, nth / across * side))
        .collect();
    // A plate asks for its own pixels alone.
    let cell = |column: i32, row: i32| cells[(row / side * across + column / side) as usize];
    canvas.plate(palette, at, size, cell, palette.ink(Ink::Line));
    let count = u32::from(size.width) * u32::from(size.height) / PIXELS_PER_STAR;
    let mut chance = Chance(0x00C0_47AC);
    let room = |side: u16| side.saturating_sub(2 * FRAME);
    for _ in 0..count {
        let (right, down) = (
            chance.below(room(size.width)),
            chance.below(room(size.height)),
        );
        let star = at.by(right + i32::from(FRAME), down + i32::from(FRAME));
        let (thick, ink) = match chance.below(24) {
            0 => (2.2, Ink::Moon),
            1..4 => (1.3, Ink::Text),
            4..12 => (0.8, Ink::Faint),
            _ => (0.5, Ink::Faint),
        };
        canvas.line(palette, star, star, thick, palette.ink(ink));
    }
}

/// How dense a torn cloud is at a distance from its middle.
fn veil(x: f32, y: f32, reach: f32) -> f32 {
    let torn = 0.10 * (x * 9.0 + (y * 7.0).sin() * 1.4).sin() + 0.05 * (y * 17.0 - x * 6.0).sin();
    let near = (1.0 - x.hypot(y * 1.15) / reach + torn).clamp(0.0, 1.0);
    near * near * (3.0 - 2.0 * near)
}

/// How many pixels of a window's nebula are alike in each direction.
const CELL: u16 = 2;

/// The same numbers every time.
struct Chance(u32);

impl Chance {
    fn below(&mut self, limit: u16) -> i32 {
        // Knuth's constants; the high bits are the good ones.
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        i32::from((self.0 >> 16) as u16 % limit.max(1))
    }
}

/// Stars where a fixed recurrence puts them: the same in every picture of a size.
fn stars(canvas: &mut Canvas, palette: &Palette) {
    let Size { width, height } = canvas.size;
    let count = u32::from(width) * u32::from(height) / PIXELS_PER_STAR;
    let colour = palette.ink(Ink::Moon);
    let mut chance = Chance(0x5EED_5CA1);
    let mut draw = |limit: u16| chance.below(limit);
    for _ in 0..count {
        let at = Point::new(draw(width), draw(height));
        let (ex, ey, radius) = EARTH;
        let (dx, dy) = (
            at.x as f32 / f32::from(width) - ex,
            at.y as f32 / f32::from(width) - ey - radius,
        );
        let width = [0.5, 0.7, 0.9, 1.3, 2.0][draw(5) as usize];
        if (dx * dx + dy * dy).sqrt() > radius + 0.02 {
            canvas.line(palette, at, at, width, colour);
        }
    }
}
