//! The people's side: who sees what, streams, clock, faults, and the door that strangers find shut.

use crate::common::{World, id};
use serde_json::{Value, json};

#[tokio::test]
async fn foreign_hosts_and_origins_are_refused() {
    let world = World::new().await;
    for (header, value, status) in [
        ("host", "evil.example", 403),
        ("origin", "http://evil.example", 403),
        ("origin", "null", 403),
        ("x-nothing", "x", 200),
    ] {
        for path in ["/", "/people", "/api/v10/gateway"] {
            let answer = world
                .http
                .get(format!("{}{path}", world.base))
                .header(header, value)
                .send()
                .await
                .unwrap();
            assert_eq!(answer.status().as_u16(), status, "{header}: {value} {path}");
        }
    }
    let own = world
        .http
        .get(format!("{}/people", world.base))
        .header("origin", &world.base)
        .send()
        .await
        .unwrap();
    assert_eq!(own.status(), 200);
}

#[tokio::test]
async fn each_person_sees_only_permitted_messages() {
    let world = World::new().await;
    let channel = json!({"name": "ada-only", "only": ["ada"]});
    world.post("/people/servers/Club/channels", channel).await;
    world.says("ada", "ada-only", "hidden").await;
    world.says("ada", "dm", "private").await;
    let hidden = world.get("/people/bob/messages?channel=ada-only").await;
    assert_eq!(hidden.status, 404);
    let dm = world.get("/people/bob/messages?channel=dm").await.body;
    assert_eq!(dm["messages"], json!([]));
    let places = world.get("/people/bob/places").await.body;
    let names: Vec<&str> = places["servers"][0]["channels"]
        .as_array()
        .unwrap()
        .iter()
        .map(|c| c["name"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["general"]);
    let events = async |who: &str| {
        let path = format!("/people/{who}/events?after=0");
        world.get(&path).await.body.to_string()
    };
    let bobs = events("bob").await;
    assert!(!bobs.contains("hidden") && !bobs.contains("private"));
    assert!(events("ada").await.contains("private"));
}

#[tokio::test]
async fn private_files_stay_private() {
    let world = World::new().await;
    let file = json!({"channel": "dm", "files": [{"filename": "a.txt", "base64": "aGk="}]});
    let sent = world.post("/people/ada/message", file).await.body;
    let id = sent["message"]["attachments"][0]["id"].as_str().unwrap();
    let read = |who: &str| {
        world
            .http
            .get(format!("{}/people/{who}/attachments/{id}", world.base))
            .send()
    };
    assert_eq!(read("ada").await.unwrap().text().await.unwrap(), "hi");
    assert_eq!(read("bob").await.unwrap().status(), 404);
}

#[tokio::test]
async fn stream_resumes_from_its_cursor() {
    let world = World::new().await;
    let start = world.get("/people/ada/events?after=0").await.body["cursor"]
        .as_u64()
        .unwrap();
    let poll = format!("/people/ada/events?after={start}&wait_ms=10000");
    let (polled, _) = tokio::join!(world.get(&poll), world.says("bob", "general", "live"));
    assert_eq!(polled.body["events"][0]["data"]["content"], "live");
    let mut stream = world
        .http
        .get(format!("{}/people/ada/events?after={start}", world.base))
        .header("accept", "text/event-stream")
        .send()
        .await
        .unwrap();
    let chunk = String::from_utf8(stream.chunk().await.unwrap().unwrap().to_vec()).unwrap();
    assert!(
        chunk.contains("event: message_create") && chunk.contains("live"),
        "{chunk}"
    );
    assert!(chunk.contains(&format!("id: {}", start + 1)));
}

#[tokio::test]
async fn rest_faults_take_effect() {
    let world = World::new().await;
    let fault = |body| world.fault(body);
    let hello = json!({"content": "hello"});
    fault(json!({"fault": "rate_limited", "path": "/messages", "times": 1, "retry_after": 2.5}))
        .await;
    let refused = world.say(hello.clone()).await;
    assert_eq!(refused.status, 429);
    assert_eq!(refused.body["retry_after"], 2.5);
    assert_eq!(refused.headers["retry-after"], "3");
    fault(json!({"fault": "server_error", "times": 1, "status": 503})).await;
    assert_eq!(world.say(hello.clone()).await.status, 503);
    fault(json!({"fault": "lost_answer", "method": "POST", "path": "/messages", "times": 1})).await;
    let token = format!("Bot {}", world.sandbox.bot_token());
    let url = format!("{}/api/v10/channels/{}/messages", world.base, world.channel);
    let lost = world
        .http
        .post(url)
        .header("authorization", token)
        .json(&json!({"content": "lost"}))
        .send()
        .await;
    let cut = match lost {
        Err(_) => true,
        Ok(answer) => answer.bytes().await.is_err(),
    };
    assert!(cut, "the connection was cut");
    let seen = world.get("/people/ada/messages?channel=general").await.body;
    assert_eq!(
        seen["messages"][0]["content"], "lost",
        "and yet it was carried out"
    );
    assert_eq!(world.say(hello).await.status, 200, "the fault is spent");
    let unknown = world
        .post("/people/faults", json!({"fault": "flood"}))
        .await;
    assert_eq!(unknown.status, 400);
}

#[tokio::test]
async fn call_log_shows_no_token() {
    let world = World::new().await;
    let token = world.sandbox.bot_token();
    world.say(json!({"content": format!("oops {token}")})).await;
    let log = world
        .get("/people/inspect/rest?method=post&path=/messages")
        .await
        .body;
    assert_eq!(log["calls"].as_array().unwrap().len(), 1);
    assert_eq!(log["calls"][0]["route"], "/channels/{id}/messages");
    assert!(!log.to_string().contains(&token));
}

#[tokio::test]
async fn script_can_wait_for_the_bot_and_restart_it() {
    let world = World::new().await;
    let late = world.get("/people/wait?connected=true&timeout_ms=1").await;
    assert_eq!(late.status, 504);
    let (ready, _, _gateway) = tokio::join!(
        world.get("/people/wait?connected=true&commands=1&timeout_ms=10000"),
        world.register(json!([{"name": "a", "description": "d"}])),
        world.connected(1)
    );
    assert_eq!(
        (ready.status, &ready.body["connected"]),
        (200, &json!(true))
    );
    let none = world.post("/people/restart-bot", json!({})).await.body;
    assert_eq!(none["asked"], false, "nobody listens yet");
    let mut hook = world.sandbox.on_restart_bot();
    world.post("/people/restart-bot", json!({})).await;
    assert_eq!(hook.next().await, Some(()));
}

#[tokio::test]
async fn threads_pins_and_reactions_work() {
    let world = World::new().await;
    world.without_limits().await;
    let posted = world.say(json!({"content": "root"})).await.body;
    let path = world.message(&posted);
    let threads = format!("{path}/threads");
    let opens = || world.rest("POST", &threads, json!({"name": "Table 1"}));
    let thread = opens().await;
    assert_eq!(
        (thread.status, &thread.body["id"], &thread.body["type"]),
        (201, &posted["id"], &json!(11))
    );
    assert_eq!(opens().await.body["code"], 160_004);
    let inside = format!("/channels/{}/messages", id(&posted));
    let said = world.rest("POST", &inside, json!({"content": "in"})).await;
    assert_eq!(said.status, 200);
    let channel = format!("/channels/{}", world.channel);
    let threads = format!("{channel}/threads");
    let secret = json!({"name": "Secret", "type": 12});
    let secret = world.rest("POST", &threads, secret).await.body;
    let bobs = format!("/people/bob/messages?channel={}", id(&secret));
    assert_eq!(world.get(&bobs).await.status, 404);
    let bob = world.get("/people/bob").await.body;
    let secret = format!("/channels/{}", id(&secret));
    let put = async |path: &str| world.rest("PUT", path, Value::Null).await.status;
    let get = async |path: &str| world.rest("GET", path, Value::Null).await.body;
    let join = format!("{secret}/thread-members/{}", id(&bob));
    assert_eq!(put(&join).await, 204);
    assert_eq!(world.get(&bobs).await.status, 200);
    let shut = json!({"archived": true, "locked": true});
    let shut = world.rest("PATCH", &secret, shut).await.body;
    assert_eq!(shut["thread_metadata"]["archived"], true);

    let pins = format!("{channel}/messages/pins");
    assert_eq!(put(&format!("{pins}/{}", id(&posted))).await, 204);
    let pinned = get(&pins).await;
    assert_eq!(pinned["items"][0]["message"]["content"], "root");
    let reaction = format!("{path}/reactions/%F0%9F%9B%B0/@me");
    assert_eq!(put(&reaction).await, 204);
    let seen = get(&path).await;
    assert_eq!(seen["reactions"][0]["emoji"]["name"], "🛰");
    assert_eq!(seen["pinned"], true);
    assert_eq!(get(&inside).await[0]["content"], "in");
    assert_eq!(world.rest("DELETE", &path, Value::Null).await.status, 204);
    assert_eq!(get(&path).await["code"], 10008);
}
