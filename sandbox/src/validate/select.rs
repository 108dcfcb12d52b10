//! Selects: their options and how many may be chosen. Must never accept a value twice.

use super::components::{STRING_SELECT, Walk, custom_id, emoji};
use super::{Field, show};
use crate::snowflake::Snowflake;
use serde_json::{Value, json};
use std::collections::BTreeSet;

impl Walk {
    /// Fields of every select.
    fn base(&mut self, item: &Field<'_>, kind: i64, options: usize) -> Value {
        let mut out = json!({"type": kind, "id": self.id(item)});
        show(&mut out, "custom_id", custom_id(item, &mut self.seen));
        show(
            &mut out,
            "placeholder",
            item.child("placeholder").text(0, 150),
        );
        let (least, most) = (item.child("min_values"), item.child("max_values"));
        let min = least.integer(0, 25).unwrap_or(1);
        let max = most.integer(1, 25).unwrap_or(1);
        if min > max {
            let why = "Must be less than or equal to max_values";
            least.wrong("SELECT_COMPONENT_MIN_MAX_VALUES_INVALID", why);
        }
        if usize::try_from(max).is_ok_and(|max| max > options) {
            let why = format!("Must be less than or equal to the number of options ({options})");
            most.wrong("SELECT_COMPONENT_MAX_VALUES_TOO_LARGE", why);
        }
        out["min_values"] = json!(min);
        out["max_values"] = json!(max);
        let disabled = item
            .child("disabled")
            .boolean()
            .filter(|disabled| *disabled);
        show(&mut out, "disabled", disabled);
        out
    }

    pub(super) fn other_select(&mut self, item: &Field<'_>, kind: i64) -> Value {
        let mut out = self.base(item, kind, 25);
        if kind == 8 && item["channel_types"].is_array() {
            out["channel_types"] = item["channel_types"].clone();
        }
        let field = item.child("default_values");
        let chosen = default_values(&field, kind);
        if chosen.is_empty() {
            return out;
        }
        let within = |bound: &str| out[bound].as_u64().and_then(|n| usize::try_from(n).ok());
        let (min, max) = (within("min_values"), within("max_values"));
        if min > Some(chosen.len()) || Some(chosen.len()) > max {
            let why = "The number of default values must be between min_values and max_values";
            field.wrong("SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", why);
        }
        out["default_values"] = json!(chosen);
        out
    }

    pub(super) fn select(&mut self, item: &Field<'_>) -> Value {
        let field = item.child("options");
        field.required();
        let listed = field.as_array().map_or(25, Vec::len);
        let mut out = self.base(item, STRING_SELECT, listed.max(1));
        let (mut values, mut options, mut chosen) = (BTreeSet::new(), Vec::new(), 0);
        for option in field.objects(1, 25) {
            let mut shown = json!({});
            show(
                &mut shown,
                "label",
                option.child("label").required_text(1, 100),
            );
            let value = option.child("value").required_text(1, 100);
            if value.as_ref().is_some_and(|v| !values.insert(v.clone())) {
                let why = "The specified option value is already used";
                let code = "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED";
                option.child("value").wrong(code, why);
            }
            show(&mut shown, "value", value);
            show(
                &mut shown,
                "description",
                option.child("description").text(0, 100),
            );
            show(&mut shown, "emoji", emoji(&option.child("emoji")));
            if option.child("default").boolean() == Some(true) {
                chosen += 1;
                shown["default"] = json!(true);
            }
            options.push(shown);
        }
        if chosen > out["max_values"].as_i64().unwrap_or(1) {
            let why = "More default values than max_values";
            field.wrong("SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", why);
        }
        out["options"] = json!(options);
        out
    }
}

/// People or things that are chosen at first: of the kind that the select lists.
fn default_values(field: &Field<'_>, kind: i64) -> Vec<Value> {
    let kinds: &[&str] = match kind {
        5 => &["user"],
        6 => &["role"],
        7 => &["user", "role"],
        _ => &["channel"],
    };
    let mut chosen = Vec::new();
    for value in field.objects(0, 25) {
        let id = value["id"].as_str().and_then(Snowflake::parse);
        if id.is_none() {
            let why = "Value is not snowflake.";
            value.child("id").wrong("NUMBER_TYPE_COERCE", why);
        }
        if !value["type"].as_str().is_some_and(|it| kinds.contains(&it)) {
            let why = format!("Value must be one of {kinds:?}.");
            value.child("type").wrong("BASE_TYPE_CHOICES", why);
        }
        chosen.push(Value::clone(&value));
    }
    chosen
}
