//! Letters: glyphs as masks, laid out by us or shaped (`shaping.rs`), and words cut to the room
//! that they have. In words other than names, what no font has becomes a small box, or nothing
//! where it is an emoji; names: `names.rs`.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use ab_glyph::{Font, FontRef, GlyphId, Point as Offset, ScaleFont};
use parking_lot::RwLock;

use crate::canvas::{Canvas, Mask};
use crate::geometry::{Anchor, Point};
use crate::palette::{FULL, Palette};
use crate::shaping::{self, Part};
use crate::theme::{Cut, Face};

static BOOK: &[u8] = include_bytes!("../fonts/Inter-Medium.ttf");
static BOLD: &[u8] = include_bytes!("../fonts/Inter-Bold.ttf");
static TITLE: &[u8] = include_bytes!("../fonts/Exo2-ExtraBold.ttf");
static COVER: &[u8] = include_bytes!("../fonts/Exo2-ExtraBoldItalic.ttf");
/// Letters that the Latin faces lack: signs, Armenian, Georgian.
static SIGNS: &[u8] = include_bytes!("../fonts/DejaVuSans-Bold.ttf");
/// Letters that the signs' font lacks too: Chinese, Japanese, Korean.
static EAST: &[u8] = include_bytes!("../fonts/DroidSansFallback.ttf");

const ELLIPSIS: char = '…';
/// Character drawn for a letter that every font lacks.
const BOX: char = '▯';

/// A face with its glyphs, each drawn when it is first used.
pub(crate) struct Letters {
    fonts: [FontRef<'static>; FONTS],
    /// Of each font, so that all are equally large.
    scales: [f32; FONTS],
    /// Size of the face, and how far below the middle of a line its letters stand.
    em: f32,
    drop: f32,
    /// Glyphs drawn so far. When there are too many, as names of many scripts bring them, the cache
    /// begins again.
    drawn: RwLock<HashMap<GlyphKey, Arc<Mask>>>,
}

/// Key of a drawn glyph.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum GlyphKey {
    /// A letter as it is.
    Letter(char),
    /// A glyph of a script whose letters are shaped.
    Shaped(usize, u16),
}

/// In so many fonts a letter is looked for.
const FONTS: usize = 4;
/// So many glyphs of a face are kept.
const KEPT: usize = 512;

/// A glyph, and its place from the words' beginning and below their line.
type Placed = (GlyphKey, f32, f32);

#[expect(
    clippy::expect_used,
    reason = "the fonts are part of the program and every test loads them"
)]
fn parse_font(bytes: &'static [u8]) -> FontRef<'static> {
    FontRef::try_from_slice(bytes).expect("the font is whole")
}

/// Font of a cut, parsed once.
pub(crate) fn font(cut: Cut) -> FontRef<'static> {
    parse_font(match cut {
        Cut::Book => BOOK,
        Cut::Bold => BOLD,
        Cut::Title => TITLE,
        Cut::Cover => COVER,
    })
}

/// The fonts in which a letter is looked for, one after the other.
fn fonts(cut: Cut) -> [FontRef<'static>; FONTS] {
    [
        font(cut),
        font(Cut::Bold),
        parse_font(SIGNS),
        parse_font(EAST),
    ]
}

/// Appearance of a character in a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Appearance {
    As(char),
    /// A mark, an emoji, a joiner: it only decorates or steers.
    Not,
    /// A letter that no font has.
    Missing,
}

/// Appearance of a character in any face.
pub(crate) fn appearance(c: char) -> Appearance {
    static CHAIN: LazyLock<[FontRef<'static>; FONTS]> = LazyLock::new(|| fonts(Cut::Bold));
    appearance_in(&CHAIN[..], c)
}

/// Appearance of a character in the first of these fonts that has it.
fn appearance_in(fonts: &[FontRef<'static>], c: char) -> Appearance {
    if c.is_whitespace() {
        Appearance::As(' ')
    } else if c.is_control() || is_silent(c) {
        Appearance::Not
    } else if fonts.iter().any(|font| font.glyph_id(c).0 != 0) || shaping::script(c).is_some() {
        Appearance::As(c)
    } else if is_pictograph(c) {
        Appearance::Not
    } else {
        Appearance::Missing
    }
}

impl Letters {
    /// Letters of a face; nothing is drawn yet.
    pub(crate) fn new(face: Face) -> Self {
        let fonts = fonts(face.cut);
        let em = f32::from(face.size);
        let drop = em * face.cut.capital() / 2.0;
        let scales = fonts.each_ref().map(|font| {
            let per_em = font.units_per_em().unwrap_or(2048.0);
            em * font.height_unscaled() / per_em
        });
        Self {
            fonts,
            scales,
            em,
            drop,
            drawn: RwLock::default(),
        }
    }

    /// The first font that has this letter, and what it is there.
    fn find(&self, c: char) -> (usize, GlyphId) {
        let mut ids = self.fonts.iter().map(|font| font.glyph_id(c)).enumerate();
        ids.find(|(_, id)| id.0 != 0).unwrap_or_default()
    }

    fn glyph(&self, c: char) -> Mask {
        let (at, id) = self.find(c);
        mask(&self.fonts[at], id.with_scale(self.scales[at]))
    }

    /// A glyph of a script, as large as the face.
    fn shaped(&self, nth: usize, id: u16) -> Mask {
        let font = shaping::font(nth);
        let per_em = font.units_per_em().unwrap_or(1000.0);
        let scale = self.em * font.height_unscaled() / per_em;
        mask(font, GlyphId(id).with_scale(scale))
    }

    /// Mask of a glyph, drawn the first time it is needed.
    fn mask(&self, drawn: GlyphKey) -> Arc<Mask> {
        let known = self.drawn.read();
        if let Some(mask) = known.get(&drawn) {
            return Arc::clone(mask);
        }
        drop(known);
        let made = Arc::new(match drawn {
            GlyphKey::Letter(c) => self.glyph(c),
            GlyphKey::Shaped(nth, id) => self.shaped(nth, id),
        });
        let mut known = self.drawn.write();
        if known.len() >= KEPT {
            known.clear();
        }
        Arc::clone(known.entry(drawn).or_insert(made))
    }

    /// The letters of the words that have room, and the width that they take.
    fn lay_out(&self, words: &str, room: u16) -> (Vec<Placed>, f32) {
        if !shaping::is_needed(words) {
            return self.in_a_row(words, room.into());
        }
        /// No name is longer.
        const LONGEST: usize = 64;
        let drawn: Vec<char> = words.chars().filter_map(|c| self.drawable(c)).collect();
        let mut many = drawn.len();
        let mut said: String = drawn.iter().collect();
        loop {
            let (placed, width) = self.in_parts(&said);
            if width <= f32::from(room) || many == 0 {
                return (placed, width);
            }
            // What is cut changes how the rest is shaped.
            many = (many - 1).min(LONGEST);
            said = drawn[..many].iter().chain([&ELLIPSIS]).collect();
        }
    }

    /// Words of several scripts, in the order in which they are seen.
    fn in_parts(&self, words: &str) -> (Vec<Placed>, f32) {
        let mut placed = Vec::new();
        let mut pen = 0.0;
        for part in shaping::parts(words) {
            match part {
                Part::Plain(words) => {
                    let (letters, width) = self.in_a_row(words, f32::INFINITY);
                    let letters = letters.into_iter();
                    placed.extend(letters.map(|(drawn, start, down)| (drawn, pen + start, down)));
                    pen += width;
                }
                Part::Shaped(nth, glyphs) => {
                    for glyph in glyphs {
                        let start = pen + glyph.right * self.em;
                        let drawn = GlyphKey::Shaped(nth, glyph.id);
                        placed.push((drawn, start, -glyph.up * self.em));
                        pen += glyph.advance * self.em;
                    }
                }
            }
        }
        (placed, pen)
    }

    /// Letters one after the other, cut where there is no room.
    fn in_a_row(&self, words: &str, room: f32) -> (Vec<Placed>, f32) {
        let font = |at: usize| self.fonts[at].as_scaled(self.scales[at]);
        let advance = |(at, id): (usize, GlyphId)| font(at).h_advance(id);
        let ellipsis = advance(self.find(ELLIPSIS));
        let mut placed: Vec<Placed> = Vec::new();
        let mut pen = 0.0;
        let mut last: Option<(usize, GlyphId)> = None;
        for c in words.chars().filter_map(|c| self.drawable(c)) {
            let (at, id) = self.find(c);
            // Letters of two fonts do not know each other.
            let before = last.filter(|(other, _)| *other == at);
            let start = pen + before.map_or(0.0, |(_, last)| font(at).kern(last, id));
            placed.push((GlyphKey::Letter(c), start, 0.0));
            pen = start + advance((at, id));
            last = Some((at, id));
            if pen > room {
                // Cut until the ellipsis fits.
                while let Some((_, start, _)) = placed.pop() {
                    pen = start;
                    if start + ellipsis <= room {
                        break;
                    }
                }
                placed.push((GlyphKey::Letter(ELLIPSIS), pen, 0.0));
                pen += ellipsis;
                break;
            }
        }
        (placed, pen)
    }

    /// The character to draw: none for marks and invisible ones.
    fn drawable(&self, c: char) -> Option<char> {
        match appearance_in(&self.fonts, c) {
            Appearance::As(c) => Some(c),
            Appearance::Not => None,
            Appearance::Missing => Some(BOX),
        }
    }

    /// Width of the words in so much room.
    pub(crate) fn width(&self, words: &str, room: u16) -> i32 {
        self.lay_out(words, room).1.ceil() as i32
    }

    /// Writes words onto a canvas.
    pub(crate) fn write(
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
        let base = at.offset(0, self.drop.round() as i32);
        for (drawn, start, down) in placed {
            let at = base.offset((start - before).round() as i32, down.round() as i32);
            canvas.tint(palette, &self.mask(drawn), at, colour);
        }
    }
}

/// A glyph's strengths.
fn mask(font: &FontRef<'static>, glyph: ab_glyph::Glyph) -> Mask {
    let Some(outline) = font.outline_glyph(glyph) else {
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
