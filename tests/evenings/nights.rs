//! Game nights of a server: signed up for, spread over tables at their hour, and told at the end.

use std::collections::BTreeMap;
use std::time::Duration;

use serde_json::Value;

use crate::quick::{ADAS, BOBS, ends, hides};
use crate::support::{Evening, Person, Seen};

const TWELVE: [&str; 12] = [
    "Ada", "Bob", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hana", "Ivo", "Jo", "Kim", "Leo",
];
const HOUR: Duration = Duration::from_secs(3_600);

#[track_caller]
fn begins(name: &str, people: &[&str]) -> Evening {
    let people: Vec<(&str, &str)> = people.iter().map(|name| (*name, "en-US")).collect();
    Evening::fated(name, "en-US", &people)
}

/// What the bot wrote in the person's channel, but for Discord's own lines about threads.
fn bot_messages(person: &Person<'_>) -> Vec<String> {
    let ours = person.public_messages().into_iter();
    let ours = ours.filter(|message| message["author"]["bot"] == true && message["type"] != 18);
    ours.map(|it| it["content"].as_str().unwrap_or_default().to_owned())
        .collect()
}

/// Number of threads that are open on the server.
fn threads(evening: &Evening) -> usize {
    let servers = evening.get("/people/servers");
    let server = servers["servers"][0]["id"].as_str().unwrap();
    let active = format!("/guilds/{server}/threads/active");
    let active = evening.as_the_bot("GET", &active, Value::Null);
    active["threads"].as_array().unwrap().len()
}

/// Signs these people up.
#[track_caller]
fn sign_up<'e>(evening: &'e Evening, people: &[&str]) -> Seen<'e> {
    let sign_up = evening.seat("Ada").sees_in_the_channel("Press *I’m in*");
    for name in people {
        let seen = sign_up.as_seen_by(&evening.seat(name));
        seen.presses("I’m in").sees("You’re in").privately();
    }
    evening.everything_stands();
    sign_up
}

/// The tables that are listed: the thread of each, and the ids of its people.
fn tables(list: &str) -> Vec<(String, Vec<String>)> {
    let lines = list.lines().filter_map(|line| {
        let (_, link) = line.split_once("/channels/")?;
        let (_, thread) = link.split_once(')')?.0.split_once('/')?;
        let people = line.split("<@").skip(1);
        let people = people.filter_map(|it| Some(it.split_once('>')?.0.to_owned()));
        Some((thread.to_owned(), people.collect()))
    });
    lines.collect()
}

#[test]
fn night_of_twelve_goes_from_sign_up_to_poster_through_kills() {
    let evening = begins("night", &TWELVE);
    let ada = evening.seat("Ada");
    // What is brought once more was answered.
    evening.tolerates(400, 40_060);
    let planned = ada.plays("/server night:+60 night-game:planetaire");
    let planned = planned.sees("Posted").privately().interaction();
    ada.plays("/server night:+90")
        .sees("already has a game night");
    let sign_ups = sign_up(&evening, &TWELVE);
    // Who changes their mind and comes after all counts once.
    let leo = sign_ups.as_seen_by(&evening.seat("Leo"));
    let out = leo.presses("Not tonight").sees("not coming");
    ada.sees_in_the_channel("**11 are in:**");
    for seen in leo.presses_twice("I’m in") {
        drop(seen);
    }
    // What Discord brings once more was done.
    evening.redelivers(&out.interaction());
    evening.redelivers(&planned);
    evening.everything_stands();
    ada.sees_in_the_channel("**12 are in:**");
    // Its hour comes while no bot is there, and another kill while the tables are made.
    evening.bot_is_killed();
    evening.discord_ages(HOUR);
    evening.bot_is_started();
    evening.waits_for_rest("method=POST&path=/threads", 3);
    evening.bot_is_killed();
    evening.bot_starts();
    let list = ada.sees_in_the_channel("your tables");
    evening.everything_stands();
    let names: BTreeMap<String, &str> = TWELVE
        .iter()
        .map(|name| (evening.seat(name).id(), *name))
        .collect();
    assert_eq!(threads(&evening), 6);
    let seated = tables(list.text());
    let mut all: Vec<&String> = seated.iter().flat_map(|(_, people)| people).collect();
    all.sort_unstable();
    all.dedup();
    assert_eq!((seated.len(), all.len()), (6, 12), "{}", list.text());
    let mut called = evening.pings();
    called.sort_unstable();
    called.dedup();
    assert_eq!(called.len(), 12, "all are called to their tables");
    for (thread, people) in &seated {
        let [host, guest] = [0, 1].map(|nth| evening.seat(names[&people[nth]]).goes_to(thread));
        host.sees_on_the_board("Waiting for");
        hides(&host, ADAS);
        hides(&guest, BOBS);
        ends(&host, BOBS);
        ends(&guest, "");
        host.sees_on_the_board("Game over");
    }
    let poster = ada.sees_in_the_channel("that was it!");
    evening.everything_stands();
    assert!(poster.picture().starts_with(b"\x89PNG"));
    for name in TWELVE {
        assert!(poster.alt().contains(name), "{name}: {}", poster.alt());
    }
    poster
        .presses("🎬 The closest finish: Planétaire")
        .privately();
    evening.bot_is_killed();
    evening.bot_starts();
    evening.everything_stands();
    let messages = bot_messages(&ada);
    assert_eq!(messages.len(), 3, "{messages:#?}");
    assert!(
        messages[0].contains("It’s on: [the tables]"),
        "{}",
        messages[0]
    );
    assert_eq!(messages[1].matches("🏁").count(), 6, "{}", messages[1]);
    let file = ada.plays("/me privacy wish:Everything as a file");
    let file: Value = serde_json::from_slice(&file.privately().file()).unwrap();
    assert_eq!(file["nights"][0]["comes"], true, "{file}");
}

#[test]
fn nights_of_few_and_of_thirteen_and_without_a_place() {
    let thirteen: Vec<&str> = TWELVE.into_iter().chain(["Mia"]).collect();
    let evening = begins("nights", &thirteen);
    evening.tolerates(403, 50_013);
    evening.tolerates(404, 10_003);
    let ada = evening.seat("Ada");
    let plans = |line: &str| {
        ada.plays(line).sees("Posted").privately();
    };
    let comes = || {
        evening.discord_ages(HOUR);
        evening.everything_stands();
        let all = bot_messages(&ada);
        let last = all.iter().rfind(|it| it.contains("your tables"));
        last.map_or_else(Vec::new, |last| tables(last))
    };
    let is_over = || {
        evening.discord_ages(HOUR);
        ada.sees_in_the_channel("that was it!");
        evening.everything_stands();
    };
    // No one signs up; then one person does, for whom a computer sits down.
    plans("/server night:+60 night-hours:1");
    assert!(comes().is_empty());
    ada.sees_in_the_channel("Nobody signed up");
    plans("/server night:+60 night-hours:1");
    sign_up(&evening, &["Bob"]);
    assert_eq!(comes().len(), 1);
    is_over();
    // Three, of whom one hides their name and one is kept out.
    plans("/server night:+60 night-hours:1");
    sign_up(&evening, &["Bob", "Cleo", "Dan", "Eva"]);
    let id = |name: &str| evening.seat(name).id();
    ada.plays(&format!(
        "/server hide-name:{} exclude:{}",
        id("Cleo"),
        id("Eva")
    ));
    evening.everything_stands();
    let last = ada.sees_in_the_channel("a player");
    assert!(!last.text().contains(&id("Cleo")), "{}", last.text());
    let [table] = <[_; 1]>::try_from(comes()).expect("one table");
    assert_eq!(table.1, [id("Bob"), id("Dan")], "the third has no name");
    ada.sees_in_the_channel(", Player 2,");
    is_over();
    // Thirteen sit down at four tables, of which one has a place as long as no thread is allowed.
    ada.plays(&format!("/server admit:{}", id("Eva")));
    evening.bot_lacks(&["CREATE_PUBLIC_THREADS"]);
    plans("/server night:+60 night-hours:1");
    sign_up(&evening, &thirteen);
    assert_eq!(comes().len(), 1);
    ada.sees_in_the_channel("For the other tables I need **Create Public Threads**");
    evening.faults_end();
    evening.fault(serde_json::json!({"fault": "rate_limits", "on": false}));
    evening.discord_ages(Duration::from_secs(600));
    evening.everything_stands();
    let seated = tables(
        bot_messages(&ada)
            .iter()
            .rfind(|it| it.contains("your tables"))
            .unwrap(),
    );
    assert_eq!(seated.len(), 4, "{seated:?}");
    is_over();
    // It is called off, and planned where the channel goes.
    plans("/server night:+60");
    ada.plays("/server show:Game night").presses("Call it off");
    ada.sees_in_the_channel("called off");
    ada.plays("/server show:What moderators did")
        .sees("planned a game night")
        .sees("called off the game night");
    evening.everything_stands();
    let side = ada.goes_to("side");
    side.plays("/server show:Game night")
        .presses("Plan one here")
        .fills("+30")
        .sees("Posted");
    side.sees_in_the_channel("**Game night** ·")
        .presses("I’m in");
    evening.everything_stands();
    evening.deletes_a_channel("side");
    evening.discord_ages(HOUR);
    ada.sees_in_the_dm("was deleted, so it can’t take place");
    evening.everything_stands();
}
