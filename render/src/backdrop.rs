//! The sky around every board: one flat night with a few stars. Nothing else: what lies behind a
//! board is taken for a part of it.

use image::Luma;
use imageproc::drawing::draw_filled_circle_mut;

use crate::canvas::Canvas;
use crate::geometry::{Region, Scale};
use crate::palette::Palette;
use crate::scene::{Point, Scene, Shape, Size};
use crate::theme::Ink;

/// One star for so many pixels.
const PIXELS_PER_STAR: u32 = 12_000;
/// How many stars are small, of so many.
const SMALL: (u16, u16) = (4, 5);

/// The sky of a scene, with stars where nothing will cover them.
pub(crate) fn paint(palette: &Palette, scene: &Scene, scale: Scale) -> Canvas {
    let size = scale.size(scene.size());
    let covered = covered(scene, scale);
    let mut canvas = Canvas::new(size, palette.ink(Ink::Sky));
    let seen = |at: Point| {
        let covers = |part: &Region| part.holds(at.x as usize, at.y as usize);
        !covered.iter().any(covers)
    };
    stars(&mut canvas, palette, Point::new(0, 0), size, seen);
    canvas
}

/// What lies wholly under something.
fn covered(scene: &Scene, scale: Scale) -> Vec<Region> {
    let ground = scene.ground().iter();
    let parts = ground.filter_map(|thing| match &thing.shape {
        Shape::Plate { size } | Shape::Window { size } => {
            let (at, size) = (scale.point(thing.at), scale.size(*size));
            Some(Canvas::covered_by_a_plate(at, size))
        }
        _ => None,
    });
    parts.collect()
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
    let corner = at.by(FRAME.into(), FRAME.into());
    let side = |side: u16| side.saturating_sub(2 * FRAME);
    let inside = Size {
        width: side(size.width),
        height: side(size.height),
    };
    stars(canvas, palette, corner, inside, |_| true);
}

/// Stars where a fixed recurrence puts them: the same in every picture of a size.
fn stars(
    canvas: &mut Canvas,
    palette: &Palette,
    corner: Point,
    size: Size,
    seen: impl Fn(Point) -> bool,
) {
    let count = u32::from(size.width) * u32::from(size.height) / PIXELS_PER_STAR;
    let colour = Luma([palette.ink(Ink::Line)]);
    let mut chance = FixedChance(0x5EED_5CA1);
    for _ in 0..count {
        let at = corner.by(chance.below(size.width), chance.below(size.height));
        let radius = i32::from(chance.below(SMALL.1) >= SMALL.0.into()) + 1;
        if seen(at) {
            draw_filled_circle_mut(canvas, (at.x, at.y), radius, colour);
        }
    }
}

/// The same numbers every time.
struct FixedChance(u32);

impl FixedChance {
    fn below(&mut self, limit: u16) -> i32 {
        // Knuth's constants; the high bits are the good ones.
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        i32::from((self.0 >> 16) as u16 % limit.max(1))
    }
}
