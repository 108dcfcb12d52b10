//! Space Connection's pictures: which one a viewer gets. Draws only what his view holds.

mod board;
mod header;
mod pieces;
mod plan;
mod rehearsal;

use games::Seat;
use games::space_connection::{BoardView, Glimpse, Phase, SpaceConnection, View};
use text::{Lang, Names};

use crate::Draws;
use crate::scene::Scene;
use plan::{HEIGHT, Plan, WIDTH};

pub(crate) use rehearsal::rehearsal;

/// What the picture is of, beside the boards.
#[derive(Clone, Copy)]
struct Sight<'v> {
    lang: Lang,
    names: &'v Names,
    /// Whose turn it is.
    turn: Option<Seat>,
    /// Who won.
    winners: &'v [Seat],
    /// Whether the hunt has begun.
    hunted: bool,
    /// Whether it is over and everything is uncovered.
    over: bool,
}

impl Draws for SpaceConnection {
    fn scene(view: &View, lang: Lang, names: &Names) -> Scene {
        let sight = Sight {
            lang,
            names,
            turn: view.turn,
            winners: &view.winners,
            hunted: view.first.is_some(),
            over: view.phase == Phase::Over,
        };
        let own = view.me.and_then(|me| view.hidden_by(me));
        match (view.phase, own) {
            // While he hides, a hider sees his own sky alone.
            (Phase::Hiding, Some(own)) => boards(sight, &[own]),
            _ => boards(sight, &in_order(&view.boards, view.me)),
        }
    }

    fn scene_of_news(glimpse: &Glimpse, lang: Lang, names: &Names) -> Option<Scene> {
        let Glimpse::Uncovered {
            boards: all,
            winners,
            ..
        } = glimpse
        else {
            return None;
        };
        let sight = Sight {
            lang,
            names,
            turn: None,
            winners,
            hunted: true,
            over: true,
        };
        Some(boards(sight, &in_order(all, None)))
    }
}

/// The board where the viewer hunts first, for everyone the one where the first seat does.
fn in_order(all: &[BoardView], me: Option<Seat>) -> Vec<&BoardView> {
    let mut boards: Vec<&BoardView> = all.iter().collect();
    boards.sort_by_key(|board| (Some(board.hunter) != me, board.hunter));
    boards
}

/// One board, or two under each other: so a phone shows each as wide as it is.
fn boards(sight: Sight<'_>, boards: &[&BoardView]) -> Scene {
    // One or two boards.
    let height = HEIGHT * boards.len() as u16;
    let mut scene = Scene::new(WIDTH, height);
    for (nth, shown) in boards.iter().enumerate() {
        let plan = Plan::nth(nth);
        board::draw(&mut scene, sight, shown, plan);
        header::draw(&mut scene, sight, shown, plan);
    }
    scene
}
