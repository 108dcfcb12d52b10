//! A command's options: their types, order, names and bounds. Must never let values and subcommands
//! stand side by side.

use super::command::{described, name};
use super::{boolean, integer, list, object, one_of};
use crate::errors::Form;
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

const SUBCOMMAND: i64 = 1;
const GROUP: i64 = 2;

/// Checks the options at one level; `depth` 0 is the command's own.
pub(super) fn options(form: &mut Form, value: &Value, path: &str, depth: u8) -> Option<Vec<Value>> {
    let all = list(form, value, path, 0, 25)?;
    let (mut out, mut seen) = (Vec::new(), BTreeSet::new());
    let (mut optional, mut branches, mut leaves) = (false, false, false);
    for (n, option) in all.iter().enumerate() {
        let at = format!("{path}/{n}");
        if !object(form, option, &at) {
            continue;
        }
        let allowed: &[i64] = match depth {
            0 => &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
            1 => &[1, 3, 4, 5, 6, 7, 8, 9, 10, 11],
            _ => &[3, 4, 5, 6, 7, 8, 9, 10, 11],
        };
        let Some(kind) = one_of(form, &option["type"], &format!("{at}/type"), allowed) else {
            continue;
        };
        let branch = matches!(kind, SUBCOMMAND | GROUP);
        branches |= branch;
        leaves |= !branch;
        let shown = one(form, option, &at, kind);
        if let Some(name) = shown.get("name").and_then(Value::as_str)
            && !seen.insert(name.to_owned())
        {
            let why = "Option names must be unique";
            form.wrong(&at, "APPLICATION_COMMAND_OPTIONS_DUPLICATE_NAME", why);
        }
        let required = option["required"] == json!(true);
        if required && optional {
            let why = "Required options must be placed before non-required options";
            form.wrong(&at, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", why);
        }
        optional |= !required && !branch;
        out.push(Value::Object(shown));
    }
    if branches && leaves {
        let why = "Sub-command and sub-command group option types are mutually exclusive to all other types";
        form.wrong(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", why);
    }
    Some(out)
}

fn one(form: &mut Form, option: &Value, at: &str, kind: i64) -> Map<String, Value> {
    let mut out = Map::new();
    out.insert("type".into(), json!(kind));
    name(form, option, at, true, &mut out);
    described(form, option, at, &mut out);
    if matches!(kind, SUBCOMMAND | GROUP) {
        // A group's own options are subcommands; a subcommand's are values.
        let inner_depth = if kind == GROUP { 1 } else { 2 };
        let inner = options(
            form,
            &option["options"],
            &format!("{at}/options"),
            inner_depth,
        );
        if kind == GROUP {
            let only_subcommands = inner
                .iter()
                .flatten()
                .all(|o| o["type"] == json!(SUBCOMMAND));
            if !only_subcommands || inner.as_ref().is_none_or(Vec::is_empty) {
                let why = "Sub-command groups must hold sub-commands";
                form.wrong(
                    &format!("{at}/options"),
                    "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
                    why,
                );
            }
        }
        if let Some(inner) = inner {
            out.insert("options".into(), json!(inner));
        }
        return out;
    }
    out.insert(
        "required".into(),
        json!(boolean(form, &option["required"], &format!("{at}/required")).unwrap_or(false)),
    );
    let autocomplete =
        boolean(form, &option["autocomplete"], &format!("{at}/autocomplete")).unwrap_or(false);
    let choosable = matches!(kind, 3 | 4 | 10);
    if autocomplete && !choosable {
        let why = "Autocomplete is not supported for this option type";
        form.wrong(
            &format!("{at}/autocomplete"),
            "APPLICATION_COMMAND_OPTION_AUTOCOMPLETE_INVALID",
            why,
        );
    }
    if autocomplete {
        out.insert("autocomplete".into(), json!(true));
    }
    if option["choices"].as_array().is_some_and(|c| !c.is_empty()) {
        if autocomplete || !choosable {
            let why = "Choices cannot be set here";
            form.wrong(
                &format!("{at}/choices"),
                "APPLICATION_COMMAND_OPTION_CHOICES_INVALID",
                why,
            );
        }
        let choices =
            super::choices::check(form, &option["choices"], &format!("{at}/choices"), kind);
        let mut seen = BTreeSet::new();
        for (n, choice) in choices.iter().enumerate() {
            if !seen.insert(choice["name"].to_string()) {
                let why = "Choice names must be unique";
                form.wrong(
                    &format!("{at}/choices/{n}"),
                    "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_EXISTS",
                    why,
                );
            }
        }
        out.insert("choices".into(), json!(choices));
    }
    bounds(form, option, at, kind, &mut out);
    if kind == 7 && option["channel_types"].is_array() {
        out.insert("channel_types".into(), option["channel_types"].clone());
    }
    out
}

fn bounds(form: &mut Form, option: &Value, at: &str, kind: i64, out: &mut Map<String, Value>) {
    for (key, min) in [("min_length", 0), ("max_length", 1)] {
        if option[key].is_null() {
            continue;
        }
        if kind != 3 {
            form.wrong(
                &format!("{at}/{key}"),
                "APPLICATION_COMMAND_OPTION_LENGTH_INVALID",
                "Only for string options",
            );
        }
        if let Some(read) = integer(form, &option[key], &format!("{at}/{key}"), min, 6_000) {
            out.insert(key.into(), json!(read));
        }
    }
    for key in ["min_value", "max_value"] {
        let value = &option[key];
        if value.is_null() {
            continue;
        }
        if !matches!(kind, 4 | 10) {
            form.wrong(
                &format!("{at}/{key}"),
                "APPLICATION_COMMAND_OPTION_VALUE_INVALID",
                "Only for number options",
            );
        } else if value.as_f64().is_none()
            || kind == 4 && value.as_f64().is_some_and(|v| v.fract() != 0.0)
        {
            form.wrong(
                &format!("{at}/{key}"),
                "NUMBER_TYPE_COERCE",
                format!("Value \"{value}\" is not int."),
            );
        } else {
            // serenity writes an integer bound as a double; Discord shows it as it counts it.
            #[expect(
                clippy::cast_possible_truncation,
                reason = "whole, and within 2^53 as JSON numbers are"
            )]
            let shown = if kind == 4 {
                json!(value.as_f64().map(|v| v as i64))
            } else {
                value.clone()
            };
            out.insert(key.into(), shown);
        }
    }
    let number = |key: &str| option[key].as_f64();
    for (low, high) in [("min_value", "max_value"), ("min_length", "max_length")] {
        if let (Some(min), Some(max)) = (number(low), number(high))
            && min > max
        {
            let why = format!("Must be less than or equal to {high}");
            form.wrong(
                &format!("{at}/{low}"),
                "APPLICATION_COMMAND_OPTION_BOUNDS_INVALID",
                why,
            );
        }
    }
}
