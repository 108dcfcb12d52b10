//! A bot answers: once, in time, seen by whom it should be, and though an interaction comes twice.

use serde_json::{Value, json};

use super::{INTENTS, callback, fire, started, webhook};
use crate::common::World;

#[tokio::test]
async fn interaction_is_answered_once_and_in_time() {
    let world = World::new().await;
    world.without_limits().await;
    world.register(fire()).await;
    let mut gateway = world.connected(INTENTS).await;
    let say = json!({"type": 4, "data": {"content": "x"}});

    let late = started(&world, &mut gateway).await;
    assert_eq!(
        world
            .post(&webhook(&late), json!({"content": "x"}))
            .await
            .body["code"],
        10015
    );
    world
        .post("/people/clock", json!({"advance_ms": 3_000}))
        .await;
    assert_eq!(
        world.post(&callback(&late), say.clone()).await.body["code"],
        10062
    );
    let shown = world
        .get(&format!(
            "/people/inspect/interactions/{}",
            late["id"].as_str().unwrap()
        ))
        .await
        .body;
    assert_eq!(shown["error"], "The application did not respond");

    let twice = started(&world, &mut gateway).await;
    assert_eq!(
        world
            .post(&callback(&twice), json!({"type": 7, "data": {}}))
            .await
            .body["code"],
        50035
    );
    assert_eq!(
        world
            .post(&callback(&twice), json!({"type": 4, "data": {}}))
            .await
            .body["code"],
        50006
    );
    assert_eq!(world.post(&callback(&twice), say.clone()).await.status, 204);
    let again = world.post(&callback(&twice), say).await;
    assert_eq!((again.status, &again.body["code"]), (400, &json!(40060)));
    world
        .post("/people/clock", json!({"advance_ms": 900_000}))
        .await;
    let expired = world.post(&webhook(&twice), json!({"content": "x"})).await;
    assert_eq!(
        (expired.status, &expired.body["code"]),
        (401, &json!(50027))
    );
}

#[tokio::test]
async fn first_follow_up_to_a_public_deferral_is_public() {
    let world = World::new().await;
    world.register(fire()).await;
    let mut gateway = world.connected(INTENTS).await;
    let interaction = started(&world, &mut gateway).await;
    let deferred = world
        .post(
            &format!("{}?with_response=true", callback(&interaction)),
            json!({"type": 5}),
        )
        .await;
    assert_eq!(
        (
            deferred.status,
            &deferred.body["interaction"]["response_message_loading"]
        ),
        (200, &json!(true))
    );
    let original = deferred.body["interaction"]["response_message_id"].clone();
    let first = world
        .post(
            &webhook(&interaction),
            json!({"content": "secret!", "flags": 64}),
        )
        .await
        .body;
    assert_eq!((&first["id"], &first["flags"]), (&original, &json!(0)));
    let second = world
        .post(
            &webhook(&interaction),
            json!({"content": "for ada", "flags": 64}),
        )
        .await
        .body;
    assert_eq!(second["flags"], 64);
    let sees = |who: &'static str| {
        let world = &world;
        async move {
            let page = world
                .get(&format!("/people/{who}/messages?channel=general"))
                .await
                .body;
            let list = page["messages"].as_array().unwrap().clone();
            list.iter()
                .map(|m| m["content"].as_str().unwrap().to_owned())
                .collect::<Vec<_>>()
        }
    };
    assert_eq!(sees("ada").await, ["secret!", "for ada"]);
    assert_eq!(sees("bob").await, ["secret!"]);
    let hidden = format!("/people/bob/messages/{}", second["id"].as_str().unwrap());
    assert_eq!(world.get(&hidden).await.status, 404);
    let path = format!(
        "/channels/{}/messages/{}",
        world.channel,
        second["id"].as_str().unwrap()
    );
    assert_eq!(
        world.rest("GET", &path, Value::Null).await.body["code"],
        10008
    );
    let events = world
        .get("/people/bob/events?after=0")
        .await
        .body
        .to_string();
    assert!(!events.contains("for ada"), "not even in the stream");
}

#[tokio::test]
async fn interaction_can_be_delivered_twice() {
    let world = World::new().await;
    world.register(fire()).await;
    let mut gateway = world.connected(INTENTS).await;
    let first = started(&world, &mut gateway).await;
    world
        .post(
            "/people/inspect/redeliver",
            json!({"interaction": first["id"]}),
        )
        .await;
    assert_eq!(gateway.until("INTERACTION_CREATE").await["d"], first);
}
