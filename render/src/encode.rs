//! Palette indices to PNG bytes. Draws nothing.

use libdeflater::{CompressionLvl, Compressor, crc32};

use crate::canvas::Canvas;

/// Compression level: a person waits for that work and for every byte, up and down again. Two more
/// levels take a third more time and save 3 kB of 43; the bench `encoders` weighs them.
const LEVEL: i32 = 4;

const SIGNATURE: [u8; 8] = *b"\x89PNG\r\n\x1a\n";
/// Eight bits that name a colour of a palette, the only compression, the only filters, no
/// interlace.
const INDEXED: [u8; 5] = [8, 3, 0, 0, 0];
/// Equal rows and equal pieces stay equal bytes.
const UNFILTERED: u8 = 0;

/// The canvas as a palette PNG.
pub(crate) fn encode(canvas: &Canvas, palette: &[u8]) -> Vec<u8> {
    let mut lines = Vec::with_capacity(canvas.pixels.len() + usize::from(canvas.size.height));
    for row in canvas.rows() {
        lines.push(UNFILTERED);
        lines.extend_from_slice(row);
    }
    let (width, height) = (canvas.size.width.into(), canvas.size.height.into());
    let sides = [width, height].map(u32::to_be_bytes).concat();
    let mut bytes = SIGNATURE.to_vec();
    append_chunk(&mut bytes, *b"IHDR", &[&sides[..], &INDEXED[..]].concat());
    append_chunk(&mut bytes, *b"PLTE", palette);
    append_chunk(&mut bytes, *b"IDAT", &compress(&lines));
    append_chunk(&mut bytes, *b"IEND", &[]);
    bytes
}

/// The lines of a PNG, compressed.
fn compress(lines: &[u8]) -> Vec<u8> {
    let mut compressor = Compressor::new(CompressionLvl::new(LEVEL).unwrap_or_default());
    let mut packed = vec![0; compressor.zlib_compress_bound(lines.len())];
    // It only fails where there is less room than it asked for.
    match compressor.zlib_compress(lines, &mut packed) {
        Ok(length) => packed.truncate(length),
        Err(broken) => unreachable!("it has the room that it asked for: {broken}"),
    }
    packed
}

/// Appends a PNG chunk with its length and checksum.
fn append_chunk(bytes: &mut Vec<u8>, name: [u8; 4], content: &[u8]) {
    // A picture is far smaller than 4 GiB.
    bytes.extend_from_slice(&(content.len() as u32).to_be_bytes());
    let named = bytes.len();
    bytes.extend_from_slice(&name);
    bytes.extend_from_slice(content);
    let checked = crc32(&bytes[named..]);
    bytes.extend_from_slice(&checked.to_be_bytes());
}
