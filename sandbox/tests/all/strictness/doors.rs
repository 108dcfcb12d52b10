//! Answers to interactions.

use serde_json::{Value, json};

use crate::common::World;

#[tokio::test]
async fn doors() {
    let world = World::new().await;
    world.without_limits().await;
    let channel = world.channel.clone();
    let messages = format!("/channels/{channel}/messages");
    let known = world.say(json!({"content": "x"})).await.body["id"]
        .as_str()
        .unwrap()
        .to_owned();
    let table: Vec<(&str, String, Value, u16, u32)> = vec![
        ("GET", "/nowhere".into(), Value::Null, 404, 0),
        ("POST", "/users/@me".into(), json!({}), 405, 0),
        ("GET", "/channels/1".into(), Value::Null, 404, 10003),
        ("GET", "/users/1".into(), Value::Null, 404, 10013),
        ("GET", "/guilds/1".into(), Value::Null, 404, 10004),
        ("GET", format!("{messages}/1"), Value::Null, 404, 10008),
        ("POST", messages.clone(), json!({}), 400, 50006),
        (
            "POST",
            messages.clone(),
            json!({"content": "  "}),
            400,
            50006,
        ),
        (
            "PATCH",
            format!("{messages}/{known}"),
            json!({"content": ""}),
            400,
            50006,
        ),
        (
            "POST",
            "/interactions/1/abc/callback".into(),
            json!({"type": 4}),
            404,
            10062,
        ),
        (
            "POST",
            format!("/webhooks/{}/abc", world.sandbox.application_id()),
            json!({"content": "x"}),
            401,
            50027,
        ),
        (
            "POST",
            "/webhooks/1/abc".into(),
            json!({"content": "x"}),
            404,
            10015,
        ),
        (
            "PUT",
            "/applications/1/commands".into(),
            json!([]),
            404,
            10002,
        ),
        (
            "DELETE",
            format!(
                "/applications/{}/commands/5",
                world.sandbox.application_id()
            ),
            Value::Null,
            404,
            10063,
        ),
    ];
    for (method, path, body, status, code) in table {
        let answer = world.rest(method, &path, body).await;
        assert_eq!(
            (answer.status, answer.body["code"].as_u64()),
            (status, Some(u64::from(code))),
            "{method} {path}"
        );
    }
    let nobody = world
        .send(
            reqwest::Method::GET,
            "/api/v10/users/@me",
            None,
            Some("wrong"),
        )
        .await;
    assert_eq!(
        (nobody.status, &nobody.body["message"]),
        (401, &json!("401: Unauthorized"))
    );
    let old = world
        .send(reqwest::Method::GET, "/api/v6/gateway", None, None)
        .await;
    assert_eq!(old.body["code"], 50041);
    let of_ada = world
        .post(
            "/people/ada/message",
            json!({"channel": "general", "content": "mine"}),
        )
        .await
        .body;
    let path = format!("{messages}/{}", of_ada["message"]["id"].as_str().unwrap());
    assert_eq!(
        world
            .rest("PATCH", &path, json!({"content": "ours"}))
            .await
            .body["code"],
        50005
    );
    let token = world.sandbox.bot_token();
    let plain = world
        .http
        .post(format!("{}/api/v10{messages}", world.base))
        .header("authorization", format!("Bot {token}"));
    let plain = plain
        .body("{}")
        .header("content-type", "text/plain")
        .send()
        .await
        .unwrap();
    assert_eq!(plain.status(), 400);
    let broken = world
        .http
        .post(format!("{}/api/v10{messages}", world.base))
        .header("authorization", format!("Bot {token}"));
    let broken: Value = broken
        .body("{")
        .header("content-type", "application/json")
        .send()
        .await
        .unwrap()
        .json()
        .await
        .unwrap();
    assert_eq!(broken["code"], 50109);
}
