//! The sandbox's time: to read, to move, and for a bot to follow. Must never turn back.

use super::{Queried, Refusal, Sent, outcome};
use crate::core::Core;
use crate::followers::GONE;
use crate::state::World;
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;

/// A century: further than any test needs, near enough that no sum overflows.
const FURTHEST_MS: u64 = 100 * 366 * 86_400_000;

#[derive(Deserialize)]
pub(crate) struct Following {
    /// Name of the follower: any word of its own.
    follower: Option<String>,
    /// The last change that it knows: the answer waits for another.
    after: Option<u64>,
    wait_ms: Option<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Advance {
    #[serde(default)]
    advance_ms: u64,
    /// Stops the clock, or lets it run again.
    stopped: Option<bool>,
}

fn reading(core: &Core) -> Json<Value> {
    let clock = &core.clock;
    // First the count: what is changed meanwhile is told once more.
    let change = clock.changes();
    // This side stays up no matter what happens to Discord's own.
    let follow = format!("{}/people/clock", core.look().base_url);
    Json(json!({
        "now_ms": clock.now_ms(), "ahead_ms": clock.ahead_ms(), "stopped": clock.is_stopped(),
        "change": change, "follow": follow,
    }))
}

pub(crate) async fn show(
    State(core): State<Arc<Core>>,
    Queried(following): Queried<Following>,
) -> Result<Json<Value>, Refusal> {
    let asking = following.follower.as_deref().map(|name| {
        let asking = core.followers.asks(name, following.after.unwrap_or(0));
        // The request that moved the clock may wait for this.
        core.wake();
        asking
    });
    if let Some(known) = following.after {
        let patience = outcome::patience(Some(following.wait_ms.unwrap_or(0)));
        let changed = |_: &World| (core.clock.changes() != known).then_some(());
        core.wait(patience, None, changed).await;
    }
    let reading = reading(&core);
    if let Some(asking) = asking {
        asking.answered();
    }
    Ok(reading)
}

/// Answers once those who follow know of it: what a person does next finds their clocks moved.
pub(crate) async fn advance(
    State(core): State<Arc<Core>>,
    Sent(advance): Sent<Advance>,
) -> Result<Json<Value>, Refusal> {
    if advance.advance_ms > FURTHEST_MS {
        return Err(Refusal::malformed("more than a century"));
    }
    match advance.stopped {
        Some(true) => core.clock.stop(),
        Some(false) => core.clock.resume(),
        None => {}
    }
    core.clock.advance(advance.advance_ms);
    core.wake();
    let change = core.clock.changes();
    let known = |_: &World| core.followers.all_know(change).then_some(());
    core.wait(GONE, None, known).await;
    Ok(reading(&core))
}
