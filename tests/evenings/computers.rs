//! Whoever is alone, or one short, plays with a computer: in every game, through the same doors, and
//! it is waited for as any other.

use std::time::Duration;

use serde_json::Value;

use crate::support::club::{Club, people};
use crate::support::explore::{After, Explorer, Played};
use crate::support::{Evening, Seen};

const MINUTE: Duration = Duration::from_secs(60);
/// In so many turns somebody tries so many of the things that his console offers; after that he lets
/// his time run out each time. Who plays by chance alone would need hundreds of acts to come home from
/// the Moon, or to tap a route that ends where it should.
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
fn every_game_is_played_alone_to_its_end_against_a_computer() {
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
        let told = table.seats[0].plays("/history").privately();
        let (_, named) = STRENGTHS[nth % STRENGTHS.len()];
        let (game, named) = (&table.game, named[nth % 2]);
        assert!(table.is_over(), "{game} has no end: {}", told.text());
        let all = whole(told);
        assert!(all.contains(&format!("**{named}**")), "{game}: {all}");
        // It keeps nobody waiting.
        assert!(!all.contains(&format!("⏳ **{named}**")), "{game}: {all}");
    }
    // It is called by nobody, and written to by nobody.
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

/// Somebody tries a few things, as long as it is his turn.
#[track_caller]
fn tries(explorer: &mut Explorer, played: &mut Played<'_, '_>) {
    for _ in 0..ACTS {
        let done = explorer.tries(played, &[0], After::News);
        if done.is_none() || played.table.next_move().is_some() {
            return;
        }
    }
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
    ada.plays("/table computer strength:Fair").sees("Done.");
    // It fires, and goes on though the bot dies.
    for fired in 1..=3 {
        evening.discord_ages(MINUTE);
        ada.sees_on_the_board(&format!("Houston (fair) detects: {fired} ray"));
        evening.bot_is_killed();
        evening.bot_starts();
    }
    evening.everything_stands();
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
