//! What Discord refuses is refused, with its status, its code and the path of each wrong field.

#![allow(
    clippy::unwrap_used,
    reason = "a test that cannot go on says so by panicking"
)]

mod common;

use common::World;
use serde_json::{Value, json};

/// Every `path: code` in an error body.
fn wrong_fields(body: &Value) -> Vec<String> {
    fn walk(node: &Value, path: &str, out: &mut Vec<String>) {
        for (key, inner) in node.as_object().into_iter().flatten() {
            if key == "_errors" {
                out.extend(
                    inner
                        .as_array()
                        .unwrap()
                        .iter()
                        .map(|e| format!("{path}: {}", e["code"].as_str().unwrap())),
                );
            } else {
                walk(
                    inner,
                    &format!("{path}{}{key}", if path.is_empty() { "" } else { "." }),
                    out,
                );
            }
        }
    }
    let mut out = Vec::new();
    walk(&body["errors"], "", &mut out);
    out
}

#[track_caller]
fn check(body: &Value, status: u16, expected: &[&str]) {
    assert_eq!(status, 400, "{body}");
    assert_eq!(body["code"], 50035);
    assert_eq!(body["message"], "Invalid Form Body");
    let mut found = wrong_fields(body);
    found.sort();
    assert_eq!(found, expected, "{body}");
}

fn button(id: &str) -> Value {
    json!({"type": 2, "style": 1, "label": "x", "custom_id": id})
}

fn row(components: Vec<Value>) -> Value {
    json!({"components": [{"type": 1, "components": components}]})
}

fn select(options: usize) -> Value {
    let options: Vec<Value> = (0..options)
        .map(|n| json!({"label": "x", "value": n.to_string()}))
        .collect();
    json!({"type": 3, "custom_id": "s", "options": options})
}

#[tokio::test]
async fn messages() {
    let world = World::new().await;
    world.without_limits().await;
    let long = |n: usize| "é".repeat(n);
    let fields = |n: usize, text: usize| -> Vec<Value> {
        (0..n)
            .map(|_| json!({"name": "n", "value": "v".repeat(text)}))
            .collect()
    };
    let table: Vec<(Value, &[&str])> = vec![
        (
            json!({"content": long(2001)}),
            &["content: BASE_TYPE_MAX_LENGTH"],
        ),
        (json!({"content": ["x"]}), &["content: STRING_TYPE_CONVERT"]),
        (
            json!({"embeds": vec![json!({"title": "t"}); 11]}),
            &["embeds: BASE_TYPE_MAX_LENGTH"],
        ),
        (
            json!({"embeds": [{"title": long(257)}]}),
            &["embeds.0.title: BASE_TYPE_MAX_LENGTH"],
        ),
        (
            json!({"embeds": [{"fields": fields(6, 1024)}]}),
            &["embeds: MAX_EMBED_SIZE_EXCEEDED"],
        ),
        (
            json!({"embeds": [{"fields": fields(26, 1)}]}),
            &["embeds.0.fields: BASE_TYPE_MAX_LENGTH"],
        ),
        (
            json!({"embeds": [{"fields": [{"name": "n"}]}]}),
            &["embeds.0.fields.0.value: BASE_TYPE_REQUIRED"],
        ),
        (
            json!({"embeds": [{"image": {"url": "ftp://x/y"}}]}),
            &["embeds.0.image.url: URL_TYPE_INVALID_SCHEME"],
        ),
        (
            json!({"components": vec![row(vec![button("a")])["components"][0].clone(); 6]}),
            &["components: BASE_TYPE_MAX_LENGTH"],
        ),
        (
            row(vec![]),
            &["components.0.components: BASE_TYPE_BAD_LENGTH"],
        ),
        (
            row((0..6).map(|n| button(&n.to_string())).collect()),
            &["components.0.components: BASE_TYPE_BAD_LENGTH"],
        ),
        (
            row(vec![button("a"), button("a")]),
            &["components.0.components.1.custom_id: COMPONENT_CUSTOM_ID_DUPLICATED"],
        ),
        (
            row(vec![button(&"i".repeat(101))]),
            &["components.0.components.0.custom_id: BASE_TYPE_BAD_LENGTH"],
        ),
        (
            row(vec![
                json!({"type": 2, "style": 1, "label": "l".repeat(81), "custom_id": "a"}),
            ]),
            &["components.0.components.0.label: BASE_TYPE_MAX_LENGTH"],
        ),
        (
            row(vec![
                json!({"type": 2, "style": 9, "label": "x", "custom_id": "a"}),
            ]),
            &["components.0.components.0.style: BASE_TYPE_CHOICES"],
        ),
        (
            row(vec![json!({"type": 2, "style": 1, "label": "x"})]),
            &["components.0.components.0.custom_id: BASE_TYPE_REQUIRED"],
        ),
        (
            row(vec![select(26)]),
            &["components.0.components.0.options: BASE_TYPE_BAD_LENGTH"],
        ),
        (
            row(vec![select(2), button("a")]),
            &["components.0.components.1: COMPONENT_LAYOUT_WIDTH_EXCEEDED"],
        ),
        (
            row(vec![json!({"type": 4, "custom_id": "t"})]),
            &["components.0.components.0.type: UNION_TYPE_CHOICES"],
        ),
        (
            json!({"components": [button("a")]}),
            &["components.0.type: UNION_TYPE_CHOICES"],
        ),
        (
            json!({"components": [{"type": 10, "content": "x"}]}),
            &["components.0.type: UNION_TYPE_CHOICES"],
        ),
        (
            json!({"flags": 32768, "content": "x", "components": [{"type": 10, "content": "x"}]}),
            &[": MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"],
        ),
        (
            json!({"content": "x", "attachments": [{"id": 0, "filename": "a.png"}]}),
            &["attachments.0: ATTACHMENT_NOT_FOUND"],
        ),
        (
            json!({"content": "x", "allowed_mentions": {"parse": ["all"]}}),
            &["allowed_mentions.parse.0: BASE_TYPE_CHOICES"],
        ),
        (
            json!({"content": "x", "nonce": "n".repeat(26)}),
            &["nonce: BASE_TYPE_MAX_LENGTH"],
        ),
        (
            json!({"content": "x", "message_reference": {"message_id": "1"}}),
            &["message_reference: REPLIES_UNKNOWN_MESSAGE"],
        ),
        (
            json!({"content": long(2001), "embeds": [{"title": long(300)}]}),
            &[
                "content: BASE_TYPE_MAX_LENGTH",
                "embeds.0.title: BASE_TYPE_MAX_LENGTH",
            ],
        ),
    ];
    for (body, expected) in table {
        let answer = world.say(body).await;
        check(&answer.body, answer.status, expected);
    }
    for fine in [
        json!({"content": long(2000)}),
        row((0..5).map(|n| button(&n.to_string())).collect()),
        row(vec![select(25)]),
    ] {
        let answer = world.say(fine).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
    }
}

#[tokio::test]
async fn commands() {
    let world = World::new().await;
    world.without_limits().await;
    let with = |key: &str, value: Value| {
        let mut command = json!({"name": "fire", "description": "d"});
        command[key] = value;
        json!([command])
    };
    let option = |kind: u8, required: bool| json!({"type": kind, "name": format!("o{kind}{required}"), "description": "d", "required": required});
    let many = |n: usize| -> Vec<Value> {
        (0..n)
            .map(|n| json!({"type": 1, "name": format!("s{n}"), "description": "d".repeat(100)}))
            .collect()
    };
    let big: Vec<Value> = (0..4)
        .map(|n| json!({"type": 2, "name": format!("g{n}"), "description": "d", "options": many(25)}))
        .collect();
    let table: Vec<(Value, &[&str])> = vec![
        (
            with("name", json!("Fire")),
            &["0.name: APPLICATION_COMMAND_INVALID_NAME"],
        ),
        (
            with("name", json!("fire!")),
            &["0.name: APPLICATION_COMMAND_INVALID_NAME"],
        ),
        (
            with("name", json!("f".repeat(33))),
            &["0.name: BASE_TYPE_BAD_LENGTH"],
        ),
        (
            with("description", Value::Null),
            &["0.description: BASE_TYPE_REQUIRED"],
        ),
        (
            with("description", json!("d".repeat(101))),
            &["0.description: BASE_TYPE_BAD_LENGTH"],
        ),
        (
            with("name_localizations", json!({"xx": "x"})),
            &["0.name_localizations.xx: BASE_TYPE_CHOICES"],
        ),
        (
            with("name_localizations", json!({"fr": "Tirer"})),
            &["0.name_localizations.fr: APPLICATION_COMMAND_INVALID_NAME"],
        ),
        (
            with("options", json!(many(26))),
            &["0.options: BASE_TYPE_MAX_LENGTH"],
        ),
        (
            with("options", json!([option(3, false), option(4, true)])),
            &["0.options.1: APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"],
        ),
        (
            with("options", json!([option(3, true), option(3, true)])),
            &["0.options.1: APPLICATION_COMMAND_OPTIONS_DUPLICATE_NAME"],
        ),
        (
            with("options", json!([option(1, false), option(3, false)])),
            &["0.options: APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"],
        ),
        (
            with(
                "options",
                json!([{"type": 12, "name": "x", "description": "d"}]),
            ),
            &["0.options.0.type: BASE_TYPE_CHOICES"],
        ),
        (
            with("contexts", json!([7])),
            &["0.contexts.0: BASE_TYPE_CHOICES"],
        ),
        (
            with("options", json!(big)),
            &["0: APPLICATION_COMMAND_TOO_LARGE"],
        ),
        (
            json!([{"name": "a", "description": "d"}, {"name": "a", "description": "d"}]),
            &["1: APPLICATION_COMMANDS_DUPLICATE_NAME"],
        ),
        (
            (0..101)
                .map(|n| json!({"name": format!("c{n}"), "description": "d"}))
                .collect(),
            &[": BASE_TYPE_MAX_LENGTH"],
        ),
    ];
    for (body, expected) in table {
        let answer = world.register(body).await;
        check(&answer.body, answer.status, expected);
    }
    let answer = world
        .register(with("options", json!([option(3, true), option(4, false)])))
        .await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    let again = world.register(with("description", json!("other"))).await;
    assert_eq!(
        again.body[0]["id"], answer.body[0]["id"],
        "a command keeps its id by its name"
    );
}

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

#[tokio::test]
async fn files() {
    let world = World::new().await;
    world.without_limits().await;
    let url = format!("{}/api/v10/channels/{}/messages", world.base, world.channel);
    let upload = |payload: Value, size: usize, n: usize| {
        let mut form = reqwest::multipart::Form::new().text("payload_json", payload.to_string());
        for n in 0..n {
            let part = reqwest::multipart::Part::bytes(vec![7; size]).file_name("my board.bin");
            form = form.part(format!("files[{n}]"), part);
        }
        let request = world.http.post(&url).header(
            "authorization",
            format!("Bot {}", world.sandbox.bot_token()),
        );
        async {
            request
                .multipart(form)
                .send()
                .await
                .unwrap()
                .json::<Value>()
                .await
                .unwrap()
        }
    };
    assert_eq!(
        upload(json!({}), 10 * 1024 * 1024 + 1, 1).await["code"],
        40005
    );
    assert_eq!(upload(json!({}), 1, 11).await["code"], 50035);
    let twice =
        json!({"attachments": [{"id": 0, "description": "a"}, {"id": 0, "description": "b"}]});
    check(
        &upload(twice, 1, 1).await,
        400,
        &["attachments.1: SET_TYPE_ALREADY_CONTAINS_VALUE"],
    );
    let wordy = json!({"attachments": [{"id": 0, "description": "a".repeat(1025)}]});
    check(
        &upload(wordy, 1, 1).await,
        400,
        &["attachments.0.description: BASE_TYPE_MAX_LENGTH"],
    );
    let sent = upload(
        json!({"attachments": [{"id": 0, "description": "alt"}]}),
        3,
        2,
    )
    .await;
    let files = sent["attachments"].as_array().unwrap();
    assert_eq!(
        (files.len(), &files[0]["description"], &files[0]["filename"]),
        (2, &json!("alt"), &json!("my_board.bin"))
    );
    let bytes = world
        .http
        .get(files[0]["url"].as_str().unwrap())
        .send()
        .await
        .unwrap();
    assert_eq!(
        (
            bytes.status().as_u16(),
            bytes.bytes().await.unwrap().as_ref()
        ),
        (200, &[7_u8; 3][..])
    );
    let path = format!(
        "/channels/{}/messages/{}",
        world.channel,
        sent["id"].as_str().unwrap()
    );
    let kept = world
        .rest("PATCH", &path, json!({"content": "kept"}))
        .await
        .body;
    assert_eq!(
        kept["attachments"].as_array().unwrap().len(),
        2,
        "unmentioned attachments stay"
    );
    let fewer = world
        .rest(
            "PATCH",
            &path,
            json!({"attachments": [{"id": files[1]["id"]}]}),
        )
        .await
        .body;
    assert_eq!(
        fewer["attachments"].as_array().unwrap().len(),
        1,
        "unlisted attachments go"
    );
    world
        .post("/people/clock", json!({"advance_ms": 25 * 3_600_000}))
        .await;
    let late = world
        .http
        .get(files[1]["url"].as_str().unwrap())
        .send()
        .await
        .unwrap();
    assert_eq!(late.status(), 404, "a signed address expires");
}

#[tokio::test]
async fn permissions_dms_and_nonces() {
    let world = World::new().await;
    world.without_limits().await;
    let dm = world
        .rest(
            "POST",
            "/users/@me/channels",
            json!({"recipient_id": world.ada}),
        )
        .await
        .body;
    let path = format!("/channels/{}/messages", dm["id"].as_str().unwrap());
    let hello = json!({"content": "hello"});
    assert_eq!(world.rest("POST", &path, hello.clone()).await.status, 200);
    world
        .post(
            "/people/faults",
            json!({"fault": "closed_dms", "person": "ada"}),
        )
        .await;
    assert_eq!(
        world.rest("POST", &path, hello.clone()).await.body["code"],
        50007
    );
    world
        .post(
            "/people/faults",
            json!({"fault": "left_server", "person": "ada"}),
        )
        .await;
    assert_eq!(
        world.rest("POST", &path, hello.clone()).await.body["code"],
        50278
    );

    let deny = |names: Value| json!({"fault": "missing_permissions", "channel": "general", "permissions": names});
    world
        .post("/people/faults", deny(json!(["SEND_MESSAGES"])))
        .await;
    assert_eq!(world.say(hello.clone()).await.body["code"], 50013);
    world
        .post("/people/faults", deny(json!(["VIEW_CHANNEL"])))
        .await;
    assert_eq!(world.say(hello.clone()).await.body["code"], 50001);
    world.post("/people/faults", deny(json!([]))).await;

    let once = json!({"content": "once", "nonce": "n1", "enforce_nonce": true});
    let first = world.say(once.clone()).await.body;
    assert_eq!(world.say(once.clone()).await.body["id"], first["id"]);
    world
        .post("/people/clock", json!({"advance_ms": 600_000}))
        .await;
    assert_ne!(world.say(once).await.body["id"], first["id"]);

    let path = format!(
        "/channels/{}/messages/{}",
        world.channel,
        first["id"].as_str().unwrap()
    );
    world
        .post("/people/clock", json!({"advance_ms": 3_600_000}))
        .await;
    for _ in 0..5 {
        assert_eq!(
            world
                .rest("PATCH", &path, json!({"content": "edit"}))
                .await
                .status,
            200
        );
    }
    let worn = world.rest("PATCH", &path, json!({"content": "edit"})).await;
    assert_eq!((worn.status, &worn.body["code"]), (429, &json!(30046)));
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
    world
        .post("/people/clock", json!({"advance_ms": 5_000}))
        .await;
    assert_eq!(world.say(json!({"content": "x"})).await.status, 200);
}
