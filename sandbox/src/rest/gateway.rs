//! Address of the gateway. Must never name a host of Discord's.

use super::{Outcome, ok};
use crate::core::Core;
use serde_json::json;

pub(crate) fn address(core: &Core) -> Outcome {
    ok(json!({"url": core.look().gateway_url}))
}

pub(crate) fn bot(core: &Core) -> Outcome {
    let mut world = core.world();
    let (now, servers) = (world.now(), world.bot_servers());
    ok(json!({
        "url": world.gateway_url, "shards": world.gateway.terms.recommended(servers),
        "session_start_limit": world.gateway.terms.start_limit(now),
    }))
}
