//! Status and code of refused requests.

use serde_json::{Value, json};

use crate::common::World;

#[tokio::test]
async fn errors_have_discords_status_and_code() {
    let world = World::new().await;
    world.without_limits().await;
    let channel = world.channel.clone();
    let messages = format!("/channels/{channel}/messages");
    let known = world.say(json!({"content": "x"})).await.body;
    let table: Vec<(&str, String, Value, u16, u64)> = vec![
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
            world.message(&known),
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
        let refusal = (answer.status, answer.body["code"].as_u64());
        assert_eq!(refusal, (status, Some(code)), "{method} {path}");
    }
    let asks = |path, token| world.send(reqwest::Method::GET, path, None, token);
    let nobody = asks("/api/v10/users/@me", Some("wrong")).await;
    assert_eq!(nobody.status, 401);
    assert_eq!(nobody.body["message"], "401: Unauthorized");
    let old = asks("/api/v6/gateway", None).await;
    assert_eq!(old.body["code"], 50041);
    let of_ada = world.says("ada", "general", "mine").await.body;
    let path = world.message(&of_ada["message"]);
    let edited = world.rest("PATCH", &path, json!({"content": "ours"})).await;
    assert_eq!(edited.refusal(), (403, 50005));
    let token = world.sandbox.bot_token();
    let posts = async |kind: &str, body: &'static str| {
        let request = world
            .http
            .post(format!("{}/api/v10{messages}", world.base))
            .header("authorization", format!("Bot {token}"))
            .header("content-type", kind);
        request.body(body).send().await.unwrap()
    };
    assert_eq!(posts("text/plain", "{}").await.status(), 400);
    let broken = posts("application/json", "{").await;
    let broken: Value = broken.json().await.unwrap();
    assert_eq!(broken["code"], 50109);
}
