//! Autocomplete answers: at most 25 choices of the option's own type. Must never reorder them.

use super::Field;
use super::command::localizations;
use crate::errors::{ApiError, Form};
use serde_json::{Value, json};

/// The largest whole number that JSON carries exactly.
const WHOLE: i64 = 9_007_199_254_740_991;

/// Checks choices for an option of this type (3 text, 4 integer, 10 number).
pub(crate) fn read(data: &Value, path: &str, kind: i64) -> Result<Vec<Value>, ApiError> {
    let form = Form::default();
    let choices = form.field(data, path).child("choices");
    choices.required();
    let shown = check(&choices, kind);
    form.finish()?;
    Ok(shown)
}

/// Checks the choices that a command declares.
pub(crate) fn check(choices: &Field<'_>, kind: i64) -> Vec<Value> {
    let mut shown = Vec::new();
    for choice in choices.objects(0, 25) {
        let name = choice.child("name").required_text(1, 100);
        let local = choice.child("name_localizations");
        localizations(&local, 100, |_, _| {});
        let value = choice.child("value");
        if value.required() {
            match kind {
                3 => drop(value.text(1, 100)),
                4 => drop(value.integer(-WHOLE, WHOLE)),
                _ if !value.is_number() => value.not_a("float"),
                _ => {}
            }
        }
        let mut out = json!({"name": name, "value": choice["value"]});
        if !local.is_null() {
            out["name_localizations"] = choice["name_localizations"].clone();
        }
        shown.push(out);
    }
    shown
}
