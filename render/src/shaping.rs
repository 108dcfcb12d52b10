//! Words in scripts whose letters change with their neighbours or run from right to left: Arabic,
//! Hebrew, Thai, Hindi, Bengali. Says which glyphs stand where; draws nothing.

use std::sync::LazyLock;

use ab_glyph::{Font as _, FontRef};
use harfrust::{Buffer, ShapeOptions, ShaperFont};
use unicode_bidi::BidiInfo;

/// The font of each of these scripts.
static FONTS: [&[u8]; 5] = [
    include_bytes!("../fonts/NotoSansArabic-Bold.ttf"),
    include_bytes!("../fonts/NotoSansHebrew-Bold.ttf"),
    include_bytes!("../fonts/NotoSansThai-Bold.ttf"),
    include_bytes!("../fonts/NotoSansDevanagari-Bold.ttf"),
    include_bytes!("../fonts/NotoSansBengali-Bold.ttf"),
];

/// A font as it is shaped with, and as it is drawn with.
struct Script {
    shapes: harfrust::Font,
    font: FontRef<'static>,
}

static SCRIPTS: LazyLock<Vec<Script>> =
    LazyLock::new(|| FONTS.iter().map(|it| parse_script(it)).collect());

/// Script of a font's bytes.
#[expect(
    clippy::expect_used,
    reason = "the fonts are part of the program and every test loads them"
)]
fn parse_script(bytes: &'static [u8]) -> Script {
    Script {
        shapes: harfrust::Font::new(bytes, 0).expect("the font is whole"),
        font: FontRef::try_from_slice(bytes).expect("the font is whole"),
    }
}

/// The font of a script.
pub(crate) fn font(nth: usize) -> &'static FontRef<'static> {
    &SCRIPTS[nth].font
}

/// Number of the script to which a letter belongs.
pub(crate) fn script(c: char) -> Option<usize> {
    let nth = match c {
        '\u{600}'..='\u{6ff}' | '\u{750}'..='\u{77f}' => 0,
        '\u{590}'..='\u{5ff}' | '\u{fb1d}'..='\u{fb4f}' => 1,
        '\u{e00}'..='\u{e7f}' => 2,
        '\u{900}'..='\u{97f}' => 3,
        '\u{980}'..='\u{9ff}' => 4,
        _ => return None,
    };
    // A font's glyph 0 stands for the letters that it lacks.
    (SCRIPTS[nth].font.glyph_id(c).0 != 0).then_some(nth)
}

/// True if any of these words is of such a script.
pub(crate) fn is_needed(words: &str) -> bool {
    // Latin, Greek and Cyrillic come before them.
    words.chars().any(|c| c >= '\u{590}' && script(c).is_some())
}

/// A part of words that are written with one font, from left to right as it is seen.
pub(crate) enum Part<'w> {
    /// With the face's own.
    Plain(&'w str),
    /// With a script's.
    Shaped(usize, Vec<Glyph>),
}

/// A glyph, its measures in shares of a face's size.
#[derive(Clone, Copy)]
pub(crate) struct Glyph {
    pub id: u16,
    /// From where the pen is.
    pub right: f32,
    pub up: f32,
    /// Way of the pen to the next glyph.
    pub advance: f32,
}

/// The parts of words in the order in which they are seen.
pub(crate) fn parts(words: &str) -> Vec<Part<'_>> {
    let bidi = BidiInfo::new(words, None);
    let mut parts = Vec::new();
    for paragraph in &bidi.paragraphs {
        let (levels, runs) = bidi.visual_runs(paragraph, paragraph.range.clone());
        for run in runs {
            let is_rtl = levels[run.start].is_rtl();
            let mut runs = split_by_script(&words[run]);
            if is_rtl {
                runs.reverse();
            }
            parts.extend(runs.into_iter().map(|(script, said)| match script {
                None => Part::Plain(said),
                Some(nth) => Part::Shaped(nth, shaped(nth, said)),
            }));
        }
    }
    parts
}

/// Splits words where the script changes; a space stays with the word before it.
fn split_by_script(words: &str) -> Vec<(Option<usize>, &str)> {
    let mut parts: Vec<(Option<usize>, &str)> = Vec::new();
    let mut from = 0;
    let mut last = None;
    for (at, c) in words.char_indices() {
        let here = match c {
            ' ' => last.unwrap_or(None),
            _ => script(c),
        };
        if let Some(before) = last.filter(|before| *before != here) {
            parts.push((before, &words[from..at]));
            from = at;
        }
        last = Some(here);
    }
    if let Some(last) = last {
        parts.push((last, &words[from..]));
    }
    parts
}

/// Glyphs of these words in the font with this number.
#[expect(
    clippy::expect_used,
    reason = "what shaping needs is guessed from the letters just before"
)]
fn shaped(nth: usize, words: &str) -> Vec<Glyph> {
    let font = &SCRIPTS[nth].shapes;
    let mut shaped = Buffer::new();
    shaped.push_str(words);
    shaped.guess_segment_properties();
    harfrust::shape(&ShaperFont::new(font), &mut shaped, ShapeOptions::new())
        .expect("a direction is set");
    let em = f32::from(font.units_per_em());
    let share = |units: i32| units as f32 / em;
    let glyphs = shaped.glyph_infos().iter().zip(shaped.glyph_positions());
    glyphs
        .map(|(info, at)| Glyph {
            // A font has at most so many.
            id: info.glyph_id as u16,
            right: share(at.x_offset),
            up: share(at.y_offset),
            advance: share(at.x_advance),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(words: &str) -> Vec<u16> {
        let parts = parts(words);
        let shaped = parts.iter().filter_map(|part| match part {
            Part::Shaped(_, glyphs) => Some(glyphs.iter().map(|glyph| glyph.id)),
            Part::Plain(_) => None,
        });
        shaped.flatten().collect()
    }

    #[test]
    fn letters_are_shaped_by_their_neighbours() {
        // In the middle of a word another glyph than alone, and from right to left.
        let (alone, word) = (ids("م"), ids("ممم"));
        assert_eq!(word.len(), 3);
        assert!(word.iter().all(|id| !alone.contains(id)), "{word:?}");
        assert_ne!(word[0], word[2]);
        // A conjunct is one glyph.
        assert!(ids("क्ष").len() < 3);
        assert!(ids("אב").iter().rev().eq(&[ids("א"), ids("ב")].concat()));
    }

    #[test]
    fn mixed_direction_text_is_shown_in_order() {
        let seen: Vec<String> = parts("Ada שלום 7")
            .into_iter()
            .map(|part| match part {
                Part::Plain(words) => words.to_owned(),
                Part::Shaped(nth, glyphs) => format!("{nth}:{}", glyphs.len()),
            })
            .collect();
        assert_eq!(seen.first().map(String::as_str), Some("Ada "));
        assert!(seen.iter().any(|part| part.starts_with("1:")), "{seen:?}");
        assert!(is_needed("Ada שלום") && !is_needed("Наталья 田中"));
    }
}
