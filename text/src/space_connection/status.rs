//! Status of the hunt: the launches, and whose move it is.

use games::space_connection::{BoardView, Hider, Phase, SYSTEMS, View};

use super::news::{reason_of_end, result};
use super::shown::boards;
use crate::fluent_bundles::{Phrase, say};
use crate::lang::Lang;
use crate::list::all_of;
use crate::names::Names;

/// Status of the hunt: the stage, and whose move it is.
pub(super) fn status(lang: Lang, view: &View, names: &Names) -> String {
    // Hunters see in their picture how far each is, and their pieces.
    let hunted = view.phase == Phase::Over || view.phase == Phase::Hunting && view.me.is_none();
    let standing = hunted.then(|| standing(lang, view, names));
    let lines = standing.into_iter().chain(status_lines(lang, view, names));
    lines.collect::<Vec<_>>().join("\n")
}

/// Tells whose move it is, or how the hunt ended.
pub(super) fn status_lines(lang: Lang, view: &View, names: &Names) -> Vec<String> {
    match view.phase {
        Phase::Hiding => hiding_lines(lang, view, names),
        Phase::Hunting => hunting_lines(lang, view, names),
        Phase::Over => result_lines(lang, view, names),
    }
}

/// Lines for players who hide planets: ready or not.
fn hiding_lines(lang: Lang, view: &View, names: &Names) -> Vec<String> {
    let mut lines = Vec::new();
    let mut waiting = Vec::new();
    for board in &view.boards {
        let Hider::Seat(hider) = board.hider else {
            continue;
        };
        match (board.sealed, view.me == Some(hider)) {
            (false, true) => lines.push(say("space_connection-status-hide-you").tr(lang)),
            (true, true) => lines.push(say("space_connection-status-sealed-you").tr(lang)),
            (false, false) => waiting.push(names.in_message(hider).to_owned()),
            (true, false) => {}
        }
    }
    if !waiting.is_empty() {
        let waits = say("space_connection-status-hide").with("names", all_of(lang, waiting));
        lines.push(waits.tr(lang));
    }
    lines
}

/// A line with each hunter's progress.
fn standing(lang: Lang, view: &View, names: &Names) -> String {
    let progress: Vec<String> = boards(view)
        .into_iter()
        .map(|board| {
            if view.seats == 1 {
                say("space_connection-status-solo").with("launches", board.chart.launches)
            } else {
                say("space_connection-status-hunter").with_player("name", names, board.hunter)
            }
            .with("systems", board.chart.complete.len())
            .with("all", SYSTEMS)
            .with("planets", board.chart.found.count())
            .tr(lang)
        })
        .collect();
    progress.join(" · ")
}

/// Lines for hunters who have used up their pieces, and for whose turn it is.
fn hunting_lines(lang: Lang, view: &View, names: &Names) -> Vec<String> {
    let mut lines = Vec::new();
    if view.last_reply {
        lines.push(say("space_connection-status-last-reply").tr(lang));
    }
    let out = |board: &&BoardView| board.out;
    for board in view.boards.iter().filter(out) {
        lines.push(
            say("space_connection-status-out")
                .with_player("name", names, board.hunter)
                .tr(lang),
        );
    }
    if let Some(board) = view.turn.and_then(|turn| view.hunted_by(turn)) {
        let phrase = if view.me == Some(board.hunter) {
            let chart = &board.chart;
            // Until one is complete, why the others are not.
            let is_open = chart.complete.is_empty() && !chart.unfinished().is_empty();
            let turn = match is_open {
                true => say("space_connection-status-turn-open"),
                false => say("space_connection-status-turn-you"),
            };
            close(view, names).unwrap_or(turn)
        } else {
            say("space_connection-status-turn")
                .with("name", names.in_message(board.hunter).to_owned())
        };
        lines.push(phrase.tr(lang));
    }
    lines
}

/// Phrase for the viewer that one of the hunters lacks a single system; `None` while none does.
fn close(view: &View, names: &Names) -> Option<Phrase> {
    let boards = boards(view);
    let complete = |board: &BoardView| board.chart.complete.len();
    let is_close = |board: &BoardView| complete(board) + 1 == usize::from(SYSTEMS);
    let own = *boards.first()?;
    let Some(rival) = boards.get(1) else {
        return is_close(own).then(|| say("space_connection-status-last-solo"));
    };
    let who = match (is_close(own), is_close(rival)) {
        (true, true) => "both",
        (true, false) => "you",
        (false, true) => "rival",
        (false, false) => return None,
    };
    let phrase = say("space_connection-status-last")
        .with("who", who)
        .with("own", complete(own))
        .with("other", complete(rival));
    Some(phrase.with("name", names.in_message(rival.hunter).to_owned()))
}

/// Line for the result of the hunt.
fn result_lines(lang: Lang, view: &View, names: &Names) -> Vec<String> {
    let result = view.end.map(|end| {
        let said = [
            reason_of_end(lang, end, names),
            result(lang, &view.boards, &view.winners, names),
        ];
        said.join(" ")
    });
    result.into_iter().collect()
}
