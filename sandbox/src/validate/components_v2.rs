//! The newer layout kinds, under their flag only. Must never nest a container in a container.

use super::components::{BUTTON, ROW, V2, V2_TEXT, Walk};
use super::{length, list, required_text, url};
use serde_json::{Value, json};

impl Walk<'_> {
    /// The newer kinds, checked for what a bot of words and pictures gets wrong.
    pub(super) fn modern(&mut self, item: &Value, at: &str, kind: i64) -> Value {
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
