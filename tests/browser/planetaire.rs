//! Two people at one desk play Planétaire through the page, from the first click to the reveal; and
//! neither pane ever holds what is the other's.

use super::begin;
use super::house::House;
use super::window::{ENTER, Window, pane};

/// Cells that no help text uses as an example.
const ADAS: [&str; 4] = ["C6", "G7", "A8", "E8"];
const GRACES: [&str; 4] = ["B3", "F1", "H6", "D8"];

#[track_caller]
fn keeps_secret(window: &Window, house: &House, from: &str, cells: [&str; 4]) {
    let all = house.everything(from);
    for cell in cells {
        assert!(!window.holds(from, cell), "{from}'s pane holds {cell}");
        let quoted = all.split(|c: char| !c.is_ascii_alphanumeric());
        assert!(
            quoted.into_iter().all(|word| word != cell),
            "{from} is told of {cell}"
        );
    }
}

#[test]
fn two_people_play_in_one_window() {
    let Some((house, window)) = begin("") else {
        return;
    };
    // The first minute: a friendly word, and one click opens a table.
    window.sees("ada", "Houston is the game master here");
    window.shot("welcome");
    window.begins_for_two("planetaire");

    hiding(&window, &house);
    detecting(&window);
    ending(&window);
    window.was_quiet();
}

fn hiding(window: &Window, house: &House) {
    // Ada hides under the ephemeral console: one cell by selects, the rest by the dialogue.
    window.presses("ada", "My console");
    window.sees_privately("ada", "placed. Only you see this");
    window.chooses("ada", "Satellites: pick a column", "Column C");
    window.chooses("ada", "Column C: which row?", "C6");
    window.sees_privately("ada", "1 of 4");
    window.presses("ada", "Type cells…");
    window.shot("modal");
    window.answers_modal("ada", &ADAS.join(" "));
    window.sees_privately("ada", "Your sky is complete");
    window.pictures_are_there("ada");
    window.shot("two-hiding");
    keeps_secret(window, house, "grace", ADAS);
    window.presses("ada", "Seal my sky");

    // Grace hides in her direct messages, in French.
    window
        .driver
        .click(&format!("{} [data-jump]", pane("grace")));
    window.sees("grace", "0 sur 4 placés");
    window.presses("grace", "Écrire les cases…");
    window.answers_modal("grace", &GRACES.join(" "));
    window.sees("grace", "Ton ciel est complet");
    window.presses("grace", "Sceller mon ciel");
    window.sees("grace", "0 rayon tiré");
    keeps_secret(window, house, "grace", ADAS);
    keeps_secret(window, house, "ada", GRACES);
}

fn detecting(window: &Window) {
    // Ada fires by a slash command, completed by the bot.
    window.types("ada", "/fire");
    window
        .driver
        .waits_for(&format!("{} .suggestion", pane("ada")));
    window.types("ada", ENTER);
    let option = format!("{} [data-option=margin]", pane("ada"));
    window.driver.keys(&option, "12");
    // The list for the whole of what was typed, not for its first digit.
    window
        .driver
        .waits_for(&format!("{} .option .suggestion:only-child", pane("ada")));
    window.shot("completion");
    window.driver.keys(&option, ENTER);
    window.driver.click(&format!("{} .run", pane("ada")));
    window.sees_privately("ada", "fired from 12");
    // Grace fires by a side and a number of it; everyone sees both rays in the channel.
    window.presses("grace", "1–8");
    window.presses("grace", "3");
    window
        .driver
        .click(&format!("{} [data-jump]", pane("grace")));
    window.sees("grace", "Grace is hunting: 1 ray");
    window.sees("grace", "Ada is hunting: 1 ray");
    window.pictures_are_there("grace");
    window.shot("two-detecting");
}

fn ending(window: &Window) {
    window.presses("ada", "My console");
    // One by one, by a column and a cell of it, or all of them in writing.
    window.presses("ada", "Marbles…");
    window.presses("ada", "Type cells…");
    window.answers_modal("ada", &GRACES.join(" "));
    window.presses("ada", "Check guess");
    window.sees_privately("ada", "You can’t undo this");
    window.presses("ada", "Yes, check");
    window.presses("grace", "My console");
    window.presses("grace", "Vérifier");
    window.presses("grace", "Oui, vérifier");
    window.sees("grace", "Ada wins with the lowest score");
    window.sees("ada", "Ada wins with the lowest score");
    window.pictures_are_there("ada");
    window.shot("two-reveal");
    window.prefers("light");
    window.shot("two-reveal-light");
}
