//! A server's evening and the morning after: its owner, two games at a time, threads and DMs,
//! people who leave, one who is removed; and how much all of it asks of each person.

use std::collections::BTreeMap;
use std::time::Duration;

use serde_json::Value;

use crate::contact::transmits;
use crate::quick::{ADAS, BOBS, begun, ends, hides};
use crate::support::{Evening, Person};

const NAMES: [&str; 7] = ["Ada", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus"];
/// Bit of a message that comes without a sound.
const SILENT: u64 = 1 << 12;

/// What a person met.
#[derive(Debug, Default)]
struct Met {
    /// Messages in channels that pinged them.
    pings: usize,
    /// DMs that they did not ask for.
    dms: usize,
    /// Those of them that came with a sound.
    loud: usize,
    /// DMs that stand at the end and are no answers.
    standing: usize,
}

/// True if a message answers one of a person.
fn is_answer(message: &Value) -> bool {
    message["message_reference"]["message_id"].is_string()
}

/// What each person met since the evening began.
fn met(evening: &Evening) -> BTreeMap<&'static str, Met> {
    let posts = evening.rest("method=POST&path=/messages");
    let stood = posts
        .iter()
        .filter(|post| post["response"]["id"].is_string());
    let stood: Vec<&Value> = stood.collect();
    let about = |name: &'static str| {
        let person = evening.seat(name);
        let (id, dm) = (person.id(), person.goes_to("dm"));
        let mut met = Met::default();
        let standing = match dm.has_a_dm() {
            true => dm.messages(),
            false => Vec::new(),
        };
        let ours = standing.iter().filter(|it| it["author"]["bot"] == true);
        met.standing = ours.filter(|it| !is_answer(it)).count();
        let home = evening.get(&format!("/people/{}", person.name))["dm"].clone();
        for post in &stood {
            let message = &post["response"];
            let mentions = message["mentions"].as_array().into_iter().flatten();
            met.pings += mentions.filter(|it| it["id"] == id.as_str()).count();
            if message["channel_id"] == home && !is_answer(message) {
                let flags = message["flags"].as_u64().unwrap_or_default();
                met.dms += 1;
                met.loud += usize::from(flags & SILENT == 0);
            }
        }
        (name, met)
    };
    NAMES.into_iter().map(about).collect()
}

/// A name in the sandbox as others read it.
fn capital(name: &str) -> String {
    let named = NAMES.into_iter().find(|it| it.eq_ignore_ascii_case(name));
    named.expect("one of them").to_owned()
}

/// The computers at a table play until they rest.
fn computers_play(evening: &Evening, table: u64) {
    while let Some(hour) = evening.next_move(table) {
        evening.the_hour_comes(hour);
    }
    evening.everything_stands();
}

/// Each pilot writes this in their DM and seals it. A pilot who was hit announces it first.
fn all_seal(pilots: &[(&Person<'_>, &str)]) {
    for (pilot, _) in pilots {
        let board = pilot.board();
        let hit = board
            .text()
            .lines()
            .find_map(|line| line.strip_prefix("Still announcing: "));
        if hit.is_some_and(|names| names.contains(&capital(&pilot.name))) {
            pilot.plays("/interceptor announce turn:No turn speed:The same");
        }
    }
    computers_play(pilots[0].0.evening, 1);
    for (pilot, order) in pilots {
        pilot.writes(&format!("#1 {order}"));
        pilot.writes("#1 seal");
    }
    computers_play(pilots[0].0.evening, 1);
}

#[test]
fn evening_of_a_server_is_quiet_for_everyone() {
    let people = NAMES.map(|name| (name, "en-US"));
    let evening = Evening::fated("server_evening", "en-US", &people);
    let [ada, bob, cid, dan, eve, fay, gus] = NAMES.map(|name| evening.seat(name));
    let aside = |person: &Person<'_>| evening.seat(&person.name).goes_to("side");

    // Ada owns the server, and says where games are.
    for name in ["general", "side"] {
        let id = evening.channel_id(name);
        ada.plays(&format!("/server channel:{id}"));
    }
    ada.plays("/server show:My permissions")
        .does_not_see("⚠️")
        .does_not_see("🧵");
    gus.goes_to("third")
        .plays("/contact open")
        .sees("games are opened in");

    // Four people and two computers fly in the channel.
    bob.plays("/interceptor open asteroids:0")
        .sees("Your game is open");
    bob.sees_on_the_board("1/6 players");
    for guest in [&cid, &dan, &eve] {
        guest.presses("Join").privately();
    }
    for _ in 0..2 {
        bob.plays("/table computer strength:Easy")
            .sees("Computer added");
    }
    bob.presses("Start").privately();
    evening.everything_stands();
    let places = ["A6 SE 2", "F15 N 2", "O9 NW 1", "A1 S 2"];
    let pilots = [&bob, &cid, &dan, &eve];
    let placed: Vec<(&Person<'_>, &str)> = pilots.into_iter().zip(places).collect();
    all_seal(&placed);
    all_seal(&pilots.map(|pilot| (pilot, "2 AA")));

    // Fay plays alone beside it: in a thread, then in DMs.
    fay.plays("/planetaire open players:solo")
        .presses("Open in a thread")
        .sees("is open in its own thread");
    let there = fay.goes_to(&evening.the_thread_beside(&fay));
    there.plays("/planetaire fire margin:3");
    there.plays("/table close").sees("closed");
    fay.plays("/planetaire open players:solo")
        .presses("Play in our DMs")
        .sees("is on in our DMs");
    fay.goes_to("dm").plays("/planetaire fire margin:5");

    // Contact with five, beside it; a moderator removes one of them.
    let five = [&eve, &bob, &cid, &dan, &gus].map(aside);
    five[0].plays("/contact open").sees("Your game is open");
    for guest in &five[1..] {
        guest.presses("Join").privately();
    }
    five[0].presses("Start").privately();
    five[0].plays("/console").presses("Start mission");
    let goal = transmits(&five[0]);
    five[1].plays(&format!("/contact guess planet:{goal}"));
    aside(&ada)
        .plays(&format!("/table dismiss who:{}", gus.id()))
        .sees("no longer has a seat");
    gus.sees_in_the_dm("Your seat in **Contact**");

    // Dan leaves the flight, and most of the others take Gus for him.
    dan.plays("/table leave").surely().sees("You’ve left");
    bob.sees_in_the_channel("**Dan** left the game");
    gus.presses("Join").sees("once they agree").privately();
    let vote = bob.sees_in_the_channel("**Gus** wants to take the empty seat");
    for voter in [&bob, &cid] {
        vote.as_seen_by(voter).presses("Welcome Gus").privately();
    }
    gus.sees_on_the_board("Gus");
    evening.everything_stands();

    // The next day it goes on.
    evening.discord_ages(Duration::from_secs(86_400));
    evening.everything_stands();
    all_seal(&[&bob, &cid, &eve, &gus].map(|pilot| (pilot, "2 AA")));

    // A moderator closes the other game, and two people play a short one there.
    ada.plays("/server show:Open games")
        .picks("Contact #4")
        .presses("Close as moderator")
        .sees("Game closed");
    let (bob_aside, cid_aside) = (aside(&bob), aside(&cid));
    bob_aside.sees_in_the_channel(&format!("was closed by a moderator: <@{}>", ada.id()));
    begun(&bob_aside, &cid_aside, "");
    hides(&bob_aside, ADAS);
    hides(&cid_aside, BOBS);
    ends(&bob_aside, BOBS);
    ends(&cid_aside, "");
    bob_aside.sees_on_the_board("Game over");
    evening.everything_stands();
    let league = ada.plays("/me stats league:planetaire");
    assert!(league.alt().contains("1. Bob"), "{}", league.alt());

    // What was played is taken along, and Gus is forgotten.
    let record = bob_aside.plays("/table export").privately();
    assert!(!record.file().is_empty());
    let results = ada.plays("/server show:Results").presses("Get the files");
    let results = String::from_utf8(results.file()).unwrap();
    assert!(
        results.contains("Planétaire") && results.contains("Bob"),
        "{results}"
    );
    let own = gus.plays("/me privacy").presses("Export").file();
    assert!(own.starts_with(b"{"));
    gus.plays("/me privacy wish:Delete everything")
        .presses("Forget me")
        .sees("You’ve left one game");
    evening.everything_stands();
    let board = bob.board().does_not_see("Gus");
    assert!(!board.alt().contains("Gus"), "{}", board.alt());

    let met = met(&evening);
    let standing = [&ada, &aside(&ada), &there].map(|it| it.public_messages().len());
    println!("standing in the channels: {standing:?}");
    for (name, met) in &met {
        println!("{name}: {met:?}");
    }

    // Hours after a game, a player is forgotten where they stand: nothing is posted for it.
    evening.discord_ages(Duration::from_secs(2 * 60 * 60));
    evening.everything_stands();
    let posted = || {
        let messages = bob_aside.public_messages().into_iter();
        messages
            .map(|message| message["id"].clone())
            .collect::<Vec<_>>()
    };
    let stood = posted();
    cid.plays("/me privacy wish:Delete everything")
        .presses("Forget me")
        .sees("nobody here knows who you were");
    evening.everything_stands();
    bob_aside.sees_on_the_board("a player");
    assert_eq!(posted(), stood);
}
