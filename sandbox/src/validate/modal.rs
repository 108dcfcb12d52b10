//! Modals: a title, a custom id, one to five text inputs. Must never accept a button.

use super::{boolean, integer, list, object, one_of, required_text, text};
use crate::errors::{ApiError, Form};
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

/// Checks a modal and returns it as a client gets it. Fields may stand in rows or in labels (18).
pub(crate) fn read(data: &Value, path: &str) -> Result<Value, ApiError> {
    let mut form = Form::default();
    if !object(&mut form, data, path) {
        return form.finish().map(|()| Value::Null);
    }
    let title = required_text(&mut form, &data["title"], &format!("{path}/title"), 1, 45);
    let custom_id = required_text(
        &mut form,
        &data["custom_id"],
        &format!("{path}/custom_id"),
        1,
        100,
    );
    let at = format!("{path}/components");
    if data["components"].is_null() {
        form.required(&at);
    }
    let rows = list(&mut form, &data["components"], &at, 1, 5).unwrap_or_default();
    let (mut seen, mut shown) = (BTreeSet::new(), Vec::new());
    for (n, row) in rows.iter().enumerate() {
        let at = format!("{at}/{n}");
        if !object(&mut form, row, &at) {
            continue;
        }
        let id = i64::try_from(n).unwrap_or(0) * 2 + 1;
        match row["type"].as_i64() {
            Some(1) => {
                let inner = list(
                    &mut form,
                    &row["components"],
                    &format!("{at}/components"),
                    1,
                    1,
                );
                let field = inner.and_then(<[Value]>::first).unwrap_or(&Value::Null);
                let field = input(
                    &mut form,
                    field,
                    &format!("{at}/components/0"),
                    &mut seen,
                    true,
                    id + 1,
                );
                shown.push(json!({"type": 1, "id": id, "components": [field]}));
            }
            Some(18) => {
                let label = required_text(&mut form, &row["label"], &format!("{at}/label"), 1, 45);
                let hint = text(
                    &mut form,
                    &row["description"],
                    &format!("{at}/description"),
                    0,
                    100,
                );
                let mut field = input(
                    &mut form,
                    &row["component"],
                    &format!("{at}/component"),
                    &mut seen,
                    false,
                    id + 1,
                );
                field["label"] = json!(label);
                shown.push(json!({"type": 18, "id": id, "label": label, "description": hint, "component": field}));
            }
            None => form.required(&format!("{at}/type")),
            Some(_) => {
                let why = "Value of field \"type\" must be one of (1, 18).";
                form.wrong(&format!("{at}/type"), "UNION_TYPE_CHOICES", why);
            }
        }
    }
    form.finish()?;
    Ok(json!({"title": title, "custom_id": custom_id, "components": shown}))
}

fn input(
    form: &mut Form,
    field: &Value,
    at: &str,
    seen: &mut BTreeSet<String>,
    labelled: bool,
    id: i64,
) -> Value {
    if !object(form, field, at) {
        return Value::Null;
    }
    if field["type"] != json!(4) {
        form.wrong(
            &format!("{at}/type"),
            "UNION_TYPE_CHOICES",
            "Value of field \"type\" must be one of (4,).",
        );
        return Value::Null;
    }
    let mut out = Map::new();
    out.insert("type".into(), json!(4));
    out.insert("id".into(), json!(id));
    let path = format!("{at}/custom_id");
    if let Some(id) = required_text(form, &field["custom_id"], &path, 1, 100) {
        if !seen.insert(id.clone()) {
            form.wrong(
                &path,
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                "Component custom id cannot be duplicated",
            );
        }
        out.insert("custom_id".into(), json!(id));
    }
    if let Some(style) = one_of(form, &field["style"], &format!("{at}/style"), &[1, 2]) {
        out.insert("style".into(), json!(style));
    }
    if labelled
        && let Some(label) = required_text(form, &field["label"], &format!("{at}/label"), 1, 45)
    {
        out.insert("label".into(), json!(label));
    }
    let min = integer(
        form,
        &field["min_length"],
        &format!("{at}/min_length"),
        0,
        4_000,
    );
    let max = integer(
        form,
        &field["max_length"],
        &format!("{at}/max_length"),
        1,
        4_000,
    );
    if let (Some(min), Some(max)) = (min, max)
        && min > max
    {
        let why = "Must be less than or equal to max_length";
        form.wrong(
            &format!("{at}/min_length"),
            "TEXT_INPUT_COMPONENT_MIN_MAX_LENGTH_INVALID",
            why,
        );
    }
    out.insert("min_length".into(), json!(min));
    out.insert("max_length".into(), json!(max));
    let required = boolean(form, &field["required"], &format!("{at}/required")).unwrap_or(true);
    out.insert("required".into(), json!(required));
    let longest = usize::try_from(max.unwrap_or(4_000)).unwrap_or(4_000);
    if let Some(value) = text(form, &field["value"], &format!("{at}/value"), 0, longest) {
        out.insert("value".into(), json!(value));
    }
    if let Some(hint) = text(
        form,
        &field["placeholder"],
        &format!("{at}/placeholder"),
        0,
        100,
    ) {
        out.insert("placeholder".into(), json!(hint));
    }
    Value::Object(out)
}
