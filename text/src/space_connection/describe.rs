//! The picture's text twin, for people who read rather than look.

use games::space_connection::{BoardView, PLANETS, Piece, SYSTEMS, View};

use super::draft::advice;
use super::piece::{hand, piece};
use super::shown::{beams, boards, head, lost, places, places_or_none, unfound};
use super::status::status;
use crate::lang::Lang;
use crate::list::fit;
use crate::names::Names;
use crate::phrase::say;

/// The most characters of a description.
const LONGEST: usize = 3_900;

pub(super) fn describe(lang: Lang, view: &View, names: &Names) -> String {
    let mut blocks = vec![status(lang, view, names)];
    let shown = boards(view).into_iter();
    blocks.extend(shown.map(|shown| board(lang, view, shown, names)));
    fit(blocks.join("\n\n"), LONGEST)
}

fn board(lang: Lang, view: &View, board: &BoardView, names: &Names) -> String {
    let mut lines = vec![head(lang, board, |seat| names.shown(seat))];
    if view.first.is_none() {
        lines.push(if board.sealed {
            say("connection-describe-sealed").tr(lang)
        } else {
            say("connection-describe-hiding").tr(lang)
        });
    } else {
        lines.extend(chart(lang, board));
    }
    if let Some(draft) = &board.draft {
        lines.push(advice(lang, draft));
        for (number, system) in (1..).zip(&draft.systems) {
            let phrase = say("connection-describe-draft").with("number", number);
            lines.push(phrase.with("at", places(*system)).tr(lang));
        }
    }
    if let Some(sky) = board.sky.filter(|_| view.first.is_none()) {
        let phrase = say("connection-describe-sky").with("systems", SYSTEMS);
        lines.push(phrase.with("at", places(sky)).tr(lang));
    }
    if let Some(hidden) = unfound(board).filter(|_| view.first.is_some()) {
        let phrase = say("connection-describe-unfound");
        lines.push(phrase.with("at", places_or_none(lang, hidden)).tr(lang));
    }
    if let Some(notes) = board.notes {
        for (key, at) in [
            ("connection-describe-notes-planets", notes.planets),
            ("connection-describe-notes-empty", notes.empty),
        ] {
            if !at.is_empty() {
                lines.push(say(key).with("at", places(at)).tr(lang));
            }
        }
    }
    lines.join("\n")
}

/// Everything that was discovered, and what is in hand.
fn chart(lang: Lang, board: &BoardView) -> Vec<String> {
    let chart = &board.chart;
    let mut lines = vec![
        say("connection-describe-found")
            .with("count", chart.found.count())
            .with("all", PLANETS)
            .with("at", places_or_none(lang, chart.found))
            .tr(lang),
    ];
    if !chart.complete.is_empty() {
        let systems = chart.complete.iter().map(|done| places(done.system));
        let systems: Vec<String> = systems.collect();
        let phrase = say("connection-describe-complete").with("count", systems.len());
        let phrase = phrase
            .with("all", SYSTEMS)
            .with("systems", systems.join(" · "));
        lines.push(phrase.tr(lang));
    }
    if !chart.empty.is_empty() {
        let phrase = say("connection-describe-empty").with("count", chart.empty.count());
        lines.push(phrase.with("at", places(chart.empty)).tr(lang));
    }
    for kind in Piece::ALL {
        let at = lost(board, kind);
        if !at.is_empty() {
            let phrase = say("connection-describe-lost").with("piece", piece(lang, kind));
            lines.push(phrase.with("at", places(at)).tr(lang));
        }
    }
    if !chart.emitters.is_empty() {
        let phrase = say("connection-describe-emitters");
        lines.push(phrase.with("at", places(chart.emitters)).tr(lang));
        let phrase = say("connection-describe-beams");
        lines.push(phrase.with("beams", beams(board)).tr(lang));
    }
    if let Some(last) = chart.last {
        let phrase =
            say("connection-describe-last").with("piece", piece(lang, last.launch.piece()));
        lines.push(phrase.with("at", places(last.launch.positions())).tr(lang));
    }
    let phrase = say("connection-describe-hand").with("hand", hand(lang, chart.stock));
    lines.push(phrase.tr(lang));
    lines
}
