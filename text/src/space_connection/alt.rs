//! The alt text of the pictures: the same as the description, as short as Discord wants it.

use games::space_connection::{BoardView, Glimpse, PLANETS, Piece, SYSTEMS, View};

use super::draft::advice;
use super::piece::piece;
use super::shown::{beams, boards, head, lost, places, places_or_none, unfound};
use crate::lang::Lang;
use crate::list::fit;
use crate::names::Names;
use crate::phrase::say;

/// The most characters that Discord takes.
const LONGEST: usize = 1_024;

pub(super) fn alt(lang: Lang, view: &View, names: &Names) -> String {
    picture(lang, &boards(view), view.first.is_some(), names)
}

pub(super) fn alt_news(lang: Lang, glimpse: &Glimpse, names: &Names) -> Option<String> {
    match glimpse {
        Glimpse::Uncovered { boards, .. } => {
            let boards: Vec<&BoardView> = boards.iter().collect();
            Some(picture(lang, &boards, true, names))
        }
        Glimpse::Drafted { .. }
        | Glimpse::Sealed { .. }
        | Glimpse::Hidden
        | Glimpse::Began { .. }
        | Glimpse::Launched { .. }
        | Glimpse::Missed { .. }
        | Glimpse::RanOut { .. }
        | Glimpse::Noted { .. } => None,
    }
}

fn picture(lang: Lang, boards: &[&BoardView], hunted: bool, names: &Names) -> String {
    let mut sentences = vec![say("connection-alt-title").tr(lang)];
    for board in boards {
        sentences.push(head(lang, board, |seat| names.plain(seat)));
        if hunted {
            sentences.extend(chart(lang, board));
        }
        sentences.extend(board.draft.as_ref().map(|draft| advice(lang, draft)));
        if let Some(hidden) = unfound(board) {
            let phrase = say("connection-describe-unfound");
            sentences.push(phrase.with("at", places_or_none(lang, hidden)).tr(lang));
        }
        // Which ones, the description tells: up to 127 would not fit here.
        if let Some(notes) = board.notes {
            let noted = notes.planets.and(notes.empty).count();
            if noted > 0 {
                sentences.push(say("connection-alt-notes").with("count", noted).tr(lang));
            }
        }
    }
    fit(sentences.join(" "), LONGEST)
}

fn chart(lang: Lang, board: &BoardView) -> Vec<String> {
    let chart = &board.chart;
    let mut said = vec![
        say("connection-describe-found")
            .with("count", chart.found.count())
            .with("all", PLANETS)
            .with("at", places_or_none(lang, chart.found))
            .tr(lang),
        say("connection-alt-complete")
            .with("count", chart.complete.len())
            .with("all", SYSTEMS)
            .tr(lang),
        say("connection-alt-empty")
            .with("count", chart.empty.count())
            .tr(lang),
    ];
    let pieces: Vec<String> = Piece::ALL
        .into_iter()
        .map(|kind| (kind, lost(board, kind).count()))
        .filter(|(_, count)| *count > 0)
        .map(|(kind, count)| format!("{count} × {}", piece(lang, kind)))
        .collect();
    if !pieces.is_empty() {
        let phrase = say("connection-alt-lost").with("pieces", pieces.join(", "));
        said.push(phrase.tr(lang));
    }
    if !chart.emitters.is_empty() {
        said.push(
            say("connection-describe-beams")
                .with("beams", beams(board))
                .tr(lang),
        );
    }
    if let Some(last) = chart.last {
        let phrase = say("connection-describe-last")
            .with("count", chart.launches)
            .with("piece", piece(lang, last.launch.piece()));
        said.push(phrase.with("at", places(last.launch.positions())).tr(lang));
    }
    said
}
