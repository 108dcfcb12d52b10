//! Parts that the words of boards share.

use games::Seat;
use games::space_connection::{Beam, BoardView, Hider, Piece, Position, Positions, View};

use crate::fluent_bundles::say;
use crate::lang::Lang;

/// The positions' names with spaces between them, as players type them.
pub(super) fn places(positions: Positions) -> String {
    let names: Vec<String> = positions.iter().map(|at| at.to_string()).collect();
    names.join(" ")
}

/// The positions' names for reading: three or more in a row are a span, written by its ends,
/// `A2–A6`.
pub(super) fn spans(positions: Positions) -> String {
    let mut runs: Vec<Vec<Position>> = Vec::new();
    for at in positions.iter() {
        let follows =
            |before: &Position| before.row() == at.row() && before.number() + 1 == at.number();
        match runs.last_mut() {
            Some(run) if run.last().is_some_and(follows) => run.push(at),
            _ => runs.push(vec![at]),
        }
    }
    let spans = runs.into_iter().flat_map(|run| match run.as_slice() {
        [first, _, .., last] => vec![format!("{first}–{last}")],
        few => few.iter().map(Position::to_string).collect(),
    });
    spans.collect::<Vec<_>>().join(" ")
}

/// The positions' names, or a word for none.
pub(super) fn places_or_none(lang: Lang, positions: Positions) -> String {
    if positions.is_empty() {
        say("space_connection-none").tr(lang)
    } else {
        spans(positions)
    }
}

/// The boards in the order in which they are shown: the one where the viewer hunts first, for
/// everyone the one where the first seat does.
pub(super) fn boards(view: &View) -> Vec<&BoardView> {
    let mut boards: Vec<&BoardView> = view.boards.iter().collect();
    boards.sort_by_key(|board| (Some(board.hunter) != view.me, board.hunter));
    boards
}

/// Heading of a board: `Hunter: Ada. Sky hidden by Bob.`
pub(super) fn board_title<'n>(
    lang: Lang,
    board: &BoardView,
    name: impl Fn(Seat) -> &'n str,
) -> String {
    let hider = match board.hider {
        Hider::GameMaster => say("space_connection-game-master").tr(lang),
        Hider::Seat(seat) => name(seat).to_owned(),
    };
    say("space_connection-describe-head")
        .with("hunter", name(board.hunter).to_owned())
        .with("hider", hider)
        .tr(lang)
}

/// The beams, each by its ends; one that is part of another is left out.
pub(super) fn beams(board: &BoardView) -> String {
    let all = &board.chart.beams;
    let is_whole = |beam: &&Beam| {
        let longer = |other: &Beam| other != *beam && other.crossed().has_all(beam.crossed());
        !all.iter().any(longer)
    };
    let named: Vec<String> = all
        .iter()
        .filter(is_whole)
        .map(|beam| format!("{}–{}", beam.from, beam.to))
        .collect();
    named.join(", ")
}

/// Positions where pieces of a kind were lost.
pub(super) fn losses(board: &BoardView, piece: Piece) -> Positions {
    let of_kind = board.chart.lost.iter().filter(|lost| lost.piece == piece);
    Positions::new(of_kind.map(|lost| lost.at))
}

/// A viewer's sky without what was found of it.
pub(super) fn unfound(board: &BoardView) -> Option<Positions> {
    Some(board.sky?.minus(board.chart.found))
}
