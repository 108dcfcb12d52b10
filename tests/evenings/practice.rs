//! A game for practice: it goes on from a moment of one that is over, against a computer until
//! those who sat there are back, through a crash. It counts nowhere.

use crate::quick::{BOBS, ENGLISH, detecting, ends};
use crate::support::Evening;

#[test]
fn finished_game_is_played_on_and_counts_nowhere() {
    let evening = Evening::hurried("practice", "en-US", ENGLISH);
    let (ada, bob) = detecting(&evening, "");
    ada.plays("/planetaire fire margin:12");
    ends(&ada, BOBS);
    ends(&bob, "");
    ada.sees_on_the_board("Game over");
    evening.everything_stands();
    let stats = || {
        ["ada", "bob"].map(|whose| {
            let stats = ada.plays(&format!("/me stats player:{whose}")).privately();
            (stats.text().to_owned(), stats.alt().to_owned())
        })
    };
    let counted = stats();
    ada.plays("/table review").sees("You lead").privately();
    let review = ada.sees_in_the_channel("#1 · step");
    let end = review.presses("⏭").on_the_board();
    // Their ends, and her marbles.
    let moment = end.presses("◀").presses("◀").presses("◀").on_the_board();
    let asks = moment.picks("🧪 Play on").privately();
    let asks = asks.sees("with you as Ada and computers for the rest");
    let asks = asks.sees("no ratings");
    let console = asks.presses("Play here").privately();
    console.sees("**Your hunt:** 1 ray");
    let board = ada.sees_on_the_board("Practice, from a moment of #1");
    evening.bot_is_killed();
    evening.bot_starts();
    board.as_seen_by(&bob).presses("Take over");
    ada.sees_on_the_board("Bob is hunting");
    bob.plays("/console").privately().sees("Your hunt");
    // Bob's sky is where it was.
    ends(&ada, BOBS);
    ends(&bob, "");
    let over = ada.sees_on_the_board("Game over");
    let over = over.sees("Practice, from a moment of #1");
    assert_eq!(over.text().matches("Practice").count(), 1);
    evening.everything_stands();
    assert_eq!(stats(), counted);
    // It has a review and a record of its own.
    ada.plays("/table review").sees("You lead").privately();
    ada.sees_in_the_channel("#2 · step");
    let record = ada.plays("/table export").privately().file();
    let record = String::from_utf8(record).unwrap();
    assert!(record.contains("\"do\":\"continuation\""), "{record}");
    ada.plays("/table verify")
        .sees("I recomputed the whole game")
        .privately();
    evening.bot_stops();
    let said = evening.owner_runs(&["stats", "--recount"]);
    assert!(said.contains("Finished games: 1."), "{said}");
    assert!(said.contains(", 0 of them corrected"), "{said}");
}
