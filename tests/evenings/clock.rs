//! The clock that the sandbox and the bot share: what takes days happens in seconds.

use std::time::Duration;

use serde_json::json;

use crate::quick::{ADAS, ENGLISH, begun, hides};
use crate::support::Evening;

const DAY: Duration = Duration::from_secs(86_400);
const HOUR: Duration = Duration::from_secs(3_600);

#[test]
fn three_days_pass_in_seconds() {
    let evening = Evening::hurried("three_days", "en-US", ENGLISH);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    begun(&ada, &bob, "");
    hides(&ada, ADAS);
    ada.sees_on_the_board("Ada** sealed");
    evening.discord_ages(3 * DAY - HOUR);
    // An hour before the end he may still think.
    bob.plays("/planetaire hide cells:A8 C2").privately();
    ada.board().does_not_see("detects");
    evening.discord_ages(HOUR);
    // Then the rules hide the rest for him.
    ada.sees_on_the_board("detects");
}

#[test]
fn a_bot_that_was_away_starts_by_the_sandboxs_clock() {
    let evening = Evening::hurried("away_for_days", "en-US", ENGLISH);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    begun(&ada, &bob, "");
    hides(&ada, ADAS);
    ada.sees_on_the_board("Ada** sealed");
    evening.bot_is_killed();
    evening.discord_ages(3 * DAY);
    evening.bot_starts();
    ada.sees_on_the_board("detects");
}

#[test]
fn a_stopped_clock_stops_the_bots_too() {
    let evening = Evening::hurried("stopped_clock", "en-US", ENGLISH);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    evening.discord_holds_its_breath();
    begun(&ada, &bob, " pace:live");
    let now = evening.get("/people/clock")["now_ms"].as_u64().unwrap();
    // Ten minutes to hide, to the second.
    let end = (now + 600_000) / 1_000;
    ada.sees_on_the_board(&format!("<t:{end}:R>"));
    evening.post("/people/clock", json!({"stopped": false}));
}
