//! Palette indices to an animated GIF: only what changes from frame to frame, the rest left as it
//! is, and only the colours that are seen: the fewer there are, the shorter are its codes. Draws
//! nothing.

use crate::canvas::Canvas;
use crate::palette::Palette;
use crate::reel::{After, Plays};

/// The most colours of a GIF.
const COLOURS: usize = 256;
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

/// A frame: a part of the picture, by the palette of all pictures.
struct Frame {
    area: Area,
    /// `None` leaves what was there.
    pixels: Vec<Option<u8>>,
    hundredths: u16,
    /// Whether what it covers is seen again afterwards.
    goes: bool,
}

/// A GIF in the making.
pub(crate) struct Gif {
    size: (u16, u16),
    plays: Plays,
    frames: Vec<Frame>,
    /// What the next frame is laid over.
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
        let goes = after == After::Goes && self.before.is_some();
        let area = self.changed(&canvas);
        self.frames.push(Frame {
            pixels: self.pixels(&canvas, &area),
            area,
            hundredths,
            goes,
        });
        if !goes {
            self.before = Some(canvas);
        }
    }

    /// The whole file.
    pub(crate) fn finish(self, palette: &Palette) -> Vec<u8> {
        let seen = Seen::of(&self.frames);
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
            // Without that extension, every reader shows it once.
            Plays::Once => {}
        }
        for frame in &self.frames {
            seen.write(frame, &mut bytes);
        }
        bytes.push(0x3B);
        bytes
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

    fn pixels(&self, canvas: &Canvas, area: &Area) -> Vec<Option<u8>> {
        let length = usize::from(canvas.size.width);
        let mut pixels = Vec::with_capacity(area.width * area.height);
        for y in area.top..area.top + area.height {
            let start = y * length + area.left;
            let new = &canvas.pixels[start..start + area.width];
            match &self.before {
                Some(before) => {
                    let old = &before.pixels[start..start + area.width];
                    let kept = new.iter().zip(old);
                    pixels.extend(kept.map(|(new, old)| (new != old).then_some(*new)));
                }
                None => pixels.extend(new.iter().copied().map(Some)),
            }
        }
        pixels
    }
}

/// The colours that are seen in a film, in the order of the palette, and what leaves a pixel as it
/// was after them.
struct Seen {
    /// For each colour of the palette its place among those that are seen.
    places: [u8; COLOURS],
    colours: Vec<u8>,
    /// Codes for single pixels are this long.
    depth: u8,
}

impl Seen {
    fn of(frames: &[Frame]) -> Self {
        let mut seen = [false; COLOURS];
        for pixel in frames.iter().flat_map(|frame| &frame.pixels).flatten() {
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

    /// Red, green, blue, and so on.
    fn table(&self, palette: &[u8]) -> Vec<u8> {
        let colour = |at: &u8| palette.chunks_exact(3).nth(usize::from(*at));
        let mut table = self
            .colours
            .iter()
            .filter_map(colour)
            .collect::<Vec<_>>()
            .concat();
        table.resize(3 << self.depth, 0);
        table
    }

    fn write(&self, frame: &Frame, bytes: &mut Vec<u8>) {
        // A palette leaves one of 256 free.
        let same = self.colours.len().min(COLOURS - 1) as u8;
        let is_partly = frame.pixels.contains(&None);
        // Restore what was there before, or leave it.
        let disposal = if frame.goes { 3 << 2 } else { 1 << 2 };
        bytes.extend_from_slice(&[0x21, 0xF9, 4, disposal | u8::from(is_partly)]);
        bytes.extend_from_slice(&frame.hundredths.to_le_bytes());
        bytes.extend_from_slice(&[if is_partly { same } else { 0 }, 0, 0x2C]);
        let area = &frame.area;
        for measure in [area.left, area.top, area.width, area.height] {
            // Within a picture, whose sides are 16 bits.
            bytes.extend_from_slice(&(measure as u16).to_le_bytes());
        }
        bytes.extend_from_slice(&[0, self.depth]);
        let place = |pixel: &Option<u8>| pixel.map_or(same, |at| self.places[usize::from(at)]);
        let pixels: Vec<u8> = frame.pixels.iter().map(place).collect();
        for block in compressed(&pixels, self.depth).chunks(BLOCK) {
            // At most BLOCK.
            bytes.push(block.len() as u8);
            bytes.extend_from_slice(block);
        }
        bytes.push(0);
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

/// GIF's LZW, of pixels of so many bits.
fn compressed(pixels: &[u8], depth: u8) -> Vec<u8> {
    let (clear, end) = (1 << depth, (1 << depth) + 1);
    let mut bits = Bits::default();
    let mut length = depth + 1;
    bits.put(clear, length);
    let Some((&first, rest)) = pixels.split_first() else {
        bits.put(end, length);
        return bits.finish();
    };
    // Each place: a run's code and the pixel after it, then the longer run's code; 0 is free.
    let mut table = vec![(0u32, 0u16); PLACES];
    let mut next = end + 1;
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
            bits.put(clear, LONGEST);
            table.fill((0, 0));
            next = end + 1;
            length = depth + 1;
        }
    }
    bits.put(run, length);
    if next == 1 << length && length < LONGEST {
        length += 1;
    }
    bits.put(end, length);
    bits.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As any reader unpacks it.
    fn unpacked(bytes: &[u8], depth: u8) -> Vec<u8> {
        let (clear, end) = (1u16 << depth, (1u16 << depth) + 1);
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
        let fresh = || -> Vec<Vec<u8>> { (0..=end).map(|code| vec![code as u8]).collect() };
        let mut runs = fresh();
        let mut length = depth + 1;
        let mut last: Option<Vec<u8>> = None;
        let mut pixels = Vec::new();
        loop {
            let code = read(length);
            if code == clear {
                runs = fresh();
                length = depth + 1;
                last = None;
                continue;
            }
            if code == end {
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
        for (length, colours, depth) in [
            (0, 1, 2),
            (1, 1, 2),
            (2, 1, 2),
            (900, 1, 2),
            (70_000, 1, 2),
            (50_000, 3, 2),
            (60_000, 20, 5),
            (90_000, 256, 8),
        ] {
            let pixels: Vec<u8> = (0..length).map(|_| draw(colours)).collect();
            assert!(
                unpacked(&compressed(&pixels, depth), depth) == pixels,
                "{length} of {colours}"
            );
        }
    }
}
