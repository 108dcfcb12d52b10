//! Discord's terms for identifying: how many a day, how many at once, how many servers to a shard.
//! Must never know a socket: a connection asks, and does what the verdict says.

use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Time for which identifies count.
const DAY_MS: u64 = 24 * 60 * 60 * 1_000;
/// Time within which each bucket has one identify.
const PACE_MS: u64 = 5_000;

pub(crate) struct Terms {
    /// Identifies a day.
    pub total: u32,
    /// Buckets that may identify side by side: a shard's is its number modulo this.
    pub max_concurrency: u32,
    /// More than so many servers on one shard are refused.
    pub servers_per_shard: u32,
    /// Shards that are recommended, regardless of the number of servers.
    pub shards: Option<u32>,
    used: u32,
    /// When the used ones come back.
    back_at: Option<u64>,
    /// When each bucket was last let in.
    entered: BTreeMap<u32, u64>,
}

impl Default for Terms {
    fn default() -> Self {
        Self {
            total: 1_000,
            max_concurrency: 1,
            servers_per_shard: 2_500,
            shards: None,
            used: 0,
            back_at: None,
            entered: BTreeMap::new(),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Verdict {
    Enter,
    /// The bucket was let in less than five seconds ago.
    TooSoon,
    /// The day's identifies are used up: Discord resets the token.
    TooMany,
}

impl Terms {
    fn turn(&mut self, now: u64) {
        if self.back_at.is_some_and(|at| at <= now) {
            self.back_at = None;
            self.used = 0;
        }
    }

    /// Counts an identify. `paced` is false where rate limits are switched off.
    pub(crate) fn identify(&mut self, shard: u32, now: u64, paced: bool) -> Verdict {
        self.turn(now);
        if self.used >= self.total {
            return Verdict::TooMany;
        }
        self.used += 1;
        self.back_at.get_or_insert(now + DAY_MS);
        let bucket = shard % self.max_concurrency.max(1);
        let last = self.entered.get(&bucket);
        if paced && last.is_some_and(|&at| now < at + PACE_MS) {
            return Verdict::TooSoon;
        }
        self.entered.insert(bucket, now);
        Verdict::Enter
    }

    /// Shards for that many servers: Discord leaves room to grow.
    pub(crate) fn recommended(&self, servers: usize) -> u32 {
        let comfortable = usize::try_from(self.servers_per_shard / 5 * 4).unwrap_or(usize::MAX);
        let by_number = servers.div_ceil(comfortable.max(1)).max(1);
        self.shards
            .unwrap_or_else(|| u32::try_from(by_number).unwrap_or(u32::MAX))
            .max(1)
    }

    /// `session_start_limit`, as `GET /gateway/bot` says it.
    pub(crate) fn start_limit(&mut self, now: u64) -> Value {
        self.turn(now);
        json!({
            "total": self.total, "remaining": self.total.saturating_sub(self.used),
            "reset_after": self.back_at.map_or(0, |at| at - now), "max_concurrency": self.max_concurrency,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn daily_identifies_are_counted_and_reset() {
        let mut terms = Terms {
            total: 2,
            ..Terms::default()
        };
        assert_eq!(terms.start_limit(0)["reset_after"], 0);
        assert_eq!(terms.identify(0, 1_000, true), Verdict::Enter);
        assert_eq!(terms.identify(0, 5_999, true), Verdict::TooSoon);
        let limit = terms.start_limit(11_000);
        assert_eq!(
            (&limit["remaining"], &limit["reset_after"]),
            (&json!(0), &json!(DAY_MS - 10_000))
        );
        assert_eq!(terms.identify(0, 20_000, true), Verdict::TooMany);
        assert_eq!(terms.identify(0, 1_000 + DAY_MS, true), Verdict::Enter);
    }

    #[test]
    fn identify_buckets_are_admitted_in_parallel() {
        let mut terms = Terms {
            max_concurrency: 2,
            ..Terms::default()
        };
        let verdicts = [0, 1, 2, 3].map(|shard| terms.identify(shard, 0, true));
        use Verdict::{Enter, TooSoon};
        assert_eq!(verdicts, [Enter, Enter, TooSoon, TooSoon]);
        assert_eq!(terms.identify(2, PACE_MS, true), Enter);
        assert_eq!(terms.identify(2, PACE_MS, false), Enter);
    }

    #[test]
    fn recommended_shards_follow_the_server_count() {
        let mut terms = Terms::default();
        let by = [0, 1, 2_000, 2_001, 6_000, 100_000].map(|n| terms.recommended(n));
        assert_eq!(by, [1, 1, 1, 2, 3, 50]);
        terms.shards = Some(4);
        assert_eq!(terms.recommended(9_000), 4);
    }
}
