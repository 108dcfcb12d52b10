//! An 8-bit canvas of palette indices: imageproc draws its shapes into it, and what is mixed with
//! what lies beneath is done here, for imageproc knows no colours between two indices. Knows
//! neither scenes nor what anything means; what lies outside is not drawn.

use image::Luma;
use imageproc::drawing::draw_filled_rect_mut;
use imageproc::rect::Rect;

use crate::geometry::{Point, Region, Size};
use crate::palette::{FULL, Palette};

/// Radius of a plate's corners.
const CORNER_OF_A_PLATE: u16 = 18;

/// A picture as palette indices, row by row.
#[derive(Clone)]
pub(crate) struct Canvas {
    pub size: Size,
    pub pixels: Vec<u8>,
}

/// A small picture with soft edges: a colour and a strength for each pixel.
pub(crate) struct Bitmap {
    pub width: i32,
    pub colours: Vec<u8>,
    pub levels: Vec<u8>,
    /// For each row: where it covers without a gap, so that it can be copied.
    pub solid: Vec<(usize, usize)>,
    /// For each row: where it covers at all.
    pub seen: Vec<(usize, usize)>,
}

/// Strengths alone, to be drawn in any ink.
#[derive(Default)]
pub(crate) struct Mask {
    pub left: i32,
    pub top: i32,
    pub width: i32,
    pub levels: Vec<u8>,
}

impl Bitmap {
    /// Bitmap of this width from a colour and a level for each pixel.
    pub(crate) fn new(width: i32, colours: Vec<u8>, levels: Vec<u8>) -> Self {
        let rows = levels.chunks_exact(width.max(1) as usize);
        let solid = rows.map(|row| {
            let start = row.iter().position(|&level| level == FULL);
            let start = start.unwrap_or(row.len());
            let run = row[start..].iter().take_while(|&&level| level == FULL);
            (start, start + run.count())
        });
        let rows = levels.chunks_exact(width.max(1) as usize);
        let seen = rows.map(|row| {
            let start = row.iter().position(|&level| level > 0);
            let end = row.iter().rposition(|&level| level > 0);
            (start.unwrap_or(0), end.map_or(0, |end| end + 1))
        });
        Self {
            solid: solid.collect(),
            seen: seen.collect(),
            width,
            colours,
            levels,
        }
    }
}

/// The columns that a line from left to right may touch in a row: nothing else is looked at,
/// however far a slanting line goes in other rows.
fn near_row(from: Point, to: Point, y: i32, reach: i32) -> (i32, i32) {
    if from.x == to.x || from.y == to.y {
        return (from.x.min(to.x) - reach, from.x.max(to.x) + reach);
    }
    let along = |y: i32| match to.y - from.y {
        0 => None,
        down => Some(((y - from.y) as f32 / down as f32).clamp(0.0, 1.0)),
    };
    // What is near this row of the line itself, as shares of its length.
    let near = [
        along(y - reach).unwrap_or(0.0),
        along(y + reach).unwrap_or(1.0),
    ];
    let [one, other] = near.map(|share| from.x as f32 + share * (to.x - from.x) as f32);
    let left = one.min(other).floor() as i32 - reach;
    (left, one.max(other).ceil() as i32 + reach)
}

impl Canvas {
    /// A canvas of one colour.
    pub(crate) fn new(size: Size, colour: u8) -> Self {
        let size = Size {
            width: size.width.max(1),
            height: size.height.max(1),
        };
        let area = usize::from(size.width) * usize::from(size.height);
        Self {
            size,
            pixels: vec![colour; area],
        }
    }

    fn whole(&self) -> Region {
        Region::whole(self.size)
    }

    /// The rows of a part.
    pub(crate) fn part(&self, part: Region) -> impl Iterator<Item = &[u8]> {
        let rows = self.rows().skip(part.top).take(part.height());
        rows.map(move |row| &row[part.left..part.right])
    }

    /// The rows.
    pub(crate) fn rows(&self) -> impl Iterator<Item = &[u8]> {
        self.pixels.chunks_exact(self.size.width.into())
    }

    /// `count` pixels of a row from a column on, to be drawn on; all are within the canvas.
    fn row(&mut self, y: i32, x: i32, count: usize) -> &mut [u8] {
        // Callers have clipped them to the canvas.
        let start = y as usize * usize::from(self.size.width) + x as usize;
        &mut self.pixels[start..start + count]
    }

    /// Copies a bitmap with its middle at a place.
    pub(crate) fn stamp(&mut self, palette: &Palette, bitmap: &Bitmap, at: Point) {
        let width = bitmap.width;
        let height = bitmap.solid.len() as i32;
        let corner = at.offset(-width / 2, -height / 2);
        let within = self.whole().across(corner.x, width);
        for row in self.whole().down(corner.y, height) {
            let (start, end) = bitmap.seen[row];
            let across = start.max(within.start)..end.min(within.end);
            if across.is_empty() {
                continue;
            }
            let target = self.row(
                corner.y + row as i32,
                corner.x + across.start as i32,
                across.len(),
            );
            let source = row * width as usize;
            let (from, to) = bitmap.solid[row];
            let (from, to) = (from.max(across.start), to.min(across.end));
            let mut soften = |columns: std::ops::Range<usize>| {
                for column in columns {
                    let level = bitmap.levels[source + column];
                    if level > 0 {
                        let under = &mut target[column - across.start];
                        *under = palette.over(bitmap.colours[source + column], level)
                            [usize::from(*under)];
                    }
                }
            };
            if from < to {
                soften(across.start..from);
                soften(to..across.end);
                target[from - across.start..to - across.start]
                    .copy_from_slice(&bitmap.colours[source + from..source + to]);
            } else {
                soften(across.clone());
            }
        }
    }

    /// Draws a mask in a colour; its own offsets are relative to the place.
    pub(crate) fn tint(&mut self, palette: &Palette, mask: &Mask, at: Point, colour: u8) {
        if mask.width == 0 {
            return;
        }
        let height = mask.levels.len() as i32 / mask.width;
        let corner = at.offset(mask.left, mask.top);
        let across = self.whole().across(corner.x, mask.width);
        if across.is_empty() {
            return;
        }
        for row in self.whole().down(corner.y, height) {
            let source = row * mask.width as usize;
            let levels = &mask.levels[source + across.start..source + across.end];
            let target = self.row(
                corner.y + row as i32,
                corner.x + across.start as i32,
                across.len(),
            );
            for (under, &level) in target.iter_mut().zip(levels) {
                if level > 0 {
                    *under = palette.over(colour, level)[usize::from(*under)];
                }
            }
        }
    }

    /// A straight line with round ends: its width, and how much of it comes by and by.
    pub(crate) fn line(
        &mut self,
        palette: &Palette,
        (from, to): (Point, Point),
        (width, more): (f32, f32),
        colour: u8,
    ) {
        let radius = (width + more) / 2.0;
        // Half a pixel of soft edge on either side.
        let reach = radius.ceil() as i32 + 1;
        let (top, bottom) = (from.y.min(to.y) - reach, from.y.max(to.y) + reach);
        let along = ((to.x - from.x) as f32, (to.y - from.y) as f32);
        let length2 = along.0 * along.0 + along.1 * along.1;
        let rows = self.whole().down(top, bottom - top + 1);
        // Beside the middle of a level line only the row counts, of an upright one the column.
        let even = more == 0.0;
        let level_between = (even && from.y == to.y).then(|| (from.x.min(to.x), from.x.max(to.x)));
        let upright_between =
            (even && from.x == to.x).then(|| (from.y.min(to.y), from.y.max(to.y)));
        let level = |distance: f32| {
            let covered = (radius + 0.5 - distance).clamp(0.0, 1.0);
            (covered * f32::from(FULL) + 0.5) as u8
        };
        let beside: Vec<u8> = (0..=reach).map(|away| level(away as f32)).collect();
        for row in rows {
            let y = top + row as i32;
            let (left, right) = near_row(from, to, y, reach);
            let columns = self.whole().across(left, right - left + 1);
            if columns.is_empty() {
                continue;
            }
            let down = y - from.y;
            let is_beside_middle = upright_between.is_some_and(|(low, high)| low <= y && y <= high);
            let target = self.row(y, left + columns.start as i32, columns.len());
            for (under, column) in target.iter_mut().zip(columns.clone()) {
                let x = left + column as i32;
                let level = match level_between {
                    Some((low, high)) if low <= x && x <= high => {
                        beside[down.unsigned_abs() as usize]
                    }
                    _ if is_beside_middle => beside[(x - from.x).unsigned_abs() as usize],
                    _ => {
                        let offset = ((x - from.x) as f32, down as f32);
                        let share = if length2 > 0.0 {
                            let on = offset.0 * along.0 + offset.1 * along.1;
                            (on / length2).clamp(0.0, 1.0)
                        } else {
                            0.0
                        };
                        let (dx, dy) = (offset.0 - share * along.0, offset.1 - share * along.1);
                        // Nearer to its beginning it is thinner.
                        level((dx * dx + dy * dy).sqrt() + (1.0 - share) * more / 2.0)
                    }
                };
                if level > 0 {
                    *under = palette.over(colour, level)[usize::from(*under)];
                }
            }
        }
    }

    /// Light of a strength along a line: where parts of the line meet it is no stronger.
    pub(crate) fn glow(
        &mut self,
        palette: &Palette,
        points: &[Point],
        width: f32,
        (colour, strength): (u8, u8),
    ) {
        let radius = width / 2.0;
        let reach = radius.ceil() as i32 + 1;
        let parts: Vec<(Point, Point)> = match points {
            [one] => vec![(*one, *one)],
            _ => points.windows(2).map(|pair| (pair[0], pair[1])).collect(),
        };
        let ends = |side: fn(&Point) -> i32| {
            let least = points.iter().map(side).min();
            least.zip(points.iter().map(side).max())
        };
        let (Some((top, bottom)), Some((left, right))) = (ends(|at| at.y), ends(|at| at.x)) else {
            return;
        };
        let (left, top) = (left - reach, top - reach);
        let within = self.whole().across(left, right + reach + 1 - left);
        if within.is_empty() {
            return;
        }
        let mut levels = vec![0; within.len()];
        for row in self.whole().down(top, bottom + reach + 1 - top) {
            let y = top + row as i32;
            // Of a row only what its parts reach is looked at.
            let (mut lit, mut unlit) = (levels.len(), 0);
            for (from, to) in &parts {
                if y < from.y.min(to.y) - reach || y > from.y.max(to.y) + reach {
                    continue;
                }
                let (first, last) = near_row(*from, *to, y, reach);
                let along = ((to.x - from.x) as f32, (to.y - from.y) as f32);
                let length = along.0 * along.0 + along.1 * along.1;
                let start = left + within.start as i32;
                let first = (first - start).clamp(0, levels.len() as i32);
                let last = (last + 1 - start).clamp(first, levels.len() as i32);
                (lit, unlit) = (lit.min(first as usize), unlit.max(last as usize));
                for column in first..last {
                    let offset = ((start + column - from.x) as f32, (y - from.y) as f32);
                    let on = offset.0 * along.0 + offset.1 * along.1;
                    let share = if length > 0.0 {
                        (on / length).clamp(0.0, 1.0)
                    } else {
                        0.0
                    };
                    let (x, y) = (offset.0 - share * along.0, offset.1 - share * along.1);
                    let covered = (radius + 0.5 - (x * x + y * y).sqrt()).clamp(0.0, 1.0);
                    let level = &mut levels[column as usize];
                    *level = (*level).max((covered * f32::from(strength) + 0.5) as u8);
                }
            }
            let reached = lit.min(unlit)..unlit;
            let first = left + (within.start + reached.start) as i32;
            let target = self.row(y, first, reached.len());
            for (under, level) in target.iter_mut().zip(&mut levels[reached]) {
                if *level > 0 {
                    *under = palette.over(colour, *level)[usize::from(*under)];
                    *level = 0;
                }
            }
        }
    }

    /// The region that a plate covers wholly: neither beyond a corner nor under its edge.
    pub(crate) fn covered_by_a_plate(at: Point, size: Size) -> Region {
        let edge = i32::from(CORNER_OF_A_PLATE) + 2;
        // Both are clipped to what can be in a picture.
        let clipped = |place: i32| place.clamp(0, u16::MAX.into()) as usize;
        let (left, top) = (clipped(at.x + edge), clipped(at.y + edge));
        Region {
            left,
            top,
            right: clipped(at.x + i32::from(size.width) - edge).max(left),
            bottom: clipped(at.y + i32::from(size.height) - edge).max(top),
        }
    }

    /// A rounded rectangle of one colour.
    pub(crate) fn card(&mut self, palette: &Palette, at: Point, size: Size, corner: f32, fill: u8) {
        let (width, height) = (i32::from(size.width), i32::from(size.height));
        let corner = corner.min(width.min(height) as f32 / 2.0);
        let across = self.whole().across(at.x, width);
        if across.is_empty() {
            return;
        }
        // Only corners have soft edges: the sides are whole pixels.
        let edge = corner.ceil() as i32;
        for row in self.whole().down(at.y, height) {
            let target = self.row(at.y + row as i32, at.x + across.start as i32, across.len());
            let from_side = (row as i32).min(height - 1 - row as i32);
            for (under, column) in target.iter_mut().zip(across.clone()) {
                let from_end = (column as i32).min(width - 1 - column as i32);
                if from_side >= edge || from_end >= edge {
                    *under = fill;
                    continue;
                }
                let (x, y) = (
                    corner - from_end as f32 - 0.5,
                    corner - from_side as f32 - 0.5,
                );
                let inside = match x > 0.0 && y > 0.0 {
                    true => (corner - x.hypot(y) + 0.5).clamp(0.0, 1.0),
                    false => 1.0,
                };
                let level = (inside * f32::from(FULL)).round() as u8;
                *under = palette.over(fill, level)[usize::from(*under)];
            }
        }
    }

    /// A plate of one colour with rounded corners and a thin luminous edge.
    pub(crate) fn plate(&mut self, palette: &Palette, at: Point, size: Size, fill: u8, edge: u8) {
        const EDGE: f32 = 0.55;
        let (width, height) = (i32::from(size.width), i32::from(size.height));
        let across = self.whole().across(at.x, width);
        if across.is_empty() {
            return;
        }
        let covers = Self::covered_by_a_plate(Point::new(0, 0), size);
        for row in self.whole().down(at.y, height) {
            let target = self.row(at.y + row as i32, at.x + across.start as i32, across.len());
            for (under, column) in target.iter_mut().zip(across.clone()) {
                if covers.holds(column, row) {
                    *under = fill;
                    continue;
                }
                let depth = depth(
                    column as i32,
                    row as i32,
                    width,
                    height,
                    f32::from(CORNER_OF_A_PLATE),
                );
                let inside = (depth + 0.5).clamp(0.0, 1.0);
                let rim = (1.5 - (depth - 1.0).abs()).clamp(0.0, 1.0);
                for (colour, strength) in [(fill, inside), (edge, rim * EDGE)] {
                    let level = (strength * f32::from(FULL)).round() as u8;
                    *under = palette.over(colour, level)[usize::from(*under)];
                }
            }
        }
    }
}

/// Pixels are indices; what lies outside is not drawn.
impl imageproc::drawing::Canvas for Canvas {
    type Pixel = Luma<u8>;

    fn dimensions(&self) -> (u32, u32) {
        (self.size.width.into(), self.size.height.into())
    }

    fn get_pixel(&self, x: u32, y: u32) -> Luma<u8> {
        let at = y as usize * usize::from(self.size.width) + x as usize;
        Luma([self.pixels[at]])
    }

    fn draw_pixel(&mut self, x: u32, y: u32, Luma([index]): Luma<u8>) {
        if self.whole().holds(x as usize, y as usize) {
            self.pixels[y as usize * usize::from(self.size.width) + x as usize] = index;
        }
    }
}

impl Canvas {
    /// An area of one colour: each pixel takes as much of it as it is covered.
    pub(crate) fn area(&mut self, palette: &Palette, corners: &[(f32, f32)], colour: u8) {
        let ends = |along: fn(&(f32, f32)) -> f32| {
            let along = corners.iter().map(along);
            let least = along.clone().fold(f32::MAX, f32::min).floor();
            (least as i32, along.fold(f32::MIN, f32::max).ceil() as i32)
        };
        let ((left, right), (top, bottom)) = (ends(|at| at.0), ends(|at| at.1));
        let columns = match corners.len() {
            3.. => self.whole().across(left, right - left),
            _ => return,
        };
        if columns.is_empty() {
            return;
        }
        let first = left + columns.start as i32;
        // Changes of what is covered from one column to the next: their sums are the coverage.
        let mut changes = vec![0.0_f32; columns.len() + 2];
        for row in self.whole().down(top, bottom - top) {
            let y = top + row as i32;
            changes.fill(0.0);
            for sub in 0..ROWS {
                let line = y as f32 + (sub as f32 + 0.5) / ROWS as f32;
                cover(&mut changes, corners, line, first as f32);
            }
            let target = self.row(y, first, columns.len());
            let mut covered = 0.0;
            for (under, change) in target.iter_mut().zip(&changes) {
                covered += change;
                let level = (covered * f32::from(FULL) + 0.5) as u8;
                if level > 0 {
                    *under = palette.over(colour, level.min(FULL))[usize::from(*under)];
                }
            }
        }
    }

    /// A disc or a ring: what lies between two distances from a place.
    pub(crate) fn round(
        &mut self,
        palette: &Palette,
        at: Point,
        (near, far): (f32, f32),
        colour: u8,
    ) {
        let reach = far.ceil() as i32 + 1;
        let across = self.whole().across(at.x - reach, 2 * reach + 1);
        if across.is_empty() {
            return;
        }
        for row in self.whole().down(at.y - reach, 2 * reach + 1) {
            let down = row as i32 - reach;
            let left = at.x - reach + across.start as i32;
            let target = self.row(at.y + down, left, across.len());
            let squared = (down * down) as f32;
            // Columns beyond the first are not touched, those before the others are covered wholly
            // or lie in a ring's hole.
            let half = |radius: f32| (radius * radius - squared).max(0.0).sqrt();
            let touched = half(far + 1.0).ceil() as i32 + 1;
            let covered = half(far - 1.0) as i32 - 1;
            let hole = half(near - 1.0) as i32 - 1;
            for (under, column) in target.iter_mut().zip(left..) {
                let right = (column - at.x).abs();
                if right > touched || (near > 1.0 && right < hole) {
                    continue;
                }
                if near <= 0.0 && right < covered {
                    *under = colour;
                    continue;
                }
                let away = (squared + (right * right) as f32).sqrt();
                let outside = (far + 0.5 - away).clamp(0.0, 1.0);
                let inside = match near > 0.0 {
                    true => (away - near + 0.5).clamp(0.0, 1.0),
                    false => 1.0,
                };
                let level = (outside.min(inside) * f32::from(FULL) + 0.5) as u8;
                *under = palette.over(colour, level)[usize::from(*under)];
            }
        }
    }

    /// A bar of one colour, exact to the pixel.
    pub(crate) fn bar(&mut self, at: Point, size: Size, colour: u8) {
        if size.width > 0 && size.height > 0 {
            let rect = Rect::at(at.x, at.y).of_size(size.width.into(), size.height.into());
            draw_filled_rect_mut(self, rect, Luma([colour]));
        }
    }
}

/// Lines in each row of pixels along which an area is measured.
const ROWS: usize = 4;

/// Adds what an area covers along a line: between its first side and its second, and so on.
fn cover(changes: &mut [f32], corners: &[(f32, f32)], line: f32, first: f32) {
    let last = (changes.len() - 2) as f32;
    let next = corners.iter().cycle().skip(1);
    let crossed = corners.iter().zip(next).filter_map(|(from, to)| {
        let crosses = (from.1 <= line) != (to.1 <= line);
        crosses.then(|| from.0 + (to.0 - from.0) * (line - from.1) / (to.1 - from.1))
    });
    let mut places: Vec<f32> = crossed.map(|x| (x - first).clamp(0.0, last)).collect();
    places.sort_by(f32::total_cmp);
    for pair in places.chunks_exact(2) {
        for (x, sign) in [(pair[0], 1.0), (pair[1], -1.0)] {
            // The pixel in which the side lies takes its share, the next one the rest.
            let (pixel, share) = (x.floor() as usize, x.fract());
            let change = sign / ROWS as f32;
            changes[pixel] += change * (1.0 - share);
            changes[pixel + 1] += change * share;
        }
    }
}

/// Distance of a pixel from the edge of a rounded rectangle, inwards.
fn depth(column: i32, row: i32, width: i32, height: i32, corner: f32) -> f32 {
    let x = column.min(width - 1 - column) as f32;
    let y = row.min(height - 1 - row) as f32;
    if x < corner && y < corner {
        let (dx, dy) = (corner - x, corner - y);
        corner - (dx * dx + dy * dy).sqrt()
    } else {
        x.min(y)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn light_outside_a_picture_draws_nothing() {
        let palette = Palette::new(&crate::world::HOUSE);
        let size = Size {
            width: 40,
            height: 30,
        };
        for x in [-90, -50, 90] {
            let mut canvas = Canvas::new(size, 3);
            let points = [Point { x, y: -4 }, Point { x: x + 2, y: 40 }];
            canvas.glow(&palette, &points, 12.0, (5, 8));
            assert!(canvas.pixels.iter().all(|pixel| *pixel == 3), "{x}");
        }
    }
}
