//! Modals: a title, a custom id, one to five text inputs. Must never accept a button.

use super::components::{custom_id, wrong_kind};
use super::{Field, show};
use crate::errors::{ApiError, Form};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Checks a modal and returns it as a client gets it. Fields may stand in rows or in labels (18).
pub(crate) fn read(data: &Value, path: &str) -> Result<Value, ApiError> {
    let form = Form::default();
    let modal = form.field(data, path);
    if !modal.object() {
        return form.finish().map(|()| Value::Null);
    }
    let title = modal.child("title").required_text(1, 45);
    let own_id = modal.child("custom_id").required_text(1, 100);
    let rows = modal.child("components");
    rows.required();
    let (mut seen, mut shown) = (BTreeSet::new(), Vec::new());
    for (n, row) in rows.list(1, 5).unwrap_or_default().iter().enumerate() {
        if !row.object() {
            continue;
        }
        let id = i64::try_from(n).unwrap_or(0) * 2 + 1;
        match row["type"].as_i64() {
            Some(1) => {
                row.child("components").list(1, 1);
                let field = row.child("components").child(0);
                let field = input(&field, &mut seen, true, id + 1);
                shown.push(json!({"type": 1, "id": id, "components": [field]}));
            }
            Some(18) => {
                let label = row.child("label").required_text(1, 45);
                let hint = row.child("description").text(0, 100);
                let mut field = input(&row.child("component"), &mut seen, false, id + 1);
                field["label"] = json!(label);
                shown.push(json!({"type": 18, "id": id, "label": label, "description": hint, "component": field}));
            }
            _ => wrong_kind(row, "(1, 18)"),
        }
    }
    form.finish()?;
    Ok(json!({"title": title, "custom_id": own_id, "components": shown}))
}

fn input(field: &Field<'_>, seen: &mut BTreeSet<String>, labelled: bool, id: i64) -> Value {
    if !field.object() {
        return Value::Null;
    }
    if field["type"] != json!(4) {
        let why = "Value of field \"type\" must be one of (4,).";
        field.child("type").wrong("UNION_TYPE_CHOICES", why);
        return Value::Null;
    }
    let mut out = json!({"type": 4, "id": id});
    show(&mut out, "custom_id", custom_id(field, seen));
    show(&mut out, "style", field.child("style").one_of(&[1, 2]));
    if labelled {
        show(&mut out, "label", field.child("label").required_text(1, 45));
    }
    let min = field.child("min_length").integer(0, 4_000);
    let max = field.child("max_length").integer(1, 4_000);
    if min.is_some() && max.is_some() && min > max {
        let why = "Must be less than or equal to max_length";
        let code = "TEXT_INPUT_COMPONENT_MIN_MAX_LENGTH_INVALID";
        field.child("min_length").wrong(code, why);
    }
    out["min_length"] = json!(min);
    out["max_length"] = json!(max);
    out["required"] = json!(field.child("required").boolean().unwrap_or(true));
    let longest = usize::try_from(max.unwrap_or(4_000)).unwrap_or(4_000);
    show(&mut out, "value", field.child("value").text(0, longest));
    show(
        &mut out,
        "placeholder",
        field.child("placeholder").text(0, 100),
    );
    out
}
