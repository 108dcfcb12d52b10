//! The lobby through the page: its host changes an option with a select and invites a person by
//! name; the invited person joins by one press, in their own language.

use serde_json::json;

use super::begin;
use super::window::{PEOPLE, pane};

/// What can be reached by keyboard and is seen no differently with the focus on it.
const UNSEEN: &str = r#"
    const all = document.querySelectorAll("a[href], button, input, select, textarea, [tabindex='0']");
    const outlined = (node) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(node);
        return outlineStyle !== "none" && parseFloat(outlineWidth) > 0;
    };
    return [...all].filter((n) => n.checkVisibility({ visibilityProperty: true }) && !n.disabled).flatMap((n) => {
        n.focus({ focusVisible: true });
        const frames = [n, n.closest(".composer-slot"), n.closest(".option")].filter(Boolean);
        const seen = document.activeElement !== n || frames.some(outlined);
        return seen ? [] : [n.outerHTML.slice(0, 120)];
    });
"#;

/// Shadows and backgrounds are not drawn then.
#[test]
fn focus_is_seen_in_forced_colours() {
    let Some((_house, window)) = begin("") else {
        return;
    };
    window.enters("ada", "planetaire", PEOPLE);
    window.sees_privately("ada", "Your game is open");
    window.forces_colours();
    assert_eq!(window.driver.run(UNSEEN, &[]), json!([]));
    // A command with its options, and a list.
    window.types("ada", "/planetaire fire ");
    window.driver.waits_for(".option");
    assert_eq!(window.driver.run(UNSEEN, &[]), json!([]));
    window.shot("forced-colours");
}

#[test]
fn host_sets_options_and_invites_with_selects() {
    let Some((_house, window)) = begin("") else {
        return;
    };
    window.enters("ada", "planetaire", PEOPLE);
    window.sees_privately("ada", "Your game is open");
    window.presses("ada", "⋯");
    window.sees_privately("ada", "Before the game starts");
    window.presses("ada", "Options");
    window.sees_privately("ada", "what you choose here shows in the lobby at once");
    window.chooses("ada", "Rounds · 2 rounds", "4 rounds");
    window.sees_privately("ada", "Rounds · 4 rounds");
    window.presses("ada", "⋯");
    window.sees_privately("ada", "Before the game starts");
    window.presses("ada", "Invite");
    window.sees_privately("ada", "Who do you want to invite?");
    window.chooses("ada", "Choose a person", "Grace");
    window.sees_privately("ada", "Grace is invited");
    window.sees("ada", "Invited: Grace");
    window.driver.click("[data-beside=grace]");
    window.sees("grace", "Ada invites you to Planétaire");
    window.shot("lobby");
    window
        .driver
        .waits_for(&format!("{} .mention", pane("grace")));
    window.presses("grace", "Join");
    window.sees("ada", "Everyone’s here");
    window.sees("ada", "4 rounds");
    window.presses("ada", "Start");
    window.sees("ada", "Waiting for Ada and Grace");
    window.was_quiet();
}
