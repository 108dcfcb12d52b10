//! Sheets of the pictures of every game to look at: each at full size, then all as a phone shows
//! them, 294 pixels wide, to normal sight and to three others, and as a desktop does. Rehearsed
//! ones, and moments of whole games by dice with what changed marked. Writes them into the folder
//! that it is given; after it, the id of a game may follow, and the language.

#![allow(clippy::unwrap_used, reason = "an example may stop")]

#[path = "../src/tests/sight.rs"]
#[allow(dead_code, reason = "its other half judges")]
mod sight;

use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};

use games::laws::{Rehearsed, rehearse};
use games::{Seat, view_for_everyone, view_for_seat};
use image::imageops::{self, FilterType};
use image::{Rgb, RgbImage};
use render::{Draws, Scene, png};
use text::{Lang, Names};

/// How wide a phone shows a picture, and within what a desktop does.
const PHONE: u32 = 294;
const DESKTOP: (u32, u32) = (550, 350);
/// How many pictures stand beside each other, and how far apart.
const COLUMNS: usize = 5;
const GAP: u32 = 10;
/// How many games by dice, and how many moments of each.
const GAMES: u64 = 3;
const MOMENTS: usize = 4;
/// What was seen before, as a table looks back.
const BACK: usize = 12;

fn main() {
    let mut args = std::env::args().skip(1);
    let folder = PathBuf::from(args.next().unwrap_or_else(|| "sheets".to_owned()));
    let only = args.next();
    let lang = args.next().map(|code| Lang::of_locale(&code));
    macro_rules! sheets {
        ($($name:ident: $game:ty,)+) => {$(
            if only.as_deref().is_none_or(|only| only == <$game as games::Game>::ID) {
                sheet::<$game>(&folder, lang);
            }
        )+};
    }
    games::each_game!(sheets);
}

fn sheet<G: Draws + Rehearsed>(folder: &Path, lang: Option<Lang>) {
    fs::create_dir_all(folder.join(G::ID)).unwrap();
    let names = [
        "Ada Lovelace",
        "Béatrice Ç.",
        "田中",
        "Григорий",
        "Ελένη",
        "Wolfeschlegel",
    ];
    let names: Vec<String> = names.map(str::to_owned).to_vec();
    let names = Names::new(names.clone(), names);
    let mut scenes: Vec<(String, Scene)> = Vec::new();
    for (nth, scene) in G::rehearsals(lang.unwrap_or(Lang::En), &names)
        .into_iter()
        .enumerate()
    {
        scenes.push((format!("rehearsed-{nth:02}"), scene));
    }
    for number in 0..GAMES {
        played::<G>(number, lang, &names, &mut scenes);
    }
    let (mut small, mut wide) = (Vec::new(), Vec::new());
    for (name, scene) in &scenes {
        let bytes = png(scene);
        fs::write(folder.join(G::ID).join(format!("{name}.png")), &bytes).unwrap();
        let whole = decoded(&bytes);
        small.push(shrunk(&whole, PHONE));
        let (width, height) = DESKTOP;
        wide.push(shrunk(
            &whole,
            width.min(whole.width() * height / whole.height()),
        ));
    }
    for (sight, matrix) in &sight::SIGHTS {
        let seen: Vec<RgbImage> = small.iter().map(|it| through(it, matrix)).collect();
        let path = folder.join(format!("{}-{sight}.png", G::ID));
        fs::write(path, encoded(&together(&seen, PHONE))).unwrap();
    }
    let path = folder.join(format!("{}-desktop.png", G::ID));
    fs::write(path, encoded(&together(&wide, DESKTOP.0))).unwrap();
}

/// Moments of a game by dice, as everyone and as one seat sees them.
fn played<G: Draws + Rehearsed>(
    number: u64,
    lang: Option<Lang>,
    names: &Names,
    into: &mut Vec<(String, Scene)>,
) {
    let script = rehearse::<G>(number);
    let mut state = G::new_state(&script.options, script.seats);
    let every = (script.steps.len() / MOMENTS).max(1);
    let seat = Seat::new(number as u8 % script.seats);
    let (mut open, mut own): (Vec<G::View>, Vec<G::View>) = (Vec::new(), Vec::new());
    for (nth, step) in script.steps.iter().enumerate() {
        for event in step.result.iter().flatten() {
            G::apply(&mut state, event);
        }
        let view = view_for_everyone::<G>(&state).open();
        let mine = view_for_seat::<G>(&state, seat).open_for(seat).unwrap();
        if nth % every == every - 1 {
            let lang = lang.unwrap_or(Lang::ALL[nth % Lang::ALL.len()]);
            let looks = [("open", &view, &open), ("own", &mine, &own)];
            for (whose, view, earlier) in looks {
                let scene = render::scene_since::<G>(view, earlier, lang, names);
                into.push((format!("game-{number}-{nth:04}-{whose}"), scene));
            }
        }
        for (views, view) in [(&mut open, view), (&mut own, mine)] {
            if views.first() != Some(&view) {
                views.insert(0, view);
                views.truncate(BACK);
            }
        }
    }
}

fn decoded(bytes: &[u8]) -> RgbImage {
    let mut decoder = png::Decoder::new(Cursor::new(bytes));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut pixels).unwrap();
    RgbImage::from_raw(info.width, info.height, pixels).unwrap()
}

fn encoded(picture: &RgbImage) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, picture.width(), picture.height());
    encoder.set_color(png::ColorType::Rgb);
    let mut writer = encoder.write_header().unwrap();
    writer.write_image_data(picture.as_raw()).unwrap();
    writer.finish().unwrap();
    bytes
}

fn shrunk(picture: &RgbImage, width: u32) -> RgbImage {
    let height = picture.height() * width / picture.width();
    imageops::resize(picture, width, height, FilterType::Triangle)
}

fn through(picture: &RgbImage, matrix: &[[f64; 3]; 3]) -> RgbImage {
    let mut seen = picture.clone();
    for pixel in seen.pixels_mut() {
        *pixel = Rgb(sight::seen(pixel.0, matrix));
    }
    seen
}

fn together(pictures: &[RgbImage], wide: u32) -> RgbImage {
    let rows: Vec<&[RgbImage]> = pictures.chunks(COLUMNS).collect();
    let high = |row: &[RgbImage]| row.iter().map(RgbImage::height).max().unwrap_or(0) + GAP;
    let width = (wide + GAP) * COLUMNS as u32;
    let mut picture_sheet = RgbImage::new(width, rows.iter().map(|row| high(row)).sum());
    let mut down = 0;
    for row in rows {
        for (nth, picture) in (0..).zip(row) {
            imageops::replace(
                &mut picture_sheet,
                picture,
                nth * i64::from(wide + GAP),
                down,
            );
        }
        down += i64::from(high(row));
    }
    picture_sheet
}
