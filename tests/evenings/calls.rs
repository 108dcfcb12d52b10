//! A player who must act and is not there is called, once and where they wish; no one else is
//! disturbed. Whom a message pings is read as Discord resolves it, from what was posted.

use std::time::Duration;

use serde_json::{Value, json};

use crate::quick::{ADAS, BOBS, ENGLISH, begun, hides};
use crate::support::{Evening, Person, Seen};

pub(crate) const MINUTE: Duration = Duration::from_secs(60);

/// The messages in the person's channel that call any player.
#[track_caller]
pub(crate) fn calls<'e>(person: &Person<'e>) -> Vec<Seen<'e>> {
    let all = person.public_messages().into_iter();
    let calls =
        all.filter(|message| message["author"]["bot"] == true && !pinged(message).is_empty());
    calls.map(|message| person.reads(message)).collect()
}

/// Whom a message pings, by their ids.
pub(crate) fn pinged(message: &Value) -> Vec<String> {
    let users = message["mentions"].as_array().into_iter().flatten();
    users
        .map(|user| user["id"].as_str().unwrap().to_owned())
        .collect()
}

/// Waits until the one message that calls calls this person.
#[track_caller]
pub(crate) fn is_called<'e>(person: &Person<'e>) -> Seen<'e> {
    let id = person.id();
    person.evening.until(&person.name, "that he is called", || {
        let calls = calls(person);
        let call = calls.into_iter().next_back()?;
        pinged(&call.message).contains(&id).then_some(call)
    })
}

#[test]
fn correspondence_players_are_called_until_they_act() {
    let evening = Evening::hurried("calls_days", "en-US", ENGLISH);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    begun(&ada, &bob, " order:one");
    // Who hides is asked in the DM: that is enough.
    ada.goes_to("dm").sees_in_the_channel("in <#");
    evening.everything_stands();
    assert!(evening.pings().is_empty());
    hides(&ada, ADAS);
    let call = is_called(&bob)
        .sees("it’s your turn in **Planétaire** #1")
        .sees("Deadline: <t:")
        .sees("https://discord.com/channels/");
    assert_eq!(call.buttons(), ["My console"]);
    // Call, console, move: three taps.
    let console = call.presses("My console").privately();
    console.presses("Back").privately();
    bob.plays("/planetaire fire margin:12");
    evening.everything_stands();
    assert!(calls(&bob).is_empty(), "it goes with the decision");
    // Bob counts as present, though it is still Bob's turn.
    evening.discord_ages(MINUTE * 9);
    evening.everything_stands();
    assert!(calls(&bob).is_empty());
    evening.discord_ages(MINUTE * 2);
    is_called(&bob).does_not_see("fired from 12");
    evening.discord_ages(MINUTE * 60 * 24);
    evening.everything_stands();
    assert_eq!(
        evening.pings(),
        [bob.id(), bob.id()],
        "once for each decision"
    );
    // Boards and reveals disturb no one.
    let posts = evening.rest("method=POST&path=/messages");
    let boards = posts.iter().filter(|post| {
        let said = post["response"]["content"].as_str().unwrap_or_default();
        said.lines().next().unwrap_or_default().contains("· #") && !said.contains("in <#")
    });
    let loud = |post: &&Value| post["request"]["flags"].as_u64().unwrap_or(0) & 1 << 12 == 0;
    assert_eq!(boards.filter(loud).count(), 0);
}

#[test]
fn player_deciding_before_the_board_is_not_called() {
    let evening = Evening::hurried("calls_slow_board", "en-US", ENGLISH);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    begun(&ada, &bob, " order:one");
    evening.everything_stands();
    let board = ada.board().message;
    let channel = board["channel_id"].as_str().unwrap();
    let path = format!("/channels/{channel}/messages");
    evening.fault(json!({"fault": "slow", "path": path, "times": 1, "ms": 10_000}));
    hides(&ada, ADAS);
    bob.plays("/planetaire fire margin:12").sees("12");
    evening.everything_stands();
    ada.sees_on_the_board("fired from 12");
    assert!(evening.pings().is_empty());
}

#[test]
fn player_deciding_during_call_removal_is_not_called() {
    let evening = Evening::hurried("calls_slow_away", "en-US", ENGLISH);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    ada.plays("/connection open").sees("Your game is open");
    bob.presses("Join");
    ada.presses("Start");
    for (person, seen) in [(&ada, "sealed"), (&bob, "The hunt begins")] {
        person.plays("/connection random").sees("Exactly right");
        person.plays("/connection seal").surely().sees(seen);
    }
    // No player was here for a while, so each is called as soon as it is their turn.
    evening.discord_ages(MINUTE * 11);
    evening.everything_stands();
    let (pings, ids) = (evening.pings(), [ada.id(), bob.id()]);
    assert_eq!(pings.len(), 1);
    let [waits, other] = match pings[0] == ids[0] {
        true => [&ada, &bob],
        false => [&bob, &ada],
    };
    let path = format!("/messages/{}", is_called(waits).id());
    evening.fault(
        json!({"fault": "slow", "method": "DELETE", "path": path, "times": 1, "ms": 10_000}),
    );
    waits.plays("/connection scout at:B2").sees("B2");
    evening.until(&other.name, "that the old call is gone", || {
        calls(other).is_empty().then_some(())
    });
    other.plays("/connection scout at:B3").sees("B3");
    // Who launched just now is here for a while.
    evening.everything_stands();
    assert!(calls(waits).is_empty());
    evening.discord_ages(MINUTE * 11);
    evening.everything_stands();
    is_called(waits);
    assert!(!evening.pings().contains(&other.id()), "he has launched");
}

#[test]
fn one_optional_reminder_comes_half_a_day_before_the_end() {
    let evening = Evening::hurried("calls_reminders", "en-US", ENGLISH);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    begun(&ada, &bob, " order:one");
    hides(&ada, ADAS);
    let first = is_called(&bob).id();
    evening.discord_ages(MINUTE * 60 * 59);
    evening.everything_stands();
    assert_eq!(calls(&bob).pop().unwrap().id(), first);
    evening.discord_ages(MINUTE * 90);
    evening.until("bob", "that he is reminded", || {
        let calls = calls(&bob);
        (calls.len() == 1 && calls[0].id() != first).then_some(())
    });
    evening.discord_ages(MINUTE * 60);
    evening.everything_stands();
    assert_eq!(evening.pings(), [bob.id(), bob.id()]);
    bob.plays("/planetaire fire margin:12");
    bob.plays("/me settings reminders:Never")
        .sees("I don’t remind you");
    evening.everything_stands();
    assert!(calls(&bob).is_empty());
    evening.discord_ages(MINUTE * 11);
    is_called(&bob);
    let before = evening.pings().len();
    evening.discord_ages(MINUTE * 60 * 65);
    evening.everything_stands();
    assert_eq!(evening.pings().len(), before);
}

#[test]
fn live_players_are_called_after_a_quiet_minute() {
    let evening = Evening::hurried("calls_live", "en-US", ENGLISH);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    begun(&ada, &bob, " order:one pace:live");
    hides(&ada, ADAS);
    evening.everything_stands();
    // Of the quiet minute no time is the machine's.
    evening.discord_holds_its_breath();
    for margin in 1..=3 {
        evening.discord_ages(Duration::from_secs(50));
        bob.plays(&format!("/planetaire fire margin:{margin}"));
        evening.everything_stands();
    }
    assert!(evening.pings().is_empty(), "everybody is there");
    evening.discord_ages(Duration::from_secs(61));
    is_called(&bob);
    bob.plays("/planetaire fire margin:4");
    evening.everything_stands();
    assert_eq!(evening.pings(), [bob.id()]);
    assert!(calls(&bob).is_empty());
}

#[test]
fn calls_follow_the_players_setting() {
    let evening = Evening::hurried("calls_wishes", "en-US", &[("Ada", "en-US"), ("Bob", "fr")]);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    bob.plays("/moi réglages appels:En MP")
        .sees("en MP")
        .privately();
    begun(&ada, &bob, " order:one");
    hides(&ada, ADAS);
    let call = bob.sees_in_the_dm("C’est à toi de jouer à **Planétaire**");
    call.presses("Ma console").privately();
    evening.everything_stands();
    assert!(evening.pings().is_empty());
    bob.plays("/planétaire tirer marge:12");
    bob.plays("/moi réglages appels:Jamais")
        .sees("ne t’appelle pas");
    evening.everything_stands();
    let dm_count = bob.goes_to("dm").messages().len();
    evening.discord_ages(MINUTE * 11);
    evening.everything_stands();
    assert_eq!(bob.goes_to("dm").messages().len(), dm_count);
    assert!(evening.pings().is_empty());
    // A change of this setting is private: it shows in no channel, and holds from then on.
    bob.plays("/moi réglages appels:Par mon nom")
        .sees("par ton nom");
    bob.plays("/console").privately();
    evening.everything_stands();
    assert!(evening.pings().is_empty());
    bob.plays("/planétaire tirer marge:3");
    evening.discord_ages(MINUTE * 11);
    is_called(&bob);
}

#[test]
fn call_survives_a_restart_without_repeating() {
    let evening = Evening::hurried("calls_restart", "en-US", ENGLISH);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    begun(&ada, &bob, " order:one pace:live");
    hides(&ada, ADAS);
    evening.everything_stands();
    evening.bot_stops();
    evening.discord_ages(Duration::from_secs(61));
    evening.bot_starts();
    is_called(&bob);
    evening.bot_stops();
    evening.bot_starts();
    evening.everything_stands();
    assert_eq!(evening.pings(), [bob.id()]);
    bob.plays("/planetaire fire margin:12");
    evening.everything_stands();
    assert!(calls(&bob).is_empty());
}

#[test]
fn player_with_closed_dms_is_called_for_secrets_too() {
    let evening = Evening::hurried("calls_closed", "en-US", ENGLISH);
    evening.tolerates(403, 50_007);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    bob.closes_his_dms(true);
    begun(&ada, &bob, "");
    let call = is_called(&bob);
    let console = call.as_seen_by(&bob).presses("My console");
    console.sees("0 of 4").privately();
    evening.everything_stands();
    assert_eq!(evening.pings(), [bob.id()], "Ada was asked in her DM");
    hides(&bob, BOBS);
    evening.everything_stands();
    assert!(calls(&bob).is_empty());
}
