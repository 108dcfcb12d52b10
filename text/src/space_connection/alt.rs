//! The alt text of the pictures: the same as the description, as short as Discord wants it.

use games::space_connection::{BoardView, Glimpse, PLANETS, Phase, Piece, SYSTEMS, View};

use super::describe::{chart, notes_on_board, sky, systems};
use super::draft::advice;
use super::piece::piece;
use super::shown::{beams, board_title, boards, losses, places, places_or_none};
use crate::fit::{self, Fitted};
use crate::fluent_bundles::say;
use crate::lang::Lang;
use crate::names::Names;

/// Alt text of a picture of the hunt.
pub(super) fn alt(lang: Lang, view: &View, names: &Names) -> Fitted {
    let own = view.me.and_then(|me| view.hidden_by(me));
    // While hiding, a hider sees their own sky alone.
    let shown = match own.filter(|_| view.phase == Phase::Hiding) {
        Some(own) => vec![own],
        None => boards(view),
    };
    picture(lang, &shown, view.first.is_some(), names)
}

/// Alt text of uncovered skies; `None` for news without a picture.
pub(super) fn alt_news(lang: Lang, glimpse: &Glimpse, names: &Names) -> Option<Fitted> {
    match glimpse {
        Glimpse::Uncovered { boards, .. } => {
            let mut boards: Vec<&BoardView> = boards.iter().collect();
            // As in the picture for everyone.
            boards.sort_by_key(|board| board.hunter);
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

/// All that the description tells of each board, if it fits; else of the first, which matters most
/// to the viewer, and of the other how much there is.
fn picture(lang: Lang, boards: &[&BoardView], hunted: bool, names: &Names) -> Fitted {
    let sentences_with = |whole: usize| {
        let mut sentences = vec![say("space_connection-alt-title").tr(lang)];
        for (nth, board) in boards.iter().enumerate() {
            sentences.push(board_title(lang, board, |seat| names.plain(seat)));
            sentences.extend(board_sentences(lang, board, hunted, nth < whole));
        }
        sentences
    };
    let fits = |sentences: &Vec<String>| sentences.join(" ").chars().count() <= fit::ALT;
    let longer = (1..=boards.len()).rev().map(sentences_with).find(fits);
    fit::sentences(longer.unwrap_or_else(|| sentences_with(0)))
}

/// Sentences for one board: all of its chart, or only the counts.
fn board_sentences(lang: Lang, board: &BoardView, hunted: bool, whole: bool) -> Vec<String> {
    let mut sentences = Vec::new();
    if hunted {
        sentences.extend(if whole {
            chart(lang, board)
        } else {
            counts(lang, board)
        });
    }
    if let Some(draft) = &board.draft {
        sentences.push(advice(lang, draft));
        if whole {
            sentences.extend(systems(lang, draft));
        }
    }
    sentences.extend(sky(lang, board, hunted));
    if let Some(notes) = board.notes {
        let noted = notes.planets.and(notes.empty).count();
        if whole {
            sentences.extend(notes_on_board(lang, board, notes));
        } else if noted > 0 {
            sentences.push(
                say("space_connection-alt-notes")
                    .with("count", noted)
                    .tr(lang),
            );
        }
    }
    sentences
}

/// Counts what was discovered, as short as may be.
fn counts(lang: Lang, board: &BoardView) -> Vec<String> {
    let chart = &board.chart;
    let mut said = vec![
        say("space_connection-describe-found")
            .with("count", chart.found.count())
            .with("all", PLANETS)
            .with("at", places_or_none(lang, chart.found))
            .tr(lang),
        say("space_connection-alt-complete")
            .with("count", chart.complete.len())
            .with("all", SYSTEMS)
            .tr(lang),
        say("space_connection-alt-empty")
            .with("count", chart.empty.count())
            .tr(lang),
    ];
    let pieces: Vec<String> = Piece::ALL
        .into_iter()
        .map(|kind| (kind, losses(board, kind).count()))
        .filter(|(_, count)| *count > 0)
        .map(|(kind, count)| format!("{count} × {}", piece(lang, kind)))
        .collect();
    if !pieces.is_empty() {
        let phrase = say("space_connection-alt-lost").with("pieces", pieces.join(", "));
        said.push(phrase.tr(lang));
    }
    if !chart.emitters.is_empty() {
        said.push(
            say("space_connection-describe-beams")
                .with("beams", beams(board))
                .tr(lang),
        );
    }
    if let Some(last) = chart.last {
        let phrase = say("space_connection-describe-last")
            .with("count", chart.launches)
            .with("piece", piece(lang, last.launch.piece()));
        said.push(phrase.with("at", places(last.launch.positions())).tr(lang));
    }
    said
}
