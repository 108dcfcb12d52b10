//! Permissions, closed DMs, nonces and the buckets of requests.

use serde_json::{Value, json};

use crate::common::{World, id};

#[tokio::test]
async fn permissions_dms_and_nonces() {
    let world = World::new().await;
    world.without_limits().await;
    let to = json!({"recipient_id": world.ada});
    let dm = world.rest("POST", "/users/@me/channels", to).await.body;
    let path = format!("/channels/{}/messages", id(&dm));
    let hello = json!({"content": "hello"});
    assert_eq!(world.rest("POST", &path, hello.clone()).await.status, 200);
    world
        .fault(json!({"fault": "closed_dms", "person": "ada"}))
        .await;
    let refused = world.rest("POST", &path, hello.clone()).await;
    assert_eq!(refused.refusal(), (403, 50007));
    world
        .fault(json!({"fault": "left_server", "person": "ada"}))
        .await;
    let refused = world.rest("POST", &path, hello.clone()).await;
    assert_eq!(refused.refusal(), (400, 50278));

    let deny = |names: Value| json!({"fault": "missing_permissions", "channel": "general", "permissions": names});
    world.fault(deny(json!(["SEND_MESSAGES"]))).await;
    assert_eq!(world.say(hello.clone()).await.body["code"], 50013);
    world.fault(deny(json!(["VIEW_CHANNEL"]))).await;
    assert_eq!(world.say(hello.clone()).await.body["code"], 50001);
    world.fault(deny(json!([]))).await;

    let once = json!({"content": "once", "nonce": "n1", "enforce_nonce": true});
    let first = world.say(once.clone()).await.body;
    assert_eq!(world.say(once.clone()).await.body["id"], first["id"]);
    world.ages(600_000).await;
    assert_ne!(world.say(once).await.body["id"], first["id"]);

    let path = world.message(&first);
    world.ages(3_600_000).await;
    let edit = || world.rest("PATCH", &path, json!({"content": "edit"}));
    for _ in 0..5 {
        assert_eq!(edit().await.status, 200);
    }
    let worn = edit().await;
    assert_eq!(worn.refusal(), (429, 30046));
}

#[tokio::test]
async fn buckets() {
    let world = World::new().await;
    for left in (0..5).rev() {
        let answer = world.say(json!({"content": "x"})).await;
        assert_eq!(answer.headers["x-ratelimit-remaining"], left.to_string());
        assert_eq!(answer.headers["x-ratelimit-limit"], "5");
    }
    let refused = world.say(json!({"content": "x"})).await;
    assert_eq!(refused.status, 429);
    assert_eq!(refused.headers["x-ratelimit-scope"], "user");
    assert!(
        refused.headers.contains_key("retry-after")
            && refused.body["retry_after"].as_f64().unwrap() > 0.0
    );
    assert_eq!(refused.body["global"], false);
    world.ages(5_000).await;
    assert_eq!(world.say(json!({"content": "x"})).await.status, 200);
}
