//! The token: wrong, revoked, or used by two.

use serde_json::json;

use crate::support::Evening;
use crate::{ADA, NOBODY};

#[test]
fn refused_token_ends_the_process_at_once() {
    let evening = Evening::without_bot("refused", "en-US", NOBODY);
    evening.tolerates(401, 0);
    evening.fault(json!({"fault": "token_revoked", "on": true}));
    evening.bot_is_started();
    assert_eq!(evening.bot_ends().code(), Some(78));
    let log = evening.log();
    assert!(log.contains("check DISCORD_TOKEN"), "{log}");
    assert!(evening.rest("").len() <= 1);
}

#[test]
fn revoked_token_ends_the_process_after_few_requests() {
    let evening = Evening::begin("revoked", "en-US", NOBODY);
    evening.tolerates(401, 0);
    let before = evening.rest("").len();
    let sessions = evening.gateway("identify").len();
    evening.fault(json!({"fault": "token_revoked", "on": true}));
    assert_eq!(evening.bot_ends().code(), Some(78));
    let log = evening.log();
    assert!(log.contains("check DISCORD_TOKEN"), "{log}");
    assert!(evening.rest("").len() <= before + 2);
    assert!(evening.gateway("identify").len() <= sessions + 1);
}

/// A 401 from Discord, for any request, ends the bot, even though the gateway still holds.
#[track_caller]
fn ends_after(name: &str, path: &str, asks: impl Fn(&Evening)) {
    let evening = Evening::begin(name, "en-US", ADA);
    evening.tolerates(401, 0);
    let before = evening.rest("").len();
    let sessions = evening.gateway("identify").len();
    evening.fault(json!({"fault": "refuse", "path": path, "times": 1_000,
        "status": 401, "code": 0, "message": "401: Unauthorized"}));
    asks(&evening);
    assert_eq!(evening.bot_ends().code(), Some(78));
    let log = evening.log();
    let last = log.lines().last().unwrap_or_default();
    let says = "houston: Discord refuses the token: check DISCORD_TOKEN";
    assert!(last.starts_with(says), "{log}");
    let asked = evening.rest("").len() - before;
    assert!((1..=5).contains(&asked), "{asked}");
    assert_eq!(evening.gateway("identify").len(), sessions);
}

#[test]
fn answer_refused_with_401_ends_the_process() {
    ends_after("refused_answer", "/callback", |evening| {
        evening.tries(
            reqwest::Method::POST,
            "/people/ada/command",
            Some(json!({"channel": "general", "command": "help", "wait": "none"})),
        );
    });
}

#[test]
fn message_refused_with_401_ends_the_process() {
    ends_after("refused_message", "/messages", |evening| {
        evening.seat("Ada").plays("/planetaire open");
    });
}

#[test]
fn late_answer_is_not_taken_for_a_refused_token() {
    let evening = Evening::hurried("too_late", "en-US", ADA);
    evening.tolerates(401, 50_027);
    evening.fault(json!({"fault": "refuse", "path": "/callback", "times": 1,
        "status": 401, "code": 50_027, "message": "Invalid Webhook Token"}));
    let command = json!({"channel": "general", "command": "help", "wait": "none"});
    evening.post("/people/ada/command", command);
    evening.waits_for_rest("path=/callback", 1);
    evening.seat("Ada").plays("/help").privately();
    assert!(evening.bot_runs());
}

#[test]
fn second_process_with_one_token_is_reported_once() {
    let evening = Evening::hurried("two", "en-US", ADA);
    evening.tolerates(400, 40_060);
    let other = evening.another_bot();
    let ada = evening.seat("Ada");
    let warning = "another process uses this token";
    // The second process says so; which one that is, is unknown.
    for _ in 0..40 {
        ada.plays("/help");
        if evening.log().contains(warning) {
            break;
        }
    }
    for _ in 0..10 {
        ada.plays("/help");
    }
    let warnings = evening.log().matches(warning).count();
    assert!((1..=2).contains(&warnings), "{warnings}\n{}", evening.log());
    drop(other);
}
