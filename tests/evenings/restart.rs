//! The bot restarts in the middle of everything: nothing is lost, posted twice or asked twice.

use crate::quick::{ADAS, BOBS, ENGLISH, begun, ends};
use crate::support::Evening;

#[test]
fn restart_during_a_round_is_unnoticed() {
    let evening = Evening::begin("restart", "en-US", ENGLISH);
    // A new process does not know yet how often its commands were registered before.
    evening.tolerates(429, 0);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    let posts = || evening.posts_that_call_nobody();
    evening.keeps_secret(ADAS);
    evening.keeps_secret(BOBS);

    // While people hide.
    begun(&ada, &bob, "");
    let console = ada.sees_in_the_dm("0 of 4");
    bob.sees_in_the_dm("0 of 4");
    let form = console.presses("Type cells…").opens("Your sky");
    evening.everything_stands();
    let (before, board) = (posts(), ada.board().id());
    evening.bot_stops();
    let missed = bob.board().presses_blindly("My console");
    drop(missed);
    evening.bot_starts();
    let console = form.fills(ADAS).sees("complete");
    console.presses("Seal my sky").sees("sealed");
    bob.writes(BOBS).sees("complete");
    bob.writes("seal").surely().sees("sealed");
    ada.sees_on_the_board("is hunting");
    assert_eq!(ada.board().id(), board);
    assert_eq!(ada.boards().len(), 1);
    // Bob's two answers, and nothing else: no board, no second prompt.
    assert_eq!(posts(), before + 2);

    // While they detect.
    bob.plays("/planetaire fire margin:12");
    let old = bob.sees_on_the_board("fired from 12");
    let console = bob.presses("My console").privately();
    let form = ada.presses("Fire a ray…").opens("Fire a ray");
    evening.everything_stands();
    let before = posts();
    evening.bot_stops();
    evening.bot_starts();
    form.fills("3").sees("fired from 3:");
    console.presses("1–8").presses("5").sees("fired from 5:");
    old.presses("Fire a ray…")
        .fills("12")
        .sees("already fired from");
    old.presses("Fire a ray…")
        .fills("30")
        .sees("fired from 30:");
    ada.sees_on_the_board("fired from 30")
        .sees("3 rays")
        .sees("1 ray,");
    assert_eq!(ada.board().id(), board);
    assert_eq!(posts(), before);
    ends(&ada, "");
    evening.bot_stops();
    evening.bot_starts();
    ends(&bob, "");

    // The end, and after it: what was posted stays, once.
    ada.sees_on_the_board("Game over");
    evening.everything_stands();
    let (before, board) = (posts(), ada.board().id());
    evening.bot_stops();
    evening.bot_starts();
    ada.plays("/table describe").sees("revealed");
    assert_eq!((posts(), ada.board().id()), (before, board));
    let reveals = ada.public_messages();
    let reveals = reveals
        .iter()
        .filter(|message| message["attachments"][0]["filename"] == "reveal.png");
    assert_eq!(reveals.count(), 1);
    assert_eq!(ada.boards().len(), 1);
    ada.presses("⋯").presses("New lobby").sees("same people");
}

#[test]
fn events_during_downtime_do_no_harm() {
    let evening = Evening::hurried("away", "en-US", ENGLISH);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    begun(&ada, &bob, "");
    // Only a board that the bot knows to stand is moved.
    evening.everything_stands();
    evening.bot_stops();
    for line in ["one", "two", "three", "four", "five", "six"] {
        bob.chats(line);
    }
    evening.bot_starts();
    // The bot answers the first commands after its return, and the board is found again.
    ada.plays("/console").sees("0 of 4").privately();
    ada.plays("/table show").sees("at the bottom").privately();
    let newest = |board: &str| {
        let messages = ada.public_messages();
        messages.last().is_some_and(|last| last["id"] == board)
    };
    evening.until("ada", "the board at the bottom", || {
        let boards = ada.boards();
        let only = boards.first().filter(|_| boards.len() == 1)?;
        newest(only["id"].as_str()?).then_some(())
    });
}
