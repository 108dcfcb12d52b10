//! A whole board from view to PNG bytes, beside copying its RGBA pixels once.

#![expect(clippy::print_stdout, reason = "a bench reports")]

#[path = "../tests/evening/mod.rs"]
mod evening;

use std::time::{Duration, Instant};

use divan::{Bencher, black_box};
use evening::{ADA, BEN, Evening, names, options};
use games::planetaire::{Order, Planetaire, View};
use render::{Draws, Scene, draw, encode, png, warm_up};
use text::Lang;

fn main() {
    warm_up();
    // The copy, once between two buffers that the caches hold, once from far memory to new memory.
    println!(
        "picture      view→PNG   scene    draw   encode  copy near  ratio  copy far  ratio  bytes"
    );
    for (name, view) in views() {
        ratio(name, &view);
    }
    divan::main();
}

fn views() -> [(&'static str, View); 4] {
    let mut one = Evening::sealed(options(Order::InTurn), ["C3 E3 F7 B6", ""]);
    one.fires(BEN, [12, 7, 11, 3, 20, 29]).places(BEN, "C3 E3");
    let middle = one.public();
    one.fires(BEN, [1, 2, 4, 5, 6, 8, 9, 10, 13, 14, 15, 16, 17, 18]);
    let twenty = one.public();
    one.ends(BEN);
    let mut both = Evening::sealed(options(Order::AtOnce), ["E4 G6 D7 B2", "D1 A2 E3 B4"]);
    both.fires(BEN, [5, 13, 8, 30, 22]).places(BEN, "E4 G6");
    both.fires(ADA, [12, 5, 13, 21, 30, 2, 17, 9]);
    let boards = both.public();
    both.ends(ADA).ends(BEN);
    [
        ("middle", middle),
        ("twenty", twenty),
        ("both", boards),
        ("reveal", both.public()),
    ]
}

fn scene(view: &View) -> Scene {
    Planetaire::scene(view, Lang::Fr, &names())
}

/// The middle of many measurements.
fn median<T>(mut work: impl FnMut() -> T) -> Duration {
    let mut times: Vec<Duration> = (0..301)
        .map(|_| {
            let start = Instant::now();
            black_box(work());
            start.elapsed()
        })
        .collect();
    times.sort();
    times[times.len() / 2]
}

fn ratio(name: &str, view: &View) {
    let shown = scene(view);
    let size = shown.size();
    let rgba = vec![7u8; usize::from(size.width) * usize::from(size.height) * 4];
    let mut target = rgba.clone();
    let copy = median(|| target.copy_from_slice(black_box(&rgba)));
    // Two hundred megabytes of pictures: each is copied from and to memory that no cache holds.
    let far: Vec<Vec<u8>> = (0..72).map(|_| rgba.clone()).collect();
    let mut next = 0;
    let copy_new = median(|| {
        next = (next + 1) % far.len();
        far[next].clone()
    });
    drop(far);
    let whole = median(|| png(&scene(view)));
    let staging = median(|| scene(view));
    let drawn = draw(&shown);
    let drawing = median(|| draw(&shown));
    let encoding = median(|| encode(&drawn));
    let bytes = png(&shown).len();
    let ratio = |of: Duration| whole.as_secs_f64() / of.as_secs_f64();
    let ms = |time: Duration| time.as_secs_f64() * 1e3;
    println!(
        "{name:10} {:8.3} ms {:7.3} {:7.3} {:7.3}    {:7.3} {:6.2}   {:7.3} {:6.2} {bytes:8}",
        ms(whole),
        ms(staging),
        ms(drawing),
        ms(encoding),
        ms(copy),
        ratio(copy),
        ms(copy_new),
        ratio(copy_new),
    );
}

#[divan::bench(args = ["middle", "twenty", "both", "reveal"])]
fn from_view_to_png(bencher: Bencher<'_, '_>, name: &str) {
    let all = views();
    let view = all
        .iter()
        .find(|(other, _)| *other == name)
        .map(|(_, view)| view);
    bencher.bench_local(|| view.map(|view| png(&scene(view)).len()));
}
