//! Games in threads that Houston opens for them: from the page of a taken channel to the archive.

use std::time::Duration;

use serde_json::{Value, json};

use crate::quick::{ADAS, BOBS, ends, hides};
use crate::support::{Evening, Person};

const THREE: &[(&str, &str)] = &[("Ada", "en-US"), ("Bob", "en-US"), ("Zoé", "fr")];
const HOUR: Duration = Duration::from_secs(3_600);

/// Ada's lobby stands in the channel, and Bob opens his game in a thread; its id.
#[track_caller]
fn opens_a_thread(ada: &Person<'_>, bob: &Person<'_>) -> String {
    ada.plays("/contact open").sees("Your game is open");
    ada.sees_on_the_board("1/5 players");
    bob.plays("/planetaire open")
        .presses("Open in a thread")
        .sees("**Planétaire** is open in its own thread: <#");
    ada.evening.the_thread_beside(ada)
}

/// Both have sealed their skies in Bob's thread, and all of it stands there.
#[track_caller]
fn hunts_in_a_thread<'e>(evening: &'e Evening) -> (String, Person<'e>, Person<'e>) {
    let [ada, bob, zoé] = ["Ada", "Bob", "Zoé"].map(|name| evening.seat(name));
    let thread = opens_a_thread(&ada, &bob);
    let (bob, zoé) = (bob.goes_to(&thread), zoé.goes_to(&thread));
    zoé.presses("Join");
    bob.presses("Start");
    hides(&bob, ADAS);
    hides(&zoé, BOBS);
    bob.sees_on_the_board("is hunting");
    evening.everything_stands();
    (thread, bob, zoé)
}

fn metadata(evening: &Evening, thread: &str) -> Value {
    evening.as_the_bot("GET", &format!("/channels/{thread}"), Value::Null)["thread_metadata"]
        .clone()
}

#[track_caller]
fn is_archived(evening: &Evening, thread: &str, archived: bool) {
    evening.until("ada", &format!("archived: {archived}"), || {
        (metadata(evening, thread)["archived"] == archived).then_some(())
    });
}

#[test]
fn wanted_game_gets_a_thread_that_is_archived_after_it() {
    let evening = Evening::hurried("thread", "en-US", THREE);
    let (thread, bob, zoé) = hunts_in_a_thread(&evening);
    let ada = evening.seat("Ada");
    let [made] = <[Value; 1]>::try_from(evening.threads_beside(&ada)).unwrap();
    assert_eq!(
        (&made["name"], &made["type"]),
        (&json!("Planétaire · Bob"), &json!(11))
    );
    // Who plays there finds it among their channels; who doesn’t is left alone.
    let members = format!("/channels/{thread}/thread-members");
    let members = evening.as_the_bot("GET", &members, Value::Null);
    let members = members.as_array().unwrap().iter();
    let members: Vec<&str> = members.filter_map(|it| it["user_id"].as_str()).collect();
    for player in [&bob, &zoé] {
        assert!(members.contains(&player.id().as_str()), "{members:?}");
    }
    assert_eq!(members.len(), 3, "and Houston: {members:?}");
    let mut noted = bob.public_messages();
    noted.retain(|it| it["type"] == 1);
    assert_eq!(noted.len(), 2, "once each: {noted:#?}");
    bob.plays("/planetaire fire margin:12");
    bob.sees_on_the_board("fired from 12");
    ends(&bob, "");
    zoé.plays("/planetaire end").presses("Oui, vérifier");
    bob.sees_on_the_board("Game over");
    evening.everything_stands();
    is_archived(&evening, &thread, false);
    evening.discord_ages(HOUR);
    is_archived(&evening, &thread, true);
    evening.everything_stands();
    let stands = bob.public_messages().len();
    // It is opened again for another game, and for no less.
    evening.bot_stops();
    evening.bot_starts();
    evening.everything_stands();
    assert_eq!(bob.public_messages().len(), stands);
    is_archived(&evening, &thread, true);
    bob.presses("Rematch");
    zoé.presses("Rematch");
    bob.sees_on_the_board("Waiting for");
    is_archived(&evening, &thread, false);
    assert_eq!(evening.threads_beside(&ada).len(), 1);
}

#[test]
fn thread_of_a_closed_lobby_is_archived_at_once() {
    let evening = Evening::hurried("closed_thread", "en-US", THREE);
    let [ada, bob] = ["Ada", "Bob"].map(|name| evening.seat(name));
    let thread = opens_a_thread(&ada, &bob);
    let bob = bob.goes_to(&thread);
    bob.presses_more("Close game");
    bob.sees_in_the_channel("was closed by **Bob**");
    is_archived(&evening, &thread, true);
}

#[test]
fn thread_is_archived_after_the_game_that_follows() {
    let evening = Evening::hurried("thread_follows", "en-US", THREE);
    let [ada, bob, zoé] = ["Ada", "Bob", "Zoé"].map(|name| evening.seat(name));
    ada.plays("/contact open").sees("Your game is open");
    ada.sees_on_the_board("1/5 players");
    bob.plays("/planetaire open players:solo")
        .presses("Open in a thread")
        .sees("in its own thread");
    let thread = evening.the_thread_beside(&ada);
    let (bob, zoé) = (bob.goes_to(&thread), zoé.goes_to(&thread));
    bob.plays("/planetaire fire margin:3");
    // His game makes way, and she closes hers.
    zoé.plays("/play game:contact with:people")
        .sees("continue dans ses MP");
    zoé.sees_on_the_board("**Zoé**");
    evening.everything_stands();
    assert!(bob.boards_of(2).is_empty(), "his is gone from there");
    is_archived(&evening, &thread, false);
    zoé.presses_more("Fermer la partie");
    is_archived(&evening, &thread, true);
}

#[test]
fn thread_that_a_game_left_is_archived() {
    let evening = Evening::hurried("thread_left", "en-US", THREE);
    evening.tolerates(403, 50_013);
    let (thread, bob, zoé) = hunts_in_a_thread(&evening);
    evening.bot_lacks(&["SEND_MESSAGES_IN_THREADS"]);
    bob.sees_in_the_dm("I need Send Messages in Threads");
    let side = bob.goes_to("side");
    side.plays("/table here").sees("is here");
    side.sees_on_the_board("is hunting");
    evening.everything_stands();
    is_archived(&evening, &thread, true);
    zoé.writes("fire 12");
    side.sees_on_the_board("fired from 12");
}

#[test]
fn double_click_opens_one_thread() {
    let evening = Evening::hurried("two_clicks", "en-US", THREE);
    // What Discord brings once more was answered.
    evening.tolerates(400, 40_060);
    let [ada, bob] = ["Ada", "Bob"].map(|name| evening.seat(name));
    ada.plays("/contact open").sees("Your game is open");
    ada.sees_on_the_board("1/5 players");
    let page = bob.plays("/planetaire open");
    for answer in page.presses_twice("Open in a thread") {
        evening.redelivers(&answer.interaction());
    }
    evening.everything_stands();
    let [thread] = <[Value; 1]>::try_from(evening.threads_beside(&ada)).expect("one thread");
    let bob = bob.goes_to(thread["id"].as_str().unwrap());
    bob.sees_on_the_board("**Bob** (host)");
    assert_eq!(bob.boards().len(), 1);
}

#[test]
fn without_the_permission_the_other_ways_remain() {
    let evening = Evening::hurried("no_threads", "en-US", THREE);
    evening.tolerates(403, 50_013);
    let [ada, bob] = ["Ada", "Bob"].map(|name| evening.seat(name));
    ada.plays("/contact open").sees("Your game is open");
    ada.sees_on_the_board("1/5 players");
    let page = bob.plays("/planetaire open");
    for permission in ["CREATE_PUBLIC_THREADS", "SEND_MESSAGES_IN_THREADS"] {
        evening.bot_lacks(&[permission]);
        let poorer = bob.plays("/planetaire open");
        assert!(poorer.button("Open in a thread").is_none());
        assert!(poorer.button("Play in our DMs").is_some());
        ada.plays("/table show").sees("Here it comes");
    }
    // It was taken away since.
    page.presses("Open in a thread")
        .sees("I can’t open a thread here");
    assert_eq!(evening.threads_beside(&ada).len(), 0);
    evening.everything_stands();
}

#[test]
fn own_thread_bears_what_moderators_do_to_it() {
    let evening = Evening::hurried("moderated", "en-US", THREE);
    for (status, code) in [(400, 160_005), (400, 50_083), (404, 10_003), (403, 50_013)] {
        evening.tolerates(status, code);
    }
    let (thread, bob, zoé) = hunts_in_a_thread(&evening);
    let changes = |changes: Value| evening.thread_is_changed(&thread, changes);
    changes(json!({"archived": true}));
    zoé.writes("fire 12").does_not_see("⚠️");
    bob.sees_on_the_board("fired from 12");
    evening.everything_stands();
    changes(json!({"locked": true}));
    bob.sees_in_the_dm("the thread is locked");
    changes(json!({"locked": false}));
    zoé.writes("fire 20");
    bob.sees_on_the_board("fired from 20");
    evening.everything_stands();
    // The warning is gone with its reason.
    let told = bob.goes_to("dm").messages();
    let mut told = told.iter().filter_map(|it| it["content"].as_str());
    assert!(!told.any(|it| it.contains("the thread is locked")));
    evening.bot_lacks(&["SEND_MESSAGES_IN_THREADS"]);
    bob.sees_in_the_dm("I need Send Messages in Threads");
    evening.bot_lacks(&[]);
    zoé.writes("fire 3");
    bob.sees_on_the_board("fired from 3:");
    evening.everything_stands();
    evening.deletes_a_channel(&thread);
    bob.sees_in_the_dm("has been deleted");
    let side = bob.goes_to("side");
    side.plays("/table here").sees("is here");
    side.sees_on_the_board("fired from 12");
    assert_eq!(side.boards().len(), 1);
    // Nothing is left to archive.
    ends(&side, "");
    let zoé = zoé.goes_to("side");
    zoé.plays("/planetaire end").presses("Oui, vérifier");
    side.sees_on_the_board("Game over");
    evening.discord_ages(HOUR);
    evening.everything_stands();
}

#[test]
fn expelled_bot_comes_back_to_its_own_thread() {
    let evening = Evening::hurried("thread_expelled", "en-US", THREE);
    evening.meets_elsewhere(&["ada", "bob", "zoé"]);
    evening.tolerates(400, 50_083);
    let (thread, bob, zoé) = hunts_in_a_thread(&evening);
    let stood = bob.public_messages().len();

    evening.bot_is_member(false);
    bob.sees_in_the_dm("I’m no longer on this game’s server");
    zoé.writes("fire 12").sees("Je ne suis plus sur le serveur");
    // Meanwhile Discord puts the thread away.
    evening.thread_is_changed(&thread, json!({"archived": true}));
    evening.discord_ages(HOUR);
    evening.bot_is_member(true);
    bob.sees_on_the_board("fired from 12");
    evening.everything_stands();
    let messages = bob.public_messages();
    assert!(messages.len() <= stood + 1, "{messages:#?}");
    assert_eq!(bob.boards().len(), 1);
    assert_eq!(evening.the_thread_beside(&evening.seat("Ada")), thread);
    zoé.plays("/planetaire fire margin:3")
        .does_not_see("Je ne suis plus");
    bob.sees_on_the_board("fired from 3:");
    ends(&bob, "");
    zoé.plays("/planetaire end").presses("Oui, vérifier");
    bob.sees_on_the_board("Game over");
    evening.everything_stands();
    evening.discord_ages(HOUR);
    is_archived(&evening, &thread, true);
}
