//! The picture's text twin, for people who read rather than look.

use std::collections::BTreeSet;

use games::planetaire::{BoardView, Margin, Outcome, Shot, Stage, View};

use super::pawn::pawn;
use super::score;
use super::shown::{board_title, boards, cells, marbles_and_satellites};
use super::status::status;
use crate::fluent_bundles::say;
use crate::lang::Lang;
use crate::names::Names;

/// Description of the whole view.
pub(super) fn describe(lang: Lang, view: &View, names: &Names) -> String {
    let (now, before) = boards(view);
    let mut blocks = vec![status(lang, view, names)];
    blocks.extend(now.iter().map(|shown| board(lang, view, shown, names)));
    if !before.is_empty() {
        let rounds = before
            .iter()
            .filter_map(|round| past_round(lang, round, names));
        let rounds: Vec<String> = rounds.collect();
        blocks.push(rounds.join("\n"));
    }
    blocks.join("\n\n")
}

/// Description of one board: its stage, pieces, rays and score.
fn board(lang: Lang, view: &View, board: &BoardView, names: &Names) -> String {
    let title = board_title(lang, board, |seat| names.in_message(seat));
    let mut lines = vec![format!("{title} {}", stage(lang, board.stage))];
    match board.stage {
        Stage::Hiding | Stage::Sealed => {}
        Stage::Detecting | Stage::Ended | Stage::Uncovered => lines.extend(rays(lang, board)),
    }
    lines.extend(marbles_and_satellites(
        lang,
        board,
        view.options.satellites.count(),
    ));
    if let Some(empties) = board.empties.filter(|empties| empties.count() > 0) {
        let noted = say("planetaire-describe-empties").with("cells", cells(empties));
        lines.push(noted.tr(lang));
    }
    if let Some(reveal) = &board.reveal {
        let score = say("planetaire-describe-score")
            .with("total", reveal.score.total())
            .with("parts", score::parts(lang, reveal.score));
        lines.push(score.tr(lang));
        lines.extend(score::remarks(lang, board.marbles, reveal));
    }
    lines.join("\n")
}

/// Line for an earlier round.
fn past_round(lang: Lang, board: &BoardView, names: &Names) -> Option<String> {
    let reveal = board.reveal.as_ref()?;
    let round = say("planetaire-describe-past")
        .with("number", board.number)
        .with("name", names.in_message(reveal.detector).to_owned())
        .with("total", reveal.score.total())
        .with("sky", cells(reveal.sky));
    Some(round.tr(lang))
}

/// Words for the stage of a board.
fn stage(lang: Lang, stage: Stage) -> String {
    match stage {
        Stage::Hiding => say("planetaire-stage-hiding"),
        Stage::Sealed => say("planetaire-stage-sealed"),
        Stage::Detecting => say("planetaire-stage-detecting"),
        Stage::Ended => say("planetaire-stage-ended"),
        Stage::Uncovered => say("planetaire-stage-uncovered"),
    }
    .tr(lang)
}

/// Lines for the rays that were fired, in order.
fn rays(lang: Lang, board: &BoardView) -> Vec<String> {
    if board.shots.is_empty() {
        return vec![say("planetaire-describe-no-rays").tr(lang)];
    }
    let mut lines = vec![
        say("planetaire-describe-rays")
            .with("rays", board.shots.len())
            .with("points", board.pawns)
            .tr(lang),
    ];
    lines.extend(
        board
            .shots
            .iter()
            .map(|shot| format!("- {}", ray(lang, shot))),
    );
    lines.extend(stacks(lang, board));
    lines
}

/// Words for one ray and its result.
fn ray(lang: Lang, shot: &Shot) -> String {
    match shot.outcome {
        Outcome::Exit(exit) => say("planetaire-describe-exit").with("exit", exit.number()),
        Outcome::Absorbed => say("planetaire-describe-absorbed"),
        Outcome::Reflected => say("planetaire-describe-reflected"),
        Outcome::Satellised => say("planetaire-describe-satellised"),
    }
    .with("margin", shot.margin.number())
    .with("pawn", pawn(lang, shot.pawn))
    .tr(lang)
}

/// The numbers on which pawns were replaced (P9).
fn stacks(lang: Lang, board: &BoardView) -> Option<String> {
    let exits = board.shots.iter().filter_map(|shot| match shot.outcome {
        Outcome::Exit(exit) => Some(exit),
        Outcome::Absorbed | Outcome::Reflected | Outcome::Satellised => None,
    });
    // Only an exit can bring a second pawn.
    let exits: BTreeSet<Margin> = exits.collect();
    let stacks: Vec<String> = exits
        .into_iter()
        .map(|margin| (margin, board.pawns_on(margin)))
        .filter(|(_, pawns)| pawns.len() > 1)
        .map(|(margin, pawns)| {
            let names: Vec<String> = pawns.into_iter().map(|each| pawn(lang, each)).collect();
            format!("{margin} ({})", names.join(", "))
        })
        .collect();
    (!stacks.is_empty()).then(|| {
        say("planetaire-describe-stacks")
            .with("stacks", stacks.join(", "))
            .tr(lang)
    })
}
