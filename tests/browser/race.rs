//! Two people fly their first turns of De la Terre à la Lune through the page, by whatever the dice
//! allow; and neither ever holds the other's hand.

use super::begin;
use super::window::{Window, pane};

/// A person, with what ends a turn in his language and what his cards begin with.
struct Cosmonaut {
    name: &'static str,
    end: &'static str,
    cards: &'static str,
}

const ADA: Cosmonaut = Cosmonaut {
    name: "ada",
    end: "End my turn",
    cards: "Your cards: ",
};
const GRACE: Cosmonaut = Cosmonaut {
    name: "grace",
    end: "Finir mon tour",
    cards: "Vos cartes\u{a0}: ",
};

#[test]
fn first_turns_are_flown() {
    let Some((_turn, house, window)) = begin("") else {
        return;
    };
    window.driver.click("[data-open=lune]");
    window.sees_privately("ada", "Your table is open");
    window.driver.click("[data-beside=grace]");
    window.presses("grace", "Join");
    window.sees_privately("grace", "Bienvenue");
    window.presses("ada", "Start");
    window.sees_privately("ada", "The game has begun");
    window.sees("grace", "pirate at O");

    let hands = [ADA, GRACE, ADA, GRACE].map(|cosmonaut| flies(&window, &cosmonaut));
    window.pictures_are_there("ada");
    window.pictures_are_there("grace");
    window.shot("race");
    let [adas, graces, ..] = &hands;
    assert_ne!(adas, graces);
    assert!(house.everything("ada").contains(adas));
    assert!(!house.everything("grace").contains(adas));
    assert!(!house.everything("ada").contains(graces));
    window.was_quiet();
}

/// Takes the first way that is offered and ends the turn. Returns his cards, as his own picture
/// tells them.
fn flies(window: &Window, cosmonaut: &Cosmonaut) -> String {
    let name = cosmonaut.name;
    window.presses(name, "My console");
    let told = format!(
        "{} .message.private img[alt*='{}']",
        pane(name),
        cosmonaut.cards
    );
    window.driver.waits_for(&told);
    let script = "return [...document.querySelectorAll(arguments[0])].at(-1).alt";
    let alt = window.driver.run(script, &[told.into()]);
    let (_, cards) = alt.as_str().unwrap().split_once(cosmonaut.cards).unwrap();
    let hand = cards.split('.').next().unwrap().to_owned();
    for _ in 0..20 {
        let offers = window.offers(name);
        if offers.iter().any(|offer| offer == cosmonaut.end) {
            window.presses(name, cosmonaut.end);
            window.driver.until("the end of the turn", || {
                let ended = !window.offers(name).iter().any(|it| it == cosmonaut.end);
                ended.then_some(()).ok_or_else(|| "it goes on".to_owned())
            });
            return hand;
        }
        let Some(way) = offers.first() else {
            // The dice ended it.
            return hand;
        };
        window.presses(name, way);
        window.driver.until("what comes of a way", || {
            let moved = window.offers(name) != offers;
            moved.then_some(()).ok_or_else(|| "nothing came".to_owned())
        });
    }
    panic!("{name}'s turn has no end");
}
