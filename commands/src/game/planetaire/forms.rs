//! The forms of Planétaire's UI.

use games::planetaire::{Planetaire, Sky, View};
use text::say;

use crate::game::ui::{Fills, Modal};
use crate::ui::message::Required;

pub(super) static FIRE: Modal<Planetaire> = Modal {
    fills: Fills::GameCommand("fire"),
    title: "planetaire-form-fire",
    label: |lang, _| say("planetaire-field-margin").tr(lang),
    example: |_| "12".to_owned(),
    value: |_, _, _| String::new(),
    required: Required::Yes,
};

pub(super) static MARBLES: Modal<Planetaire> = Modal {
    fills: Fills::GameCommand("marbles"),
    title: "planetaire-form-marbles",
    label: |lang, _| say("planetaire-field-marbles").tr(lang),
    example: |_| "A1 B2 C3 D4".to_owned(),
    value: |_, view, _| cell_list(view.me.and_then(|me| Some(view.detected_by(me)?.marbles))),
    required: Required::No,
};

pub(super) static NOTES: Modal<Planetaire> = Modal {
    fills: Fills::GameCommand("note"),
    title: "planetaire-form-notes",
    label: |lang, _| say("planetaire-field-notes").tr(lang),
    example: |_| "A1 A2 B4".to_owned(),
    value: |_, _, _| String::new(),
    required: Required::Yes,
};

pub(super) static CELLS: Modal<Planetaire> = Modal {
    fills: Fills::GameCommand("hide"),
    title: "planetaire-form-cells",
    label: |lang, view: &View| {
        let count = view.options.satellites.count();
        say("planetaire-field-cells").with("count", count).tr(lang)
    },
    example: |_| "D3 F5 B7 H1".to_owned(),
    value: |_, view, _| cell_list(view.me.and_then(|me| view.hidden_by(me)?.sky)),
    required: Required::Yes,
};

/// Cells of a sky as players type them.
pub(super) fn cell_list(sky: Option<Sky>) -> String {
    let sky = sky.unwrap_or_default();
    let names: Vec<String> = sky.cells().map(|cell| cell.to_string()).collect();
    names.join(" ")
}
