//! How each language says things: what its `style.txt` lists is in none of its texts.

use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use super::source::messages;
use crate::Lang;

/// What the texts of a language must not say.
#[derive(Default)]
struct Style {
    /// Phrases, word by word.
    phrases: Vec<Vec<String>>,
    /// Words that no `*` stands for.
    but: Vec<String>,
    /// Signs in a row.
    signs: Vec<String>,
}

impl Style {
    fn read(source: &str) -> Self {
        let mut style = Self::default();
        let lines = source.lines().map(str::trim_end);
        for line in lines.filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let words = |line: &str| line.split(' ').map(str::to_owned).collect::<Vec<_>>();
            let quoted = line.strip_prefix('"').and_then(|it| it.strip_suffix('"'));
            match (quoted, line.strip_prefix("but ")) {
                (Some(signs), _) => style.signs.push(signs.to_owned()),
                (None, Some(line)) => style.but.extend(words(line)),
                (None, None) => style.phrases.push(words(line)),
            }
        }
        style
    }

    /// What a text says against it.
    fn faults(&self, text: &str) -> Vec<String> {
        let is_word = |letter: char| letter.is_alphanumeric() || "’.,".contains(letter);
        let words: Vec<&str> = text
            .split(|letter| !is_word(letter))
            .filter(|word| !word.is_empty())
            .collect();
        let is_said = |phrase: &&Vec<String>| {
            let mut windows = words.windows(phrase.len());
            windows.any(|said| {
                phrase
                    .iter()
                    .zip(said)
                    .all(|(word, said)| self.is(word, said))
            })
        };
        let phrases = self.phrases.iter().filter(is_said);
        let signs = self.signs.iter().filter(|signs| text.contains(*signs));
        let phrases = phrases.map(|phrase| phrase.join(" "));
        phrases.chain(signs.cloned()).collect()
    }

    /// True if a word of a phrase is what was said.
    fn is(&self, word: &str, said: &str) -> bool {
        let bare = said.trim_matches(['.', ',', '’']);
        let said = if word.ends_with(['.', ',']) {
            said
        } else {
            bare
        };
        match word.strip_prefix('*') {
            Some(end) => {
                let is_none = |but: &String| but == &said.to_lowercase() || ends(but, said);
                said.ends_with(end) && !self.but.iter().any(is_none)
            }
            None if word.chars().any(char::is_uppercase) => word == said,
            None => word == said.to_lowercase(),
        }
    }
}

/// True if a word with `*` stands for this one.
fn ends(word: &str, said: &str) -> bool {
    word.strip_prefix('*')
        .is_some_and(|end| said.ends_with(end))
}

/// What a text says against the style of its language.
pub(super) fn faults(lang: Lang, text: &str) -> Vec<String> {
    static STYLES: LazyLock<Vec<Style>> = LazyLock::new(|| {
        let folder = |lang: Lang| Path::new("locales").join(lang.code()).join("style.txt");
        // A language may do without.
        let source = |lang| fs::read_to_string(folder(lang)).unwrap_or_default();
        Lang::ALL.map(|lang| Style::read(&source(lang))).into()
    });
    STYLES[lang.index()].faults(text)
}

#[test]
fn every_text_follows_the_style_of_its_language() {
    let mut found = Vec::new();
    for lang in Lang::ALL {
        for (key, made) in messages(lang) {
            // What people may type is theirs to word.
            if !key.contains("words-") {
                let faults = made.texts.iter().flat_map(|text| faults(lang, text));
                let file = made.file;
                found.extend(faults.map(|it| format!("{lang:?}/{file}.ftl: {key} says “{it}”")));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn apostrophes_are_curved() {
    for lang in Lang::ALL {
        for (key, made) in messages(lang) {
            for text in made.texts {
                assert!(!text.contains('\''), "{lang:?} {key}: {text}");
            }
        }
    }
}

#[test]
fn banned_phrases_are_detected() {
    let none = Vec::<String>::new();
    for (lang, text, fault) in [
        (Lang::En, "Whoever comes sits down", "whoever"),
        (Lang::En, "What I asked is past.", "is past."),
        (Lang::En, "See how it stands", "it stands"),
        (Lang::En, "You flies", "You *s"),
        (Lang::Fr, "Bien. Choisissez une case", "*ez"),
        (Lang::Fr, "J’ai vos cartes", "vos"),
        (Lang::Fr, "Non !", " !"),
        (Lang::Fr, "Tu a tiré", "Tu a"),
    ] {
        assert_eq!(faults(lang, text), [fault], "{text}");
    }
    for (lang, text) in [
        (Lang::En, "It is past noon where the rocket stands."),
        (Lang::En, "You guess. Then you see who wins"),
        (Lang::Fr, "Le nez vers toi, assez près de chez elle\u{a0}!"),
    ] {
        assert_eq!(faults(lang, text), none, "{text}");
    }
}
