//! What Discord refuses is refused, with its status, its code and the path of each wrong field.

mod commands;
mod files;
mod messages;
mod permissions_and_buckets;
mod statuses;

use serde_json::{Value, json};

/// Every `path: code` in an error body.
fn wrong_fields(body: &Value) -> Vec<String> {
    fn walk(node: &Value, path: &str, out: &mut Vec<String>) {
        for (key, inner) in node.as_object().into_iter().flatten() {
            if key == "_errors" {
                out.extend(
                    inner
                        .as_array()
                        .unwrap()
                        .iter()
                        .map(|e| format!("{path}: {}", e["code"].as_str().unwrap())),
                );
            } else {
                walk(
                    inner,
                    &format!("{path}{}{key}", if path.is_empty() { "" } else { "." }),
                    out,
                );
            }
        }
    }
    let mut out = Vec::new();
    walk(&body["errors"], "", &mut out);
    out
}

#[track_caller]
fn check(body: &Value, status: u16, expected: &[&str]) {
    assert_eq!(status, 400, "{body}");
    assert_eq!(body["code"], 50035);
    assert_eq!(body["message"], "Invalid Form Body");
    let mut found = wrong_fields(body);
    found.sort();
    assert_eq!(found, expected, "{body}");
}

fn button(id: &str) -> Value {
    json!({"type": 2, "style": 1, "label": "x", "custom_id": id})
}

fn row(components: Vec<Value>) -> Value {
    json!({"components": [{"type": 1, "components": components}]})
}

fn select(options: usize) -> Value {
    let options: Vec<Value> = (0..options)
        .map(|n| json!({"label": "x", "value": n.to_string()}))
        .collect();
    json!({"type": 3, "custom_id": "s", "options": options})
}
