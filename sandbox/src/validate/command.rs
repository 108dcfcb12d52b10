//! Application commands: names, descriptions, options, sizes. Must never accept what a registration
//! on Discord would refuse as a whole.

use super::option::options;
use super::{Field, LOCALES, length, show};
use crate::errors::{ApiError, Form};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Characters of a whole command: names, descriptions and values, the longest localization of each.
const TOTAL: usize = 8_000;

/// Commands of each type that a scope may hold.
pub(crate) const SCOPE: usize = 100;

/// Checks one command and returns it as REST shows it, without its ids.
pub(crate) fn read(body: &Value, global: bool) -> Result<Value, ApiError> {
    let form = Form::default();
    let read = read_command(&form.field(body, ""), global);
    form.finish()?;
    Ok(read)
}

/// Checks a whole scope at once, as a bulk overwrite does.
pub(crate) fn read_all(body: &Value, global: bool) -> Result<Vec<Value>, ApiError> {
    let form = Form::default();
    let whole = form.field(body, "");
    if !body.is_array() {
        let why = "Only iterables may be used in a ListType";
        return Err(Form::refuse("", "LIST_TYPE_CONVERT", why));
    }
    let mut out: Vec<Value> = Vec::new();
    for command in whole.list(0, usize::MAX).unwrap_or_default() {
        let read = read_command(&command, global);
        let same = |other: &Value| other["name"] == read["name"] && other["type"] == read["type"];
        if !read["name"].is_null() && out.iter().any(same) {
            let why = "Application command names must be unique";
            command.wrong("APPLICATION_COMMANDS_DUPLICATE_NAME", why);
        }
        out.push(read);
    }
    let slash = out.iter().filter(|c| c["type"] == json!(1)).count();
    if out.len() > SCOPE + 10 || slash > SCOPE {
        let why = format!("Must be {SCOPE} or fewer in length.");
        whole.wrong("BASE_TYPE_MAX_LENGTH", why);
    }
    form.finish()?;
    Ok(out)
}

fn read_command(command: &Field<'_>, global: bool) -> Value {
    let mut out = json!({});
    if !command.object() {
        return out;
    }
    let kind = if command["type"].is_null() {
        1
    } else {
        let kind = command.child("type").one_of(&[1, 2, 3, 4]);
        kind.unwrap_or(1)
    };
    out["type"] = json!(kind);
    let slash = kind == 1;
    name(command, slash, &mut out);
    if slash {
        described(command, &mut out);
    } else {
        let description = command.child("description");
        if description.as_str().is_some_and(|d| !d.is_empty()) {
            let why = "Context menu commands cannot have description";
            description.wrong(
                "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_CANNOT_BE_SET",
                why,
            );
        }
        out["description"] = json!("");
    }
    out["default_member_permissions"] = permissions(&command.child("default_member_permissions"));
    out["nsfw"] = json!(command.child("nsfw").boolean().unwrap_or(false));
    if global {
        places(command, &mut out);
    }
    show(&mut out, "options", options(&command.child("options"), 0));
    if size(&out) > TOTAL {
        let why = format!("Command exceeds maximum size ({TOTAL})");
        command.wrong("APPLICATION_COMMAND_TOO_LARGE", why);
    }
    out
}

fn permissions(field: &Field<'_>) -> Value {
    match &**field {
        Value::String(bits) if bits.parse::<u64>().is_ok() => json!(bits),
        Value::Number(bits) => json!(bits.to_string()),
        Value::Null => Value::Null,
        _ => {
            field.wrong("NUMBER_TYPE_COERCE", "Value is not int.");
            Value::Null
        }
    }
}

fn places(command: &Field<'_>, out: &mut Value) {
    for (key, min, allowed, default) in [
        ("integration_types", 1, &[0, 1][..], json!([0])),
        ("contexts", 0, &[0, 1, 2][..], Value::Null),
    ] {
        let given = command.child(key);
        let mut seen = BTreeSet::new();
        for item in given.list(min, allowed.len()).unwrap_or_default() {
            let number = item.one_of(allowed);
            if number.is_some_and(|n| !seen.insert(n)) {
                let why = "The set already contains this value";
                given.wrong("SET_TYPE_ALREADY_CONTAINS_VALUE", why);
            }
        }
        out[key] = if given.is_array() {
            command[key].clone()
        } else {
            default
        };
    }
    let dm = command.child("dm_permission").boolean();
    let in_dm = match command["contexts"].as_array() {
        Some(list) => list.contains(&json!(1)),
        None => dm.unwrap_or(true),
    };
    out["dm_permission"] = json!(in_dm);
}

pub(super) fn name(named: &Field<'_>, slash: bool, out: &mut Value) {
    let field = named.child("name");
    let name = field.required_text(1, 32);
    if let Some(name) = &name {
        check_name(&field, name, slash);
    }
    show(out, "name", name);
    let check = |at: &Field<'_>, name: &str| check_name(at, name, slash);
    localizations(&named.child("name_localizations"), 32, check);
    out["name_localizations"] = named["name_localizations"].clone();
}

fn check_name(at: &Field<'_>, name: &str, slash: bool) {
    // ^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$, in lower case wherever a lower case exists.
    let fits = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '\'');
    if slash && (!name.chars().all(fits) || name.to_lowercase() != name) {
        at.wrong(
            "APPLICATION_COMMAND_INVALID_NAME",
            "Command name is invalid",
        );
    }
}

pub(super) fn described(what: &Field<'_>, out: &mut Value) {
    show(
        out,
        "description",
        what.child("description").required_text(1, 100),
    );
    localizations(&what.child("description_localizations"), 100, |_, _| {});
    out["description_localizations"] = what["description_localizations"].clone();
}

/// A map from locale to a text that is not too long, each checked by `check`.
pub(super) fn localizations(field: &Field<'_>, max: usize, check: impl Fn(&Field<'_>, &str)) {
    if !field.is_null() && !field.is_object() {
        let why = "Only dictionaries may be used in a DictType";
        field.wrong("DICT_TYPE_CONVERT", why);
    }
    for (locale, text) in field.as_object().into_iter().flatten() {
        let at = field.child(locale);
        match text {
            _ if !LOCALES.contains(&locale.as_str()) => {
                let why = format!("Value must be one of {{'{}'}}.", LOCALES.join("', '"));
                at.wrong("BASE_TYPE_CHOICES", why);
            }
            Value::Null => {}
            Value::String(text) if at.fits(length(text), 1, max) => check(&at, text),
            Value::String(_) => {}
            _ => at.wrong(
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
