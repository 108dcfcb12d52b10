//! Status of the search: the rounds, and whose move it is.

use games::Seat;
use games::planetaire::{BoardView, Hider, Phase, Stage, View};

use crate::fluent_bundles::{Phrase, say};
use crate::lang::Lang;
use crate::list::all_of;
use crate::names::Names;

/// Solo (house choice): about what a game master needs, and what a person may be proud of.
const PAR: u16 = 10;
const GOOD: u16 = 15;

/// Status of the search: the round, and whose move it is.
pub(super) fn status(lang: Lang, view: &View, names: &Names) -> String {
    let mut lines = vec![standing(lang, view, names)];
    match view.phase {
        Phase::Hiding => lines.extend(hiding_lines(lang, view, names)),
        Phase::Detecting => lines.extend(detecting_lines(lang, view, names)),
        Phase::Over => lines.push(result(lang, view, names)),
    }
    // A player looks for their own line; that both hunt at once, they see.
    if view.phase != Phase::Over && view.me.is_some() {
        let standing = lines.remove(0);
        let says_more = view.rounds > 2 || view.boards.len() == 1 && view.seats > 1;
        lines.extend(says_more.then_some(standing));
    }
    lines.join("\n")
}

/// Names the rounds being played, and the totals so far.
fn standing(lang: Lang, view: &View, names: &Names) -> String {
    let (boards, _) = super::shown::boards(view);
    let round = match boards {
        _ if view.seats == 1 => {
            say("planetaire-status-solo").with("satellites", view.options.satellites.count())
        }
        [first, .., last] => say("planetaire-status-rounds")
            .with("first", first.number)
            .with("last", last.number)
            .with("rounds", view.rounds),
        [] | [_] => say("planetaire-status-round")
            .with(
                "number",
                boards.first().map_or(view.rounds, |board| board.number),
            )
            .with("rounds", view.rounds),
    };
    let mut parts = vec![round.tr(lang)];
    if view.seats > 1 && !view.uncovered.is_empty() {
        let totals: Vec<String> = Seat::all(view.seats)
            .zip(&view.totals)
            .map(|(seat, total)| {
                say("planetaire-status-total")
                    .with("name", names.in_message(seat).to_owned())
                    .with("total", *total)
                    .tr(lang)
            })
            .collect();
        parts.push(totals.join(", "));
    }
    parts.join(" · ")
}

/// Lines for players who hide satellites: ready or not.
fn hiding_lines(lang: Lang, view: &View, names: &Names) -> Vec<String> {
    let needed = view.options.satellites.count();
    let mut lines = Vec::new();
    let mut waiting = Vec::new();
    for board in &view.boards {
        let Hider::Seat(hider) = board.hider else {
            continue;
        };
        let mine = view.me == Some(hider);
        match board.stage {
            Stage::Hiding if mine => lines.push(
                say("planetaire-status-hide-you")
                    .with("needed", needed)
                    .tr(lang),
            ),
            Stage::Hiding => waiting.push(names.in_message(hider).to_owned()),
            Stage::Sealed if mine => lines.push(say("planetaire-status-sealed-you").tr(lang)),
            Stage::Sealed | Stage::Detecting | Stage::Ended | Stage::Uncovered => {}
        }
    }
    if !waiting.is_empty() {
        lines.push(
            say("planetaire-status-hide")
                .with("count", waiting.len())
                .with("names", all_of(lang, waiting))
                .with("needed", needed)
                .tr(lang),
        );
    }
    lines
}

/// A line for each player who searches; the reader's own first.
fn detecting_lines(lang: Lang, view: &View, names: &Names) -> Vec<String> {
    let mine = |board: &&BoardView| view.me == Some(board.detector);
    // The viewer's own board comes first.
    let own = view.boards.iter().filter(mine);
    let hunts = own.clone().any(|board| board.stage == Stage::Detecting);
    // Of the only rival the picture tells enough, until they are done.
    let is_shown = |board: &&BoardView| hunts && view.seats == 2 && board.stage == Stage::Detecting;
    let others = view.boards.iter().filter(|board| !mine(board));
    let others = others.filter(|board| !is_shown(board));
    own.chain(others)
        .map(|board| detector_line(board, mine(&board), names, view).tr(lang))
        .collect()
}

/// Line for one player who searches.
fn detector_line(board: &BoardView, mine: bool, names: &Names, view: &View) -> Phrase {
    let ended = board.stage == Stage::Ended;
    let phrase = match (ended, mine) {
        (true, true) => say("planetaire-status-ended-you"),
        // Beside one's own line, another's is short.
        (true, false) if view.me.is_some() => say("planetaire-status-beside-ended"),
        (false, false) if view.me.is_some() => say("planetaire-status-beside"),
        (true, false) => say("planetaire-status-ended"),
        (false, true) => say("planetaire-status-detect-you"),
        (false, false) => say("planetaire-status-detect"),
    };
    phrase
        .with("name", names.in_message(board.detector).to_owned())
        .with("rays", board.shots.len())
        .with("points", board.pawns)
        .with("marbles", board.marbles.count())
        .with("allowed", view.options.satellites.count())
}

/// Line for the result of the game.
fn result(lang: Lang, view: &View, names: &Names) -> String {
    if view.seats == 1 {
        let total = view.totals.first().copied().unwrap_or_default();
        let verdict = if total <= PAR {
            say("planetaire-solo-par")
        } else if total <= GOOD {
            say("planetaire-solo-good")
        } else {
            say("planetaire-solo-long")
        };
        return say("planetaire-status-solo-over")
            .with("total", total)
            .with("verdict", verdict.tr(lang))
            .tr(lang);
    }
    let shown = |seat: &Seat| names.in_message(*seat).to_owned();
    match view.winners.as_slice() {
        [winner] => say("planetaire-status-won").with_player("name", names, *winner),
        several => say("planetaire-status-tie")
            .with("names", all_of(lang, several.iter().map(shown).collect())),
    }
    .tr(lang)
}
