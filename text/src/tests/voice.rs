//! The voice: English without riddles, French that says *tu*, in every file of the locale folders.

use std::fs;
use std::path::Path;

use super::source::{Made, read};

/// Finds what a text must not say.
type Finds = fn(&str) -> Option<String>;

/// The folders whose files are read, each with the law for its language.
const ALL: [(&str, Finds); 2] = [("locales/en", riddle), ("locales/fr", vous)];

/// What no English text says, in lower case.
const RIDDLES: [&str; 15] = [
    "whoever",
    "somebody",
    "one’s",
    "anew",
    "he who",
    // A rocket may stand on a tile; a move or a game does not "stand".
    "it stands",
    "move stands",
    "table stands",
    "is awaited",
    "takes nothing",
    "the rules play",
    "none that i know",
    "in vain",
    "carries nothing",
    "what was accepted",
];

/// French words in -ez that are no verbs.
const NO_VERBS: [&str; 4] = ["chez", "assez", "nez", "rez"];

/// A text's words in lower case, with one space before and after each.
fn spaced(text: &str) -> String {
    let is_gap = |letter: char| !letter.is_alphanumeric() && letter != '’';
    let words = text.split(is_gap).filter(|word| !word.is_empty());
    words.fold(" ".to_owned(), |said, word| {
        said + &word.to_lowercase() + " "
    })
}

fn riddle(text: &str) -> Option<String> {
    let said = spaced(text);
    // "It is past 9" would be plain English; a riddle ends there.
    let is_past = text.contains("is past.") || text.contains("is past,");
    let found = RIDDLES.iter().find(|it| said.contains(&format!(" {it} ")));
    let found = found.copied().or(is_past.then_some("is past"));
    found.map(str::to_owned)
}

fn vous(text: &str) -> Option<String> {
    let said = spaced(text).replace('’', " ");
    let is_vous = |word: &&str| {
        let is_verb = word.ends_with("ez") && !NO_VERBS.contains(word);
        is_verb || matches!(*word, "vous" | "votre" | "vos" | "vôtre" | "vôtres")
    };
    said.split(' ').find(is_vous).map(str::to_owned)
}

/// Where a file breaks its law.
fn faults(file: &Path, law: fn(&str) -> Option<String>) -> Vec<String> {
    let source = fs::read_to_string(file).unwrap();
    let mut faults = Vec::new();
    for (key, Made { texts, .. }) in read(&source) {
        // What people may type is theirs to word.
        if !key.contains("words-") {
            let found = texts.iter().filter_map(|text| law(text));
            faults.extend(found.map(|it| format!("{}: {key} says “{it}”", file.display())));
        }
    }
    faults
}

#[test]
fn every_file_follows_the_style_rules() {
    let mut found = Vec::new();
    for (folder, law) in ALL {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        let mut files: Vec<_> = fs::read_dir(&folder)
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .collect();
        files.sort();
        assert!(files.len() > 20, "{folder:?}: {files:?}");
        found.extend(files.iter().flat_map(|file| faults(file, law)));
    }
    assert!(found.is_empty(), "{}: {found:#?}", found.len());
}

#[test]
fn banned_phrases_are_detected() {
    assert_eq!(riddle("Whoever comes sits down"), Some("whoever".into()));
    assert_eq!(riddle("What I asked is past."), Some("is past".into()));
    assert_eq!(riddle("See how it stands"), Some("it stands".into()));
    assert_eq!(riddle("It is past noon where the rocket stands."), None);
    assert_eq!(vous("Bien. Choisissez une case"), Some("choisissez".into()));
    assert_eq!(vous("J’ai vos cartes"), Some("vos".into()));
    assert_eq!(vous("Le nez vers toi, assez près de chez elle"), None);
}
