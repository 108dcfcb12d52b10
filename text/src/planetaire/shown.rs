//! Boards and cells, which both picture and words must show.

use games::Seat;
use games::planetaire::{BoardView, Hider, Options, Order, Phase, Sky, View};

use crate::fluent_bundles::say;
use crate::lang::Lang;

/// The cells' names with spaces between them, as players type them.
pub(super) fn cells(sky: Sky) -> String {
    let names: Vec<String> = sky.cells().map(|cell| cell.to_string()).collect();
    names.join(" ")
}

/// The cells' names, or a word for none.
pub(super) fn cells_or(lang: Lang, sky: Sky, none: &'static str) -> String {
    if sky.count() == 0 {
        say(none).tr(lang)
    } else {
        cells(sky)
    }
}

/// The boards that matter now, and the rounds before them: when the match is over, the last
/// rounds’ boards stay.
pub(super) fn boards(view: &View) -> (&[BoardView], &[BoardView]) {
    match view.phase {
        Phase::Hiding | Phase::Detecting => (&view.boards, &view.uncovered),
        Phase::Over => {
            let before = view
                .uncovered
                .len()
                .saturating_sub(current_rounds(&view.options, view.seats));
            let (before, last) = view.uncovered.split_at(before);
            (last, before)
        }
    }
}

/// Number of rounds that are played at the same time.
const fn current_rounds(options: &Options, seats: u8) -> usize {
    match options.order {
        Order::AtOnce if seats > 1 => 2,
        Order::AtOnce | Order::InTurn => 1,
    }
}

/// `Round 1: sky hidden by Ada, detected by Bob.`
pub(super) fn board_title<'n>(
    lang: Lang,
    board: &BoardView,
    name: impl Fn(Seat) -> &'n str,
) -> String {
    let hider = match board.hider {
        Hider::GameMaster => say("planetaire-game-master").tr(lang),
        Hider::Seat(seat) => name(seat).to_owned(),
    };
    say("planetaire-describe-head")
        .with("number", board.number)
        .with("hider", hider)
        .with("detector", name(board.detector).to_owned())
        .tr(lang)
}

/// Marbles and, as far as the viewer may know them, satellites.
pub(super) fn marbles_and_satellites(lang: Lang, board: &BoardView, allowed: u8) -> Vec<String> {
    let line = |key: &'static str, sky: Sky, none: &'static str| {
        say(key)
            .with("placed", sky.count())
            .with("allowed", allowed)
            .with("cells", cells_or(lang, sky, none))
            .tr(lang)
    };
    let marbles = line(
        "planetaire-describe-marbles",
        board.marbles,
        "planetaire-no-marbles",
    );
    let satellites = board.sky.map(|sky| {
        line(
            "planetaire-describe-satellites",
            sky,
            "planetaire-no-satellites",
        )
    });
    [marbles].into_iter().chain(satellites).collect()
}
