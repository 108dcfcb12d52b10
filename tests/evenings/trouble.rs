//! Discord has trouble: it is slow, refuses, forgets to answer, or drops the gateway. The game goes
//! on, and nothing is posted twice.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::quick::{ENGLISH, begun, detecting, hides};
use crate::support::Evening;

/// Everybody sees each message once: the bot's public posts and each person's DM.
#[track_caller]
fn nothing_stands_twice(evening: &Evening) {
    evening.everything_stands();
    let ada = evening.seat("Ada");
    assert_eq!(ada.boards().len(), 1);
    for name in ["Ada", "Bob"] {
        let dm = evening.seat(name).goes_to("dm").messages();
        let prompts = dm.iter().filter(|message| message["author"]["bot"] == true);
        assert_eq!(prompts.count(), 1, "{name}: {dm:?}");
    }
}

#[test]
fn repeated_429s_are_survived() {
    let evening = Evening::begin("storm", "en-US", ENGLISH);
    evening.tolerates(429, 0);
    evening.fault(json!({
        "fault": "rate_limited", "path": "/messages", "times": 6, "retry_after": 0.4,
    }));
    let (ada, _) = detecting(&evening, "");
    evening.fault(json!({
        "fault": "rate_limited", "path": "/messages", "times": 1, "retry_after": 0.5,
        "global": true,
    }));
    ada.plays("/planetaire fire margin:12")
        .sees("fired from 12:");
    ada.sees_on_the_board("fired from 12");
    nothing_stands_twice(&evening);
}

#[test]
fn errors_of_discord_are_waited_out() {
    let evening = Evening::hurried("errors", "en-US", ENGLISH);
    for status in [500, 502, 503] {
        evening.tolerates(status, 0);
    }
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    let fails = |path: &str, status: u16, times: u8| {
        evening.fault(json!({
            "fault": "server_error", "path": path, "times": times, "status": status,
        }));
    };
    fails("/messages", 503, 2);
    ada.plays("/planetaire open");
    bob.presses("Join");
    fails("/messages", 500, 1);
    ada.presses("Start");
    ada.sees_in_the_dm("0 of 4");
    bob.sees_in_the_dm("0 of 4");
    hides(&ada, crate::quick::ADAS);
    hides(&bob, crate::quick::BOBS);
    ada.sees_on_the_board("is hunting");
    // The answer is lost, the move is not.
    fails("/callback", 502, 1);
    ada.plays_blindly("/planetaire fire margin:12");
    evening.waits_for_rest("path=/callback&status=502", 1);
    ada.sees_on_the_board("fired from 12");
    ada.plays("/planetaire fire margin:12")
        .sees("already fired from");
    nothing_stands_twice(&evening);
}

#[test]
fn lost_answers_cause_no_duplicates() {
    let evening = Evening::hurried("lost_answers", "en-US", ENGLISH);
    // A callback that is tried again is refused as answered already.
    evening.tolerates(400, 40_060);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    let loses = |path: &str, times: u8| {
        evening.fault(json!({"fault": "lost_answer", "path": path, "times": times}));
    };
    loses("/messages", 2);
    begun(&ada, &bob, "");
    // Who answers before the question has come is not asked any more.
    evening.everything_stands();
    loses("/messages", 1);
    hides(&ada, crate::quick::ADAS);
    loses("/callback", 1);
    hides(&bob, crate::quick::BOBS);
    ada.sees_on_the_board("is hunting");
    loses("/messages", 1);
    ada.plays("/planetaire fire margin:12")
        .sees("fired from 12:");
    ada.sees_on_the_board("fired from 12");
    nothing_stands_twice(&evening);
}

/// However the gateway goes, a press works again soon: by a resume, by a new session, or by a new
/// client when serenity's own hangs.
#[test]
fn bot_recovers_from_every_kind_of_gateway_loss() {
    let ways = [
        json!({"how": "rst"}),
        json!({"how": "eof"}),
        json!({"how": "close", "code": 4000}),
        json!({"how": "close_without_code"}),
        json!({"how": "reconnect"}),
        json!({"how": "invalid_session", "resumable": true}),
        json!({"how": "invalid_session", "resumable": false}),
    ];
    // Mostly waiting: all of them at once.
    std::thread::scope(|scope| {
        let lost: Vec<_> = ways
            .iter()
            .map(|way| scope.spawn(move || the_gateway_is_lost(way)))
            .collect();
        for lost in lost {
            if let Err(panic) = lost.join() {
                std::panic::resume_unwind(panic);
            }
        }
    });
}

#[track_caller]
fn the_gateway_is_lost(way: &Value) {
    let how = way["how"].as_str().unwrap();
    let resumable = way["resumable"].as_bool();
    let name = format!("gateway_{how}_{}", resumable.unwrap_or_default());
    let evening = Evening::hurried(&name, "en-US", ENGLISH);
    let (ada, _) = detecting(&evening, "");
    // What was pressed while the gateway was away may come to it too late.
    evening.tolerates(404, 10_062);
    let mut fault = way.clone();
    fault["fault"] = json!("drop_gateway");
    evening.fault(fault);
    let lost = Instant::now();
    // People try again when an interaction fails.
    loop {
        // Connected before the answer, so that it came that way.
        let connected = evening.gateway("connected").len();
        let answer = ada.plays("/planetaire fire margin:12");
        if answer.outcome["outcome"] == "message" && connected > 1 {
            break;
        }
        assert!(
            lost.elapsed() < Duration::from_secs(30),
            "{how}: deaf for {:?}\n{}",
            lost.elapsed(),
            evening.get("/people/inspect/gateway")
        );
    }
    eprintln!("{name}: answered after {:?}", lost.elapsed());
    evening.waits_for_gateway("disconnected", 1);
    ada.sees_on_the_board("fired from 12").sees("1 ray,");
    ada.presses("My console").sees("1 ray").privately();
    nothing_stands_twice(&evening);
    // A spinning runner must not keep it from stopping.
    evening.bot_stops();
}
