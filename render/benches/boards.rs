//! The pictures of every game from scene to PNG bytes, beside copying their RGBA pixels once.

#![expect(clippy::print_stdout, reason = "a bench reports")]

mod measure;

use divan::Bencher;
use measure::{heading, ratio};
use render::{Draws, Scene, png};
use text::{Lang, Names};

fn main() {
    let games = games();
    // What pictures are made of is drawn before anything is measured.
    for scene in games.iter().flat_map(|(_, scenes)| scenes) {
        let _ = png(scene);
    }
    heading();
    for (game, scenes) in games {
        for (nth, scene) in scenes.iter().enumerate() {
            ratio(&format!("{game} {nth:02}"), scene);
        }
    }
    divan::main();
}

/// Every game's rehearsed pictures, by its id.
fn games() -> Vec<(&'static str, Vec<Scene>)> {
    let names = ["Ada", "Béatrice", "Cy", "Dan", "Eve", "Franz"].map(str::to_owned);
    let names = Names::new(names.to_vec(), names.to_vec());
    macro_rules! rehearsed {
        ($($name:ident: $game:ty,)+) => {
            vec![$((<$game as games::Game>::ID, <$game>::rehearsals(Lang::Fr, &names))),+]
        };
    }
    games::each_game!(rehearsed)
}

/// All of one game's.
#[divan::bench(args = games::IDS.iter().copied())]
fn from_scene_to_png(bencher: Bencher<'_, '_>, game: &str) {
    let all = games();
    let scenes = all.iter().find(|(id, _)| *id == game);
    let bytes = |scenes: &[Scene]| scenes.iter().map(|scene| png(scene).len()).sum::<usize>();
    bencher.bench_local(|| scenes.map(|(_, scenes)| bytes(scenes)));
}
