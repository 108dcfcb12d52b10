//! What is pending is delivered, once, despite every failure on the way.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::quick::{ENGLISH, detecting, ends};
use crate::support::{Evening, Person};

/// How many reveals stand in a channel.
pub(crate) fn reveals(person: &Person<'_>) -> usize {
    let all = person.public_messages();
    let reveals = all
        .iter()
        .filter(|message| message["attachments"][0]["filename"] == "reveal.png");
    reveals.count()
}

#[track_caller]
fn stands_once(person: &Person<'_>) {
    let evening = person.evening;
    evening.until(&person.name, "the reveal, and the board below it", || {
        let boards = person.boards();
        let board = boards.first().filter(|_| boards.len() == 1)?;
        let last = person.public_messages().pop()?;
        (reveals(person) == 1 && last["id"] == board["id"]).then_some(())
    });
}

#[test]
fn refused_reveal_arrives_once_permitted() {
    let evening = Evening::hurried("refused_reveal", "en-US", ENGLISH);
    evening.tolerates(403, 50_013);
    let (ada, bob) = detecting(&evening, "");
    evening.bot_lacks(&["ATTACH_FILES"]);
    ends(&ada, "");
    ends(&bob, "");
    ada.sees_in_the_dm("I need Attach Files");
    // Neither a restart nor a new permission that it does not need makes it forget.
    evening.bot_stops();
    evening.bot_starts();
    assert_eq!(reveals(&ada), 0);
    evening.bot_lacks(&[]);
    ada.plays("/table show");
    stands_once(&ada);
    ada.board().sees("Game over");
}

#[test]
fn past_outage_does_not_delay_later_updates() {
    let evening = Evening::hurried("short_outage", "en-US", ENGLISH);
    evening.tolerates(503, 0);
    let (ada, _) = detecting(&evening, "");
    evening.fault(json!({
        "fault": "server_error", "path": "/channels", "times": 100_000, "status": 503,
    }));
    for margin in 1..=3 {
        ada.plays(&format!("/planetaire fire margin:{margin}"))
            .privately();
    }
    evening.waits_for_rest("status=503", 6);
    evening.faults_end();
    let healthy = Instant::now();
    ada.plays("/planetaire fire margin:4").privately();
    ada.sees_on_the_board("fired from 4");
    let took = healthy.elapsed();
    eprintln!("the board is fresh {took:?} after Discord is");
    assert!(took < Duration::from_secs(5), "{took:?}");
}

#[test]
fn pending_messages_arrive_without_user_action() {
    let evening = Evening::hurried("outage_heals", "en-US", ENGLISH);
    evening.tolerates(503, 0);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    ada.plays("/planetaire open");
    bob.presses("Join").on_the_board();
    ada.sees_on_the_board("Everyone’s here");
    evening.fault(json!({
        "fault": "server_error", "path": "/channels", "times": 100_000, "status": 503,
    }));
    ada.presses("Start").on_the_board();
    evening.waits_for_rest("status=503", 8);
    evening.faults_end();
    let healthy = Instant::now();
    ada.sees_in_the_dm("0 of 4");
    bob.sees_in_the_dm("0 of 4");
    ada.sees_on_the_board("Waiting for");
    let took = healthy.elapsed();
    eprintln!("everything stands {took:?} after Discord answers");
    assert!(took < Duration::from_secs(5), "{took:?}");
    evening.everything_stands();
    for person in [&ada, &bob] {
        assert_eq!(person.goes_to("dm").messages().len(), 1);
    }
    assert_eq!(ada.boards().len(), 1);
}
