//! What people get wrong, press too late, press twice, or press though it is not theirs: a private
//! sentence, and nothing else happens.

use serde_json::json;

use crate::quick::{ENGLISH, begun, detecting};
use crate::support::{Evening, Person};

/// What everyone sees in the channel, byte for byte.
fn public(person: &Person<'_>) -> String {
    let mut messages = person.public_messages();
    for message in &mut messages {
        for attachment in message["attachments"].as_array_mut().unwrap() {
            // Discord signs a file's URL again whenever the file is shown.
            attachment["url"].take();
            attachment["proxy_url"].take();
        }
    }
    serde_json::to_string(&messages).unwrap()
}

/// Typed in the DM, it is answered with this, and the channel stays as it was.
#[track_caller]
fn check_typed(person: &Person<'_>, words: &str, answer: &str) {
    let before = public(person);
    person.writes(words).sees(answer).privately();
    assert_eq!(public(person), before, "{words:?} changed the channel");
}

/// The same for a slash command.
#[track_caller]
fn check_played(person: &Person<'_>, line: &str, answer: &str) {
    let before = public(person);
    person.plays(line).sees(answer).privately();
    assert_eq!(public(person), before, "{line:?} changed the channel");
}

#[test]
fn bad_input_gets_a_private_sentence_while_hiding() {
    let evening = Evening::hurried("wrong_hiding", "en-US", &[("Ada", "en-US"), ("Bob", "fr")]);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    begun(&ada, &bob, "");
    evening.everything_stands();
    let too_many = "Too many satellites: this game has 4";
    check_played(&ada, "/planetaire hide cells:A1 A2 A3 A4 A5", too_many);
    check_played(&ada, "/planetaire hide cells:D9", "isn’t a cell");
    check_played(&ada, "/planetaire seal", "0 of 4 satellites");
    check_played(
        &ada,
        "/planetaire fire margin:12",
        "once every sky is sealed",
    );
    check_typed(&bob, "D3 D3", "Tu as donné **D3** deux fois");
    check_typed(&bob, "Z9", "**Z9** n’est pas une case");
    check_typed(
        &bob,
        "bonjour mes amis, comment va la vie ?",
        "Je n’ai pas compris",
    );
    // The longest message that a client sends, and what a modal takes.
    check_typed(&bob, &"x".repeat(2_000), "Je n’ai pas compris");
    let form = ada.presses("My console").presses("Type cells…");
    let before = public(&ada);
    form.fills(&"D3 ".repeat(1_300))
        .sees("You named **D3** twice")
        .privately();
    assert_eq!(public(&ada), before);
}

#[test]
fn bad_input_gets_a_private_sentence_while_detecting() {
    let people = &[("Ada", "en-US"), ("Bob", "fr")];
    let evening = Evening::hurried("wrong_detecting", "en-US", people);
    let (ada, bob) = detecting(&evening, "");
    ada.plays("/planetaire fire margin:12")
        .sees("fired from 12:");
    ada.sees_on_the_board("fired from 12");
    bob.writes("7").sees("tiré du 7\u{a0}:");
    ada.sees_on_the_board("fired from 7");
    // The messages that called them go a moment after.
    evening.everything_stands();
    check_played(&ada, "/planetaire fire margin:12", "already fired from");
    for margin in ["0", "33", "-1", "9007199254740990"] {
        // Discord's client knows the bounds; a user who types the line by hand is told them.
        let line = format!("/planetaire fire margin:{margin}");
        assert_eq!(ada.cannot_play(&line), "invalid_option", "{line}");
    }
    check_played(
        &ada,
        "/planetaire move from:D3 to:D4",
        "no marble on **D3**",
    );
    check_played(&ada, "/planetaire seal", "sealed");
    check_typed(&bob, "7", "Tu as déjà tiré");
    check_typed(&bob, "deplacer D3", "Quelle case\u{a0}?");
    check_typed(&bob, "#99 12", "Tu ne joues pas à la partie #99");
    check_typed(&bob, "12.5", "1 à 32");
    check_typed(&bob, "🛰🛰🛰", "n’est pas une case");
    check_typed(&bob, "@everyone <@1> **x** `y`", "Je n’ai pas compris");
    // The modal that any seated player can open keeps invalid input out of public view.
    let before = public(&ada);
    bob.presses("Fire a ray…")
        .fills("nulle part")
        .sees("nulle part")
        .privately();
    assert_eq!(public(&bob), before);
    // What a client marks red never leaves it.
    assert_eq!(
        ada.cannot_play("/planetaire fire margin:twelve"),
        "invalid_option"
    );
    assert_eq!(ada.cannot_play("/planetaire fire"), "option_missing");
}

#[test]
fn players_without_a_seat_can_only_watch() {
    let people = &[("Ada", "en-US"), ("Bob", "en-US"), ("Eve", "fr")];
    let evening = Evening::hurried("watching", "en-US", people);
    detecting(&evening, "");
    let eve = evening.seat("Eve");
    let none = "Tu n’es pas dans cette partie";
    check_played(&eve, "/planétaire tirer marge:3", none);
    check_played(&eve, "/planétaire cacher cases:A1", none);
    check_played(&eve, "/planetaire finir", none);
    check_played(&eve, "/console", none);
    check_played(&eve, "/table commencer", "La partie a déjà commencé");
    check_played(&eve, "/table quitter", none);
    check_played(&eve, "/table fermer", none);
    let before = public(&eve);
    for label in ["Fire a ray…", "Marbles…", "My console"] {
        eve.presses(label).sees(none).privately();
    }
    // She may know what everyone knows.
    let described = eve.plays("/table décrire").privately();
    assert!(!described.text().contains("D3"), "{}", described.text());
    eve.presses("Règles").sees("Planétaire").privately();
    assert_eq!(public(&eve), before);
    assert!(eve.goes_to("dm").messages().is_empty());
    check_typed(&eve, "12", "Cinq jeux de société spatiaux");
}

#[test]
fn old_buttons_show_the_current_state() {
    let evening = Evening::hurried("stale", "en-US", ENGLISH);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    begun(&ada, &bob, " order:one");
    // A page that was turned is not renewed.
    let hiding = ada
        .plays("/console")
        .selects("Satellites: pick a column", "Column A");
    ada.plays("/planetaire hide cells:D3 F5 B7 H1");
    ada.plays("/planetaire seal").surely();
    bob.presses("Fire a ray…")
        .fills("12")
        .sees("fired from 12:");
    ada.sees_on_the_board("fired from 12");
    evening.everything_stands();
    let before = public(&ada);
    // The console of the hiding, in the time of the detecting.
    hiding
        .presses("Random sky")
        .sees("from an earlier moment")
        .privately();
    assert_eq!(public(&ada), before);
    // A form that was opened in round 1 comes back in round 2.
    let form = bob.presses("Fire a ray…").opens("Fire a ray");
    bob.plays("/planetaire end").presses("Yes, check");
    ada.sees_on_the_board("Round 2/2");
    evening.everything_stands();
    let before = public(&ada);
    form.fills("3").sees("from an earlier moment").privately();
    assert_eq!(public(&ada), before);

    // A table that is over and closed.
    let console = bob.presses("My console");
    let console = console.presses("Random sky").sees("complete");
    ada.plays("/table close").sees("once they agree");
    bob.plays("/table close").sees("closed");
    ada.sees_on_the_board("was closed");
    // Nothing leads nowhere.
    evening.until("bob", "a console without buttons", || {
        let messages = bob.messages();
        let console = messages
            .iter()
            .find(|it| it["id"] == console.id().as_str())?;
        console["components"].as_array()?.is_empty().then_some(())
    });
    ada.plays("/planetaire fire margin:1")
        .sees("no game in this channel");
}

#[test]
fn foreign_ids_get_a_kind_answer() {
    let evening = Evening::hurried("foreign_ids", "en-US", ENGLISH);
    let (ada, _) = detecting(&evening, "");
    // What an earlier version of the bot, or another program with its token, could have posted.
    let ids = [
        "h0:1:1:fire",
        "h1:1:1:g:dance:9",
        "h1:999:1:g:fire:",
        "h1:1:65535:g:fire:",
        "h1:1:1:dance",
        "rules:planetaire:99",
        "rules:chess:1",
        "x",
    ];
    let board = ada.board();
    // Without the signed addresses, which change by the second.
    let shown = || {
        let message = ada.board().message;
        ["id", "content", "components", "edited_timestamp"].map(|part| message[part].clone())
    };
    for id in ids {
        let button = json!({"type": 2, "style": 2, "label": id, "custom_id": id});
        let channel = board.message["channel_id"].as_str().unwrap();
        let posted = evening.as_the_bot(
            "POST",
            &format!("/channels/{channel}/messages"),
            json!({
                "content": "old", "allowed_mentions": {"parse": []},
                "components": [{"type": 1, "components": [button]}],
            }),
        );
        let before = shown();
        let press = json!({"message": posted["id"], "custom_id": id, "timeout_ms": 20_000});
        let seen = evening.post("/people/ada/press", press);
        assert_eq!(seen["outcome"], "message", "{id}: {seen}");
        assert_eq!(seen["message"]["ephemeral"], true, "{id}: {seen}");
        assert_eq!(shown(), before);
    }
}

#[test]
fn double_click_counts_once() {
    let evening = Evening::hurried("double_click", "en-US", ENGLISH);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    ada.plays("/planetaire open");
    ada.sees_on_the_board("1/2 players");
    let answers = bob.board().presses_twice("Join");
    let welcomes = answers
        .iter()
        .filter(|seen| seen.text().contains("You’re in"));
    assert_eq!(welcomes.count(), 1);
    ada.sees_on_the_board("Everyone’s here");
    for answer in ada.board().presses_twice("Start") {
        answer.privately();
    }
    // Who answers before the question has come is not asked any more.
    evening.everything_stands();
    let console = ada.sees_in_the_dm("0 of 4");
    console.presses("Random sky").sees("complete");
    let console = ada.sees_in_the_dm("complete");
    for answer in console.presses_twice("Seal my sky") {
        answer.sees("sealed");
    }
    bob.plays("/planetaire random");
    bob.plays("/planetaire seal").surely();
    ada.sees_on_the_board("is hunting");
    let asked = ada.plays("/planetaire end");
    for answer in asked.presses_twice("Yes, check") {
        answer.privately();
    }
    let board = ada.sees_on_the_board("is done:");
    assert_eq!(board.text().matches("Ada** ended").count(), 1);
    // One prompt each, in all that clicking.
    evening.everything_stands();
    assert_eq!(bob.goes_to("dm").messages().len(), 1);
}

#[test]
fn events_delivered_twice_happen_once() {
    let evening = Evening::hurried("twice", "en-US", ENGLISH);
    // The second answer is refused by Discord, which the bot must survive.
    evening.tolerates(400, 40_060);
    evening.fault(json!({"fault": "events_twice", "on": true}));
    let (ada, bob) = detecting(&evening, "");
    ada.plays("/planetaire fire margin:12");
    let fired = ada.plays("/planetaire fire margin:3").sees("fired from 3:");
    bob.writes("9").sees("fired from 9:");
    ada.sees_on_the_board("fired from 9");
    evening.fault(json!({"fault": "events_twice", "on": false}));
    evening.redelivers(&fired.interaction());
    ada.plays("/planetaire place cell:A1");
    let board = ada.sees_on_the_board("a marble on A1");
    let text = board.text();
    assert_eq!(text.matches("fired from 3").count(), 1, "{text}");
    assert_eq!(text.matches("fired from 9").count(), 1, "{text}");
    assert!(text.contains("2 rays"), "{text}");
    // The answer to one message has taken the place of the one prompt.
    evening.everything_stands();
    let answers = bob.goes_to("dm").messages();
    let answers: Vec<_> = answers
        .iter()
        .filter(|message| message["author"]["bot"] == true)
        .collect();
    assert_eq!(answers.len(), 1, "{answers:?}");
}
