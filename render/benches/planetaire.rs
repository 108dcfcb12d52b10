//! A whole board from view to PNG bytes, beside copying its RGBA pixels once.

#![expect(clippy::print_stdout, reason = "a bench reports")]

mod measure;
#[path = "../tests/played/planetaire.rs"]
mod played;

use divan::Bencher;
use games::planetaire::{Order, Planetaire, View};
use measure::{heading, ratio};
use played::{ADA, BEN, Evening, names, options};
use render::{Draws, Scene, png, warm_up};
use text::Lang;

fn main() {
    warm_up();
    heading();
    for (name, view) in views() {
        ratio(name, || scene(&view));
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

#[divan::bench(args = ["middle", "twenty", "both", "reveal"])]
fn from_view_to_png(bencher: Bencher<'_, '_>, name: &str) {
    let all = views();
    let view = all
        .iter()
        .find(|(other, _)| *other == name)
        .map(|(_, view)| view);
    bencher.bench_local(|| view.map(|view| png(&scene(view)).len()));
}
