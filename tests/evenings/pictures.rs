//! What a picture costs the line: one that hangs there already is not carried there again, and of
//! many moves in a moment only the last one's board is drawn.

use serde_json::{Value, json};

use crate::quick::{ENGLISH, detecting};
use crate::support::{Evening, Seen};

/// Which picture hangs in a message.
fn hangs(message: &Value) -> String {
    let id = message["attachments"][0]["id"].as_str();
    id.unwrap_or_else(|| panic!("no picture: {message}"))
        .to_owned()
}

fn of(seen: &Seen<'_>) -> String {
    hangs(&seen.message)
}

/// How many pictures were carried to Discord by now, with requests of this kind.
fn carried(evening: &Evening, kind: &str) -> usize {
    let calls = evening.rest(kind);
    let files = calls
        .iter()
        .map(|call| call["files"].as_array().map_or(0, Vec::len));
    files.sum()
}

/// Requests that show boards.
const BOARDS: &str = "path=/channels/";

#[test]
fn unchanged_picture_is_not_uploaded_again() {
    let evening = Evening::hurried("pictures_stay", "en-US", ENGLISH);
    let (ada, bob) = detecting(&evening, "");
    ada.plays("/planetaire fire margin:12");
    bob.sees_on_the_board("fired from 12");
    evening.everything_stands();

    // What changes on the board is said beside its picture.
    let (board, before) = (ada.board(), carried(&evening, BOARDS));
    for person in [&ada, &bob] {
        person.plays("/table pace pace:live").privately();
    }
    evening.until("ada", "other clocks on the board", || {
        (ada.board().text() != board.text()).then_some(())
    });
    evening.everything_stands();
    let now = ada.board();
    assert_eq!(now.id(), board.id());
    assert_eq!(of(&now), of(&board), "the same picture, never taken down");
    assert_eq!(carried(&evening, BOARDS), before, "and none was sent");

    // In a console too, from its first answer on, once the ray's film is over.
    ada.plays("/planetaire place cell:A1");
    let console = ada.plays("/console").privately();
    // The bot knows what hangs there once Discord has answered, which is after she sees it.
    evening.everything_stands();
    let before = carried(&evening, "");
    let again = console.presses("Back");
    evening.everything_stands();
    let again = again.presses("Back");
    assert_eq!(again.id(), console.id());
    assert_eq!(of(&again), of(&console));
    assert_eq!(carried(&evening, ""), before);
    // Another picture takes its place.
    ada.plays("/planetaire place cell:D3");
    let other = again.presses("Back");
    assert!(of(&other) != of(&console));
    assert!(other.picture() == ada.plays("/console").picture());
}

#[test]
fn unconfirmed_picture_is_uploaded_again() {
    let evening = Evening::hurried("pictures_lost", "en-US", ENGLISH);
    let (ada, bob) = detecting(&evening, "");
    ada.plays("/planetaire fire margin:12");
    bob.sees_on_the_board("fired from 12");
    evening.everything_stands();
    let (board, shows) = (ada.board().id(), ada.board().picture());
    let edits = "method=PATCH&path=/channels/";
    let before = carried(&evening, edits);
    evening.fault(json!({
        "fault": "lost_answer", "method": "PATCH", "path": "/channels/", "times": 1,
    }));
    ada.plays("/table pause").privately();
    bob.plays("/table pause").privately();
    bob.sees_on_the_board("Game paused");
    evening.everything_stands();
    // The bot no longer knew which picture was attached: it is uploaded once more, and is the same.
    assert_eq!(carried(&evening, edits), before + 1);
    assert_eq!(ada.board().id(), board);
    assert!(ada.board().picture() == shows);
}

/// Moves at once.
const MOVES: usize = 16;

#[test]
fn many_moves_are_answered_with_few_board_drawings() {
    let evening = Evening::hurried("pictures_flood", "en-US", ENGLISH);
    let (ada, _) = detecting(&evening, "");
    evening.everything_stands();
    let answered = |evening: &Evening| evening.rest("path=/callback").len();
    let edits = "method=PATCH&path=/channels/";
    let (before, drawn) = (answered(&evening), carried(&evening, edits));
    // The board's next edit is slow: a player who moves meanwhile does not wait for it.
    evening.fault(json!({
        "fault": "slow", "method": "PATCH", "path": "/channels/", "times": 1, "ms": 6_000,
    }));
    for margin in 1..=MOVES {
        ada.plays_blindly(&format!("/planetaire fire margin:{margin}"));
    }
    evening.waits_for_rest("path=/callback", before + MOVES);
    ada.sees_on_the_board(&format!("{MOVES} rays"));
    evening.everything_stands();
    let shown = carried(&evening, edits) - drawn;
    assert!(
        (1..MOVES / 2).contains(&shown),
        "{shown} boards for {MOVES} moves"
    );
}
