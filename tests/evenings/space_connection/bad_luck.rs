//! Space Connection under bad luck: a killed process, old buttons. Nothing is lost, nothing happens
//! twice.

use super::SKY;
use crate::quick::ENGLISH;
use crate::support::{Evening, Person};

/// A table at which both hide.
#[track_caller]
fn hiding(evening: &Evening) -> [Person<'_>; 2] {
    evening.keeps_secret(SKY);
    let [ada, bob] = ["Ada", "Bob"].map(|name| evening.seat(name));
    ada.plays("/connection open").sees("Your game is open");
    bob.presses("Join").on_the_board();
    ada.presses("Start").on_the_board();
    ada.sees_on_the_board("Still hiding: Ada and Bob");
    [ada, bob]
}

#[test]
fn kill_loses_and_repeats_nothing() {
    let evening = Evening::hurried("connection_kill", "en-US", ENGLISH);
    evening.tolerates(429, 0);
    // An interaction whose answer was lost cannot be answered any more, nor one that was answered
    // just before the kill.
    evening.tolerates(404, 10_062);
    evening.tolerates(400, 40_060);
    let posts = || evening.posts_that_call_nobody();
    let [ada, bob] = hiding(&evening);
    // Everything that was answered is there after the kill: a draft, and a sealed sky.
    ada.plays(&format!("/connection hide positions:{SKY}"))
        .sees("Exactly right");
    bob.writes("C4 C5 D5").sees("3 planets in 1 system");
    evening.bot_is_killed();
    evening.bot_starts();
    bob.plays("/console").sees("3 planets in 1 system");
    ada.plays("/connection seal").surely().sees("sealed");
    evening.bot_is_killed();
    evening.bot_starts();
    ada.sees_on_the_board("Ada** sealed");
    bob.plays(&format!("/connection hide positions:{SKY}"));
    bob.plays("/connection seal")
        .surely()
        .sees("The hunt begins");
    let board = ada.sees_on_the_board("launches next");
    let ada_begins = board.text().contains("Ada launches next");
    let [first, second] = if ada_begins {
        [&ada, &bob]
    } else {
        [&bob, &ada]
    };

    // A launch whose answer is lost with the process was made, or was not; never half, never twice.
    evening.everything_stands();
    let before = posts();
    let lost = first.plays_blindly("/connection scout at:C4");
    evening.bot_is_killed();
    evening.bot_starts();
    evening.redelivers(&lost.interaction());
    let board = ada.sees_on_the_board("to C4: a **planet**!");
    assert_eq!(board.text().matches("to C4").count(), 1, "{}", board.text());
    second
        .plays("/connection scout at:B1")
        .sees("The scout is lost");
    ada.sees_on_the_board("to B1");
    assert_eq!(ada.boards().len(), 1);
    assert_eq!(posts(), before, "the board was edited in place");
    first.plays("/table describe").sees("29 scouts");
}
