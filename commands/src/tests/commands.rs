//! The command set, against Discord's limits.

use std::collections::BTreeSet;

use serde_json::Value;
use text::Lang;

use super::within;
use crate::slash;

#[test]
fn command_set_is_within_discords_limits() {
    let commands = slash::commands().expect("all have words");
    let builders = poise::builtins::create_application_commands(&commands);
    assert!((1..=100).contains(&builders.len()));
    for builder in builders {
        let json = serde_json::to_value(builder).unwrap();
        let mut characters = 0;
        check_command(&json, 0, &mut characters);
        assert!(characters <= 8_000, "{} has {characters}", json["name"]);
    }
}

fn check_command(command: &Value, depth: usize, characters: &mut usize) {
    for (key, longest) in [("name", 32), ("description", 100)] {
        let mut longest_here = 0;
        let mut check = |text: &str| {
            within(key, text, 1..=longest);
            longest_here = longest_here.max(text.chars().count());
            if key == "name" {
                let good = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '\'');
                assert!(text.chars().all(good), "{text}");
                assert_eq!(text, text.to_lowercase());
            }
        };
        check(command[key].as_str().unwrap());
        let localised = command[format!("{key}_localizations")].as_object();
        let localised = localised.expect("every command is localised");
        for lang in Lang::ALL {
            for locale in lang.discord_locales() {
                check(localised[locale].as_str().unwrap());
            }
        }
        *characters += longest_here;
    }
    let empty = Vec::new();
    let options = command["options"].as_array().unwrap_or(&empty);
    assert!(options.len() <= 25);
    assert!(depth <= 2 || options.is_empty());
    let mut names = BTreeSet::new();
    let mut optional = false;
    for option in options {
        assert!(
            names.insert(option["name"].to_string()),
            "{option} comes twice"
        );
        let is_required = option["required"].as_bool().unwrap_or(false);
        assert!(
            !(optional && is_required),
            "{option} is required after an optional one"
        );
        let is_group = matches!(option["type"].as_u64(), Some(1 | 2));
        optional |= !is_required && !is_group;
        for choice in option["choices"].as_array().unwrap_or(&empty) {
            within("a choice", choice["name"].as_str().unwrap(), 1..=100);
        }
        assert!(option["choices"].as_array().unwrap_or(&empty).len() <= 25);
        check_command(option, depth + 1, characters);
    }
}

#[test]
fn help_names_every_command() {
    let commands = slash::commands().expect("all have words");
    let commands = poise::builtins::create_application_commands(&commands);
    for lang in Lang::ALL {
        let words = slash::front_door::commands_text(lang);
        within("help", &words, 1..=text::fit::MESSAGE);
        for command in &commands {
            let json = serde_json::to_value(command).unwrap();
            let name = &json["name_localizations"][&lang.discord_locales()[0]];
            let name = format!("`/{}", name.as_str().unwrap());
            let named = words.contains(&format!("{name}`")) || words.contains(&format!("{name} "));
            assert!(named || json["name"] == "help", "{name}: {words}");
        }
    }
}
