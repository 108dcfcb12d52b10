//! Autocomplete answers: at most 25 choices of the option's own type. Must never reorder them.

use super::{list, object, required_text};
use crate::errors::{ApiError, Form};
use serde_json::{Value, json};

/// Checks choices for an option of this type (3 text, 4 integer, 10 number).
pub(crate) fn read(data: &Value, path: &str, kind: i64) -> Result<Vec<Value>, ApiError> {
    let mut form = Form::default();
    let at = format!("{path}/choices");
    if data["choices"].is_null() {
        form.required(&at);
    }
    let shown = check(&mut form, &data["choices"], &at, kind);
    form.finish()?;
    Ok(shown)
}

/// The same for the choices that a command declares.
pub(crate) fn check(form: &mut Form, value: &Value, at: &str, kind: i64) -> Vec<Value> {
    let mut shown = Vec::new();
    for (n, choice) in list(form, value, at, 0, 25)
        .unwrap_or_default()
        .iter()
        .enumerate()
    {
        let at = format!("{at}/{n}");
        if !object(form, choice, &at) {
            continue;
        }
        let name = required_text(form, &choice["name"], &format!("{at}/name"), 1, 100);
        super::command::localizations(
            form,
            &choice["name_localizations"],
            &format!("{at}/name_localizations"),
            |form, text, at| {
                if super::length(text) == 0 || super::length(text) > 100 {
                    super::bad_length(form, at, 1, 100);
                }
            },
        );
        let value = &choice["value"];
        let path = format!("{at}/value");
        match kind {
            _ if value.is_null() => form.required(&path),
            3 => drop(required_text(form, value, &path, 1, 100)),
            4 => drop(super::integer(
                form,
                value,
                &path,
                -9_007_199_254_740_991,
                9_007_199_254_740_991,
            )),
            _ if value.as_f64().is_none() => {
                form.wrong(
                    &path,
                    "NUMBER_TYPE_COERCE",
                    format!("Value \"{}\" is not float.", super::bare(value)),
                );
            }
            _ => {}
        }
        let mut out = json!({"name": name, "value": value});
        if !choice["name_localizations"].is_null() {
            out["name_localizations"] = choice["name_localizations"].clone();
        }
        shown.push(out);
    }
    shown
}
