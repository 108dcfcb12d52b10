//! Letters: glyphs as masks, laid out by us (kerning is reversed in imageproc), and words cut to
//! the room that they have. Any text is welcome: what the font lacks becomes a small box,
//! or nothing where it is an emoji.

use std::collections::HashMap;

use ab_glyph::{Font, FontRef, Point as Offset, ScaleFont};

use crate::canvas::{Canvas, Mask};
use crate::palette::{FULL, Palette};
use crate::scene::{Anchor, Point};
use crate::theme::{Cut, Face};

static BOOK: &[u8] = include_bytes!("../fonts/DejaVuSans.ttf");
static BOLD: &[u8] = include_bytes!("../fonts/DejaVuSans-Bold.ttf");

const ELLIPSIS: char = '…';
/// What stands for a letter that the font lacks.
const BOX: char = '▯';

/// A face with its glyphs: those that are used every day are drawn in advance.
pub(crate) struct Letters {
    font: FontRef<'static>,
    scale: f32,
    /// How far below the middle of a line its letters stand.
    drop: f32,
    ready: HashMap<char, Mask>,
}

/// A letter and how far from the words' beginning it stands.
type Placed = (char, f32);

#[expect(
    clippy::expect_used,
    reason = "the fonts are part of the program and every test loads them"
)]
pub(crate) fn font(cut: Cut) -> FontRef<'static> {
    let bytes = match cut {
        Cut::Book => BOOK,
        Cut::Bold => BOLD,
    };
    FontRef::try_from_slice(bytes).expect("the font is whole")
}

impl Letters {
    pub fn new(face: Face) -> Self {
        let font = font(face.cut);
        let em = f32::from(face.size);
        // DejaVu's height of a capital is 0.729 em.
        let drop = em * 0.729 / 2.0;
        let per_em = font.units_per_em().unwrap_or(2048.0);
        let scale = em * font.height_unscaled() / per_em;
        let mut letters = Self {
            font,
            scale,
            drop,
            ready: HashMap::new(),
        };
        let daily = ('!'..='~')
            .chain('\u{a1}'..='\u{17f}')
            .chain([ELLIPSIS, BOX]);
        letters.ready = daily.map(|c| (c, letters.glyph(c))).collect();
        letters
    }

    fn glyph(&self, c: char) -> Mask {
        let glyph = self.font.glyph_id(c).with_scale(self.scale);
        let Some(outline) = self.font.outline_glyph(glyph) else {
            return Mask::default();
        };
        let bounds = outline.px_bounds();
        let (width, height) = (bounds.width() as usize, bounds.height() as usize);
        let mut levels = vec![0; width * height];
        outline.draw(|x, y, covered| {
            if let Some(level) = levels.get_mut(y as usize * width + x as usize) {
                *level = (covered.clamp(0.0, 1.0) * f32::from(FULL)).round() as u8;
            }
        });
        let Offset { x, y } = bounds.min;
        Mask {
            left: x as i32,
            top: y as i32,
            width: width as i32,
            levels,
        }
    }

    /// The letters of the words that have room, and the width that they take.
    fn lay_out(&self, words: &str, room: u16) -> (Vec<Placed>, f32) {
        let room = f32::from(room);
        let font = self.font.as_scaled(self.scale);
        let ellipsis = font.h_advance(font.glyph_id(ELLIPSIS));
        let mut placed: Vec<Placed> = Vec::new();
        let mut pen = 0.0;
        let mut last = None;
        for c in words.chars().filter_map(|c| self.drawable(c)) {
            let id = font.glyph_id(c);
            let start = pen + last.map_or(0.0, |last| font.kern(last, id));
            placed.push((c, start));
            pen = start + font.h_advance(id);
            last = Some(id);
            if pen > room {
                // Cut until the ellipsis fits.
                while let Some((_, start)) = placed.pop() {
                    pen = start;
                    if start + ellipsis <= room {
                        break;
                    }
                }
                placed.push((ELLIPSIS, pen));
                pen += ellipsis;
                break;
            }
        }
        (placed, pen)
    }

    /// What is drawn for a character: nothing for marks and invisible ones.
    fn drawable(&self, c: char) -> Option<char> {
        if c.is_whitespace() {
            Some(' ')
        } else if c.is_control() || is_silent(c) {
            None
        } else if self.font.glyph_id(c).0 == 0 {
            (!is_pictograph(c)).then_some(BOX)
        } else {
            Some(c)
        }
    }

    /// How wide the words are when they have this room.
    pub fn width(&self, words: &str, room: u16) -> i32 {
        self.lay_out(words, room).1.ceil() as i32
    }

    pub fn write(
        &self,
        canvas: &mut Canvas,
        palette: &Palette,
        words: &Writing<'_>,
        at: Point,
        colour: u8,
    ) {
        let (placed, width) = self.lay_out(words.words, words.room);
        let before = match words.anchor {
            Anchor::Left => 0.0,
            Anchor::Middle => width / 2.0,
            Anchor::Right => width,
        };
        let base = at.by(0, self.drop.round() as i32);
        for (c, start) in placed {
            let at = base.by((start - before).round() as i32, 0);
            match self.ready.get(&c) {
                Some(mask) => canvas.tint(palette, mask, at, colour),
                None => canvas.tint(palette, &self.glyph(c), at, colour),
            }
        }
    }
}

/// Words and where they stand.
pub(crate) struct Writing<'w> {
    pub words: &'w str,
    pub anchor: Anchor,
    pub room: u16,
}

/// Emoji decorate a name: one that the font lacks is left out, while a letter leaves a box.
fn is_pictograph(c: char) -> bool {
    matches!(c, '\u{2600}'..='\u{27bf}' | '\u{2b00}'..='\u{2bff}' | '\u{1f000}'..='\u{1faff}')
}

/// Marks over letters, and what only steers how text is shown.
fn is_silent(c: char) -> bool {
    matches!(
        c,
        '\u{ad}'
            | '\u{300}'..='\u{36f}'
            | '\u{483}'..='\u{489}'
            | '\u{591}'..='\u{5bd}'
            | '\u{610}'..='\u{61a}'
            | '\u{64b}'..='\u{65f}'
            | '\u{1ab0}'..='\u{1aff}'
            | '\u{1dc0}'..='\u{1dff}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{20d0}'..='\u{20ff}'
            | '\u{fe00}'..='\u{fe0f}'
            | '\u{fe20}'..='\u{fe2f}'
            | '\u{feff}'
            | '\u{1f3fb}'..='\u{1f3ff}'
            | '\u{e0000}'..='\u{e0fff}'
    )
}
