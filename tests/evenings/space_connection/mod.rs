//! Space Connection, from the first command to the reveal.

mod blind;
mod favourites;

use crate::support::Evening;

/// Twenty planets in nine systems.
pub(crate) const SKY: &str = "A1 A7 G1 G13 M1 M7 C4 C5 D5 D6 G6 G7 H7 I7 J1 J2 J3 J7 J8 K7";

#[test]
fn two_players_hide_and_hunt_to_the_reveal() {
    let evening = Evening::begin("connection_two", "fr", &[("Ada", "en-US"), ("Bob", "fr")]);
    let (ada, bob) = (evening.seat("Ada"), evening.seat("Bob"));
    evening.keeps_secret(SKY);
    ada.plays("/connection open")
        .sees("Your game is open")
        .privately();
    bob.presses("Rejoindre").privately();
    ada.presses("Lancer la partie").privately();
    ada.sees_in_the_dm("20 planets");

    // Ada hides by positions, learns what is wrong, and mends it.
    ada.plays("/connection hide positions:A1 A3 A5 A7 F7 G6 H7 M1 M3 M5 M7")
        .sees("2 systems too many")
        .sees("a planet at G7 would join them")
        .privately();
    ada.plays("/connection seal")
        .sees("11 planets in 11 systems")
        .privately();
    let console = ada.plays(&format!("/connection hide positions:{SKY}"));
    let console = console.sees("Exactly right");
    console.presses("Seal my sky").sees("sealed").privately();
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
        ["on your beams", "autour de C5", "around G4"]
    } else {
        ["sur tes rayons", "around C5", "autour de G4"]
    };
    first.writes("laser A1 A7").surely().sees(emitters);
    second.writes("super C5").sees(super_ship);
    ada.plays("/table describe")
        .sees("Sky hidden by")
        .sees("Lasers: A1 A7")
        .privately();

    // A launch from the console by its name: a piece, then a row and a spot, and a look at it.
    let [piece, pick, rows, row, spots, send] = if ada_begins {
        [
            "Ship",
            "Pick a spot…",
            "Ship: pick a row",
            "Row G",
            "Row G: pick a spot",
            "Ship to G4",
        ]
    } else {
        [
            "Astro",
            "Choisir une case…",
            "Astronef\u{a0}: choisis la rangée",
            "Rangée G",
            "Rangée G\u{a0}: choisis une case",
            "Astronef en G4",
        ]
    };
    first
        .plays("/console")
        .presses("⋯")
        .presses(pick)
        .presses(piece)
        .selects(rows, row)
        .selects(spots, "G4")
        .presses(send)
        .sees(ship)
        .privately();
    // Or what is aimed already is moved, as far as only its picture.
    let triangle = if ada_begins {
        "Triangle de"
    } else {
        "Triangle of"
    };
    let aimed = second.plays("/console").presses("↘");
    aimed.sees(triangle).privately();
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
    ada.sees_in_the_channel("Les ciels sont dévoilés");
}
