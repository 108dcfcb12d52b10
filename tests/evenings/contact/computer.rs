//! A person and a computer in one crew: it practises as anyone may, without being waited for, and
//! what they heard of its hand helps them later.

use super::{legs, taps, transmits};
use crate::support::club::AtTable;
use crate::support::{Evening, Person};

/// How many practice flights a computer makes.
const FLIGHTS: usize = 4;

/// How many practice flights of this pilot her history tells of.
#[track_caller]
fn flights(ada: &Person<'_>, pilot: &str) -> usize {
    let flown = format!("{pilot} flew");
    let history = ada.plays("/table history").privately();
    history.text().matches(&flown).count()
}

#[test]
fn computers_practice_reveals_its_pace() {
    let evening = Evening::fated("contact_computer", "en-US", &[("Ada", "en-US")]);
    let ada = evening.seat("Ada");
    ada.begins_against("contact", "level:Level 3 computer:Strong");
    // It flies when the test says so, and not meanwhile.
    evening.discord_holds_its_breath();
    let table = AtTable {
        game: "contact".to_owned(),
        seats: vec![ada.clone()],
    };

    // No player waits for it, and it flies.
    evening.the_hour_comes(table.next_move().expect("the computer practises"));
    ada.sees_on_the_board("About to fly: Houston (strong)");

    // She practises beside it, and the bot dies under both.
    let console = ada.presses("My console").privately();
    let near = console.buttons();
    let near = near.iter().find(|label| label.starts_with("Fly to "));
    let console = console.presses(near.unwrap());
    evening.bot_is_killed();
    evening.bot_starts();
    taps(console, &[(700, 900)])
        .sees("All landings done")
        .presses("Send");
    ada.sees_on_the_board("**Ada** flew Earth");
    table.computers_play();
    assert_eq!(flights(&ada, "**Houston (strong)**"), FLIGHTS);
    assert_eq!(flights(&ada, "You"), 1);
    // She plays alone, so her console is the board, and shows its flight.
    ada.sees_on_the_board("**Houston (strong)** flew");
    let last = ada.plays("/console").privately();
    assert_eq!(last.message["attachments"][0]["filename"], "replay.gif");
    let again = last.presses("See again").privately();
    assert_eq!(again.message["attachments"][0]["filename"], "again.gif");

    // When enough was practised is hers to say.
    ada.sees_on_the_board("the farther the longer");
    ada.plays("/console").presses("Start mission");
    ada.sees_on_the_board("Round 1/12");
    transmits(&ada);
    table.computers_play();
    while ada.board().text().contains("Round 1/12") {
        let console = ada.plays("/console").sees("Landings: 0 of");
        let hops = vec![(400, 900); legs(&console)];
        taps(console, &hops).presses("Send");
        table.computers_play();
    }

    // She knows its hand: what is computed of its flights names the planet.
    ada.sees_on_the_board("Round 2/12");
    let mut advice = ada.plays("/table advice").privately();
    while !advice.text().contains("Guess **") {
        ada.plays("/contact repeat");
        table.computers_play();
        advice = ada.plays("/table advice").privately();
    }
    let (_, named) = advice.text().split_once("Guess **").unwrap();
    let planet = named.split('*').next().unwrap();
    ada.plays(&format!("/contact guess planet:{planet}"))
        .sees("correct");
}

#[test]
fn mission_can_start_during_a_computers_practice() {
    let evening = Evening::fated("contact_computer_begun", "en-US", &[("Ada", "en-US")]);
    let ada = evening.seat("Ada");
    ada.begins_against("contact", "level:Level 3 computer:Easy");
    // It flies when the test says so, and not meanwhile.
    evening.discord_holds_its_breath();
    let table = AtTable {
        game: "contact".to_owned(),
        seats: vec![ada.clone()],
    };
    for _ in 0..2 {
        evening.the_hour_comes(table.next_move().expect("the computer practises"));
        evening.everything_stands();
    }
    ada.plays("/console").presses("Start mission");
    ada.sees_on_the_board("Round 1/12");
    // Its flight is over with the practice.
    table.computers_play();
    assert_eq!(flights(&ada, "**Houston (easy)**"), 0);
    ada.plays("/console").sees("Your secret target");
}
