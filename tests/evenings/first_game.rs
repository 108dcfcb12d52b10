//! A player in their first game gets one hint more in their console, at each kind of decision,
//! until they have understood it or want no more; and the rules open at the page for the moment.

use crate::quick::{ADAS, BOBS, ENGLISH, begun, hides};
use crate::support::{Evening, MORE};

const TIP: &str = "💡";

#[test]
fn first_game_is_coached_until_dismissed() {
    let evening = Evening::hurried("first_game", "en-US", ENGLISH);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    begun(&ada, &bob, "");
    let console = ada.plays("/console").sees(TIP).privately();
    let console = console
        .presses("Hide this tip")
        .does_not_see(TIP)
        .privately();
    assert_eq!(console.presses(MORE).button("Hide this tip"), None);
    ada.plays("/console").does_not_see(TIP);
    hides(&ada, ADAS);
    hides(&bob, BOBS);
    ada.sees_on_the_board("is hunting").does_not_see(TIP);
    // Another kind of decision, after a restart; and she has had enough.
    evening.bot_stops();
    evening.bot_starts();
    let console = ada.plays("/console").sees("A wrong guess");
    console
        .presses("No more tips")
        .does_not_see(TIP)
        .privately();
    ada.plays("/console").does_not_see(TIP);
    // What she said is hers alone.
    bob.plays("/console").sees("A wrong guess");
    // In a second game the player gets no hint, in the same decision too.
    let aside = bob.goes_to("side");
    aside.plays("/planetaire open players:solo");
    aside.sees_on_the_board("is hunting");
    aside.plays("/console").does_not_see(TIP);
}

#[test]
fn rules_open_at_the_relevant_page() {
    let evening = Evening::hurried("rules_now", "en-US", ENGLISH);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    begun(&ada, &bob, "");
    let console = ada.plays("/console").privately();
    console.presses("Rules").sees("The ray").privately();
    hides(&ada, ADAS);
    hides(&bob, BOBS);
    ada.sees_on_the_board("is hunting");
    ada.presses("Rules").sees("The ray").privately();
    // The page is turned over, and the console stays as it was.
    let rules = ada.plays("/console").presses("Rules").privately();
    rules
        .presses("Next")
        .sees("Marks in the margins")
        .privately();
}
