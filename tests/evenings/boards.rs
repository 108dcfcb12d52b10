//! The one board message of a table: edited while it is near, brought back when it is not, and
//! what happens when the channel does not want it.

use std::time::Duration;

use serde_json::{Value, json};

use crate::quick::{ENGLISH, detecting};
use crate::support::{Evening, Person};

/// Waits until there is one board, with another id, at the bottom of the channel.
#[track_caller]
fn comes_back(person: &Person<'_>, old: &str) -> String {
    let evening = person.evening;
    evening.until(&person.name, "the board at the bottom", || {
        let boards = person.boards();
        let only = boards.first().filter(|_| boards.len() == 1)?;
        let last = person.public_messages().pop()?;
        let id = only["id"].as_str()?;
        (only["id"] == last["id"] && id != old).then(|| id.to_owned())
    })
}

#[test]
fn board_is_edited_when_near_and_reposted_when_far() {
    let evening = Evening::hurried("board_life", "en-US", ENGLISH);
    let (ada, bob) = detecting(&evening, "");
    let first = ada.board().id();
    for margin in 1..=4 {
        ada.plays(&format!("/planetaire fire margin:{margin}"));
        ada.sees_on_the_board(&format!("fired from {margin}"));
    }
    assert_eq!(ada.board().id(), first, "edited in place");

    // Four messages are no reason to move, five are.
    for number in 1..=4 {
        bob.chats(&format!("chatter {number}"));
    }
    ada.plays("/planetaire fire margin:5");
    ada.sees_on_the_board("fired from 5");
    assert_eq!(ada.board().id(), first);
    bob.chats("chatter 5");
    ada.plays("/planetaire fire margin:6");
    ada.sees_on_the_board("fired from 6");
    let second = comes_back(&ada, &first);

    // A person with the permission deletes it.
    evening.tolerates(404, 10_008);
    let channel = ada.board().message["channel_id"]
        .as_str()
        .unwrap()
        .to_owned();
    let path = format!("/channels/{channel}/messages/{second}");
    evening.as_the_bot("DELETE", &path, Value::Null);
    ada.plays("/planetaire fire margin:7");
    ada.sees_on_the_board("fired from 7");
    let third = comes_back(&ada, &second);

    // Any player may ask for it.
    bob.chats("where is it?");
    bob.plays("/table show").sees("at the bottom").privately();
    comes_back(&ada, &third);
    ada.board().sees("7 rays");
}

#[test]
fn closed_board_stays_above_the_next_game() {
    let evening = Evening::hurried("closed_late", "en-US", ENGLISH);
    evening.tolerates(503, 0);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    ada.plays("/planetaire open");
    let old = ada.sees_on_the_board("1/2 players").id();
    evening.everything_stands();
    // The board cannot be edited before the next game's stands, and people talk.
    evening.fault(json!({
        "fault": "server_error", "method": "PATCH", "path": "/channels/", "times": 100_000,
        "status": 503,
    }));
    ada.presses_more("Close game");
    evening.waits_for_rest("method=PATCH&status=503", 1);
    ada.plays("/planetaire open");
    let boards = || {
        let boards = ada.boards().into_iter();
        boards.map(|it| it["id"].as_str().unwrap().to_owned())
    };
    let new = evening.until("ada", "the next game's board", || {
        boards().find(|it| *it != old)
    });
    for number in 1..=6 {
        bob.chats(&format!("chatter {number}"));
    }
    ada.plays("/help").privately();
    evening.faults_end();
    ada.sees_in_the_channel("#1 was closed");
    evening.everything_stands();
    assert_eq!(boards().collect::<Vec<_>>(), [old, new]);
}

#[test]
fn board_too_old_to_edit_is_reposted() {
    let evening = Evening::hurried("old_board", "en-US", ENGLISH);
    evening.tolerates(400, 30_046);
    let (ada, _) = detecting(&evening, "");
    let first = ada.board().id();
    // Discord goes by its own count: it is asked once and believed.
    evening.fault(json!({
        "fault": "refuse", "method": "PATCH", "path": "/channels/", "times": 1, "status": 400,
        "code": 30_046, "message": "Maximum number of edits to messages older than 1 hour reached",
    }));
    ada.plays("/planetaire fire margin:1");
    comes_back(&ada, &first);
    // Of a board whose age is known it is not asked at all.
    let second = ada.board().id();
    evening.discord_ages(Duration::from_secs(61 * 60));
    for margin in 2..=8 {
        ada.plays(&format!("/planetaire fire margin:{margin}"));
        ada.sees_on_the_board(&format!("fired from {margin}"));
    }
    comes_back(&ada, &second);
    let refused = evening.rest("method=PATCH");
    let refused = refused
        .iter()
        .filter(|call| call["response"]["code"] == 30_046);
    assert_eq!(refused.count(), 1, "it was asked once and believed");
}

#[test]
fn missing_permissions_are_named() {
    let evening = Evening::hurried("permissions", "en-US", &[("Ada", "fr"), ("Bob", "en-US")]);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    evening.bot_lacks(&["SEND_MESSAGES", "ATTACH_FILES"]);
    bob.plays("/planetaire open")
        .sees("I need Send Messages, Attach Files")
        .privately();
    evening.bot_lacks(&["READ_MESSAGE_HISTORY"]);
    bob.plays("/planetaire open")
        .sees("I need Read Message History")
        .privately();
    evening.bot_lacks(&["VIEW_CHANNEL"]);
    ada.plays("/planétaire ouvrir")
        .sees("Voir le salon")
        .privately();
    assert!(ada.public_messages().is_empty());
    evening.bot_lacks(&[]);
    bob.plays("/planetaire open").sees("Your game is open");
    ada.sees_on_the_board("1/2 players");
}
