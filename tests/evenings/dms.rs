//! Direct messages: closed ones, and those that could belong to several tables.

use serde_json::json;

use crate::quick::{ADAS, BOBS, ENGLISH, begun, ends, hides};
use crate::support::Evening;

#[test]
fn game_continues_by_console_with_closed_dms() {
    let evening = Evening::hurried("closed_dms", "en-US", ENGLISH);
    evening.tolerates(403, 50_007);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    ada.closes_his_dms(true);
    begun(&ada, &bob, " rounds:6");
    let refused = || {
        let calls = evening.rest("status=403");
        calls
            .iter()
            .filter(|call| call["response"]["code"] == 50_007)
            .count()
    };
    for pair in 1..=2 {
        ada.sees_on_the_board("**Ada**: I can’t DM you")
            .does_not_see("**Bob**: your DMs");
        let console = ada.presses("My console").sees("0 of 4").privately();
        console
            .presses("Random sky")
            .presses("Seal my sky")
            .sees("sealed");
        hides(&bob, BOBS);
        ada.sees_on_the_board("is hunting");
        ends(&ada, "");
        ends(&bob, "");
        ada.sees_on_the_board(&format!("Rounds {} and", pair * 2 + 1));
    }
    assert_eq!(refused(), 1, "who refuses DMs is not asked again");
    assert!(ada.goes_to("dm").messages().is_empty());
    // A user who writes to the bot can be written to.
    ada.closes_his_dms(false);
    ada.writes("show").sees("0 of 4").presses("Random sky");
    ada.writes("seal").surely().sees("sealed");
    hides(&bob, BOBS);
    ada.sees_on_the_board("is hunting")
        .does_not_see("I can’t DM you");
    ends(&ada, "");
    ends(&bob, "");
    ada.sees_on_the_board("Game over");
    assert_eq!(refused(), 1);
}

#[test]
fn player_who_already_decided_is_not_asked_by_dm() {
    let evening = Evening::hurried("slow_dms", "en-US", ENGLISH);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    bob.writes("help").sees("Five space board games");
    // Bob can be written to already; hers take their time.
    let opening = "/users/@me/channels";
    evening.fault(json!({"fault": "slow", "path": opening, "times": 1, "ms": 10_000}));
    begun(&ada, &bob, " rounds:2");
    let console = ada.presses("My console").sees("0 of 4").privately();
    let sealed = console.presses("Random sky").presses("Seal my sky");
    sealed.sees("sealed");
    hides(&bob, BOBS);
    evening.waits_for_rest(&format!("path={opening}"), 1);
    for person in [&ada, &bob] {
        ends(person, "");
    }
    ada.sees_on_the_board("Game over");
    assert!(ada.goes_to("dm").messages().is_empty());
}

#[test]
fn ambiguous_words_ask_which_table_is_meant() {
    let evening = Evening::hurried("two_tables", "en-US", ENGLISH);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    let (ada_aside, bob_aside) = (ada.goes_to("side"), bob.goes_to("side"));
    begun(&ada, &bob, "");
    begun(&bob_aside, &ada_aside, "");
    // Both tables have asked her, so that what comes next is an answer.
    ada.is_asked(2);
    for cells in [ADAS, BOBS] {
        evening.keeps_secret(cells);
    }
    let which = ada.writes(ADAS).sees("Which game do you mean?");
    which
        .selects("Choose a game", "#2: Planétaire")
        .sees("D3")
        .privately();
    ada.writes(&format!("#1 {BOBS}")).sees("A8");
    ada.writes("#3 12").sees("You’re not in game #3");
    // Sealed at the one, so that only the other waits for her.
    ada.writes("#2 seal").surely().sees("sealed");
    ada_aside.sees_on_the_board("Ada** sealed");
    ada.board().does_not_see("Ada** sealed");
    ada.writes("seal").surely().sees("sealed");
    ada.sees_on_the_board("Ada** sealed");
    // Bob's skies: by their numbers, and by a command in each channel.
    bob.writes("show").sees("Which game");
    bob.goes_to("dm").plays("/console").sees("Which game");
    hides(&bob, "A1 A2 A3 A4");
    hides(&bob_aside, "H1 H2 H3 H4");
    let board = ada_aside.sees_on_the_board("is hunting");
    board.does_not_see("A1");
    // What was sealed where shows in the reveal of each.
    for (person, other) in [(&ada, &bob), (&ada_aside, &bob_aside)] {
        person.sees_on_the_board("is hunting");
        ends(person, "");
        ends(other, "");
    }
    ada_aside.sees_in_the_channel("D3");
    ada.sees_in_the_channel("A8");
    ada.sees_in_the_channel("A1 A2 A3 A4");
}

#[test]
fn replacement_player_is_asked_by_dm() {
    let evening = Evening::hurried(
        "taken_over",
        "en-US",
        &[ENGLISH, &[("Eve", "en-US")]].concat(),
    );
    let [ada, bob, eve] = ["Ada", "Bob", "Eve"].map(|name| evening.seat(name));
    begun(&ada, &bob, "");
    bob.sees_in_the_dm("0 of 4");
    bob.plays("/table leave").surely();
    eve.plays("/table join");
    ada.sees_in_the_channel("**Eve** wants")
        .presses("Welcome Eve");
    eve.sees_in_the_dm("0 of 4").presses("Random sky");
    eve.writes("seal").surely().sees("sealed");
}

#[test]
fn help_and_rules_are_answered_by_dm() {
    for game in games::IDS {
        let people = &[("Ada", "en-US"), ("Bob", "fr")];
        let evening = Evening::hurried(&format!("dms_help_{game}"), "en-US", people);
        let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
        // Discord does not tell the language of a user who only writes; their words may.
        ada.writes("help").sees("Five space board games");
        bob.writes("Règles !").sees("Cinq jeux de société spatiaux");
        for (words, sees) in [
            ("fire 12", "Five space board games"),
            ("tirer 12", "Cinq jeux de société spatiaux"),
        ] {
            let read = bob.writes(words).sees(sees);
            let titles = ["Five space", "Cinq jeux"];
            let named = titles.iter().filter(|title| read.text().contains(*title));
            assert_eq!(named.count(), 1, "{}", read.text());
        }
        bob.writes("3 AGA")
            .sees("Five space board games")
            .sees("Cinq jeux de société spatiaux");
        ada.plays(&format!("/{game} open")).sees("open");
        bob.presses("Join").privately();
        // Both languages are understood, and each person is answered in their own.
        for words in ["help!", "AIDE", "aide, s’il te plaît"] {
            ada.writes(words)
                .sees("this list: help")
                .presses("Previous");
            bob.writes(words).sees("cette liste\u{a0}: aide");
        }
        for words in ["rules", "Règles.", "règle ?"] {
            ada.writes(words).sees("(1/");
            bob.writes(words).sees("(1/");
        }
    }
}
