//! Whoever plays at very many tables finds all of them in one answer, those that wait at the top.

use serde_json::json;

use crate::support::Evening;

/// More than anybody follows by heart.
const MANY: usize = 26;

#[test]
fn very_many_tables_are_listed_with_the_way_there() {
    let evening = Evening::hurried("tables_many", "en-US", &[("Ada", "en-US"), ("Bob", "fr")]);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    let channels: Vec<String> = (1..=MANY).map(|nth| format!("room-{nth}")).collect();
    evening.post(
        "/people/servers",
        json!({
            "name": "Arcade", "locale": "en-US", "members": ["ada", "bob"],
            "channels": channels, "bot": true,
        }),
    );
    for channel in &channels {
        let there = format!("Arcade/{channel}");
        let host = ada.goes_to(&there);
        host.plays("/connection open").sees("Your table is open");
        bob.goes_to(&there).presses("Join").on_the_board();
    }
    let (last, waits) = (ada.goes_to("Arcade/room-26"), "**your move**");
    last.presses("Start").on_the_board();
    evening.everything_stands();
    let listed = ada.plays("/tables").privately();
    let lines: Vec<&str> = listed.card().lines().collect();
    assert_eq!(lines.len(), MANY + 1, "{lines:#?}");
    assert!(lines[1].contains("table 26") && lines[1].contains(waits));
    for line in &lines[1..] {
        assert!(line.contains("https://discord.com/channels/"), "{line}");
    }
    let listed = bob.plays("/tables").privately();
    assert!(listed.card().starts_with("Vos tables"), "{}", listed.card());
}
