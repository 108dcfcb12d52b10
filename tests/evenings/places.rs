//! A channel takes no posts any more: everybody at its table is told, with the reason and who can
//! mend it; the game goes on, and may move.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::quick::{ADAS, BOBS, ENGLISH, begun, detecting, ends, hides};
use crate::support::{Evening, Person};

/// How often the person was told so in their DMs.
fn dms_with(person: &Person<'_>, words: &str) -> usize {
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
fn missing_permission_is_reported_once_to_each_player() {
    let people = &[("Ada", "en-US"), ("Bob", "fr")];
    let evening = Evening::hurried("told_once", "en-US", people);
    for code in [50_001, 50_013] {
        evening.tolerates(403, code);
    }
    let (ada, bob) = detecting(&evening, "");
    evening.bot_lacks(&["SEND_MESSAGES", "ATTACH_FILES"]);
    ada.sees_in_the_dm("I need Send Messages, Attach Files");
    bob.sees_in_the_dm("il m’y faut Envoyer des messages, Joindre des fichiers");
    ada.plays("/planetaire fire margin:1")
        .sees("I need Send Messages, Attach Files")
        .privately();
    bob.plays("/console")
        .sees("Un admin du salon ou du serveur peut me l’accorder");
    ada.plays("/table show")
        .sees("I need")
        .does_not_see("Here it comes");
    // A restart does not tell it again.
    evening.bot_stops();
    evening.bot_starts();
    ada.plays("/planetaire fire margin:3").sees("I need");
    assert_eq!(dms_with(&ada, "⚠️ I can’t post"), 1);
    assert_eq!(dms_with(&bob, "⚠️ Je ne peux pas écrire"), 1);
    let warned = evening.log().matches("takes nothing of its table").count();
    assert_eq!(warned, 1, "the log tells the owner, once");

    // Not even a channel that the bot cannot see stops the game.
    evening.bot_lacks(&["VIEW_CHANNEL"]);
    bob.writes("5").sees("tiré du 5");
    evening.bot_lacks(&[]);
    ada.sees_on_the_board("fired from 5").sees("fired from 3");
    // The bot knows it once Discord has answered, which is after she sees it.
    evening.everything_stands();
    assert_eq!(ada.boards().len(), 1);
    ada.plays("/planetaire fire margin:4")
        .does_not_see("I need");
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
    let reveals = || {
        let mut all = ada.public_messages();
        all.retain(|message| message["attachments"][0]["filename"] == "reveal.png");
        all.len()
    };
    assert_eq!(reveals(), 0);
    evening.bot_lacks(&[]);
    ada.plays("/table show");
    evening.until("ada", "the reveal, and the board below it", || {
        let [board] = <[_; 1]>::try_from(ada.boards()).ok()?;
        let last = ada.public_messages().pop()?;
        (reveals() == 1 && last["id"] == board["id"]).then_some(())
    });
    ada.board().sees("Game over");
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
    for _ in 0..10 {
        evening.bot_lacks(&["EMBED_LINKS"]);
        evening.bot_lacks(&[]);
    }
    evening.bot_lacks(&["SEND_MESSAGES"]);
    ada.sees_in_the_dm("I need Send Messages");
    // One for all of it; a slow machine may take several moments to say it.
    let looked = looks() - before;
    assert!((1..=5).contains(&looked), "{looked}");
}

/// The channels of a server where a table stands in each.
const ROOMS: [&str; 6] = ["one", "two", "three", "four", "five", "six"];

/// How often the bot has asked about a server, about ourselves there, and about channels.
fn questions(evening: &Evening) -> [usize; 3] {
    let asked = |path: &str| {
        let calls = evening.rest(&format!("method=GET&path={path}"));
        let calls = calls.iter().filter(|it| it["status"] == 200);
        let paths = calls.filter_map(|it| it["path"].as_str());
        paths.filter(|it| !it.contains("/messages")).count()
    };
    let ourselves = asked("/members/");
    [
        asked("/guilds/") - ourselves,
        ourselves,
        asked("/channels/"),
    ]
}

/// A table gathers in each of these channels.
fn gathers<'e>(evening: &'e Evening) -> Vec<Person<'e>> {
    evening.post(
        "/people/servers",
        json!({
            "name": "Hall", "locale": "en-US", "members": ["ada", "bob"], "channels": ROOMS,
            "bot": true,
        }),
    );
    let people = ROOMS.iter().zip(["Ada", "Bob"].into_iter().cycle());
    let people = people.map(|(room, name)| evening.seat(name).goes_to(&format!("Hall/{room}")));
    let people: Vec<Person<'_>> = people.collect();
    for person in &people {
        person.plays("/planetaire open").sees("Your game is open");
    }
    people
}

#[test]
fn all_tables_of_a_server_share_what_is_asked_about_it() {
    let evening = Evening::hurried("hall", "en-US", ENGLISH);
    for (status, code) in [(403, 50_001), (403, 50_013), (429, 0), (503, 0)] {
        evening.tolerates(status, code);
    }
    evening.fault(json!({
        "fault": "server_error", "method": "POST", "path": "/messages", "times": 100_000,
        "status": 503,
    }));
    let tables = gathers(&evening);
    // A restart with boards that do not stand yet asks nothing: they only come late.
    let before = questions(&evening);
    evening.bot_stops();
    evening.bot_starts();
    evening.faults_end();
    for person in &tables {
        person.sees_on_the_board("1/2 players");
    }
    evening.everything_stands();
    assert_eq!(questions(&evening), before);

    // Nothing is tried again by time alone.
    evening.discord_holds_its_breath();
    let lacks = |permissions: &[&str]| {
        evening.fault(json!({
            "fault": "missing_permissions", "server": "Hall", "permissions": permissions,
        }));
    };
    let [server, ourselves, channels] = before;
    let once = |times: usize| {
        [
            server + times,
            ourselves + times,
            channels + times * ROOMS.len(),
        ]
    };
    lacks(&["SEND_MESSAGES"]);
    let people = ["Ada", "Bob"].map(|name| evening.seat(name));
    for person in &people {
        evening.until(&person.name, "word of all their tables", || {
            (dms_with(person, "⚠️ I can’t post") == ROOMS.len() / 2).then_some(())
        });
    }
    assert_eq!(questions(&evening), once(1));
    lacks(&[]);
    evening.until("ada", "a look at all tables", || {
        (questions(&evening) == once(2)).then_some(())
    });
    evening.everything_stands();
    assert_eq!(questions(&evening), once(2));
    for person in &tables {
        person.plays("/table describe").does_not_see("I can’t post");
    }
}

#[test]
fn table_of_a_deleted_channel_can_move() {
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
    side.plays("/table show")
        .sees("`/table here` brings it here");
    side.plays("/table here")
        .sees("Game #1 is here")
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

/// Within how long everything stands once the place takes it again.
const SOON: Duration = Duration::from_secs(5);

/// A game in a thread, and the thread.
#[track_caller]
fn detecting_in_a_thread<'e>(evening: &'e Evening) -> (Person<'e>, Person<'e>, String) {
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    let thread = evening.thread_in("general");
    let (ada, bob) = (ada.goes_to(&thread), bob.goes_to(&thread));
    begun(&ada, &bob, "");
    hides(&ada, ADAS);
    hides(&bob, BOBS);
    ada.sees_on_the_board("is hunting");
    evening.everything_stands();
    (ada, bob, thread)
}

#[test]
fn locked_thread_is_reported_and_catches_up_when_unlocked() {
    let evening = Evening::hurried("locked_thread", "en-US", &[("Ada", "en-US"), ("Bob", "fr")]);
    for (status, code) in [(403, 160_005), (400, 160_005), (400, 50_083), (403, 50_083)] {
        evening.tolerates(status, code);
    }
    // A stop between a deletion and its note: it is deleted once more.
    evening.tolerates(404, 10_008);
    let (ada, bob, thread) = detecting_in_a_thread(&evening);
    let before = ada.public_messages().len();
    evening.thread_is_changed(&thread, json!({"locked": true}));
    ada.sees_in_the_dm("the thread is locked. Its moderators can unlock it");
    bob.sees_in_the_dm("le fil est verrouillé. Ses modérateurs peuvent le déverrouiller");
    // The game goes on where it can, and every answer says so.
    bob.writes("12").sees("le fil est verrouillé");
    // She owns the server, so her client lets her.
    ada.plays("/table show")
        .sees("the thread is locked")
        .does_not_see("Here it comes");
    bob.goes_to("dm")
        .plays("/console")
        .sees("le fil est verrouillé");
    ada.writes("fire 3").sees("the thread is locked");
    evening.bot_stops();
    evening.bot_starts();
    bob.writes("30").sees("le fil est verrouillé");
    assert_eq!(dms_with(&ada, "#1\n⚠️ I can’t post"), 1);
    assert_eq!(dms_with(&bob, "#1\n⚠️ Je ne peux pas écrire"), 1);
    let after = ada.public_messages().len();
    assert_eq!(after, before, "nothing can stand there");

    evening.thread_is_changed(&thread, json!({"locked": false}));
    let mended = Instant::now();
    ada.sees_on_the_board("fired from 12")
        .sees("fired from 3:")
        .sees("fired from 30");
    let took = mended.elapsed();
    eprintln!("unlocked: everything stands after {took:?}");
    assert!(took < SOON, "{took:?}");
    evening.everything_stands();
    assert_eq!(ada.boards().len(), 1);
    ada.plays("/planetaire fire margin:4")
        .does_not_see("locked")
        .privately();
    bob.writes("5").does_not_see("verrouillé");
}

#[test]
fn archived_thread_is_reopened_only_by_news() {
    let evening = Evening::hurried("archived_thread", "en-US", ENGLISH);
    for status in [400, 403] {
        evening.tolerates(status, 50_083);
    }
    // A stop may come before the answer to a deletion is written down.
    evening.tolerates(404, 10_008);
    let (ada, bob, thread) = detecting_in_a_thread(&evening);
    evening.thread_is_changed(&thread, json!({"archived": true}));
    let stands = || {
        let all = bob.public_messages().into_iter();
        let standing = all.map(|it| (it["id"].clone(), it["edited_timestamp"].clone()));
        standing.collect::<Vec<_>>()
    };
    let before = stands();
    // A private note changes no message.
    bob.writes("note D3").does_not_see("⚠️");
    bob.writes("?").does_not_see("⚠️");
    evening.bot_stops();
    evening.bot_starts();
    bob.writes("console").does_not_see("⚠️");
    assert_eq!(stands(), before);
    bob.writes("fire 12").does_not_see("⚠️");
    ada.sees_on_the_board("fired from 12");
    assert_eq!(ada.boards().len(), 1);
    assert_eq!(dms_with(&ada, "⚠️"), 0);
    bob.plays("/planetaire fire margin:3");
    ada.sees_on_the_board("fired from 3:");
}

/// The bot is expelled from where the two play.
#[track_caller]
fn expelled(evening: &Evening) -> (Person<'_>, Person<'_>) {
    evening.meets_elsewhere(&["ada", "bob"]);
    let both = detecting(evening, "");
    evening.bot_is_member(false);
    both
}

#[test]
fn expelled_bot_catches_up_when_invited_again() {
    let evening = Evening::hurried("expelled", "en-US", &[("Ada", "en-US"), ("Bob", "fr")]);
    let (ada, bob) = expelled(&evening);
    ada.sees_in_the_dm("I’m no longer on this game’s server");
    bob.sees_in_the_dm("Un admin peut me réinviter");
    ada.writes("fire 12")
        .sees("I’m no longer on this game’s server");
    bob.goes_to("dm")
        .plays("/console")
        .sees("Je ne suis plus sur le serveur");
    evening.bot_stops();
    evening.bot_starts();
    bob.writes("30").sees("Je ne suis plus sur le serveur");
    assert_eq!(dms_with(&ada, "#1\n⚠️ I’m no longer"), 1);
    assert_eq!(dms_with(&bob, "#1\n⚠️ Je ne suis plus"), 1);

    evening.bot_is_member(true);
    let mended = Instant::now();
    ada.sees_on_the_board("fired from 12").sees("fired from 30");
    let took = mended.elapsed();
    eprintln!("invited again: everything stands after {took:?}");
    assert!(took < SOON, "{took:?}");
    evening.everything_stands();
    assert_eq!(ada.boards().len(), 1);
    ada.plays("/planetaire fire margin:3")
        .does_not_see("no longer");
    ada.sees_on_the_board("fired from 3:");
}

#[test]
fn idle_expelled_bot_is_not_reported_gone_after_its_return() {
    let evening = Evening::hurried("expelled_idle", "en-US", ENGLISH);
    let (ada, bob) = expelled(&evening);
    for person in [&ada, &bob] {
        person.sees_in_the_dm("I’m no longer on this game’s server");
    }
    evening.bot_is_member(true);
    evening.until("ada", "that it is there again", || {
        let answer = ada.plays("/console").privately();
        (!answer.text().contains("no longer")).then_some(())
    });
    bob.writes("?").does_not_see("no longer");
    assert_eq!(ada.boards().len(), 1);
}
