//! Every command that a text names exists, and is spelled as in the texts.

use std::collections::{BTreeMap, BTreeSet};

use super::source::messages;
use crate::Lang;

fn value(lang: Lang, key: &str) -> String {
    crate::fluent_bundles::keyed(key.to_owned().into()).tr(lang)
}

/// A game's own command is called by its identifier for ever, and read in the words of a language.
fn names_a_game(key: &str) -> bool {
    key.strip_prefix("cmd-")
        .is_some_and(|id| games::IDS.contains(&id))
}

#[test]
fn english_names_are_the_identifiers() {
    for key in messages(Lang::En)
        .into_keys()
        .filter(|key| !names_a_game(key))
    {
        if (key.starts_with("cmd-") || key.starts_with("opt-")) && !key.contains('.') {
            let name = value(Lang::En, &key);
            assert!(key.ends_with(&format!("-{name}")), "{key} = {name}");
        }
    }
}

/// Every command as it is typed, with the names of its options.
fn commands(lang: Lang) -> BTreeMap<String, Vec<String>> {
    let keys: Vec<String> = messages(lang).into_keys().collect();
    let paths = keys
        .iter()
        .filter_map(|key| key.strip_prefix("cmd-").filter(|path| !path.contains('.')));
    paths
        .map(|path| {
            // The groups that it stands in, and itself.
            let groups = path.match_indices('-').map(|(end, _)| &path[..end]);
            let named = groups.chain([path]).map(|part| format!("cmd-{part}"));
            let names = named.filter(|key| keys.contains(key));
            let names: Vec<String> = names.map(|key| value(lang, &key)).collect();
            let typed = names.join(" ");
            let prefix = format!("opt-{path}-");
            let options = keys
                .iter()
                .filter(|key| key.starts_with(&prefix) && !key.contains('.'));
            (typed, options.map(|key| value(lang, key)).collect())
        })
        .collect()
}

#[test]
fn every_command_named_in_texts_exists() {
    for lang in Lang::ALL {
        let commands = commands(lang);
        let mut named = 0;
        for file in lang.files() {
            for span in file.messages.split('`').skip(1).step_by(2) {
                let Some(typed) = span.strip_prefix('/') else {
                    continue;
                };
                let mut words = typed.split(' ');
                let bare: Vec<&str> = words
                    .by_ref()
                    .take_while(|word| !word.contains(':'))
                    .collect();
                let options = commands.get(&bare.join(" "));
                let options = options
                    .unwrap_or_else(|| panic!("{lang:?}/{}.ftl: there is no /{typed}", file.name));
                let used = typed.split(' ').filter_map(|word| word.split_once(':'));
                for (option, _) in used {
                    assert!(
                        options.iter().any(|name| name == option),
                        "{lang:?}: /{typed}"
                    );
                }
                named += 1;
            }
        }
        assert!(named > 15, "{lang:?}: {named}");
    }
}

/// The words of a text, in lower case.
fn words(text: &str) -> impl Iterator<Item = String> {
    let words = text.split(|letter: char| !letter.is_alphabetic());
    words.filter(|word| !word.is_empty()).map(str::to_lowercase)
}

#[test]
fn command_names_are_spelled_as_in_the_texts() {
    // Discord takes accents: a name without them is a word that no text holds.
    for lang in Lang::ALL {
        let messages = messages(lang);
        let is_name = |key: &str| key.starts_with("cmd-") || key.starts_with("opt-");
        let prose = messages
            .iter()
            .filter(|(key, _)| !is_name(key) || key.ends_with(".about"))
            // What people may type needs no accents.
            .filter(|(key, _)| !key.contains("-words-"))
            .flat_map(|(_, made)| made.texts.iter().flat_map(|text| words(text)));
        let spelled: BTreeSet<String> = prose.collect();
        let folded: BTreeMap<String, &String> = spelled
            .iter()
            .map(|word| (crate::vocabulary::folded(word), word))
            .collect();
        for key in messages
            .keys()
            .filter(|key| is_name(key) && !key.contains('.'))
        {
            for word in words(&value(lang, key)) {
                let other = folded.get(&crate::vocabulary::folded(&word));
                assert!(
                    spelled.contains(&word) || other.is_none(),
                    "{lang:?}: {key} says {word}, the texts say {other:?}"
                );
            }
        }
    }
}
