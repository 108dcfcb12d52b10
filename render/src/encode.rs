//! Palette indices to PNG bytes. Draws nothing.

use std::io;

use png::{BitDepth, ColorType, DeflateCompression, Encoder, EncodingError, Filter};

use crate::canvas::Canvas;

/// How hard zlib tries: a person waits for its work and for every byte, up and down again. The
/// bench `encoders` weighs them against each other.
const LEVEL: u8 = 6;

/// The canvas as a palette PNG.
pub(crate) fn encode(canvas: &Canvas, palette: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(64 * 1024);
    // It only fails where it cannot write, or is given another number of pixels than it was told.
    match write(&mut bytes, canvas, palette) {
        Ok(()) => bytes,
        Err(broken) => unreachable!("a canvas has as many pixels as its sides say: {broken}"),
    }
}

fn write(into: impl io::Write, canvas: &Canvas, palette: &[u8]) -> Result<(), EncodingError> {
    let mut encoder = Encoder::new(into, canvas.size.width.into(), canvas.size.height.into());
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette);
    // Equal rows and equal pieces stay equal bytes.
    encoder.set_filter(Filter::NoFilter);
    encoder.set_deflate_compression(DeflateCompression::Level(LEVEL));
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&canvas.pixels)?;
    writer.finish()
}
