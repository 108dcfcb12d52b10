//! What a person fills in: checked as a client checks it, carried to the bot, completed by it.

use serde_json::json;

use super::{INTENTS, callback, fire, run};
use crate::common::World;

#[tokio::test]
async fn options_are_checked_like_a_client() {
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
        let body = json!({"channel": "general", "command": command});
        let refused = world.post("/people/ada/command", body).await;
        assert_eq!(
            (refused.status, &refused.body["error"]),
            (status, &json!(error)),
            "{command}"
        );
    }
}

#[tokio::test]
async fn command_carries_the_chosen_options() {
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
        let many = (0..26).map(|n| json!({"name": "x", "value": n.to_string()}));
        let many = json!({"choices": many.collect::<Vec<_>>()});
        let refused = world.post(&path, json!({"type": 8, "data": many})).await;
        world.ages(3_000).await;
        refused
    });
    assert_eq!(
        refused.body["errors"]["data"]["choices"]["_errors"][0]["code"],
        "BASE_TYPE_MAX_LENGTH"
    );
    assert_eq!(outcome.body["outcome"], "failed");
}
