//! Very many servers: quickly made, spread over the shards, and told of without holding up others.

#![allow(clippy::print_stderr, reason = "says what it measured")]

use crate::common::World;
use serde_json::json;
use std::time::{Duration, Instant};

#[tokio::test]
async fn hundred_thousand_servers_are_created_quickly() {
    let world = World::new().await;
    let began = Instant::now();
    let servers = json!({"name": "Crowd", "count": 100_000});
    assert_eq!(
        world.post("/people/servers", servers).await.body["count"],
        100_000
    );
    let took = began.elapsed();
    eprintln!("100,000 servers took {took:?}");
    assert!(took < Duration::from_secs(20), "{took:?}");
    let terms = world.get("/people/gateway").await.body;
    assert_eq!(terms["shards"], 51, "one server was there before");
}

#[tokio::test]
async fn six_thousand_servers_are_sent_to_three_shards() {
    let world = World::new().await;
    let servers = json!({"name": "Crowd", "count": 6_000});
    world.post("/people/servers", servers).await;
    let token = world.sandbox.bot_token();
    let mut guilds = 0;
    for shard in 0..3 {
        world.ages(5_000).await;
        let mut gateway = world.gateway().await;
        let data = json!({"token": token, "intents": 1, "properties": {}, "shard": [shard, 3]});
        gateway.send(json!({"op": 2, "d": data})).await;
        let ready = gateway.until("READY").await;
        let mine = ready["d"]["guilds"].as_array().unwrap().len();
        assert!((1_900..2_100).contains(&mine), "shard {shard} has {mine}");
        for _ in 0..mine {
            gateway.until("GUILD_CREATE").await;
        }
        guilds += mine;
    }
    assert_eq!(guilds, 6_001);
}
