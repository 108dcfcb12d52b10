//! Contact's pictures from view to bytes: the space, its zoom, the source's own, a flight.

#![expect(clippy::print_stdout, reason = "a bench reports")]

#[path = "../tests/played/contact.rs"]
mod played;

use std::time::Instant;

use divan::Bencher;
use games::contact::{Contact, Difficulty, Glimpse, View};
use played::{ADA, Mission, names, options};
use render::{Draws, Scene, gif, png, warm_up};
use text::Lang;

const PICTURES: [&str; 4] = ["public", "pro", "source", "large"];

fn main() {
    let start = Instant::now();
    warm_up();
    println!("everything drawn once: {:.1?}", start.elapsed());
    for name in PICTURES {
        let picture = scene(name, &view(name));
        println!("{name}: {} bytes", png(&picture).len());
    }
    let flown = flight();
    let reel = Contact::reel_of_news(&flown, Lang::Fr, &names()).unwrap_or_default();
    let bars = Contact::scene_of_news(&flown, Lang::Fr, &names()).map(|bars| png(&bars).len());
    println!(
        "hand: {} frames, {} bytes; bars: {} bytes",
        reel.frames().len(),
        gif(&reel).len(),
        bars.unwrap_or_default()
    );
    divan::main();
}

fn view(name: &str) -> View {
    match name {
        "source" => Mission::of(options(Difficulty::Pro), 3).seen_by(ADA),
        "pro" => Mission::of(options(Difficulty::Pro), 3).public(),
        _ => {
            let mut mission = Mission::of(options(Difficulty::Two), 3);
            mission.rounds(4).misses();
            mission.public()
        }
    }
}

fn scene(name: &str, view: &View) -> Scene {
    let board = || Contact::scene(view, Lang::Fr, &names());
    match name {
        "large" => Contact::scene_large(view, Lang::Fr, &names()).unwrap_or_else(board),
        _ => board(),
    }
}

/// Three legs.
fn flight() -> Glimpse {
    let mut mission = Mission::in_rows(3, "H");
    mission.plans_by(3).sends(&[1_000, 730, 410, 1_950]);
    mission.news()
}

#[divan::bench(args = PICTURES)]
fn from_view_to_png(bencher: Bencher<'_, '_>, name: &str) {
    let view = view(name);
    bencher.bench_local(|| png(&scene(name, &view)).len());
}

#[divan::bench]
fn hand(bencher: Bencher<'_, '_>) {
    let news = flight();
    bencher.bench_local(|| {
        let reel = Contact::reel_of_news(&news, Lang::Fr, &names()).unwrap_or_default();
        gif(&reel).len()
    });
}

#[divan::bench]
fn bars(bencher: Bencher<'_, '_>) {
    let news = flight();
    bencher.bench_local(|| {
        let scene = Contact::scene_of_news(&news, Lang::Fr, &names());
        scene.map(|scene| png(&scene).len())
    });
}
