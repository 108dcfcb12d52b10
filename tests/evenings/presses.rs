//! A press on the board that changes the board is answered with the board: it shows at once, adds
//! no message, and costs none of the requests that all tables share. A secret pressed there leaves
//! the board alone.

use serde_json::{Value, json};

use crate::quick::{ENGLISH, detecting};
use crate::support::{Evening, Person};
use crate::terre_lune;

const THREE: &[(&str, &str)] = &[("Ada", "en-US"), ("Bob", "fr"), ("Eve", "en-US")];

/// How often the bot has changed something in the person's channel on its own, as its limits count.
#[track_caller]
fn counted(person: &Person<'_>) -> usize {
    sent(person, |method| method != "GET")
}

fn sent(person: &Person<'_>, counts: impl Fn(&str) -> bool) -> usize {
    let board = person.board();
    let channel = board.message["channel_id"].as_str().unwrap();
    let calls = person
        .evening
        .rest(&format!("path=/channels/{channel}/messages"));
    let counts = |method: &serde_json::Value| method.as_str().is_some_and(&counts);
    calls.iter().filter(|call| counts(&call["method"])).count()
}

/// What is in the channel for this person alone.
fn private(person: &Person<'_>) -> usize {
    let messages = person.messages();
    messages.iter().filter(|it| it["ephemeral"] == true).count()
}

/// When the board was edited last.
fn edited(person: &Person<'_>) -> Value {
    person.board().message["edited_timestamp"].clone()
}

#[test]
fn board_action_is_shown_at_once_without_extra_requests() {
    let evening = Evening::hurried("on_the_board", "en-US", THREE);
    let (ada, bob) = detecting(&evening, "");
    ada.plays("/planetaire fire margin:1");
    let board = bob.sees_on_the_board("fired from 1:");
    // The message that called Ada goes a moment after.
    evening.everything_stands();
    let (spent, answers) = (counted(&ada), private(&ada));
    for margin in [3, 5, 9, 12, 20] {
        let form = ada.presses("Fire a ray…").opens("Fire a ray");
        let shown = form.fills(&margin.to_string()).on_the_board();
        assert_eq!(shown.id(), board.id());
        shown.sees(&format!("fired from {margin}:"));
    }
    // Another's news come in one edit, and take nothing back.
    bob.plays("/planetaire tirer marge:7");
    ada.sees_on_the_board("fired from 7:")
        .sees("fired from 20:");
    assert_eq!(counted(&ada), spent + 1);
    assert_eq!(private(&ada), answers, "nothing buries the board");
    // What is wrong is told to her alone.
    let form = ada.presses("Fire a ray…").opens("Fire a ray");
    form.fills("12").sees("already fired from").privately();
}

#[test]
fn secret_action_leaves_the_board_unchanged() {
    let evening = Evening::hurried("secret_press", "en-US", THREE);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    ada.plays("/interceptor open").sees("Your game is open");
    bob.presses("Join").privately();
    ada.presses("Start").privately();
    for person in [&ada, &bob] {
        person.plays("/interceptor random");
        person.plays("/interceptor seal");
    }
    // The messages that call them come a moment after.
    evening.everything_stands();
    let (before, spent) = (edited(&bob), counted(&ada));
    ada.plays("/interceptor order order:0").privately();
    bob.plays("/table describe").privately();
    assert_eq!(edited(&bob), before);
    assert_eq!(counted(&ada), spent);
}

#[test]
fn ending_a_turn_on_the_board_shows_the_next_player() {
    let evening = Evening::fated("throw_press", "en-US", THREE);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    terre_lune::begun(&ada, &[&bob]);
    let ways = ada.is_offered("/lune go to:", "to");
    let way = ways[0].split_whitespace().next().unwrap();
    ada.plays(&format!("/lune go to:{way}")).privately();
    evening.until("ada", "the end of her turn", || {
        ada.board().button("End turn")
    });
    bob.plays("/table describe").privately();
    // What the player is told is more than the board tells: the answer is private.
    ada.presses("End turn").privately();
    bob.sees_on_the_board("**Bob**");
}

#[test]
fn simultaneous_presses_do_not_overwrite_each_other() {
    let evening = Evening::hurried("both_press", "en-US", THREE);
    let [ada, bob, eve] = ["Ada", "Bob", "Eve"].map(|name| evening.seat(name));
    ada.plays("/interceptor open").sees("Your game is open");
    let lobby = ada.sees_on_the_board("1/6 players");
    for round in 0..4 {
        let label = if round % 2 == 0 { "Join" } else { "Leave" };
        let pressed = [(&bob, "Quitter"), (&eve, "Leave")].map(|(person, leave)| match label {
            "Join" => (lobby.as_seen_by(person), label),
            _ => {
                let more = person.presses("⋯").privately();
                (more.presses(leave), leave)
            }
        });
        // The first answer takes its time on the way, the second does not.
        evening.fault(json!({"fault": "slow", "path": "/callback", "times": 1, "ms": 400}));
        for (message, label) in &pressed {
            message.presses_blindly(label);
        }
        evening.until("ada", "both on the board", || {
            let board = ada.board();
            let has = |name: &str| board.text().contains(name);
            let both = [has("**Bob**"), has("**Eve**")];
            (both == [label == "Join"; 2]).then_some(())
        });
    }
    // Nothing that was still on its way takes it back.
    ada.plays("/table host to:ada").privately();
    bob.presses("Join").privately();
    ada.sees_on_the_board("**Bob**").does_not_see("**Eve**");
    assert_eq!(ada.boards().len(), 1);
}

#[test]
fn delayed_answer_still_updates_the_board() {
    let evening = Evening::hurried("slow_press", "en-US", ENGLISH);
    let (ada, bob) = detecting(&evening, "");
    let [hers, his] = [&ada, &bob].map(|person| {
        let form = person.presses("Fire a ray…");
        form.opens("Fire a ray")
    });
    // One answer takes its time on the way, so that the other waits longer than it may. On Discord's
    // clock, neither is late.
    evening.discord_holds_its_breath();
    evening.fault(json!({"fault": "slow", "path": "/callback", "times": 1, "ms": 4_000}));
    his.fills_blindly("7");
    hers.fills("3").on_the_board();
    evening.until("ada", "one answer promised", || {
        let answers = evening.rest("path=/callback");
        let promised = answers.iter().filter(|call| call["request"]["type"] == 6);
        (promised.count() == 1).then_some(())
    });
    evening.waits_for_rest("method=PATCH&path=@original", 1);
    ada.sees_on_the_board("fired from 7:").sees("fired from 3:");
}

/// The action is on the disk, and its answer was never accepted: neither the player nor the board
/// was shown anything when the bot dies.
#[test]
fn unanswered_press_is_on_the_board_after_a_crash() {
    let evening = Evening::hurried("answer_killed", "en-US", ENGLISH);
    evening.tolerates(503, 0);
    let (ada, bob) = detecting(&evening, "");
    evening.everything_stands();
    let board = ada.board();
    for (margin, answered) in [(3, false), (12, true)] {
        bob.presses("Fire a ray…").opens("Fire a ray");
        // Discord takes nothing more: neither the answer nor what the outbox sends instead. Or it
        // takes the answer, and the bot dies before it knows.
        if answered {
            evening.fault(json!({"fault": "slow", "path": "/callback", "ms": 3_600_000}));
        } else {
            evening.fault(json!({
                "fault": "server_error", "path": "/callback", "times": 100, "status": 503,
            }));
            evening.fault(json!({
                "fault": "server_error", "path": "/channels", "times": 100, "status": 503,
            }));
        }
        let known = evening.rest("path=/callback").len();
        let filled = json!({"fields": {"said": margin.to_string()}, "wait": "none"});
        evening.post("/people/bob/modal", filled);
        if answered {
            bob.sees_on_the_board(&format!("fired from {margin}:"));
        } else {
            evening.waits_for_rest("path=/callback", known + 1);
            ada.board().does_not_see(&format!("fired from {margin}:"));
        }
        evening.bot_is_killed();
        evening.faults_end();
        bob.puts_the_form_away();
        evening.bot_starts();
        // No player does anything for it.
        let shown = ada.sees_on_the_board(&format!("fired from {margin}:"));
        assert_eq!(shown.id(), board.id(), "it is still the same one");
        assert_eq!(ada.boards().len(), 1);
        bob.plays(&format!("/planetaire fire margin:{margin}"))
            .sees("already fired from");
    }
    ada.board().sees("2 rays");
}

/// The player submits a modal of a board that was replaced meanwhile: they are answered privately,
/// and the new board shows it.
#[test]
fn press_on_a_replaced_board_is_answered_privately() {
    let evening = Evening::hurried("replaced_board", "en-US", ENGLISH);
    let (ada, bob) = detecting(&evening, "");
    evening.everything_stands();
    let old = bob.board();
    let form = old.presses("Fire a ray…").opens("Fire a ray");
    ada.plays("/table show").sees("Here it comes");
    evening.until("ada", "the new board alone", || {
        let boards = ada.boards();
        (boards.len() == 1 && boards[0]["id"] != old.message["id"]).then_some(())
    });
    form.fills("12").sees("fired from 12").privately();
    ada.sees_on_the_board("fired from 12");
    assert_eq!(ada.boards().len(), 1);
    // And on the new one it is the board again.
    let form = bob.presses("Fire a ray…").opens("Fire a ray");
    form.fills("3").on_the_board().sees("fired from 3:");
}

/// Two boards stand there for a moment, because the old one cannot be taken away yet: whichever is
/// pressed, in the end there is one, and it is right.
#[test]
fn press_during_board_replacement_is_finally_shown() {
    let evening = Evening::hurried("replacing_board", "en-US", ENGLISH);
    evening.tolerates(503, 0);
    let (ada, bob) = detecting(&evening, "");
    evening.everything_stands();
    let old = bob.board();
    evening.fault(json!({
        "fault": "server_error", "method": "DELETE", "path": "/messages", "times": 100_000,
        "status": 503,
    }));
    ada.plays("/table show").sees("Here it comes");
    evening.waits_for_rest("method=DELETE&status=503", 1);
    let new = bob.board();
    assert_ne!(new.id(), old.id());
    for (board, margin) in [(&old, "12"), (&new, "3")] {
        let form = board.presses("Fire a ray…").opens("Fire a ray");
        form.fills(margin).sees(&format!("fired from {margin}:"));
    }
    evening.faults_end();
    let shown = ada
        .sees_on_the_board("fired from 3:")
        .sees("fired from 12:");
    assert_eq!(shown.id(), new.id());
    assert_eq!(ada.boards().len(), 1);
}
