//! The forms of Space Connection's UI.

use games::space_connection::{Positions, SpaceConnection, View};
use text::{Lang, Words, say};

use crate::game::ui::{Fills, Modal};
use crate::ui::message::Required;

/// Everything that can be launched; a scout needs no name.
pub(super) static LAUNCH: Modal<SpaceConnection> = Modal {
    fills: Fills::Among("scout", &["scout", "ship", "super", "laser"]),
    title: "space_connection-form-launch",
    label: |lang, _| say("space_connection-field-launch").tr(lang),
    example: |lang| say("space_connection-field-launch-hint").tr(lang),
    value: |_, _, _| String::new(),
    required: Required::Yes,
};

pub(super) static WRITE: Modal<SpaceConnection> = Modal {
    fills: Fills::GameCommand("hide"),
    title: "space_connection-form-write",
    label: |lang, _| say("space_connection-field-write").tr(lang),
    example: |_| "C4 C5 D5 D6 G7 J1 J2 J3".to_owned(),
    value: |_, view, _| {
        let draft = view.me.and_then(|me| view.hidden_by(me)?.draft.as_ref());
        draft.map_or_else(String::new, |draft| position_list(draft.planets))
    },
    required: Required::Yes,
};

pub(super) static SHIFT: Modal<SpaceConnection> = Modal {
    fills: Fills::GameCommand("move"),
    title: "space_connection-form-shift",
    label: |lang, _| say("space_connection-field-shift").tr(lang),
    example: |_| "C4 D5".to_owned(),
    // The move that would mend the sky is a good first offer.
    value: |_, view, _| {
        let remedy = view
            .me
            .and_then(|me| view.hidden_by(me)?.draft.as_ref()?.remedy);
        remedy.map_or_else(String::new, |wanted| {
            format!("{} {}", wanted.from, wanted.to)
        })
    },
    required: Required::Yes,
};

pub(super) static NOTE: Modal<SpaceConnection> = Modal {
    fills: Fills::GameCommand("notes"),
    title: "space_connection-form-note",
    label: |lang, _| say("space_connection-field-note").tr(lang),
    example: |lang| say("space_connection-field-note-hint").tr(lang),
    value: |lang, view, _| notes(lang, view),
    required: Required::No,
};

pub(super) static KEEP: Modal<SpaceConnection> = Modal {
    fills: Fills::GameCommand("keep"),
    title: "space_connection-form-keep",
    label: |lang, _| say("space_connection-field-keep").tr(lang),
    example: |lang| say("space_connection-field-keep-hint").tr(lang),
    value: |_, _, _| String::new(),
    required: Required::Yes,
};

/// Notes of the hunting player as they type them.
fn notes(lang: Lang, view: &View) -> String {
    let notes = view.me.and_then(|me| view.hunted_by(me)?.notes);
    let notes = notes.unwrap_or_default();
    let planets = position_list(notes.planets);
    if notes.empty.is_empty() {
        return planets;
    }
    // The hint's own word stands between planets and empty positions.
    let hint = say("space_connection-field-note-hint").tr(lang);
    let mut words = hint.split(' ');
    let between = words.find(|word| SpaceConnection::parse_word(word).is_some());
    let empty = [between.unwrap_or_default(), &position_list(notes.empty)].join(" ");
    [planets, empty].join(" ").trim().to_owned()
}

/// Positions as players type them.
fn position_list(positions: Positions) -> String {
    let names: Vec<String> = positions.iter().map(|at| at.to_string()).collect();
    names.join(" ")
}
