//! Is the bot there, start it again. Must never report the bot ready before its
//! commands are registered.

use super::{Queried, Refusal, outcome};
use crate::core::Core;
use crate::state::World;
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;

#[derive(Deserialize)]
pub(crate) struct Until {
    connected: Option<bool>,
    /// At least so many commands.
    commands: Option<usize>,
    /// A registration after this moment of the sandbox's clock.
    commands_after_ms: Option<u64>,
    timeout_ms: Option<u64>,
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
    Queried(until): Queried<Until>,
) -> Result<Json<Value>, Refusal> {
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
        .ok_or_else(|| Refusal::timeout("timed out"))
}

pub(crate) async fn restart(State(core): State<Arc<Core>>) -> Json<Value> {
    if core.asks_for_a_restart() {
        return Json(json!({"asked": true}));
    }
    let why = "this sandbox did not start the bot: restart it where you started it";
    Json(json!({"asked": false, "message": why}))
}
