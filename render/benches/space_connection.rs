//! Space Connection's boards from view to PNG bytes, beside copying their RGBA pixels once.

#![expect(clippy::print_stdout, reason = "a bench reports")]

mod measure;
#[path = "../tests/played/space_connection.rs"]
mod played;

use divan::Bencher;
use games::space_connection::{Action, Options, SpaceConnection, View};
use measure::{heading, ratio};
use played::{ADA, BEN, Hunt, in_the_middle, names};
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
    let mut hiding = Hunt::of(Options::default(), 2);
    hiding.drafts(ADA, "A1 A3 A5 A7 C1 C9 D4 D5 E1 E11 G1 J4 J5 J6 K4 K5 L4");
    let mut solo = Hunt::of(Options::default(), 1);
    solo.sends(&[
        "super C5",
        "super K5",
        "ship G7",
        "laser G1 G13",
        "scout F3",
    ]);
    let mut two = in_the_middle();
    let middle = two.public();
    two.act(BEN, Action::Concede);
    [
        ("draft", hiding.seen_by(ADA)),
        ("solo", solo.public()),
        ("middle", middle),
        ("reveal", two.public()),
    ]
}

fn scene(view: &View) -> Scene {
    SpaceConnection::scene(view, Lang::Fr, &names())
}

#[divan::bench(args = ["draft", "solo", "middle", "reveal"])]
fn from_view_to_png(bencher: Bencher<'_, '_>, name: &str) {
    let all = views();
    let view = all
        .iter()
        .find(|(other, _)| *other == name)
        .map(|(_, view)| view);
    bencher.bench_local(|| view.map(|view| png(&scene(view)).len()));
}
