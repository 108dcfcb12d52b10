//! Two people fly their first turns of De la Terre à la Lune through the page, as far as the dice
//! allow; and neither ever holds the other's hand of cards.

use std::time::{Duration, Instant};

use super::begin;
use super::window::{Window, pane};

/// After how long a press that had no effect is repeated.
const AGAIN: Duration = Duration::from_secs(2);

/// A person, with what ends a turn in their language, and what their cards begin with.
struct Cosmonaut {
    name: &'static str,
    end: &'static str,
    /// What the select of ways says.
    way: &'static str,
    cards: &'static str,
}

const ADA: Cosmonaut = Cosmonaut {
    name: "ada",
    end: "End my turn",
    way: "Where do you fly?",
    cards: "Your cards: ",
};
const GRACE: Cosmonaut = Cosmonaut {
    name: "grace",
    end: "Finir mon tour",
    way: "Où vas-tu\u{a0}?",
    cards: "Tes cartes\u{a0}: ",
};

#[test]
fn first_turns_can_be_played() {
    let Some((house, window)) = begin("") else {
        return;
    };
    window.begins_for_two("lune");
    window.sees("grace", "pirate at O");

    let flown = [ADA, GRACE, ADA, GRACE].map(|cosmonaut| flies(&window, &cosmonaut));
    let turns = flown.iter().filter(|(_, has_flown)| *has_flown);
    assert!(turns.count() >= 2, "{flown:?}");
    window.pictures_are_there("ada");
    window.pictures_are_there("grace");
    window.shot("race");
    let [(adas, _), (graces, _), ..] = &flown;
    assert_ne!(adas, graces);
    assert!(house.everything("ada").contains(adas));
    assert!(!house.everything("grace").contains(adas));
    assert!(!house.everything("ada").contains(graces));
    window.was_quiet();
}

/// Takes the first way that is offered and ends the turn. Returns the player's cards, as their own
/// picture describes them, and whether it was their turn.
fn flies(window: &Window, cosmonaut: &Cosmonaut) -> (String, bool) {
    let name = cosmonaut.name;
    let told = format!(
        "{} .message.private img[alt*='{}']",
        pane(name),
        cosmonaut.cards
    );
    let count = || {
        let script = "return document.querySelectorAll(arguments[0]).length";
        let count = window.driver.run(script, &[told.clone().into()]);
        count.as_u64().unwrap_or_default()
    };
    // An older console may stand there still: it tells of another moment.
    let before = count();
    let mut pressed: Option<Instant> = None;
    window.driver.until("a new console", || {
        // The board may change at the moment of the press: then it is pressed once more.
        if pressed.is_none_or(|at| at.elapsed() > AGAIN) {
            window.presses(name, "My console");
            pressed = Some(Instant::now());
        }
        let new = count() > before;
        new.then_some(()).ok_or_else(|| "none yet".to_owned())
    });
    let script = "return [...document.querySelectorAll(arguments[0])].at(-1).alt";
    let alt = window.driver.run(script, &[told.clone().into()]);
    let (_, cards) = alt.as_str().unwrap().split_once(cosmonaut.cards).unwrap();
    let hand = cards.split('.').next().unwrap().to_owned();
    for step in 0..20 {
        let offers = window.offers(name);
        if offers.iter().any(|offer| offer == cosmonaut.end) {
            window.presses(name, cosmonaut.end);
            window.driver.until("the end of the turn", || {
                let ended = !window.offers(name).iter().any(|it| it == cosmonaut.end);
                ended.then_some(()).ok_or_else(|| "it goes on".to_owned())
            });
            return (hand, true);
        }
        if !has_a_way(window, cosmonaut) {
            // The other begins, or the way ended the turn.
            return (hand, step > 0);
        }
        window.click_words(&pane(name), ".select", cosmonaut.way);
        window.driver.click(".popup .choice");
        window.driver.until("what comes of a way", || {
            let moved = window.offers(name) != offers || !has_a_way(window, cosmonaut);
            moved
                .then_some(())
                .ok_or_else(|| format!("nothing came of a way beside {offers:?}"))
        });
    }
    panic!("{name}'s turn has no end");
}

/// Whether the lowest console asks for a way.
fn has_a_way(window: &Window, cosmonaut: &Cosmonaut) -> bool {
    let script = r#"
        const lowest = [...document.querySelectorAll(arguments[0])].at(-1);
        return (lowest?.innerText ?? "").includes(arguments[1]);
    "#;
    let private = format!("{} .message.private", pane(cosmonaut.name));
    window
        .driver
        .run(script, &[private.into(), cosmonaut.way.into()])
        == true
}
