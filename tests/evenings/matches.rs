//! How matches end: a tie and a rematch, and a sky of one's own.

use games::planetaire::RayLaw;

use crate::calls::pinged;
use crate::quick::{ENGLISH, cost, detecting, ends, ray};
use crate::support::Evening;

#[test]
fn equal_totals_are_a_tie_and_a_rematch_begins_when_both_want_it() {
    let evening = Evening::hurried("tie", "en-US", ENGLISH);
    let (ada, bob) = detecting(&evening, "");
    ends(&ada, "");
    ends(&bob, "");
    ada.sees_on_the_board("A tie between Ada and Bob")
        .sees("Ada 20");
    // The end is the newest message, and calls both, once.
    let end = ada.sees_in_the_channel("A draw: Ada, Bob");
    let all = ada.public_messages();
    assert_eq!(all.last().unwrap()["id"], end.message["id"]);
    assert_eq!(
        end.buttons(),
        ["Rematch", "Replay", "Review together", "Share", "⋯"]
    );
    assert!(end.alt().contains("A draw"), "{}", end.alt());
    let mut called = pinged(&end.message);
    called.sort();
    let mut both = [ada.id(), bob.id()];
    both.sort();
    assert_eq!(called, both);
    evening.everything_stands();
    let called = evening.pings();
    // One who wants more waits for the other.
    bob.presses("Rematch")
        .sees("when these press too")
        .privately();
    ada.sees_in_the_channel("up for a rematch");
    bob.presses("Rematch").sees("when these press too");
    ada.presses("Rematch").sees("Your turn").privately();
    ada.sees_on_the_board("#2").sees("Waiting for");
    evening.everything_stands();
    assert_eq!(evening.pings(), called, "an edit calls nobody");
    // What was is still there to look at.
    ada.presses("Replay").privately();
}

#[test]
fn solo_game_uses_a_random_sky() {
    let evening = Evening::begin("solo", "en-US", ENGLISH);
    let ada = evening.seat("Ada");
    ada.plays("/planetaire open players:solo")
        .sees("Good luck")
        .privately();
    ada.sees_on_the_board("Solo, 4 satellites");
    let mut answers = Vec::new();
    for margin in [1, 9, 17, 25] {
        answers.push(
            ada.plays(&format!("/planetaire fire margin:{margin}"))
                .text()
                .to_owned(),
        );
    }
    ends(&ada, "D4 D5 E4 E5");
    let reveal = ada.sees_in_the_channel("scored");
    // What was told fits the sky that is uncovered, and so does the score.
    let text = reveal.text();
    let (_, rest) = text.split_once("satellites were at ").unwrap();
    let hidden = rest
        .split('.')
        .next()
        .unwrap()
        .replace([',', '*'], " ")
        .replace(" and ", " ");
    for (margin, said) in [1, 9, 17, 25].into_iter().zip(&answers) {
        let expected = crate::quick::sentence(ray(RayLaw::Planetaire, &hidden, margin));
        assert!(said.contains(&expected), "{margin}: {said} in {hidden}");
    }
    let paid = cost(RayLaw::Planetaire, &hidden, &[1, 9, 17, 25], "D4 D5 E4 E5");
    ada.sees_on_the_board("Round over")
        .sees(&format!("**{paid} points**"));
    // Alone, the player is all the people that a rematch needs.
    let end = ada.sees_in_the_channel("points spent");
    assert!(!end.alt().contains("alone"), "{}", end.alt());
    // Nobody is beaten alone: the picture and its words tell how many games, and the best result.
    let stats = ada.plays("/me stats").privately();
    let counted = "Planétaire · solo: one game. Planétaire. Fewest points for a sky: ";
    assert!(
        stats.alt().ends_with(&format!("{counted}{paid}.")),
        "{}",
        stats.alt()
    );
    ada.presses("Rematch").privately();
    ada.sees_on_the_board("#2").sees("Solo");
}
