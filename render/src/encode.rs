//! Palette indices to PNG bytes. A picture mostly is its layout's ground, which is encoded once:
//! what was not drawn on is copied as bits, and only the rest is encoded. Draws nothing.
//!
//! That works because our matches refer only to the byte before and to the line above: what was
//! drawn on can spoil no code but its own, its right neighbour's, and those just below it.

use crate::canvas::{Canvas, STRETCH};
use crate::deflate::{Bits, Census, Code, Frozen};
use crate::tokens::{Token, tokens, write};

const SIGNATURE: [u8; 8] = [0x89, b'P', b'N', b'G', b'\r', b'\n', 0x1a, b'\n'];

/// A ground and its code, from which pictures are developed.
pub(crate) struct Negative {
    canvas: Canvas,
    /// Everything before the pixels' chunk.
    head: Vec<u8>,
    code: Code,
    bits: Frozen,
    /// The bits of the block's header.
    announced: usize,
    rows: Vec<Row>,
}

/// A row's tokens in the ground's bits.
struct Row {
    /// Where each token begins in the line and in the bits, and where the last one ends.
    tokens: Vec<(u16, u32)>,
    /// For each stretch, the first token that begins in it or after it.
    first: Vec<u16>,
}

impl Negative {
    /// Encodes a ground.
    pub fn new(canvas: Canvas, palette: &[u8]) -> Self {
        let length = canvas.line_length();
        let mut census = Census::new();
        each_line(&canvas, |line, above| {
            tokens(line, above, 0, length, |_, token| match token {
                Token::Literals(bytes) => bytes.iter().for_each(|&byte| census.literal(byte)),
                Token::Match(length, _) => census.matched(length),
            });
        });
        census.smooth();
        let code = Code::new(&census, length);
        let mut bits = Bits::default();
        code.announce(&mut bits);
        let announced = bits.len();
        let mut rows = Vec::with_capacity(canvas.touched.len());
        each_line(&canvas, |line, above| {
            let mut places = Vec::new();
            // A line is shorter than a u16, a picture's bits are fewer than a u32.
            tokens(line, above, 0, length, |at, token| match token {
                Token::Literals(bytes) => {
                    for (at, byte) in (at..).zip(bytes) {
                        places.push((at as u16, bits.len() as u32));
                        code.literal(&mut bits, *byte);
                    }
                }
                Token::Match(..) => {
                    places.push((at as u16, bits.len() as u32));
                    write(&code, &mut bits, token);
                }
            });
            places.push((length as u16, bits.len() as u32));
            let first = (0..=length / STRETCH).map(|stretch| {
                let from = (stretch * STRETCH) as u16;
                places.partition_point(|&(at, _)| at < from) as u16
            });
            rows.push(Row {
                first: first.collect(),
                tokens: places,
            });
        });
        Self {
            head: head(&canvas, palette),
            bits: bits.freeze(),
            canvas,
            code,
            announced,
            rows,
        }
    }

    pub const fn canvas(&self) -> &Canvas {
        &self.canvas
    }

    /// The PNG of a picture that was drawn on this ground.
    pub fn develop(&self, picture: &Canvas) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(128 * 1024);
        bytes.extend_from_slice(&self.head);
        let length_at = bytes.len();
        // The length comes later; then the chunk's name and zlib's header for a 32 KiB window.
        bytes.extend_from_slice(&[0, 0, 0, 0, b'I', b'D', b'A', b'T', 0x78, 0x01]);
        let mut bits = Bits::after(bytes);
        bits.copy(&self.bits, 0..self.announced);
        self.rows(&mut bits, picture);
        self.code.end(&mut bits);
        let mut bytes = bits.finish();
        bytes.extend_from_slice(&simd_adler32::adler32(&picture.lines.as_slice()).to_be_bytes());
        let length = (bytes.len() - length_at - 8) as u32;
        bytes[length_at..length_at + 4].copy_from_slice(&length.to_be_bytes());
        let checked = crc32fast::hash(&bytes[length_at + 4..]);
        bytes.extend_from_slice(&checked.to_be_bytes());
        chunk(&mut bytes, b"IEND", &[]);
        bytes
    }

    fn rows(&self, bits: &mut Bits, picture: &Canvas) {
        let mut above_touched = 0;
        // Rows that are the ground's own are copied together.
        let mut waiting: Option<(u32, u32)> = None;
        for (y, row) in self.rows.iter().enumerate() {
            let (Some(&(_, from)), Some(&(_, to))) = (row.tokens.first(), row.tokens.last()) else {
                continue;
            };
            let spoiled = picture.touched[y] | above_touched;
            above_touched = picture.touched[y];
            if spoiled == 0 {
                waiting = Some((waiting.map_or(from, |(start, _)| start), to));
                continue;
            }
            if let Some((start, end)) = waiting.take() {
                bits.copy(&self.bits, start as usize..end as usize);
            }
            self.row(bits, row, picture, y, spoiled);
        }
        if let Some((start, end)) = waiting {
            bits.copy(&self.bits, start as usize..end as usize);
        }
    }

    /// A row of which some stretches cannot be copied.
    fn row(&self, bits: &mut Bits, row: &Row, picture: &Canvas, y: usize, spoiled: u128) {
        let length = picture.line_length();
        let line = &picture.lines[y * length..(y + 1) * length];
        let above = y
            .checked_sub(1)
            .map(|y| &picture.lines[y * length..(y + 1) * length]);
        let fresh = |bits: &mut Bits, from: usize, to: usize| {
            tokens(line, above, from, to, |_, token| {
                write(&self.code, bits, token);
            });
        };
        let stretches = length.div_ceil(STRETCH);
        let mut done = 0;
        let mut stretch = 0;
        while stretch < stretches {
            let clean = (spoiled >> stretch).trailing_zeros() as usize;
            let end = (stretch + clean).min(stretches);
            if clean > 0 {
                let keep = row.kept(stretch, end, length);
                let (from, first_bit) = row.tokens[keep.start];
                let (to, last_bit) = row.tokens[keep.end];
                if to > from {
                    fresh(bits, done, usize::from(from));
                    bits.copy(&self.bits, first_bit as usize..last_bit as usize);
                    done = usize::from(to);
                }
            }
            let spoilt = (!spoiled >> end.min(127)).trailing_zeros() as usize;
            stretch = end + spoilt.max(1);
        }
        fresh(bits, done, length);
    }
}

impl Row {
    /// The tokens that lie wholly within stretches `from..to` and need nothing before them.
    fn kept(&self, from: usize, to: usize, length: usize) -> std::ops::Range<usize> {
        // A run needs the byte before it, so the first token kept begins after the spoiled ones.
        let mut start = usize::from(self.first[from]);
        if from > 0 && usize::from(self.tokens[start].0) == from * STRETCH {
            start += 1;
        }
        let limit = (to * STRETCH).min(length);
        let mut end = self
            .first
            .get(to)
            .map_or(self.tokens.len() - 1, |&first| usize::from(first));
        if usize::from(self.tokens[end].0) > limit {
            end -= 1;
        }
        let last = self.tokens.len() - 1;
        start.min(last)..end.max(start).min(last)
    }
}

fn each_line(canvas: &Canvas, mut visit: impl FnMut(&[u8], Option<&[u8]>)) {
    let mut above = None;
    for line in canvas.lines.chunks_exact(canvas.line_length()) {
        visit(line, above);
        above = Some(line);
    }
}

/// The signature, the size, and the palette.
fn head(canvas: &Canvas, palette: &[u8]) -> Vec<u8> {
    let mut bytes = SIGNATURE.to_vec();
    let mut header = Vec::new();
    header.extend_from_slice(&u32::from(canvas.size.width).to_be_bytes());
    header.extend_from_slice(&u32::from(canvas.size.height).to_be_bytes());
    // Eight bits, a palette, the only compression, the only filters, no interlace.
    header.extend_from_slice(&[8, 3, 0, 0, 0]);
    chunk(&mut bytes, b"IHDR", &header);
    chunk(&mut bytes, b"PLTE", palette);
    bytes
}

fn chunk(bytes: &mut Vec<u8>, name: &[u8; 4], content: &[u8]) {
    // A chunk is far shorter than 4 GiB.
    bytes.extend_from_slice(&(content.len() as u32).to_be_bytes());
    let start = bytes.len();
    bytes.extend_from_slice(name);
    bytes.extend_from_slice(content);
    let checked = crc32fast::hash(&bytes[start..]);
    bytes.extend_from_slice(&checked.to_be_bytes());
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette::Palette;
    use crate::scene::{Point, Size};

    /// Palette indices as any reader finds them, checksums verified.
    fn indices(bytes: &[u8]) -> Vec<u8> {
        let mut options = png::DecodeOptions::default();
        options.set_ignore_adler32(false);
        options.set_ignore_crc(false);
        let cursor = std::io::Cursor::new(bytes);
        let decoder = png::Decoder::new_with_options(cursor, options);
        let mut reader = decoder.read_info().unwrap();
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        reader.next_frame(&mut pixels).unwrap();
        pixels
    }

    /// What is developed is what was drawn, whatever the ground and wherever it was drawn on.
    #[track_caller]
    fn check(palette: &Palette, width: u16, height: u16, strokes: usize, mut chance: u32) {
        let mut draw = |limit: u16| {
            chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            i32::from((chance >> 16) as u16 % limit)
        };
        let mut scribble = |canvas: &mut Canvas, strokes: usize| {
            for _ in 0..strokes {
                let from = Point::new(draw(width), draw(height));
                let to = Point::new(draw(width), draw(height));
                let colour = draw(200) as u8;
                canvas.line(palette, from, to, draw(9) as f32, colour);
            }
        };
        let mut ground = Canvas::new(Size { width, height }, 7);
        scribble(&mut ground, strokes);
        ground.settle();
        let negative = Negative::new(ground, &palette.bytes());
        for strokes in [0, 1, strokes] {
            let mut picture = negative.canvas().clone();
            scribble(&mut picture, strokes);
            let mut drawn = picture.clone();
            let drawn: Vec<u8> = drawn.rows_mut().flat_map(|row| row.to_vec()).collect();
            let developed = indices(&negative.develop(&picture));
            assert!(
                developed == drawn,
                "{width}x{height} with {strokes} strokes"
            );
        }
    }

    #[test]
    fn what_is_developed_is_what_was_drawn() {
        let palette = Palette::new();
        for chance in 0..4 {
            check(&palette, 960, 120, 12, chance);
            check(&palette, 1280, 60, 40, chance);
            check(&palette, 15, 300, 9, chance);
            check(&palette, 1, 3, 2, chance);
            check(&palette, Canvas::WIDEST, 5, 30, chance);
        }
    }
}
