//! The dialogue that a person has open. Must never submit one that is not open, or fields that the
//! client would mark red.

use super::outcome::{self, Wait};
use super::{Refusal, Sent, roster};
use crate::core::Core;
use crate::state::interactions::{Doing, InteractionKind, OpenModal};
use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::sync::Arc;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Submit {
    /// To be sure which dialogue is meant; the open one otherwise.
    custom_id: Option<String>,
    #[serde(default)]
    fields: Map<String, Value>,
    #[serde(default)]
    wait: Wait,
    timeout_ms: Option<u64>,
}

fn modal_json(open: Option<&OpenModal>) -> Value {
    match open {
        Some(open) => {
            json!({"modal": open.modal, "channel_id": open.channel, "interaction": open.interaction})
        }
        None => json!({"modal": null}),
    }
}

pub(crate) async fn show(
    State(core): State<Arc<Core>>,
    Path(person): Path<String>,
) -> Result<Json<Value>, Refusal> {
    let world = core.look();
    let person = roster::find(&world, &person)?;
    Ok(Json(modal_json(world.modals.get(&person))))
}

pub(crate) async fn dismiss(
    State(core): State<Arc<Core>>,
    Path(person): Path<String>,
) -> Result<Json<Value>, Refusal> {
    let mut world = core.world();
    let person = roster::find(&world, &person)?;
    let closed = world.modals.remove(&person);
    if closed.is_some() {
        world.feed_person(person, "modal_close", json!({}));
    }
    Ok(Json(json!({"dismissed": closed.is_some()})))
}

pub(crate) async fn submit(
    State(core): State<Arc<Core>>,
    Path(person): Path<String>,
    Sent(submit): Sent<Submit>,
) -> Result<Json<Value>, Refusal> {
    let id = {
        let mut world = core.world();
        let person = roster::find(&world, &person)?;
        let open = world.modals.get(&person).cloned();
        let open = open.filter(|o| {
            submit
                .custom_id
                .as_ref()
                .is_none_or(|wanted| *wanted == o.custom_id)
        });
        let open = open.ok_or_else(|| {
            Refusal::client("no_modal", "this dialogue is not open for this person")
        })?;
        let components = fill(&open.modal, &submit.fields)?;
        let trigger = world.interactions.get(&open.interaction).map(|i| {
            let mut metadata = i.metadata.clone();
            if let Some(map) = metadata.as_object_mut() {
                map.remove("name");
            }
            metadata
        });
        let data = json!({"custom_id": open.custom_id, "components": components});
        let kind = InteractionKind::Modal;
        let id = world.interact(Doing {
            kind,
            person,
            channel: open.channel,
            data,
            target: open.target,
            name: None,
            trigger,
        });
        world.feed_person(person, "modal_submit", json!({"interaction": id}));
        id
    };
    Ok(Json(
        outcome::wait_for_outcome(&core, id, submit.wait, submit.timeout_ms).await,
    ))
}

/// The dialogue's components with the person's words in them.
fn fill(modal: &Value, fields: &Map<String, Value>) -> Result<Vec<Value>, Refusal> {
    let rows = modal["components"].as_array().cloned().unwrap_or_default();
    let mut known = Vec::new();
    let mut out = Vec::new();
    for row in &rows {
        let labelled = row["type"] == json!(18);
        let input = if labelled {
            &row["component"]
        } else {
            &row["components"][0]
        };
        let name = input["custom_id"].as_str().unwrap_or_default();
        known.push(name.to_owned());
        let typed = match fields.get(name) {
            None | Some(Value::Null) => input["value"].as_str().unwrap_or_default(),
            Some(Value::String(text)) => text,
            Some(_) => {
                return Err(Refusal::client(
                    "invalid_field",
                    format!("{name}: must be text"),
                ));
            }
        };
        let long = typed.chars().count() as u64;
        if long == 0 && input["required"] != json!(false) {
            return Err(Refusal::client(
                "field_missing",
                format!("the field {name} is required"),
            ));
        }
        let min = input["min_length"].as_u64().unwrap_or(0);
        let max = input["max_length"].as_u64().unwrap_or(4_000);
        if long > max || long != 0 && long < min {
            return Err(Refusal::client(
                "invalid_field",
                format!("{name}: must have {min} to {max} characters"),
            ));
        }
        if typed.contains('\n') && input["style"] == json!(1) {
            return Err(Refusal::client(
                "invalid_field",
                format!("{name}: must be one line"),
            ));
        }
        let value = json!({"type": 4, "id": input["id"], "custom_id": name, "value": typed});
        out.push(if labelled {
            json!({"type": 18, "id": row["id"], "component": value})
        } else {
            json!({"type": 1, "id": row["id"], "components": [value]})
        });
    }
    if let Some(unknown) = fields.keys().find(|k| !known.contains(k)) {
        return Err(Refusal::client(
            "unknown_field",
            format!("there is no field {unknown}"),
        ));
    }
    Ok(out)
}
