//! Puzzles that people make of their games: proposed to the one who played, posted by them,
//! answered by a whole channel while the bot is killed. Each answer counts once, and no person
//! learns another's.

use std::collections::BTreeSet;
use std::thread::sleep;
use std::time::Duration;

use games::terre_lune::{Claim, Mineral};
use serde_json::Value;

use crate::quick::{BOBS, detecting, ends};
use crate::reviews::is_reviewed;
use crate::support::chance::Chance;
use crate::support::rehearsal::{Plan, rehearses};
use crate::support::{Evening, Person, Seen};
use crate::terre_lune::race::Runs as _;
use crate::terre_lune::{ambush, begun, kept};
use crate::terre_lune_crew::{Cosmonaut, play_on};

/// Number of people in the channel who were not there when the games were played.
const CROWD: usize = 30;
/// How often the bot is killed while a puzzle is answered.
const KILLS: usize = 2;
/// Games that a person plays alone, as hints say, and of which one of a few makes a puzzle.
const ALONE: [&str; 3] = ["interceptor", "connection", "contact"];
const MOST: usize = 6;

#[test]
fn puzzle_of_each_game_counts_each_person_once_through_kills() {
    let names: Vec<String> = (0..CROWD).map(|nth| format!("Guest{nth}")).collect();
    let guests = names.iter().map(|name| (name.as_str(), "en-US"));
    let people = [("Ada", "en-US"), ("Bob", "en-US"), ("Fleur", "fr")];
    let people: Vec<(&str, &str)> = people.into_iter().chain(guests).collect();
    let evening = Evening::fated("riddles", "en-US", &people);
    let mut chance = Chance::begin();
    let ada = evening.seat("Ada");
    let (bob, fleur) = (evening.seat("Bob"), evening.seat("Fleur"));
    let mut is_over = |table| {
        is_pressed(&posts(&ada, table), &names, &mut chance);
        is_reviewed(&ada, [&bob, &fleur], table);
    };
    fight(&evening);
    is_over(1);
    hunt(&evening);
    is_over(2);
    let mut table = 2;
    for game in ALONE {
        let plan = Plan {
            game,
            // No hint ends a flight that the person taps.
            moves: if game == "contact" { &["send"] } else { &[] },
            by_hand: 100,
            then: if game == "interceptor" { "seal" } else { "" },
        };
        let makes_a_puzzle = (0..MOST).any(|_| {
            table += 1;
            rehearses(&ada, &plan, table);
            let card = ada.presses("Share").privately();
            card.button("Make a puzzle of it").is_some() || {
                ada.plays("/table close");
                false
            }
        });
        assert!(makes_a_puzzle, "{game} makes no puzzle");
        is_over(table);
        ada.plays("/table close");
    }
    // Each is in its person's own file, and in no other.
    let file = evening
        .seat("Guest3")
        .plays("/me privacy wish:Everything as a file");
    let file: Value = serde_json::from_slice(&file.privately().file()).unwrap();
    assert_eq!(file["answered"].as_array().unwrap().len(), 5, "{file}");
}

/// Ada lays an ambush, in which the last card of two tricks wins them, and flies home.
fn fight(evening: &Evening) {
    let [ada, bob] = ["Ada", "Bob"].map(|name| evening.seat(name));
    begun(&ada, &[&bob]);
    let claims = [
        Claim::On(Mineral::Water),
        Claim::Exhausted,
        Claim::On(Mineral::Zirconium),
    ];
    let mut race = ambush(&claims);
    race.deal(&["R2 R3 R4 R5 G4", "G1 Y2 Y3 Y4 Y5"]);
    evening.history_is(&kept(race.events()), 0);
    let console = ada.plays("/console").presses("Ambush…");
    console.picks("red (4)").sees("You pull **Bob** in");
    for (hers, his) in [("G4", "G1"), ("R5", "Y2"), ("R2", "Y3"), ("R3", "Y4")] {
        let mut plays = [(&ada, hers), (&bob, his)];
        if hers == "R5" {
            plays.reverse();
        }
        for (person, card) in plays {
            person.plays(&format!("/lune play card:{card}"));
        }
    }
    let mut crew = [&ada, &bob].map(|it| Cosmonaut::new(evening, &it.name, "en-US"));
    crew.iter_mut().for_each(|it| it.fights = false);
    play_on(&mut crew, "Everything is revealed");
}

/// Ada hunts Bob's sky with many rays, and Bob hers with none.
fn hunt(evening: &Evening) {
    let (ada, bob) = detecting(evening, "");
    // Rays from two sides prove much.
    for margin in (1..=16).step_by(2) {
        ada.plays(&format!("/planetaire fire margin:{margin}"));
    }
    ends(&ada, BOBS);
    ends(&bob, "");
    evening.everything_stands();
    // Nothing of his was certain.
    let his = bob.presses("Share").privately();
    assert!(his.button("Make a puzzle of it").is_none());
}

/// Posts the puzzle of a finished game, however often its button is pressed.
#[track_caller]
fn posts<'e>(player: &Person<'e>, table: u64) -> Seen<'e> {
    player.evening.everything_stands();
    let card = player.presses("Share").privately();
    let shown = card.presses("Make a puzzle of it").privately();
    let shown = shown.sees("A moment you read right");
    let stood = player.finds_standing().len();
    drop(shown.presses_twice("Post it here"));
    let asked = player.sees_in_the_channel(&format!(" #{table}:\n**"));
    assert_eq!(player.finds_standing().len(), stood + 1, "posted once");
    asked.sees("**Ada** asks")
}

/// Everyone answers it while the bot is killed at moments of chance; a person who then has no
/// answer presses again, and thinks better of it.
#[track_caller]
fn is_pressed(asked: &Seen<'_>, names: &[String], chance: &mut Chance) {
    let evening = asked.person.evening;
    let answers = asked.buttons();
    assert!((3..=5).contains(&answers.len()), "{answers:?}");
    // Who played knows.
    let own = asked.presses(&answers[0]).privately();
    own.sees("You played this game");
    let kills: BTreeSet<usize> = (0..KILLS).map(|_| chance.index(names.len())).collect();
    let (mut right, mut truths) = (0, BTreeSet::new());
    for (nth, name) in names.iter().enumerate() {
        let card = asked.as_seen_by(&evening.seat(name));
        let [first, second] = [nth, nth + 1].map(|nth| &answers[nth % answers.len()]);
        let answer = if kills.contains(&nth) {
            card.presses_blindly(first);
            // Not to wait for anything: this is the chance of the moment.
            sleep(Duration::from_millis(chance.below(100)));
            evening.bot_is_killed();
            evening.bot_starts();
            card.presses(second)
        } else {
            card.presses(first)
        };
        let answer = answer.privately();
        let truth = answer.text().split("**").nth(1).unwrap().to_owned();
        let counted = match (kills.contains(&nth), answer.text()) {
            (true, text) if !text.contains("had your try") => second,
            (is_killed, text) => {
                let is_right = text.contains("✅");
                assert!(is_killed || is_right == (*first == truth), "{text}");
                first
            }
        };
        right += usize::from(*counted == truth);
        answer.sees(&format!("{right} of {} got it", nth + 1));
        truths.insert(truth);
    }
    assert_eq!(truths.len(), 1, "one truth for all: {truths:?}");
    assert!(truths.iter().all(|truth| answers.contains(truth)));
    // Thinking better of it later changes nothing.
    let card = asked.as_seen_by(&evening.seat(&names[0]));
    let again = card.presses(&answers[2]).privately();
    let count = format!("{right} of {} got it", names.len());
    again.sees("had your try").sees(&count);
    // All that others see of it is the count.
    let fleur = evening.seat("Fleur");
    let shown = fleur.sees_in_the_channel(&count);
    assert_eq!(shown.id(), asked.id());
    let parts = |seen: &Seen<'_>| seen.message["components"].clone();
    assert_eq!(parts(&shown), parts(asked), "no answer shows");
    let texts = fleur.messages().into_iter();
    let texts: Vec<String> = texts
        .map(|message| message["content"].to_string())
        .collect();
    let told = texts.iter().any(|text| text.contains("Guest"));
    assert!(!told, "nobody learns another’s answer: {texts:?}");
    // In her own words, whatever the channel speaks.
    let answer = shown.presses(&answers[0]).privately();
    answer.sees(&format!("sur {}", names.len() + 1));
}
