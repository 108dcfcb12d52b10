//! A person who plays at very many tables finds all of them in one answer, those that wait at the
//! top.

use std::time::Duration;

use serde_json::{Value, json};

use crate::rest::rests;
use crate::support::Evening;

/// More than a person can remember.
const MANY: usize = 26;

#[test]
fn many_tables_are_listed_with_links() {
    let names = ["Ada", "Bob", "Cid", "Dan", "Eve", "Fay"];
    let people = names.map(|name| (name, if name == "Bob" { "fr" } else { "en-US" }));
    let evening = Evening::hurried("tables_many", "en-US", &people);
    let [ada, bob, others @ ..] = names.map(|name| evening.seat(name));
    let channels: Vec<String> = (1..=MANY).map(|nth| format!("room-{nth}")).collect();
    evening.post(
        "/people/servers",
        json!({
            "name": "Arcade", "locale": "en-US", "members": ["ada", "bob", "cid", "dan", "eve", "fay"],
            "channels": channels, "bot": true,
        }),
    );
    // A person may have five lobbies open.
    let hosts = [&bob].into_iter().chain(&others);
    let hosts = hosts.flat_map(|host| [(host, &ada); 5]);
    for (channel, (host, guest)) in channels.iter().zip(hosts.chain([(&ada, &bob)])) {
        let there = format!("Arcade/{channel}");
        let host = host.goes_to(&there);
        host.plays("/connection open");
        guest.goes_to(&there).presses("Join").privately();
    }
    let (last, waits) = (ada.goes_to("Arcade/room-26"), "**your turn**");
    last.presses("Start").privately();
    evening.everything_stands();
    let listed = ada.plays("/me games").privately();
    let lines: Vec<&str> = listed.card().lines().collect();
    assert_eq!(lines.len(), MANY + 1, "{lines:#?}");
    assert!(lines[1].contains("#26") && lines[1].contains(waits));
    for line in &lines[1..] {
        assert!(line.contains("https://discord.com/channels/"), "{line}");
    }
    bob.plays("/me games").sees("Tes parties").privately();
}

/// How many call in the same second.
const AT_ONCE: usize = 100;
/// Those of the first ones are over before any of the last ones begins.
const APART: usize = 30;

/// A hundred tables fall silent in the same quiet hours, and call when those end: as fast as
/// Discord lets us, never faster, each once, and those whose time is over first go first.
#[test]
fn hundred_simultaneous_calls_come_in_deadline_order() {
    let people = &[("Ada", "en-US"), ("Bob", "en-US")];
    let evening = Evening::hurried("calls_hundred", "en-US", people);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    let channels: Vec<String> = (1..=AT_ONCE).map(|nth| format!("room-{nth}")).collect();
    evening.post(
        "/people/servers",
        json!({
            "name": "Arcade", "locale": "en-US", "members": ["ada", "bob"],
            "channels": channels, "bot": true,
        }),
    );
    rests(&ada);
    rests(&bob);
    for channel in &channels {
        let there = format!("Arcade/{channel}");
        let host = ada.goes_to(&there);
        host.plays("/lune open").sees("Your game is open");
        bob.goes_to(&there).presses("Join").privately();
        host.presses("Start").privately();
    }
    evening.everything_stands();
    assert!(evening.pings().is_empty(), "they rest");
    evening.fault(json!({"fault": "rate_limits", "on": true}));
    evening.discord_ages(Duration::from_secs(3 * 3_600));
    evening.until("ada", "all calls", || {
        (evening.pings().len() >= AT_ONCE).then_some(())
    });
    evening.everything_stands();
    let posts = evening.rest("method=POST&path=/messages");
    let calls = posts.iter().filter(|post| {
        let users = post["response"]["mentions"].as_array();
        users.is_some_and(|users| !users.is_empty())
    });
    let order: Vec<usize> = calls.map(number).collect();
    assert_eq!(order.len(), AT_ONCE, "each calls once");
    let last_of_the_first = order.iter().rposition(|table| *table <= APART);
    let first_of_the_last = order.iter().position(|table| *table > AT_ONCE - APART);
    assert!(last_of_the_first < first_of_the_last, "{order:?}");
    let slowed = evening.rest("status=429");
    assert!(slowed.is_empty(), "{slowed:?}");
}

/// Which table calls.
fn number(call: &Value) -> usize {
    let text = call["response"]["content"].as_str().unwrap();
    let (_, rest) = text.split_once("** #").unwrap();
    let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().unwrap()
}
