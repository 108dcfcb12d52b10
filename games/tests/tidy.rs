//! What the rules may never reach, held by reading the sources: the promise of `lib.rs`.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

use std::fs;
use std::path::{Path, PathBuf};

const PACKAGE: &str = env!("CARGO_MANIFEST_DIR");

/// The dependencies that the rules may have; `serde_json` only for the laws.
const ALLOWED: [&str; 3] = ["rand_chacha", "serde", "serde_json"];

/// What must not be named in the sources.
const FORBIDDEN: [&str; 19] = [
    // A grouped import would hide the names below.
    "use std::{",
    "std::time",
    "std::fs",
    "std::io",
    "std::net",
    "std::thread",
    "std::env",
    "std::process",
    "HashMap",
    "HashSet",
    "RandomState",
    "async ",
    ".await",
    "tokio",
    "rand::",
    "thread_rng",
    "getrandom",
    "println!",
    "static mut",
];

#[test]
fn only_allowed_dependencies_are_used() {
    let manifest = fs::read_to_string(Path::new(PACKAGE).join("Cargo.toml")).unwrap();
    let (_, rest) = manifest.split_once("\n[dependencies]\n").unwrap();
    let section = rest.split("\n[").next().unwrap();
    let lines = section.lines().filter(|line| !line.trim().is_empty());
    let named: Vec<&str> = lines
        .map(|line| line.split(['.', ' ', '=']).next().unwrap())
        .collect();
    assert_eq!(named, ALLOWED);
    let other = ["target.", "build-dependencies", "[dependencies."];
    assert!(!other.iter().any(|section| manifest.contains(section)));
    assert!(
        manifest.contains("serde_json = { workspace = true, optional = true }"),
        "only the laws write journals"
    );
}

#[test]
fn sources_use_no_forbidden_apis() {
    for (file, text) in sources() {
        for (number, line) in text.lines().enumerate() {
            let code = line.split("//").next().unwrap();
            let found = FORBIDDEN.iter().find(|word| names(code, word));
            assert!(
                found.is_none(),
                "{}:{}: {found:?}",
                file.display(),
                number + 1
            );
        }
    }
}

/// Whether a word stands in a line by itself: an `RecordChange` is no `rand`.
fn names(code: &str, word: &str) -> bool {
    let is_name = |letter: char| letter.is_alphanumeric() || letter == '_';
    code.match_indices(word)
        .any(|(at, _)| !code[..at].ends_with(is_name) || !word.starts_with(is_name))
}

/// What the journal's reader says of a broken number; no player reads it.
const SAID: [&str; 2] = ["a cell's index is below 64", "a margin is numbered 1 to 32"];

#[test]
fn sources_contain_no_prose() {
    for (file, text) in sources() {
        // The laws and the tests speak to the developer who runs them; a lesson's actions are
        // notation.
        let mut parts = file.iter();
        if parts.any(|part| part == "laws" || part == "tests.rs" || part == "lesson.rs") {
            continue;
        }
        let rules = text.split("#[cfg(test)]\nmod tests {").next().unwrap();
        for line in rules.lines() {
            let code = line.split("//").next().unwrap();
            let literals = code.split('"').skip(1).step_by(2);
            for literal in literals.filter(|_| !code.contains("reason = ")) {
                // A space alone is none.
                let prose = literal.trim().contains(' ') && !SAID.contains(&literal);
                assert!(!prose, "{}: {literal:?}", file.display());
            }
        }
    }
}

/// Every source file and its text.
fn sources() -> Vec<(PathBuf, String)> {
    let mut files = Vec::new();
    let mut folders = vec![Path::new(PACKAGE).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|kind| kind == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                files.push((path, text));
            }
        }
    }
    assert!(files.len() > 20, "the sources are where they were");
    files
}
