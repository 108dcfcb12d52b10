//! A world's palette of at most 256 colours, and how its colours mix. Knows no game and no shapes.

use std::sync::Arc;

use crate::theme::{Ink, Tint};
pub(crate) use crate::theme::{Rgb, mix};
use crate::world::World;

/// Number of strengths that one colour can have over another: 0 is nothing, the last one is all.
pub(crate) const LEVELS: usize = 9;
/// The strength that covers.
pub(crate) const FULL: u8 = LEVELS as u8 - 1;

#[derive(Clone)]
pub(crate) struct Palette {
    finder: Arc<Finder>,
    /// For each colour over another at a strength: the colour that they make.
    mixes: Arc<[[u8; 256]]>,
    /// Strength to use in place of each strength.
    strengths: [u8; LEVELS],
    inks: [u8; Ink::ALL.len()],
    world: &'static World,
}

/// Colour mixed into the side of a piece that lies in shadow.
pub(crate) const SHADE: Rgb = [11, 16, 56];
/// The side of golden leaves that lies in shadow.
pub(crate) const LAUREL: Rgb = [201, 138, 30];
/// Share of that shade on the dark side of a piece: little, so that the piece keeps its colour.
pub(crate) const SHADING: f32 = 0.22;

impl Palette {
    /// Palette with every mix of two of its colours.
    pub(crate) fn new(world: &'static World) -> Self {
        let colours = colours(world);
        let finder = Finder::new(&colours);
        let cube = Cube::new(&finder);
        let mut mixes = Vec::with_capacity(colours.len() * LEVELS);
        for over in &colours {
            for level in 0..LEVELS {
                let share = level as f32 / f32::from(FULL);
                let mut row = [0; 256];
                for (slot, (index, under)) in row.iter_mut().zip((0..=255).zip(&colours)) {
                    *slot = if level == 0 {
                        index
                    } else {
                        cube.nearest(mix(*under, *over, share))
                    };
                }
                mixes.push(row);
            }
        }
        // What covers fully covers exactly.
        for (index, rows) in (0..=255).zip(mixes.chunks_exact_mut(LEVELS)) {
            rows[LEVELS - 1] = [index; 256];
        }
        Self {
            inks: Ink::ALL.map(|ink| finder.nearest(world.rgb(ink))),
            finder: Arc::new(finder),
            mixes: mixes.into(),
            strengths: [0, 1, 2, 3, 4, 5, 6, 7, FULL],
            world,
        }
    }

    /// Palette with one strength between nothing and all, so that edges take fewer bytes.
    pub(crate) fn coarse(&self) -> Self {
        Self {
            strengths: [0, 0, 0, 4, 4, 4, FULL, FULL, FULL],
            ..self.clone()
        }
    }

    /// Red, green, blue, and so on.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        self.finder.colours.concat()
    }

    pub(crate) fn ink(&self, ink: Ink) -> u8 {
        let slot = Ink::ALL.into_iter().position(|other| other == ink);
        slot.map_or_else(|| self.nearest(self.world.rgb(ink)), |slot| self.inks[slot])
    }

    /// The index of the colour that looks most like this one.
    pub(crate) fn nearest(&self, rgb: Rgb) -> u8 {
        self.finder.nearest(rgb)
    }

    /// Results of a colour laid over each colour at a strength.
    pub(crate) fn over(&self, colour: u8, level: u8) -> &[u8; 256] {
        let level = self.strengths[usize::from(level)];
        &self.mixes[usize::from(colour) * LEVELS + usize::from(level)]
    }
}

/// Every colour of a world: the inks, and mixes of those that lie over each other.
fn colours(world: &World) -> Vec<Rgb> {
    const LIGHT: Rgb = [255, 255, 255];
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
    let rgb = |ink| world.rgb(ink);
    for ink in Ink::ALL {
        ramp(rgb(ink), rgb(ink), 1, true);
    }
    for own in world.own {
        ramp(*own, *own, 1, true);
    }
    for (ink, eighths) in world.lights {
        for tile in [Ink::TileA, Ink::TileB] {
            let lit = world.mix(tile, *ink, f32::from(*eighths) / f32::from(FULL));
            ramp(lit, lit, 1, true);
        }
    }
    // Numbers on boards, and fire of each strength.
    for (tile, over, steps) in [
        (Ink::TileA, Ink::Moon, 4),
        (Ink::TileB, Ink::Moon, 4),
        (Ink::TileA, Ink::Faint, 3),
        (Ink::TileB, Ink::Fire, 5),
        (Ink::TileA, Ink::Night, 2),
    ] {
        ramp(rgb(tile), rgb(over), steps, false);
    }
    for ink in Ink::ALL {
        match ink {
            Ink::Night | Ink::Sky | Ink::Window | Ink::Plate | Ink::TileA | Ink::TileB => {}
            // A glow over a hollow.
            Ink::Hint => ramp(rgb(Ink::Hollow), rgb(ink), 2, false),
            Ink::Hollow => ramp(rgb(ink), rgb(Ink::Plate), 2, false),
            Ink::Tint(tint) if !world.tints.contains(&tint) => continue,
            _ => ramp(rgb(Ink::Hollow), rgb(ink), 4, false),
        }
        if matches!(ink, Ink::Tint(_) | Ink::Gold | Ink::Earth | Ink::Steel) {
            // What is nearly white needs no steps to it.
            if !matches!(ink, Ink::Tint(Tint::White | Tint::Pearl | Tint::Cream)) {
                ramp(rgb(ink), LIGHT, 3, false);
            }
            ramp(rgb(ink), SHADE, 3, false);
        }
    }
    // The grounds of covers, and edges between two tones of them.
    for tint in world.shades {
        let tone = |eighths| rgb(Ink::Shade(*tint, eighths));
        ramp(tone(2), tone(3), 2, true);
        ramp(tone(3), tone(4), 2, true);
    }
    for (from, to, steps) in world.mixes {
        ramp(rgb(*from), rgb(*to), *steps, true);
    }
    ramp(LAUREL, LAUREL, 1, true);
    colours
}

/// Difference between two colours as people see it: the eye sees green best and blue least.
fn distance(one: Rgb, other: Rgb) -> i32 {
    let apart = |i: usize| i32::from(one[i]) - i32::from(other[i]);
    3 * apart(0).pow(2) + 5 * apart(1).pow(2) + 2 * apart(2).pow(2)
}

/// Finds the nearest colour: for each part of the colour space, the few that can be it.
struct Finder {
    colours: Vec<Rgb>,
    parts: Vec<Vec<u8>>,
}

impl Finder {
    /// Each channel is cut into parts of so many values.
    const PART: u8 = 16;
    const PARTS: usize = 256 / Self::PART as usize;

    /// Finder over these colours: for each part of the colour space, the ones that can be nearest.
    fn new(colours: &[Rgb]) -> Self {
        let parts = 0..Self::PARTS.pow(3);
        let parts = parts.map(|at| {
            let side = Self::PARTS;
            // Parts of a byte.
            let low = [at / (side * side), at / side % side, at % side]
                .map(|part| part as u8 * Self::PART);
            Self::candidates(colours, low, low.map(|low| low + (Self::PART - 1)))
        });
        Self {
            parts: parts.collect(),
            colours: colours.to_vec(),
        }
    }

    /// Colours of which one is the nearest to any colour between these corners.
    fn candidates(colours: &[Rgb], low: Rgb, high: Rgb) -> Vec<u8> {
        let at_least = |colour: &Rgb| {
            let within = std::array::from_fn(|i| colour[i].clamp(low[i], high[i]));
            distance(*colour, within)
        };
        let at_most = |colour: &Rgb| {
            let far = |i: usize| {
                let middle = low[i] + Self::PART / 2;
                if colour[i] < middle { high[i] } else { low[i] }
            };
            distance(*colour, std::array::from_fn(far))
        };
        let reach = colours.iter().map(at_most).min().unwrap_or_default();
        let indexed = (0..=255).zip(colours);
        let near = indexed.filter(|(_, colour)| at_least(colour) <= reach);
        near.map(|(index, _)| index).collect()
    }

    /// Index of the colour that is nearest to this one.
    fn nearest(&self, rgb: Rgb) -> u8 {
        let [r, g, b] = rgb.map(|value| usize::from(value / Self::PART));
        let part = &self.parts[(r * Self::PARTS + g) * Self::PARTS + b];
        let best = part
            .iter()
            .min_by_key(|index| distance(self.colours[usize::from(**index)], rgb));
        best.copied().unwrap_or_default()
    }
}

/// The nearest colour of every colour, roughly; finer where it is dark, as the night is.
struct Cube {
    nearest: Vec<u8>,
}

impl Cube {
    const SIDE: usize = 32;

    /// Table of the nearest colour to each step of red, green and blue.
    fn new(finder: &Finder) -> Self {
        let value = |step: usize| {
            let root = (step as f32 + 0.5) / Self::SIDE as f32;
            (root * root * 255.0) as u8
        };
        let all = 0..Self::SIDE.pow(3);
        let nearest = all.map(|at| {
            let (r, g, b) = (at / (32 * 32), at / 32 % 32, at % 32);
            finder.nearest([value(r), value(g), value(b)])
        });
        Self {
            nearest: nearest.collect(),
        }
    }

    /// Index of the nearest colour, by the table.
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
    use crate::Draws;
    use crate::world::HOUSE;

    /// The house's palette and each game's.
    fn palettes() -> Vec<Palette> {
        macro_rules! worlds {
            ($($name:ident: $game:ty,)+) => {
                [&HOUSE, $(<$game>::WORLD),+]
            };
        }
        let mut worlds = games::each_game!(worlds).to_vec();
        worlds.dedup();
        worlds.into_iter().map(Palette::new).collect()
    }

    #[test]
    fn palettes_fit_a_byte_and_hold_every_ink() {
        for palette in palettes() {
            let (world, colours) = (palette.world, &palette.finder.colours);
            assert!(colours.len() <= 256, "{}: {}", world.name, colours.len());
            let own = (0..world.own.len()).map(|nth| Ink::Own(nth as u8));
            for ink in Ink::ALL.into_iter().chain(own) {
                let index = usize::from(palette.ink(ink));
                assert_eq!(colours[index], world.rgb(ink), "{}: {ink:?}", world.name);
            }
        }
    }

    #[test]
    fn zero_opacity_keeps_and_full_opacity_covers_a_colour() {
        let palette = Palette::new(&HOUSE);
        for under in 0..palette.finder.colours.len() {
            assert_eq!(usize::from(palette.over(3, 0)[under]), under);
            assert_eq!(palette.over(3, FULL)[under], 3);
        }
    }

    #[test]
    fn nearest_colour_matches_a_full_search() {
        let palette = Palette::new(&HOUSE);
        let colours = &palette.finder.colours;
        // Steps that meet every part, at changing places in it.
        for step in (0..1 << 24).step_by(1_237) {
            let rgb = [16, 8, 0].map(|shift| (step >> shift & 255) as u8);
            let nearest = (0..=255)
                .zip(colours)
                .min_by_key(|(_, other)| distance(**other, rgb));
            assert_eq!(
                Some(palette.nearest(rgb)),
                nearest.map(|(index, _)| index),
                "{rgb:?}"
            );
        }
    }
}
