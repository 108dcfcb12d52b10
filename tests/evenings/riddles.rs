//! Puzzles that people make of their games: proposed to the one who played, posted by them, answered
//! by a whole channel through kills. Each answer counts once, and nobody learns another's.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::quick::{BOBS, ENGLISH, detecting, ends};
use crate::support::Evening;
use crate::support::rehearsal::{Plan, rehearses};

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

/// A puzzle of each game that one person played as hints say: answered by two others, in two languages,
/// through a kill. That of the Moon needs a fight, which a game alone seldom has.
#[test]
fn games_make_puzzles() {
    const GAMES: [&str; 4] = ["planetaire", "interceptor", "connection", "contact"];
    /// Games of which one at least has a moment that makes a puzzle.
    const MOST: usize = 6;
    let people = [("Ada", "en-US"), ("Bob", "fr"), ("Cleo", "en-US")];
    let evening = Evening::fated("riddles_of_all", "en-US", &people);
    let [ada, bob, cleo] = people.map(|(name, _)| evening.seat(name));
    let (mut table, mut asked) = (0, Vec::new());
    for game in GAMES {
        let plan = Plan {
            game,
            moves: &[],
            by_hand: 0,
            then: if game == "interceptor" { "seal" } else { "" },
        };
        let mut plays = || {
            table += 1;
            rehearses(&ada, &plan, table);
            let card = ada.presses("Share").privately();
            let makes_one = card.button("Make a puzzle of it").is_some();
            if !makes_one {
                ada.plays("/table close");
            }
            makes_one.then_some(card)
        };
        let card = (0..MOST).find_map(|_| plays());
        let card = card.unwrap_or_else(|| panic!("{game} makes no puzzle"));
        let shown = card.presses("Make a puzzle of it").privately();
        shown
            .sees("A moment you read right")
            .presses("Post it here");
        let puzzle = cleo.sees_in_the_channel(&format!(" #{table}:\n**"));
        let answers = puzzle.buttons();
        assert!((3..=5).contains(&answers.len()), "{game}: {answers:?}");
        let told = puzzle.presses(&answers[0]).privately().sees("of 1 got it");
        let right = told.text().split("**").nth(1).unwrap().to_owned();
        assert!(answers.contains(&right), "{game}: {}", told.text());
        ada.plays("/table close");
        asked.push((puzzle, answers, right));
    }
    evening.bot_is_killed();
    evening.bot_starts();
    for (puzzle, answers, right) in asked {
        let again = puzzle.presses(&answers[1]).privately();
        again.sees("had your try").sees(&right).sees("of 1 got it");
        let told = puzzle.as_seen_by(&bob).presses(&right).privately();
        told.sees("✅").sees("sur 2");
        let count = puzzle.as_seen_by(&cleo).presses(&right).privately();
        count.sees("of 2 got it");
    }
}
