//! Application commands: names, descriptions, options, sizes. Must never accept what a registration
//! on Discord would refuse as a whole.

use super::{LOCALES, boolean, integer, length, list, object, one_of, required_text, text};
use crate::errors::{ApiError, Form};
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

/// Characters of a whole command: names, descriptions and values, the longest localization of each.
const TOTAL: usize = 8_000;
const SUBCOMMAND: i64 = 1;
const GROUP: i64 = 2;

/// Commands of each type that a scope may hold.
pub(crate) const SCOPE: usize = 100;

/// Checks one command and returns it as REST shows it, without its ids.
pub(crate) fn read(form: &mut Form, body: &Value, path: &str, global: bool) -> Map<String, Value> {
    let mut out = Map::new();
    if !object(form, body, path) {
        return out;
    }
    let at = |key: &str| format!("{path}/{key}");
    let kind = if body["type"].is_null() {
        Some(1)
    } else {
        one_of(form, &body["type"], &at("type"), &[1, 2, 3, 4])
    };
    let kind = kind.unwrap_or(1);
    out.insert("type".into(), json!(kind));
    let slash = kind == 1;
    name(form, body, path, slash, &mut out);
    if slash {
        described(form, body, path, &mut out);
    } else {
        if body["description"].as_str().is_some_and(|d| !d.is_empty()) {
            let why = "Context menu commands cannot have description";
            form.wrong(
                &at("description"),
                "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_CANNOT_BE_SET",
                why,
            );
        }
        out.insert("description".into(), json!(""));
    }
    permissions(form, body, path, &mut out);
    out.insert(
        "nsfw".into(),
        json!(boolean(form, &body["nsfw"], &at("nsfw")).unwrap_or(false)),
    );
    if global {
        places(form, body, path, &mut out);
    }
    if let Some(found) = options(form, &body["options"], &at("options"), 0) {
        out.insert("options".into(), json!(found));
    }
    let size = size(&Value::Object(out.clone()));
    if size > TOTAL {
        form.wrong(
            path,
            "APPLICATION_COMMAND_TOO_LARGE",
            format!("Command exceeds maximum size ({TOTAL})"),
        );
    }
    out
}

/// Checks a whole scope at once, as a bulk overwrite does.
pub(crate) fn read_all(body: &Value, global: bool) -> Result<Vec<Map<String, Value>>, ApiError> {
    let mut form = Form::default();
    let mut out: Vec<Map<String, Value>> = Vec::new();
    let Some(all) = body.as_array() else {
        return Err(Form::refuse(
            "",
            "LIST_TYPE_CONVERT",
            "Only iterables may be used in a ListType",
        ));
    };
    for (n, command) in all.iter().enumerate() {
        let read = read(&mut form, command, &n.to_string(), global);
        let same = |other: &Map<String, Value>| {
            other.get("name") == read.get("name") && other.get("type") == read.get("type")
        };
        if read.contains_key("name") && out.iter().any(same) {
            let why = "Application command names must be unique";
            form.wrong(&n.to_string(), "APPLICATION_COMMANDS_DUPLICATE_NAME", why);
        }
        out.push(read);
    }
    if all.len() > SCOPE + 10
        || out
            .iter()
            .filter(|c| c.get("type") == Some(&json!(1)))
            .count()
            > SCOPE
    {
        form.wrong(
            "",
            "BASE_TYPE_MAX_LENGTH",
            format!("Must be {SCOPE} or fewer in length."),
        );
    }
    form.finish()?;
    Ok(out)
}

fn permissions(form: &mut Form, body: &Value, path: &str, out: &mut Map<String, Value>) {
    let value = &body["default_member_permissions"];
    let read = match value {
        Value::Null => Value::Null,
        Value::String(bits) if bits.parse::<u64>().is_ok() => value.clone(),
        Value::Number(bits) => json!(bits.to_string()),
        _ => {
            form.wrong(
                &format!("{path}/default_member_permissions"),
                "NUMBER_TYPE_COERCE",
                "Value is not int.",
            );
            Value::Null
        }
    };
    out.insert("default_member_permissions".into(), read);
}

fn places(form: &mut Form, body: &Value, path: &str, out: &mut Map<String, Value>) {
    for (key, allowed, default) in [
        ("integration_types", &[0, 1][..], json!([0])),
        ("contexts", &[0, 1, 2][..], Value::Null),
    ] {
        let at = format!("{path}/{key}");
        let given = list(
            form,
            &body[key],
            &at,
            usize::from(key == "integration_types"),
            allowed.len(),
        );
        let mut seen = BTreeSet::new();
        for (n, item) in given.unwrap_or_default().iter().enumerate() {
            let number = one_of(form, item, &format!("{at}/{n}"), allowed);
            if number.is_some_and(|n| !seen.insert(n)) {
                form.wrong(
                    &at,
                    "SET_TYPE_ALREADY_CONTAINS_VALUE",
                    "The set already contains this value",
                );
            }
        }
        let shown = if body[key].is_array() {
            body[key].clone()
        } else {
            default
        };
        out.insert(key.into(), shown);
    }
    let dm = boolean(
        form,
        &body["dm_permission"],
        &format!("{path}/dm_permission"),
    );
    let in_dm = match body["contexts"].as_array() {
        Some(list) => list.contains(&json!(1)),
        None => dm.unwrap_or(true),
    };
    out.insert("dm_permission".into(), json!(in_dm));
}

fn name(form: &mut Form, body: &Value, path: &str, slash: bool, out: &mut Map<String, Value>) {
    let at = format!("{path}/name");
    if let Some(name) = required_text(form, &body["name"], &at, 1, 32) {
        check_name(form, &name, &at, slash);
        out.insert("name".into(), json!(name));
    }
    let at = format!("{path}/name_localizations");
    localizations(form, &body["name_localizations"], &at, |form, name, at| {
        check_name(form, name, at, slash)
    });
    out.insert(
        "name_localizations".into(),
        body["name_localizations"].clone(),
    );
}

fn check_name(form: &mut Form, name: &str, at: &str, slash: bool) {
    if length(name) == 0 || length(name) > 32 {
        super::bad_length(form, at, 1, 32);
        return;
    }
    // ^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$, in lower case wherever a lower case exists.
    let fits = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '\'');
    if slash && (!name.chars().all(fits) || name.to_lowercase() != name) {
        form.wrong(
            at,
            "APPLICATION_COMMAND_INVALID_NAME",
            "Command name is invalid",
        );
    }
}

fn described(form: &mut Form, body: &Value, path: &str, out: &mut Map<String, Value>) {
    if let Some(text) = required_text(
        form,
        &body["description"],
        &format!("{path}/description"),
        1,
        100,
    ) {
        out.insert("description".into(), json!(text));
    }
    let at = format!("{path}/description_localizations");
    localizations(
        form,
        &body["description_localizations"],
        &at,
        |form, text, at| {
            if length(text) == 0 || length(text) > 100 {
                super::bad_length(form, at, 1, 100);
            }
        },
    );
    out.insert(
        "description_localizations".into(),
        body["description_localizations"].clone(),
    );
}

/// A map from locale to text, each checked by `check`.
pub(crate) fn localizations(
    form: &mut Form,
    value: &Value,
    at: &str,
    check: impl Fn(&mut Form, &str, &str),
) {
    let map = match value {
        Value::Null => return,
        Value::Object(map) => map,
        _ => {
            form.wrong(
                at,
                "DICT_TYPE_CONVERT",
                "Only dictionaries may be used in a DictType",
            );
            return;
        }
    };
    for (locale, text) in map {
        let at = format!("{at}/{locale}");
        if !LOCALES.contains(&locale.as_str()) {
            form.wrong(
                &at,
                "BASE_TYPE_CHOICES",
                format!("Value must be one of {{'{}'}}.", LOCALES.join("', '")),
            );
            continue;
        }
        match text {
            Value::Null => {}
            Value::String(text) => check(form, text, &at),
            _ => form.wrong(
                &at,
                "STRING_TYPE_CONVERT",
                "Could not interpret value as string.",
            ),
        }
    }
}

fn options(form: &mut Form, value: &Value, path: &str, depth: u8) -> Option<Vec<Value>> {
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
        let shown = one(form, option, &at, kind, depth);
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

fn one(form: &mut Form, option: &Value, at: &str, kind: i64, depth: u8) -> Map<String, Value> {
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
        let _ = depth;
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
    let _ = text;
}

/// The characters of a command that count: for each text its longest localization.
fn size(value: &Value) -> usize {
    let longest = |key: &str, locals: &str| {
        let own = value[key].as_str().map_or(0, length);
        let other = value[locals]
            .as_object()
            .into_iter()
            .flatten()
            .filter_map(|(_, v)| v.as_str())
            .map(length)
            .max();
        own.max(other.unwrap_or(0))
    };
    let mut sum =
        longest("name", "name_localizations") + longest("description", "description_localizations");
    for option in value["options"].as_array().into_iter().flatten() {
        sum += size(option);
    }
    for choice in value["choices"].as_array().into_iter().flatten() {
        sum += size(choice)
            + choice["value"]
                .as_str()
                .map_or_else(|| choice["value"].to_string().len(), length);
    }
    sum
}
