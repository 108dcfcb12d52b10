//! The far sky behind every picture: night, a breath of nebula, stars, and the Earth's limb.
//! The same for every picture of a size, and in flat steps: a smooth sky weighs more on the line
//! than the board before it.

use crate::canvas::Canvas;
use crate::geometry::{Region, Scale};
use crate::palette::{Palette, Rgb, far, mix};
use crate::scene::{Point, Scene, Shape, Size};
use crate::theme::Ink;

/// A torn cloud: where its middle is and how far it reaches, as shares of the picture's width.
struct TornCloud {
    x: f32,
    y: f32,
    reach: f32,
    colour: Rgb,
    density: f32,
}

const CLOUDS: [TornCloud; 2] = [
    TornCloud {
        x: 0.84,
        y: 0.08,
        reach: 0.48,
        colour: far::VIOLET,
        density: 0.80,
    },
    TornCloud {
        x: 0.06,
        y: 0.52,
        reach: 0.42,
        colour: far::TEAL,
        density: 0.50,
    },
];

/// The Earth's disc, of which only the limb rises into the picture: its middle from the left, its
/// highest place from the top and from the bottom, and its radius, in shares of the width.
const EARTH: (f32, f32, f32, f32) = (1.04, 0.50, 0.25, 0.58);
/// How thick its air is, in pixels.
const AIR: f32 = 46.0;
/// One star for so many pixels.
const PIXELS_PER_STAR: u32 = 4_200;

/// The sky; what will be covered is left dark, for most of a picture is.
pub(crate) fn paint(palette: &Palette, scene: &Scene, scale: Scale) -> Canvas {
    let size = scale.size(scene.size());
    let covered = covered(scene, scale);
    let mut canvas = Canvas::new(size, palette.ink(Ink::Night));
    let width = f32::from(size.width);
    let height = f32::from(size.height);
    let earth = earth(size);
    // Neighbours are often alike.
    let mut last = (far::DEEP, palette.nearest(far::DEEP));
    for (row, pixels) in canvas.rows_mut().enumerate() {
        for (column, pixel) in pixels.iter_mut().enumerate() {
            if covered.iter().any(|part| part.holds(column, row)) {
                continue;
            }
            let (x, y) = (column as f32, row as f32);
            let colour = colour(x / width, y / width, y / height, earth, width);
            if colour != last.0 {
                last = (colour, palette.nearest(colour));
            }
            *pixel = last.1;
        }
    }
    stars(&mut canvas, palette);
    canvas
}

/// What lies wholly under something.
fn covered(scene: &Scene, scale: Scale) -> Vec<Region> {
    let parts = scene
        .ground()
        .iter()
        .filter_map(|thing| match &thing.shape {
            Shape::Plate { size } | Shape::Window { size } => {
                let (at, size) = (scale.point(thing.at), scale.size(*size));
                Some(Canvas::covered_by_a_plate(at, size))
            }
            _ => None,
        });
    parts.collect()
}

/// How many shades the night has from top to bottom.
const BANDS: f32 = 12.0;
/// How many shades a cloud has from its edge to its heart.
const SHADES: f32 = 2.0;

/// The middle of the Earth's disc and its radius, in shares of the width: in a high picture it
/// stays at the bottom.
fn earth(size: Size) -> (f32, f32, f32) {
    let (x, top, bottom, radius) = EARTH;
    let height = f32::from(size.height) / f32::from(size.width.max(1));
    (x, top.max(height - bottom) + radius, radius)
}

fn colour(x: f32, y: f32, down: f32, earth: (f32, f32, f32), width: f32) -> Rgb {
    let mut colour = mix(far::DEEP, far::NAVY, (down * BANDS).floor() / BANDS * 0.75);
    for cloud in &CLOUDS {
        let shade = step(veil(x - cloud.x, y - cloud.y, cloud.reach), SHADES);
        if shade > 0.0 {
            colour = mix(colour, cloud.colour, shade * cloud.density);
        }
    }
    let (ex, ey, radius) = earth;
    let (dx, dy) = (x - ex, y - ey);
    match ((dx * dx + dy * dy).sqrt() - radius) * width / AIR {
        above if above > 1.0 => colour,
        above if above > 0.5 => mix(far::NAVY, far::OCEAN, 0.15),
        above if above > 0.0 => mix(far::NAVY, far::OCEAN, 0.57),
        above if above > -0.12 => far::AIR,
        above if above > -0.5 => far::OCEAN,
        _ => mix(far::TEAL, far::OCEAN, 0.37),
    }
}

/// The shade that a density falls into, of so many.
fn step(density: f32, shades: f32) -> f32 {
    ((density * (shades + 1.0)).floor() / shades).min(1.0)
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
        let night = 0.22 + 0.25 * (y * BANDS).floor() / BANDS;
        let light = night + 1.5 * step(violet.max(teal), 3.0);
        // From black over blue to the cloud's own colour: always along a ramp of the palette.
        let colour = match light - 1.0 {
            dim if dim < 0.0 => mix(far::DEEP, far::NAVY, light),
            more if violet > teal => mix(far::NAVY, far::VIOLET, more * 1.5),
            more => mix(far::NAVY, far::TEAL, more * 1.3),
        };
        palette.nearest(colour)
    };
    // The nebula is so coarse that a pixel of it can stand for its neighbours.
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
    let mut chance = FixedChance(0x00C0_47AC);
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
    let round = 1.0 - x.hypot(y * 1.15) / reach;
    // However torn, it does not reach as far as here; most of a sky is.
    if round < -0.15 {
        return 0.0;
    }
    let torn = 0.10 * (x * 9.0 + (y * 7.0).sin() * 1.4).sin() + 0.05 * (y * 17.0 - x * 6.0).sin();
    let near = (round + torn).clamp(0.0, 1.0);
    near * near * (3.0 - 2.0 * near)
}

/// How many pixels of a window's nebula are alike in each direction.
const CELL: u16 = 2;

/// The same numbers every time.
struct FixedChance(u32);

impl FixedChance {
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
    let mut chance = FixedChance(0x5EED_5CA1);
    let mut draw = |limit: u16| chance.below(limit);
    for _ in 0..count {
        let at = Point::new(draw(width), draw(height));
        let (ex, ey, radius) = earth(canvas.size);
        let (dx, dy) = (
            at.x as f32 / f32::from(width) - ex,
            at.y as f32 / f32::from(width) - ey,
        );
        let width = [0.5, 0.7, 0.9, 1.3, 2.0][draw(5) as usize];
        if (dx * dx + dy * dy).sqrt() > radius + 0.02 {
            canvas.line(palette, at, at, width, colour);
        }
    }
}
