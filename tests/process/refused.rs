//! Discord's gateway says no: for good, for now, or because there are too many servers.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::support::Evening;
use crate::{ADA, NOBODY};

/// How many sessions the bot tried to begin.
fn identifies(evening: &Evening) -> usize {
    evening.gateway("identify").len()
}

/// The sessions that are connected; no two of them hear the same servers.
#[track_caller]
fn sessions(evening: &Evening) -> Vec<Value> {
    let gateway = evening.get("/people/inspect/gateway?limit=1")["gateway"].clone();
    let all = gateway["sessions"].as_array().unwrap().clone();
    let connected = all
        .into_iter()
        .filter(|session| session["connected"] == true);
    let connected: Vec<Value> = connected.collect();
    for session in &connected {
        assert_eq!(session["doubled"], false, "{gateway}");
    }
    connected
}

#[test]
fn permanent_refusals_end_the_process_with_a_message() {
    for (code, says) in [
        (4004, "check DISCORD_TOKEN"),
        (4010, "report it"),
        (4012, "update Houston"),
        (4013, "update Houston"),
        (4014, "Developer Portal"),
    ] {
        let evening = Evening::without_bot(&format!("code_{code}"), "en-US", NOBODY);
        evening.fault(json!({"fault": "close_identifies", "code": code}));
        evening.bot_is_started();
        let status = evening.bot_ends();
        // What the unit does not start again.
        assert_eq!(status.code(), Some(78), "{code}");
        let log = evening.log();
        let last = log.lines().last().unwrap_or_default();
        assert!(last.starts_with("houston: Discord"), "{code}: {log}");
        assert!(last.contains(says), "{code}: {log}");
        assert_eq!(identifies(&evening), 1, "{code}");
        // Who we are, what we offer, and on which terms we may connect: each is asked once.
        let mut asked: Vec<String> = evening
            .rest("")
            .iter()
            .map(|call| format!("{} {}", call["method"], call["route"]))
            .collect();
        asked.sort();
        let once = asked.windows(2).all(|pair| pair[0] != pair[1]);
        assert!(once, "{code}: {asked:?}");
    }
}

#[test]
fn ten_minutes_without_a_session_take_few_attempts() {
    let evening = Evening::without_bot("op_9", "en-US", NOBODY);
    evening.fault(json!({"fault": "invalid_sessions", "resumable": false}));
    evening.bot_is_started();
    evening.waits_for_gateway("identify", 1);
    let asked = evening.rest("").len();
    let mut seen = 0;
    for _ in 0..60 {
        evening.discord_ages(Duration::from_secs(10));
        // Gives the bot a moment for everything that it does now.
        let path = format!("/people/inspect/gateway?type=identify&after={seen}&wait_ms=150");
        seen = evening.get(&path)["cursor"].as_u64().unwrap();
    }
    // After 2 s, 4 s, 8 s and so on, each between half of it and the whole.
    let tried = identifies(&evening);
    assert!((4..=12).contains(&tried), "{tried}\n{}", evening.log());
    // How many it may begin is asked before each.
    let asked = evening.rest("").len() - asked;
    assert!(asked <= 2 * tried, "{asked} for {tried}");
    evening.fault(json!({"fault": "invalid_sessions", "times": 0}));
    // The longest wait there is.
    evening.discord_ages(Duration::from_mins(5));
    evening.bot_is_there();
    assert_eq!(sessions(&evening).len(), 1);
}

/// Waits until each shard has its session.
#[track_caller]
fn all_are_there(evening: &Evening) {
    // Waits between sessions add up.
    let deadline = Instant::now() + Duration::from_secs(90);
    let mut noted = 0;
    loop {
        let there = sessions(evening);
        let of = there
            .first()
            .and_then(|session| session["shard"][1].as_u64());
        if of.is_some_and(|of| of > 1 && of == there.len() as u64) {
            return;
        }
        assert!(Instant::now() < deadline, "{there:?}\n{}", evening.log());
        // Five seconds are between two of them.
        evening.discord_ages(Duration::from_secs(5));
        let path = format!("/people/inspect/gateway?type=identify&after={noted}&wait_ms=500");
        noted = evening.get(&path)["cursor"].as_u64().unwrap();
    }
}

#[test]
fn overfull_shard_is_split_with_one_session_each() {
    let evening = Evening::without_bot("too_many", "en-US", ADA);
    for name in ["second", "third"] {
        // Those of one millisecond are of one shard for ever, however many shards there are.
        std::thread::sleep(Duration::from_millis(3));
        let server = json!({"name": name, "locale": "en-US", "members": ["ada"],
            "channels": [format!("{name}-hall")], "bot": true});
        evening.post("/people/servers", server);
    }
    // Three servers where two are allowed, though Discord recommends one shard.
    evening.post(
        "/people/gateway",
        json!({"shards": 1, "servers_per_shard": 2}),
    );
    evening.bot_is_started();
    all_are_there(&evening);
    // Then it forgets every session, and the next ones too.
    evening.fault(json!({"fault": "invalid_sessions", "times": 2, "resumable": false}));
    evening.fault(json!({"fault": "drop_gateway", "how": "invalid_session", "resumable": false}));
    all_are_there(&evening);
    // Everybody is answered, and once.
    for hall in ["general", "second-hall", "third-hall"] {
        evening.seat("Ada").goes_to(hall).plays("/help").privately();
    }
    assert_eq!(evening.rest("path=/callback").len(), 3);
    assert!(evening.log().contains("starting with more"));
    evening.bot_stops();
}

#[test]
fn unreachable_gateway_costs_no_session() {
    let evening = Evening::without_bot("not_reached", "en-US", NOBODY);
    // A start keeps one for each shard, so that it may come back.
    evening.post("/people/gateway", json!({"total": 2}));
    evening.fault(json!({"fault": "refuse_gateway", "on": true}));
    evening.bot_is_started();
    // Within the time for which the last count of sessions holds.
    for many in 1..=8 {
        evening.waits_for_gateway("refused", many);
        evening.discord_ages(Duration::from_secs(2));
    }
    evening.fault(json!({"fault": "refuse_gateway", "on": false}));
    evening.bot_is_there();
    assert_eq!(identifies(&evening), 1);
    assert!(!evening.log().contains("too few"), "{}", evening.log());
}

#[test]
fn used_up_sessions_are_reported_and_waited_for() {
    let evening = Evening::without_bot("used_up", "en-US", NOBODY);
    evening.post("/people/gateway", json!({"total": 1}));
    evening.bot_is_started();
    evening.bot_says("Discord allows too few connections");
    assert_eq!(identifies(&evening), 0);
    assert!(evening.bot_runs());
    // It asks again within minutes: more may be allowed.
    evening.post("/people/gateway", json!({"total": 1_000}));
    evening.discord_ages(Duration::from_mins(5));
    evening.bot_is_there();
    evening.bot_stops();
}
