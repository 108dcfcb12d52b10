//! What Discord accepts. Each function reads untrusted JSON, notes every wrong field at its path,
//! and returns what it could read. Must never change the world.

pub(crate) mod attachments;
pub(crate) mod choices;
pub(crate) mod command;
pub(crate) mod components;
mod components_v2;
pub(crate) mod embeds;
pub(crate) mod message;
pub(crate) mod modal;
mod option;
mod select;

use crate::errors::Form;
use serde_json::Value;

/// The largest file without a boosted server.
pub(crate) const MAX_FILE_BYTES: usize = 10 * 1024 * 1024;

/// Locales that Discord's client offers.
pub(crate) const LOCALES: [&str; 34] = [
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he",
    "hi", "hr", "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE",
    "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
];

/// Length as Discord counts it.
pub(crate) fn length(text: &str) -> usize {
    text.chars().count()
}

/// An optional text: null and absence are the same.
pub(crate) fn text(
    form: &mut Form,
    value: &Value,
    path: &str,
    min: usize,
    max: usize,
) -> Option<String> {
    let read = match value {
        Value::Null => return None,
        Value::String(text) => text.clone(),
        Value::Number(number) => number.to_string(),
        _ => {
            form.wrong(
                path,
                "STRING_TYPE_CONVERT",
                format!("Could not interpret \"{value}\" as string."),
            );
            return None;
        }
    };
    let long = length(&read);
    if long < min || long > max {
        bad_length(form, path, min, max);
        return None;
    }
    Some(read)
}

pub(crate) fn bad_length(form: &mut Form, path: &str, min: usize, max: usize) {
    if min == 0 {
        form.wrong(
            path,
            "BASE_TYPE_MAX_LENGTH",
            format!("Must be {max} or fewer in length."),
        );
    } else {
        form.wrong(
            path,
            "BASE_TYPE_BAD_LENGTH",
            format!("Must be between {min} and {max} in length."),
        );
    }
}

pub(crate) fn required_text(
    form: &mut Form,
    value: &Value,
    path: &str,
    min: usize,
    max: usize,
) -> Option<String> {
    if value.is_null() {
        form.required(path);
        return None;
    }
    text(form, value, path, min, max)
}

pub(crate) fn boolean(form: &mut Form, value: &Value, path: &str) -> Option<bool> {
    match value {
        Value::Null => None,
        Value::Bool(read) => Some(*read),
        _ => {
            form.wrong(
                path,
                "BOOLEAN_TYPE_CONVERT",
                "Must be either true or false.",
            );
            None
        }
    }
}

/// An optional integer within bounds.
pub(crate) fn integer(
    form: &mut Form,
    value: &Value,
    path: &str,
    min: i64,
    max: i64,
) -> Option<i64> {
    if value.is_null() {
        return None;
    }
    let read = value
        .as_i64()
        .or_else(|| value.as_str().and_then(|t| t.parse().ok()));
    let Some(read) = read else {
        form.wrong(
            path,
            "NUMBER_TYPE_COERCE",
            format!("Value \"{}\" is not int.", bare(value)),
        );
        return None;
    };
    if read < min {
        form.wrong(
            path,
            "NUMBER_TYPE_MIN",
            format!("int value should be greater than or equal to {min}."),
        );
        return None;
    }
    if read > max {
        form.wrong(
            path,
            "NUMBER_TYPE_MAX",
            format!("int value should be less than or equal to {max}."),
        );
        return None;
    }
    Some(read)
}

/// An optional list of at most `max`.
pub(crate) fn list<'a>(
    form: &mut Form,
    value: &'a Value,
    path: &str,
    min: usize,
    max: usize,
) -> Option<&'a [Value]> {
    match value {
        Value::Null => None,
        Value::Array(list) => {
            if list.len() < min || list.len() > max {
                bad_length(form, path, min, max);
                return None;
            }
            Some(list)
        }
        _ => {
            form.wrong(
                path,
                "LIST_TYPE_CONVERT",
                "Only iterables may be used in a ListType",
            );
            None
        }
    }
}

/// Whether this is an object; notes it when not.
pub(crate) fn object(form: &mut Form, value: &Value, path: &str) -> bool {
    if !value.is_object() {
        form.wrong(
            path,
            "MODEL_TYPE_CONVERT",
            "Only dictionaries may be used in a ModelType",
        );
    }
    value.is_object()
}

/// An optional web address; `attachment://` where allowed.
pub(crate) fn url(form: &mut Form, value: &Value, path: &str, attachments: bool) {
    let Some(address) = text(form, value, path, 0, 2_048) else {
        return;
    };
    let Some((scheme, rest)) = address.split_once("://") else {
        form.wrong(path, "URL_TYPE_INVALID_URL", "Not a well formed URL.");
        return;
    };
    if rest.is_empty() || address.contains(char::is_whitespace) {
        form.wrong(path, "URL_TYPE_INVALID_URL", "Not a well formed URL.");
    } else if !(matches!(scheme, "http" | "https") || attachments && scheme == "attachment") {
        let allowed = if attachments {
            "('http', 'https', 'attachment')"
        } else {
            "('http', 'https', 'discord')"
        };
        form.wrong(
            path,
            "URL_TYPE_INVALID_SCHEME",
            format!("Scheme \"{scheme}\" is not supported. Scheme must be one of {allowed}."),
        );
    }
}

/// One of a few numbers.
pub(crate) fn one_of(form: &mut Form, value: &Value, path: &str, allowed: &[i64]) -> Option<i64> {
    let number = value.as_i64();
    if let Some(number) = number.filter(|n| allowed.contains(n)) {
        return Some(number);
    }
    if value.is_null() {
        form.required(path);
    } else {
        let names: Vec<String> = allowed.iter().map(i64::to_string).collect();
        form.wrong(
            path,
            "BASE_TYPE_CHOICES",
            format!("Value must be one of {{{}}}.", names.join(", ")),
        );
    }
    None
}

fn bare(value: &Value) -> String {
    value
        .as_str()
        .map_or_else(|| value.to_string(), str::to_owned)
}
