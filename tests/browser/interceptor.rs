//! Two people fly a duel of Interceptor through the page: forms, a direct message, a replay that
//! moves; and no pane holds the other's order before it is flown.

use super::begin;
use super::window::{ENTER, pane};

#[test]
fn duel_can_be_played_in_the_page() {
    let Some((house, window)) = begin("") else {
        return;
    };
    window.begins_for_two("interceptor");

    // Ada enters by the form of her console, Grace by hers, in her direct messages.
    window.presses("ada", "My console");
    window.sees_privately("ada", "Pick a side");
    window.presses_under_more("ada", "Type it…");
    window.answers_modal("ada", "A6 SE 2");
    window.sees_privately("ada", "Enters at A6 SE 2");
    window.presses("ada", "Seal");
    window
        .driver
        .click(&format!("{} [data-jump]", pane("grace")));
    window.sees("grace", "Choisis un côté");
    window.presses_under_more("grace", "Écrire…");
    window.answers_modal("grace", "K6 NE 5");
    window.sees("grace", "Entrée en K6 NE 5");
    window.presses("grace", "Sceller");
    window.sees("grace", "Vitesse actuelle");

    // An order is shown as it will be carried out, to its pilot alone.
    window.presses("ada", "Write order…");
    window.answers_modal("ada", "4 FLFRFF");
    window.sees_privately("ada", "becomes 4 FLFFFR");
    window.pictures_are_there("ada");
    window.presses("ada", "Seal");
    window.sees_privately("ada", "Until everyone has sealed");
    assert!(!window.holds("grace", "FLFFFR"));
    assert!(!house.everything("grace").contains("FLFFFR"));

    // Grace flies against the wall until nothing is left.
    window.types("grace", &format!("5 AAAAA{ENTER}"));
    window.sees("grace", "coûte 5");
    window.presses("grace", "Sceller");
    window.sees("ada", "Fight over: Ada wins");
    window.sees("ada", "Grace is destroyed; the pilot ejects");
    window.pictures_are_there("ada");
    // It comes below the board.
    window.driver.until("the replay", || {
        let all = house.everything("ada");
        let replay = all.contains("replay.gif");
        replay.then_some(()).ok_or(all)
    });
    window.pictures_are_there("ada");
    window.shot("duel");
    window.was_quiet();
}
