//! Application commands: names, descriptions, options, sizes. Must never accept what a registration
//! on Discord would refuse as a whole.

use super::option::options;
use super::{LOCALES, boolean, length, list, object, one_of, required_text};
use crate::errors::{ApiError, Form};
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

/// Characters of a whole command: names, descriptions and values, the longest localization of each.
const TOTAL: usize = 8_000;

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

pub(super) fn name(
    form: &mut Form,
    body: &Value,
    path: &str,
    slash: bool,
    out: &mut Map<String, Value>,
) {
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

pub(super) fn described(form: &mut Form, body: &Value, path: &str, out: &mut Map<String, Value>) {
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
