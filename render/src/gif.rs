//! Palette indices to an animated GIF: only what changes from frame to frame, the rest left as it
//! is, and only the colours that are seen: the fewer there are, the shorter are its codes. Draws
//! nothing.

use crate::canvas::Canvas;
use crate::geometry::Region;
use crate::lzw::Packer;
use crate::palette::Palette;
use crate::reel::{After, Plays};

/// The most colours of a GIF.
const COLOURS: usize = 256;
/// A data block's length is one byte.
const BLOCK: usize = 255;
/// An unchanged run this short between changed pixels is shown again: one longer run is smaller
/// than two.
const FEW: usize = 8;
/// So many pixels are compared at once.
const AT_ONCE: usize = 16;

/// So many pixels that stay as they were, and then so many that do not.
struct PixelSpan {
    stays: usize,
    shown: usize,
}

/// A frame: a part of the picture, by the palette of all pictures.
struct PackedFrame {
    part: Region,
    /// All of it, row by row.
    spans: Vec<PixelSpan>,
    /// Pixels that the frame changes.
    pixels: Vec<u8>,
    hundredths: u16,
    /// True if the frame is taken away again, so that what it covers is seen afterwards.
    goes: bool,
}

/// A GIF in the making.
pub(crate) struct Gif {
    size: (u16, u16),
    plays: Plays,
    frames: Vec<PackedFrame>,
    /// The picture under the next frame.
    before: Option<Canvas>,
}

impl Gif {
    /// A GIF of this size without any frame yet.
    pub(crate) const fn new(width: u16, height: u16, plays: Plays) -> Self {
        Self {
            size: (width, height),
            plays,
            frames: Vec::new(),
            before: None,
        }
    }

    /// Adds a frame, shown for so many hundredths of a second. The first one stays: there is
    /// nothing that it covers.
    pub(crate) fn add(&mut self, canvas: Canvas, hundredths: u16, after: After) {
        let Some(before) = &mut self.before else {
            self.frames.push(PackedFrame {
                part: Region::whole(canvas.size),
                spans: vec![PixelSpan {
                    stays: 0,
                    shown: canvas.pixels.len(),
                }],
                pixels: canvas.pixels.clone(),
                hundredths,
                goes: false,
            });
            self.before = Some(canvas);
            return;
        };
        let changed = changed(&canvas, before);
        let (spans, pixels) = split_spans(&canvas, before, changed);
        let goes = after == After::Goes;
        if !goes {
            *before = canvas;
        }
        self.frames.push(PackedFrame {
            part: changed,
            spans,
            pixels,
            hundredths,
            goes,
        });
    }

    /// The whole file.
    pub(crate) fn finish(mut self, palette: &Palette) -> Vec<u8> {
        let seen = SeenColours::from_frames(&self.frames);
        let pixels = self.frames.iter_mut().flat_map(|frame| &mut frame.pixels);
        pixels.for_each(|at| *at = seen.places[usize::from(*at)]);
        let mut bytes = b"GIF89a".to_vec();
        bytes.extend_from_slice(&self.size.0.to_le_bytes());
        bytes.extend_from_slice(&self.size.1.to_le_bytes());
        // One table for all frames; its size is two to one more than this.
        bytes.extend_from_slice(&[0xF0 | (seen.depth - 1), 0, 0]);
        bytes.extend_from_slice(&seen.table(&palette.bytes()));
        match self.plays {
            Plays::Forever => {
                bytes.extend_from_slice(b"\x21\xFF\x0BNETSCAPE2.0\x03\x01\x00\x00\x00");
            }
            Plays::Twice => {
                bytes.extend_from_slice(b"\x21\xFF\x0BNETSCAPE2.0\x03\x01\x01\x00\x00");
            }
            // Without that extension, every reader shows it once.
            Plays::Once => {}
        }
        for frame in &self.frames {
            seen.write(frame, &mut bytes);
        }
        bytes.push(0x3B);
        bytes
    }
}

/// Number of pixels that are alike from the beginning on.
fn alike(new: &[u8], old: &[u8]) -> usize {
    let chunks = new.chunks_exact(AT_ONCE).zip(old.chunks_exact(AT_ONCE));
    let whole = chunks.take_while(|(new, old)| new == old).count() * AT_ONCE;
    let rest = new[whole..].iter().zip(&old[whole..]);
    whole + rest.take_while(|(new, old)| new == old).count()
}

/// The smallest part that holds every change; one pixel where there is none.
fn changed(canvas: &Canvas, before: &Canvas) -> Region {
    let rows = canvas.rows().zip(before.rows()).enumerate();
    let changes = rows.filter_map(|(y, (new, old))| {
        let first = alike(new, old);
        let last = new.iter().zip(old).rposition(|(new, old)| new != old)?;
        Some(Region {
            left: first,
            right: last + 1,
            top: y,
            bottom: y + 1,
        })
    });
    changes.reduce(Region::and).unwrap_or(Region {
        left: 0,
        top: 0,
        right: 1,
        bottom: 1,
    })
}

/// Splits a part into spans that stay and pixels that are shown.
fn split_spans(canvas: &Canvas, before: &Canvas, part: Region) -> (Vec<PixelSpan>, Vec<u8>) {
    let (mut spans, mut pixels) = (Vec::new(), Vec::new());
    // What stays goes on from row to row.
    let mut stays = 0;
    for (new, old) in canvas.part(part).zip(before.part(part)) {
        let mut at = 0;
        while at < new.len() {
            let same = alike(&new[at..], &old[at..]);
            stays += same;
            at += same;
            let shown = changed_run(&new[at..], &old[at..]);
            if shown > 0 {
                spans.push(PixelSpan { stays, shown });
                pixels.extend_from_slice(&new[at..at + shown]);
                stays = 0;
            }
            at += shown;
        }
    }
    spans.push(PixelSpan { stays, shown: 0 });
    (spans, pixels)
}

/// Number of pixels to show from here on: those that change, and the few that lie between them.
fn changed_run(new: &[u8], old: &[u8]) -> usize {
    let changes = |at: &usize| new[*at] != old[*at];
    let mut end = 0;
    let mut at = 0;
    while at < new.len() && at <= end + FEW {
        if changes(&at) {
            end = at + 1;
        }
        at += 1;
    }
    end
}

/// The colours that are seen in a film, in the order of the palette, and what leaves a pixel as it
/// was after them.
struct SeenColours {
    /// For each colour of the palette its place among those that are seen.
    places: [u8; COLOURS],
    colours: Vec<u8>,
    /// Codes for single pixels are this long.
    depth: u8,
}

impl SeenColours {
    /// Colours that these frames show.
    fn from_frames(frames: &[PackedFrame]) -> Self {
        let mut seen = [false; COLOURS];
        for pixel in frames.iter().flat_map(|frame| &frame.pixels) {
            seen[usize::from(*pixel)] = true;
        }
        let colours: Vec<u8> = (0..=u8::MAX).filter(|at| seen[usize::from(*at)]).collect();
        let mut places = [0; COLOURS];
        for (place, colour) in (0..=u8::MAX).zip(&colours) {
            places[usize::from(*colour)] = place;
        }
        // GIF knows no codes shorter than two bits.
        let bits = (2..8u8).find(|bits| colours.len() < 1 << bits);
        Self {
            places,
            colours,
            depth: bits.unwrap_or(8),
        }
    }

    /// Colour table of the GIF: red, green and blue of each colour.
    fn table(&self, palette: &[u8]) -> Vec<u8> {
        let colour = |at: &u8| palette.chunks_exact(3).nth(usize::from(*at));
        let seen: Vec<&[u8]> = self.colours.iter().filter_map(colour).collect();
        let mut table = seen.concat();
        table.resize(3 << self.depth, 0);
        table
    }

    /// Appends a frame: its time, its part of the picture, its pixels.
    fn write(&self, frame: &PackedFrame, bytes: &mut Vec<u8>) {
        // A palette leaves one of 256 free.
        let still = self.colours.len().min(COLOURS - 1) as u8;
        let is_partly = frame.spans.iter().any(|span| span.stays > 0);
        // Restore what was there before, or leave it.
        let disposal = if frame.goes { 3 << 2 } else { 1 << 2 };
        bytes.extend_from_slice(&[0x21, 0xF9, 4, disposal | u8::from(is_partly)]);
        bytes.extend_from_slice(&frame.hundredths.to_le_bytes());
        bytes.extend_from_slice(&[if is_partly { still } else { 0 }, 0, 0x2C]);
        let part = &frame.part;
        for measure in [part.left, part.top, part.width(), part.height()] {
            // Within a picture, whose sides are 16 bits.
            bytes.extend_from_slice(&(measure as u16).to_le_bytes());
        }
        bytes.extend_from_slice(&[0, self.depth]);
        let mut packer = Packer::new(self.depth, still);
        let mut pixels = frame.pixels.as_slice();
        for span in &frame.spans {
            let (shown, rest) = pixels.split_at(span.shown);
            packer.stay(span.stays);
            packer.show(shown);
            pixels = rest;
        }
        for block in packer.finish().chunks(BLOCK) {
            // At most BLOCK.
            bytes.push(block.len() as u8);
            bytes.extend_from_slice(block);
        }
        bytes.push(0);
    }
}
