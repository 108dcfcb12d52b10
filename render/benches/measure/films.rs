//! Films beside what other encoders make of the same frames: the crate `gif` with its defaults, and
//! Pillow where a Python on this machine has it.

use std::fs;
use std::process::Command;
use std::time::Instant;

use games::contact::Contact;
use games::interceptor::Interceptor;
use render::{Draws, Reel, gif};
use text::Lang;

use crate::film::Film;
use crate::mission::Mission;
use crate::{fight, median, mission};

/// Saves the frames of a folder as one film, and tells how many milliseconds that took and how
/// many bytes it has.
const PILLOW: &str = "
import sys, time, glob, os
from PIL import Image
frames = [Image.open(name) for name in sorted(glob.glob(sys.argv[1] + '/*.ppm'))]
[frame.load() for frame in frames]
start = time.perf_counter()
frames[0].save(sys.argv[1] + '/film.gif', save_all=True, append_images=frames[1:], optimize=True)
print((time.perf_counter() - start) * 1e3, os.path.getsize(sys.argv[1] + '/film.gif'))
";

pub(crate) fn tell(rounds: u32) {
    println!("film                        frames      ms a frame   bytes a frame");
    for (name, reel) in [("a turn's replay", replay()), ("ten hops", hops())] {
        let (drawn, bytes) = median(rounds, || gif(&reel));
        let film = Film::read(&bytes);
        let frames = film.frames.len();
        line(name, "ours, drawing included", frames, drawn, bytes.len());
        let colours = palette(&bytes);
        let (spent, length) = median(rounds, || plain(&film, &colours));
        line(name, "crate gif", frames, spent, length);
        match pillow(&film, &colours) {
            Some((spent, length)) => line(name, "Pillow", frames, spent, length),
            None => println!("{name:16} Pillow: skipped, no python3 here has it"),
        }
    }
}

fn line(film: &str, encoder: &str, frames: usize, spent: f64, bytes: usize) {
    let each = frames as f64;
    let (spent, bytes) = (spent / each, bytes as f64 / each);
    println!("{film:16} {encoder:24} {frames:3} {spent:10.3} {bytes:14.0}");
}

fn replay() -> Reel {
    let (mut melee, orders) = fight::melee();
    melee.turn(&orders);
    Interceptor::reel_of_news(&melee.news(), Lang::Fr, &fight::names()).unwrap_or_default()
}

fn hops() -> Reel {
    let mut flown = Mission::in_rows(3, "H");
    let beat: Vec<u64> = (0..19).map(|nth| 300 + nth % 4 * 210).collect();
    flown.plans_by(10).sends(&beat);
    Contact::last_film(&flown.public(), Lang::Fr, &mission::names()).unwrap_or_default()
}

/// The one table of colours.
fn palette(bytes: &[u8]) -> Vec<u8> {
    let length = 3 << ((bytes[10] & 7) + 1);
    bytes[13..13 + length].to_vec()
}

fn plain(film: &Film, colours: &[u8]) -> usize {
    let mut bytes = Vec::new();
    let height = film.frames[0].pixels.len() / film.width;
    let (width, height) = (film.width as u16, height as u16);
    let mut encoder = ::gif::Encoder::new(&mut bytes, width, height, colours).unwrap();
    for frame in &film.frames {
        let mut shown = ::gif::Frame::from_indexed_pixels(width, height, &*frame.pixels, None);
        shown.delay = frame.hundredths as u16;
        encoder.write_frame(&shown).unwrap();
    }
    drop(encoder);
    bytes.len()
}

fn pillow(film: &Film, colours: &[u8]) -> Option<(f64, usize)> {
    let started = Instant::now().elapsed().as_nanos();
    let folder = std::env::temp_dir().join(format!("film-{}-{started}", std::process::id()));
    fs::create_dir_all(&folder).ok()?;
    for (nth, frame) in film.frames.iter().enumerate() {
        let height = frame.pixels.len() / film.width;
        let mut ppm = format!("P6 {} {height} 255\n", film.width).into_bytes();
        let colour = |at: &u8| &colours[3 * usize::from(*at)..][..3];
        ppm.extend(frame.pixels.iter().flat_map(colour));
        fs::write(folder.join(format!("{nth:04}.ppm")), ppm).ok()?;
    }
    let python = std::env::var("PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let output = Command::new(python)
        .args(["-c", PILLOW])
        .arg(&folder)
        .output();
    fs::remove_dir_all(&folder).ok()?;
    let output = String::from_utf8(output.ok()?.stdout).ok()?;
    let (spent, bytes) = output.trim().split_once(' ')?;
    Some((spent.parse().ok()?, bytes.parse().ok()?))
}
