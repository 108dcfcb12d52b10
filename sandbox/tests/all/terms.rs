//! Discord's terms for the gateway: identifies a day and their pace, shards, tokens that are reset.

use crate::common::{Gateway, World};
use serde_json::{Value, json};

const DAY_MS: u64 = 24 * 60 * 60 * 1_000;

/// One identify and its outcome: the event's name, the opcode, or the close code.
async fn identifies(world: &World, shard: Value) -> Result<(Gateway, Value), Option<u16>> {
    let mut gateway = world.gateway().await;
    let token = world.sandbox.bot_token();
    let data = json!({"token": token, "intents": 1, "properties": {}, "shard": shard});
    gateway.send(json!({"op": 2, "d": data})).await;
    let first = gateway.next().await?;
    Ok((gateway, first))
}

async fn limit(world: &World) -> Value {
    let answer = world.rest("GET", "/gateway/bot", Value::Null).await;
    assert_eq!(answer.status, 200);
    answer.body
}

#[tokio::test]
async fn daily_identifies_are_counted_and_reset() {
    let world = World::new().await;
    assert_eq!(
        limit(&world).await["session_start_limit"]["remaining"],
        1_000
    );
    for _ in 0..3 {
        world.ages(5_000).await;
        let (_gateway, ready) = identifies(&world, Value::Null).await.unwrap();
        assert_eq!(ready["t"], "READY");
    }
    let now = limit(&world).await["session_start_limit"].clone();
    assert_eq!(now["remaining"], 997);
    let reset = now["reset_after"].as_u64().unwrap();
    assert!(reset > DAY_MS - 60_000 && reset < DAY_MS, "{reset}");
    world.ages(reset).await;
    let then = limit(&world).await["session_start_limit"].clone();
    assert_eq!(
        (&then["remaining"], &then["reset_after"]),
        (&json!(1_000), &json!(0))
    );
}

#[tokio::test]
async fn identifying_too_often_revokes_the_token() {
    let world = World::new().await;
    world.post("/people/gateway", json!({"total": 2})).await;
    let (mut first, _) = identifies(&world, Value::Null).await.unwrap();
    let (_second, too_soon) = identifies(&world, Value::Null).await.unwrap();
    assert_eq!(
        (&too_soon["op"], &too_soon["d"]),
        (&json!(9), &json!(false))
    );
    world.ages(5_000).await;
    assert_eq!(
        identifies(&world, Value::Null).await.unwrap_err(),
        Some(4004)
    );
    let closed = loop {
        if let Err(code) = first.next().await {
            break code;
        }
    };
    assert_eq!(closed, Some(4004), "the token is no longer the bot's");
    let refused = world.rest("GET", "/users/@me", Value::Null).await;
    assert_eq!(refused.status, 401);
    let notes = world
        .get("/people/inspect/gateway?type=identify")
        .await
        .body;
    let outcomes: Vec<(&Value, &Value)> = notes["notes"]
        .as_array()
        .unwrap()
        .iter()
        .map(|n| (&n["data"]["outcome"], &n["data"]["shard"]))
        .collect();
    let whole = json!([0, 1]);
    assert_eq!(
        outcomes,
        [
            (&json!("ready"), &whole),
            (&json!("invalid_session"), &whole),
            (&json!("closed"), &whole),
        ]
    );
}

#[tokio::test]
async fn identify_bucket_admits_one_per_five_seconds() {
    let world = World::new().await;
    world.post("/people/clock", json!({"stopped": true})).await;
    world
        .post("/people/gateway", json!({"max_concurrency": 2}))
        .await;
    for (shard, op) in [(0, 0), (1, 0), (2, 9), (3, 9)] {
        let (_, first) = identifies(&world, json!([shard, 4])).await.unwrap();
        assert_eq!(first["op"], op, "shard {shard}");
    }
    world.ages(4_999).await;
    let (_, first) = identifies(&world, json!([2, 4])).await.unwrap();
    assert_eq!(first["op"], 9);
    world.ages(1).await;
    for shard in [2, 3] {
        let (_, first) = identifies(&world, json!([shard, 4])).await.unwrap();
        assert_eq!(first["t"], "READY", "shard {shard}");
    }
    world.without_limits().await;
    let (_, first) = identifies(&world, json!([2, 4])).await.unwrap();
    assert_eq!(first["t"], "READY", "rate limits are off");
}

#[tokio::test]
async fn overfull_shard_is_refused_and_more_are_recommended() {
    let world = World::new().await;
    world
        .post("/people/gateway", json!({"servers_per_shard": 5}))
        .await;
    for n in 0..8 {
        let server = json!({"name": format!("S{n}"), "members": ["ada"]});
        world.post("/people/servers", server).await;
    }
    world.without_limits().await;
    assert_eq!(
        identifies(&world, Value::Null).await.unwrap_err(),
        Some(4011)
    );
    assert_eq!(
        limit(&world).await["shards"],
        3,
        "nine servers, four a shard"
    );
    // Which shard a server falls to is the chance of its id: none may be too full for what follows.
    world
        .post("/people/gateway", json!({"servers_per_shard": 9}))
        .await;
    let mut servers = 0;
    for shard in 0..3 {
        let (_gateway, ready) = identifies(&world, json!([shard, 3])).await.unwrap();
        servers += ready["d"]["guilds"].as_array().unwrap().len();
    }
    assert_eq!(servers, 9);
}

#[tokio::test]
async fn two_sessions_for_one_shard_are_distinguished() {
    let world = World::new().await;
    let first = world.connected(1).await;
    let status =
        async || world.get("/people/inspect/gateway").await.body["gateway"]["sessions"].clone();
    assert_eq!(status().await[0]["doubled"], false);
    let _second = world.connected(1).await;
    let both = status().await;
    assert_eq!(
        (&both[0]["doubled"], &both[1]["doubled"]),
        (&json!(true), &json!(true))
    );
    drop(first);
}

#[tokio::test]
async fn close_and_invalid_session_storms_end() {
    let world = World::new().await;
    let fault = |body| world.fault(body);
    world.without_limits().await;
    fault(json!({"fault": "close_identifies", "code": 4014, "times": 2})).await;
    for _ in 0..2 {
        assert_eq!(
            identifies(&world, Value::Null).await.unwrap_err(),
            Some(4014)
        );
    }
    fault(json!({"fault": "invalid_sessions", "times": 2, "resumable": false})).await;
    for _ in 0..2 {
        let (_, invalid) = identifies(&world, Value::Null).await.unwrap();
        assert_eq!((&invalid["op"], &invalid["d"]), (&json!(9), &json!(false)));
    }
    let (_, ready) = identifies(&world, Value::Null).await.unwrap();
    assert_eq!(ready["t"], "READY");
}

#[tokio::test]
async fn revoked_token_is_refused_until_restored() {
    let world = World::new().await;
    let mut gateway = world.connected(1).await;
    let revoked = |on: bool| world.fault(json!({"fault": "token_revoked", "on": on}));
    revoked(true).await;
    assert_eq!(gateway.next().await.unwrap_err(), Some(4004));
    world.ages(5_000).await;
    assert_eq!(
        identifies(&world, Value::Null).await.unwrap_err(),
        Some(4004)
    );
    let answer = world.rest("GET", "/gateway/bot", Value::Null).await;
    assert_eq!(
        (answer.status, &answer.body["message"]),
        (401, &json!("401: Unauthorized"))
    );
    revoked(false).await;
    let (_, ready) = identifies(&world, Value::Null).await.unwrap();
    assert_eq!(ready["t"], "READY");
}
