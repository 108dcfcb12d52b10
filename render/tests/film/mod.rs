//! Reads animated GIFs as any viewer does: frame by frame, each with its delay.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "shared by tests")]

/// A GIF, unpacked.
pub struct Film {
    pub width: usize,
    /// Whether it begins again after its last frame.
    pub repeats: bool,
    pub frames: Vec<Shown>,
}

/// What is seen, and for how long.
pub struct Shown {
    pub hundredths: u64,
    /// As indices into the one palette.
    pub pixels: Vec<u8>,
}

struct Reader<'b> {
    bytes: &'b [u8],
    at: usize,
}

impl Reader<'_> {
    fn byte(&mut self) -> u8 {
        self.at += 1;
        self.bytes[self.at - 1]
    }

    fn short(&mut self) -> usize {
        usize::from(self.byte()) | usize::from(self.byte()) << 8
    }

    /// Data blocks up to the empty one.
    fn blocks(&mut self) -> Vec<u8> {
        let mut data = Vec::new();
        loop {
            let length = usize::from(self.byte());
            if length == 0 {
                return data;
            }
            data.extend_from_slice(&self.bytes[self.at..self.at + length]);
            self.at += length;
        }
    }
}

impl Film {
    pub fn read(bytes: &[u8]) -> Self {
        assert!(bytes.starts_with(b"GIF89a"));
        let mut reader = Reader { bytes, at: 6 };
        let (width, height) = (reader.short(), reader.short());
        let packed = reader.byte();
        reader.at += 2 + 3 * (2 << (packed & 7));
        let mut film = Self {
            width,
            repeats: false,
            frames: Vec::new(),
        };
        let (mut delay, mut same, mut goes) = (0, None, false);
        let mut canvas = vec![0; width * height];
        loop {
            match reader.byte() {
                0x21 => match reader.byte() {
                    0xF9 => {
                        let data = reader.blocks();
                        delay = u64::from(data[1]) | u64::from(data[2]) << 8;
                        same = (data[0] & 1 == 1).then_some(data[3]);
                        goes = match data[0] >> 2 {
                            1 => false,
                            3 => true,
                            other => panic!("no frame is disposed of like {other}"),
                        };
                    }
                    _ => {
                        let data = reader.blocks();
                        film.repeats |= data.starts_with(b"NETSCAPE2.0");
                    }
                },
                0x2C => {
                    let (left, top) = (reader.short(), reader.short());
                    let (wide, high) = (reader.short(), reader.short());
                    assert_eq!(reader.byte(), 0, "one palette, no interlacing");
                    let depth = reader.byte();
                    let pixels = unpacked(&reader.blocks(), depth);
                    assert_eq!(pixels.len(), wide * high);
                    let before = canvas.clone();
                    for (nth, pixel) in pixels.into_iter().enumerate() {
                        if Some(pixel) != same {
                            canvas[(top + nth / wide) * width + left + nth % wide] = pixel;
                        }
                    }
                    film.frames.push(Shown {
                        hundredths: delay,
                        pixels: canvas.clone(),
                    });
                    if goes {
                        canvas = before;
                    }
                }
                0x3B => return film,
                other => panic!("{other:#x} is no block"),
            }
        }
    }

    /// What is seen at a place in a frame.
    pub fn at(&self, frame: &Shown, x: usize, y: usize) -> u8 {
        frame.pixels[y * self.width + x]
    }
}

fn unpacked(bytes: &[u8], depth: u8) -> Vec<u8> {
    let clear = 1usize << depth;
    let fresh = || -> Vec<Vec<u8>> { (0..clear + 2).map(|code| vec![code as u8]).collect() };
    let (mut waiting, mut count, mut bytes) = (0u32, 0, bytes.iter());
    let (mut runs, mut length) = (fresh(), depth + 1);
    let (mut last, mut pixels): (Option<Vec<u8>>, _) = (None, Vec::new());
    loop {
        while count < length {
            waiting |= u32::from(*bytes.next().unwrap()) << count;
            count += 8;
        }
        let code = (waiting & ((1 << length) - 1)) as usize;
        waiting >>= length;
        count -= length;
        if code == clear {
            (runs, length, last) = (fresh(), depth + 1, None);
            continue;
        }
        if code == clear + 1 {
            return pixels;
        }
        let run = match (runs.get(code), &last) {
            (Some(run), _) => run.clone(),
            (None, Some(last)) => [last.as_slice(), &last[..1]].concat(),
            (None, None) => panic!("{code} is no code yet"),
        };
        if let Some(mut last) = last {
            last.push(run[0]);
            runs.push(last);
        }
        if runs.len() == 1 << length && length < 12 {
            length += 1;
        }
        pixels.extend_from_slice(&run);
        last = Some(run);
    }
}
