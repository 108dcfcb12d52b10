//! The kinds of matches: in turn, four rounds, champions, Black Box, equity, solo, ties, again.

use games::planetaire::{Margin, RayLaw, cells, chart, twins};

use crate::calls::pinged;
use crate::quick::{ADAS, BOBS, ENGLISH, begun, cost, detecting, ends, hides, ray, told};
use crate::support::Evening;

#[test]
fn in_turn_roles_swap_after_each_of_four_rounds() {
    let evening = Evening::begin("in_turn", "en-US", ENGLISH);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    begun(&ada, &bob, " rounds:4 order:one");
    let skies = ["D3 F5 B7 H1", "A1 A2 A3 A4", "C3 E3 F7 H8", "D1 A2 E3 B4"];
    let mut totals = [0, 0];
    for (round, hidden) in skies.into_iter().enumerate() {
        let (hider, detector) = if round % 2 == 0 {
            (&ada, &bob)
        } else {
            (&bob, &ada)
        };
        ada.sees_on_the_board(&format!("Round {}/4", round + 1));
        detector
            .plays(&format!("/planetaire hide cells:{hidden}"))
            .sees("re detecting this round")
            .privately();
        hides(hider, hidden);
        hider
            .plays("/planetaire fire margin:1")
            .sees("re hiding this round")
            .privately();
        for margin in [5, 12] {
            detector
                .plays(&format!("/planetaire fire margin:{margin}"))
                .sees(&told(ray(RayLaw::Planetaire, hidden, margin)));
        }
        ends(detector, &hidden[..5]);
        totals[(round + 1) % 2] += cost(RayLaw::Planetaire, hidden, &[5, 12], &hidden[..5]);
    }
    ada.sees_on_the_board("Game over")
        .sees(&format!("Ada {}", totals[0]))
        .sees(&format!("Bob {}", totals[1]));
}

#[test]
fn black_box_works_with_five_satellites() {
    let evening = Evening::hurried("black_box", "en-US", ENGLISH);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    begun(&ada, &bob, " satellites:5 rays:black order:one");
    ada.plays("/planetaire hide cells:D3 F5 B7 H1 A1 A2")
        .sees("Too many satellites: this game has 5");
    let hidden = "D3 F5 B7 H1 C6";
    // The two laws must differ somewhere, or this proves nothing.
    let differs = |margin: &u8| {
        ray(RayLaw::BlackBox, hidden, *margin) != ray(RayLaw::Planetaire, hidden, *margin)
    };
    let margins: Vec<u8> = (1..=32).filter(differs).take(3).collect();
    assert_eq!(margins.len(), 3);
    hides(&ada, hidden);
    for margin in &margins {
        bob.plays(&format!("/planetaire fire margin:{margin}"))
            .sees(&told(ray(RayLaw::BlackBox, hidden, *margin)));
    }
    ends(&bob, "D3 F5 B7 H1 C5");
    let paid = cost(RayLaw::BlackBox, hidden, &margins, "D3 F5 B7 H1 C5");
    ada.sees_on_the_board("Round 2/2")
        .sees(&format!("Bob {paid}"));
}

#[test]
fn equity_accepts_a_twin_layout() {
    // Two skies with the same 32 results, found by search.
    let middle = cells("D3 D5 C4 E4").unwrap();
    let law = RayLaw::Planetaire;
    assert!(twins(law, middle) >= 1);
    let (hidden, twin) = a_pair_of_twins();
    let evening = Evening::hurried("equity", "en-US", ENGLISH);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    begun(&ada, &bob, " satellites:5 equity:same order:one");
    hides(&ada, &hidden);
    ends(&bob, &twin);
    ada.sees_in_the_channel("so they count as right");
    ada.sees_on_the_board("Round 2/2").sees("Bob 0");
    assert_ne!(cost(law, &hidden, &[], &twin), 0);
}

/// D3 D5 C4 E4 enclose D4, which no ray touches: but one more satellite inside or far away must
/// differ, so we look for cells that two other skies hide equally well.
fn a_pair_of_twins() -> (String, String) {
    let law = RayLaw::Planetaire;
    let names = |sky: games::planetaire::Sky| {
        let names: Vec<String> = sky.cells().map(|cell| cell.to_string()).collect();
        names.join(" ")
    };
    let mut known = std::collections::BTreeMap::new();
    // Five satellites in one corner of 4 by 4: 4,368 layouts.
    let corner: Vec<_> = games::planetaire::Cell::all()
        .filter(|cell| cell.column() < 4 && cell.row() < 4)
        .collect();
    for bits in 0u32..1 << 16 {
        if bits.count_ones() != 5 {
            continue;
        }
        let chosen = corner.iter().enumerate();
        let chosen = chosen.filter(|(index, _)| bits >> index & 1 == 1);
        let sky = games::planetaire::Sky::from_cells(chosen.map(|(_, cell)| *cell));
        let results = chart(law, sky)
            .map(|outcome| format!("{outcome:?}"))
            .join(" ");
        if let Some(other) = known.insert(results, sky) {
            return (names(other), names(sky));
        }
    }
    panic!("no twins in the corner");
}

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
    assert_eq!(end.buttons(), ["Rematch", "Replay", "Share", "⋯"]);
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
    ada.presses("Rematch").sees("Rematch!").privately();
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
    let mut told = Vec::new();
    for margin in [1, 9, 17, 25] {
        told.push(
            ada.plays(&format!("/planetaire fire margin:{margin}"))
                .text()
                .to_owned(),
        );
    }
    ends(&ada, "D4 D5 E4 E5");
    let reveal = ada.sees_in_the_channel("revealed!");
    // What was told fits the sky that is uncovered, and so does the score.
    let text = reveal.text();
    let (_, rest) = text.split_once("satellites were at ").unwrap();
    let hidden = rest
        .split('.')
        .next()
        .unwrap()
        .replace([',', '*'], " ")
        .replace(" and ", " ");
    for (margin, said) in [1, 9, 17, 25].into_iter().zip(&told) {
        let expected = crate::quick::told(ray(RayLaw::Planetaire, &hidden, margin));
        assert!(said.contains(&expected), "{margin}: {said} in {hidden}");
        assert!(Margin::numbered(margin).is_some());
    }
    let paid = cost(RayLaw::Planetaire, &hidden, &[1, 9, 17, 25], "D4 D5 E4 E5");
    ada.sees_on_the_board("Round over")
        .sees(&format!("**{paid} points**"));
    // Alone, the player is all the people that a rematch needs.
    let end = ada.sees_in_the_channel("A sky in");
    assert!(!end.alt().contains("alone"), "{}", end.alt());
    // Nobody is beaten alone: the picture and its words tell how many games, and the best result.
    let stats = ada.plays("/me stats").privately();
    let counted = "Planétaire · solo: one game. Planétaire. Fewest points for a sky: ";
    assert!(
        stats.alt().ends_with(&format!("{counted}{paid}.")),
        "{}",
        stats.alt()
    );
    ada.presses("Rematch").sees("Rematch!");
    ada.sees_on_the_board("#2").sees("Solo");
}

#[test]
fn board_shows_the_deadlines() {
    let evening = Evening::hurried("clocks", "en-US", ENGLISH);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    begun(&ada, &bob, " pace:live");
    let board = ada
        .sees_on_the_board("⏳ **Ada**: <t:")
        .sees("⏳ **Bob**: <t:");
    let clock = board.text().split("<t:").nth(1).unwrap();
    let (seconds, _) = clock.split_once(":R>").unwrap();
    let now = evening.get("/people/status")["now_ms"].as_u64().unwrap() / 1_000;
    let left = seconds.parse::<u64>().unwrap().saturating_sub(now);
    // Ten minutes to hide at the live pace.
    assert!((480..=601).contains(&left), "{left} seconds");
    hides(&ada, ADAS);
    ada.sees_on_the_board("Ada** sealed")
        .does_not_see("⏳ **Ada**");
    hides(&bob, BOBS);
    ada.sees_on_the_board("is hunting").sees("⏳ **Ada**");

    // An unhurried table sets no deadline.
    let (ada, bob) = (ada.goes_to("side"), bob.goes_to("side"));
    begun(&ada, &bob, " pace:unhurried");
    ada.board().does_not_see("<t:");
}
