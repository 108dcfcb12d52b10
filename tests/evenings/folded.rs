//! What changes several times within a moment is shown once, and what Discord says ten times over
//! is looked at once: the requests are spent on what people wait for.

use serde_json::json;

use crate::quick::{ENGLISH, detecting};
use crate::support::Evening;

/// Moves at once.
const MOVES: usize = 12;

#[test]
fn rapid_moves_are_merged_into_few_edits() {
    let evening = Evening::hurried("folded", "en-US", ENGLISH);
    let ada = evening.seat("Ada");
    ada.plays("/planetaire open players:1");
    ada.sees_on_the_board("Planétaire");
    let before = evening.rest("path=/callback").len();
    let edits = |evening: &Evening| evening.rest("method=PATCH&path=/messages").len();
    let edited = edits(&evening);
    for margin in 1..=MOVES {
        ada.plays_blindly(&format!("/planetaire fire margin:{margin}"));
    }
    evening.waits_for_rest("path=/callback", before + MOVES);
    ada.sees_on_the_board(&format!("{MOVES} rays"));
    let edited = edits(&evening) - edited;
    assert!((1..MOVES).contains(&edited), "{edited}");
}

#[test]
fn burst_of_permission_events_is_checked_once() {
    let evening = Evening::hurried("burst", "en-US", ENGLISH);
    for code in [50_001, 50_013] {
        evening.tolerates(403, code);
    }
    let (ada, _) = detecting(&evening, "");
    // Each look asks for the server, the channel and ourselves.
    let looks = || evening.rest("method=GET&path=/members/").len();
    let before = looks();
    let lacks = |permissions: &[&str]| {
        evening.fault(json!({
            "fault": "missing_permissions", "channel": "general", "permissions": permissions,
        }));
    };
    for _ in 0..10 {
        lacks(&["EMBED_LINKS"]);
        lacks(&[]);
    }
    lacks(&["SEND_MESSAGES"]);
    ada.sees_in_the_dm("I need Send Messages");
    // One for all of it; a slow machine may take several moments to say it.
    let looked = looks() - before;
    assert!((1..=5).contains(&looked), "{looked}");
}
