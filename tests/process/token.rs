//! The token: wrong, revoked, or used by two.

use serde_json::json;

use crate::support::Evening;
use crate::{ADA, NOBODY};

#[test]
fn a_token_that_discord_refuses_ends_it_at_once() {
    let evening = Evening::without_bot("refused", "en-US", NOBODY);
    evening.tolerates(401, 0);
    evening.fault(json!({"fault": "token_revoked", "on": true}));
    evening.bot_is_started();
    assert_eq!(evening.bot_ends().code(), Some(1));
    let log = evening.log();
    assert!(log.contains("check DISCORD_TOKEN"), "{log}");
    assert!(evening.rest("").len() <= 1);
}

#[test]
fn a_token_that_is_revoked_ends_it_after_a_handful_of_requests() {
    let evening = Evening::begin("revoked", "en-US", NOBODY);
    evening.tolerates(401, 0);
    let before = evening.rest("").len();
    let sessions = evening.gateway("identify").len();
    evening.fault(json!({"fault": "token_revoked", "on": true}));
    assert_eq!(evening.bot_ends().code(), Some(1));
    let log = evening.log();
    assert!(log.contains("check DISCORD_TOKEN"), "{log}");
    assert!(evening.rest("").len() <= before + 2);
    assert!(evening.gateway("identify").len() <= sessions + 1);
}

#[test]
fn two_processes_with_one_token_are_told_once() {
    let evening = Evening::hurried("two", "en-US", ADA);
    evening.tolerates(400, 40_060);
    let other = evening.another_bot();
    let ada = evening.seat("Ada");
    let warning = "another process answers with this token";
    // Whichever is second says so; which one that is, nobody knows.
    for _ in 0..40 {
        ada.plays("/help");
        if evening.log().contains(warning) {
            break;
        }
    }
    for _ in 0..10 {
        ada.plays("/help");
    }
    let told = evening.log().matches(warning).count();
    assert!((1..=2).contains(&told), "{told}\n{}", evening.log());
    drop(other);
}
