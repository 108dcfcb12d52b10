//! What benches of pictures share: a picture from its scene to PNG bytes, beside copying its RGBA
//! pixels once.

use std::time::{Duration, Instant};

use divan::black_box;
use render::{Scene, draw, encode, png};

/// Tells what `ratio` prints.
pub(crate) fn heading() {
    // The copy, once between two buffers that the caches hold, once from far memory to new memory.
    println!("picture        scene→PNG    draw   encode  copy near  ratio  copy far  ratio  bytes");
}

/// How often each is measured: once where only that it still runs is asked (`cargo test --bench`).
fn times() -> usize {
    let at_length = std::env::args().any(|argument| argument == "--bench");
    if at_length { 301 } else { 1 }
}

/// The middle of many measurements.
fn median<T>(mut work: impl FnMut() -> T) -> Duration {
    let mut times: Vec<Duration> = (0..times())
        .map(|_| {
            let start = Instant::now();
            black_box(work());
            start.elapsed()
        })
        .collect();
    times.sort();
    times[times.len() / 2]
}

/// Measures one picture.
pub(crate) fn ratio(name: &str, shown: &Scene) {
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
    let whole = median(|| png(shown));
    let drawn = draw(shown);
    let drawing = median(|| draw(shown));
    let encoding = median(|| encode(&drawn));
    let bytes = png(shown).len();
    let ratio = |of: Duration| whole.as_secs_f64() / of.as_secs_f64();
    let ms = |time: Duration| time.as_secs_f64() * 1e3;
    println!(
        "{name:14} {:8.3} ms {:7.3} {:7.3}    {:7.3} {:6.2}   {:7.3} {:6.2} {bytes:8}",
        ms(whole),
        ms(drawing),
        ms(encoding),
        ms(copy),
        ratio(copy),
        ms(copy_new),
        ratio(copy_new),
    );
}
