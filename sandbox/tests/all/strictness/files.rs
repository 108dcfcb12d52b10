//! Attachments and their addresses.

use serde_json::{Value, json};

use super::check;
use crate::common::World;

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
            let answer = request.multipart(form).send().await.unwrap();
            answer.json::<Value>().await.unwrap()
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
    let read = async |file: &Value| {
        let url = file["url"].as_str().unwrap();
        world.http.get(url).send().await.unwrap()
    };
    let file = read(&files[0]).await;
    assert_eq!(file.status(), 200);
    assert_eq!(file.bytes().await.unwrap().as_ref(), [7; 3]);
    let path = world.message(&sent);
    let left = async |edit: Value| {
        let edited = world.rest("PATCH", &path, edit).await.body;
        edited["attachments"].as_array().unwrap().len()
    };
    let unmentioned = json!({"content": "kept"});
    assert_eq!(left(unmentioned).await, 2, "unmentioned attachments stay");
    let unlisted = json!({"attachments": [{"id": files[1]["id"]}]});
    assert_eq!(left(unlisted).await, 1, "unlisted attachments go");
    world.ages(25 * 3_600_000).await;
    let late = read(&files[1]).await;
    assert_eq!(late.status(), 404, "a signed address expires");
}
