//! One person plays alone: a game begun by a command or at the front door, a picture looked at
//! closely, its words read, and the end of the round.

use super::begin;
use super::window::{ENTER, ESCAPE, pane};

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
    window
        .driver
        .keys(&format!("{} .alt-toggle", pane("ada")), ENTER);
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
    window.presses("ada", "Yes, check");
    window.sees("ada", "points spent");
    window.was_quiet();
}
