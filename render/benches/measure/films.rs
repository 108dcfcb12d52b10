//! Films beside what the crate `gif` makes of the same frames with its defaults.

use games::contact::Contact;
use games::interceptor::Interceptor;
use render::{Draws, Reel, gif};
use text::Lang;

use crate::film::Film;
use crate::mission::Mission;
use crate::{fight, median, mission};

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
    Contact::reel_of_news(&flown.news(), Lang::Fr, &mission::names()).unwrap_or_default()
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
