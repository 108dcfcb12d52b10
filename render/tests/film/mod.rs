//! Reads animated GIFs as any viewer does, frame by frame, each with its delay: with a reader that
//! is none of ours.

#![allow(
    dead_code,
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "shared by tests and benches, each of which uses its part"
)]

use ::gif::{ColorOutput, DecodeOptions, DisposalMethod, Repeat};

/// A GIF, unpacked.
pub(crate) struct Film {
    pub width: usize,
    /// Whether it begins again after its last frame.
    pub repeats: bool,
    /// How often it is shown; `None` for ever.
    pub plays: Option<u16>,
    pub frames: Vec<Shown>,
}

/// What is seen, and for how long.
pub(crate) struct Shown {
    pub hundredths: u64,
    /// As indices into the one palette.
    pub pixels: Vec<u8>,
}

impl Film {
    pub(crate) fn read(bytes: &[u8]) -> Self {
        let mut options = DecodeOptions::new();
        options.set_color_output(ColorOutput::Indexed);
        let mut decoder = options.read_info(bytes).unwrap();
        let (width, height) = (usize::from(decoder.width()), usize::from(decoder.height()));
        let mut canvas = vec![0; width * height];
        let mut frames = Vec::new();
        while let Some(frame) = decoder.read_next_frame().unwrap() {
            assert!(frame.palette.is_none(), "one palette");
            let before = canvas.clone();
            let rows = frame.buffer.chunks_exact(frame.width.into());
            for (down, row) in rows.enumerate() {
                let start = (usize::from(frame.top) + down) * width + usize::from(frame.left);
                for (under, pixel) in canvas[start..].iter_mut().zip(row) {
                    if Some(*pixel) != frame.transparent {
                        *under = *pixel;
                    }
                }
            }
            frames.push(Shown {
                hundredths: frame.delay.into(),
                pixels: canvas.clone(),
            });
            match frame.dispose {
                DisposalMethod::Keep => {}
                DisposalMethod::Previous => canvas = before,
                other => panic!("no frame is disposed of like {other:?}"),
            }
        }
        Self {
            width,
            repeats: decoder.repeat() == Repeat::Infinite,
            plays: match decoder.repeat() {
                Repeat::Infinite => None,
                Repeat::Finite(again) => Some(again + 1),
            },
            frames,
        }
    }

    /// What is seen at a place in a frame.
    pub(crate) fn at(&self, frame: &Shown, x: usize, y: usize) -> u8 {
        frame.pixels[y * self.width + x]
    }
}
