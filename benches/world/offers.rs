//! What people are offered: games that can be opened, and what can be done at a console. Must never
//! know what any of it means.

use std::time::Duration;

use serde_json::{Value, json};

use super::World;

/// How often a person looks for a table to join, and how many times.
const LOOKS: (Duration, usize) = (Duration::from_millis(50), 120);

/// The games that can be opened.
pub(crate) async fn games(world: &World, somebody: &str, channel: &str) -> Vec<String> {
    let path = format!("/people/{somebody}/commands?channel={channel}");
    let listed = world.get(&path).await;
    let commands = listed["commands"].as_array().unwrap().iter();
    let opens = |command: &&Value| {
        let mut verbs = command["options"].as_array().into_iter().flatten();
        verbs.any(|verb| verb["name"] == "open")
    };
    let names = commands
        .filter(opens)
        .map(|command| command["name"].as_str().unwrap().to_owned());
    names.collect()
}

/// What a console offers of its game: the door of the people's side, and what is handed in there.
pub(crate) fn offered(console: &Value, wait: &str) -> Vec<(&'static str, Value)> {
    let rows = console["components"].as_array().into_iter().flatten();
    let all = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    let id = |component: &Value| {
        component["custom_id"]
            .as_str()
            .unwrap_or_default()
            .to_owned()
    };
    let open =
        all.filter(|component| component["disabled"] != true && id(component).contains(":g:"));
    let acts = open.flat_map(|component| {
        let act = json!({"message": console["id"], "custom_id": id(component), "wait": wait,
            "timeout_ms": 20_000});
        match component["options"].as_array() {
            None => vec![("press", act)],
            Some(options) => {
                let chosen = options.iter().map(|option| {
                    let mut act = act.clone();
                    act["values"] = json!([option["value"]]);
                    ("select", act)
                });
                chosen.collect()
            }
        }
    });
    acts.collect()
}

/// The press by which a person joins the newest table of their channel, as soon as they are offered
/// it.
pub(crate) async fn join(world: &World, somebody: &str, channel: &str) -> Option<Value> {
    let path = format!("/people/{somebody}/messages?channel={channel}");
    let (pause, times) = LOOKS;
    for _ in 0..times {
        let seen = world.get(&path).await;
        let messages = seen["messages"].as_array().into_iter().flatten().rev();
        let mut joins = messages.filter_map(|message| {
            let rows = message["components"].as_array()?.iter();
            let mut all = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
            let join = all.find(|component| component["label"] == "Join")?;
            Some(json!({"message": message["id"], "custom_id": join["custom_id"]}))
        });
        if let Some(join) = joins.next() {
            return Some(join);
        }
        tokio::time::sleep(pause).await;
    }
    None
}
