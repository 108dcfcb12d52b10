//! Running a command and asking for completions, as a client would. Must never send an interaction
//! that a client could not have sent.

use super::outcome::{self, Wait};
use super::{Refusal, Sent, commands, options, places, roster};
use crate::core::Core;
use crate::state::interactions::{Doing, InteractionKind};
use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::sync::Arc;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Run {
    channel: String,
    command: String,
    #[serde(default)]
    options: Map<String, Value>,
    #[serde(default)]
    wait: Wait,
    timeout_ms: Option<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Complete {
    channel: String,
    command: String,
    #[serde(default)]
    options: Map<String, Value>,
    focused: String,
    timeout_ms: Option<u64>,
}

pub(crate) async fn command(
    State(core): State<Arc<Core>>,
    Path(person): Path<String>,
    Sent(run): Sent<Run>,
) -> Result<Json<Value>, Refusal> {
    let id = {
        let mut world = core.world();
        let person = roster::find(&world, &person)?;
        let channel = places::find_channel(&mut world, person, &run.channel)?;
        if !world.person_writes(person, channel) {
            return Err(Refusal::client("locked", "this thread is locked"));
        }
        let found = commands::find(&world, person, channel, &run.command)?;
        let filled = options::fill(&mut world, channel, &found.options, &run.options, None)?;
        let data = found.data(filled.options, &filled.resolved);
        let name = Some(found.full_name());
        let kind = InteractionKind::Command;
        world.interact(Doing {
            kind,
            person,
            channel,
            data,
            target: None,
            name,
            trigger: None,
        })
    };
    Ok(Json(
        outcome::wait_for_outcome(&core, id, run.wait, run.timeout_ms).await,
    ))
}

pub(crate) async fn autocomplete(
    State(core): State<Arc<Core>>,
    Path(person): Path<String>,
    Sent(ask): Sent<Complete>,
) -> Result<Json<Value>, Refusal> {
    let id = {
        let mut world = core.world();
        let person = roster::find(&world, &person)?;
        let channel = places::find_channel(&mut world, person, &ask.channel)?;
        let found = commands::find(&world, person, channel, &ask.command)?;
        let option = commands::option_called(&found.options, &ask.focused);
        if option.is_some_and(|o| o["autocomplete"] != json!(true)) {
            return Err(Refusal::client(
                "no_autocomplete",
                format!("{} has no completion", ask.focused),
            ));
        }
        let filled = options::fill(
            &mut world,
            channel,
            &found.options,
            &ask.options,
            Some(&ask.focused),
        )?;
        let data = found.data(filled.options, &filled.resolved);
        let kind = InteractionKind::Autocomplete;
        world.interact(Doing {
            kind,
            person,
            channel,
            data,
            target: None,
            name: None,
            trigger: None,
        })
    };
    Ok(Json(
        outcome::wait_for_outcome(&core, id, Wait::Reply, ask.timeout_ms).await,
    ))
}
