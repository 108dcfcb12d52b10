//! Palette indices to an animated GIF: only what changes from frame to frame, the rest left as it
//! is. Draws nothing.

use crate::canvas::Canvas;
use crate::palette::Palette;
use crate::reel::{After, Plays};

/// The most colours of a GIF.
const COLOURS: usize = 256;
/// Codes for single pixels are this long.
const DEPTH: u8 = 8;
const CLEAR: u16 = 1 << DEPTH;
const END: u16 = CLEAR + 1;
/// No code is longer than this.
const LONGEST: u8 = 12;
/// The places of the dictionary's table: four for each code, so that few collide.
const PLACES: usize = 1 << 14;
/// A data block's length is one byte.
const BLOCK: usize = 255;

/// A part of a picture.
struct Area {
    left: usize,
    top: usize,
    width: usize,
    height: usize,
}

/// A GIF in the making.
pub(crate) struct Gif {
    bytes: Vec<u8>,
    /// The index that leaves a pixel as it was, if the palette leaves one free.
    same: Option<u8>,
    /// What the next frame is laid over.
    before: Option<Canvas>,
}

impl Gif {
    /// A GIF of this size without any frame yet.
    pub fn new(width: u16, height: u16, palette: &Palette, plays: Plays) -> Self {
        let mut table = palette.bytes();
        let used = table.len() / 3;
        table.resize(3 * COLOURS, 0);
        let mut bytes = b"GIF89a".to_vec();
        bytes.extend_from_slice(&width.to_le_bytes());
        bytes.extend_from_slice(&height.to_le_bytes());
        // A global table of 256 colours.
        bytes.extend_from_slice(&[0xF7, 0, 0]);
        bytes.extend_from_slice(&table);
        match plays {
            Plays::Forever => {
                bytes.extend_from_slice(b"\x21\xFF\x0BNETSCAPE2.0\x03\x01\x00\x00\x00");
            }
            // Without that extension, every reader shows it once.
            Plays::Once => {}
        }
        Self {
            bytes,
            same: u8::try_from(used).ok(),
            before: None,
        }
    }

    /// Adds a frame, shown for so many hundredths of a second. The first one stays: there is
    /// nothing that it covers.
    pub fn add(&mut self, canvas: Canvas, hundredths: u16, after: After) {
        let goes = after == After::Goes && self.before.is_some();
        let area = self.changed(&canvas);
        let pixels = self.pixels(&canvas, &area);
        let transparent = self.same.filter(|_| self.before.is_some());
        // Leave it, or restore what was there before.
        let disposal = if goes { 3 << 2 } else { 1 << 2 };
        let packed = disposal | u8::from(transparent.is_some());
        self.bytes.extend_from_slice(&[0x21, 0xF9, 4, packed]);
        self.bytes.extend_from_slice(&hundredths.to_le_bytes());
        self.bytes
            .extend_from_slice(&[transparent.unwrap_or_default(), 0, 0x2C]);
        for measure in [area.left, area.top, area.width, area.height] {
            // Within a picture, whose sides are 16 bits.
            self.bytes
                .extend_from_slice(&(measure as u16).to_le_bytes());
        }
        self.bytes.extend_from_slice(&[0, DEPTH]);
        for block in compressed(&pixels).chunks(BLOCK) {
            // At most BLOCK.
            self.bytes.push(block.len() as u8);
            self.bytes.extend_from_slice(block);
        }
        self.bytes.push(0);
        if !goes {
            self.before = Some(canvas);
        }
    }

    /// The whole file.
    pub fn finish(mut self) -> Vec<u8> {
        self.bytes.push(0x3B);
        self.bytes
    }

    /// The smallest rectangle that holds every change; one pixel where there is none.
    fn changed(&self, canvas: &Canvas) -> Area {
        let (width, height) = (
            usize::from(canvas.size.width),
            usize::from(canvas.size.height),
        );
        let Some(before) = &self.before else {
            return Area {
                left: 0,
                top: 0,
                width,
                height,
            };
        };
        let (mut left, mut right, mut top, mut bottom) = (width, 0, height, 0);
        for (y, (new, old)) in canvas.rows().zip(before.rows()).enumerate() {
            if new == old {
                continue;
            }
            let differs = |x: &usize| new[*x] != old[*x];
            left = (0..width).find(differs).unwrap_or(width).min(left);
            right = (0..width).rfind(differs).map_or(0, |x| x + 1).max(right);
            top = top.min(y);
            bottom = y + 1;
        }
        if bottom == 0 {
            return Area {
                left: 0,
                top: 0,
                width: 1,
                height: 1,
            };
        }
        Area {
            left,
            top,
            width: right - left,
            height: bottom - top,
        }
    }

    fn pixels(&self, canvas: &Canvas, area: &Area) -> Vec<u8> {
        let length = usize::from(canvas.size.width);
        let mut pixels = Vec::with_capacity(area.width * area.height);
        for y in area.top..area.top + area.height {
            let start = y * length + area.left;
            let new = &canvas.pixels[start..start + area.width];
            match (&self.before, self.same) {
                (Some(before), Some(same)) => {
                    let old = &before.pixels[start..start + area.width];
                    let kept = new.iter().zip(old);
                    pixels.extend(kept.map(|(new, old)| if new == old { same } else { *new }));
                }
                _ => pixels.extend_from_slice(new),
            }
        }
        pixels
    }
}

/// Codes packed from the lowest bit on.
#[derive(Default)]
struct Bits {
    bytes: Vec<u8>,
    waiting: u32,
    count: u8,
}

impl Bits {
    fn put(&mut self, code: u16, length: u8) {
        self.waiting |= u32::from(code) << self.count;
        self.count += length;
        while self.count >= 8 {
            self.bytes.push(self.waiting as u8);
            self.waiting >>= 8;
            self.count -= 8;
        }
    }

    fn finish(mut self) -> Vec<u8> {
        if self.count > 0 {
            self.bytes.push(self.waiting as u8);
        }
        self.bytes
    }
}

/// GIF's LZW.
fn compressed(pixels: &[u8]) -> Vec<u8> {
    let mut bits = Bits::default();
    let mut length = DEPTH + 1;
    bits.put(CLEAR, length);
    let Some((&first, rest)) = pixels.split_first() else {
        bits.put(END, length);
        return bits.finish();
    };
    // Each place: a run's code and the pixel after it, then the longer run's code; 0 is free.
    let mut table = vec![(0u32, 0u16); PLACES];
    let mut next = END + 1;
    let mut run = u16::from(first);
    for &pixel in rest {
        let key = (u32::from(run) << 8 | u32::from(pixel)) + 1;
        let mut place = (key.wrapping_mul(0x9E37_79B1) >> 18) as usize;
        while table[place].0 != 0 && table[place].0 != key {
            place = (place + 1) % PLACES;
        }
        if table[place].0 == key {
            run = table[place].1;
            continue;
        }
        bits.put(run, length);
        run = u16::from(pixel);
        table[place] = (key, next);
        // The reader is one code behind.
        if next == 1 << length {
            length += 1;
        }
        next += 1;
        if length > LONGEST {
            bits.put(CLEAR, LONGEST);
            table.fill((0, 0));
            next = END + 1;
            length = DEPTH + 1;
        }
    }
    bits.put(run, length);
    if next == 1 << length && length < LONGEST {
        length += 1;
    }
    bits.put(END, length);
    bits.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As any reader unpacks it.
    fn unpacked(bytes: &[u8]) -> Vec<u8> {
        let (mut waiting, mut count, mut bytes) = (0u32, 0, bytes.iter());
        let mut read = |length: u8| {
            while count < length {
                waiting |= u32::from(*bytes.next().unwrap()) << count;
                count += 8;
            }
            let code = waiting & ((1 << length) - 1);
            waiting >>= length;
            count -= length;
            code as u16
        };
        let fresh = || -> Vec<Vec<u8>> { (0..=END).map(|code| vec![code as u8]).collect() };
        let mut runs = fresh();
        let mut length = DEPTH + 1;
        let mut last: Option<Vec<u8>> = None;
        let mut pixels = Vec::new();
        loop {
            let code = read(length);
            if code == CLEAR {
                runs = fresh();
                length = DEPTH + 1;
                last = None;
                continue;
            }
            if code == END {
                return pixels;
            }
            let run = match (runs.get(usize::from(code)), &last) {
                (Some(run), _) => run.clone(),
                (None, Some(last)) => [last.as_slice(), &last[..1]].concat(),
                (None, None) => panic!("{code} is no code yet"),
            };
            if let Some(mut last) = last {
                last.push(run[0]);
                runs.push(last);
            }
            if runs.len() == 1 << length && length < LONGEST {
                length += 1;
            }
            pixels.extend_from_slice(&run);
            last = Some(run);
        }
    }

    #[test]
    fn what_is_packed_is_unpacked() {
        let mut chance = 7u32;
        let mut draw = |limit: u32| {
            chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            ((chance >> 16) % limit) as u8
        };
        for (length, colours) in [
            (0, 1),
            (1, 1),
            (2, 1),
            (900, 1),
            (70_000, 1),
            (50_000, 3),
            (90_000, 256),
        ] {
            let pixels: Vec<u8> = (0..length).map(|_| draw(colours)).collect();
            assert!(
                unpacked(&compressed(&pixels)) == pixels,
                "{length} of {colours}"
            );
        }
    }
}
