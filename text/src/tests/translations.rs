//! What a translator is told: which messages of a language are missing, superfluous, too long, or
//! ask for other arguments than the English ones.

use std::collections::{BTreeMap, BTreeSet};

use super::source::{Made, english_of, messages};
use crate::{Lang, attribute, fit, has, say};

#[test]
fn every_language_says_what_english_says() {
    let faults: Vec<String> = Lang::ALL.into_iter().flat_map(differences).collect();
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

fn differences(lang: Lang) -> Vec<String> {
    let english = english_of(lang);
    let other = messages(lang);
    let mut faults = Vec::new();
    for (key, made) in &english {
        let file = format!("{lang:?}/{}.ftl", made.file);
        let Some(twin) = other.get(key) else {
            faults.push(format!(
                "{file} lacks {key}, in English: {}",
                made.texts.concat()
            ));
            continue;
        };
        if twin.file != made.file {
            faults.push(format!(
                "{lang:?}/{}.ftl: {key} belongs into {file}",
                twin.file
            ));
        }
        let (theirs, ours) = (used(&other, twin), used(&english, made));
        for name in ours.difference(&theirs) {
            faults.push(format!("{file}: {key} leaves out {{ ${name} }}"));
        }
        for name in theirs.difference(&ours) {
            faults.push(format!(
                "{file}: {key} asks for {{ ${name} }}, which there is not"
            ));
        }
    }
    for (key, made) in other.iter().filter(|(key, _)| !english.contains_key(*key)) {
        faults.push(format!(
            "{lang:?}/{}.ftl: English has no {key}: delete or rename it",
            made.file
        ));
    }
    faults
}

/// The arguments that a message uses, itself or through those that it is built from: a language may
/// share what another must spell out.
fn used(all: &BTreeMap<String, Made>, made: &Made) -> BTreeSet<String> {
    let parts = made.messages.iter().filter_map(|key| all.get(key));
    let within = parts.flat_map(|part| used(all, part));
    made.variables.iter().cloned().chain(within).collect()
}

/// Most letters of a message with this key, and what it is.
fn room(key: &str) -> Option<(usize, &'static str)> {
    let is = |start: &str| key.starts_with(start);
    let has = |part: &str| key.contains(part);
    Some(match key {
        _ if key.ends_with(".about") => (100, "the description of a command or an option"),
        _ if is("cmd-") || is("opt-") => (32, "the name of a command or an option"),
        _ if is("choice-") => (fit::CHOICE, "a choice of a command"),
        _ if has("-button-") => (fit::SHOWN, "a button, which a phone must show whole"),
        _ if !is("table-") && (has("-form-") || has("-field-")) => {
            (fit::TITLE, "a form or its field")
        }
        _ if has("-choose-") => (fit::PLACEHOLDER, "a select that waits for a choice"),
        _ => return None,
    })
}

#[test]
fn no_message_is_longer_than_discord_shows() {
    let mut faults = Vec::new();
    for lang in Lang::ALL {
        for (key, made) in messages(lang) {
            let Some((most, what)) = room(&key) else {
                continue;
            };
            let (file, letters) = (made.file, made.longest);
            if letters > most {
                faults.push(format!(
                    "{lang:?}/{file}.ftl: {key} has {letters} letters; {what} has {most} at most"
                ));
            }
        }
    }
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

#[test]
fn names_of_commands_are_lower_case_and_one_word() {
    for lang in Lang::ALL {
        for (key, made) in messages(lang) {
            let is_name = key.starts_with("cmd-") || key.starts_with("opt-");
            if is_name && !key.contains('.') {
                let name = made.texts.concat();
                let is_good = |it: char| it.is_alphanumeric() || matches!(it, '-' | '_');
                assert!(
                    name.chars().all(is_good) && name == name.to_lowercase(),
                    "{lang:?}/{}.ftl: {key} = {name}: lower case, and - instead of spaces",
                    made.file
                );
            }
        }
    }
}

#[test]
fn a_message_that_a_language_lacks_is_said_in_english() {
    for lang in Lang::ALL {
        // Wrong arguments are as good as none.
        assert!(has(lang, "planetaire-title"));
        assert!(!has(lang, "planetaire-nothing"));
        assert!(attribute(lang, "cmd-planetaire-fire", "about").is_some());
        assert_eq!(attribute(lang, "cmd-planetaire-fire", "nothing"), None);
        assert_eq!(attribute(lang, "planetaire-nothing", "about"), None);
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

#[test]
fn letters_of_orders_differ_and_none_holds_the_fire() {
    for lang in Lang::ALL {
        let said = say("interceptor-letters").tr(lang);
        let letters: BTreeSet<char> = said.chars().filter(|it| *it != ' ').collect();
        let are_good = letters.iter().all(char::is_ascii_uppercase) && !letters.contains(&'X');
        assert!(
            letters.len() == 5 && are_good,
            "{lang:?}/interceptor.ftl: interceptor-letters = {said}: five different ones of A to Z but X"
        );
    }
}
