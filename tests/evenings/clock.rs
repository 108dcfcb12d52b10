//! The clock that the sandbox and the bot share: what takes days happens in seconds.

use std::time::Duration;

use serde_json::json;

use crate::quick::{ADAS, ENGLISH, begun, hides};
use crate::support::{Evening, Person, Seen};

const DAY: Duration = Duration::from_secs(86_400);
const HOUR: Duration = Duration::from_secs(3_600);

/// The moment that the first clock of a board shows, in seconds.
#[track_caller]
fn until(board: &str) -> u64 {
    let (_, clock) = board.split_once("<t:").unwrap();
    clock.split(':').next().unwrap().parse().unwrap()
}

/// Ada has hidden, and Bob has not.
#[track_caller]
fn bob_is_waited_for(evening: &Evening) -> (Person<'_>, Person<'_>) {
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    begun(&ada, &bob, "");
    hides(&ada, ADAS);
    ada.sees_on_the_board("Ada** sealed");
    evening.everything_stands();
    (ada, bob)
}

/// The board once its clock has moved on by so much.
#[track_caller]
fn clock_moves<'e>(ada: &Person<'e>, before: u64, by: Duration) -> Seen<'e> {
    let board = ada.evening.until("ada", "another clock", || {
        let board = ada.board();
        (until(board.text()) > before).then_some(board)
    });
    let moved = Duration::from_secs(until(board.text()) - before);
    assert!(moved.abs_diff(by) < HOUR, "{moved:?}");
    board.does_not_see("is hunting")
}

#[test]
fn bot_downtime_extends_deadlines() {
    let evening = Evening::hurried("away_for_days", "en-US", ENGLISH);
    let (ada, bob) = bob_is_waited_for(&evening);
    evening.discord_ages(DAY);
    let before = until(ada.board().text());
    evening.bot_is_killed();
    evening.discord_ages(5 * DAY);
    evening.bot_starts();
    // Bob has the same two days left as before; and a second restart takes nothing back of what the
    // first one gave.
    let given = until(clock_moves(&ada, before, 5 * DAY).text());
    evening.bot_is_killed();
    evening.discord_ages(DAY);
    evening.bot_starts();
    clock_moves(&ada, given, DAY);
    bob.plays("/planetaire hide cells:A8 C2").privately();
    evening.discord_ages(2 * DAY + HOUR);
    // Then the rules hide the rest for Bob.
    ada.sees_on_the_board("is hunting");
}

/// No player could act, so their time did not run, and the rules did not play at the old deadline.
#[test]
fn discord_downtime_extends_deadlines() {
    let evening = Evening::hurried("discord_away", "en-US", ENGLISH);
    let (ada, bob) = bob_is_waited_for(&evening);
    evening.discord_ages(DAY);
    evening.everything_stands();
    let before = until(ada.board().text());
    let gateway =
        |on| evening.fault(json!({"fault": "outage", "of": "both", "how": "refuse", "on": on}));
    gateway(true);
    evening.bot_hears_nothing();
    evening.discord_ages(3 * DAY);
    gateway(false);
    clock_moves(&ada, before, 3 * DAY);
    // A kill forgets nothing of it.
    evening.bot_is_killed();
    evening.bot_starts();
    bob.plays("/planetaire hide cells:A8 C2").privately();
    evening.discord_ages(2 * DAY + HOUR);
    ada.sees_on_the_board("is hunting");
}

#[test]
fn stopped_clock_stops_the_bots_clock() {
    let evening = Evening::hurried("stopped_clock", "en-US", ENGLISH);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    evening.discord_holds_its_breath();
    begun(&ada, &bob, " pace:live");
    let now = evening.now();
    // Ten minutes to hide, to the second.
    let end = (now + 600_000) / 1_000;
    ada.sees_on_the_board(&format!("<t:{end}:R>"));
    evening.discord_breathes();
}
