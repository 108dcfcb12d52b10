//! Components of messages: rows, buttons, selects; the newer kinds only under their flag. Must never
//! accept a text input here: those live in modals.

use super::{boolean, integer, length, list, object, required_text, text, url};
use crate::errors::Form;
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

pub(crate) const ROW: i64 = 1;
pub(crate) const BUTTON: i64 = 2;
pub(crate) const STRING_SELECT: i64 = 3;
/// Selects of users, roles, mentionables and channels.
pub(crate) const OTHER_SELECTS: [i64; 4] = [5, 6, 7, 8];
const V2: [i64; 7] = [9, 10, 11, 12, 13, 14, 17];
const V2_TOTAL: usize = 40;
const V2_TEXT: usize = 4_000;

struct Walk<'f> {
    form: &'f mut Form,
    seen: BTreeSet<String>,
    ids: BTreeSet<i64>,
    next: i64,
    count: usize,
    text: usize,
}

/// Checks a message's components and returns them as Discord shows them: with ids and defaults.
pub(crate) fn read(form: &mut Form, value: &Value, path: &str, v2: bool) -> Option<Vec<Value>> {
    let rows = list(form, value, path, 0, if v2 { V2_TOTAL } else { 5 })?;
    let mut walk = Walk {
        form,
        seen: BTreeSet::new(),
        ids: BTreeSet::new(),
        next: 1,
        count: 0,
        text: 0,
    };
    walk.claim(rows);
    let mut out = Vec::new();
    for (n, row) in rows.iter().enumerate() {
        let at = format!("{path}/{n}");
        if !object(walk.form, row, &at) {
            continue;
        }
        match row["type"].as_i64() {
            Some(ROW) => out.push(walk.row(row, &at)),
            Some(kind) if v2 && V2.contains(&kind) => out.push(walk.modern(row, &at, kind)),
            kind => walk.wrong_kind(
                &at,
                kind,
                if v2 {
                    "(1, 9, 10, 12, 13, 14, 17)"
                } else {
                    "(1,)"
                },
            ),
        }
    }
    if v2 && walk.count > V2_TOTAL {
        walk.form.wrong(
            path,
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            "Too many components",
        );
    }
    if v2 && walk.text > V2_TEXT {
        walk.form.wrong(
            path,
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            "Text exceeds maximum size of 4000",
        );
    }
    Some(out)
}

impl Walk<'_> {
    /// Ids that were given are taken; the others are counted around them.
    fn claim(&mut self, list: &[Value]) {
        for item in list {
            if let Some(id) = item["id"].as_i64().filter(|id| *id > 0) {
                self.ids.insert(id);
            }
            if let Some(inner) = item["components"].as_array() {
                self.claim(inner);
            }
        }
    }

    fn id(&mut self, item: &Value) -> i64 {
        self.count += 1;
        if let Some(id) = item["id"].as_i64().filter(|id| *id > 0) {
            return id;
        }
        while self.ids.contains(&self.next) {
            self.next += 1;
        }
        self.ids.insert(self.next);
        self.next
    }

    fn wrong_kind(&mut self, at: &str, kind: Option<i64>, allowed: &str) {
        if kind.is_none() {
            self.form.required(&format!("{at}/type"));
        } else {
            let why = format!("Value of field \"type\" must be one of {allowed}.");
            self.form
                .wrong(&format!("{at}/type"), "UNION_TYPE_CHOICES", why);
        }
    }

    fn row(&mut self, row: &Value, at: &str) -> Value {
        let id = self.id(row);
        let path = format!("{at}/components");
        let mut out = Vec::new();
        if row["components"].is_null() {
            self.form.required(&path);
        }
        let items = list(self.form, &row["components"], &path, 1, 5).unwrap_or_default();
        let mut width = 0;
        for (n, item) in items.iter().enumerate() {
            let at = format!("{path}/{n}");
            if !object(self.form, item, &at) {
                continue;
            }
            match item["type"].as_i64() {
                Some(BUTTON) => {
                    width += 1;
                    out.push(self.button(item, &at));
                }
                Some(STRING_SELECT) => {
                    width += 5;
                    out.push(self.select(item, &at));
                }
                Some(kind) if OTHER_SELECTS.contains(&kind) => {
                    width += 5;
                    out.push(self.other_select(item, &at, kind));
                }
                kind => self.wrong_kind(&at, kind, "(2, 3, 5, 6, 7, 8)"),
            }
            if width > 5 {
                let why = "The specified component exceeds the maximum width";
                self.form.wrong(&at, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", why);
                break;
            }
        }
        json!({"type": ROW, "id": id, "components": out})
    }

    fn custom_id(&mut self, item: &Value, at: &str) -> Option<String> {
        let path = format!("{at}/custom_id");
        let id = required_text(self.form, &item["custom_id"], &path, 1, 100)?;
        if !self.seen.insert(id.clone()) {
            let why = "Component custom id cannot be duplicated";
            self.form
                .wrong(&path, "COMPONENT_CUSTOM_ID_DUPLICATED", why);
        }
        Some(id)
    }

    fn button(&mut self, item: &Value, at: &str) -> Value {
        let mut out = Map::new();
        out.insert("type".into(), json!(BUTTON));
        out.insert("id".into(), json!(self.id(item)));
        let style = super::one_of(
            self.form,
            &item["style"],
            &format!("{at}/style"),
            &[1, 2, 3, 4, 5, 6],
        );
        if let Some(style) = style {
            out.insert("style".into(), json!(style));
        }
        let label = text(self.form, &item["label"], &format!("{at}/label"), 0, 80);
        let bare = label.as_deref().is_none_or(str::is_empty) && item["emoji"].is_null();
        if let Some(label) = label.filter(|l| !l.is_empty()) {
            out.insert("label".into(), json!(label));
        } else if bare && item["label"].as_str().is_none_or(str::is_empty) && style != Some(6) {
            let why = "A label or an emoji is required for this button";
            self.form
                .wrong(at, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", why);
        }
        if !item["emoji"].is_null() {
            out.insert(
                "emoji".into(),
                self.emoji(&item["emoji"], &format!("{at}/emoji")),
            );
        }
        match style {
            Some(5) => {
                if item["url"].is_null() {
                    self.form.wrong(
                        at,
                        "BUTTON_COMPONENT_URL_REQUIRED",
                        "A url is required for link buttons",
                    );
                }
                if !item["custom_id"].is_null() {
                    let why = "A custom id and url cannot both be specified";
                    self.form
                        .wrong(at, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", why);
                }
                super::url(self.form, &item["url"], &format!("{at}/url"), false);
                out.insert("url".into(), item["url"].clone());
            }
            Some(6) => {
                out.insert("sku_id".into(), item["sku_id"].clone());
            }
            _ => {
                if !item["url"].is_null() {
                    let why = "A custom id and url cannot both be specified";
                    self.form
                        .wrong(at, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", why);
                }
                if let Some(id) = self.custom_id(item, at) {
                    out.insert("custom_id".into(), json!(id));
                }
            }
        }
        if boolean(self.form, &item["disabled"], &format!("{at}/disabled")) == Some(true) {
            out.insert("disabled".into(), json!(true));
        }
        Value::Object(out)
    }

    fn emoji(&mut self, emoji: &Value, at: &str) -> Value {
        if !object(self.form, emoji, at) {
            return Value::Null;
        }
        let name = text(self.form, &emoji["name"], &format!("{at}/name"), 0, 32);
        let plain = emoji["id"].is_null();
        if plain
            && name
                .as_deref()
                .is_none_or(|n| n.is_empty() || n.is_ascii() && !n.contains(['#', '*', '0']))
        {
            self.form.wrong(
                &format!("{at}/name"),
                "BUTTON_COMPONENT_INVALID_EMOJI",
                "Invalid emoji",
            );
        }
        let mut out = json!({"name": name});
        if !plain {
            out["id"] = emoji["id"].clone();
        }
        if emoji["animated"] == json!(true) {
            out["animated"] = json!(true);
        }
        out
    }

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

    fn other_select(&mut self, item: &Value, at: &str, kind: i64) -> Value {
        let mut out = self.base(item, at, kind, 25);
        if kind == 8 && item["channel_types"].is_array() {
            out.insert("channel_types".into(), item["channel_types"].clone());
        }
        if item["default_values"].is_array() {
            out.insert("default_values".into(), item["default_values"].clone());
        }
        Value::Object(out)
    }

    fn select(&mut self, item: &Value, at: &str) -> Value {
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

    /// The newer kinds, checked for what a bot of words and pictures gets wrong.
    fn modern(&mut self, item: &Value, at: &str, kind: i64) -> Value {
        let mut out = item.as_object().cloned().unwrap_or_default();
        out.insert("id".into(), json!(self.id(item)));
        match kind {
            10 => {
                let words = required_text(
                    self.form,
                    &item["content"],
                    &format!("{at}/content"),
                    1,
                    V2_TEXT,
                );
                self.text += words.map_or(0, |w| length(&w));
            }
            11 => url(
                self.form,
                &item["media"]["url"],
                &format!("{at}/media/url"),
                true,
            ),
            12 => {
                let items = list(self.form, &item["items"], &format!("{at}/items"), 1, 10)
                    .unwrap_or_default();
                for (n, item) in items.iter().enumerate() {
                    url(
                        self.form,
                        &item["media"]["url"],
                        &format!("{at}/items/{n}/media/url"),
                        true,
                    );
                }
            }
            9 | 17 => {
                let inner = list(
                    self.form,
                    &item["components"],
                    &format!("{at}/components"),
                    1,
                    40,
                )
                .unwrap_or_default();
                let mut shown = Vec::new();
                for (n, part) in inner.iter().enumerate() {
                    let at = format!("{at}/components/{n}");
                    match part["type"].as_i64() {
                        Some(ROW) if kind == 17 => shown.push(self.row(part, &at)),
                        Some(inner) if inner != 17 && V2.contains(&inner) => {
                            shown.push(self.modern(part, &at, inner))
                        }
                        inner => self.wrong_kind(&at, inner, "(1, 9, 10, 12, 13, 14)"),
                    }
                }
                out.insert("components".into(), json!(shown));
                if kind == 9 {
                    let path = format!("{at}/accessory");
                    match item["accessory"]["type"].as_i64() {
                        Some(BUTTON) => drop(
                            out.insert("accessory".into(), self.button(&item["accessory"], &path)),
                        ),
                        Some(11) => drop(out.insert(
                            "accessory".into(),
                            self.modern(&item["accessory"], &path, 11),
                        )),
                        other => self.wrong_kind(&path, other, "(2, 11)"),
                    }
                }
            }
            _ => {}
        }
        Value::Object(out)
    }
}
