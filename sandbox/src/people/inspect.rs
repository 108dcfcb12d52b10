//! Behind the scenes, for tests and for a workbench: REST calls, gateway, commands, interactions.
//! The one place that shows more than a person sees. Must never show the bot's token.

use super::{Queried, Refusal, Sent, outcome};
use crate::core::Core;
use crate::snowflake::Snowflake;
use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;

#[derive(Deserialize)]
pub(crate) struct Calls {
    #[serde(default)]
    after: u64,
    limit: Option<usize>,
    method: Option<String>,
    /// Text that the path must hold.
    path: Option<String>,
    status: Option<u16>,
    wait_ms: Option<u64>,
}

#[derive(Deserialize)]
pub(crate) struct Notes {
    #[serde(default)]
    after: u64,
    limit: Option<usize>,
    /// Only notes of this type.
    r#type: Option<String>,
    wait_ms: Option<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Again {
    interaction: String,
    times: Option<usize>,
}

pub(crate) async fn rest(
    State(core): State<Arc<Core>>,
    Queried(q): Queried<Calls>,
) -> Result<Json<Value>, Refusal> {
    let limit = q.limit.unwrap_or(200).clamp(1, 5_000);
    core.noted();
    let look = || {
        core.journal().after(q.after, limit, |call| {
            q.method
                .as_ref()
                .is_none_or(|m| m.eq_ignore_ascii_case(&call.method))
                && q.path
                    .as_ref()
                    .is_none_or(|p| call.path.contains(p) || call.route.contains(p))
                && q.status.is_none_or(|s| s == call.status)
        })
    };
    let calls = core.wait(
        outcome::patience(Some(q.wait_ms.unwrap_or(0))),
        None,
        |_| {
            let calls = look();
            (!calls.is_empty()).then_some(calls)
        },
    );
    let calls = calls.await.unwrap_or_default();
    let last = core.journal().last();
    let cursor = calls
        .last()
        .and_then(|c| c["cursor"].as_u64())
        .unwrap_or_else(|| last.max(q.after));
    let invalid = core.limiter().invalid_count();
    Ok(Json(
        json!({"calls": calls, "cursor": cursor, "invalid_requests": invalid}),
    ))
}

pub(crate) async fn gateway(
    State(core): State<Arc<Core>>,
    Queried(q): Queried<Notes>,
) -> Result<Json<Value>, Refusal> {
    let limit = q.limit.unwrap_or(200).clamp(1, 5_000);
    let found = core.wait(
        outcome::patience(Some(q.wait_ms.unwrap_or(0))),
        None,
        |world| {
            let mut notes = world.gateway.notes_after(q.after, usize::MAX);
            notes.retain(|n| q.r#type.as_deref().is_none_or(|t| t == n.kind));
            notes.truncate(limit);
            (!notes.is_empty()).then_some(notes)
        },
    );
    let found = found.await.unwrap_or_default();
    let world = core.look();
    let cursor = found
        .last()
        .map_or_else(|| world.gateway.last_note().max(q.after), |n| n.number);
    let notes: Vec<Value> = found
        .into_iter()
        .map(|n| json!({"cursor": n.number, "at_ms": n.at_ms, "type": n.kind, "data": n.data}))
        .collect();
    Ok(Json(
        json!({"gateway": world.gateway.status(), "notes": notes, "cursor": cursor}),
    ))
}

pub(crate) async fn commands(State(core): State<Arc<Core>>) -> Json<Value> {
    let world = core.look();
    let list: Vec<Value> = world
        .commands
        .iter()
        .map(|c| c.json(world.bot, true))
        .collect();
    Json(json!({"commands": list, "registered_at_ms": world.commands_at}))
}

pub(crate) async fn interaction(
    State(core): State<Arc<Core>>,
    Path(id): Path<String>,
) -> Result<Json<Value>, Refusal> {
    let world = core.look();
    let found = Snowflake::parse(&id).and_then(|id| world.interactions.get(&id));
    let found = found
        .ok_or_else(|| Refusal::unknown("unknown_interaction", "there is no such interaction"))?;
    let mut shown = outcome::describe(&world, found);
    shown["payload"] = found.payload.clone();
    shown["person"] = json!(found.user);
    Ok(Json(shown))
}

pub(crate) async fn redeliver(
    State(core): State<Arc<Core>>,
    Sent(again): Sent<Again>,
) -> Result<Json<Value>, Refusal> {
    let unknown = || Refusal::unknown("unknown_interaction", "there is no such interaction");
    let id = Snowflake::parse(&again.interaction).ok_or_else(unknown)?;
    let times = again.times.unwrap_or(1).clamp(1, 100);
    let mut world = core.world();
    for _ in 0..times {
        if !world.redeliver(id) {
            return Err(unknown());
        }
    }
    Ok(Json(json!({"redelivered": times})))
}
