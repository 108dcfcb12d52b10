//! *Stored examples load for ever*, for every game: `games/lasting/<game>.jsonl` holds a line for
//! each variant and field of its events, options and records.
//!
//! `UPDATE_LASTING=1 cargo test -p games --test lasting` adds lines for what is new, as far as
//! games by dice show it; the rest is written by hand. A line that stands there never changes: it
//! is in people's journals.

#![expect(clippy::unwrap_used, reason = "a test may panic")]
#![expect(clippy::disallowed_methods, reason = "a test may write")]

use std::fs;
use std::path::Path;

use games::Game;
use games::laws::{Examples, Rehearsed, rehearse};
use serde::{Deserialize, Serialize};

/// What is stored of a game.
#[derive(Serialize, Deserialize)]
enum Stored<E, O, R> {
    Event(E),
    Options(O),
    Record(R),
}

type StoredOf<G> = Stored<<G as Game>::Event, <G as Game>::Options, <G as Game>::Record>;

/// Everything that games by dice store.
fn played<G: Rehearsed>() -> impl Iterator<Item = String> {
    (0..G::REHEARSALS).flat_map(|number| {
        let script = rehearse::<G>(number);
        let events = script.steps.into_iter().flat_map(|step| step.result.ok());
        let options = StoredOf::<G>::Options(script.options);
        let events = events.flatten().map(StoredOf::<G>::Event);
        let lines = std::iter::once(options).chain(events);
        lines
            .map(|line| serde_json::to_string(&line).unwrap())
            .collect::<Vec<_>>()
    })
}

#[track_caller]
fn load_for_ever<G: Rehearsed>() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("lasting/{}.jsonl", G::ID));
    let stored = fs::read_to_string(&path).unwrap_or_default();
    let mut lines: Vec<String> = stored.lines().map(str::to_owned).collect();
    let mut examples = Examples::default();
    for line in &lines {
        examples.read::<StoredOf<G>>(line);
    }
    if std::env::var_os("UPDATE_LASTING").is_some() {
        for line in played::<G>() {
            if examples.read::<StoredOf<G>>(&line) {
                lines.push(line);
            }
        }
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
        fs::write(&path, text).unwrap();
    }
    let problems = examples.problems();
    assert!(
        problems.is_empty(),
        "{}:\n{}",
        path.display(),
        problems.join("\n")
    );
}

macro_rules! each {
    ($($name:ident: $game:ty,)+) => {$(
        #[test]
        fn $name() {
            load_for_ever::<$game>();
        }
    )+};
}

mod examples_load_for_ever_for {
    use super::*;

    games::each_game!(each);
}
