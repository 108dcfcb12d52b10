//! One person plays alone: a game begun by a command or at the front door, a picture looked at
//! closely, its words read, and the end of the round.

use super::begin;
use super::window::{ENTER, ESCAPE, NOW, pane};

#[test]
fn solo_game_is_played_to_its_end() {
    let Some((house, window)) = begin("") else {
        return;
    };
    house.starts_alone("planetaire");
    window.sees_privately("ada", "Good luck!");
    window.sees("ada", "Ada is hunting: 0 rays");
    window.pictures_are_there("ada");

    // The picture, larger, and away again by the keyboard.
    window.driver.click(&format!("{} .zoomable", pane("ada")));
    window.driver.waits_for("dialog.zoom[open] img");
    window.shot("zoom");
    window.driver.keys("dialog.zoom button", ESCAPE);
    window.driver.waits_for_no("dialog.zoom");
    // Its words, on demand.
    let words = format!("{} .alt-text", pane("ada"));
    assert_eq!(window.text(&words), "");
    window.driver.click(&format!("{} .alt-toggle", pane("ada")));
    assert_ne!(window.text(&words), "");

    // A whole command can be typed, options and all.
    window.types("ada", "/planetaire fire ");
    window.driver.types_on("margin:9");
    window.driver.click(&format!("{} .run", pane("ada")));
    window.sees("ada", "Ada is hunting: 1 ray");
    // What the client would mark red is not sent.
    window.types("ada", "/planetaire place ");
    window.driver.click(&format!("{} .run", pane("ada")));
    window
        .driver
        .waits_for(&format!("{} .option.wrong", pane("ada")));
    window.presses("ada", "Cancel");

    // In direct messages it is enough to write.
    window.driver.click(&format!("{} [data-dm]", pane("ada")));
    window.types("ada", "17");
    window.types("ada", ENTER);
    window.sees("ada", "fired from 17");
    window.types("ada", &format!("end{ENTER}"));
    window.presses("ada", "End for good");
    window.sees("ada", "A sky in");
    window.was_quiet();
}

#[test]
fn new_players_are_coached_on_a_phone_in_each_game_in_english() {
    is_coached_on_a_phone_in_each_game("ada", "Your first game");
}

#[test]
fn new_players_are_coached_on_a_phone_in_each_game_in_french() {
    is_coached_on_a_phone_in_each_game("grace", "Ta première partie");
}

/// The first page of a stranger's console is coached.
#[track_caller]
fn is_coached_on_a_phone_in_each_game(person: &str, coached: &str) {
    for game in games::solitary() {
        let Some((house, window)) = begin("") else {
            return;
        };
        window.driver.resize(390, 844);
        let page = format!("{}/#{person}=", house.address());
        window.driver.goto(&page);
        // The stored place of an earlier visit, at another sandbox, must not affect a new user.
        window
            .driver
            .run("localStorage.clear(); sessionStorage.clear()", &[]);
        window.driver.reload();
        // The door and the board speak the server's language, the console its reader's.
        window.enters(person, game, NOW);
        window.pictures_are_there(person);
        window.shot(&format!("stranger-{game}-{person}"));
        window.sees_privately(person, coached);
        window.was_quiet();
    }
}
