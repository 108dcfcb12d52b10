//! Pixels of any colour, and what can be drawn on them without soft edges: discs, polygons, segments
//! and letters. Whatever lies outside is not drawn. A library for it would be a sixth of a first build.

use ab_glyph::{Font, PxScale, ScaleFont, point};

use crate::palette::Rgb;

/// A colour and how much of it there is, of 255.
pub(crate) type Rgba = [u8; 4];

/// A square of pixels, row by row.
pub(crate) struct Raster {
    side: u32,
    pixels: Vec<Rgba>,
}

pub(crate) const fn opaque([r, g, b]: Rgb) -> Rgba {
    [r, g, b, 255]
}

impl Raster {
    /// Nothing yet, on so many pixels to a side.
    pub(crate) fn new(side: u32) -> Self {
        Self {
            side,
            pixels: vec![[0; 4]; (side * side) as usize],
        }
    }

    pub(crate) const fn side(&self) -> u32 {
        self.side
    }

    /// What is there; nothing outside.
    pub(crate) fn get(&self, x: u32, y: u32) -> Rgba {
        let pixel = self.pixels.get((y * self.side + x) as usize);
        pixel.copied().unwrap_or_default()
    }

    /// Every pixel with its place.
    pub(crate) fn each(&mut self) -> impl Iterator<Item = (u32, u32, &mut Rgba)> {
        let side = self.side;
        let places = (0..side).flat_map(move |y| (0..side).map(move |x| (x, y)));
        let pixels = places.zip(&mut self.pixels);
        pixels.map(|((x, y), pixel)| (x, y, pixel))
    }

    fn at(&mut self, (x, y): (i32, i32)) -> Option<&mut Rgba> {
        let side = self.side as i32;
        let is_inside = (0..side).contains(&x) && (0..side).contains(&y);
        // Inside, both are a place of the vector.
        is_inside.then(|| &mut self.pixels[(y * side + x) as usize])
    }

    fn put(&mut self, place: (i32, i32), colour: Rgba) {
        if let Some(pixel) = self.at(place) {
            *pixel = colour;
        }
    }

    /// A piece of a row, both ends with it.
    fn span(&mut self, y: i32, from: i32, to: i32, colour: Rgba) {
        for x in from.max(0)..=to.min(self.side as i32 - 1) {
            self.put((x, y), colour);
        }
    }

    /// A disc, by the midpoint algorithm.
    pub(crate) fn disc(&mut self, (left, top): (i32, i32), radius: i32, colour: Rgba) {
        let (mut x, mut y, mut error) = (0, radius, 1 - radius);
        while x <= y {
            for (wide, high) in [(x, y), (y, x), (x, -y), (y, -x)] {
                self.span(top + high, left - wide, left + wide, colour);
            }
            x += 1;
            if error < 0 {
                error += 2 * x + 1;
            } else {
                y -= 1;
                error += 2 * (x - y) + 1;
            }
        }
    }

    /// A straight line, by Bresenham's algorithm.
    pub(crate) fn segment(&mut self, from: (f32, f32), to: (f32, f32), colour: Rgba) {
        let is_steep = (to.1 - from.1).abs() > (to.0 - from.0).abs();
        let turned = |(x, y)| if is_steep { (y, x) } else { (x, y) };
        let (mut from, mut to) = (turned(from), turned(to));
        if from.0 > to.0 {
            (from, to) = (to, from);
        }
        let (dx, dy) = (to.0 - from.0, (to.1 - from.1).abs());
        let step = if from.1 < to.1 { 1 } else { -1 };
        let (mut y, mut error) = (from.1 as i32, dx / 2.0);
        for x in from.0 as i32..=to.0 as i32 {
            self.put(if is_steep { (y, x) } else { (x, y) }, colour);
            error -= dy;
            if error < 0.0 {
                y += step;
                error += dx;
            }
        }
    }

    /// What lies between these corners, row by row, and its edges.
    pub(crate) fn polygon(&mut self, corners: &[(i32, i32)], colour: Rgba) {
        let next = corners.iter().cycle().skip(1);
        let edges: Vec<((i32, i32), (i32, i32))> =
            corners.iter().copied().zip(next.copied()).collect();
        let last = self.side as i32 - 1;
        let rows = corners.iter().map(|(_, y)| (*y).clamp(0, last));
        let (Some(top), Some(bottom)) = (rows.clone().min(), rows.max()) else {
            return;
        };
        for y in top..=bottom {
            let mut crossed: Vec<i32> = edges.iter().flat_map(|edge| crossings(*edge, y)).collect();
            crossed.sort_unstable();
            for pair in crossed.chunks_exact(2) {
                self.span(y, pair[0], pair[1], colour);
            }
        }
        let exact = |(x, y): (i32, i32)| (x as f32, y as f32);
        for (from, to) in edges {
            self.segment(exact(from), exact(to), colour);
        }
    }

    /// A letter that far from the upper left corner of its line.
    pub(crate) fn letter(
        &mut self,
        (left, top): (i32, i32),
        letter: char,
        font: &impl Font,
        scale: PxScale,
        colour: Rgb,
    ) {
        let ascent = font.as_scaled(scale).ascent();
        let glyph = font.glyph_id(letter);
        let glyph = glyph.with_scale_and_position(scale, point(0.0, ascent));
        let Some(outline) = font.outline_glyph(glyph) else {
            return;
        };
        let corner = outline.px_bounds().min;
        let (left, top) = (
            left + corner.x.round() as i32,
            top + corner.y.round() as i32,
        );
        outline.draw(|x, y, covered| {
            if let Some(pixel) = self.at((left + x as i32, top + y as i32)) {
                let [r, g, b] = colour;
                let alpha = (255.0 * covered.clamp(0.0, 1.0)) as u8;
                *pixel = over(*pixel, [r, g, b, alpha]);
            }
        });
    }
}

/// How wide a letter is, with a pixel to spare.
pub(crate) fn width(letter: char, font: &impl Font, scale: PxScale) -> u32 {
    let font = font.as_scaled(scale);
    1 + font.h_advance(font.glyph_id(letter)).ceil() as u32
}

/// Where an edge crosses a row. A corner counts for the edge that goes down from it alone, so that a
/// row goes in as often as out.
fn crossings((from, to): ((i32, i32), (i32, i32)), y: i32) -> Vec<i32> {
    let ((from_x, from_y), (to_x, to_y)) = (from, to);
    if !(from_y.min(to_y)..=from_y.max(to_y)).contains(&y) {
        return Vec::new();
    }
    if from_y == to_y {
        return vec![from_x, to_x];
    }
    if from_y == y {
        return if to_y > y { vec![from_x] } else { Vec::new() };
    }
    if to_y == y {
        return if from_y > y { vec![to_x] } else { Vec::new() };
    }
    let share = (y - from_y) as f32 / (to_y - from_y) as f32;
    let x = from_x as f32 + share * (to_x - from_x) as f32;
    vec![x.round() as i32]
}

/// One colour upon another.
fn over(under: Rgba, upper: Rgba) -> Rgba {
    match upper[3] {
        0 => return under,
        255 => return upper,
        _ => {}
    }
    let [below, above] = [under, upper].map(|colour| colour.map(|part| f32::from(part) / 255.0));
    let alpha = below[3] + above[3] - below[3] * above[3];
    let mixed = |part: usize| {
        let share = above[part] * above[3] + below[part] * below[3] * (1.0 - above[3]);
        (255.0 * (share / alpha)) as u8
    };
    [mixed(0), mixed(1), mixed(2), (255.0 * alpha) as u8]
}

#[cfg(test)]
mod tests {
    use super::*;

    const INK: Rgba = [1, 2, 3, 255];

    /// The rows as signs.
    fn shown(raster: &Raster) -> Vec<String> {
        let sign = |x, y| if raster.get(x, y) == INK { '#' } else { '.' };
        let row = |y| (0..raster.side()).map(|x| sign(x, y)).collect();
        (0..raster.side()).map(row).collect()
    }

    #[test]
    fn a_disc_is_round_and_stays_within() {
        let mut raster = Raster::new(6);
        raster.disc((2, 2), 2, INK);
        assert_eq!(
            shown(&raster),
            [".###..", "#####.", "#####.", "#####.", ".###..", "......"]
        );
        let mut raster = Raster::new(3);
        raster.disc((3, 3), 1, INK);
        assert_eq!(shown(&raster), ["...", "...", "..."]);
    }

    #[test]
    fn a_polygon_is_filled_with_its_edges() {
        let mut raster = Raster::new(6);
        raster.polygon(&[(0, 4), (4, 4), (2, 0)], INK);
        assert_eq!(
            shown(&raster),
            ["..#...", "..##..", ".###..", ".####.", "#####.", "......"]
        );
        let mut raster = Raster::new(3);
        raster.polygon(&[(-9, -9), (9, -9), (9, 9), (-9, 9)], INK);
        assert_eq!(shown(&raster), ["###", "###", "###"]);
    }

    #[test]
    fn a_segment_is_a_pixel_thin() {
        let mut raster = Raster::new(4);
        raster.segment((3.0, 0.0), (0.0, 1.0), INK);
        assert_eq!(shown(&raster), ["..##", "##..", "....", "...."]);
    }

    #[test]
    fn a_letter_covers_what_is_beneath_in_part() {
        assert_eq!(over([9, 9, 9, 255], [0, 0, 0, 0]), [9, 9, 9, 255]);
        assert_eq!(over([9, 9, 9, 0], INK), INK);
        let half = over([0, 100, 200, 255], [200, 100, 0, 128]);
        let off = [100, 100, 100, 255]
            .iter()
            .zip(half)
            .map(|(one, other)| u8::abs_diff(*one, other));
        assert!(off.max() <= Some(1), "{half:?}");
    }
}
