//! No word without use, no use without word: the workspace's sources are searched for the keys.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::source::{GAMES, messages};
use crate::{Lang, Words, has};

/// Keys that are put together from the commands' own names.
const PUT_TOGETHER: [&str; 3] = ["cmd-", "opt-", "choice-"];

macro_rules! of_every_game {
    ($($name:ident: $game:ty,)+) => {
        /// How the keys of each game begin, and what it is called in the catalogue.
        const NAMED: &[(&str, &str)] = &[$((<$game as Words>::KEYS, stringify!($name))),+];
    };
}

games::each_game!(of_every_game);

#[test]
fn game_keys_begin_with_the_games_name() {
    for (keys, name) in NAMED {
        assert_eq!(keys, name);
        let files = Lang::ALL.into_iter().flat_map(|lang| lang.files_of(keys));
        for source in files.map(|file| file.messages) {
            let begins = |line: &&str| line.starts_with(|first: char| first.is_alphabetic());
            for key in source.lines().filter(begins) {
                let is_its_own = key.strip_prefix(keys).is_some_and(|it| it.starts_with('-'));
                let is_put_together = PUT_TOGETHER.iter().any(|start| key.starts_with(start));
                assert!(is_its_own || is_put_together, "{name}: {key}");
            }
        }
    }
}

/// What every game says of itself, by the rest of the key.
const OF_EVERY_GAME: [&str; 10] = [
    "title",
    "cover",
    "cover-more",
    "pitch",
    "pitch-short",
    "goal",
    "goal-alone",
    "defeat",
    "typable",
    "riddle",
];

fn is_of_every_game(key: &str) -> bool {
    let parts = key.split_once('-');
    parts.is_some_and(|(game, rest)| {
        // Each page of the help is shown. That each beat of a lesson has its words, and each feat,
        // and no other, tests of their own tell.
        let built = ["help-", "lesson-", "feat-", "deed-", "mark-"];
        let is_built = built.iter().any(|start| rest.starts_with(start));
        let is_of_all = OF_EVERY_GAME.contains(&rest) || is_built;
        GAMES.contains(&game) && is_of_all
    })
}

/// The page of the sandbox, which says its words by the rest of their keys.
const PAGE: &str = "sandbox/page";

/// The crates that say something, beside this one.
const SPEAKERS: [&str; 4] = ["text/src", "render/src", "commands/src", "src"];

fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder:?}: {error}"));
    for entry in entries {
        let path = entry.expect("a readable folder").path();
        if path.is_dir() {
            // Tests name keys that exist nowhere, and say nothing to players.
            if !path.ends_with("tests") {
                rust_files(&path, found);
            }
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

fn sources() -> Vec<String> {
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("this crate lies in the workspace");
    let mut files = Vec::new();
    for speaker in SPEAKERS {
        rust_files(&workspace.join(speaker), &mut files);
    }
    let read = |path: &PathBuf| fs::read_to_string(path).expect("a readable source");
    files.iter().map(read).collect()
}

/// Every string in the sources that could be a key.
fn quoted(sources: &[String]) -> BTreeSet<&str> {
    let is_key = |text: &&str| {
        !text.is_empty()
            && text
                .chars()
                .all(|c| matches!(c, '-' | '_') || c.is_ascii_lowercase() || c.is_ascii_digit())
    };
    // Between any two quotation marks: a string in between strings is no key by chance.
    let pieces = sources.iter().flat_map(|source| source.split('"'));
    pieces.filter(is_key).collect()
}

#[test]
fn every_message_is_used() {
    let sources = sources();
    let quoted = quoted(&sources);
    let all = messages(Lang::En);
    let referred: BTreeSet<&String> = all.values().flat_map(|made| &made.messages).collect();
    let unused: Vec<&String> = all
        .keys()
        .filter(|key| !key.contains('.'))
        .filter(|key| !PUT_TOGETHER.iter().any(|prefix| key.starts_with(prefix)))
        .filter(|key| !is_of_every_game(key))
        .filter(|key| !key.starts_with("page-"))
        .filter(|key| !quoted.contains(key.as_str()) && !referred.contains(key))
        .collect();
    assert!(unused.is_empty(), "nobody says {unused:#?}");
}

#[test]
fn every_used_message_exists() {
    let sources = sources();
    let pieces = sources
        .iter()
        .flat_map(|source| source.split("say(\"").skip(1));
    let said = pieces.filter_map(|piece| piece.split('"').next());
    let missing: BTreeSet<&str> = said.filter(|key| !has(Lang::En, key)).collect();
    assert!(missing.is_empty(), "there are no words for {missing:#?}");
}

#[test]
fn every_word_of_the_page_is_used_and_there() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(PAGE);
    let scripts = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let scripts: Vec<String> = scripts
        .filter(|path| path.extension().is_some_and(|it| it == "js"))
        .map(|path| fs::read_to_string(path).unwrap())
        .collect();
    let words = crate::page_words(Lang::En).map(|(key, _)| key);
    let words: BTreeSet<String> = words.collect();
    let pieces = scripts.iter().flat_map(|script| script.split('"'));
    let quoted: BTreeSet<&str> = pieces.collect();
    let said = scripts
        .iter()
        .flat_map(|script| script.split("say(\"").skip(1));
    let said = said.filter_map(|rest| Some(rest.split_once('"')?.0));
    let missing: Vec<&str> = said.filter(|key| !words.contains(*key)).collect();
    assert!(missing.is_empty(), "there are no words for {missing:?}");
    let unused: Vec<&String> = words
        .iter()
        .filter(|key| !quoted.contains(key.as_str()))
        .collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}
