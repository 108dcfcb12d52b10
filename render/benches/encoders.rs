//! What a picture costs a person who waits for it: the encoder's work, and its bytes on a line of
//! 20 Mbit/s, up to Discord and down again. Each candidate over every golden picture, in one run.
//!
//! Then films, and how many more pictures two cores draw than one. Work is told in a thread's own
//! time on its core, where the system counts it: what else runs on the machine says nothing of
//! ours.

#![expect(clippy::print_stdout, reason = "a bench reports")]
#![allow(clippy::unwrap_used, reason = "a bench may stop")]

#[path = "measure/cores.rs"]
mod cores;
#[path = "../tests/played/interceptor.rs"]
mod fight;
#[path = "../tests/film/mod.rs"]
mod film;
#[path = "measure/films.rs"]
mod films;
#[path = "../tests/played/contact.rs"]
mod mission;

use std::fs;
use std::io::Cursor;
use std::path::Path;
use std::sync::LazyLock;
use std::time::Instant;

use png::{BitDepth, ColorType, DeflateCompression, Encoder, Filter};

/// The encoder that the bot uses.
const OURS: &str = "libdeflate 4";
/// The encoder of our own that there once was, over the pictures that there were: it took little
/// time and left many bytes.
const GONE: (&str, f64, f64) = ("our own, as it was measured when it went", 0.7, 92_600.0);

/// A golden picture as it was drawn.
struct Picture {
    width: u32,
    height: u32,
    palette: Vec<u8>,
    indices: Vec<u8>,
}

type Encode = Box<dyn Fn(&Picture) -> usize>;

fn main() {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut files: Vec<_> = fs::read_dir(golden).unwrap().collect();
    files.sort_by_key(|file| file.as_ref().unwrap().path());
    let files = files.into_iter().map(|file| file.unwrap().path());
    let files: Vec<Vec<u8>> = files.map(|path| fs::read(path).unwrap()).collect();
    // Without `--bench`, only that it still runs is asked.
    let at_length = std::env::args().any(|arg| arg == "--bench");
    let (rounds, many) = if at_length { (7, files.len()) } else { (1, 1) };
    let pictures: Vec<Picture> = files.iter().take(many).map(|bytes| read(bytes)).collect();
    println!(
        "mean over {} pictures                 ms   bytes  ms to the eye",
        pictures.len()
    );
    let mut sums: Vec<(f64, String)> = Vec::new();
    for (name, encode) in candidates() {
        let (mut spent, mut bytes) = (0.0, 0);
        for picture in &pictures {
            let (time, weight) = median(rounds, || encode(picture));
            spent += time;
            bytes += weight;
        }
        let all = pictures.len() as f64;
        let bytes = bytes as f64 / all;
        let sum = tell(&name, spent / all, bytes);
        sums.push((sum, name));
    }
    let stored: usize = files.iter().map(Vec::len).sum();
    tell(
        "as they are stored",
        0.0,
        stored as f64 / files.len() as f64,
    );
    let (name, spent, bytes) = GONE;
    tell(name, spent, bytes);
    sums.sort_by(|one, other| one.0.total_cmp(&other.0));
    let least: Vec<&str> = sums.iter().take(3).map(|(_, name)| name.as_str()).collect();
    println!("least: {}; ours is {OURS}", least.join(", "));
    films::tell(rounds);
    cores::tell(rounds);
}

/// How long this thread has worked, in milliseconds, since some moment: not counting what the
/// machine did in the meantime, where it says so.
fn worked() -> f64 {
    static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);
    let counted = fs::read_to_string("/proc/thread-self/schedstat");
    let counted = counted
        .ok()
        .and_then(|it| it.split(' ').next()?.parse().ok());
    counted.map_or_else(
        || BEGAN.elapsed().as_secs_f64() * 1e3,
        |nanoseconds: f64| nanoseconds / 1e6,
    )
}

/// The middle of so many measurements, in milliseconds, and the last result.
fn median<T>(rounds: u32, mut work: impl FnMut() -> T) -> (f64, T) {
    let mut times = Vec::new();
    loop {
        let start = worked();
        let made = work();
        times.push(worked() - start);
        if times.len() >= rounds as usize {
            times.sort_by(f64::total_cmp);
            return (times[times.len() / 2], made);
        }
    }
}

fn tell(name: &str, spent: f64, bytes: f64) -> f64 {
    // Twice over the line, eight bits a byte.
    let sum = spent + 2.0 * bytes * 8.0 / 20e6 * 1e3;
    println!("{name:34} {spent:7.2} {bytes:7.0} {sum:14.2}");
    sum
}

fn candidates() -> Vec<(String, Encode)> {
    let mut all: Vec<(String, Encode)> = Vec::new();
    all.push((
        "png, fdeflate".to_owned(),
        Box::new(|picture| indexed(picture, DeflateCompression::FdeflateUltraFast)),
    ));
    for level in 1..=9 {
        all.push((
            format!("png, zlib-rs {level}"),
            Box::new(move |picture| indexed(picture, DeflateCompression::Level(level))),
        ));
    }
    for level in 1..=12 {
        all.push((
            format!("libdeflate {level}"),
            Box::new(move |picture| libdeflate(picture, level)),
        ));
    }
    all.push(("WebP lossless, image-webp".to_owned(), Box::new(webp)));
    all.push(("RGB, as image does it".to_owned(), Box::new(naive)));
    all
}

fn read(bytes: &[u8]) -> Picture {
    let mut reader = png::Decoder::new(Cursor::new(bytes)).read_info().unwrap();
    let mut indices = vec![0; reader.output_buffer_size().unwrap()];
    reader.next_frame(&mut indices).unwrap();
    let info = reader.info();
    Picture {
        width: info.width,
        height: info.height,
        palette: info.palette.as_ref().unwrap().to_vec(),
        indices,
    }
}

fn rgb(picture: &Picture) -> Vec<u8> {
    let colour = |index: &u8| &picture.palette[3 * usize::from(*index)..][..3];
    picture.indices.iter().flat_map(colour).copied().collect()
}

fn indexed(picture: &Picture, with: DeflateCompression) -> usize {
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, picture.width, picture.height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(&*picture.palette);
    encoder.set_filter(Filter::NoFilter);
    encoder.set_deflate_compression(with);
    let mut writer = encoder.write_header().unwrap();
    writer.write_image_data(&picture.indices).unwrap();
    writer.finish().unwrap();
    bytes.len()
}

fn libdeflate(picture: &Picture, level: i32) -> usize {
    let mut lines = Vec::with_capacity(picture.indices.len() + picture.height as usize);
    for row in picture.indices.chunks_exact(picture.width as usize) {
        lines.push(0);
        lines.extend_from_slice(row);
    }
    let level = libdeflater::CompressionLvl::new(level).unwrap();
    let mut compressor = libdeflater::Compressor::new(level);
    let mut packed = vec![0; compressor.zlib_compress_bound(lines.len())];
    let length = compressor.zlib_compress(&lines, &mut packed).unwrap();
    // The signature, four chunks' frames, the header and the palette.
    length + 8 + 4 * 12 + 13 + picture.palette.len()
}

fn webp(picture: &Picture) -> usize {
    let mut bytes = Vec::new();
    let encoder = image_webp::WebPEncoder::new(&mut bytes);
    let pixels = rgb(picture);
    let colour = image_webp::ColorType::Rgb8;
    encoder
        .encode(&pixels, picture.width, picture.height, colour)
        .unwrap();
    bytes.len()
}

/// What a first attempt does, as `image` does it by itself: all channels, filters as they come, the
/// fast level.
fn naive(picture: &Picture) -> usize {
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, picture.width, picture.height);
    encoder.set_color(ColorType::Rgb);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(png::Compression::Fast);
    encoder.set_filter(Filter::Adaptive);
    let mut writer = encoder.write_header().unwrap();
    writer.write_image_data(&rgb(picture)).unwrap();
    writer.finish().unwrap();
    bytes.len()
}
