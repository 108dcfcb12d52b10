//! Space Connection's pictures: which one a viewer gets. Draws only what his view holds.

mod art;
mod board;
mod draft;
mod header;
mod own;
mod panel;
mod pieces;
mod plan;
mod rehearsal;
mod ships;

use games::Seat;
use games::space_connection::{BoardView, Glimpse, Phase, SpaceConnection, View};
use text::{Lang, Names};

use crate::Draws;
use crate::scene::{Point, Scene, Shape};
use crate::theme::{Ink, Weight};
use plan::{ALONE, ALONE_SIZE, BORDER, PAIR, PAIR_SIZE, PANELS};

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
    const WATCHED: &'static [&'static str] = &[
        "explored ",
        "planet ",
        "lost ",
        "emitter ",
        "marker ",
        "dot ",
        "space_connection-picture-planets count",
        "space_connection-picture-systems count",
    ];

    fn rehearsals(lang: Lang, names: &Names) -> Vec<Scene> {
        rehearsal::scenes(lang, names)
    }

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
            (Phase::Hunting, Some(sky)) => match view.me.and_then(|me| view.hunted_by(me)) {
                Some(hunted) => own::draw(sight, hunted, sky),
                None => boards(sight, &[sky]),
            },
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

/// One board alone, or two askew.
fn boards(sight: Sight<'_>, boards: &[&BoardView]) -> Scene {
    if let [one] = boards {
        let mut scene = Scene::new(ALONE_SIZE.0, ALONE_SIZE.1);
        board::draw(&mut scene, sight, one, ALONE);
        header::draw(&mut scene, sight, one);
        return scene;
    }
    let mut scene = Scene::new(PAIR_SIZE.0, PAIR_SIZE.1);
    border(&mut scene);
    for ((shown, plan), corner) in boards.iter().zip(PAIR).zip(PANELS) {
        board::draw(&mut scene, sight, shown, plan);
        panel::draw(&mut scene, sight, shown, corner);
    }
    scene
}

/// What keeps two boards apart.
fn border(scene: &mut Scene) {
    let [start, ..] = BORDER;
    scene.lay(
        "border",
        start,
        Shape::Stroke {
            points: BORDER
                .map(|at| Point::new(at.x - start.x, at.y - start.y))
                .to_vec(),
            ink: Ink::Line,
            weight: Weight::Thin,
        },
    );
}
