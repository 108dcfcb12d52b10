//! Palette indices to PNG bytes, with an explicit filter and level. Draws nothing.

use png::{BitDepth, ColorType, Compression, Encoder, Filter};

use crate::canvas::Canvas;

/// The bytes of a palette PNG.
#[expect(
    clippy::expect_used,
    reason = "writing to memory cannot fail, and the canvas has exactly the pixels it says"
)]
pub(crate) fn encode(canvas: &Canvas, palette: Vec<u8>) -> Vec<u8> {
    let (width, height) = (canvas.size.width, canvas.size.height);
    let mut bytes = Vec::with_capacity(64 * 1024);
    let mut encoder = Encoder::new(&mut bytes, u32::from(width), u32::from(height));
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette);
    encoder.set_compression(Compression::Fastest);
    // Without a filter the fast levels do not compress indices at all.
    encoder.set_filter(Filter::Up);
    let mut writer = encoder.write_header().expect("the header is legal");
    writer
        .write_image_data(&canvas.pixels)
        .expect("as many pixels as the header says");
    writer.finish().expect("memory takes everything");
    bytes
}
