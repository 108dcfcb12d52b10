//! The newer layout kinds, under their flag only. Must never nest a container in a container.

use super::components::{BUTTON, ROW, V2, V2_TEXT, Walk, wrong_kind};
use super::{Field, length};
use serde_json::{Value, json};

impl Walk {
    /// The newer kinds, checked for what a bot of words and pictures gets wrong.
    pub(super) fn modern(&mut self, item: &Field<'_>, kind: i64) -> Value {
        let mut out = Value::Object(item.as_object().cloned().unwrap_or_default());
        out["id"] = json!(self.id(item));
        match kind {
            10 => {
                let words = item.child("content").required_text(1, V2_TEXT);
                self.text += words.map_or(0, |w| length(&w));
            }
            11 => item.child("media").child("url").url(true),
            12 => {
                for item in item.child("items").list(1, 10).unwrap_or_default() {
                    item.child("media").child("url").url(true);
                }
            }
            9 | 17 => {
                let mut shown = Vec::new();
                for part in item.child("components").list(1, 40).unwrap_or_default() {
                    match part["type"].as_i64() {
                        Some(ROW) if kind == 17 => shown.push(self.row(&part)),
                        Some(inner) if inner != 17 && V2.contains(&inner) => {
                            shown.push(self.modern(&part, inner));
                        }
                        _ => wrong_kind(&part, "(1, 9, 10, 12, 13, 14)"),
                    }
                }
                out["components"] = json!(shown);
                if kind == 9 {
                    let accessory = item.child("accessory");
                    match accessory["type"].as_i64() {
                        Some(BUTTON) => out["accessory"] = self.button(&accessory),
                        Some(11) => out["accessory"] = self.modern(&accessory, 11),
                        _ => wrong_kind(&accessory, "(2, 11)"),
                    }
                }
            }
            _ => {}
        }
        out
    }
}
