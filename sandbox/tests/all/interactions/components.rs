//! Buttons, selects and dialogues, and what Discord refuses of them.

use serde_json::{Value, json};

use super::{INTENTS, callback, fire, started};
use crate::common::{World, id};

#[tokio::test]
async fn buttons_selects_and_modals_work() {
    let world = World::new().await;
    world.without_limits().await;
    let mut gateway = world.connected(INTENTS).await;
    let row = |items: Value| json!({"type": 1, "components": items});
    let posted = world
        .say(json!({"content": "board", "components": [
            row(json!([
                {"type": 2, "style": 1, "label": "Go", "custom_id": "go"},
                {"type": 2, "style": 1, "label": "Off", "custom_id": "off", "disabled": true},
            ])),
            row(json!([{"type": 3, "custom_id": "pick", "options": [{"label": "A", "value": "a"}]}])),
        ]}))
        .await
        .body;
    let message = id(&posted);
    let press = |id: &str| json!({"message": message, "custom_id": id, "wait": "ack"});
    for (body, error) in [
        (press("off"), "disabled"),
        (press("gone"), "unknown_component"),
        (press("pick"), "not_a_button"),
    ] {
        assert_eq!(world.error("/people/bob/press", body).await, error);
    }
    world.post("/people", json!({"name": "eve"})).await;
    assert_eq!(
        world.post("/people/eve/press", press("go")).await.status,
        404,
        "not in this server"
    );
    let pick = |values: Value| json!({"message": message, "custom_id": "pick", "values": values, "wait": "ack"});
    for (values, error) in [(json!([]), "wrong_count"), (json!(["b"]), "unknown_value")] {
        assert_eq!(world.error("/people/bob/select", pick(values)).await, error);
    }
    let (outcome, seen) = tokio::join!(
        world.post("/people/bob/select", pick(json!(["a"]))),
        world.answer(
            &mut gateway,
            json!({"type": 7, "data": {"content": "picked"}})
        )
    );
    assert_eq!(
        (
            &outcome.body["outcome"],
            &outcome.body["message"]["content"]
        ),
        (&json!("update"), &json!("picked"))
    );
    assert_eq!(
        (&seen["data"]["values"], &seen["message"]["id"]),
        (&json!(["a"]), &posted["id"])
    );

    let posted = world
        .say(json!({"content": "who", "components": [
            row(json!([{"type": 5, "custom_id": "who", "max_values": 2}])),
        ]}))
        .await
        .body;
    let who = |values: Value| json!({"message": posted["id"], "custom_id": "who", "values": values, "wait": "ack"});
    for (values, error) in [
        (json!([]), "wrong_count"),
        (json!(["bob", "bob"]), "wrong_count"),
        (json!(["nobody"]), "unknown_person"),
        (json!(["eve"]), "unknown_value"),
    ] {
        let answer = world.post("/people/bob/select", who(values)).await;
        assert_eq!(answer.body["error"], error, "{}", answer.body);
    }
    let bob = world.get("/people/bob").await.body["id"].clone();
    let bot = world.get("/people").await.body["bot"]["id"].clone();
    let (_, seen) = tokio::join!(
        world.post("/people/bob/select", who(json!(["bob", bot]))),
        world.answer(&mut gateway, json!({"type": 6}))
    );
    let data = &seen["data"];
    assert_eq!(data["component_type"], 5);
    assert_eq!(data["values"], json!([bob, bot]));
    let (bob, bot) = (bob.as_str().unwrap(), bot.as_str().unwrap());
    assert_eq!(data["resolved"]["users"][bot]["bot"], true);
    let member = &data["resolved"]["members"][bob];
    assert!(
        member["joined_at"].is_string() && member["user"].is_null(),
        "{data}"
    );

    let input = json!({"type": 4, "custom_id": "n", "style": 1, "label": "Name", "min_length": 2, "max_length": 5});
    let modal = json!({"title": "T", "custom_id": "m", "components": [row(json!([input]))]});
    let (outcome, _) = tokio::join!(
        world.post("/people/bob/press", press("go")),
        world.answer(&mut gateway, json!({"type": 9, "data": modal}))
    );
    assert_eq!(
        (&outcome.body["outcome"], &outcome.body["modal"]["title"]),
        (&json!("modal"), &json!("T"))
    );
    let submit = |fields: Value| json!({"fields": fields, "wait": "ack"});
    assert_eq!(
        world
            .error("/people/ada/modal", submit(json!({"n": "Bob"})))
            .await,
        "no_modal"
    );
    for (fields, error) in [
        (json!({}), "field_missing"),
        (json!({"n": "B"}), "invalid_field"),
        (json!({"n": "Bob", "x": ""}), "unknown_field"),
    ] {
        assert_eq!(
            world.error("/people/bob/modal", submit(fields)).await,
            error
        );
    }
    let (outcome, seen) = tokio::join!(
        world.post("/people/bob/modal", submit(json!({"n": "Bob"}))),
        world.answer(
            &mut gateway,
            json!({"type": 4, "data": {"content": "hi Bob", "flags": 64}})
        )
    );
    assert_eq!(outcome.body["message"]["ephemeral"], true);
    assert_eq!(
        seen["data"]["components"][0]["components"][0]["value"],
        "Bob"
    );
    assert_eq!(
        world
            .error("/people/bob/modal", submit(json!({"n": "Bob"})))
            .await,
        "no_modal"
    );
}

#[tokio::test]
async fn invalid_modals_are_refused() {
    let world = World::new().await;
    world.without_limits().await;
    world.register(fire()).await;
    let mut gateway = world.connected(INTENTS).await;
    let input = |id: &str| json!({"type": 1, "components": [{"type": 4, "custom_id": id, "style": 1, "label": "L"}]});
    let fields = |n: usize| (0..n).map(|n| input(&n.to_string())).collect::<Vec<_>>();
    let table = [
        (
            json!({"title": "t".repeat(46), "custom_id": "m", "components": fields(1)}),
            "/data/title",
        ),
        (
            json!({"title": "t", "custom_id": "m", "components": fields(6)}),
            "/data/components",
        ),
        (
            json!({"title": "t", "custom_id": "m", "components": []}),
            "/data/components",
        ),
        (
            json!({"title": "t", "components": fields(1)}),
            "/data/custom_id",
        ),
        (
            json!({"title": "t", "custom_id": "m", "components": [input("a"), input("a")]}),
            "/data/components/1/components/0/custom_id",
        ),
    ];
    for (data, path) in table {
        let interaction = started(&world, &mut gateway).await;
        let refused = world
            .post(&callback(&interaction), json!({"type": 9, "data": data}))
            .await;
        assert_eq!(refused.body["code"], 50035);
        let at = refused.body["errors"].pointer(path).unwrap_or(&Value::Null);
        assert!(at["_errors"].is_array(), "{path}: {}", refused.body);
    }
}
