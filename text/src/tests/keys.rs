//! Every key in every language.

use std::collections::{BTreeMap, BTreeSet};

use super::source::{Made, english_of, messages};
use crate::{Lang, attribute, has, say};

#[test]
fn every_language_has_the_same_keys_with_the_same_arguments() {
    for lang in Lang::ALL {
        let english = english_of(lang);
        let other = messages(lang);
        for (key, made) in &english {
            let twin = other
                .get(key)
                .unwrap_or_else(|| panic!("{lang:?} lacks {key}"));
            let (theirs, ours) = (used(&other, twin), used(&english, made));
            assert_eq!(theirs, ours, "{lang:?} {key}");
        }
        for key in other.keys() {
            assert!(english.contains_key(key), "only {lang:?} has {key}");
        }
    }
}

/// The arguments that a message uses, itself or through those that it is built from: a language may
/// share what another must spell out.
fn used(all: &BTreeMap<String, Made>, made: &Made) -> BTreeSet<String> {
    let within = made.messages.iter().flat_map(|key| used(all, &all[key]));
    made.variables.iter().cloned().chain(within).collect()
}

#[test]
fn messages_are_found_and_missing_ones_are_not() {
    for lang in Lang::ALL {
        assert!(has(lang, "planetaire-title"));
        assert!(!has(lang, "planetaire-nothing"));
        assert!(attribute(lang, "cmd-planetaire-fire", "about").is_some());
        assert_eq!(attribute(lang, "cmd-planetaire-fire", "nothing"), None);
        assert_eq!(attribute(lang, "planetaire-nothing", "about"), None);
        assert_eq!(say("planetaire-nothing").tr(lang), "planetaire-nothing");
    }
}

#[test]
fn plurals_follow_each_language() {
    let cells = |lang, count: u8| say("planetaire-alt-empties").with("count", count).tr(lang);
    assert_eq!(cells(Lang::En, 1), "1 cell noted as empty.");
    assert_eq!(cells(Lang::En, 0), "0 cells noted as empty.");
    assert_eq!(cells(Lang::Fr, 0), "0 case notée vide.");
    assert_eq!(cells(Lang::Fr, 2), "2 cases notées vides.");
}

#[test]
fn arguments_are_not_wrapped_in_isolating_marks() {
    let list = say("list-and").with("first", "A1").with("last", "B2");
    assert_eq!(list.tr(Lang::En), "A1 and B2");
}
