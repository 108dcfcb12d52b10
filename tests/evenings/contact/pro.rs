//! The pro variant: a chosen card, another target, every help card, and the certificate.

use std::time::Duration;

use super::{begun, builds, keepsake, legs, plays_on, possible, select, taps, target};
use crate::support::Evening;

const THREE: &[(&str, &str)] = &[("Ada", "en-US"), ("Bob", "en-US"), ("Cleo", "en-US")];

#[test]
fn a_pro_mission_to_its_certificate() {
    let evening = Evening::hurried("contact_pro", "en-US", THREE);
    let people = begun(
        &evening,
        &["Ada", "Bob", "Cleo"],
        " level:Pro practice:None pace:By correspondence",
    );
    let (ada, bob, cleo) = (&people[0], &people[1], &people[2]);
    ada.sees_on_the_board("signal card: to be chosen")
        .sees("Help cards: 50:50, First stop, New target");

    // The target is exchanged before the card is chosen.
    let console = ada.plays("/console").privately();
    let before = target(&console);
    let asked = console.presses("New target…").sees("Sure?");
    let console = asked.presses("Yes");
    assert_ne!(target(&console), before);
    bob.sees_on_the_board("The source has exchanged its target")
        .sees("used: New target");
    let goal = target(&console);
    let console = builds(console, 2);
    ada.plays("/contact send")
        .sees("Choose the signal card first");
    let console = console.selects("Play for the signal card of…", "6 points");
    bob.sees_on_the_board("signal card: 6 points");
    ada.plays("/contact exchange").sees("used up");
    let count = legs(&console);
    taps(console, &vec![(300, 900); count]).presses("Send");

    // The first stop, a briefing, a fuel for the cards, and two planets at once.
    let console = bob.plays("/console").privately();
    let console = console.presses("First stop…").sees("Sure?").presses("Yes");
    cleo.sees_on_the_board("First stop-over of transmission 1");
    bob.plays("/contact stop").sees("used up");
    let console = console.presses("A fuel for the help cards…").sees("Sure?");
    let console = console
        .presses("Yes")
        .sees("all help cards are active again");
    // What is shown already is not offered again.
    assert!(!console.buttons().contains(&"First stop…".to_owned()));
    assert!(console.buttons().contains(&"50:50…".to_owned()));
    let briefing = cleo.plays("/console").presses("Briefing…");
    briefing.selects("Which help card do you spend?", "New target");
    ada.sees_on_the_board("**Briefing**");
    ada.plays("/contact briefing card:50:50")
        .sees("You are the source");
    let console = bob.plays("/console");
    let other = possible(&console)
        .into_iter()
        .find(|planet| *planet != goal)
        .unwrap();
    let console = console
        .presses("50:50…")
        .selects("50:50: one of the two is…", &other);
    let console = console.selects(&format!("50:50: {other} or…"), &goal);
    console
        .sees("If both are wrong, a fuel and the signal card are gone")
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
    cleo.plays("/contact guess planet:A or:B").sees("used up");
    let wrong = possible(&cleo.plays("/console"));
    let wrong = wrong.into_iter().find(|planet| *planet != goal).unwrap();
    cleo.plays(&format!("/contact guess planet:{wrong}"))
        .sees("wrong")
        .sees("3 units of fuel left");
    ada.plays(&format!("/contact guess planet:{goal}"))
        .sees("correct");

    plays_on(&people, 3..=11, true);
    // It is won on another day than the one on which the table was opened.
    evening.discord_ages(Duration::from_hours(26));
    plays_on(&people, 12..=12, true);
    bob.sees_on_the_board("Mission accomplished");
    let certificate = keepsake(cleo, "Mission accomplished");
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
