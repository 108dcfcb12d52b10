//! De la Terre à la Lune's pictures, from view to PNG bytes.

#![expect(clippy::print_stdout, reason = "a bench reports")]

#[path = "../tests/played/terre_lune.rs"]
mod played;

use divan::Bencher;
use games::terre_lune::{TerreLune, View};
use played::{Race, in_the_middle, names};
use render::{Draws, png, warm_up};
use text::Lang;

fn main() {
    warm_up();
    for (name, view) in views() {
        println!("{name}: {} bytes", drawn(&view).len());
    }
    divan::main();
}

fn drawn(view: &View) -> Vec<u8> {
    png(&TerreLune::scene(view, Lang::Fr, &names()))
}

fn views() -> [(&'static str, View); 4] {
    let middle = in_the_middle();
    let fight = Race::to(4, |view| {
        let tricks = view.fight.as_ref().map(|fight| fight.tricks.len());
        tricks == Some(3)
    });
    let over = Race::to(4, |view| view.tallies.is_some());
    [
        ("public", middle.public()),
        ("own", middle.next()),
        ("fight", fight.next()),
        ("count", over.public()),
    ]
}

#[divan::bench(args = ["public", "own", "fight", "count"])]
fn from_view_to_png(bencher: Bencher<'_, '_>, name: &str) {
    let all = views();
    let view = all.iter().find(|(other, _)| *other == name);
    bencher.bench_local(|| view.map(|(_, view)| drawn(view).len()));
}
