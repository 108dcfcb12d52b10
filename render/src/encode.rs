//! Palette indices to PNG bytes. A picture mostly is its layout's ground, which is encoded once:
//! what was not drawn on is copied as bits, and only the rest is encoded. Draws nothing.
//!
//! That works because our matches refer only to the byte before and to the line above: what was
//! drawn on can spoil no code but its own, its right neighbour's, and those just below it.

use crate::canvas::{Canvas, STRETCH};
use crate::deflate::{Bits, Census, Code, Frozen, LONGEST, SHORTEST, Source};

const SIGNATURE: [u8; 8] = [0x89, b'P', b'N', b'G', b'\r', b'\n', 0x1a, b'\n'];
/// A match above costs a distance's extra bits too.
const SHORTEST_ABOVE: usize = 5;

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

/// A piece of a line.
#[derive(Clone, Copy)]
enum Token<'l> {
    /// One to four bytes.
    Literals(&'l [u8]),
    Match(usize, Source),
}

/// A run of so many bytes is not compared with what is above.
const ENOUGH: usize = 24;

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

/// Cuts a part of a line into tokens. Sprites and letters are mostly short colours, so what can
/// be no match is found for several bytes at once: a guess for each byte would cost more.
#[inline]
fn tokens<'l>(
    line: &'l [u8],
    above: Option<&[u8]>,
    from: usize,
    to: usize,
    mut visit: impl FnMut(usize, Token<'l>),
) {
    let mut at = from;
    while at < to {
        if at > 0 && at + 8 <= line.len() {
            let literals = before_match(line, above, at).min(to - at);
            if literals > 0 {
                visit(at, Token::Literals(&line[at..at + literals]));
                at += literals;
                continue;
            }
        }
        let rest = &line[at..to.min(at + LONGEST)];
        let run = match at.checked_sub(1) {
            Some(before) => alike(rest, &line[before..]),
            None => 0,
        };
        // A long run is as good as anything above.
        let copied = match above {
            Some(above) if run < ENOUGH => alike(rest, &above[at..]),
            _ => 0,
        };
        let token = if copied >= SHORTEST_ABOVE && copied > run {
            Token::Match(copied, Source::Above)
        } else if run >= SHORTEST {
            Token::Match(run, Source::Before)
        } else {
            Token::Literals(&rest[..1])
        };
        visit(at, token);
        at += match token {
            Token::Literals(bytes) => bytes.len(),
            Token::Match(length, _) => length,
        };
    }
}

/// How many of the four bytes from here on come before a match; the eight from here on, and the
/// one before, must be in the line.
#[inline]
fn before_match(line: &[u8], above: Option<&[u8]>, at: usize) -> usize {
    let here = eight(line, at);
    let run = equal_bytes(here ^ eight(line, at - 1));
    let runs = run & run >> 8 & run >> 16;
    let copied = above.map_or(0, |above| equal_bytes(here ^ eight(above, at)));
    let copies = copied & copied >> 8 & copied >> 16 & copied >> 24 & copied >> 32;
    // A mark after the four bytes ends the search.
    let marks = (runs | copies) & 0x8080_8080 | 1 << 32;
    marks.trailing_zeros() as usize / 8
}

#[inline]
fn eight(bytes: &[u8], at: usize) -> u64 {
    let mut eight = [0; 8];
    eight.copy_from_slice(&bytes[at..at + 8]);
    u64::from_le_bytes(eight)
}

/// The highest bit of each byte that is 0, exactly.
#[inline]
const fn equal_bytes(differs: u64) -> u64 {
    const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    !(((differs & LOW) + LOW) | differs | LOW)
}

/// How many bytes are the same from the beginning on.
#[inline]
fn alike(some: &[u8], others: &[u8]) -> usize {
    let mut at = 0;
    let all = some.len().min(others.len());
    while at + 8 <= all {
        let differs = eight(some, at) ^ eight(others, at);
        if differs != 0 {
            return at + differs.trailing_zeros() as usize / 8;
        }
        at += 8;
    }
    while at < all && some[at] == others[at] {
        at += 1;
    }
    at
}

#[inline]
fn write(code: &Code, bits: &mut Bits, token: Token<'_>) {
    match token {
        Token::Literals(&[a, b, c, d]) => {
            code.two_literals(bits, a, b);
            code.two_literals(bits, c, d);
        }
        Token::Literals(&[a, b, c]) => {
            code.two_literals(bits, a, b);
            code.literal(bits, c);
        }
        Token::Literals(&[a, b]) => code.two_literals(bits, a, b),
        Token::Literals(bytes) => bytes.iter().for_each(|&byte| code.literal(bits, byte)),
        Token::Match(length, source) => code.matched(bits, length, source),
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
