//! The picture's text twin, for people who read rather than look.

use games::space_connection::{BoardView, Draft, Notes, PLANETS, Piece, Positions, SYSTEMS, View};

use super::draft::advice;
use super::piece::{hand, piece};
use super::shown::{beams, board_title, boards, losses, places, places_or_none, spans, unfound};
use super::status::status_lines;
use crate::fluent_bundles::say;
use crate::lang::Lang;
use crate::names::Names;

/// Description of the whole view.
pub(super) fn describe(lang: Lang, view: &View, names: &Names) -> String {
    // Where the game stands, each board tells.
    let mut blocks = vec![status_lines(lang, view, names).join("\n")];
    let shown = boards(view).into_iter();
    blocks.extend(shown.map(|shown| board(lang, view, shown, names)));
    blocks.join("\n\n")
}

/// Description of one board: chart, hand, draft, sky and notes.
fn board(lang: Lang, view: &View, board: &BoardView, names: &Names) -> String {
    let mut lines = vec![board_title(lang, board, |seat| names.in_message(seat))];
    if view.first.is_none() {
        lines.push(if board.sealed {
            say("space_connection-describe-sealed").tr(lang)
        } else {
            say("space_connection-describe-hiding").tr(lang)
        });
    } else {
        lines.extend(chart(lang, board));
        // For the player who launches now, it was open above.
        if view.turn != Some(board.hunter) {
            let hand = hand(lang, board.chart.stock);
            lines.push(
                say("space_connection-describe-hand")
                    .with("hand", hand)
                    .tr(lang),
            );
        }
    }
    if let Some(draft) = &board.draft {
        lines.push(advice(lang, draft));
        lines.extend(systems(lang, draft));
    }
    lines.extend(sky(lang, board, view.first.is_some()));
    if let Some(notes) = board.notes {
        lines.extend(notes_on_board(lang, board, notes));
    }
    lines.join("\n")
}

/// The systems of a sky in the making, numbered as in its picture.
pub(super) fn systems(lang: Lang, draft: &Draft) -> impl Iterator<Item = String> {
    (1..).zip(&draft.systems).map(move |(number, system)| {
        let phrase = say("space_connection-describe-draft").with("number", number);
        phrase.with("at", places(*system)).tr(lang)
    })
}

/// The sky, for a viewer who may know it: before the hunt all of it, then what is still hidden.
pub(super) fn sky(lang: Lang, board: &BoardView, hunted: bool) -> Option<String> {
    let hidden = unfound(board)?;
    let phrase = if hunted {
        say("space_connection-describe-unfound")
    } else {
        say("space_connection-describe-sky").with("systems", SYSTEMS)
    };
    Some(phrase.with("at", places_or_none(lang, hidden)).tr(lang))
}

/// The hunter's notes. None hides what has been shown since.
pub(super) fn notes_on_board(lang: Lang, board: &BoardView, notes: Notes) -> Vec<String> {
    let shown = board.chart.found.and(board.chart.empty);
    let kinds = [
        ("space_connection-describe-notes-planets", notes.planets),
        ("space_connection-describe-notes-empty", notes.empty),
    ];
    let open = kinds.map(|(key, at)| (key, at.minus(shown)));
    let open = open.into_iter().filter(|(_, at)| !at.is_empty());
    open.map(|(key, at)| say(key).with("at", spans(at)).tr(lang))
        .collect()
}

/// Everything that was discovered.
pub(super) fn chart(lang: Lang, board: &BoardView) -> Vec<String> {
    let chart = &board.chart;
    let mut lines = Vec::new();
    let done = chart.complete.iter();
    let done = done.fold(Positions::default(), |all, done| all.and(done.system));
    let found = if done.is_empty() {
        say("space_connection-describe-found")
    } else {
        say("space_connection-describe-found-besides")
    };
    if !done.is_empty() {
        let systems = chart.complete.iter().map(|done| places(done.system));
        let systems: Vec<String> = systems.collect();
        let phrase = say("space_connection-describe-complete").with("count", systems.len());
        let phrase = phrase
            .with("all", SYSTEMS)
            .with("systems", systems.join(" · "));
        lines.push(phrase.tr(lang));
    }
    lines.push(
        found
            .with("count", chart.found.count())
            .with("all", PLANETS)
            .with("at", places_or_none(lang, chart.found.minus(done)))
            .tr(lang),
    );
    if !chart.empty.is_empty() {
        let phrase = say("space_connection-describe-empty").with("count", chart.empty.count());
        lines.push(phrase.with("at", spans(chart.empty)).tr(lang));
    }
    for kind in Piece::ALL {
        let at = losses(board, kind);
        if !at.is_empty() {
            let phrase = say("space_connection-describe-lost").with("piece", piece(lang, kind));
            lines.push(phrase.with("at", places(at)).tr(lang));
        }
    }
    if !chart.emitters.is_empty() {
        let phrase = say("space_connection-describe-emitters");
        lines.push(phrase.with("at", places(chart.emitters)).tr(lang));
        let phrase = say("space_connection-describe-beams");
        lines.push(phrase.with("beams", beams(board)).tr(lang));
    }
    if let Some(last) = chart.last {
        let phrase = say("space_connection-describe-last")
            .with("count", chart.launches)
            .with("piece", piece(lang, last.launch.piece()));
        lines.push(phrase.with("at", places(last.launch.positions())).tr(lang));
    }
    lines
}
