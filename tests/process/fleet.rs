//! A bot that very many have invited: several shards in one process, begun at Discord's pace, each
//! watched on its own, and what they cost.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::ADA;
use crate::support::Evening;
use crate::support::bot::resident;

/// All servers: for so many Discord recommends three shards.
const SERVERS: u64 = 6_000;
const SHARDS: u64 = 3;

/// More than a bot on one server needs, and far less than a copy of every server would be.
const MEMORY_MIB: f64 = 150.0;

/// A hall for each shard, in their order, on a server of its own where these people are.
#[track_caller]
pub(crate) fn halls(evening: &Evening, shards: u64, members: &[&str]) -> Vec<String> {
    let mut halls = BTreeMap::new();
    // Ids are as good as random to a shard's number.
    for number in 0..200 {
        if halls.len() as u64 == shards {
            break;
        }
        let hall = format!("hall{number}");
        let made = evening.post(
            "/people/servers",
            json!({"name": format!("Club{number}"), "locale": "en-US", "members": members,
                "channels": [hall], "bot": true}),
        );
        let id: u64 = made["id"].as_str().unwrap().parse().unwrap();
        halls.entry((id >> 22) % shards).or_insert(hall);
    }
    assert_eq!(halls.len() as u64, shards);
    halls.into_values().collect()
}

/// Six thousand servers, begun by so many shards at once; tells how long it took.
#[track_caller]
fn crowd(name: &str, max_concurrency: u64) -> Duration {
    let evening = Evening::without_bot(name, "en-US", ADA);
    let halls = halls(&evening, SHARDS, &["ada"]);
    let there = evening.get("/people/servers")["servers"]
        .as_array()
        .unwrap()
        .len() as u64;
    let crowd = json!({"name": "Crowd", "count": SERVERS - there});
    evening.post("/people/servers", crowd);
    let terms = json!({"max_concurrency": max_concurrency});
    let terms = evening.post("/people/gateway", terms);
    assert_eq!(terms["shards"], SHARDS, "{terms}");
    let began = Instant::now();
    evening.bot_is_started();
    evening.bot_is_there();
    let identified = evening.waits_for_gateway("identify", 3);
    // An act on each shard, and not only an answer.
    for hall in &halls {
        evening.seat("Ada").goes_to(hall).plays("/help").privately();
    }
    let ready = began.elapsed();
    for hall in &halls {
        let ada = evening.seat("Ada").goes_to(hall);
        ada.plays("/planetaire open players:1");
        ada.sees_on_the_board("Planétaire");
    }
    let memory = resident(evening.bot_id());
    println!(
        "{SERVERS} servers, {SHARDS} shards, {max_concurrency} at once: all answered {ready:.1?} after \
         the start, {memory:.0} MiB"
    );
    assert!(memory < MEMORY_MIB, "{memory} MiB");
    // One each, none of which Discord refused: so they came at its pace.
    assert_eq!(evening.gateway("identify").len(), 3, "{identified:?}");
    for note in &identified {
        assert_eq!(note["data"]["outcome"], "ready", "{note}");
    }
    ready
}

#[test]
fn six_thousand_servers_start_three_shards_in_sequence() {
    let ready = crowd("crowd", 1);
    // Five seconds between two of them.
    assert!(ready >= Duration::from_secs(10), "{ready:?}");
}

#[test]
fn shards_start_in_parallel_where_allowed() {
    crowd("crowd_at_once", 16);
}
