//! Discord's terms for the gateway, to read and to set. Must never let anyone in by itself.

use super::{Refusal, Sent};
use crate::core::Core;
use crate::state::World;
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wanted {
    /// Shards to recommend; 0 goes by the number of servers again.
    shards: Option<u32>,
    servers_per_shard: Option<u32>,
    max_concurrency: Option<u32>,
    /// Identifies a day.
    total: Option<u32>,
}

fn terms(world: &mut World) -> Value {
    let (now, servers) = (world.now(), world.bot_servers());
    let terms = &mut world.gateway.terms;
    let mut shown = terms.start_limit(now);
    shown["shards"] = json!(terms.recommended(servers));
    shown["servers_per_shard"] = json!(terms.servers_per_shard);
    shown
}

pub(crate) async fn show(State(core): State<Arc<Core>>) -> Json<Value> {
    Json(terms(&mut core.world()))
}

pub(crate) async fn set(
    State(core): State<Arc<Core>>,
    Sent(wanted): Sent<Wanted>,
) -> Result<Json<Value>, Refusal> {
    if [
        wanted.servers_per_shard,
        wanted.max_concurrency,
        wanted.total,
    ]
    .contains(&Some(0))
    {
        return Err(Refusal::malformed("none of these can be 0"));
    }
    let mut world = core.world();
    let terms_now = &mut world.gateway.terms;
    if let Some(shards) = wanted.shards {
        terms_now.shards = (shards > 0).then_some(shards);
    }
    let set = |now: &mut u32, wanted: Option<u32>| *now = wanted.unwrap_or(*now);
    set(&mut terms_now.servers_per_shard, wanted.servers_per_shard);
    set(&mut terms_now.max_concurrency, wanted.max_concurrency);
    set(&mut terms_now.total, wanted.total);
    Ok(Json(terms(&mut world)))
}
