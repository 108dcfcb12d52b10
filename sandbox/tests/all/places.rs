//! Places that change under a bot: threads that are made, locked, archived; channels and servers
//! that go; permissions that are taken. What REST then answers, and what the gateway tells.

use crate::common::{Answer, Gateway, World, id};
use reqwest::Method;
use serde_json::{Value, json};

const GUILDS: u64 = 1;

async fn deletes(world: &World, path: &str) -> Answer {
    world.send(Method::DELETE, path, None, None).await
}

async fn changes(world: &World, path: &str, body: Value) -> Answer {
    world.send(Method::PATCH, path, Some(body), None).await
}

async fn says(world: &World, channel: &str) -> (u16, u64) {
    let path = format!("/channels/{channel}/messages");
    let answer = world.rest("POST", &path, json!({"content": "hello"})).await;
    answer.refusal()
}

/// A thread of bob's, who may not manage threads, and the bot in it.
async fn thread(world: &World, gateway: &mut Gateway, private: bool) -> String {
    let body = json!({"channel": "general", "name": "aside", "private": private});
    let made = world.post("/people/bob/threads", body).await;
    assert_eq!(made.status, 200, "{}", made.body);
    let event = gateway.until("THREAD_CREATE").await["d"].clone();
    assert_eq!(event["id"], made.body["id"]);
    assert_eq!(event["type"], if private { 12 } else { 11 });
    id(&made.body).to_owned()
}

/// A message of the bot's in a thread.
async fn own_message(world: &World, thread: &str) -> Value {
    let path = format!("/channels/{thread}/messages");
    let made = world.rest("POST", &path, json!({"content": "mine"})).await;
    made.body
}

#[tokio::test]
async fn thread_can_be_archived_reopened_and_deleted() {
    let world = World::new().await;
    world.without_limits().await;
    let mut gateway = world.connected(GUILDS).await;
    let thread = thread(&world, &mut gateway, false).await;
    let own = own_message(&world, &thread).await;
    let path = format!("/people/bob/threads/{thread}");
    changes(&world, &path, json!({"archived": true})).await;
    let event = gateway.until("THREAD_UPDATE").await;
    assert_eq!(event["d"]["thread_metadata"]["archived"], true);
    // What stands there cannot be changed, but a new message opens the thread again.
    let edit = format!("/channels/{thread}/messages/{}", id(&own));
    let refused = world.rest("PATCH", &edit, json!({"content": "new"})).await;
    assert_eq!(refused.refusal(), (400, 50083));
    assert_eq!(says(&world, &thread).await, (200, 0));
    let event = gateway.until("THREAD_UPDATE").await;
    assert_eq!(event["d"]["thread_metadata"]["archived"], false);

    let by_bob = deletes(&world, &path).await;
    assert_eq!(by_bob.status, 422, "bob is no moderator");
    let by_ada = deletes(&world, &format!("/people/ada/threads/{thread}")).await;
    assert_eq!(by_ada.status, 200);
    let event = gateway.until("THREAD_DELETE").await;
    assert_eq!(event["d"]["id"], thread);
    assert_eq!(says(&world, &thread).await, (404, 10003));
}

#[tokio::test]
async fn locked_thread_needs_manage_threads() {
    let world = World::new().await;
    world.without_limits().await;
    let mut gateway = world.connected(GUILDS).await;
    let thread = thread(&world, &mut gateway, false).await;
    let own = own_message(&world, &thread).await;
    let locks = json!({"locked": true});
    let path = format!("/people/bob/threads/{thread}");
    assert_eq!(changes(&world, &path, locks.clone()).await.status, 422);
    let path = format!("/people/ada/threads/{thread}");
    assert_eq!(changes(&world, &path, locks).await.status, 200);
    let event = gateway.until("THREAD_UPDATE").await;
    assert_eq!(event["d"]["thread_metadata"]["locked"], true);
    let bobs = json!({"channel": thread, "content": "may I?"});
    assert_eq!(world.error("/people/bob/message", bobs).await, "locked");
    assert_eq!(
        says(&world, &thread).await,
        (200, 0),
        "the bot manages threads"
    );
    world.fault(json!({"fault": "missing_permissions", "server": "Club", "permissions": ["MANAGE_THREADS"]})).await;
    assert_eq!(says(&world, &thread).await, (400, 160_005));
    let edit = format!("/channels/{thread}/messages/{}", id(&own));
    let refused = world.rest("PATCH", &edit, json!({"content": "new"})).await;
    assert_eq!(refused.refusal(), (400, 160_005));
    changes(&world, &path, json!({"archived": true})).await;
    assert_eq!(says(&world, &thread).await, (400, 50083));
    // Not even its maker opens a locked thread again, nor brings people into an archived one.
    let body = json!({"name": "own", "type": 11});
    let own = format!("/channels/{}", world.channel);
    let own = world
        .rest("POST", &format!("{own}/threads"), body)
        .await
        .body;
    assert_eq!((&own["type"], &own["name"]), (&json!(11), &json!("own")));
    let path = format!("/people/ada/threads/{}", id(&own));
    changes(&world, &path, json!({"archived": true, "locked": true})).await;
    let own = format!("/channels/{}", id(&own));
    let opens = world.rest("PATCH", &own, json!({"archived": false})).await;
    assert_eq!(opens.refusal(), (403, 50013));
    let joins = format!("{own}/thread-members/@me");
    let joins = world.rest("PUT", &joins, Value::Null).await;
    assert_eq!(joins.refusal(), (400, 50083));
    // Without that permission a private thread of others is not even there.
    let body = json!({"channel": "general", "name": "whispers", "private": true, "bot": false});
    let hidden = world.post("/people/bob/threads", body).await.body;
    assert_eq!(says(&world, id(&hidden)).await, (403, 50001));
}

#[tokio::test]
async fn additions_to_a_thread_and_its_new_names_are_noted_there() {
    let world = World::new().await;
    let threads = format!("/channels/{}/threads", world.channel);
    let named = |name: &str| json!({"name": name, "type": 11});
    let own = world.rest("POST", &threads, named("own")).await.body;
    let own = format!("/channels/{}", id(&own));
    let adds = format!("{own}/thread-members/{}", world.ada);
    for _ in 0..2 {
        assert_eq!(world.rest("PUT", &adds, Value::Null).await.status, 204);
    }
    for (name, status) in [("one", 200), ("two", 200), ("three", 429)] {
        let renamed = world.rest("PATCH", &own, json!({"name": name})).await;
        assert_eq!(renamed.status, status, "{}", renamed.body);
    }
    let messages = format!("{own}/messages");
    let notes = world.rest("GET", &messages, Value::Null).await.body;
    let notes = notes.as_array().unwrap();
    let said = notes.iter().map(|it| (&it["type"], &it["content"]));
    let expected = [(4, "two"), (4, "one"), (1, "")].map(|(kind, text)| (json!(kind), json!(text)));
    assert!(
        said.eq(expected.iter().map(|(kind, text)| (kind, text))),
        "{notes:?}"
    );
    let note = format!("{messages}/{}", id(&notes[0]));
    let deleted = world.rest("DELETE", &note, Value::Null).await;
    assert_eq!(deleted.refusal(), (403, 50021));
}

#[tokio::test]
async fn channels_and_servers_can_be_deleted() {
    let world = World::new().await;
    let fault = |body| world.fault(body);
    world.without_limits().await;
    let mut gateway = world.connected(GUILDS).await;
    world
        .post("/people/servers/Club/channels", json!({"name": "side"}))
        .await;
    let thread = thread(&world, &mut gateway, true).await;
    let gone = deletes(&world, "/people/servers/Club/channels/general").await;
    assert_eq!(gone.body["deleted"], world.channel, "{}", gone.body);
    assert_eq!(
        gateway.until("CHANNEL_DELETE").await["d"]["id"],
        world.channel
    );
    for place in [&world.channel, &thread] {
        assert_eq!(says(&world, place).await, (404, 10003));
    }
    let events = world.get("/people/bob/events?after=0").await.body;
    let events_seen = events["events"].as_array().unwrap().iter();
    assert!(
        events_seen.clone().any(|e| e["type"] == "channel_delete"),
        "people see it go"
    );

    fault(json!({"fault": "server_outage", "server": "Club"})).await;
    let out = gateway.until("GUILD_DELETE").await["d"].clone();
    assert_eq!(
        (&out["id"], &out["unavailable"]),
        (&json!(world.server), &json!(true))
    );
    fault(json!({"fault": "server_outage", "server": "Club", "on": false})).await;
    assert_eq!(gateway.until("GUILD_CREATE").await["d"]["id"], world.server);
    deletes(&world, "/people/servers/Club").await;
    let out = gateway.until("GUILD_DELETE").await["d"].clone();
    assert_eq!(
        (&out["id"], &out["unavailable"]),
        (&json!(world.server), &Value::Null)
    );
    let refused = world
        .rest("GET", &format!("/guilds/{}", world.server), Value::Null)
        .await;
    assert_eq!(refused.refusal(), (404, 10004));
}

#[tokio::test]
async fn removed_permissions_are_announced_and_enforced() {
    let world = World::new().await;
    let fault = |body| world.fault(body);
    world.without_limits().await;
    let mut gateway = world.connected(GUILDS).await;
    let other = json!({"name": "Other", "members": ["ada"], "channels": ["general"]});
    world.post("/people/servers", other).await;
    let own = world.say(json!({"content": "mine"})).await.body;
    let own = id(&own);
    let messages = format!("/channels/{}/messages", world.channel);
    let reply = json!({"content": "re", "message_reference": {"message_id": own}});
    let embed = json!({"embeds": [{"title": "t"}]});
    let table = [
        (
            "VIEW_CHANNEL",
            "POST",
            messages.clone(),
            json!({"content": "x"}),
            403,
            50001,
        ),
        (
            "SEND_MESSAGES",
            "POST",
            messages.clone(),
            json!({"content": "x"}),
            403,
            50013,
        ),
        ("EMBED_LINKS", "POST", messages.clone(), embed, 403, 50013),
        (
            "READ_MESSAGE_HISTORY",
            "POST",
            messages.clone(),
            reply,
            400,
            160_002,
        ),
        (
            "READ_MESSAGE_HISTORY",
            "GET",
            format!("{messages}/{own}"),
            Value::Null,
            403,
            50013,
        ),
    ];
    for (name, method, path, body, status, code) in table {
        fault(json!({"fault": "missing_permissions", "channel": "Club/general", "permissions": [name]})).await;
        let event = gateway.until("CHANNEL_UPDATE").await["d"].clone();
        let overwrites = event["permission_overwrites"].as_array().unwrap();
        assert_eq!(overwrites.len(), 1, "{name} is taken by an overwrite");
        let answer = world.rest(method, &path, body).await;
        assert_eq!(answer.refusal(), (status, code), "{name}");
        fault(
            json!({"fault": "missing_permissions", "channel": "Club/general", "permissions": []}),
        )
        .await;
        gateway.until("CHANNEL_UPDATE").await;
    }
    fault(json!({"fault": "missing_permissions", "channel": "Club/general", "permissions": ["READ_MESSAGE_HISTORY"]})).await;
    let seen = world.rest("GET", &messages, Value::Null).await;
    assert_eq!((seen.status, &seen.body), (200, &json!([])));

    fault(
        json!({"fault": "missing_permissions", "server": "Club", "permissions": ["SEND_MESSAGES"]}),
    )
    .await;
    let event = gateway.until("GUILD_ROLE_UPDATE").await["d"].clone();
    let may: u64 = event["role"]["permissions"]
        .as_str()
        .unwrap()
        .parse()
        .unwrap();
    assert_eq!(may & 1 << 11, 0, "{event}");
    assert_eq!(says(&world, &world.channel).await, (403, 50013));
    deletes(&world, "/people/faults").await;
    assert_eq!(says(&world, &world.channel).await, (200, 0));
}
