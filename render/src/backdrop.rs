//! The sky around every board: one flat night, and a few stars in a window alone. What lies behind
//! a board is taken for a part of it, and behind words for dirt.

use image::Luma;
use imageproc::drawing::draw_filled_circle_mut;

use crate::canvas::Canvas;
use crate::geometry::Scale;
use crate::palette::Palette;
use crate::scene::{Point, Scene, Size};
use crate::theme::Ink;

/// Pixels of sky for each star.
const PIXELS_PER_STAR: u32 = 12_000;
/// Share of the stars that are small: so many of so many.
const SMALL: (u16, u16) = (4, 5);

/// The sky of a scene.
pub(crate) fn paint(palette: &Palette, scene: &Scene, scale: Scale) -> Canvas {
    Canvas::new(scale.size(scene.size()), palette.ink(Ink::Sky))
}

/// A window on the deep sky. Dark and quiet, so that what lies before it is seen to its edge.
pub(crate) fn window(canvas: &mut Canvas, palette: &Palette, at: Point, size: Size) {
    /// From the edge to the stars.
    const FRAME: u16 = 12;
    canvas.plate(
        palette,
        at,
        size,
        palette.ink(Ink::Window),
        palette.ink(Ink::Line),
    );
    let corner = at.offset(FRAME.into(), FRAME.into());
    let side = |side: u16| side.saturating_sub(2 * FRAME);
    let inside = Size {
        width: side(size.width),
        height: side(size.height),
    };
    stars(canvas, palette, corner, inside);
}

/// Stars where a fixed recurrence puts them: the same in every picture of a size.
fn stars(canvas: &mut Canvas, palette: &Palette, corner: Point, size: Size) {
    let count = u32::from(size.width) * u32::from(size.height) / PIXELS_PER_STAR;
    let colour = Luma([palette.ink(Ink::Line)]);
    let mut chance = FixedChance(0x5EED_5CA1);
    for _ in 0..count {
        let at = corner.offset(chance.below(size.width), chance.below(size.height));
        let radius = i32::from(chance.below(SMALL.1) >= SMALL.0.into()) + 1;
        draw_filled_circle_mut(canvas, (at.x, at.y), radius, colour);
    }
}

/// Numbers that look random and are the same every time.
struct FixedChance(u32);

impl FixedChance {
    fn below(&mut self, limit: u16) -> i32 {
        // Knuth's constants; the high bits are the good ones.
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        i32::from((self.0 >> 16) as u16 % limit.max(1))
    }
}
