//! Interactions from both ends: a person acts, a bot answers, in time or not.

mod answers;
mod components;
mod options;

use crate::common::{World, callback};
use serde_json::{Value, json};

const INTENTS: u64 = 1 | 1 << 12;

fn fire() -> Value {
    json!([{
        "name": "game", "description": "d", "options": [{
            "type": 1, "name": "fire", "description": "d", "name_localizations": {"fr": "tirer"}, "options": [
                {"type": 4, "name": "margin", "description": "d", "required": true, "min_value": 1, "max_value": 20},
                {"type": 3, "name": "mode", "description": "d", "choices": [{"name": "Fast", "value": "f", "name_localizations": {"fr": "Vite"}}]},
                {"type": 3, "name": "word", "description": "d", "min_length": 2, "max_length": 4, "autocomplete": true},
                {"type": 6, "name": "who", "description": "d"},
            ],
        }],
    }])
}

fn run(options: Value) -> Value {
    json!({"channel": "general", "command": "game fire", "options": options, "wait": "ack"})
}

fn webhook(interaction: &Value) -> String {
    let text = |key: &str| interaction[key].as_str().unwrap().to_owned();
    format!(
        "/api/v10/webhooks/{}/{}",
        text("application_id"),
        text("token")
    )
}

/// A command that has no answer yet, without waiting for it.
async fn started(world: &World, gateway: &mut crate::common::Gateway) -> Value {
    let body = json!({"channel": "general", "command": "game fire", "options": {"margin": 1}, "wait": "none"});
    world.post("/people/ada/command", body).await;
    gateway.until("INTERACTION_CREATE").await["d"].clone()
}
