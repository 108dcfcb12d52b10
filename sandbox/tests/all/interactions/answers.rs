//! A bot answers: once, in time, seen by whom it should be, and though an interaction comes twice.

use serde_json::{Value, json};

use super::{INTENTS, callback, fire, started, webhook};
use crate::common::{World, id};

#[tokio::test]
async fn interaction_is_answered_once_and_in_time() {
    let world = World::new().await;
    world.without_limits().await;
    world.register(fire()).await;
    let mut gateway = world.connected(INTENTS).await;
    let say = json!({"type": 4, "data": {"content": "x"}});

    let late = started(&world, &mut gateway).await;
    assert_eq!(
        world.code(&webhook(&late), json!({"content": "x"})).await,
        10015
    );
    world.ages(3_000).await;
    assert_eq!(world.code(&callback(&late), say.clone()).await, 10062);
    let path = format!("/people/inspect/interactions/{}", id(&late));
    let shown = world.get(&path).await.body;
    assert_eq!(shown["error"], "The application did not respond");

    let twice = started(&world, &mut gateway).await;
    assert_eq!(
        world
            .code(&callback(&twice), json!({"type": 7, "data": {}}))
            .await,
        50035
    );
    assert_eq!(
        world
            .code(&callback(&twice), json!({"type": 4, "data": {}}))
            .await,
        50006
    );
    assert_eq!(world.post(&callback(&twice), say.clone()).await.status, 204);
    let again = world.post(&callback(&twice), say).await;
    assert_eq!(again.refusal(), (400, 40060));
    world.ages(900_000).await;
    let expired = world.post(&webhook(&twice), json!({"content": "x"})).await;
    assert_eq!(expired.refusal(), (401, 50027));
}

#[tokio::test]
async fn first_follow_up_to_a_public_deferral_is_public() {
    let world = World::new().await;
    world.register(fire()).await;
    let mut gateway = world.connected(INTENTS).await;
    let interaction = started(&world, &mut gateway).await;
    let path = format!("{}?with_response=true", callback(&interaction));
    let deferred = world.post(&path, json!({"type": 5})).await;
    let known = &deferred.body["interaction"];
    assert_eq!(deferred.status, 200);
    assert_eq!(known["response_message_loading"], true);
    let original = known["response_message_id"].clone();
    let says = async |words: &str| {
        let reply = json!({"content": words, "flags": 64});
        world.post(&webhook(&interaction), reply).await.body
    };
    let first = says("secret!").await;
    assert_eq!((&first["id"], &first["flags"]), (&original, &json!(0)));
    let second = says("for ada").await;
    assert_eq!(second["flags"], 64);
    let sees = async |who: &str| -> Vec<String> {
        let page = format!("/people/{who}/messages?channel=general");
        let page = world.get(&page).await.body;
        let list = page["messages"].as_array().unwrap().iter();
        list.map(|m| m["content"].as_str().unwrap().to_owned())
            .collect()
    };
    assert_eq!(sees("ada").await, ["secret!", "for ada"]);
    assert_eq!(sees("bob").await, ["secret!"]);
    let hidden = format!("/people/bob/messages/{}", id(&second));
    assert_eq!(world.get(&hidden).await.status, 404);
    let path = world.message(&second);
    let read = world.rest("GET", &path, Value::Null).await;
    assert_eq!(read.refusal(), (404, 10008));
    let events = world.get("/people/bob/events?after=0").await.body;
    let events = events.to_string();
    assert!(!events.contains("for ada"), "not even in the stream");
}

#[tokio::test]
async fn interaction_can_be_delivered_twice() {
    let world = World::new().await;
    world.register(fire()).await;
    let mut gateway = world.connected(INTENTS).await;
    let first = started(&world, &mut gateway).await;
    let again = json!({"interaction": first["id"]});
    world.post("/people/inspect/redeliver", again).await;
    assert_eq!(gateway.until("INTERACTION_CREATE").await["d"], first);
}
