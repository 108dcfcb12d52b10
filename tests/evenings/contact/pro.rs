//! The pro variant: a chosen card, another target, every help card, and the certificate.

use std::time::Duration;

use super::{begun, builds, keepsake, legs, plays_on, possible, select, taps, target};
use crate::support::Evening;

const THREE: &[(&str, &str)] = &[("Ada", "en-US"), ("Bob", "en-US"), ("Cleo", "en-US")];

#[test]
fn pro_mission_ends_with_a_certificate() {
    let evening = Evening::hurried("contact_pro", "en-US", THREE);
    let people = begun(
        &evening,
        &["Ada", "Bob", "Cleo"],
        " level:Pro practice:None pace:By correspondence",
    );
    let (ada, bob, cleo) = (&people[0], &people[1], &people[2]);
    ada.sees_on_the_board("signal card: not chosen yet")
        .sees("Help cards: 50:50, First stop, New target");

    // The target is exchanged before the card is chosen.
    let console = ada.plays("/console").privately();
    let before = target(&console);
    let asked = console.presses("Swap target…").sees("Sure?");
    let console = asked.presses("Yes");
    assert_ne!(target(&console), before);
    bob.sees_on_the_board("The source swapped its target")
        .sees("used: New target");
    let goal = target(&console);
    let console = builds(console, 2);
    ada.plays("/contact send")
        .sees("Pick the signal card first");
    let console = console.selects("Play for the signal card of…", "6 points");
    bob.sees_on_the_board("signal card: 6 points");
    ada.plays("/contact exchange").sees("is used");
    let count = legs(&console);
    taps(console, &vec![(300, 900); count]).presses("Send");

    // The first stop, a briefing, a fuel for the cards, and two planets at once.
    let console = bob.plays("/console").privately();
    let console = console
        .presses("Show first stop…")
        .sees("Sure?")
        .presses("Yes");
    cleo.sees_on_the_board("First stop of transmission 1");
    bob.plays("/contact stop").sees("is used");
    let console = console.presses("Reactivate help cards…").sees("Sure?");
    let console = console
        .presses("Yes")
        .sees("all help cards are active again");
    // What is shown already is not offered again.
    assert!(!console.buttons().contains(&"Show first stop…".to_owned()));
    assert!(console.buttons().contains(&"Play 50:50…".to_owned()));
    let briefing = cleo.plays("/console").presses("Call briefing…");
    briefing.selects("Spend which help card?", "New target");
    ada.sees_on_the_board("**Briefing**");
    ada.plays("/contact briefing card:50:50")
        .sees("You’re the source");
    let console = bob.plays("/console");
    let other = possible(&console)
        .into_iter()
        .find(|planet| *planet != goal)
        .unwrap();
    let console = console
        .presses("Play 50:50…")
        .selects("50:50: first planet…", &other);
    let console = console.selects(&format!("50:50: {other} or…"), &goal);
    console
        .sees("If both are wrong, you lose 1 fuel and the signal card")
        .presses(&format!("Yes, {other}, {goal}"))
        .sees("correct")
        .sees("6 points");

    // Two planets that are both wrong cost one fuel and the card.
    ada.sees_on_the_board("Round 2/12");
    let console = bob.plays("/console");
    let goal = target(&console);
    let (placeholder, _) = select(&console, "Play for the signal card").unwrap();
    let console = builds(console.selects(&placeholder, "1 point"), 1);
    let count = legs(&console);
    taps(console, &vec![(300, 900); count]).presses("Send");
    cleo.plays("/contact guess planet:A or:B").sees("is used");
    let wrong = possible(&cleo.plays("/console"));
    let wrong = wrong.into_iter().find(|planet| *planet != goal).unwrap();
    cleo.plays(&format!("/contact guess planet:{wrong}"))
        .sees("wrong")
        .sees("3 fuel left");
    ada.plays(&format!("/contact guess planet:{goal}"))
        .sees("correct");

    plays_on(&people, 3..=11, true);
    // It is won on another day than the one on which the table was opened.
    evening.discord_ages(Duration::from_hours(26));
    plays_on(&people, 12..=12, true);
    bob.sees_on_the_board("Mission accomplished");
    let certificate = keepsake(cleo, "**correct**");
    let alt = certificate.alt();
    assert!(
        alt.starts_with("A certificate for Ada, Bob and Cleo"),
        "{alt}"
    );
    // By Discord's own clock: `2026-11-08T…`.
    let posted = certificate.message["timestamp"].as_str().unwrap();
    let (year, day) = (&posted[..4], posted[8..10].trim_start_matches('0'));
    let date = format!(" of 42 points on {day} ");
    assert!(alt.contains(&date) && alt.contains(year), "{alt}: {posted}");
    certificate.picture();
}
