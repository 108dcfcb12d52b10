//! The gateway as a client meets it: identify, intents, resume with replay, faults.

use crate::common::{Gateway, World};
use futures_util::StreamExt;
use serde_json::json;
use std::io::Read;

const GUILDS_AND_MESSAGES: u64 = 1 | 1 << 9 | 1 << 12;

/// A client may resume on a new connection before its old one has ended.
#[tokio::test]
async fn resumed_session_outlives_its_old_connection() {
    let world = World::new().await;
    let mut before = world.connected(GUILDS_AND_MESSAGES).await;
    let mut after = world.gateway().await;
    let token = world.sandbox.bot_token();
    let resume = json!({"token": token, "session_id": before.session, "seq": before.seq});
    after.send(json!({"op": 6, "d": resume})).await;
    after.until("RESUMED").await;
    assert_eq!(before.next().await.unwrap_err(), Some(4009));
    world.says("ada", "dm", "still there?").await;
    let event = after.until("MESSAGE_CREATE").await;
    assert_eq!(event["d"]["content"], "still there?");
}

#[tokio::test]
async fn resume_replays_missed_events() {
    let world = World::new().await;
    let mut gateway = world.connected(GUILDS_AND_MESSAGES).await;
    let (session, seq) = (gateway.session.clone(), gateway.seq);
    world
        .fault(json!({"fault": "drop_gateway", "how": "rst"}))
        .await;
    assert!(gateway.next().await.is_err());
    for text in ["one", "two"] {
        world.says("ada", "dm", text).await;
    }
    let mut again = world.gateway().await;
    let token = world.sandbox.bot_token();
    again
        .send(json!({"op": 6, "d": {"token": token, "session_id": session, "seq": seq}}))
        .await;
    for (n, text) in ["one", "two"].iter().enumerate() {
        let event = again.next().await.unwrap();
        assert_eq!(
            (&event["t"], &event["d"]["content"]),
            (&json!("MESSAGE_CREATE"), &json!(text))
        );
        assert_eq!(event["s"], seq + 1 + n as u64);
    }
    assert_eq!(again.next().await.unwrap()["t"], "RESUMED");
    world.says("ada", "dm", "three").await;
    assert_eq!(again.until("MESSAGE_CREATE").await["d"]["content"], "three");
}

#[tokio::test]
async fn session_can_be_resumed_for_a_few_minutes() {
    for (away_ms, op) in [(4 * 60_000, 0), (6 * 60_000, 9)] {
        let world = World::new().await;
        let mut gateway = world.connected(GUILDS_AND_MESSAGES).await;
        let (session, seq) = (gateway.session.clone(), gateway.seq);
        let fault = json!({"fault": "drop_gateway", "how": "rst"});
        world.fault(fault).await;
        assert!(gateway.next().await.is_err());
        world
            .get("/people/wait?connected=false&timeout_ms=10000")
            .await;
        world.ages(away_ms).await;
        let mut again = world.gateway().await;
        let token = world.sandbox.bot_token();
        let resume = json!({"token": token, "session_id": session, "seq": seq});
        again.send(json!({"op": 6, "d": resume})).await;
        assert_eq!(again.next().await.unwrap()["op"], op, "{away_ms}");
    }
}

#[tokio::test]
async fn unknown_sessions_and_wrong_tokens_are_refused() {
    let world = World::new().await;
    let mut gateway = world.gateway().await;
    let token = world.sandbox.bot_token();
    gateway
        .send(json!({"op": 6, "d": {"token": token, "session_id": "x", "seq": 1}}))
        .await;
    let invalid = gateway.next().await.unwrap();
    assert_eq!((&invalid["op"], &invalid["d"]), (&json!(9), &json!(false)));
    gateway.identify(&world, 1).await;

    let closes = [
        (
            json!({"op": 2, "d": {"token": "x", "intents": 1, "properties": {}}}),
            4004,
        ),
        (
            json!({"op": 2, "d": {"token": token, "intents": 1 << 15, "properties": {}}}),
            4014,
        ),
        (
            json!({"op": 2, "d": {"token": token, "intents": 1, "properties": {}, "shard": [2, 2]}}),
            4010,
        ),
        (json!({"op": 4, "d": {}}), 4003),
        (json!({"op": 99, "d": {}}), 4001),
        (json!("nonsense"), 4002),
    ];
    for (payload, code) in closes {
        let mut gateway = world.gateway().await;
        gateway.send(payload.clone()).await;
        assert_eq!(gateway.next().await, Err(Some(code)), "{payload}");
    }
}

#[tokio::test]
async fn message_content_needs_the_intent() {
    let world = World::new().await;
    let mut gateway = world.connected(GUILDS_AND_MESSAGES).await;
    let bot = world.sandbox.application_id();
    let table = [
        ("general", "secret words".to_owned(), String::new()),
        (
            "general",
            format!("hello <@{bot}>"),
            format!("hello <@{bot}>"),
        ),
        ("dm", "3 AGAADX".to_owned(), "3 AGAADX".to_owned()),
    ];
    for (channel, said, heard) in table {
        world.says("ada", channel, &said).await;
        assert_eq!(gateway.until("MESSAGE_CREATE").await["d"]["content"], heard);
    }
    let mut deaf = world.connected(1).await;
    world.says("ada", "dm", "x").await;
    world
        .post("/people/servers/Club/channels", json!({"name": "new"}))
        .await;
    assert_eq!(
        deaf.next().await.unwrap()["t"],
        "CHANNEL_CREATE",
        "messages are not for this session"
    );
}

#[tokio::test]
async fn dms_reach_only_shard_zero() {
    let world = World::new().await;
    let server: u64 = world.server.parse().unwrap();
    let home = (server >> 22) % 2;
    let token = world.sandbox.bot_token();
    let mut shards = Vec::new();
    for id in 0..2 {
        world.ages(5_000).await;
        let mut gateway = world.gateway().await;
        let data = json!({"token": token, "intents": GUILDS_AND_MESSAGES, "properties": {}, "shard": [id, 2]});
        gateway.send(json!({"op": 2, "d": data})).await;
        let ready = gateway.until("READY").await;
        assert_eq!(
            ready["d"]["guilds"].as_array().unwrap().len(),
            usize::from(id == home)
        );
        shards.push(gateway);
    }
    world.says("ada", "dm", "to zero").await;
    assert_eq!(
        shards[0].until("MESSAGE_CREATE").await["d"]["content"],
        "to zero"
    );
    world.says("ada", "general", "home").await;
    let there = shards[usize::try_from(home).unwrap()]
        .until("MESSAGE_CREATE")
        .await;
    assert_eq!(there["d"]["guild_id"], world.server);
}

#[tokio::test]
async fn gateway_faults_take_effect() {
    let world = World::new().await;
    let fault = |body| world.fault(body);
    let mut gateway = world.connected(GUILDS_AND_MESSAGES).await;
    fault(json!({"fault": "events_twice", "on": true})).await;
    world.says("ada", "dm", "x").await;
    let (first, second) = (gateway.next().await.unwrap(), gateway.next().await.unwrap());
    assert_eq!(first, second);
    fault(json!({"fault": "events_twice", "on": false})).await;

    gateway.send(json!({"op": 1, "d": 3})).await;
    assert_eq!(gateway.next().await.unwrap()["op"], 11);
    fault(json!({"fault": "no_heartbeat_acks", "on": true})).await;
    gateway.send(json!({"op": 1, "d": 4})).await;
    fault(json!({"fault": "drop_gateway", "how": "reconnect"})).await;
    assert_eq!(
        gateway.next().await.unwrap()["op"],
        7,
        "no acknowledgement came before"
    );
    fault(json!({"fault": "drop_gateway", "how": "invalid_session", "resumable": true})).await;
    assert_eq!(gateway.next().await.unwrap()["d"], true);
    fault(json!({"fault": "drop_gateway", "how": "close", "code": 4000})).await;
    assert_eq!(gateway.next().await, Err(Some(4000)));
    let mut gateway = world.connected(GUILDS_AND_MESSAGES).await;
    fault(json!({"fault": "drop_gateway", "how": "close_without_code"})).await;
    assert_eq!(gateway.next().await, Err(None));
}

#[tokio::test]
async fn payloads_can_be_compressed() {
    let world = World::new().await;
    let mut gateway = world.gateway().await;
    let data = json!({"token": world.sandbox.bot_token(), "intents": 1, "properties": {}, "compress": true});
    gateway.send(json!({"op": 2, "d": data})).await;
    let frame = gateway.socket.next().await.unwrap().unwrap();
    assert!(frame.is_binary());
    let mut text = String::new();
    flate2::read::ZlibDecoder::new(frame.into_data().as_ref())
        .read_to_string(&mut text)
        .unwrap();
    assert!(text.contains("\"READY\""));
    let url = "&compress=zlib-stream";
    let address = world.sandbox.gateway_addr();
    let stream = tokio::net::TcpStream::connect(address).await.unwrap();
    let (mut socket, _) =
        tokio_tungstenite::client_async(format!("ws://{address}/?v=10{url}"), stream)
            .await
            .unwrap();
    assert!(
        socket.next().await.unwrap().unwrap().is_binary(),
        "even hello"
    );
    let _: Option<Gateway> = None;
}
