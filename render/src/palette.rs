//! The one palette of at most 256 colours, and how its colours mix. Knows no game and no shapes.

use crate::theme::Ink;

/// How many strengths one colour can have over another: 0 is nothing, the last one is all.
pub(crate) const LEVELS: usize = 16;
/// The strength that covers.
pub(crate) const FULL: u8 = LEVELS as u8 - 1;

pub(crate) type Rgb = [u8; 3];

pub(crate) struct Palette {
    colours: Vec<Rgb>,
    /// For each colour over another at a strength: the colour that they make.
    mixes: Vec<[u8; 256]>,
    inks: [u8; Ink::ALL.len()],
}

/// The colours of the far sky: the anchors between which it may shade.
pub(crate) mod far {
    use super::Rgb;
    pub const DEEP: Rgb = [4, 6, 16];
    pub const NAVY: Rgb = [13, 23, 52];
    pub const VIOLET: Rgb = [34, 24, 66];
    pub const TEAL: Rgb = [8, 42, 62];
    pub const OCEAN: Rgb = [18, 84, 138];
    pub const AIR: Rgb = [126, 214, 255];
}

impl Palette {
    pub fn new() -> Self {
        let colours = colours();
        let cube = Cube::of(&colours);
        let mut mixes = Vec::with_capacity(colours.len() * LEVELS);
        for over in &colours {
            for level in 0..LEVELS {
                let share = level as f32 / f32::from(FULL);
                let mut row = [0; 256];
                for (slot, (index, under)) in row.iter_mut().zip((0..).zip(&colours)) {
                    *slot = if level == 0 {
                        index
                    } else {
                        cube.nearest(mix(*under, *over, share))
                    };
                }
                mixes.push(row);
            }
        }
        let mut palette = Self {
            colours,
            mixes,
            inks: [0; Ink::ALL.len()],
        };
        for (slot, ink) in Ink::ALL.into_iter().enumerate() {
            palette.inks[slot] = palette.nearest(ink.rgb());
        }
        // Whatever covers, covers exactly.
        for (index, rows) in (0..=255).zip(palette.mixes.chunks_exact_mut(LEVELS)) {
            rows[LEVELS - 1] = [index; 256];
        }
        palette
    }

    /// Red, green, blue, and so on.
    pub fn bytes(&self) -> Vec<u8> {
        self.colours.concat()
    }

    pub fn ink(&self, ink: Ink) -> u8 {
        let slot = Ink::ALL.into_iter().position(|other| other == ink);
        self.inks[slot.unwrap_or_default()]
    }

    /// The index of the colour that looks most like this one.
    pub fn nearest(&self, rgb: Rgb) -> u8 {
        nearest(&self.colours, rgb)
    }

    /// What a colour makes at a strength, by the colour under it.
    pub fn over(&self, colour: u8, level: u8) -> &[u8; 256] {
        &self.mixes[usize::from(colour) * LEVELS + usize::from(level)]
    }
}

/// A colour between two.
pub(crate) fn mix(from: Rgb, to: Rgb, share: f32) -> Rgb {
    std::array::from_fn(|i| {
        let (from, to) = (f32::from(from[i]), f32::from(to[i]));
        // Between two bytes.
        (from + (to - from) * share.clamp(0.0, 1.0)).round() as u8
    })
}

fn colours() -> Vec<Rgb> {
    const LIGHT: Rgb = [255, 255, 255];
    const DARK: Rgb = [0, 0, 0];
    let mut colours = Vec::new();
    let mut ramp = |from: Rgb, to: Rgb, steps: u8, with_ends: bool| {
        for step in u8::from(!with_ends)..=steps {
            let share = f32::from(step) / f32::from(steps);
            let colour = mix(from, to, share);
            if !colours.contains(&colour) {
                colours.push(colour);
            }
        }
    };
    for ink in Ink::ALL {
        ramp(ink.rgb(), ink.rgb(), 1, true);
    }
    ramp(far::DEEP, far::NAVY, 12, true);
    ramp(far::NAVY, far::VIOLET, 5, false);
    ramp(far::NAVY, far::TEAL, 4, false);
    ramp(far::NAVY, far::OCEAN, 7, false);
    ramp(far::TEAL, far::OCEAN, 8, false);
    ramp(far::OCEAN, far::AIR, 9, false);
    for ink in Ink::ALL {
        match ink {
            Ink::Night | Ink::Plate => {}
            Ink::Hollow => ramp(Ink::Hollow.rgb(), Ink::Plate.rgb(), 3, false),
            _ => ramp(Ink::Hollow.rgb(), ink.rgb(), 5, false),
        }
        if matches!(ink, Ink::Tint(_) | Ink::Gold | Ink::Earth | Ink::Steel) {
            ramp(ink.rgb(), LIGHT, 3, false);
            ramp(ink.rgb(), DARK, 3, false);
        }
    }
    colours
}

fn nearest(colours: &[Rgb], rgb: Rgb) -> u8 {
    let distance = |other: &Rgb| {
        let apart = |i: usize| i32::from(other[i]) - i32::from(rgb[i]);
        // The eye sees green best and blue least.
        3 * apart(0).pow(2) + 5 * apart(1).pow(2) + 2 * apart(2).pow(2)
    };
    let best = (0..=255u8)
        .zip(colours)
        .min_by_key(|(_, other)| distance(other));
    best.map_or(0, |(index, _)| index)
}

/// The nearest colour of every colour, roughly; finer where it is dark, as the night is.
struct Cube {
    nearest: Vec<u8>,
}

impl Cube {
    const SIDE: usize = 32;

    fn of(colours: &[Rgb]) -> Self {
        let value = |step: usize| {
            let root = (step as f32 + 0.5) / Self::SIDE as f32;
            (root * root * 255.0) as u8
        };
        let all = 0..Self::SIDE.pow(3);
        let nearest = all.map(|at| {
            let (r, g, b) = (at / (32 * 32), at / 32 % 32, at % 32);
            nearest(colours, [value(r), value(g), value(b)])
        });
        Self {
            nearest: nearest.collect(),
        }
    }

    fn nearest(&self, rgb: Rgb) -> u8 {
        let step = |value: u8| {
            let root = (f32::from(value) / 255.0).sqrt();
            ((root * Self::SIDE as f32) as usize).min(Self::SIDE - 1)
        };
        let [r, g, b] = rgb.map(step);
        self.nearest[(r * Self::SIDE + g) * Self::SIDE + b]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_palette_fits_a_byte_and_holds_every_ink() {
        let palette = Palette::new();
        assert!(palette.colours.len() <= 256, "{}", palette.colours.len());
        for ink in Ink::ALL {
            let index = usize::from(palette.ink(ink));
            assert_eq!(palette.colours[index], ink.rgb(), "{ink:?}");
        }
    }

    #[test]
    fn nothing_over_a_colour_is_the_colour_and_all_over_it_covers() {
        let palette = Palette::new();
        for under in 0..palette.colours.len() {
            assert_eq!(usize::from(palette.over(3, 0)[under]), under);
            assert_eq!(palette.over(3, FULL)[under], 3);
        }
    }
}
