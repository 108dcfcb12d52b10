//! Embeds: their parts, their lengths, and 6,000 characters over all of them. Must never resolve an
//! attachment: that happens when a message is shown.

use super::{boolean, integer, list, object, required_text, text, url};
use crate::errors::Form;
use serde_json::{Map, Value, json};

const TOTAL: usize = 6_000;

/// Checks and cleans a message's embeds.
pub(crate) fn read(form: &mut Form, value: &Value, path: &str) -> Option<Vec<Value>> {
    let embeds = list(form, value, path, 0, 10)?;
    let mut total = 0;
    let mut clean = Vec::new();
    for (n, embed) in embeds.iter().enumerate() {
        let at = format!("{path}/{n}");
        if object(form, embed, &at) {
            clean.push(one(form, embed, &at, &mut total));
        }
    }
    if total > TOTAL {
        form.wrong(
            path,
            "MAX_EMBED_SIZE_EXCEEDED",
            format!("Embed size exceeds maximum size of {TOTAL}"),
        );
    }
    Some(clean)
}

fn one(form: &mut Form, embed: &Value, at: &str, total: &mut usize) -> Value {
    let mut out = Map::new();
    out.insert("type".into(), json!("rich"));
    let mut keep = |form: &mut Form, out: &mut Map<String, Value>, key: &str, max: usize| {
        if let Some(read) = text(form, &embed[key], &format!("{at}/{key}"), 0, max) {
            *total += super::length(&read);
            if !read.is_empty() {
                out.insert(key.into(), json!(read));
            }
        }
    };
    keep(form, &mut out, "title", 256);
    keep(form, &mut out, "description", 4_096);
    if !embed["url"].is_null() {
        url(form, &embed["url"], &format!("{at}/url"), false);
        out.insert("url".into(), embed["url"].clone());
    }
    if let Some(colour) = integer(form, &embed["color"], &format!("{at}/color"), 0, 0xFF_FFFF) {
        out.insert("color".into(), json!(colour));
    }
    if let Some(when) = text(form, &embed["timestamp"], &format!("{at}/timestamp"), 0, 64) {
        if is_iso(&when) {
            out.insert("timestamp".into(), json!(when));
        } else {
            let why = format!("Could not parse {when}. Should be ISO8601.");
            form.wrong(&format!("{at}/timestamp"), "DATE_TIME_TYPE_PARSE", why);
        }
    }
    for part in ["image", "thumbnail"] {
        if embed[part].is_object() && !embed[part]["url"].is_null() {
            url(form, &embed[part]["url"], &format!("{at}/{part}/url"), true);
            let shown = json!({"url": embed[part]["url"], "proxy_url": embed[part]["url"]});
            out.insert(part.into(), shown);
        }
    }
    for (part, key, max) in [("footer", "text", 2_048), ("author", "name", 256)] {
        if !embed[part].is_object() {
            continue;
        }
        let mut shown = Map::new();
        if let Some(read) = required_text(
            form,
            &embed[part][key],
            &format!("{at}/{part}/{key}"),
            0,
            max,
        ) {
            *total += super::length(&read);
            shown.insert(key.into(), json!(read));
        }
        for (link, attachments) in [("url", false), ("icon_url", true)] {
            if !embed[part][link].is_null() {
                url(
                    form,
                    &embed[part][link],
                    &format!("{at}/{part}/{link}"),
                    attachments,
                );
                shown.insert(link.into(), embed[part][link].clone());
            }
        }
        out.insert(part.into(), Value::Object(shown));
    }
    if let Some(fields) = list(form, &embed["fields"], &format!("{at}/fields"), 0, 25) {
        let mut shown = Vec::new();
        for (n, field) in fields.iter().enumerate() {
            let at = format!("{at}/fields/{n}");
            if !object(form, field, &at) {
                continue;
            }
            let name = required_text(form, &field["name"], &format!("{at}/name"), 1, 256)
                .unwrap_or_default();
            let value = required_text(form, &field["value"], &format!("{at}/value"), 1, 1_024)
                .unwrap_or_default();
            let inline = boolean(form, &field["inline"], &format!("{at}/inline")).unwrap_or(false);
            *total += super::length(&name) + super::length(&value);
            shown.push(json!({"name": name, "value": value, "inline": inline}));
        }
        if !shown.is_empty() {
            out.insert("fields".into(), json!(shown));
        }
    }
    if out.len() == 1 && embed.as_object().is_some_and(|e| !e.is_empty()) && embed["type"].is_null()
    {
        // What was there was wrong and has been reported, or was unknown.
        out.insert("description".into(), json!(""));
    }
    Value::Object(out)
}

fn is_iso(text: &str) -> bool {
    let bytes = text.as_bytes();
    let digits = |from: usize, to: usize| {
        bytes
            .get(from..to)
            .is_some_and(|b| b.iter().all(u8::is_ascii_digit))
    };
    digits(0, 4)
        && bytes.get(4) == Some(&b'-')
        && digits(5, 7)
        && bytes.get(7) == Some(&b'-')
        && digits(8, 10)
}
