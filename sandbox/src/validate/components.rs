//! Components of messages: rows, buttons, selects; the newer kinds only under their flag. Must
//! never accept a text input here: those live in modals.

use super::{Field, show};
use serde_json::{Value, json};
use std::collections::BTreeSet;

pub(crate) const ROW: i64 = 1;
pub(crate) const BUTTON: i64 = 2;
pub(crate) const STRING_SELECT: i64 = 3;
/// Selects of users, roles, mentionables and channels.
pub(crate) const OTHER_SELECTS: [i64; 4] = [5, 6, 7, 8];
pub(super) const V2: [i64; 7] = [9, 10, 11, 12, 13, 14, 17];
const V2_TOTAL: usize = 40;
pub(super) const V2_TEXT: usize = 4_000;

#[derive(Default)]
pub(super) struct Walk {
    /// The custom ids so far.
    pub(super) seen: BTreeSet<String>,
    ids: BTreeSet<i64>,
    next: i64,
    count: usize,
    pub(super) text: usize,
}

/// Checks a message's components and returns them as Discord shows them: with ids and defaults.
pub(crate) fn read(field: &Field<'_>, v2: bool) -> Option<Vec<Value>> {
    let rows = field.list(0, if v2 { V2_TOTAL } else { 5 })?;
    let mut walk = Walk {
        next: 1,
        ..Walk::default()
    };
    walk.claim(field);
    let mut out = Vec::new();
    for row in rows.iter().filter(|row| row.object()) {
        match row["type"].as_i64() {
            Some(ROW) => out.push(walk.row(row)),
            Some(kind) if v2 && V2.contains(&kind) => out.push(walk.modern(row, kind)),
            _ if v2 => wrong_kind(row, "(1, 9, 10, 12, 13, 14, 17)"),
            _ => wrong_kind(row, "(1,)"),
        }
    }
    if v2 && walk.count > V2_TOTAL {
        let why = "Too many components";
        field.wrong("COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", why);
    }
    if v2 && walk.text > V2_TEXT {
        let why = "Text exceeds maximum size of 4000";
        field.wrong("COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", why);
    }
    Some(out)
}

pub(super) fn wrong_kind(item: &Field<'_>, allowed: &str) {
    let kind = item.child("type");
    if kind.as_i64().is_none() {
        kind.missing();
    } else {
        let why = format!("Value of field \"type\" must be one of {allowed}.");
        kind.wrong("UNION_TYPE_CHOICES", why);
    }
}

impl Walk {
    /// Ids that were given are taken; the others are counted around them.
    fn claim(&mut self, list: &Value) {
        for item in list.as_array().into_iter().flatten() {
            self.ids.extend(item["id"].as_i64().filter(|id| *id > 0));
            self.claim(&item["components"]);
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

    pub(super) fn row(&mut self, row: &Field<'_>) -> Value {
        let id = self.id(row);
        let items = row.child("components");
        items.required();
        let (mut out, mut width) = (Vec::new(), 0);
        for item in items.objects(1, 5) {
            match item["type"].as_i64() {
                Some(BUTTON) => {
                    width += 1;
                    out.push(self.button(&item));
                }
                Some(STRING_SELECT) => {
                    width += 5;
                    out.push(self.select(&item));
                }
                Some(kind) if OTHER_SELECTS.contains(&kind) => {
                    width += 5;
                    out.push(self.other_select(&item, kind));
                }
                _ => wrong_kind(&item, "(2, 3, 5, 6, 7, 8)"),
            }
            if width > 5 {
                let why = "The specified component exceeds the maximum width";
                item.wrong("COMPONENT_LAYOUT_WIDTH_EXCEEDED", why);
                break;
            }
        }
        json!({"type": ROW, "id": id, "components": out})
    }

    pub(super) fn button(&mut self, item: &Field<'_>) -> Value {
        let mut out = json!({"type": BUTTON, "id": self.id(item)});
        let style = item.child("style").one_of(&[1, 2, 3, 4, 5, 6]);
        show(&mut out, "style", style);
        let label = item.child("label").text(0, 80).filter(|l| !l.is_empty());
        let unnamed = label.is_none() && item["label"].as_str().is_none_or(str::is_empty);
        show(&mut out, "label", label);
        if unnamed && item["emoji"].is_null() && style != Some(6) {
            let why = "A label or an emoji is required for this button";
            item.wrong("BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", why);
        }
        show(&mut out, "emoji", emoji(&item.child("emoji")));
        let url = item.child("url");
        let excludes = |other: &Value| {
            if !other.is_null() {
                let why = "A custom id and url cannot both be specified";
                item.wrong("BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", why);
            }
        };
        match style {
            Some(5) => {
                if url.is_null() {
                    let why = "A url is required for link buttons";
                    item.wrong("BUTTON_COMPONENT_URL_REQUIRED", why);
                }
                excludes(&item["custom_id"]);
                url.url(false);
                out["url"] = item["url"].clone();
            }
            Some(6) => out["sku_id"] = item["sku_id"].clone(),
            _ => {
                excludes(&url);
                show(&mut out, "custom_id", custom_id(item, &mut self.seen));
            }
        }
        let disabled = item
            .child("disabled")
            .boolean()
            .filter(|disabled| *disabled);
        show(&mut out, "disabled", disabled);
        out
    }
}

/// A component's custom id, which no other component here has.
pub(super) fn custom_id(item: &Field<'_>, seen: &mut BTreeSet<String>) -> Option<String> {
    let field = item.child("custom_id");
    let id = field.required_text(1, 100)?;
    if !seen.insert(id.clone()) {
        let why = "Component custom id cannot be duplicated";
        field.wrong("COMPONENT_CUSTOM_ID_DUPLICATED", why);
    }
    Some(id)
}

/// An optional emoji.
pub(super) fn emoji(emoji: &Field<'_>) -> Option<Value> {
    if emoji.is_null() || !emoji.object() {
        return None;
    }
    let field = emoji.child("name");
    let name = field.text(0, 32);
    let plain = emoji["id"].is_null();
    let letters = |n: &str| n.is_empty() || n.is_ascii() && !n.contains(['#', '*', '0']);
    if plain && name.as_deref().is_none_or(letters) {
        field.wrong("BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji");
    }
    let mut out = json!({"name": name});
    if !plain {
        out["id"] = emoji["id"].clone();
    }
    if emoji["animated"] == json!(true) {
        out["animated"] = json!(true);
    }
    Some(out)
}
