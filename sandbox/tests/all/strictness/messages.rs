//! Messages and their components.

use serde_json::{Value, json};

use super::{button, check, row, select};
use crate::common::World;

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
            row(vec![
                json!({"type": 5, "custom_id": "u", "default_values": [
                    {"id": "1", "type": "channel"}, {"id": "x", "type": "user"}
                ]}),
            ]),
            &[
                "components.0.components.0.default_values.0.type: BASE_TYPE_CHOICES",
                "components.0.components.0.default_values.1.id: NUMBER_TYPE_COERCE",
                "components.0.components.0.default_values: SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
            ],
        ),
        (
            row(vec![
                json!({"type": 5, "custom_id": "u", "min_values": 3, "max_values": 2}),
            ]),
            &["components.0.components.0.min_values: SELECT_COMPONENT_MIN_MAX_VALUES_INVALID"],
        ),
        (
            row(vec![json!({"type": 5, "custom_id": "u", "max_values": 26})]),
            &["components.0.components.0.max_values: NUMBER_TYPE_MAX"],
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
        row(vec![
            json!({"type": 5, "custom_id": "u", "placeholder": long(150), "default_values": [
                {"id": "1", "type": "user"}
            ]}),
        ]),
    ] {
        let answer = world.say(fine).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
    }
}
