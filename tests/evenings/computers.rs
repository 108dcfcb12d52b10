//! Whoever is alone, or one short, plays with a computer: in every game, through the same doors, and
//! it is waited for as any other.

use std::time::Duration;

use serde_json::Value;

use crate::support::{Evening, Person};

const MINUTE: Duration = Duration::from_secs(60);
/// How many decisions a game may take until it is over.
const MANY: usize = 900;

/// Lets time pass until the game is over: whoever sits there and does nothing is played for.
#[track_caller]
fn ends(person: &Person<'_>, game: &str) {
    let evening = person.evening;
    for _ in 0..MANY {
        if person.board().text().contains("The game is over") {
            return;
        }
        // Computers take seconds, whoever is away has minutes.
        evening.discord_ages(MINUTE);
        evening.everything_stands();
    }
    panic!("{game} has no end: {}", person.board().text());
}

/// What went wrong with a computer, as its owner reads it.
fn troubles(evening: &Evening) -> Vec<String> {
    let log = evening.log();
    let of_computers = log.lines().filter(|line| line.contains("a computer"));
    of_computers.map(str::to_owned).collect()
}

#[test]
fn every_game_can_be_played_alone_against_a_computer() {
    let evening = Evening::hurried("computers_alone", "en-US", &[("Ada", "en-US")]);
    let ada = evening.seat("Ada");
    for (game, table) in evening.games("ada").into_iter().zip(1..) {
        ada.plays(&format!("/{game} open computer:Easy pace:live"))
            .sees("Your game has begun");
        ada.sees_on_the_board(&format!("table {table}\n"));
        ends(&ada, &game);
        assert_eq!(troubles(&evening), Vec::<String>::new(), "{game}");
        // It is called by nobody, and written to by nobody.
        evening.everything_stands();
    }
    assert!(evening.pings().is_empty(), "whoever is alone is not called");
    let opened = evening.rest("method=POST&path=/users/@me/channels");
    let to = |call: &Value| call["request"]["recipient_id"].clone();
    assert!(opened.iter().all(|call| to(call) == ada.id()), "{opened:?}");
}

const TWO: &[(&str, &str)] = &[("Ada", "en-US"), ("Bob", "fr")];

#[test]
fn a_computer_fills_a_lobby_and_makes_room_for_a_person() {
    let evening = Evening::hurried("computers_lobby", "en-US", TWO);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    ada.plays("/connection open").sees("Your table is open");
    bob.presses("Computer")
        .presses("Fort")
        .sees("l’hôte")
        .privately();
    ada.presses("Computer")
        .sees("How strong shall the computer play?")
        .presses("Strong")
        .privately();
    ada.sees_on_the_board("**Houston (strong)**");
    ada.plays("/table computer strength:Easy").sees("full");
    ada.plays("/table computer strength:No computer any more")
        .sees("has got up");
    ada.plays("/table computer strength:Easy")
        .sees("has sat down");
    // It is nobody's place that a person wants.
    bob.presses("Join").on_the_board();
    ada.sees_on_the_board("**Bob**").does_not_see("Houston (");
    ada.plays("/table close").sees("closed");
    ada.plays("/interceptor open campaign:Inside the campaign computer:Fair")
        .sees("only people play for that");
}

#[test]
fn a_computer_stands_in_for_whoever_left_if_the_others_agree() {
    let evening = Evening::hurried("computers_stand_in", "en-US", TWO);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    ada.plays("/planetaire open order:one");
    bob.presses("Join").on_the_board();
    ada.presses("Start").on_the_board();
    ada.plays("/planetaire hide cells:D3 F5 B7 H1");
    ada.plays("/planetaire seal").surely();
    bob.plays("/table computer strength:Moyen")
        .sees("déjà commencé");
    bob.plays("/table leave").sees("parti");
    ada.plays("/table computer strength:Fair")
        .sees("everybody agrees");
    // It fires, and goes on though the bot dies.
    for fired in 1..=3 {
        evening.discord_ages(MINUTE);
        ada.sees_on_the_board(&format!("Houston (fair) detects: {fired} ray"));
        evening.bot_is_killed();
        evening.bot_starts();
    }
    evening.everything_stands();
    assert_eq!(troubles(&evening), Vec::<String>::new());
    // It gives back what was lent: to him at once, since he knows that seat.
    assert!(ada.board().button("Take over").is_some());
    bob.plays("/table join").sees("Le siège est à vous");
    ada.sees_on_the_board("Bob detects: 3 ray");
    bob.plays("/console").sees("À vous de détecter");
    bob.plays("/table leave").sees("parti");
    // Whoever is the last person there closes the table with himself.
    ada.plays("/table leave").sees("You have left");
    ada.sees_in_the_channel("is closed");
}
