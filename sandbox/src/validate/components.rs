//! Components of messages: rows, buttons, selects; the newer kinds only under their flag. Must
//! never accept a text input here: those live in modals.

use super::{boolean, list, object, required_text, text};
use crate::errors::Form;
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

pub(crate) const ROW: i64 = 1;
pub(crate) const BUTTON: i64 = 2;
pub(crate) const STRING_SELECT: i64 = 3;
/// Selects of users, roles, mentionables and channels.
pub(crate) const OTHER_SELECTS: [i64; 4] = [5, 6, 7, 8];
pub(super) const V2: [i64; 7] = [9, 10, 11, 12, 13, 14, 17];
const V2_TOTAL: usize = 40;
pub(super) const V2_TEXT: usize = 4_000;

pub(super) struct Walk<'f> {
    pub(super) form: &'f mut Form,
    seen: BTreeSet<String>,
    ids: BTreeSet<i64>,
    next: i64,
    count: usize,
    pub(super) text: usize,
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

    pub(super) fn id(&mut self, item: &Value) -> i64 {
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

    pub(super) fn wrong_kind(&mut self, at: &str, kind: Option<i64>, allowed: &str) {
        if kind.is_none() {
            self.form.required(&format!("{at}/type"));
        } else {
            let why = format!("Value of field \"type\" must be one of {allowed}.");
            self.form
                .wrong(&format!("{at}/type"), "UNION_TYPE_CHOICES", why);
        }
    }

    pub(super) fn row(&mut self, row: &Value, at: &str) -> Value {
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

    pub(super) fn custom_id(&mut self, item: &Value, at: &str) -> Option<String> {
        let path = format!("{at}/custom_id");
        let id = required_text(self.form, &item["custom_id"], &path, 1, 100)?;
        if !self.seen.insert(id.clone()) {
            let why = "Component custom id cannot be duplicated";
            self.form
                .wrong(&path, "COMPONENT_CUSTOM_ID_DUPLICATED", why);
        }
        Some(id)
    }

    pub(super) fn button(&mut self, item: &Value, at: &str) -> Value {
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

    pub(super) fn emoji(&mut self, emoji: &Value, at: &str) -> Value {
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
}
