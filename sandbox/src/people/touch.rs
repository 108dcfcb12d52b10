//! Pressing buttons and choosing in selects. Must never touch what the person cannot see, what is
//! not there, or what is disabled.

use super::outcome::{self, Wait};
use super::{Refusal, Sent, options, roster, view};
use crate::core::Core;
use crate::snowflake::Snowflake;
use crate::state::World;
use crate::state::interactions::{Doing, InteractionKind};
use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Press {
    message: String,
    custom_id: String,
    /// Number of presses in one breath: a double click is 2.
    times: Option<usize>,
    #[serde(default)]
    wait: Wait,
    timeout_ms: Option<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Select {
    message: String,
    custom_id: String,
    values: Vec<String>,
    #[serde(default)]
    wait: Wait,
    timeout_ms: Option<u64>,
}

/// A component of a message, wherever it stands.
fn component<'c>(list: &'c [Value], custom_id: &str) -> Option<&'c Value> {
    list.iter().find_map(|c| {
        if c["custom_id"].as_str() == Some(custom_id) {
            return Some(c);
        }
        if c["accessory"]["custom_id"].as_str() == Some(custom_id) {
            return Some(&c["accessory"]);
        }
        c["components"]
            .as_array()
            .and_then(|inner| component(inner, custom_id))
    })
}

struct Target {
    person: Snowflake,
    channel: Snowflake,
    message: Snowflake,
    component: Value,
}

fn aim(world: &World, person: &str, message: &str, custom_id: &str) -> Result<Target, Refusal> {
    let person = roster::find(world, person)?;
    let found = view::visible(world, person, message)?;
    let component = component(&found.components, custom_id).cloned();
    let component = component.ok_or_else(|| {
        Refusal::client(
            "unknown_component",
            format!("this message has no component {custom_id}"),
        )
    })?;
    if component["disabled"] == json!(true) {
        return Err(Refusal::client("disabled", "this component is disabled"));
    }
    Ok(Target {
        person,
        channel: found.channel,
        message: found.id,
        component,
    })
}

fn interact(world: &mut World, aim: &Target, data: Value) -> Snowflake {
    world.interact(Doing {
        kind: InteractionKind::Component,
        person: aim.person,
        channel: aim.channel,
        data,
        target: Some(aim.message),
        name: None,
        trigger: None,
    })
}

pub(crate) async fn press(
    State(core): State<Arc<Core>>,
    Path(person): Path<String>,
    Sent(press): Sent<Press>,
) -> Result<Json<Value>, Refusal> {
    let times = press.times.unwrap_or(1).clamp(1, 20);
    let ids: Vec<Snowflake> = {
        let mut world = core.world();
        let aim = aim(&world, &person, &press.message, &press.custom_id)?;
        if aim.component["type"] != json!(2) {
            return Err(Refusal::client(
                "not_a_button",
                "this component is not a button",
            ));
        }
        let data =
            json!({"id": aim.component["id"], "custom_id": press.custom_id, "component_type": 2});
        (0..times)
            .map(|_| interact(&mut world, &aim, data.clone()))
            .collect()
    };
    let mut outcomes = Vec::new();
    for id in &ids {
        outcomes.push(outcome::wait_for_outcome(&core, *id, press.wait, press.timeout_ms).await);
    }
    let first = outcomes.first().cloned().unwrap_or_default();
    if times == 1 {
        return Ok(Json(first));
    }
    let mut all = first;
    all["outcomes"] = json!(outcomes);
    Ok(Json(all))
}

pub(crate) async fn select(
    State(core): State<Arc<Core>>,
    Path(person): Path<String>,
    Sent(choice): Sent<Select>,
) -> Result<Json<Value>, Refusal> {
    let id = {
        let mut world = core.world();
        let aim = aim(&world, &person, &choice.message, &choice.custom_id)?;
        let data = chosen(&world, &aim, &choice)?;
        interact(&mut world, &aim, data)
    };
    Ok(Json(
        outcome::wait_for_outcome(&core, id, choice.wait, choice.timeout_ms).await,
    ))
}

fn chosen(world: &World, aim: &Target, choice: &Select) -> Result<Value, Refusal> {
    let select = &aim.component;
    let kind = select["type"].as_i64().unwrap_or(0);
    let count = choice.values.len() as u64;
    let (min, max) = (
        select["min_values"].as_u64().unwrap_or(1),
        select["max_values"].as_u64().unwrap_or(1),
    );
    if count < min || count > max {
        return Err(Refusal::client(
            "wrong_count",
            format!("{min} to {max} values can be chosen"),
        ));
    }
    let mut values: Vec<String> = Vec::new();
    let mut resolved = json!({});
    for value in &choice.values {
        let clean = match kind {
            3 => {
                let options = select["options"].as_array();
                let known =
                    options.is_some_and(|o| o.iter().any(|o| o["value"].as_str() == Some(value)));
                if !known {
                    return Err(Refusal::client(
                        "unknown_value",
                        format!("there is no option {value}"),
                    ));
                }
                value.clone()
            }
            5 | 7 => {
                let id = options::person(world, value)?;
                options::resolve(world, aim.channel, id, &mut resolved);
                let in_a_server = world.guild_id(aim.channel);
                if in_a_server.is_some() && resolved["members"][id.to_string()].is_null() {
                    let why = format!("{value} is not in this server");
                    return Err(Refusal::client("unknown_value", why));
                }
                id.to_string()
            }
            8 => {
                let id = Snowflake::parse(value).filter(|id| world.person_sees(aim.person, *id));
                let place = id.and_then(|id| world.channels.get(&id));
                let place = place.ok_or_else(|| {
                    Refusal::unknown("unknown_channel", "there is no such channel")
                })?;
                resolved["channels"][place.id.to_string()] =
                    world.partial_channel_json(place.id, aim.person);
                value.clone()
            }
            6 => {
                let id = options::role(world, aim.channel, value, &mut resolved);
                let why = || Refusal::client("unknown_value", format!("there is no role {value}"));
                id.ok_or_else(why)?.to_string()
            }
            _ => {
                return Err(Refusal::client(
                    "not_a_select",
                    "this component is not a select",
                ));
            }
        };
        if values.contains(&clean) {
            return Err(Refusal::client("wrong_count", "a value can be chosen once"));
        }
        values.push(clean);
    }
    let mut data = json!({
        "id": select["id"], "custom_id": choice.custom_id, "component_type": kind, "values": values,
    });
    if resolved.as_object().is_some_and(|r| !r.is_empty()) {
        data["resolved"] = resolved;
    }
    Ok(data)
}
