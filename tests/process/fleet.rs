//! Several shards in one process: begun at Discord's pace, each watched on its own.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::ADA;
use crate::support::Evening;

fn shard_of(server: &str, of: u64) -> u64 {
    (server.parse::<u64>().unwrap() >> 22) % of
}

/// A server for each shard, with a channel of its own name.
#[track_caller]
fn servers(evening: &Evening, of: u64) -> Vec<String> {
    let mut names = Vec::new();
    let mut seen = BTreeSet::new();
    for number in 0..200 {
        if seen.len() == usize::try_from(of).unwrap() {
            break;
        }
        let name = format!("Club{number}");
        let made = evening.post(
            "/people/servers",
            json!({"name": name, "locale": "en-US", "members": ["ada"],
                "channels": [format!("hall{number}")], "bot": true}),
        );
        if seen.insert(shard_of(made["id"].as_str().unwrap(), of)) {
            names.push(format!("hall{number}"));
        }
    }
    assert_eq!(names.len(), usize::try_from(of).unwrap());
    names
}

#[test]
fn three_shards_come_one_after_the_other_and_each_serves_its_servers() {
    let evening = Evening::without_bot("three", "en-US", ADA);
    evening.post(
        "/people/gateway",
        json!({"shards": 3, "max_concurrency": 1}),
    );
    let halls = servers(&evening, 3);
    evening.bot_starts();
    let began = evening.waits_for_gateway("identify", 3);
    for hall in &halls {
        evening.seat("Ada").goes_to(hall).plays("/help").privately();
    }
    let shards: Vec<&Value> = began.iter().map(|note| &note["data"]["shard"]).collect();
    assert_eq!(began.len(), 3, "{began:?}");
    let each: BTreeSet<String> = shards.iter().map(ToString::to_string).collect();
    assert_eq!(each.len(), 3, "{shards:?}");
    for note in &began {
        assert_eq!(note["data"]["outcome"], "ready", "{note}");
    }
    assert_eq!(evening.gateway("identify").len(), 3);
    evening.bot_stops();
}
