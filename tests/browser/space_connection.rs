//! Two people play Space Connection through the page, from hiding to its natural end: every piece
//! is launched, by menus, dialogues, a command and direct messages; and neither pane ever holds
//! what is the other's.

use super::begin;
use super::house::House;
use super::window::{ENTER, Window, pane};

/// Twenty planets in nine systems, row by row.
const ADAS: &str = "A1 A7 C7 D1 D2 D3 D7 D8 E7 F7 G1 G6 G7 G13 J5 J6 K4 K5 M1 M7";
const GRACES: &str = "A1 A7 C4 C5 D5 D6 G1 G6 G7 G13 H7 I7 J1 J2 J3 J7 J8 K7 M1 M7";
/// Cells that no help text mentions, but that any listing of a whole sky does.
const ADAS_OWN: &str = "A1 A7 C7";
const GRACES_OWN: &str = "A1 A7 C4";

#[track_caller]
fn keeps_secret(window: &Window, house: &House, from: &str, sky: &str) {
    assert!(!window.holds(from, sky), "{from}'s pane holds {sky}");
    assert!(
        !house.everything(from).contains(sky),
        "{from} is told of {sky}"
    );
}

/// Her own picture tells her what the other's must not.
#[track_caller]
fn knows(window: &Window, person: &str, sky: &str) {
    window.driver.until(sky, || {
        let held = window.holds(person, sky);
        held.then_some(())
            .ok_or_else(|| format!("{person} does not know her own sky"))
    });
}

#[test]
fn two_players_hunt_to_the_ninth_system() {
    let Some((house, window)) = begin("") else {
        return;
    };
    window.sees("ada", "Houston is the game master here");
    window.begins_for_two("connection");

    hiding(&window, &house);
    hunting(&window);
    // The end by itself, with both skies for everyone.
    let told = "Ada wins with 9/9 systems and 20 planets after 10 launches";
    window.sees("ada", told);
    window.pictures_are_there("ada");
    // Back from her direct messages, Grace sees both skies too.
    window
        .driver
        .click(&format!("{} [data-jump]", pane("grace")));
    window.sees("grace", told);
    window.pictures_are_there("grace");
    window.shot("hunt-reveal");
    window.was_quiet();
}

fn hiding(window: &Window, house: &House) {
    // Ada under her console: what is wrong is said, and the button that seals waits for it.
    window.presses("ada", "My console");
    window.sees_privately("ada", "Your sky is empty");
    window.chooses("ada", "Pick a row to add or remove a planet", "Row G");
    window.chooses("ada", "Row G: pick a spot", "G7");
    window.sees_privately("ada", "1 planet in 1 system");
    // The console stays with the row.
    window.chooses("ada", "Row G: pick a spot", "G8");
    window.sees_privately("ada", "2 planets in 1 system");
    window.presses("ada", "Write spots…");
    window.answers_modal("ada", "A1 A3 A5 A7 F7 G6 H7 M1 M3 M5 M7");
    window.sees_privately("ada", "a planet at G7 would join them");
    window.shot("hunt-hiding");
    window.presses("ada", "Write spots…");
    window.answers_modal("ada", ADAS);
    window.sees_privately("ada", "Exactly right");
    window.pictures_are_there("ada");
    window.presses("ada", "Seal my sky");
    window.presses("ada", "Seal for good");
    window.sees_privately("ada", "Your sky is sealed");
    knows(window, "ada", ADAS_OWN);
    keeps_secret(window, house, "grace", ADAS_OWN);

    // Grace in her direct messages, in French.
    window
        .driver
        .click(&format!("{} [data-jump]", pane("grace")));
    window.sees("grace", "Ton ciel est vide");
    window.presses("grace", "Écrire les cases…");
    window.answers_modal("grace", GRACES);
    window.sees("grace", "Le compte est bon");
    window.presses("grace", "Sceller mon ciel");
    window.presses("grace", "Valider");
    window.sees("ada", "The hunt begins");
    knows(window, "grace", GRACES_OWN);
    keeps_secret(window, house, "ada", GRACES_OWN);
    keeps_secret(window, house, "grace", ADAS_OWN);
}

/// Grace wastes a scout from her direct messages.
fn grace_wastes(window: &Window, at: &str) {
    window.types("grace", &format!("{at}{ENTER}"));
    window.sees("ada", &format!("Grace sent a scout to {at}: scout lost"));
}

/// Ada launches from the dialogue under the board.
fn ada_says(window: &Window, said: &str, told: &str) {
    window.presses("ada", "Launch…");
    window.answers_modal("ada", said);
    window.sees("ada", told);
}

fn hunting(window: &Window) {
    let grace_begins = window
        .text(&format!("{} .timeline", pane("ada")))
        .contains("Coin toss: Grace");
    if grace_begins {
        grace_wastes(window, "B1");
    }
    ada_says(
        window,
        "super C5",
        "Ada sent a super-ship to C5: 4 new planets, C4 C5 D5 D6",
    );
    window.sees("ada", "System complete (1/9)");
    grace_wastes(window, "B2");

    // By piece, row and position.
    window.presses("ada", "My console");
    window.sees_privately("ada", "Pick a piece");
    window.chooses("ada", "Pick a piece to launch", "scout");
    window.sees_privately("ada", "Which row for the scout?");
    window.chooses("ada", "Which row for the scout?", "Row A");
    window.sees_privately("ada", "Which spot for the scout?");
    window.chooses("ada", "scout to…", "A1");
    window.sees("ada", "Ada sent a scout to A1: a planet!");
    grace_wastes(window, "B3");

    // By a command.
    window.types("ada", "/connection scout ");
    window.driver.types_on("at:A7");
    window.driver.click(&format!("{} .run", pane("ada")));
    window.sees("ada", "Ada sent a scout to A7: a planet!");
    grace_wastes(window, "B4");
    ada_says(window, "ship J2", "3 new planets, J1 J2 J3");
    grace_wastes(window, "B5");

    // Two emitters by menus, then one alone in line with them.
    lasers(window, "Row G", "G1");
    window.chooses("ada", "Second emitter at…", "G13");
    window.sees_privately("ada", "to light G1 G2");
    window.presses("ada", "Fire the laser");
    window.sees("ada", "4 new planets, G1 G6 G7 G13");
    window.shot("hunt-beams");
    grace_wastes(window, "B6");
    ada_says(window, "M1", "Ada sent a scout to M1: a planet!");
    grace_wastes(window, "B7");
    lasers(window, "Row M", "M7");
    window.presses("ada", "Use one emitter");
    window.presses("ada", "Fire the laser");
    window.sees("ada", "an emitter at M7: a new planet at M7");
    grace_wastes(window, "B8");

    ada_says(window, "H7", "Ada sent a scout to H7: a planet!");
    grace_wastes(window, "C1");
    ada_says(window, "I7", "Ada sent a scout to I7: a planet!");
    grace_wastes(window, "C2");
    ada_says(window, "ship J8", "All nine systems are found");
}

/// Ada chooses her first emitter from her console.
fn lasers(window: &Window, row: &str, at: &str) {
    window.presses("ada", "My console");
    window.sees_privately("ada", "Pick a piece");
    window.chooses("ada", "Pick a piece to launch", "emitter");
    window.chooses("ada", "Which row for the emitter?", row);
    window.chooses("ada", "emitter to…", at);
    window.sees_privately("ada", &format!("First emitter at {at}"));
}
