//! A command's options: their types, order, names and bounds. Must never let values and subcommands
//! stand side by side.

use super::command::{described, name};
use super::{Field, choices, show};
use serde_json::{Value, json};
use std::collections::BTreeSet;

const SUBCOMMAND: i64 = 1;
const GROUP: i64 = 2;

/// Checks the options at one level; `depth` 0 is the command's own.
pub(super) fn options(field: &Field<'_>, depth: u8) -> Option<Vec<Value>> {
    let all = field.list(0, 25)?;
    let (mut out, mut seen) = (Vec::new(), BTreeSet::new());
    let (mut optional, mut branches, mut leaves) = (false, false, false);
    for option in all.iter().filter(|option| option.object()) {
        let allowed: &[i64] = match depth {
            0 => &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
            1 => &[1, 3, 4, 5, 6, 7, 8, 9, 10, 11],
            _ => &[3, 4, 5, 6, 7, 8, 9, 10, 11],
        };
        let Some(kind) = option.child("type").one_of(allowed) else {
            continue;
        };
        let branch = matches!(kind, SUBCOMMAND | GROUP);
        branches |= branch;
        leaves |= !branch;
        let shown = read_option(option, kind);
        if let Some(name) = shown["name"].as_str()
            && !seen.insert(name.to_owned())
        {
            let why = "Option names must be unique";
            option.wrong("APPLICATION_COMMAND_OPTIONS_DUPLICATE_NAME", why);
        }
        let required = option["required"] == json!(true);
        if required && optional {
            let why = "Required options must be placed before non-required options";
            option.wrong("APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", why);
        }
        optional |= !required && !branch;
        out.push(shown);
    }
    if branches && leaves {
        let why = "Sub-command and sub-command group option types are mutually exclusive to all other types";
        field.wrong("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", why);
    }
    Some(out)
}

fn read_option(option: &Field<'_>, kind: i64) -> Value {
    let mut out = json!({"type": kind});
    name(option, true, &mut out);
    described(option, &mut out);
    if matches!(kind, SUBCOMMAND | GROUP) {
        // A group's own options are subcommands; a subcommand's are values.
        let inner_depth = if kind == GROUP { 1 } else { 2 };
        let field = option.child("options");
        let inner = options(&field, inner_depth);
        let only_subcommands = |list: &Vec<Value>| {
            !list.is_empty() && list.iter().all(|o| o["type"] == json!(SUBCOMMAND))
        };
        if kind == GROUP && !inner.as_ref().is_some_and(only_subcommands) {
            let why = "Sub-command groups must hold sub-commands";
            field.wrong("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", why);
        }
        show(&mut out, "options", inner);
        return out;
    }
    out["required"] = json!(option.child("required").boolean().unwrap_or(false));
    let field = option.child("autocomplete");
    let autocomplete = field.boolean().unwrap_or(false);
    let choosable = matches!(kind, 3 | 4 | 10);
    if autocomplete && !choosable {
        let why = "Autocomplete is not supported for this option type";
        field.wrong("APPLICATION_COMMAND_OPTION_AUTOCOMPLETE_INVALID", why);
    }
    show(&mut out, "autocomplete", autocomplete.then_some(true));
    let field = option.child("choices");
    if field.as_array().is_some_and(|c| !c.is_empty()) {
        if autocomplete || !choosable {
            let why = "Choices cannot be set here";
            field.wrong("APPLICATION_COMMAND_OPTION_CHOICES_INVALID", why);
        }
        let choices = choices::check(&field, kind);
        let mut seen = BTreeSet::new();
        for (n, choice) in choices.iter().enumerate() {
            if !seen.insert(choice["name"].to_string()) {
                let why = "Choice names must be unique";
                let code = "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_EXISTS";
                field.child(n).wrong(code, why);
            }
        }
        out["choices"] = json!(choices);
    }
    bounds(option, kind, &mut out);
    if kind == 7 && option["channel_types"].is_array() {
        out["channel_types"] = option["channel_types"].clone();
    }
    out
}

fn bounds(option: &Field<'_>, kind: i64, out: &mut Value) {
    for (key, min) in [("min_length", 0), ("max_length", 1)] {
        let field = option.child(key);
        if !field.is_null() && kind != 3 {
            let why = "Only for string options";
            field.wrong("APPLICATION_COMMAND_OPTION_LENGTH_INVALID", why);
        }
        show(out, key, field.integer(min, 6_000));
    }
    for key in ["min_value", "max_value"] {
        let field = option.child(key);
        if field.is_null() {
            continue;
        }
        let number = field.as_f64();
        if !matches!(kind, 4 | 10) {
            let why = "Only for number options";
            field.wrong("APPLICATION_COMMAND_OPTION_VALUE_INVALID", why);
        } else if number.is_none_or(|v| kind == 4 && v.fract() != 0.0) {
            let why = format!("Value \"{}\" is not int.", *field);
            field.wrong("NUMBER_TYPE_COERCE", why);
        } else {
            // serenity writes an integer bound as a double; Discord shows it as it counts it.
            #[expect(
                clippy::cast_possible_truncation,
                reason = "whole, and within 2^53 as JSON numbers are"
            )]
            let shown = if kind == 4 {
                json!(number.map(|v| v as i64))
            } else {
                option[key].clone()
            };
            out[key] = shown;
        }
    }
    for (low, high) in [("min_value", "max_value"), ("min_length", "max_length")] {
        if let (Some(min), Some(max)) = (option[low].as_f64(), option[high].as_f64())
            && min > max
        {
            let why = format!("Must be less than or equal to {high}");
            let code = "APPLICATION_COMMAND_OPTION_BOUNDS_INVALID";
            option.child(low).wrong(code, why);
        }
    }
}
