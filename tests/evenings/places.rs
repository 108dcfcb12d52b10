//! A channel takes no posts any more: everybody at its table is told, with the reason and who can
//! mend it; the game goes on, and may move.

use serde_json::{Value, json};

use crate::quick::{ENGLISH, detecting};
use crate::support::{Evening, Person};

fn takes(evening: &Evening, permissions: &[&str]) {
    evening.fault(json!({
        "fault": "missing_permissions", "channel": "general", "permissions": permissions,
    }));
}

/// How often a person was told of it in his DMs.
fn told(person: &Person<'_>, words: &str) -> usize {
    let dms = person.goes_to("dm").messages();
    let content = |message: &&Value| {
        message["content"]
            .as_str()
            .unwrap_or_default()
            .contains(words)
    };
    dms.iter().filter(content).count()
}

#[test]
fn everybody_is_told_which_permission_is_missing_and_told_once() {
    let people = &[("Ada", "en-US"), ("Bob", "fr")];
    let evening = Evening::hurried("told_once", "en-US", people);
    for code in [50_001, 50_013] {
        evening.tolerates(403, code);
    }
    let (ada, bob) = detecting(&evening, "");
    takes(&evening, &["SEND_MESSAGES", "ATTACH_FILES"]);
    ada.sees_in_the_dm("I lack Send Messages, Attach Files");
    bob.sees_in_the_dm("il m’y manque Envoyer des messages, Joindre des fichiers");
    ada.plays("/planetaire fire margin:1")
        .sees("I lack Send Messages, Attach Files")
        .privately();
    bob.plays("/console")
        .sees("Qui gère le salon ou le serveur peut me l’accorder");
    ada.plays("/table show")
        .sees("I lack")
        .does_not_see("Here it comes");
    // A restart does not tell it again; the log has told the owner, once.
    evening.bot_stops();
    evening.bot_starts();
    ada.plays("/planetaire fire margin:3").sees("I lack");
    assert_eq!(told(&ada, "⚠️ I cannot post"), 1);
    assert_eq!(told(&bob, "⚠️ Je ne peux rien publier"), 1);
    let log = evening.log();
    let warned = log.matches("takes nothing of its table").count();
    assert_eq!(warned, 1, "{log}");
    assert!(
        log.contains("Club") && log.contains("Send Messages"),
        "{log}"
    );

    takes(&evening, &[]);
    ada.sees_on_the_board("fired from 3");
    assert_eq!(ada.boards().len(), 1);
    ada.plays("/planetaire fire margin:4")
        .does_not_see("I lack");
    assert!(evening.log().contains("takes the table again"));
}

#[test]
fn a_table_whose_channel_is_deleted_moves_to_another() {
    let evening = Evening::hurried("deleted_home", "en-US", ENGLISH);
    evening.tolerates(404, 10_003);
    let (ada, bob) = detecting(&evening, "");
    let channel = ada.board().message["channel_id"]
        .as_str()
        .unwrap()
        .to_owned();
    let side = ada.goes_to("side");
    side.plays("/table here")
        .sees("I can post there")
        .privately();
    evening.deletes_a_channel(&channel);
    for person in [&ada, &bob] {
        person.sees_in_the_dm("has been deleted");
    }
    bob.writes("fire 12").sees("has been deleted");
    side.plays("/table here")
        .sees("Table 1 stands here")
        .privately();
    side.sees_on_the_board("fired from 12");
    let bob = bob.goes_to("side");
    bob.plays("/planetaire fire margin:3")
        .does_not_see("deleted");
    side.sees_on_the_board("fired from 3");
    assert_eq!(side.boards().len(), 1);
    side.goes_to("third")
        .plays("/table here")
        .sees("I can post there");
}

#[test]
fn all_that_is_missing_is_named_before_a_table_opens() {
    let evening = Evening::hurried("self_check", "en-US", ENGLISH);
    let ada = evening.seat("Ada");
    takes(&evening, &["READ_MESSAGE_HISTORY"]);
    ada.plays("/planetaire open")
        .sees("I lack Read Message History")
        .privately();
    takes(&evening, &[]);
    ada.plays("/planetaire open").sees("Your table is open");
}
