//! Who sits where: joining, leaving, hosting, closing, taking a seat over, watching.

use crate::quick::{ADAS, BOBS, begun, detecting, hides};
use crate::support::Evening;

const THREE: &[(&str, &str)] = &[("Ada", "en-US"), ("Bob", "en-US"), ("Eve", "en-US")];

#[test]
fn people_come_and_go_before_the_game() {
    let evening = Evening::begin("lobby", "en-US", THREE);
    let (ada, bob, eve) = (
        evening.seat("Ada"),
        evening.seat("Bob"),
        evening.seat("Eve"),
    );
    ada.plays("/planetaire open");
    ada.sees_on_the_board("**Ada** (host)");
    bob.plays("/planetaire open")
        .sees("already an open table")
        .privately();
    ada.presses("Join").sees("already have a seat").privately();
    bob.plays("/table join").sees("seat 2").privately();
    ada.sees_on_the_board("Everyone is here");
    eve.plays("/table join")
        .sees("The table is full")
        .privately();
    bob.presses("Start").sees("Only the host").privately();
    eve.presses("Start").sees("Only the host").privately();
    bob.presses_more("Close the table")
        .sees("Only the host")
        .privately();
    bob.plays("/table host to:eve")
        .sees("Only the host")
        .privately();
    ada.plays("/table host to:eve").sees("no seat").privately();
    ada.plays("/table host to:bob")
        .sees("is the host now")
        .privately();
    ada.sees_on_the_board("**Bob** (host)");
    bob.presses_more("Leave").privately();
    ada.sees_on_the_board("**Ada** (host)");
    eve.presses("Join").on_the_board().sees("Eve");
    ada.sees_on_the_board("Eve");
    eve.plays("/console").sees("has not begun").privately();
    eve.plays("/planetaire fire margin:3")
        .sees("not begun")
        .privately();
    eve.presses_more("Leave");
    ada.sees_on_the_board("1/2 players");
    // The last one to leave closes it.
    ada.presses_more("Leave").privately();
    ada.sees_on_the_board("is closed");
    // And a new one can be opened in the same channel, and closed by its host.
    ada.plays("/planetaire open");
    ada.sees_on_the_board("1/2 players");
    ada.presses_more("Close the table").privately();
    ada.sees_on_the_board("table 2 is closed");
}

#[test]
fn a_running_game_is_closed_when_everybody_asks() {
    let evening = Evening::hurried("close_by_vote", "en-US", THREE);
    let (ada, bob) = detecting(&evening, "");
    ada.plays("/table close").sees("still missing").privately();
    ada.sees_on_the_board("would like to close the table");
    ada.plays("/table close").privately();
    bob.plays("/table close").sees("closed").privately();
    let board = ada.sees_on_the_board("is closed");
    assert!(board.components().next().is_none(), "{}", board.message);
    // The skies of a game that was not finished stay secret.
    for cell in ADAS.split(' ').chain(BOBS.split(' ')) {
        assert!(!board.text().contains(cell) && !board.alt().contains(cell));
    }
    // The channel is free.
    ada.plays("/planetaire open").sees("open");
}

#[test]
fn a_seat_that_was_left_is_taken_over_with_what_it_may_know() {
    let evening = Evening::hurried("take_over", "en-US", THREE);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    let eve = evening.seat("Eve");
    begun(&ada, &bob, "");
    hides(&ada, ADAS);
    hides(&bob, BOBS);
    ada.sees_on_the_board("detects");
    bob.plays("/planetaire note cells:B2")
        .sees("You noted as empty, for yourself alone: B2");
    bob.plays("/planetaire fire margin:12");
    ada.sees_on_the_board("fired from 12");
    eve.presses("Fire a ray…").sees("no seat").privately();
    bob.plays("/table leave").sees("You have left").privately();
    ada.sees_on_the_board("A seat is empty");
    bob.presses("Fire a ray…").sees("no seat").privately();
    bob.plays("/console").sees("no seat").privately();
    eve.plays("/table join")
        .sees("You have asked for the seat")
        .privately();
    ada.sees_on_the_board("**Eve** would like")
        .presses("Welcome Eve")
        .on_the_board();
    ada.sees_on_the_board("Eve detects");
    let console = eve.presses("My console").privately();
    let alt = console.alt().to_owned();
    let words = eve.plays("/table describe").privately();
    for cell in BOBS.split(' ') {
        assert!(words.text().contains(cell), "{cell}: {}", words.text());
    }
    assert!(words.text().contains("B2"), "the notes come with the seat");
    for cell in ADAS.split(' ') {
        assert!(!words.text().contains(cell), "{cell}: {}", words.text());
        assert!(!alt.contains(cell), "{cell}: {alt}");
    }
    // She plays on.
    eve.plays("/planetaire fire margin:12")
        .sees("has been fired from");
    eve.plays("/planetaire fire margin:2").privately();
    ada.sees_on_the_board("Eve** fired from 2");
    bob.plays("/table join").sees("You can watch").privately();
}

#[test]
fn several_empty_seats_are_told_apart() {
    let evening = Evening::hurried("empty_seats", "en-US", THREE);
    let [ada, bob, eve] = ["Ada", "Bob", "Eve"].map(|name| evening.seat(name));
    ada.plays("/interceptor open").sees("Your table is open");
    for guest in [&bob, &eve] {
        guest.presses("Join").on_the_board();
    }
    ada.presses("Start").on_the_board();
    bob.plays("/table leave").sees("You have left");
    ada.sees_on_the_board("*empty seat*");
    eve.plays("/table leave").sees("You have left");
    let board = ada.sees_on_the_board("*empty seat 2*");
    assert!(board.text().contains("*empty seat 3*"), "{}", board.text());
    // Each comes back to his own.
    eve.presses("Join").sees("The seat is yours");
    ada.sees_on_the_board("*empty seat*").sees("Eve");
}
