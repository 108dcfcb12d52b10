//! Interactions from both ends: a person acts, a bot answers, in time or not.

#![allow(
    clippy::unwrap_used,
    reason = "a test that cannot go on says so by panicking"
)]

use crate::common::World;
use serde_json::{Value, json};

const INTENTS: u64 = 1 | 1 << 12;

fn fire() -> Value {
    json!([{
        "name": "game", "description": "d", "options": [{
            "type": 1, "name": "fire", "description": "d", "name_localizations": {"fr": "tirer"}, "options": [
                {"type": 4, "name": "margin", "description": "d", "required": true, "min_value": 1, "max_value": 20},
                {"type": 3, "name": "mode", "description": "d", "choices": [{"name": "Fast", "value": "f", "name_localizations": {"fr": "Vite"}}]},
                {"type": 3, "name": "word", "description": "d", "min_length": 2, "max_length": 4, "autocomplete": true},
                {"type": 6, "name": "who", "description": "d"},
            ],
        }],
    }])
}

fn run(options: Value) -> Value {
    json!({"channel": "general", "command": "game fire", "options": options, "wait": "ack"})
}

#[tokio::test]
async fn options_are_checked_as_a_client_checks_them() {
    let world = World::new().await;
    world.register(fire()).await;
    let table = [
        (json!({}), "option_missing"),
        (json!({"margin": 0}), "invalid_option"),
        (json!({"margin": 21}), "invalid_option"),
        (json!({"margin": 1.5}), "invalid_option"),
        (json!({"margin": "many"}), "invalid_option"),
        (json!({"margin": 3, "mode": "slow"}), "invalid_option"),
        (json!({"margin": 3, "word": "x"}), "invalid_option"),
        (json!({"margin": 3, "word": "xxxxx"}), "invalid_option"),
        (json!({"margin": 3, "who": "nobody"}), "invalid_option"),
        (json!({"margin": 3, "other": 1}), "unknown_option"),
    ];
    for (options, error) in table {
        let refused = world
            .post("/people/ada/command", run(options.clone()))
            .await;
        assert_eq!(
            (refused.status, &refused.body["error"]),
            (422, &json!(error)),
            "{options}"
        );
    }
    for (command, status, error) in [
        ("game", 422, "subcommand_missing"),
        ("game hide", 404, "unknown_command"),
        ("gone", 404, "unknown_command"),
    ] {
        let refused = world
            .post(
                "/people/ada/command",
                json!({"channel": "general", "command": command}),
            )
            .await;
        assert_eq!(
            (refused.status, &refused.body["error"]),
            (status, &json!(error)),
            "{command}"
        );
    }
}

#[tokio::test]
async fn a_command_carries_what_was_chosen() {
    let world = World::new().await;
    world.register(fire()).await;
    let mut gateway = world.connected(INTENTS).await;
    let body = run(json!({"margin": 12, "mode": "Vite", "who": "bob"}));
    let (outcome, seen) = tokio::join!(
        world.post("/people/ada/command", body),
        world.answer(&mut gateway, json!({"type": 4, "data": {"content": "hit"}}))
    );
    assert_eq!(
        (
            &outcome.body["outcome"],
            &outcome.body["message"]["content"]
        ),
        (&json!("message"), &json!("hit"))
    );
    assert_eq!(outcome.body["message"]["ephemeral"], false);
    let options = &seen["data"]["options"][0]["options"];
    assert_eq!(
        options[0],
        json!({"type": 4, "name": "margin", "value": 12})
    );
    assert_eq!(options[1]["value"], "f");
    assert_eq!(
        seen["data"]["resolved"]["users"][options[2]["value"].as_str().unwrap()]["username"],
        "bob"
    );
    assert_eq!(
        (&seen["locale"], &seen["guild_locale"], &seen["context"]),
        (&json!("fr"), &json!("fr"), &json!(0))
    );
    for needed in [
        "entitlements",
        "attachment_size_limit",
        "app_permissions",
        "authorizing_integration_owners",
    ] {
        assert!(!seen[needed].is_null(), "{needed}");
    }
    let list = world.get("/people/ada/commands?channel=general").await.body;
    assert_eq!(list["commands"][0]["options"][0]["name_localized"], "tirer");
}

#[tokio::test]
async fn completions_come_from_the_bot() {
    let world = World::new().await;
    world.register(fire()).await;
    let mut gateway = world.connected(INTENTS).await;
    let ask = json!({"channel": "general", "command": "game fire", "options": {"word": "ab"}, "focused": "word"});
    let choices = json!([{"name": "Abba", "value": "abba"}]);
    let (outcome, seen) = tokio::join!(
        world.post("/people/ada/autocomplete", ask.clone()),
        world.answer(
            &mut gateway,
            json!({"type": 8, "data": {"choices": choices}})
        )
    );
    assert_eq!(outcome.body["choices"], choices);
    assert_eq!(
        seen["data"]["options"][0]["options"][0],
        json!({"type": 3, "name": "word", "value": "ab", "focused": true})
    );

    let (outcome, refused) = tokio::join!(world.post("/people/ada/autocomplete", ask), async {
        let interaction = gateway.until("INTERACTION_CREATE").await["d"].clone();
        let path = callback(&interaction);
        let many: Vec<Value> = (0..26)
            .map(|n| json!({"name": "x", "value": n.to_string()}))
            .collect();
        let refused = world
            .post(&path, json!({"type": 8, "data": {"choices": many}}))
            .await;
        world
            .post("/people/clock", json!({"advance_ms": 3_000}))
            .await;
        refused
    });
    assert_eq!(
        refused.body["errors"]["data"]["choices"]["_errors"][0]["code"],
        "BASE_TYPE_MAX_LENGTH"
    );
    assert_eq!(outcome.body["outcome"], "failed");
}

fn callback(interaction: &Value) -> String {
    let text = |key: &str| interaction[key].as_str().unwrap().to_owned();
    format!(
        "/api/v10/interactions/{}/{}/callback",
        text("id"),
        text("token")
    )
}

fn webhook(interaction: &Value) -> String {
    let text = |key: &str| interaction[key].as_str().unwrap().to_owned();
    format!(
        "/api/v10/webhooks/{}/{}",
        text("application_id"),
        text("token")
    )
}

/// A command that nobody has answered yet, without waiting for it.
async fn started(world: &World, gateway: &mut crate::common::Gateway) -> Value {
    let body = json!({"channel": "general", "command": "game fire", "options": {"margin": 1}, "wait": "none"});
    world.post("/people/ada/command", body).await;
    gateway.until("INTERACTION_CREATE").await["d"].clone()
}

#[tokio::test]
async fn an_answer_comes_once_and_in_time() {
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
async fn the_first_follow_up_to_a_public_deferral_is_public() {
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
async fn buttons_selects_and_dialogues() {
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
    let message = posted["id"].as_str().unwrap();
    let press = |id: &str| json!({"message": message, "custom_id": id, "wait": "ack"});
    for (body, error) in [
        (press("off"), "disabled"),
        (press("gone"), "unknown_component"),
        (press("pick"), "not_a_button"),
    ] {
        assert_eq!(
            world.post("/people/bob/press", body).await.body["error"],
            error
        );
    }
    world.post("/people", json!({"name": "eve"})).await;
    assert_eq!(
        world.post("/people/eve/press", press("go")).await.status,
        404,
        "not in this server"
    );
    let pick = |values: Value| json!({"message": message, "custom_id": "pick", "values": values, "wait": "ack"});
    for (values, error) in [(json!([]), "wrong_count"), (json!(["b"]), "unknown_value")] {
        assert_eq!(
            world.post("/people/bob/select", pick(values)).await.body["error"],
            error
        );
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
            .post("/people/ada/modal", submit(json!({"n": "Bob"})))
            .await
            .body["error"],
        "no_modal"
    );
    for (fields, error) in [
        (json!({}), "field_missing"),
        (json!({"n": "B"}), "invalid_field"),
        (json!({"n": "Bob", "x": ""}), "unknown_field"),
    ] {
        assert_eq!(
            world.post("/people/bob/modal", submit(fields)).await.body["error"],
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
            .post("/people/bob/modal", submit(json!({"n": "Bob"})))
            .await
            .body["error"],
        "no_modal"
    );
}

#[tokio::test]
async fn dialogues_that_discord_refuses() {
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

#[tokio::test]
async fn an_interaction_can_come_twice() {
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
