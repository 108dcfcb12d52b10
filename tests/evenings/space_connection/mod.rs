//! Space Connection, from the first command to the reveal: two people, and one alone.

mod bad_luck;
mod blind;
mod ends;
mod favourites;

use crate::support::Evening;

/// Twenty planets in nine systems.
pub(crate) const SKY: &str = "A1 A7 G1 G13 M1 M7 C4 C5 D5 D6 G6 G7 H7 I7 J1 J2 J3 J7 J8 K7";

/// Writes a picture to `HOUSTON_PICTURE_DIR`, if it is set, to be looked at.
fn keep(name: &str, picture: &[u8]) {
    assert!(picture.starts_with(b"\x89PNG"), "{name} is no picture");
    if let Some(folder) = std::env::var_os("HOUSTON_PICTURE_DIR") {
        let folder = std::path::PathBuf::from(folder);
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join(format!("{name}.png")), picture).unwrap();
    }
}

#[test]
fn two_players_hide_and_hunt_to_the_reveal() {
    let evening = Evening::begin("connection_two", "fr", &[("Ada", "en-US"), ("Bob", "fr")]);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    evening.keeps_secret(SKY);
    ada.plays("/connection open")
        .sees("Your game is open")
        .privately();
    bob.presses("Rejoindre").on_the_board();
    ada.presses("Lancer la partie").on_the_board();
    keep("dm", &ada.sees_in_the_dm("20 planets").picture());

    // Ada hides by positions, learns what is wrong, and mends it.
    ada.plays("/connection hide positions:A1 A3 A5 A7 F7 G6 H7 M1 M3 M5 M7")
        .sees("2 systems too many")
        .sees("a planet at G7 would join them")
        .privately();
    ada.plays("/connection seal")
        .sees("11 planets in 11 systems")
        .privately();
    let console = ada.plays(&format!("/connection hide positions:{SKY}"));
    keep("draft", &console.picture());
    let console = console.sees("Exactly right");
    console
        .presses("Seal my sky")
        .surely()
        .sees("sealed")
        .privately();
    // Bob plays by DM, with select menus and with words.
    let console = bob.writes("A1 A2").sees("2 planètes en 1 système");
    let console = console
        .selects(
            "Dans quelle rangée ajouter ou ôter une planète ?",
            "Rangée G",
        )
        .selects("Rangée G\u{a0}: choisis une case", "G7")
        .sees("3 planètes en 2 systèmes");
    console.presses("Ciel au hasard").sees("Le compte est bon");
    bob.writes("sceller").surely().sees("La chasse est ouverte");

    // Either may begin: the other is told to wait.
    let status = ada.sees_on_the_board("de lancer");
    let ada_begins = status.text().contains("C’est à Ada");
    let (first, second) = if ada_begins {
        (&ada, &bob)
    } else {
        (&bob, &ada)
    };
    let wait = if ada_begins {
        "C’est à l’autre"
    } else {
        "It’s your opponent’s turn"
    };
    second
        .plays("/connection scout at:B2")
        .sees(wait)
        .privately();
    let [emitters, super_ship, ship] = if ada_begins {
        ["emitters at A1", "super-astronef en C5", "a ship to G4"]
    } else {
        ["émetteurs en A1", "super-ship to C5", "un astronef en G4"]
    };
    first.writes("laser A1 A7").surely().sees(emitters);
    second.writes("super C5").sees(super_ship);
    keep("board", &ada.board().picture());
    keep("own", &ada.plays("/console").picture());
    ada.plays("/table describe")
        .sees("Sky hidden by")
        .sees("Emitters: A1 A7")
        .privately();

    // A launch from the console, by piece, row and position.
    let menus = if ada_begins {
        [
            "Pick a piece to launch",
            "Which row for the ship?",
            "ship to…",
        ]
    } else {
        [
            "Choisis une pièce à lancer",
            "astronef\u{a0}: quelle rangée\u{a0}?",
            "astronef en…",
        ]
    };
    let (piece, row) = if ada_begins {
        ("ship", "Row G")
    } else {
        ("astronef", "Rangée G")
    };
    first
        .plays("/console")
        .selects(menus[0], piece)
        .selects(menus[1], row)
        .selects(menus[2], "G4")
        .sees(ship)
        .privately();
    // Some of every row first, then the positions of a row.
    let some = second.is_offered("/connection scout at:", "at");
    for row in 'A'..='M' {
        assert!(some.iter().any(|at| at.starts_with(row)), "{row}: {some:?}");
    }
    let of_row = second.is_offered("/connection scout at:G1", "at");
    assert!(of_row.contains(&"G13".to_owned()), "{of_row:?}");
    let centres = second.is_offered("/connection super at:", "at");
    assert!(centres.contains(&"B3".to_owned()), "{centres:?}");
    // The second emitter is offered on the first one's lines.
    let partners = second.is_offered("/connection laser at:C4 and:", "and");
    assert!(partners.contains(&"G4".to_owned()), "{partners:?}");
    assert!(!partners.contains(&"C5".to_owned()), "{partners:?}");
    // Nonsense is told to its author alone, with what would be allowed; giving up is asked twice.
    let not_there = if ada_begins {
        "**A1** n’est pas le centre"
    } else {
        "**A1** isn’t the center"
    };
    let refused = second.writes("super A1").sees(not_there);
    refused.sees("B3").privately();
    let (ask, now) = if ada_begins {
        ("Abandonner\u{a0}?", "Abandonner pour de bon")
    } else {
        ("Give up?", "Give up for good")
    };
    let asked = second.writes(if ada_begins { "abandonner" } else { "concede" });
    asked.sees(ask).presses(now).privately();
    let reveal = ada.sees_in_the_channel("Les ciels sont dévoilés");
    keep("reveal", &reveal.picture());
}

#[test]
fn solo_hunt_is_played_to_its_end() {
    let evening = Evening::begin("connection_solo", "fr", &[("Ada", "fr")]);
    let ada = evening.seat("Ada");
    ada.plays("/connection open players:1").privately();
    ada.sees_on_the_board("Solo");
    ada.plays("/connection scout at:A8")
        .sees("la rangée A va de A1 à A7")
        .privately();
    ada.plays("/connection super at:C5");
    ada.plays("/connection laser at:G1 and:G13").surely();
    ada.plays("/connection note mark:0 positions:B2 B3")
        .sees("Tes notes privées, planètes")
        .privately();
    ada.sees_on_the_board("2 coups");
    // A new process does not know yet how often its commands were registered before.
    evening.tolerates(429, 0);
    let (board, old) = (ada.board().id(), ada.plays("/console"));
    evening.bot_stops();
    evening.bot_starts();
    old.selects("Choisis une pièce à lancer", "super-astronef")
        .selects("super-astronef en…", "K2")
        .sees("super-astronef en K2")
        .privately();
    ada.sees_on_the_board("3 coups");
    assert_eq!(ada.board().id(), board);
    keep("solo", &ada.board().picture());
    let ask = ada.plays("/connection concede").sees("Abandonner");
    ask.presses("Abandonner pour de bon").privately();
    let reveal = ada.sees_in_the_channel("Le ciel est dévoilé");
    keep("solo-reveal", &reveal.picture());
    ada.sees_on_the_board("a abandonné");
}
