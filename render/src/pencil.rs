//! Draws small pictures at four times their size and averages them. Works in units: the middle is
//! 0,0 and the radius 1.

use ab_glyph::{Font, PxScale};

use crate::canvas::Bitmap;
use crate::font::font;
use crate::palette::{FULL, Palette, Rgb, mix};
use crate::raster::{self, Raster, opaque};
use crate::theme::Cut;

/// How many times larger small pictures are drawn than they are shown, and large ones, whose
/// edges are long enough to look smooth sooner.
const LARGER: (u32, u32) = (4, 2);
/// From this diameter on a picture is large.
const LARGE: u16 = 200;
/// Pixels left free on every side, for soft edges.
const PAD: u32 = 2;

pub(crate) struct Pencil {
    image: Raster,
    larger: u32,
    /// Where 0,0 is, in pixels of the large image.
    middle: (f32, f32),
    /// Pixels of the large image to a unit.
    unit: f32,
    /// Whether every pixel is one colour or none.
    is_hard: bool,
}

impl Pencil {
    /// A free sheet for something of this diameter.
    pub(crate) fn new(diameter: u16) -> Self {
        let larger = if diameter < LARGE { LARGER.0 } else { LARGER.1 };
        let side = (u32::from(diameter) + 2 * PAD) * larger;
        Self {
            image: Raster::new(side),
            larger,
            middle: (side as f32 / 2.0, side as f32 / 2.0),
            unit: (u32::from(diameter) * larger) as f32 / 2.0,
            is_hard: false,
        }
    }

    /// Without soft edges: what a film shows again and again weighs a third less.
    pub(crate) fn harden(&mut self) {
        self.is_hard = true;
    }

    /// Draws something smaller, with its own middle at a place.
    pub(crate) fn inset(&mut self, x: f32, y: f32, share: f32, draw: impl FnOnce(&mut Self)) {
        let (middle, unit) = (self.middle, self.unit);
        self.middle = (middle.0 + x * unit, middle.1 + y * unit);
        self.unit = unit * share;
        draw(self);
        (self.middle, self.unit) = (middle, unit);
    }

    fn at(&self, x: f32, y: f32) -> (i32, i32) {
        // Every sprite is far smaller than an i32.
        let place = |middle: f32, value: f32| (middle + value * self.unit).round() as i32;
        (place(self.middle.0, x), place(self.middle.1, y))
    }

    /// Colours every place by a rule that knows its distance from the middle; `None` leaves it.
    pub(crate) fn shade(&mut self, rule: impl Fn(f32, f32) -> Option<(Rgb, f32)>) {
        let (left, top) = (self.middle.0 - 0.5, self.middle.1 - 0.5);
        let unit = self.unit;
        for (x, y, pixel) in self.image.each() {
            let (x, y) = ((x as f32 - left) / unit, (y as f32 - top) / unit);
            if let Some(([r, g, b], strength)) = rule(x, y) {
                // A strength is between 0 and 1.
                let alpha = (strength.clamp(0.0, 1.0) * 255.0) as u8;
                let [under_r, under_g, under_b, under] = *pixel;
                if alpha == 255 || under == 0 {
                    *pixel = [r, g, b, alpha];
                } else {
                    let [r, g, b] = mix([under_r, under_g, under_b], [r, g, b], strength);
                    *pixel = [r, g, b, under.max(alpha)];
                }
            }
        }
    }

    pub(crate) fn disc(&mut self, x: f32, y: f32, radius: f32, colour: Rgb) {
        let centre = self.at(x, y);
        let radius = (radius * self.unit).round() as i32;
        self.image.disc(centre, radius, opaque(colour));
    }

    /// A ring of this outer radius and thickness.
    pub(crate) fn ring(&mut self, radius: f32, thickness: f32, colour: Rgb, strength: f32) {
        self.shade(|x, y| {
            let distance = (x * x + y * y).sqrt();
            (distance <= radius && distance > radius - thickness).then_some((colour, strength))
        });
    }

    /// A ball that is lit from the upper left.
    pub(crate) fn ball(&mut self, radius: f32, light: Rgb, colour: Rgb, dark: Rgb) {
        self.shade(|x, y| {
            let (x, y) = (x / radius, y / radius);
            if x * x + y * y > 1.0 {
                return None;
            }
            let (dx, dy) = (x + 0.36, y + 0.42);
            let away = (dx * dx + dy * dy).sqrt();
            let shaded = if away < 0.5 {
                mix(light, colour, away * 2.0)
            } else {
                mix(colour, dark, (away - 0.5) * 0.95)
            };
            Some((shaded, 1.0))
        });
    }

    pub(crate) fn polygon(&mut self, corners: &[(f32, f32)], colour: Rgb) {
        let corners: Vec<_> = corners.iter().map(|&(x, y)| self.at(x, y)).collect();
        if corners.len() > 2 && corners.first() != corners.last() {
            self.image.polygon(&corners, opaque(colour));
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

    /// A line as thin as the large image allows.
    pub(crate) fn hair(&mut self, from: (f32, f32), to: (f32, f32), colour: Rgb) {
        let (left, top) = self.middle;
        let place = |(x, y): (f32, f32)| (left + x * self.unit, top + y * self.unit);
        let (from, to) = (place(from), place(to));
        self.image.segment(from, to, opaque(colour));
    }

    /// A letter in the middle, with capitals this high.
    pub(crate) fn letter(&mut self, letter: char, high: f32, colour: Rgb) {
        self.letter_at(letter, (0.0, 0.0), high, colour);
    }

    /// A letter around a place.
    pub(crate) fn letter_at(&mut self, letter: char, place: (f32, f32), high: f32, colour: Rgb) {
        let font = font(Cut::Bold);
        // DejaVu's capitals are 0.729 em high, and its lines 1.164 em.
        let scale = PxScale::from(high * self.unit / 0.729 * 1.164);
        let width = raster::width(letter, &font, scale);
        let ascent = font.ascent_unscaled() / font.height_unscaled() * scale.y;
        let x = self.middle.0 + place.0 * self.unit - width as f32 / 2.0;
        let y = self.middle.1 + (place.1 + high / 2.0) * self.unit - ascent;
        let corner = (x.round() as i32, y.round() as i32);
        self.image.letter(corner, letter, &font, scale, colour);
    }

    /// Averages to the shown size and quantises to the palette.
    pub(crate) fn finish(self, palette: &Palette) -> Bitmap {
        let side = self.image.side() / self.larger;
        let area = (side * side) as usize;
        let (mut colours, mut levels) = (Vec::with_capacity(area), Vec::with_capacity(area));
        // Neighbours are often alike.
        let mut last = ([0; 3], palette.nearest([0; 3]));
        for (y, x) in (0..side).flat_map(|y| (0..side).map(move |x| (y, x))) {
            let (colour, level) = self.average(x * self.larger, y * self.larger);
            if colour != last.0 {
                last = (colour, palette.nearest(colour));
            }
            colours.push(if level == 0 { 0 } else { last.1 });
            levels.push(level);
        }
        // A sprite's side is far smaller than an i32.
        Bitmap::new(side as i32, colours, levels)
    }

    fn average(&self, x: u32, y: u32) -> (Rgb, u8) {
        if self.is_hard {
            let [r, g, b, a] = self.image.get(x, y);
            // A shadow stays as light as it is.
            return (
                [r, g, b],
                ((u32::from(a) * u32::from(FULL) + 127) / 255) as u8,
            );
        }
        let mut sum = [0u32; 3];
        let mut weight = 0;
        let steps = 0..self.larger;
        for (dy, dx) in steps
            .clone()
            .flat_map(|dy| steps.clone().map(move |dx| (dy, dx)))
        {
            let [r, g, b, a] = self.image.get(x + dx, y + dy);
            for (sum, value) in sum.iter_mut().zip([r, g, b]) {
                *sum += u32::from(value) * u32::from(a);
            }
            weight += u32::from(a);
        }
        if weight == 0 {
            return ([0; 3], 0);
        }
        let all = self.larger * self.larger * 255;
        let level = (weight * u32::from(FULL) + all / 2) / all;
        // An average of bytes is a byte, and a level is at most FULL.
        (sum.map(|sum| (sum / weight) as u8), level as u8)
    }
}
