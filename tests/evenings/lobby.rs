//! Who sits where: joining, leaving, hosting, closing, taking a seat over, watching.

use std::time::Duration;

use serde_json::json;

use crate::quick::{ADAS, BOBS, detecting, ends};
use crate::support::Evening;

const THREE: &[(&str, &str)] = &[("Ada", "en-US"), ("Bob", "en-US"), ("Eve", "en-US")];

#[test]
fn players_join_and_leave_before_the_game() {
    let evening = Evening::begin("lobby", "en-US", THREE);
    let [ada, bob, eve] = ["Ada", "Bob", "Eve"].map(|name| evening.seat(name));
    ada.plays("/planetaire open");
    ada.sees_on_the_board("**Ada** (host)");
    bob.plays("/planetaire open")
        .sees("already open in this channel")
        .privately();
    ada.presses("Join").sees("already in this game").privately();
    bob.plays("/table join").sees("You’re in").privately();
    ada.sees_on_the_board("Everyone’s here");
    eve.plays("/table join")
        .sees("This game is full")
        .privately();
    bob.presses("Start").sees("Only the host").privately();
    eve.presses("Start").sees("Only the host").privately();
    bob.plays("/table close").sees("Only the host").privately();
    bob.plays("/table host to:eve")
        .sees("Only the host")
        .privately();
    ada.plays("/table host to:eve")
        .sees("not in this game")
        .privately();
    ada.plays("/table host to:bob")
        .sees("is the host now")
        .privately();
    ada.sees_on_the_board("**Bob** (host)");
    bob.presses_more("Leave").surely().privately();
    ada.sees_on_the_board("**Ada** (host)");
    eve.presses("Join").sees("You’re in").privately();
    ada.sees_on_the_board("Eve");
    eve.plays("/console").sees("hasn’t started").privately();
    eve.plays("/planetaire fire margin:3")
        .sees("hasn’t started")
        .privately();
    eve.presses_more("Leave").surely();
    ada.sees_on_the_board("1/2 players");
    // The last one to leave closes it.
    ada.presses_more("Leave")
        .sees("the game is closed")
        .surely()
        .privately();
    ada.sees_on_the_board("was closed");
    // And a new one can be opened in the same channel, and closed by its host.
    ada.plays("/planetaire open");
    ada.sees_on_the_board("1/2 players");
    ada.presses_more("Close game").privately();
    ada.sees_on_the_board("#2 was closed by **Ada**. Start another with `/play`.");
}

#[test]
fn running_game_closes_when_all_players_ask() {
    let evening = Evening::hurried("close_by_vote", "en-US", THREE);
    let (ada, bob) = detecting(&evening, "");
    let console = ada.plays("/console").privately();
    ada.plays("/table close")
        .sees("once they agree")
        .privately();
    let vote = bob.sees_in_the_channel("**Ada** wants to close the game");
    ada.plays("/table close").privately();
    vote.presses("Close game").privately();
    bob.sees_in_the_channel("✅ Agreed");
    let board = ada
        .sees_on_the_board("was closed by **Ada**, **Bob**. Start another with `/play`.")
        .does_not_see("is hunting")
        .does_not_see("wants to close");
    assert!(board.components().next().is_none(), "{}", board.message);
    // Her console says so too, and has nothing to press.
    evening.until("Ada", "a console without buttons", || {
        let mut all = ada.messages().into_iter();
        let console = all.find(|message| message["id"] == console.id().as_str())?;
        let console = ada.reads(console);
        let is_closed = console.text().contains("was closed");
        (is_closed && console.components().next().is_none()).then_some(())
    });
    // The skies of a game that was not finished stay secret.
    for cell in ADAS.split(' ').chain(BOBS.split(' ')) {
        assert!(!board.text().contains(cell) && !board.alt().contains(cell));
    }
    // The channel is free.
    ada.plays("/planetaire open").sees("open");
}

#[test]
fn several_empty_seats_are_distinguished() {
    let evening = Evening::hurried("empty_seats", "en-US", THREE);
    let [ada, bob, eve] = ["Ada", "Bob", "Eve"].map(|name| evening.seat(name));
    ada.plays("/interceptor open").sees("Your game is open");
    for guest in [&bob, &eve] {
        guest.presses("Join").privately();
    }
    ada.presses("Start").privately();
    bob.plays("/table leave").surely().sees("You’ve left");
    ada.sees_on_the_board("*Empty seat*");
    // Those who stay read it at the bottom, and no more of it once all are back.
    ada.sees_in_the_channel("**Bob** left the game");
    eve.plays("/table leave").surely().sees("You’ve left");
    let board = ada.sees_on_the_board("*Empty seat 2*");
    assert!(board.text().contains("*Empty seat 3*"), "{}", board.text());
    // Each returning player gets their own seat.
    eve.presses("Join").sees("The seat is yours");
    ada.sees_on_the_board("*Empty seat*").sees("Eve");
}

#[test]
fn dm_of_a_player_who_leaves_and_comes_back_is_deleted_once() {
    let evening = Evening::hurried("leaves_and_returns", "en-US", THREE);
    let [ada, bob] = ["Ada", "Bob"].map(|name| evening.seat(name));
    ada.plays("/interceptor open").sees("Your game is open");
    bob.presses("Join").privately();
    ada.presses("Start").privately();
    bob.sees_in_the_dm("Interceptor");
    // Discord deletes their DM at once, and tells so late: they come back in between.
    evening.fault(json!({
        "fault": "slow", "method": "DELETE", "path": "/messages/", "times": 1, "ms": 1500,
    }));
    bob.plays("/table leave").surely().sees("You’ve left");
    evening.until("Bob", "their empty DM", || (!bob.has_a_dm()).then_some(()));
    bob.presses("Join").sees("The seat is yours");
    evening.everything_stands();
    let deleted = evening.rest("method=DELETE");
    let mut paths: Vec<String> = deleted.iter().map(|it| it["path"].to_string()).collect();
    let many = paths.len();
    paths.sort();
    paths.dedup();
    assert_eq!(paths.len(), many, "{deleted:?}");
}

#[test]
fn finished_game_says_that_it_is_over_and_what_is_left_of_it_works() {
    let evening = Evening::hurried("after_the_end", "en-US", THREE);
    let (ada, bob) = detecting(&evening, "");
    let eve = evening.seat("Eve");
    ends(&ada, BOBS);
    ends(&bob, "");
    let finale = ada.sees_in_the_channel("🏁");
    for command in ["/table leave", "/table advice", "/planetaire fire margin:3"] {
        eve.plays(command).sees("This game is over").privately();
    }
    // Only a game that is played holds its channel.
    eve.plays("/interceptor seal")
        .sees("There’s no game in this channel. Start one with `/play`.")
        .privately();
    let card = finale.presses("Share").privately();
    ada.plays("/planetaire open").sees("open");
    ada.sees_on_the_board("1/2 players");
    evening.everything_stands();
    evening.discord_ages(Duration::from_secs(6 * 24 * 60 * 60));
    card.presses("Share it here").privately();
    ada.sees_in_the_channel("shares");
}
