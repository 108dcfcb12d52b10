//! A person who is alone, or a table that is one short, plays with a computer: in every game,
//! through the same commands and components, and the computer is waited for like any other player.

use std::time::Duration;

use serde_json::Value;

use crate::quick::{ADAS, ends, hides};
use crate::support::club::{Club, people};
use crate::support::explore::{After, Explorer, Played};
use crate::support::{Evening, Seen};

/// In this many turns a player tries this many of the things that their console offers; after that
/// they let their time run out each time. By chance alone it would take hundreds of actions to come
/// home from the Moon, or to tap a route that ends where it should.
const TURNS: usize = 6;
const ACTS: usize = 3;
/// How many decisions a game may take until it is over.
const MANY: usize = 300;
/// The time for a decision.
const TIME: Duration = Duration::from_secs(3 * 24 * 3_600 + 60);

/// How strong a computer is, and what it is called then, in English and in French.
const STRENGTHS: [(&str, [&str; 2]); 3] = [
    ("Easy", ["Houston (easy)", "Houston (facile)"]),
    ("Fair", ["Houston (fair)", "Houston (moyen)"]),
    ("Strong", ["Houston (strong)", "Houston (fort)"]),
];

/// In English and in French by turns, and against a stronger one each time.
#[test]
fn every_game_can_be_finished_against_a_computer() {
    let evening = Evening::fated("computers", "en-US", &people());
    let options =
        STRENGTHS.map(|(strength, _)| format!("computer:{strength} pace:By correspondence"));
    let club = Club::opens_with_computers(&evening, &options);
    let mut explorer = Explorer::begin();
    let mut tables: Vec<_> = club.tables.iter().map(Played::at).collect();
    for turn in 0..MANY {
        club.computers_play();
        tables.retain(|played| !played.table.is_over());
        if tables.is_empty() {
            break;
        }
        for played in tables.iter_mut().filter(|_| turn < TURNS) {
            tries(&mut explorer, played);
        }
        club.time_runs_out(TIME);
    }
    for (nth, table) in club.tables.iter().enumerate() {
        let history_page = table.seats[0].plays("/table history").privately();
        let (_, named) = STRENGTHS[nth % STRENGTHS.len()];
        let (game, named) = (&table.game, named[nth % 2]);
        assert!(
            table.is_over(),
            "{game} has no end: {}",
            history_page.text()
        );
        let all = whole(history_page);
        assert!(all.contains(&format!("**{named}**")), "{game}: {all}");
        // The computer keeps no one waiting.
        assert!(!all.contains(&format!("⏳ **{named}**")), "{game}: {all}");
    }
    // The computer is neither called nor sent a DM.
    assert!(evening.pings().is_empty(), "whoever is alone is not called");
    let opened = evening.rest("method=POST&path=/users/@me/channels");
    let ids = people().map(|(name, _)| evening.seat(name).id());
    let is_theirs = |call: &Value| ids.iter().any(|id| call["request"]["recipient_id"] == **id);
    assert!(opened.iter().all(is_theirs), "{opened:?}");
}

/// What leads to the page before, in both languages.
const PREVIOUS: [&str; 2] = ["Previous", "Précédent"];

/// A history from its first page to its last.
#[track_caller]
fn whole(mut page: Seen<'_>) -> String {
    let mut all = page.text().to_owned();
    loop {
        let buttons = page.buttons();
        let before = buttons.iter().find(|it| PREVIOUS.contains(&it.as_str()));
        let Some(before) = before else {
            return all;
        };
        page = page.presses(before).privately();
        all = format!("{}\n{all}", page.text());
    }
}

/// The player tries a few things, as long as it is their turn.
#[track_caller]
fn tries(explorer: &mut Explorer, played: &mut Played<'_, '_>) {
    for _ in 0..ACTS {
        let done = explorer.tries(played, &[0], After::News);
        if done.is_none() || played.table.next_move().is_some() {
            return;
        }
    }
}

/// A move in a live game, and a moment.
const MOVE: Duration = Duration::from_secs(5 * 60 + 1);

#[test]
fn computer_keeps_step_with_a_person_who_is_alone() {
    let evening = Evening::fated("computers_step", "en-US", &[("Ada", "en-US")]);
    let ada = evening.seat("Ada");
    // It moves when the test says so, and not meanwhile.
    evening.discord_holds_its_breath();
    let plays = || {
        while let Some(hour) = evening.next_move(1) {
            evening.the_hour_comes(hour);
        }
    };
    let history = || ada.plays("/table history").privately().text().to_owned();
    ada.begins_against("planetaire", "computer:Easy pace:Live");
    // Both hide at once; nobody is ahead there.
    plays();
    assert!(history().contains("sealed a sky"), "{}", history());
    hides(&ada, ADAS);
    plays();
    ada.sees_on_the_board("Houston (easy) is hunting: 0 rays");
    // A ray for a ray, though the bot dies before its move or after it.
    for fired in 1..=4 {
        ada.plays(&format!("/planetaire fire margin:{fired}"));
        if fired % 2 == 0 {
            evening.bot_is_killed();
            evening.bot_starts();
        }
        plays();
        ada.sees_on_the_board(&format!("Ada is hunting: {fired} ray"))
            .sees(&format!("Houston (easy) is hunting: {fired} ray"));
        // What her own ray did is still told, after the computer's.
        ada.plays("/console")
            .sees(&format!("You fired from {fired}"));
        if fired % 2 == 1 {
            evening.bot_is_killed();
            evening.bot_starts();
            assert_eq!(evening.next_move(1), None);
        }
    }
    // When her time is up it waits no longer; and it was never late itself.
    evening.discord_ages(MOVE);
    ada.sees_on_the_board("**Ada** skips this turn");
    plays();
    ada.sees_on_the_board("Houston (easy) is done");
    ends(&ada, "");
    ada.sees_on_the_board("Game over");
    let events = history();
    assert!(
        events.contains("⏳ Time’s up: you skip this turn"),
        "{events}"
    );
    assert!(!events.contains("**Houston (easy)** skips"), "{events}");
}

#[test]
fn computer_ends_its_round_after_a_person_who_has_ended_theirs() {
    let evening = Evening::fated("computers_rest", "en-US", &[("Ada", "en-US")]);
    let ada = evening.seat("Ada");
    evening.discord_holds_its_breath();
    ada.begins_against("planetaire", "computer:Easy pace:Live");
    hides(&ada, ADAS);
    while let Some(hour) = evening.next_move(1) {
        evening.the_hour_comes(hour);
    }
    ends(&ada, "");
    while let Some(hour) = evening.next_move(1) {
        evening.the_hour_comes(hour);
    }
    ada.sees_on_the_board("Game over");
}

const TWO: &[(&str, &str)] = &[("Ada", "en-US"), ("Bob", "fr")];

#[test]
fn computer_fills_a_seat_and_gives_way_to_a_person() {
    let evening = Evening::hurried("computers_lobby", "en-US", TWO);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    ada.plays("/connection open").sees("Your game is open");
    bob.plays("/table computer strength:Fort")
        .sees("l’hôte")
        .privately();
    ada.presses_more("Computer")
        .sees("How strong should the computer be?")
        .presses("Strong")
        .privately();
    ada.sees_on_the_board("**Houston (strong)**");
    ada.plays("/table computer strength:Easy").sees("full");
    ada.plays("/table computer strength:Remove the computer")
        .sees("Computer removed");
    ada.plays("/table computer strength:Easy")
        .sees("Computer added");
    // A computer makes room for a person who wants its seat.
    bob.presses("Join").privately();
    ada.sees_on_the_board("**Bob**").does_not_see("Houston (");
    ada.plays("/table close").sees("closed");
    ada.plays("/interceptor open campaign:Inside the campaign computer:Fair")
        .sees("only people can play");
}

#[test]
fn computer_replaces_a_leaver_with_consent() {
    let evening = Evening::hurried("computers_stand_in", "en-US", TWO);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    ada.plays("/planetaire open order:one");
    bob.presses("Join").privately();
    ada.presses("Start").privately();
    ada.plays("/planetaire hide cells:D3 F5 B7 H1");
    ada.plays("/planetaire seal").surely();
    bob.plays("/table computer strength:Moyen")
        .sees("déjà commencé");
    bob.plays("/table leave").surely().sees("parti");
    // It moves when the test says so, and not meanwhile.
    evening.discord_holds_its_breath();
    ada.plays("/table computer strength:Fair").sees("Done!");
    // It fires, and goes on though the bot dies.
    for fired in 1..=3 {
        let status = format!("Houston (fair) is hunting: {fired} ray");
        while !ada.board().text().contains(&status) {
            let hour = evening.until("ada", "a computer that thinks", || evening.next_move(1));
            evening.the_hour_comes(hour);
            evening.everything_stands();
        }
        ada.sees_on_the_board(&status);
        evening.bot_is_killed();
        evening.bot_starts();
    }
    evening.everything_stands();
    // The computer returns the seat that it was lent: to Bob at once, who knows that seat.
    assert!(ada.board().button("Take over").is_some());
    bob.plays("/table join").sees("La place est à toi");
    ada.sees_on_the_board("Bob is hunting: 3 ray");
    bob.plays("/console").sees("3 rayons tirés");
    bob.plays("/table leave").surely().sees("parti");
    // When the last person leaves, the table closes.
    ada.plays("/table leave").surely().sees("You’ve left");
    ada.sees_in_the_channel("was closed");
}
