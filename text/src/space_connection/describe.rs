//! The picture's text twin, for people who read rather than look.

use games::space_connection::{BoardView, PLANETS, Piece, Positions, SYSTEMS, View};

use super::draft::advice;
use super::piece::{hand, piece};
use super::shown::{beams, boards, head, lost, places, places_or_none, spans, unfound};
use super::status::now;
use crate::lang::Lang;
use crate::list::fit;
use crate::names::Names;
use crate::phrase::say;

/// The most characters of a description.
const LONGEST: usize = 3_900;

pub(super) fn describe(lang: Lang, view: &View, names: &Names) -> String {
    // Where the game stands, each board tells.
    let mut blocks = vec![now(lang, view, names).join("\n")];
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
        // Of whoever launches now, it was told above.
        if view.turn != Some(board.hunter) {
            let hand = hand(lang, board.chart.stock);
            lines.push(say("connection-describe-hand").with("hand", hand).tr(lang));
        }
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
        lines.push(phrase.with("at", spans(sky)).tr(lang));
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
            // A note never hides what has been shown since.
            let at = at.minus(board.chart.found.and(board.chart.empty));
            if !at.is_empty() {
                lines.push(say(key).with("at", spans(at)).tr(lang));
            }
        }
    }
    lines.join("\n")
}

/// Everything that was discovered, and what is in hand.
fn chart(lang: Lang, board: &BoardView) -> Vec<String> {
    let chart = &board.chart;
    let mut lines = Vec::new();
    let done = chart.complete.iter();
    let done = done.fold(Positions::default(), |all, done| all.and(done.system));
    let found = if done.is_empty() {
        say("connection-describe-found")
    } else {
        say("connection-describe-found-besides")
    };
    if !done.is_empty() {
        let systems = chart.complete.iter().map(|done| places(done.system));
        let systems: Vec<String> = systems.collect();
        let phrase = say("connection-describe-complete").with("count", systems.len());
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
        let phrase = say("connection-describe-empty").with("count", chart.empty.count());
        lines.push(phrase.with("at", spans(chart.empty)).tr(lang));
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
        let phrase = say("connection-describe-last")
            .with("count", chart.launches)
            .with("piece", piece(lang, last.launch.piece()));
        lines.push(phrase.with("at", places(last.launch.positions())).tr(lang));
    }
    lines
}
