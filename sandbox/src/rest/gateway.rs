//! Where the gateway is. Must never name a host of Discord's.

use super::{Outcome, ok};
use crate::core::Core;
use serde_json::json;

pub(crate) fn address(core: &Core) -> Outcome {
    ok(json!({"url": core.look().gateway_url}))
}

pub(crate) fn bot(core: &Core) -> Outcome {
    ok(json!({
        "url": core.look().gateway_url, "shards": core.settings.shards.max(1),
        "session_start_limit": {"total": 1000, "remaining": 999, "reset_after": 14_400_000, "max_concurrency": 1},
    }))
}
