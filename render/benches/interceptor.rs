//! A turn of Interceptor with six ships: its picture and its replay, from view to bytes.

#![expect(clippy::print_stdout, reason = "a bench reports")]

#[path = "../tests/played/interceptor.rs"]
mod played;

use divan::Bencher;
use games::interceptor::Interceptor;
use played::{melee, names};
use render::{Draws, gif, png, warm_up};
use text::Lang;

fn main() {
    warm_up();
    let (mut fight, orders) = melee();
    fight.turn(&orders);
    let still = png(&Interceptor::scene(&fight.public(), Lang::Fr, &names()));
    let reel = Interceptor::reel_of_news(&fight.news(), Lang::Fr, &names()).unwrap_or_default();
    let (frames, bytes) = (reel.frames().len(), gif(&reel).len());
    println!(
        "still: {} bytes; replay: {frames} frames, {bytes} bytes",
        still.len()
    );
    divan::main();
}

#[divan::bench]
fn still(bencher: Bencher<'_, '_>) {
    let (mut fight, orders) = melee();
    fight.turn(&orders);
    let view = fight.public();
    bencher.bench_local(|| png(&Interceptor::scene(&view, Lang::Fr, &names())).len());
}

#[divan::bench]
fn replay(bencher: Bencher<'_, '_>) {
    let (mut fight, orders) = melee();
    fight.turn(&orders);
    let news = fight.news();
    bencher.bench_local(|| {
        let reel = Interceptor::reel_of_news(&news, Lang::Fr, &names()).unwrap_or_default();
        gif(&reel).len()
    });
}
