//! Planétaire's desk.

mod commands;
mod console;
mod typed;

use games::planetaire::{Action, Phase, Planetaire, Stage, View, cells, margin};
use text::{Lang, Names, say};

use crate::app::Command;
use crate::desk::{Console, Desk, Page, Step, Tapped};
use crate::ids::{Ids, Stamp};
use crate::message::{Button, Enabled, Field, Form, Required, Style};

/// The words of this desk's components. They never change: buttons work for ever.
mod word {
    pub const FIRE: &str = "fire";
    pub const FIRE_AT: &str = "fire-at";
    pub const MARBLES: &str = "marbles";
    pub const NOTES: &str = "notes";
    pub const END: &str = "end";
    pub const END_NOW: &str = "end-now";
    pub const BACK: &str = "back";
    pub const COLUMN: &str = "column";
    pub const ROW: &str = "row";
    pub const CELLS: &str = "cells";
    pub const RANDOM: &str = "random";
    pub const SEAL: &str = "seal";
}

impl Desk for Planetaire {
    fn commands() -> Vec<Command> {
        commands::commands()
    }

    /// Buttons belong to a bout's hiding or to its detecting.
    fn stamp(view: &View) -> Stamp {
        let bout = view.uncovered.len() as u16 * 2;
        Stamp(match view.phase {
            Phase::Hiding => bout,
            Phase::Detecting => bout + 1,
            Phase::Over => bout + 2,
        })
    }

    fn board_buttons(lang: Lang, view: &View, ids: &Ids) -> Vec<Button> {
        match view.phase {
            Phase::Hiding | Phase::Over => Vec::new(),
            Phase::Detecting => vec![
                button(lang, ids, word::FIRE, "planetaire-button-fire", Style::Main),
                button(
                    lang,
                    ids,
                    word::MARBLES,
                    "planetaire-button-marbles",
                    Style::Plain,
                ),
            ],
        }
    }

    fn console(lang: Lang, view: &View, names: &Names, page: &Page, ids: &Ids) -> Console {
        console::console(lang, view, names, page, ids)
    }

    fn tap(lang: Lang, view: &View, ids: &Ids, tapped: &Tapped<'_>) -> Step<Self> {
        let chosen = tapped.chosen.unwrap_or_default();
        match tapped.word {
            word::FIRE => Step::Ask(fire_form(lang, ids)),
            word::FIRE_AT => Step::read(margin(chosen).map(Action::Fire)),
            word::MARBLES => Step::Ask(marbles_form(lang, view, ids)),
            word::NOTES => Step::Ask(notes_form(lang, ids)),
            word::END | word::BACK => Step::Turn(Page {
                word: tapped.word.to_owned(),
                argument: String::new(),
            }),
            word::END_NOW => Step::Act(Action::End),
            word::COLUMN => Step::Turn(Page {
                word: word::COLUMN.to_owned(),
                argument: chosen.chars().take(1).collect(),
            }),
            word::ROW => {
                let said = format!("{}{chosen}", tapped.argument);
                Step::read(games::planetaire::cell(&said).map(Action::Toggle))
            }
            word::CELLS => Step::Ask(cells_form(lang, view, ids)),
            word::RANDOM => Step::Act(Action::DraftRandom),
            word::SEAL => Step::Act(Action::Seal),
            _ => Step::Unknown,
        }
    }

    fn submit(_view: &View, word: &str, said: &str) -> Step<Self> {
        match word {
            word::FIRE => Step::read(margin(said).map(Action::Fire)),
            word::MARBLES if said.trim().is_empty() => {
                Step::Act(Action::PlaceAll(games::planetaire::Sky::default()))
            }
            word::MARBLES => Step::read(cells(said).map(Action::PlaceAll)),
            word::NOTES => Step::read(cells(said).map(Action::Note)),
            word::CELLS => Step::read(cells(said).map(Action::Draft)),
            _ => Step::Unknown,
        }
    }

    fn typed(view: &View, said: &str) -> Option<Step<Self>> {
        typed::typed(view, said)
    }

    fn typable(lang: Lang) -> String {
        say("planetaire-typable").tr(lang)
    }

    fn owes_a_secret(view: &View) -> bool {
        let board = view.me.and_then(|me| view.hidden_by(me));
        board.is_some_and(|board| board.stage == Stage::Hiding)
    }
}

fn button(lang: Lang, ids: &Ids, word: &str, key: &'static str, style: Style) -> Button {
    Button {
        id: ids.game(word, ""),
        label: say(key).tr(lang),
        style,
        enabled: Enabled::Yes,
    }
}

fn fire_form(lang: Lang, ids: &Ids) -> Form {
    Form {
        id: ids.game(word::FIRE, ""),
        title: say("planetaire-form-fire").tr(lang),
        field: Field {
            label: say("planetaire-field-margin").tr(lang),
            placeholder: "12".to_owned(),
            value: String::new(),
            required: Required::Yes,
        },
    }
}

fn marbles_form(lang: Lang, view: &View, ids: &Ids) -> Form {
    let board = view.me.and_then(|me| view.detected_by(me));
    Form {
        id: ids.game(word::MARBLES, ""),
        title: say("planetaire-form-marbles").tr(lang),
        field: Field {
            label: say("planetaire-field-marbles").tr(lang),
            placeholder: "D3 F5 B7 H1".to_owned(),
            value: board.map_or_else(String::new, |board| listed(board.marbles)),
            required: Required::No,
        },
    }
}

fn notes_form(lang: Lang, ids: &Ids) -> Form {
    Form {
        id: ids.game(word::NOTES, ""),
        title: say("planetaire-form-notes").tr(lang),
        field: Field {
            label: say("planetaire-field-notes").tr(lang),
            placeholder: "A1 A2 B4".to_owned(),
            value: String::new(),
            required: Required::Yes,
        },
    }
}

fn cells_form(lang: Lang, view: &View, ids: &Ids) -> Form {
    let sky = view.me.and_then(|me| view.hidden_by(me)?.sky);
    Form {
        id: ids.game(word::CELLS, ""),
        title: say("planetaire-form-cells").tr(lang),
        field: Field {
            label: say("planetaire-field-cells")
                .with("count", view.options.satellites.count())
                .tr(lang),
            placeholder: "D3 F5 B7 H1".to_owned(),
            value: sky.map_or_else(String::new, listed),
            required: Required::Yes,
        },
    }
}

fn listed(sky: games::planetaire::Sky) -> String {
    let names: Vec<String> = sky.cells().map(|cell| cell.to_string()).collect();
    names.join(" ")
}
