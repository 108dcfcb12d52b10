//! Planétaire's pictures: which one a viewer gets. Draws only what his view holds.

mod art;
mod board;
mod header;
mod legend;
mod panel;
mod pieces;
mod plan;
mod rays;
mod rehearsal;

use games::planetaire::{BoardView, Glimpse, Order, Phase, Planetaire, View};
use text::{Lang, Names};

use crate::Draws;
use crate::scene::{Point, Scene};
use header::Header;
use plan::Plan;

/// A picture with one board and a panel beside it.
const ONE: (u16, u16) = (960, 720);
/// A picture with two boards.
const TWO: (u16, u16) = (1280, 720);
/// The middle of the only or left board, and of the right one.
const LEFT: i32 = 320;
const RIGHT: i32 = 960;
/// The height at which the boards' middles are.
const MIDDLE: i32 = 408;

/// What the picture is of, beside the boards.
#[derive(Clone, Copy)]
struct Sight<'v> {
    lang: Lang,
    names: &'v Names,
    /// What is known of the match; news know only their rounds.
    view: Option<&'v View>,
}

impl Draws for Planetaire {
    fn rehearsals(lang: Lang, names: &Names) -> Vec<Scene> {
        rehearsal::scenes(lang, names)
    }

    fn scene(view: &View, lang: Lang, names: &Names) -> Scene {
        let sight = Sight {
            lang,
            names,
            view: Some(view),
        };
        if view.phase == Phase::Over {
            let last = match view.options.order {
                Order::AtOnce if view.seats > 1 => 2,
                Order::AtOnce | Order::InTurn => 1,
            };
            let from = view.uncovered.len().saturating_sub(last);
            return boards(sight, &view.uncovered[from..]);
        }
        let mine = view.me.filter(|_| view.boards.len() > 1);
        let detected = mine.and_then(|me| view.detected_by(me));
        let hidden = mine.and_then(|me| view.hidden_by(me));
        match (view.phase, detected, hidden) {
            (Phase::Hiding, _, Some(own)) => one_board(sight, own, None),
            (Phase::Detecting, Some(board), own) => one_board(sight, board, own),
            _ => boards(sight, &view.boards),
        }
    }

    fn scene_of_news(glimpse: &Glimpse, lang: Lang, names: &Names) -> Option<Scene> {
        let Glimpse::Uncovered { rounds, .. } = glimpse else {
            return None;
        };
        let sight = Sight {
            lang,
            names,
            view: None,
        };
        Some(boards(sight, rounds))
    }
}

/// One or two boards, as everyone sees them.
fn boards(sight: Sight<'_>, boards: &[BoardView]) -> Scene {
    match boards {
        [board] => one_board(sight, board, None),
        _ => {
            let mut scene = Scene::new(TWO.0, TWO.1);
            for (board, x) in boards.iter().zip([LEFT, RIGHT]) {
                let plan = Plan::large(Point::new(x, MIDDLE));
                board::draw(&mut scene, board, &plan);
                Header::half(x - LEFT).draw(&mut scene, sight, board);
            }
            scene
        }
    }
}

/// A large board with a panel, in which a small one may stand.
fn one_board(sight: Sight<'_>, board: &BoardView, own: Option<&BoardView>) -> Scene {
    let mut scene = Scene::new(ONE.0, ONE.1);
    board::draw(&mut scene, board, &Plan::large(Point::new(LEFT, MIDDLE)));
    Header::whole().draw(&mut scene, sight, board);
    panel::draw(&mut scene, sight, board, own);
    scene
}
