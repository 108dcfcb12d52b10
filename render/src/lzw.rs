//! GIF's LZW: pixels to codes. Knows neither pictures nor colours.

/// No code is longer than this.
const LONGEST: u8 = 12;
/// The places of the dictionary's table: two for each code, so that few collide and all of them lie
/// in the nearest cache.
const PLACES: usize = 1 << 13;

/// Packs pixels as they come. Most of them are like the one before, in a film above all those that
/// stay as they were: a run of one colour is looked up by its length.
pub(crate) struct Packer {
    bits: Bits,
    /// Codes for single pixels are this long.
    depth: u8,
    /// The colour that leaves a pixel unchanged.
    still: u8,
    /// Codes are this long now.
    length: u8,
    /// The next code that will be given.
    next: u16,
    /// The run that is being read, by its code.
    run: Option<u16>,
    /// Number of pixels, where all of them are of one colour, and that colour.
    alike: usize,
    colour: u8,
    /// For each colour the codes of so many pixels of it, from one on.
    even: Vec<Vec<u16>>,
    /// For the other runs: a run's code, the pixel after it, and the longer run's code; 0 is free.
    table: Vec<u32>,
}

impl Packer {
    /// Packer for pixels of so many bits.
    pub(crate) fn new(depth: u8, still: u8) -> Self {
        let mut packer = Self {
            bits: Bits::default(),
            depth,
            still,
            length: depth + 1,
            next: 0,
            run: None,
            alike: 0,
            colour: 0,
            even: vec![Vec::new(); 1 << depth],
            table: vec![0; PLACES],
        };
        packer.bits.push(packer.clear(), packer.length);
        packer.begin();
        packer
    }

    const fn clear(&self) -> u16 {
        1 << self.depth
    }

    /// Forgets all runs of several pixels.
    fn begin(&mut self) {
        self.length = self.depth + 1;
        self.next = self.clear() + 2;
        for (colour, even) in (0..).zip(&mut self.even) {
            even.clear();
            even.push(colour);
        }
    }

    /// Pixels of their own colours.
    pub(crate) fn show(&mut self, pixels: &[u8]) {
        let mut left = pixels;
        while let Some((&pixel, after)) = left.split_first() {
            if self.alike > 0 && pixel == self.colour {
                let same = left.iter().take_while(|it| **it == pixel).count();
                self.extend_run(same);
                left = &left[same..];
            } else {
                self.step(pixel);
                left = after;
            }
        }
    }

    /// Adds so many pixels that stay as they were.
    pub(crate) fn stay(&mut self, count: usize) {
        let mut left = count;
        while left > 0 {
            if self.alike > 0 && self.colour == self.still {
                self.extend_run(left);
                return;
            }
            self.step(self.still);
            left -= 1;
        }
    }

    /// Adds so many pixels of the colour that the whole run has.
    fn extend_run(&mut self, count: usize) {
        let mut left = count;
        while left > 0 {
            let even = &mut self.even[usize::from(self.colour)];
            // As far as it is known, at once.
            let known = (self.alike + left).min(even.len());
            left -= known - self.alike;
            self.alike = known;
            let run = even[known - 1];
            self.run = Some(run);
            if left > 0 {
                even.push(self.next);
                self.bits.push(run, self.length);
                self.learn();
                self.alone(self.colour);
                left -= 1;
            }
        }
    }

    /// Adds a pixel: it makes the run longer, or ends it and begins another.
    fn step(&mut self, pixel: u8) {
        let Some(run) = self.run else {
            self.alone(pixel);
            return;
        };
        let key = u32::from(run) << 8 | u32::from(pixel);
        let mut place = (key.wrapping_mul(0x9E37_79B1) >> 19) as usize;
        while self.table[place] != 0 {
            if self.table[place] >> 12 == key {
                self.run = Some((self.table[place] & 0xFFF) as u16);
                self.alike = 0;
                return;
            }
            place = (place + 1) % PLACES;
        }
        self.bits.push(run, self.length);
        self.table[place] = key << 12 | u32::from(self.next);
        self.learn();
        self.alone(pixel);
    }

    /// Begins a run with this pixel.
    fn alone(&mut self, pixel: u8) {
        self.run = Some(pixel.into());
        self.alike = 1;
        self.colour = pixel;
    }

    /// Counts a code that was given just now.
    fn learn(&mut self) {
        // The reader is one code behind.
        if self.next == 1 << self.length {
            self.length += 1;
        }
        self.next += 1;
        if self.length > LONGEST {
            self.bits.push(self.clear(), LONGEST);
            self.table.fill(0);
            self.begin();
        }
    }

    /// All codes, packed.
    pub(crate) fn finish(mut self) -> Vec<u8> {
        if let Some(run) = self.run {
            self.bits.push(run, self.length);
            if self.next == 1 << self.length && self.length < LONGEST {
                self.length += 1;
            }
        }
        self.bits.push(self.clear() + 1, self.length);
        self.bits.finish()
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
    /// Appends a code of so many bits.
    fn push(&mut self, code: u16, length: u8) {
        self.waiting |= u32::from(code) << self.count;
        self.count += length;
        while self.count >= 8 {
            self.bytes.push(self.waiting as u8);
            self.waiting >>= 8;
            self.count -= 8;
        }
    }

    /// Bytes of all bits; the last one is filled up with zeros.
    fn finish(mut self) -> Vec<u8> {
        if self.count > 0 {
            self.bytes.push(self.waiting as u8);
        }
        self.bytes
    }
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

    /// Numbers that look like chance.
    fn dice() -> impl FnMut(u32) -> u32 {
        let mut chance = 7u32;
        move |limit| {
            chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (chance >> 16) % limit
        }
    }

    #[test]
    fn packed_pixels_round_trip() {
        let mut draw = dice();
        for (length, colours, depth) in [
            (0, 1, 2),
            (1, 1, 2),
            (2, 1, 2),
            (900, 1, 2),
            (70_000, 1, 2),
            (50_000, 3, 2),
            (60_000, 20, 5),
            (90_000, 255, 8),
        ] {
            let pixels: Vec<u8> = (0..length).map(|_| draw(colours) as u8).collect();
            let mut packer = Packer::new(depth, colours as u8);
            packer.show(&pixels);
            let read = unpacked(&packer.finish(), depth);
            assert!(read == pixels, "{length} of {colours}");
        }
    }

    #[test]
    fn unchanged_runs_round_trip_between_changed_pixels() {
        const STILL: u8 = 11;
        let mut draw = dice();
        for (runs, longest) in [(3, 90_000), (900, 700), (30_000, 9), (9_000, 2)] {
            let mut packer = Packer::new(4, STILL);
            let mut wanted = Vec::new();
            for _ in 0..runs {
                let stays = draw(longest) as usize;
                packer.stay(stays);
                wanted.resize(wanted.len() + stays, STILL);
                let shown: Vec<u8> = (0..draw(6)).map(|_| draw(11) as u8).collect();
                packer.show(&shown);
                wanted.extend(shown);
            }
            let read = unpacked(&packer.finish(), 4);
            assert!(read == wanted, "{runs} runs up to {longest}");
        }
    }
}
