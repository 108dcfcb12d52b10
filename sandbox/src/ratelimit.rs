//! Rate limits as Discord keeps them: a bucket per route and major parameter, 50 requests a second
//! over all of them, and a count of invalid requests. Must never limit an interaction's callback
//! globally.

use std::collections::HashMap;

/// Requests per second over all routes.
const GLOBAL: u32 = 50;
/// Buckets kept; beyond it the idle ones are swept.
const KEPT: usize = 8_192;
/// Invalid requests (401, 403, 429) in ten minutes after which Discord bans an address for a while.
pub(crate) const INVALID_LIMIT: usize = 10_000;
const INVALID_WINDOW_MS: u64 = 600_000;

/// Limit of a route: so many calls per so many milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rule {
    pub name: &'static str,
    pub limit: u32,
    pub window_ms: u64,
    /// True if calls count towards the global limit.
    pub global: bool,
}

/// The answer for one call, from which headers are made.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Charged {
    pub rule: Rule,
    pub remaining: u32,
    pub reset_at_ms: u64,
    pub now_ms: u64,
    pub refused: Option<Scope>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scope {
    User,
    Global,
}

#[derive(Default)]
pub(crate) struct Limiter {
    buckets: HashMap<(&'static str, String), (u64, u32)>,
    global: (u64, u32),
    invalid: std::collections::VecDeque<u64>,
}

/// The rule for a route template.
pub(crate) fn rule(method: &str, route: &str) -> Rule {
    let (name, limit, window_ms, global) = match (method, route) {
        ("POST", "/interactions/{id}/{token}/callback") => ("interaction", 5, 1_000, false),
        (_, r) if r.starts_with("/webhooks/{id}/{token}") => ("webhook", 5, 2_000, false),
        ("POST", "/channels/{id}/messages") => ("message-create", 5, 5_000, true),
        ("PATCH", "/channels/{id}/messages/{id}") => ("message-edit", 5, 5_000, true),
        ("DELETE", "/channels/{id}/messages/{id}") => ("message-delete", 5, 1_000, true),
        ("PUT" | "DELETE", r) if r.contains("/reactions") => ("reaction", 1, 250, true),
        ("PUT" | "DELETE", r) if r.contains("/pins") => ("pin", 5, 5_000, true),
        ("POST", "/channels/{id}/typing") => ("typing", 5, 5_000, true),
        ("POST", r) if r.ends_with("/threads") => ("thread-create", 50, 300_000, true),
        ("PATCH", "/channels/{id}") => ("channel-edit", 5, 15_000, true),
        ("POST", "/users/@me/channels") => ("dm-create", 10, 10_000, true),
        ("PUT", r) if r.ends_with("/commands") => ("commands-put", 2, 5_000, true),
        ("POST" | "PATCH" | "DELETE", r) if r.contains("/commands") => {
            ("commands-write", 5, 20_000, true)
        }
        ("GET", r) if r.starts_with("/channels/{id}/messages") => ("message-read", 5, 1_000, true),
        _ => ("other", 30, 5_000, true),
    };
    Rule {
        name,
        limit,
        window_ms,
        global,
    }
}

/// New names of a channel: fewer than other changes of it, in the same bucket.
pub(crate) const NEW_NAMES: Rule = Rule {
    name: "channel-name",
    limit: 2,
    window_ms: 600_000,
    global: false,
};

impl Limiter {
    /// Counts a call. `major` is the bucket's own part: the channel, the token, the server.
    pub(crate) fn count(&mut self, rule: Rule, major: &str, now_ms: u64) -> Charged {
        if self.buckets.len() > KEPT {
            self.buckets.retain(|_, (until, _)| *until > now_ms);
        }
        if rule.global {
            if now_ms >= self.global.0 {
                self.global = (now_ms + 1_000, 0);
            }
            if self.global.1 >= GLOBAL {
                let reset_at_ms = self.global.0;
                return Charged {
                    rule,
                    remaining: 0,
                    reset_at_ms,
                    now_ms,
                    refused: Some(Scope::Global),
                };
            }
            self.global.1 += 1;
        }
        let (until, used) = self
            .buckets
            .entry((rule.name, major.to_owned()))
            .or_insert((0, 0));
        if now_ms >= *until {
            (*until, *used) = (now_ms + rule.window_ms, 0);
        }
        if *used >= rule.limit {
            return Charged {
                rule,
                remaining: 0,
                reset_at_ms: *until,
                now_ms,
                refused: Some(Scope::User),
            };
        }
        *used += 1;
        Charged {
            rule,
            remaining: rule.limit - *used,
            reset_at_ms: *until,
            now_ms,
            refused: None,
        }
    }

    /// Counts an invalid request; true once the address would be banned.
    pub(crate) fn invalid(&mut self, now_ms: u64) -> bool {
        self.invalid.push_back(now_ms);
        while self
            .invalid
            .front()
            .is_some_and(|at| at + INVALID_WINDOW_MS < now_ms)
        {
            self.invalid.pop_front();
        }
        self.invalid.len() >= INVALID_LIMIT
    }

    pub(crate) fn invalid_count(&self) -> usize {
        self.invalid.len()
    }
}

impl Charged {
    pub(crate) fn retry_after(&self) -> f64 {
        seconds(self.reset_at_ms.saturating_sub(self.now_ms))
    }

    /// The `X-RateLimit-*` headers, and `Retry-After` on a refusal.
    pub(crate) fn headers(&self) -> Vec<(&'static str, String)> {
        if self.refused == Some(Scope::Global) {
            return refusal_headers(self.retry_after(), true);
        }
        let mut list = vec![
            ("x-ratelimit-limit", self.rule.limit.to_string()),
            ("x-ratelimit-remaining", self.remaining.to_string()),
            (
                "x-ratelimit-reset",
                format!("{:.3}", seconds(self.reset_at_ms)),
            ),
            (
                "x-ratelimit-reset-after",
                format!("{:.3}", self.retry_after()),
            ),
            ("x-ratelimit-bucket", bucket(self.rule.name)),
        ];
        if self.refused.is_some() {
            list.extend(refusal_headers(self.retry_after(), false));
        }
        list
    }
}

/// Headers of every 429. `Retry-After` is in whole seconds, rounded up, as Discord sends it.
pub(crate) fn refusal_headers(retry_after: f64, global: bool) -> Vec<(&'static str, String)> {
    let mut list = vec![
        ("retry-after", format!("{:.0}", retry_after.ceil())),
        (
            "x-ratelimit-scope",
            if global { "global" } else { "user" }.to_owned(),
        ),
    ];
    if global {
        list.push(("x-ratelimit-global", "true".to_owned()));
    }
    list
}

/// The opaque name of a bucket.
fn bucket(name: &str) -> String {
    let mut hash = 0xCBF2_9CE4_8422_2325_u64;
    for byte in name.bytes() {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
    }
    format!(
        "{hash:016x}{:016x}",
        hash.rotate_left(29).wrapping_mul(0x9E37_79B9_7F4A_7C15)
    )
}

#[expect(
    clippy::cast_precision_loss,
    reason = "milliseconds of this century fit a double exactly"
)]
fn seconds(ms: u64) -> f64 {
    ms as f64 / 1_000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bucket_empties_and_refills() {
        let mut limiter = Limiter::default();
        let rule = rule("POST", "/channels/{id}/messages");
        let left: Vec<u32> = (0..5)
            .map(|_| limiter.count(rule, "1", 1_000).remaining)
            .collect();
        assert_eq!(left, [4, 3, 2, 1, 0]);
        let refused = limiter.count(rule, "1", 2_500);
        assert_eq!(refused.refused, Some(Scope::User));
        assert!((refused.retry_after() - 3.5).abs() < 1e-9);
        assert!(refused.headers().contains(&("retry-after", "4".to_owned())));
        assert_eq!(
            limiter.count(rule, "2", 2_500).refused,
            None,
            "another channel is another bucket"
        );
        assert_eq!(limiter.count(rule, "1", 6_000).remaining, 4);
    }

    #[test]
    fn global_limit_is_fifty_per_second_except_callbacks() {
        let mut limiter = Limiter::default();
        for n in 0..50 {
            assert_eq!(
                limiter.count(rule("GET", "/x"), &n.to_string(), 0).refused,
                None
            );
        }
        let refused = limiter.count(rule("GET", "/x"), "new", 10);
        assert_eq!(refused.refused, Some(Scope::Global));
        assert!(
            refused
                .headers()
                .contains(&("x-ratelimit-global", "true".to_owned()))
        );
        let callback = rule("POST", "/interactions/{id}/{token}/callback");
        assert_eq!(limiter.count(callback, "token", 10).refused, None);
        assert_eq!(limiter.count(rule("GET", "/x"), "new", 1_000).refused, None);
    }

    #[test]
    fn invalid_requests_are_forgotten_after_ten_minutes() {
        let mut limiter = Limiter::default();
        assert!((0..INVALID_LIMIT - 1).all(|_| !limiter.invalid(0)));
        assert!(limiter.invalid(0));
        assert!(!limiter.invalid(INVALID_WINDOW_MS + 1));
    }
}
