//! The registration of commands.

use serde_json::{Value, json};

use super::check;
use crate::common::World;

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
