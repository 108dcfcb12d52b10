//! Contact: one hand's rhythm, through the whole bot.

mod blind;
mod computer;
mod pro;
mod rhythm;
mod two;

use std::collections::BTreeSet;
use std::time::Duration;

use serde_json::Value;

use crate::support::{Evening, Person, Seen};

/// A mission that has begun, with these people in their order.
#[track_caller]
fn begun<'e>(evening: &'e Evening, names: &[&str], options: &str) -> Vec<Person<'e>> {
    let people: Vec<Person<'e>> = names.iter().map(|name| evening.seat(name)).collect();
    people[0]
        .plays(&format!("/contact open{options}"))
        .sees("Your game is open");
    for guest in &people[1..] {
        guest.presses("Join").privately();
    }
    people[0].presses("Start").privately();
    people
}

/// The select whose placeholder begins like this, if there is one: the placeholder and what can be
/// chosen, each with its second line.
pub(crate) fn select(seen: &Seen<'_>, begin: &str) -> Option<(String, Vec<(String, String)>)> {
    let is_it = |component: &&Value| {
        let placeholder = component["placeholder"].as_str();
        placeholder.is_some_and(|placeholder| placeholder.starts_with(begin))
    };
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let Some(found) = seen.components().find(is_it) else {
        return buttons_instead(seen, begin);
    };
    let options = found["options"].as_array()?.iter();
    let options = options.map(|option| (text(&option["label"]), text(&option["description"])));
    Some((text(&found["placeholder"]), options.collect()))
}

/// The same choice where it is few enough for a button each.
fn buttons_instead(seen: &Seen<'_>, begin: &str) -> Option<(String, Vec<(String, String)>)> {
    let words: &[&str] = match begin {
        "From " => &["stop"],
        "Play for the signal card" => &["signal"],
        "Practice: from Earth to…" => &["to"],
        "The signal comes from…" => &["pick", "name"],
        _ => &[],
    };
    let chooses = |component: &&Value| {
        let id = component["custom_id"].as_str().unwrap_or_default();
        let is_word = |word: &&str| id.contains(&format!(":g:{word}:"));
        id.starts_with("pick:") && words.iter().any(is_word)
    };
    let labelled = |button: &Value| {
        let label = button["label"].as_str().unwrap_or_default();
        let (label, about) = label.rsplit_once(" · ").unwrap_or((label, ""));
        (label.to_owned(), about.to_owned())
    };
    let choices: Vec<_> = seen.components().filter(chooses).map(labelled).collect();
    (!choices.is_empty()).then(|| (begin.to_owned(), choices))
}

/// The source's secret target, as its console tells it.
#[track_caller]
fn target(console: &Seen<'_>) -> String {
    let begin = "Your secret target: **";
    let text = console.text();
    let (_, rest) = text
        .split_once(begin)
        .unwrap_or_else(|| panic!("no target in {text:?}"));
    rest.split('*').next().unwrap().to_owned()
}

/// What the guesser may name.
#[track_caller]
fn possible(console: &Seen<'_>) -> Vec<String> {
    let (_, options) = select(console, "The signal comes from…").expect("somebody who guesses");
    options.into_iter().map(|(label, _)| label).collect()
}

/// The source builds a route of at least so many legs, by the list of its console: a stop at a
/// time, and back where it leads nowhere.
#[track_caller]
fn builds<'e>(mut console: Seen<'e>, legs: usize) -> Seen<'e> {
    let goal = target(&console);
    let mut tried = BTreeSet::new();
    let mut flown = 0;
    while let Some((placeholder, stops)) = select(&console, "From ") {
        let free = |(label, about): &&(String, String)| {
            !about.contains("blocked") && (*label != goal || flown + 1 >= legs)
        };
        let free: Vec<&String> = stops.iter().filter(free).map(|(label, _)| label).collect();
        let next = free.iter().find(|label| ***label == goal);
        let next = next.or_else(|| free.iter().find(|label| !tried.contains(**label)));
        console = match next {
            Some(stop) => {
                tried.insert((*stop).clone());
                flown += 1;
                console.selects(&placeholder, stop)
            }
            None => {
                flown -= 1;
                console.presses("Undo leg")
            }
        };
    }
    console
}

/// Waits for a message with a picture of its own, still or over the board, and these words.
#[track_caller]
fn keepsake<'e>(person: &Person<'e>, words: &str) -> Seen<'e> {
    let what = format!("the picture of {words:?}");
    person.evening.until(&person.name, &what, || {
        let stays = |message: &Value| {
            let file = message["attachments"][0]["filename"].as_str();
            let text = message["content"].as_str().unwrap_or_default();
            matches!(file, Some("replay.gif" | "reveal.png")) && text.contains(words)
        };
        let message = person.public_messages().into_iter().rev().find(stays)?;
        Some(Seen {
            person: person.clone(),
            outcome: Value::Null,
            message,
        })
    })
}

/// How many legs the route has that is to be tapped.
#[track_caller]
fn legs(console: &Seen<'_>) -> usize {
    let text = console.text();
    let (_, rest) = text
        .split_once("Landings: ")
        .unwrap_or_else(|| panic!("nothing to tap in {text:?}"));
    let of = rest.split(' ').nth(2).unwrap();
    of.trim_end_matches(['.', '\n'])
        .split(|c: char| !c.is_ascii_digit())
        .next()
        .unwrap()
        .parse()
        .unwrap()
}

/// The hand: so many milliseconds on the ground and in the air, leg by leg.
#[track_caller]
fn taps<'e>(mut console: Seen<'e>, hops: &[(u64, u64)]) -> Seen<'e> {
    for (pause, flight) in hops {
        let evening = console.person.evening;
        evening.discord_ages(Duration::from_millis(*pause));
        console = console.presses("Take off");
        evening.discord_ages(Duration::from_millis(*flight));
        console = console.presses("Land");
    }
    console
}

/// The source plans, taps and sends; tells its target.
#[track_caller]
pub(crate) fn transmits(source: &Person<'_>) -> String {
    let console = source.plays("/console").privately();
    let goal = target(&console);
    let console = builds(console, 1);
    let hops = vec![(400, 900); legs(&console)];
    taps(console, &hops)
        .sees("All landings done")
        .presses("Send");
    goal
}

/// Plays from the first to the last of these rounds of the pro variant, so that every guess is
/// right.
#[track_caller]
fn plays_on(people: &[Person<'_>], rounds: std::ops::RangeInclusive<usize>) {
    for round in rounds {
        let source = &people[(round - 1) % people.len()];
        let guesser = &people[round % people.len()];
        source.sees_on_the_board(&format!("Round {round}/12"));
        let console = source.plays("/console");
        let (placeholder, cards) = select(&console, "Play for the signal card").unwrap();
        console.selects(&placeholder, &cards.last().unwrap().0);
        let goal = transmits(source);
        guesser
            .plays(&format!("/contact guess planet:{goal}"))
            .sees("correct");
    }
}
