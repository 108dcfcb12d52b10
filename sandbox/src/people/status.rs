//! Is the bot there, what time is it, start it again. Must never report the bot ready before its
//! commands are registered.

use super::{Refusal, outcome};
use crate::core::Core;
use crate::state::World;
use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{Query, State};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;

/// A century: further than any test needs, near enough that no sum overflows.
const FURTHEST_MS: u64 = 100 * 366 * 86_400_000;

#[derive(Deserialize)]
pub(crate) struct Until {
    connected: Option<bool>,
    /// At least so many commands.
    commands: Option<usize>,
    /// A registration after this moment of the sandbox's clock.
    commands_after_ms: Option<u64>,
    timeout_ms: Option<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Advance {
    #[serde(default)]
    advance_ms: u64,
    /// Stops the clock, or lets it run again.
    stopped: Option<bool>,
}

fn status(world: &World) -> Value {
    json!({
        "bot": world.user_json(world.bot), "connected": world.gateway.is_connected(),
        "commands": world.commands.len(), "commands_at_ms": world.commands_at, "now_ms": world.now(),
        "cursor": world.feed.last(),
    })
}

pub(crate) async fn show(State(core): State<Arc<Core>>) -> Json<Value> {
    Json(status(&core.look()))
}

pub(crate) async fn wait(
    State(core): State<Arc<Core>>,
    query: Result<Query<Until>, QueryRejection>,
) -> Result<Json<Value>, Refusal> {
    let Query(until) = query?;
    let patience = outcome::patience(Some(until.timeout_ms.unwrap_or(30_000)));
    let found = core.wait(patience, None, |world| {
        let fits = until
            .connected
            .is_none_or(|c| c == world.gateway.is_connected())
            && until.commands.is_none_or(|n| world.commands.len() >= n)
            && until
                .commands_after_ms
                .is_none_or(|ms| world.commands_at.is_some_and(|at| at > ms));
        fits.then(|| status(world))
    });
    found
        .await
        .map(Json)
        .ok_or_else(|| Refusal::timeout("this did not come about in time"))
}

pub(crate) async fn clock(State(core): State<Arc<Core>>) -> Json<Value> {
    Json(json!({"now_ms": core.clock.now_ms()}))
}

pub(crate) async fn advance(
    State(core): State<Arc<Core>>,
    body: Result<Json<Advance>, JsonRejection>,
) -> Result<Json<Value>, Refusal> {
    let Json(advance) = body?;
    if advance.advance_ms > FURTHEST_MS {
        return Err(Refusal::malformed("that is more than a century"));
    }
    match advance.stopped {
        Some(true) => core.clock.stop(),
        Some(false) => core.clock.resume(),
        None => {}
    }
    core.clock.advance(advance.advance_ms);
    core.wake();
    Ok(Json(json!({"now_ms": core.clock.now_ms()})))
}

pub(crate) async fn restart(State(core): State<Arc<Core>>) -> Json<Value> {
    let heard = core.restart.send(()).is_ok();
    Json(json!({"asked": heard}))
}
