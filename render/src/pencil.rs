//! Draws small pictures with imageproc at four times their size and scales them down. Works in
//! units: the middle is 0,0 and the radius 1.

use ab_glyph::{Font, PxScale};
use image::{Rgba, RgbaImage};
use imageproc::drawing::{draw_filled_circle_mut, draw_polygon_mut, draw_text_mut, text_size};
use imageproc::geometric_transformations::{Border, Interpolation, rotate_about_center};
use imageproc::point::Point;

use crate::canvas::Bitmap;
use crate::font::font;
use crate::outline::outline;
use crate::palette::{FULL, Palette, Rgb, SHADE, SHADING, mix};
use crate::theme::{Cut, Ink};
use crate::world::World;

/// Factors by which small pictures, large ones and the largest are drawn larger than they are
/// shown; the edges of large ones are long enough to look smooth sooner.
const LARGER: [u32; 3] = [4, 3, 2];
/// From this diameter on a picture is large, and from that on it is one of the largest.
const LARGE: (u16, u16) = (200, 600);
/// Pixels left free on every side, for soft edges.
const PAD: u32 = 2;
/// Reach of a ball within its ink.
const BALL: f32 = 0.93;

pub(crate) struct Pencil {
    image: RgbaImage,
    world: &'static World,
    larger: u32,
    /// Pixel of the large image at 0,0.
    middle: (f32, f32),
    /// Pixels of the large image to a unit.
    unit: f32,
    /// True if every pixel is one colour or none.
    is_hard: bool,
}

impl Pencil {
    /// A free sheet for something of this diameter.
    pub(crate) fn new(diameter: u16, world: &'static World) -> Self {
        let size = usize::from(diameter >= LARGE.0) + usize::from(diameter >= LARGE.1);
        let larger = LARGER[size];
        let side = (u32::from(diameter) + 2 * PAD) * larger;
        Self {
            image: RgbaImage::new(side, side),
            world,
            larger,
            middle: (side as f32 / 2.0, side as f32 / 2.0),
            unit: (u32::from(diameter) * larger) as f32 / 2.0,
            is_hard: false,
        }
    }

    /// Colour of an ink in the world that the picture shows.
    pub(crate) fn rgb(&self, ink: Ink) -> Rgb {
        self.world.rgb(ink)
    }

    /// Colour between two inks of that world.
    pub(crate) fn mix(&self, from: Ink, to: Ink, share: f32) -> Rgb {
        self.world.mix(from, to, share)
    }

    /// Takes soft edges away: what a film shows again and again weighs a third less.
    pub(crate) fn harden(&mut self) {
        self.is_hard = true;
    }

    /// Turns everything that is drawn so far, clockwise.
    pub(crate) fn turn(&mut self, angle: f32) {
        let nothing = Border::Constant(Rgba([0; 4]));
        self.image = rotate_about_center(&self.image, angle, Interpolation::Nearest, nothing);
    }

    /// Draws something smaller, with its own middle at a place.
    pub(crate) fn inset(&mut self, x: f32, y: f32, share: f32, draw: impl FnOnce(&mut Self)) {
        let (middle, unit) = (self.middle, self.unit);
        self.middle = (middle.0 + x * unit, middle.1 + y * unit);
        self.unit = unit * share;
        draw(self);
        (self.middle, self.unit) = (middle, unit);
    }

    fn pixel_at(&self, x: f32, y: f32) -> (i32, i32) {
        // Every sprite is far smaller than an i32.
        let place = |middle: f32, value: f32| (middle + value * self.unit).round() as i32;
        (place(self.middle.0, x), place(self.middle.1, y))
    }

    /// Colours every place by a rule that knows its distance from the middle; `None` leaves it.
    pub(crate) fn shade(&mut self, rule: impl Fn(f32, f32) -> Option<(Rgb, f32)>) {
        let (left, top) = (self.middle.0 - 0.5, self.middle.1 - 0.5);
        let unit = self.unit;
        for (x, y, pixel) in self.image.enumerate_pixels_mut() {
            let (x, y) = ((x as f32 - left) / unit, (y as f32 - top) / unit);
            if let Some(([r, g, b], strength)) = rule(x, y) {
                // A strength is between 0 and 1.
                let alpha = (strength.clamp(0.0, 1.0) * 255.0) as u8;
                let [under_r, under_g, under_b, under] = pixel.0;
                if alpha == 255 || under == 0 {
                    *pixel = Rgba([r, g, b, alpha]);
                } else {
                    let [r, g, b] = mix([under_r, under_g, under_b], [r, g, b], strength);
                    *pixel = Rgba([r, g, b, under.max(alpha)]);
                }
            }
        }
    }

    pub(crate) fn disc(&mut self, x: f32, y: f32, radius: f32, colour: Rgb) {
        let centre = self.pixel_at(x, y);
        let radius = (radius * self.unit).round() as i32;
        draw_filled_circle_mut(&mut self.image, centre, radius, opaque(colour));
    }

    /// A ring of this outer radius and thickness.
    pub(crate) fn ring(&mut self, radius: f32, thickness: f32, colour: Rgb, strength: f32) {
        self.shade(|x, y| {
            let distance = (x * x + y * y).sqrt();
            (distance <= radius && distance > radius - thickness).then_some((colour, strength))
        });
    }

    /// A part of a ring with round ends: the radius of its middle line, its angles clockwise from
    /// above, its thickness, its colour and how strong it is.
    pub(crate) fn arc(
        &mut self,
        radius: f32,
        (from, to): (f32, f32),
        thickness: f32,
        (colour, strength): (Rgb, f32),
    ) {
        let end = |angle: f32| (radius * angle.sin(), -radius * angle.cos());
        let (start, stop) = (end(from), end(to));
        self.shade(|x, y| {
            let away = ((x * x + y * y).sqrt() - radius).abs();
            // The ends are on the middle line: nothing of the arc is further from it. An angle
            // takes longer than all else.
            if away > thickness / 2.0 {
                return None;
            }
            let away = if (from..=to).contains(&x.atan2(-y)) {
                away
            } else {
                let to_end = |end: (f32, f32)| (x - end.0).hypot(y - end.1);
                to_end(start).min(to_end(stop))
            };
            (away <= thickness / 2.0).then_some((colour, strength))
        });
    }

    /// Mixes so much of a colour into everything that is drawn so far.
    pub(crate) fn fade(&mut self, towards: Rgb, share: f32) {
        for pixel in self.image.pixels_mut().filter(|pixel| pixel.0[3] > 0) {
            let [r, g, b, alpha] = pixel.0;
            let [r, g, b] = mix([r, g, b], towards, share);
            *pixel = Rgba([r, g, b, alpha]);
        }
    }

    /// Takes away what lies elsewhere.
    pub(crate) fn cut(&mut self, is_kept: impl Fn(f32, f32) -> bool) {
        let (left, top) = (self.middle.0 - 0.5, self.middle.1 - 0.5);
        for (x, y, pixel) in self.image.enumerate_pixels_mut() {
            let (x, y) = ((x as f32 - left) / self.unit, (y as f32 - top) / self.unit);
            if !is_kept(x, y) {
                *pixel = Rgba([0; 4]);
            }
        }
    }

    /// Fills a polygon.
    pub(crate) fn polygon(&mut self, corners: &[(f32, f32)], colour: Rgb) {
        let places = corners.iter().map(|&(x, y)| self.pixel_at(x, y));
        let corners: Vec<Point<i32>> = places.map(|(x, y)| Point::new(x, y)).collect();
        if corners.len() > 2 {
            draw_polygon_mut(&mut self.image, &corners, opaque(colour));
        }
    }

    /// A straight line with round ends.
    pub(crate) fn line(&mut self, from: (f32, f32), to: (f32, f32), width: f32, colour: Rgb) {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = (dx * dx + dy * dy).sqrt();
        if length > 0.0 {
            let (nx, ny) = (-dy / length * width / 2.0, dx / length * width / 2.0);
            self.polygon(
                &[
                    (from.0 + nx, from.1 + ny),
                    (to.0 + nx, to.1 + ny),
                    (to.0 - nx, to.1 - ny),
                    (from.0 - nx, from.1 - ny),
                ],
                colour,
            );
        }
        self.disc(from.0, from.1, width / 2.0, colour);
        self.disc(to.0, to.1, width / 2.0, colour);
    }

    /// Fills an outline.
    pub(crate) fn fill(&mut self, path: &str, colour: Rgb) {
        for part in outline(path) {
            self.polygon(&part, colour);
        }
    }

    /// Fills an outline in ink, larger all around by so much: the bed of a piece.
    pub(crate) fn inked(&mut self, path: &str, by: f32) {
        self.fill(path, Ink::Night.rgb());
        self.edge(path, 2.0 * by, Ink::Night.rgb());
    }

    /// An outline's edge.
    pub(crate) fn edge(&mut self, path: &str, width: f32, colour: Rgb) {
        for part in outline(path) {
            let next = part.iter().cycle().skip(1);
            for (from, to) in part.iter().zip(next) {
                self.line(*from, *to, width, colour);
            }
        }
    }

    /// A ball in ink, its lower right in shadow, with a light at its upper left; what lies on its
    /// face is painted in between.
    pub(crate) fn ball(&mut self, colour: Rgb, face: impl FnOnce(&mut Self)) {
        self.disc(0.0, 0.0, 1.0, Ink::Night.rgb());
        self.disc(0.0, 0.0, BALL, colour);
        face(self);
        let round = |x: f32, y: f32| (x * x + y * y).sqrt();
        // What its face left of the ink around it.
        self.shade(|x, y| {
            let rim = round(x, y) > BALL && round(x, y) <= 1.0;
            rim.then_some((Ink::Night.rgb(), 1.0))
        });
        self.shade(|x, y| {
            let dark = round(x, y) <= BALL && round(x + 0.34, y + 0.26) > 1.0;
            dark.then_some((SHADE, SHADING))
        });
        self.arc(0.78, (-1.16, -0.36), 0.12, ([255, 255, 255], 0.75));
    }

    /// A letter in the middle, with capitals this high.
    pub(crate) fn letter(&mut self, letter: char, high: f32, colour: Rgb) {
        self.letter_at(letter, (0.0, 0.0), high, colour);
    }

    /// A letter around a place.
    pub(crate) fn letter_at(&mut self, letter: char, place: (f32, f32), high: f32, colour: Rgb) {
        // Exo 2 has no Greek.
        let cut = [Cut::Title, Cut::Bold].into_iter();
        let mut having = cut.filter(|cut| font(*cut).glyph_id(letter).0 != 0);
        let cut = having.next().unwrap_or(Cut::Bold);
        let font = font(cut);
        let line = font.height_unscaled() / font.units_per_em().unwrap_or(1000.0);
        let scale = PxScale::from(high * self.unit / cut.capital() * line);
        let said = letter.to_string();
        let (width, _) = text_size(scale, &font, &said);
        let ascent = font.ascent_unscaled() / font.height_unscaled() * scale.y;
        let x = self.middle.0 + place.0 * self.unit - width as f32 / 2.0;
        let y = self.middle.1 + (place.1 + high / 2.0) * self.unit - ascent;
        let (x, y) = (x.round() as i32, y.round() as i32);
        draw_text_mut(&mut self.image, opaque(colour), x, y, scale, &font, &said);
    }

    /// Writes a letter with a dark halo, to be read on any piece.
    pub(crate) fn haloed(&mut self, letter: char, place: (f32, f32), high: f32, colour: Rgb) {
        const ROUND: u8 = 8;
        let reach = high * 0.16;
        for nth in 0..ROUND {
            let angle = f32::from(nth) * std::f32::consts::TAU / f32::from(ROUND);
            let beside = (place.0 + angle.cos() * reach, place.1 + angle.sin() * reach);
            self.letter_at(letter, beside, high, Ink::Night.rgb());
        }
        self.letter_at(letter, place, high, colour);
    }

    /// Mean of each square of pixels that is shown as one. `imageops::thumbnail` gives the same,
    /// but looks every pixel up for itself: it took a quarter of the evenings' whole time.
    fn means(&self) -> RgbaImage {
        // At most four times four.
        let larger = self.larger as usize;
        let (count, side) = (
            (larger * larger) as u32,
            self.image.width() as usize / larger,
        );
        let mut shown = RgbaImage::new(side as u32, side as u32);
        let large_rows = self.image.as_raw().chunks_exact(4 * side * larger * larger);
        for (row, large_rows) in shown.chunks_exact_mut(4 * side).zip(large_rows) {
            let mut sums = vec![[count / 2; 4]; side];
            for large_row in large_rows.chunks_exact(4 * side * larger) {
                for (sum, pixels) in sums.iter_mut().zip(large_row.chunks_exact(4 * larger)) {
                    for pixel in pixels.chunks_exact(4) {
                        // What is nothing has no colour that could bleed into an edge.
                        let alpha = u32::from(pixel[3]);
                        if alpha == 0 {
                            continue;
                        }
                        for (sum, part) in sum.iter_mut().zip(&pixel[..3]) {
                            *sum += u32::from(*part) * alpha / 255;
                        }
                        sum[3] += alpha;
                    }
                }
            }
            for (pixel, sum) in row.chunks_exact_mut(4).zip(&sums) {
                for (part, sum) in pixel.iter_mut().zip(sum) {
                    // A mean of bytes is a byte.
                    *part = (sum / count) as u8;
                }
            }
        }
        shown
    }

    /// Scales to the shown size and quantises to the palette.
    pub(crate) fn finish(self, palette: &Palette) -> Bitmap {
        let side = self.image.width() / self.larger;
        let shown = if self.is_hard {
            let mut shown = RgbaImage::new(side, side);
            for (x, y, pixel) in shown.enumerate_pixels_mut() {
                *pixel = *self.image.get_pixel(x * self.larger, y * self.larger);
            }
            shown
        } else {
            self.means()
        };
        let area = (side * side) as usize;
        let (mut colours, mut levels) = (Vec::with_capacity(area), Vec::with_capacity(area));
        // Neighbours are often alike.
        let mut last = ([0; 3], palette.nearest([0; 3]));
        for &Rgba([r, g, b, alpha]) in shown.pixels() {
            let whole = |part: u8| match alpha {
                0 => 0,
                _ if self.is_hard => part,
                _ => (u16::from(part) * 255 / u16::from(alpha)).min(255) as u8,
            };
            let colour = [r, g, b].map(whole);
            // A level is at most FULL.
            let level = ((u32::from(alpha) * u32::from(FULL) + 127) / 255) as u8;
            if colour != last.0 {
                last = (colour, palette.nearest(colour));
            }
            colours.push(if level == 0 { 0 } else { last.1 });
            levels.push(level);
        }
        // A sprite's side is far smaller than an i32.
        Bitmap::new(side as i32, colours, levels)
    }
}

const fn opaque([r, g, b]: Rgb) -> Rgba<u8> {
    Rgba([r, g, b, 255])
}
