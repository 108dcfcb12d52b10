//! Selects: their options and how many may be chosen. Must never accept a value twice.

use super::components::{STRING_SELECT, Walk};
use super::{boolean, integer, list, object, required_text, text};
use crate::snowflake::Snowflake;
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

impl Walk<'_> {
    /// What every select has.
    fn base(&mut self, item: &Value, at: &str, kind: i64, options: usize) -> Map<String, Value> {
        let mut out = Map::new();
        out.insert("type".into(), json!(kind));
        out.insert("id".into(), json!(self.id(item)));
        if let Some(id) = self.custom_id(item, at) {
            out.insert("custom_id".into(), json!(id));
        }
        if let Some(hint) = text(
            self.form,
            &item["placeholder"],
            &format!("{at}/placeholder"),
            0,
            150,
        ) {
            out.insert("placeholder".into(), json!(hint));
        }
        let min = integer(
            self.form,
            &item["min_values"],
            &format!("{at}/min_values"),
            0,
            25,
        )
        .unwrap_or(1);
        let max = integer(
            self.form,
            &item["max_values"],
            &format!("{at}/max_values"),
            1,
            25,
        )
        .unwrap_or(1);
        if min > max {
            let why = "Must be less than or equal to max_values";
            self.form.wrong(
                &format!("{at}/min_values"),
                "SELECT_COMPONENT_MIN_MAX_VALUES_INVALID",
                why,
            );
        }
        if usize::try_from(max).is_ok_and(|max| max > options) {
            let why = format!("Must be less than or equal to the number of options ({options})");
            self.form.wrong(
                &format!("{at}/max_values"),
                "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE",
                why,
            );
        }
        out.insert("min_values".into(), json!(min));
        out.insert("max_values".into(), json!(max));
        if boolean(self.form, &item["disabled"], &format!("{at}/disabled")) == Some(true) {
            out.insert("disabled".into(), json!(true));
        }
        out
    }

    pub(super) fn other_select(&mut self, item: &Value, at: &str, kind: i64) -> Value {
        let mut out = self.base(item, at, kind, 25);
        if kind == 8 && item["channel_types"].is_array() {
            out.insert("channel_types".into(), item["channel_types"].clone());
        }
        let chosen = self.default_values(item, at, kind);
        let within = |bound: &str| out[bound].as_u64().and_then(|n| usize::try_from(n).ok());
        let (min, max) = (within("min_values"), within("max_values"));
        let fits = chosen.is_empty() || min <= Some(chosen.len()) && Some(chosen.len()) <= max;
        if !fits {
            let why = "The number of default values must be between min_values and max_values";
            self.form.wrong(
                &format!("{at}/default_values"),
                "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
                why,
            );
        }
        if !chosen.is_empty() {
            out.insert("default_values".into(), json!(chosen));
        }
        Value::Object(out)
    }

    /// Who or what is chosen at first: things of the kind that the select lists.
    fn default_values(&mut self, item: &Value, at: &str, kind: i64) -> Vec<Value> {
        let path = format!("{at}/default_values");
        let kinds: &[&str] = match kind {
            5 => &["user"],
            6 => &["role"],
            7 => &["user", "role"],
            _ => &["channel"],
        };
        let mut chosen = Vec::new();
        if item["default_values"].is_null() {
            return chosen;
        }
        for (n, value) in list(self.form, &item["default_values"], &path, 0, 25)
            .unwrap_or_default()
            .iter()
            .enumerate()
        {
            let at = format!("{path}/{n}");
            if !object(self.form, value, &at) {
                continue;
            }
            let id = value["id"].as_str().and_then(Snowflake::parse);
            if id.is_none() {
                let why = "Value is not snowflake.";
                self.form
                    .wrong(&format!("{at}/id"), "NUMBER_TYPE_COERCE", why);
            }
            if !value["type"].as_str().is_some_and(|it| kinds.contains(&it)) {
                let why = format!("Value must be one of {kinds:?}.");
                self.form
                    .wrong(&format!("{at}/type"), "BASE_TYPE_CHOICES", why);
            }
            chosen.push(value.clone());
        }
        chosen
    }

    pub(super) fn select(&mut self, item: &Value, at: &str) -> Value {
        let path = format!("{at}/options");
        if item["options"].is_null() {
            self.form.required(&path);
        }
        let listed = item["options"].as_array().map_or(25, Vec::len);
        let mut out = self.base(item, at, STRING_SELECT, listed.max(1));
        let (mut values, mut options, mut chosen) = (BTreeSet::new(), Vec::new(), 0);
        for (n, option) in list(self.form, &item["options"], &path, 1, 25)
            .unwrap_or_default()
            .iter()
            .enumerate()
        {
            let at = format!("{path}/{n}");
            if !object(self.form, option, &at) {
                continue;
            }
            let mut shown = Map::new();
            if let Some(label) =
                required_text(self.form, &option["label"], &format!("{at}/label"), 1, 100)
            {
                shown.insert("label".into(), json!(label));
            }
            if let Some(value) =
                required_text(self.form, &option["value"], &format!("{at}/value"), 1, 100)
            {
                if !values.insert(value.clone()) {
                    let why = "The specified option value is already used";
                    self.form.wrong(
                        &format!("{at}/value"),
                        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                        why,
                    );
                }
                shown.insert("value".into(), json!(value));
            }
            if let Some(more) = text(
                self.form,
                &option["description"],
                &format!("{at}/description"),
                0,
                100,
            ) {
                shown.insert("description".into(), json!(more));
            }
            if !option["emoji"].is_null() {
                shown.insert(
                    "emoji".into(),
                    self.emoji(&option["emoji"], &format!("{at}/emoji")),
                );
            }
            if boolean(self.form, &option["default"], &format!("{at}/default")) == Some(true) {
                chosen += 1;
                shown.insert("default".into(), json!(true));
            }
            options.push(Value::Object(shown));
        }
        if chosen > out["max_values"].as_i64().unwrap_or(1) {
            let why = "More default values than max_values";
            self.form
                .wrong(&path, "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", why);
        }
        out.insert("options".into(), json!(options));
        Value::Object(out)
    }
}
