//! A console that is still on a player's screen is updated when others move, for as long as Discord
//! allows edits. The page that the player turned to stays, and no one else receives anything.

use std::time::Duration;

use serde_json::json;

use crate::quick::{ADAS, BOBS, ENGLISH, begun, detecting, hides};
use crate::support::{Evening, Person, Seen};

/// The message as it now stands on the person's screen.
#[track_caller]
fn now<'e>(person: &Person<'e>, shown: &Seen<'e>) -> Seen<'e> {
    let mut all = person.messages().into_iter();
    let id = shown.id();
    let message = all.find(|message| message["id"] == id.as_str());
    person.reads(message.expect("it stands there still"))
}

#[test]
fn open_console_updates_when_others_move() {
    let evening = Evening::hurried("consoles", "en-US", ENGLISH);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    begun(&ada, &bob, "");
    hides(&ada, ADAS);
    let console = ada.plays("/console").privately();
    assert!(!console.text().contains("to detect"));
    evening.everything_stands();
    hides(&bob, BOBS);
    let console = evening.until("ada", "a console that lets her fire", || {
        let now = now(&ada, &console);
        now.text().contains("Your hunt").then_some(now)
    });
    // It is hers alone still, tells what happened, and works.
    console.clone().sees("**Bob** sealed a sky").privately();
    console.presses("Check guess").sees("Check your guess?");
    let hers = |it: &serde_json::Value| it["content"].as_str().unwrap().contains("Your turn");
    assert!(!bob.public_messages().iter().any(hers));
    // Of two that she opened, the later one lives.
    let later = ada.plays("/console");
    bob.plays("/planetaire fire margin:12");
    evening.until("ada", "Bob's ray in her console", || {
        let now = now(&ada, &later);
        now.text().contains("fired from 12").then_some(())
    });
}

#[test]
fn console_page_chosen_by_the_player_is_kept() {
    let evening = Evening::hurried("consoles_turned", "en-US", ENGLISH);
    let (ada, bob) = detecting(&evening, "");
    let question = ada.plays("/console").presses("Check guess");
    let asked = question.text().to_owned();
    let other = bob.plays("/console");
    bob.plays("/planetaire fire margin:12");
    // Bob's own console follows what Bob did elsewhere.
    evening.until("bob", "his own ray in his console", || {
        now(&bob, &other).text().contains("1 ray").then_some(())
    });
    evening.everything_stands();
    assert_eq!(now(&ada, &question).text(), asked);
}

/// A renewal that takes its time on the way never covers what its player did meanwhile.
#[test]
fn late_renewal_does_not_turn_the_page_back() {
    let evening = Evening::hurried("consoles_late", "en-US", ENGLISH);
    let (ada, bob) = detecting(&evening, "");
    let console = ada.plays("/console").privately();
    evening.fault(json!({
        "fault": "late", "method": "PATCH", "path": "@original", "times": 1, "ms": 1_000,
    }));
    bob.plays("/planetaire fire margin:12");
    evening.until("ada", "a renewal on its way", || {
        let waits = evening.get("/people/faults")["rest"] == json!([]);
        waits.then_some(())
    });
    let question = console.presses("Check guess").sees("Check your guess?");
    let asked = question.text().to_owned();
    evening.everything_stands();
    assert_eq!(now(&ada, &question).text(), asked);
    now(&ada, &question).presses("Yes, check");
}

/// A form opens though Discord holds up a renewal for longer than a press may wait.
#[test]
fn form_does_not_wait_for_a_late_renewal() {
    let evening = Evening::hurried("consoles_form", "en-US", ENGLISH);
    let (ada, bob) = detecting(&evening, "");
    ada.plays("/console").privately();
    evening.fault(json!({
        "fault": "late", "method": "PATCH", "path": "@original", "times": 1, "ms": 2_000,
    }));
    bob.plays("/planetaire fire margin:12");
    evening.until("ada", "a renewal on its way", || {
        let waits = evening.get("/people/faults")["rest"] == json!([]);
        waits.then_some(())
    });
    ada.presses("Fire a ray…").opens("Fire a ray");
}

/// The token of an interaction lives a quarter of an hour: nothing is tried with one that is dead.
#[test]
fn expired_console_is_left_unchanged() {
    let evening = Evening::hurried("consoles_old", "en-US", ENGLISH);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    begun(&ada, &bob, "");
    hides(&ada, ADAS);
    let console = ada.plays("/console");
    let text = console.text().to_owned();
    evening.everything_stands();
    evening.discord_ages(Duration::from_secs(15 * 60));
    hides(&bob, BOBS);
    ada.sees_on_the_board("is hunting");
    evening.everything_stands();
    assert_eq!(now(&ada, &console).text(), text);
    console.presses("Refresh").sees("**Bob** sealed a sky");
}
