//! Puzzles that people make of their games: proposed to the one who played, posted by them, answered
//! by a whole channel through kills. Each answer counts once, and nobody learns another's.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::quick::{BOBS, ENGLISH, detecting, ends};
use crate::support::Evening;

/// Number of people in the channel who were not there when the game was played.
const CROWD: usize = 30;

#[test]
fn puzzle_of_a_game_counts_each_person_once_through_kills() {
    let names: Vec<String> = (0..CROWD).map(|nth| format!("Guest{nth}")).collect();
    let guests = names.iter().map(|name| (name.as_str(), "en-US"));
    let people: Vec<(&str, &str)> = ENGLISH.iter().copied().chain(guests).collect();
    let evening = Evening::hurried("riddles", "en-US", &people);
    let (ada, bob) = detecting(&evening, "");
    // Rays from two sides prove much.
    for margin in (1..=16).step_by(2) {
        ada.plays(&format!("/planetaire fire margin:{margin}"));
    }
    ends(&ada, BOBS);
    ends(&bob, "");
    ada.sees_on_the_board("Game over");
    // Bob fired no ray: nothing of his was certain.
    let his = bob.presses("Share").privately();
    assert!(his.button("Make a puzzle of it").is_none());
    let card = ada.presses("Share").privately();
    let shown = card.presses("Make a puzzle of it").privately();
    let shown = shown.sees("A moment you read right").sees("certain");
    let stood = bob.finds_standing().len();
    for seen in shown.presses_twice("Post it here") {
        drop(seen);
    }
    let asked = bob.sees_in_the_channel("**Ada** asks, from Planétaire");
    assert_eq!(bob.finds_standing().len(), stood + 1, "it is posted once");
    let answers = asked.buttons();
    assert!((3..=5).contains(&answers.len()), "{answers:?}");
    // Those who played know.
    asked.presses(&answers[0]).privately().sees("You played");

    let (mut right, mut truths) = (0, BTreeSet::new());
    let public = |message: &Value| message["content"].as_str().map(str::to_owned);
    for (nth, name) in names.iter().enumerate() {
        let guest = evening.seat(name);
        let card = asked.as_seen_by(&guest);
        let said = &answers[nth % answers.len()];
        let answer = card.presses(said).privately();
        right += usize::from(answer.text().contains("✅"));
        let (_, rest) = answer.text().split_once("**").unwrap();
        truths.insert(rest.split_once("**").unwrap().0.to_owned());
        let count = format!("{right} of {} got it", nth + 1);
        let answer = answer.sees(&count).sees("Every sky");
        drop(answer);
        if nth % 10 == 4 {
            evening.bot_is_killed();
            evening.bot_starts();
            // Whose answer was lost on its way presses again, and thinks better of it.
            let other = &answers[(nth + 1) % answers.len()];
            card.presses(other)
                .privately()
                .sees("had your try")
                .sees(&count);
        }
    }
    assert_eq!(truths.len(), 1, "one truth for all: {truths:?}");
    assert!(answers.contains(truths.first().unwrap()));
    let all = format!("{right} of {CROWD} got it");
    evening.until("Bob", &all, || {
        let messages = bob.public_messages();
        let texts: Vec<String> = messages.iter().filter_map(public).collect();
        texts.iter().any(|text| text.contains(&all)).then_some(())
    });
    let texts: String = bob.public_messages().iter().filter_map(public).collect();
    assert!(
        !texts.contains("Guest"),
        "nobody learns another’s answer: {texts}"
    );
    // Each is in its person's own file, and in no other.
    let file = evening
        .seat("Guest3")
        .plays("/me privacy wish:Everything as a file");
    let file: Value = serde_json::from_slice(&file.privately().file()).unwrap();
    assert_eq!(file["answered"].as_array().unwrap().len(), 1, "{file}");
}
