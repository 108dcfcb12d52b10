//! Killed while a thread is opened for a game, while it is archived, and while moderators keep the
//! game out of it: there is one thread, with one table, and its end is not forgotten.

use std::time::Duration;

use serde_json::{Value, json};

use crate::support::{Evening, Person};

fn evening(name: &str) -> Evening {
    Evening::begin(name, "en-US", &[("Ada", "en-US"), ("Bob", "en-US")])
}

/// Ada's lobby stands in the channel.
#[track_caller]
fn takes_the_channel(ada: &Person<'_>) {
    ada.plays("/contact open").sees("Your game is open");
    ada.sees_on_the_board("1/5 players");
    ada.evening.everything_stands();
}

/// Bob opens this in a thread beside Ada's lobby: Bob in it, and its id.
#[track_caller]
fn opens_in_a_thread<'e>(ada: &Person<'e>, bob: &Person<'e>, game: &str) -> (Person<'e>, String) {
    takes_the_channel(ada);
    bob.plays(game)
        .presses("Open in a thread")
        .sees("is open in its own thread");
    let thread = ada.evening.the_thread_beside(ada);
    (bob.goes_to(&thread), thread)
}

#[test]
fn thread_is_opened_once() {
    let evening = evening("crash_thread");
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    takes_the_channel(&ada);
    let page = bob.plays("/planetaire open");
    evening.fault(json!({
        "fault": "slow", "method": "POST", "path": "/threads", "times": 1, "ms": 3_600_000,
    }));
    page.presses_blindly("Open in a thread");
    let thread = evening.the_thread_beside(&ada);
    evening.bot_is_killed();
    evening.faults_end();
    evening.discord_ages(Duration::from_secs(600));
    evening.bot_starts();
    page.presses("Open in a thread")
        .sees(&format!("in its own thread: <#{thread}>"));
    let bob = bob.goes_to(&thread);
    bob.sees_on_the_board("**Bob** (host)");
    evening.everything_stands();
    assert_eq!(evening.the_thread_beside(&ada), thread);
    assert_eq!(bob.boards().len(), 1);
}

#[test]
fn first_board_of_a_thread_is_posted_once() {
    let evening = evening("crash_thread_board");
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    takes_the_channel(&ada);
    evening.fault(json!({
        "fault": "slow", "method": "POST", "path": "/messages", "times": 1, "ms": 3_600_000,
    }));
    bob.plays("/planetaire open")
        .presses("Open in a thread")
        .sees("is open in its own thread");
    let thread = evening.the_thread_beside(&ada);
    let bob = bob.goes_to(&thread);
    evening.until("bob", "a board", || (bob.boards().len() == 1).then_some(()));
    evening.bot_is_killed();
    evening.faults_end();
    evening.discord_ages(Duration::from_secs(600));
    evening.bot_starts();
    ada.goes_to(&thread).presses("Join");
    bob.sees_on_the_board("Ada");
    evening.everything_stands();
    assert_eq!(bob.boards().len(), 1);
}

#[test]
fn closed_thread_is_archived_after_a_kill() {
    let evening = evening("crash_archive");
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    let (bob, thread) = opens_in_a_thread(&ada, &bob, "/planetaire open");
    bob.sees_on_the_board("**Bob** (host)");
    evening.everything_stands();
    evening.fault(json!({
        "fault": "server_error", "method": "PATCH", "path": "/channels", "status": 503,
    }));
    evening.tolerates(503, 0);
    bob.presses_more("Close game");
    evening.waits_for_rest("method=PATCH&status=503", 1);
    evening.bot_is_killed();
    evening.faults_end();
    evening.bot_starts();
    evening.until("bob", "the archive", || {
        let path = format!("/channels/{thread}");
        let shown = evening.as_the_bot("GET", &path, Value::Null);
        (shown["thread_metadata"]["archived"] == true).then_some(())
    });
    bob.sees_in_the_channel("was closed by **Bob**");
    evening.everything_stands();
    assert_eq!(bob.boards().len(), 1);
}

#[test]
fn game_in_a_thread_survives_expulsions_and_kills() {
    let evening = evening("crash_expelled");
    evening.meets_elsewhere(&["ada", "bob"]);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    let (there, thread) = opens_in_a_thread(&ada, &bob, "/planetaire open players:solo");
    there.plays("/planetaire fire margin:3");
    there.sees_on_the_board("fired from 3");
    evening.everything_stands();
    // It is killed away from the server, and invited while it is down, or once it is up again.
    for (margin, invited_first) in [(5, true), (7, false)] {
        evening.bot_is_member(false);
        bob.writes(&format!("fire {margin}"));
        evening.bot_is_killed();
        if invited_first {
            evening.bot_is_member(true);
        }
        evening.bot_starts();
        if !invited_first {
            bob.writes("?");
            evening.bot_is_member(true);
        }
        there.sees_on_the_board(&format!("fired from {margin}"));
        evening.everything_stands();
        assert_eq!(evening.the_thread_beside(&ada), thread);
        assert_eq!(there.boards().len(), 1);
    }
}

#[test]
fn game_in_a_thread_survives_moderators_and_kills() {
    let evening = evening("crash_moderated");
    for code in [50_083, 160_005] {
        evening.tolerates(400, code);
    }
    for (status, code) in [(403, 50_013), (404, 10_003)] {
        evening.tolerates(status, code);
    }
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    let (there, thread) = opens_in_a_thread(&ada, &bob, "/planetaire open players:solo");
    there.plays("/planetaire fire margin:3");
    there.sees_on_the_board("fired from 3");
    evening.everything_stands();
    let archives = |on: bool| evening.thread_is_changed(&thread, json!({"archived": on}));
    let locks = |on: bool| evening.thread_is_changed(&thread, json!({"locked": on}));
    let withdraws = |on: bool| match on {
        true => evening.bot_lacks(&["SEND_MESSAGES_IN_THREADS"]),
        false => evening.bot_lacks(&[]),
    };
    let harms: [(u8, &dyn Fn(bool)); 3] = [(5, &archives), (7, &locks), (9, &withdraws)];
    for (margin, harm) in harms {
        harm(true);
        bob.writes(&format!("fire {margin}"));
        evening.bot_is_killed();
        evening.bot_starts();
        bob.writes("?");
        harm(false);
        there.sees_on_the_board(&format!("fired from {margin}"));
        evening.everything_stands();
        assert_eq!(evening.the_thread_beside(&ada), thread);
        assert_eq!(there.boards().len(), 1);
    }
    evening.deletes_a_channel(&thread);
    bob.writes("fire 11");
    evening.bot_is_killed();
    evening.bot_starts();
    bob.sees_in_the_dm("has been deleted");
    let side = bob.goes_to("side");
    side.plays("/table here").sees("is here");
    side.sees_on_the_board("fired from 11");
    evening.everything_stands();
    assert_eq!(side.boards().len(), 1);
}
