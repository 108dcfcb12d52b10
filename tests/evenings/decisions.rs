//! A console offers the decision, and ⋯ the rest; a hint is done with one press, and what cannot be
//! done is said at once, with what can.

use crate::support::{Evening, MORE};

const ADA: &[(&str, &str)] = &[("Ada", "en-US")];

#[test]
fn a_hint_takes_the_place_of_the_console_and_is_done_with_one_press() {
    let evening = Evening::hurried("decisions_hint", "en-US", ADA);
    let ada = evening.seat("Ada");
    ada.plays("/planetaire open players:solo");
    // Her console is the board, and the one in the channel only leads there.
    let board = ada.sees_on_the_board("is hunting");
    assert_eq!(board.button("Fire a ray…"), None);
    assert!(board.button("My console").is_some());
    let console = ada
        .plays("/console")
        .sees("A wrong guess (marble) costs 10")
        .privately();
    assert_eq!(console.button("Hint"), None);
    let more = console.presses(MORE).privately();
    // Nothing was done that could be taken back, so nothing says so.
    assert!(!more.message.to_string().contains("↩"));
    let hint = more.presses("Hint").sees("for you alone").privately();
    assert_eq!(hint.id(), console.id(), "it adds no message");
    assert!(!hint.picture().is_empty());
    let again = hint.presses("Back").privately();
    assert_eq!(again.id(), console.id());
    let done = again.presses("Hint").presses("Do it").privately();
    let first = done.text().lines().next().unwrap_or_default();
    assert!(first.contains("fired"), "{}", done.text());
    ada.sees_on_the_board("fired from");
}

#[test]
fn what_cannot_be_done_is_said_at_once() {
    let evening = Evening::hurried("decisions_refused", "en-US", ADA);
    let ada = evening.seat("Ada");
    ada.plays("/connection open players:solo");
    ada.sees_on_the_board("The hunt begins");
    let refused = ada.plays("/connection laser at:A1 and:M1");
    assert_eq!(refused.button("Switch the laser on"), None);
    assert!(!refused.text().contains("They would light"));
    // Another game's command says which game is played here, and leads to it.
    let other = ada.plays("/planetaire fire margin:3");
    let other = other.sees("**Space Connection** is on in this channel");
    other.presses("My console").privately();
    // No one else has to agree.
    ada.plays("/table pause").sees("Paused.");
    ada.sees_on_the_board("Game paused");
}
