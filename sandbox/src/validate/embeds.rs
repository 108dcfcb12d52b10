//! Embeds: their parts, their lengths, and 6,000 characters over all of them. Must never resolve an
//! attachment: that happens when a message is shown.

use super::{Field, show};
use serde_json::{Value, json};

const TOTAL: usize = 6_000;

/// Checks and cleans a message's embeds.
pub(crate) fn read(field: &Field<'_>) -> Option<Vec<Value>> {
    let embeds = field.list(0, 10)?;
    let mut total = 0;
    let embeds = embeds.iter().filter(|embed| embed.object());
    let clean = embeds.map(|embed| read_embed(embed, &mut total)).collect();
    if total > TOTAL {
        let why = format!("Embed size exceeds maximum size of {TOTAL}");
        field.wrong("MAX_EMBED_SIZE_EXCEEDED", why);
    }
    Some(clean)
}

fn read_embed(embed: &Field<'_>, total: &mut usize) -> Value {
    let mut out = json!({"type": "rich"});
    for (key, max) in [("title", 256), ("description", 4_096)] {
        let read = embed
            .child(key)
            .text(0, max)
            .filter(|read| !read.is_empty());
        *total += read.as_deref().map_or(0, super::length);
        show(&mut out, key, read);
    }
    if !embed["url"].is_null() {
        embed.child("url").url(false);
        out["url"] = embed["url"].clone();
    }
    show(
        &mut out,
        "color",
        embed.child("color").integer(0, 0xFF_FFFF),
    );
    let field = embed.child("timestamp");
    if let Some(when) = field.text(0, 64) {
        if is_iso(&when) {
            out["timestamp"] = json!(when);
        } else {
            let why = format!("Could not parse {when}. Should be ISO8601.");
            field.wrong("DATE_TIME_TYPE_PARSE", why);
        }
    }
    for part in ["image", "thumbnail"] {
        let url = &embed[part]["url"];
        if !url.is_null() {
            embed.child(part).child("url").url(true);
            out[part] = json!({"url": url, "proxy_url": url});
        }
    }
    for (key, words, max) in [("footer", "text", 2_048), ("author", "name", 256)] {
        let part = embed.child(key);
        if !part.is_object() {
            continue;
        }
        let mut shown = json!({});
        let read = part.child(words).required_text(0, max);
        *total += read.as_deref().map_or(0, super::length);
        show(&mut shown, words, read);
        for (link, attachments) in [("url", false), ("icon_url", true)] {
            if !part[link].is_null() {
                part.child(link).url(attachments);
                shown[link] = part[link].clone();
            }
        }
        out[key] = shown;
    }
    let mut fields = Vec::new();
    for field in embed.child("fields").objects(0, 25) {
        let name = field
            .child("name")
            .required_text(1, 256)
            .unwrap_or_default();
        let value = field.child("value").required_text(1, 1_024);
        let value = value.unwrap_or_default();
        let inline = field.child("inline").boolean().unwrap_or(false);
        *total += super::length(&name) + super::length(&value);
        fields.push(json!({"name": name, "value": value, "inline": inline}));
    }
    show(&mut out, "fields", Some(fields).filter(|f| !f.is_empty()));
    let bare = out.as_object().is_some_and(|o| o.len() == 1);
    if bare && embed.as_object().is_some_and(|e| !e.is_empty()) && embed["type"].is_null() {
        // What was there was wrong and has been reported, or was unknown.
        out["description"] = json!("");
    }
    out
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
