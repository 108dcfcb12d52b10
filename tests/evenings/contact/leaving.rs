//! A source leaves in the middle of a take: the player who takes the seat over goes on.

use super::{begun, builds, keepsake, legs, taps, target};
use crate::support::Evening;

const FOUR: &[(&str, &str)] = &[
    ("Ada", "en-US"),
    ("Bob", "en-US"),
    ("Cleo", "en-US"),
    ("Dan", "en-US"),
];

#[test]
fn leaving_source_is_succeeded() {
    let evening = Evening::hurried("contact_leaving", "en-US", FOUR);
    let people = begun(&evening, &["Ada", "Bob", "Cleo"], " practice:None");
    let (ada, bob) = (&people[0], &people[1]);
    let console = builds(ada.plays("/console"), 2);
    let (goal, count) = (target(&console), legs(&console));
    let console = console.presses("Take off");
    ada.plays("/table leave").sees("You’ve left");
    // The button is no longer Ada's, and not yet another player's.
    console.presses("Land").sees("not in this game");
    bob.sees_on_the_board("A seat is empty");
    bob.plays(&format!("/contact guess planet:{goal}"))
        .sees("has to transmit first");
    let dan = evening.seat("Dan");
    dan.presses("Join").sees("You’ve asked for the seat");
    for name in ["Bob", "Cleo"] {
        evening
            .seat(name)
            .sees_on_the_board("**Dan** wants")
            .presses("Welcome Dan");
    }
    evening.everything_stands();
    bob.sees_on_the_board("**Dan**").does_not_see("wants");
    let console = dan.plays("/console").privately();
    assert_eq!(target(&console), goal);
    assert!(console.buttons().contains(&"Land".to_owned()));
    let console = console.presses("Start over");
    taps(console, &vec![(300, 900); count]).presses("Send");
    keepsake(bob, "**Dan** has transmitted");
    bob.plays(&format!("/contact guess planet:{goal}"))
        .sees("correct");
    dan.sees_on_the_board("Round 2/12");
}
