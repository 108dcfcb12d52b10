//! Scenes and pictures as they were written down, to be compared with what is drawn now.
//!
//! `UPDATE_PICTURES=1 cargo test -p render` writes them again: look at them.

#![allow(clippy::unwrap_used, reason = "shared by tests")]

use std::fs;
use std::path::{Path, PathBuf};

use render::{Scene, png};

fn beside(folder: &str, file: String) -> PathBuf {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    tests.join(folder).join(file)
}

fn is_update() -> bool {
    std::env::var_os("UPDATE_PICTURES").is_some()
}

/// Compares a scene with the text that was written down.
#[track_caller]
pub(crate) fn check_scene(name: &str, scene: &Scene) {
    let path = beside("scenes", format!("{name}.txt"));
    if is_update() {
        fs::write(&path, scene.to_text()).unwrap();
    }
    let written = fs::read_to_string(&path).unwrap();
    assert!(scene.to_text() == written, "{name} differs:\n{scene}");
}

/// Compares a picture with the one that was written down, pixel by pixel.
#[track_caller]
pub(crate) fn check_pixels(name: &str, scene: &Scene) {
    let path = beside("golden", format!("{name}.png"));
    let drawn = png(scene);
    if is_update() {
        fs::write(&path, &drawn).unwrap();
    }
    let golden = fs::read(&path).unwrap();
    assert!(decoded(&drawn) == decoded(&golden), "{name} differs");
}

/// Width, height and RGB pixels; what every reader must be able to read.
pub(crate) fn decoded(bytes: &[u8]) -> (u32, u32, Vec<u8>) {
    let mut options = png::DecodeOptions::default();
    options.set_ignore_adler32(false);
    options.set_ignore_crc(false);
    let cursor = std::io::Cursor::new(bytes);
    let mut decoder = png::Decoder::new_with_options(cursor, options);
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut pixels).unwrap();
    (info.width, info.height, pixels)
}
