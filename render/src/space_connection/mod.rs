//! Space Connection's pictures: which one a viewer gets. Draws only what their view holds.

mod art;
mod below;
mod board;
mod cover;
mod draft;
mod gauges;
mod header;
mod hint;
mod palette;
mod pieces;
mod plan;
mod rehearsal;
mod ships;

use games::space_connection::{Action, BoardView, Glimpse, Phase, Piece, SpaceConnection, View};
use games::{Advice, Seat};
use text::{Lang, Names};

use crate::cover::Stage;
use crate::motion::Motion;
use crate::scene::{Point, Scene, Size};
use crate::scenery::Patch;
use crate::theme::Tint;
use crate::world::World;
use crate::{Draws, LastBoard};
use plan::{ALONE_HEIGHT, LARGE, PAIR_HEIGHT, SMALL, WIDTH};

/// Subject of a picture, beside its boards.
#[derive(Clone, Copy)]
struct Sight<'v> {
    lang: Lang,
    names: &'v Names,
    /// Seat whose turn it is.
    turn: Option<Seat>,
    /// Winners.
    winners: &'v [Seat],
    /// True once the hunt has begun.
    hunted: bool,
    /// True once it is over and everything is uncovered.
    over: bool,
    /// Piece that is about to be launched, where one is advised.
    piece: Option<Piece>,
}

impl Draws for SpaceConnection {
    const WORLD: &'static World = &palette::WORLD;

    const COLOURS: (Tint, Tint) = (Tint::Blue, Tint::Sky);

    fn scenery(stage: Stage) -> Vec<Patch> {
        cover::scenery(stage)
    }

    fn draw_hero(scene: &mut Scene, stage: Stage) {
        cover::draw_hero(scene, stage);
    }

    const MOTION: Motion = Motion {
        moves: &[],
        grows: &["beam "],
        arrives: &[],
    };

    const WATCHED: &'static [&'static str] = &[
        "planet ",
        "lost ",
        "emitter ",
        "dot ",
        "planets count",
        "systems count",
    ];

    const SMALL: u16 = 64;

    /// The sky that the winner has hunted.
    fn last_board(view: &View, lang: Lang, names: &Names) -> Option<LastBoard> {
        let sight = Sight {
            lang,
            names,
            turn: None,
            winners: &view.winners,
            hunted: true,
            over: true,
            piece: None,
        };
        let won = |board: &&BoardView| view.winners.contains(&board.hunter);
        let board = view.boards.iter().find(won).or(view.boards.first())?;
        let mut scene = picture(PAIR_HEIGHT);
        board::draw(&mut scene, sight, board, SMALL);
        let beside = ["latest", "dot "];
        scene.remove(|name| beside.iter().any(|it| name.starts_with(it)));
        let [first, _, right, bottom, .., left] = SMALL.corners();
        // Within the picture.
        let side = |from: i32, to: i32| (to - from) as u16;
        let size = Size {
            width: side(left.x, right.x),
            height: side(first.y, bottom.y),
        };
        let corner = Point::new(left.x, first.y);
        let outline = SMALL.corners().to_vec();
        Some(LastBoard::new(scene, corner, size).within(outline))
    }

    /// Points of a seat: its complete systems.
    fn points(view: &View, seat: Seat) -> Option<i32> {
        let board = view.hunted_by(seat)?;
        Some(board.chart.complete.len() as i32)
    }

    fn rehearsals(lang: Lang, names: &Names) -> Vec<Scene> {
        rehearsal::scenes(lang, names)
    }

    fn scene(view: &View, lang: Lang, names: &Names) -> Scene {
        scene_before(view, None, lang, names)
    }

    fn hinted(view: &View, advice: &Advice<Self>, lang: Lang, names: &Names) -> Scene {
        let piece = match advice.action {
            Action::Launch(launch) => Some(launch.piece()),
            _ => None,
        };
        let mut scene = scene_before(view, piece, lang, names);
        if let Some(board) = view.me.and_then(|me| enlarged(view, me)) {
            hint::draw(&mut scene, board, advice, LARGE);
        }
        scene
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
            piece: None,
        };
        Some(boards(sight, all, None))
    }
}

/// The picture of a view before a piece is launched.
fn scene_before(view: &View, piece: Option<Piece>, lang: Lang, names: &Names) -> Scene {
    let sight = Sight {
        lang,
        names,
        turn: view.turn,
        winners: &view.winners,
        hunted: view.first.is_some(),
        over: view.phase == Phase::Over,
        piece,
    };
    let own = view.me.and_then(|me| view.hidden_by(me));
    let hunted = view.me.and_then(|me| view.hunted_by(me));
    match (view.phase, own, hunted) {
        // While hiding, a hider sees their own sky alone.
        (Phase::Hiding, Some(own), _) => single_board(sight, own),
        (Phase::Hunting, Some(own), Some(hunted)) => two_boards(sight, [hunted, own], true),
        (Phase::Hunting, Some(own), None) => single_board(sight, own),
        _ => boards(sight, &view.boards, view.turn),
    }
}

/// An empty picture of this height.
fn picture(height: u16) -> Scene {
    Scene::new(WIDTH, height).in_world(&palette::WORLD)
}

/// The board that this seat decides on, where its picture shows it large.
fn enlarged(view: &View, me: Seat) -> Option<&BoardView> {
    let own = view.hidden_by(me);
    match view.phase {
        Phase::Hiding => own,
        Phase::Hunting => {
            let is_large = own.is_some() || view.turn == Some(me) || view.boards.len() == 1;
            view.hunted_by(me).filter(|_| is_large)
        }
        Phase::Over => None,
    }
}

/// Lays out what everyone sees: large the board of the hunter whose turn it is, and in the end that
/// of the winner.
fn boards(sight: Sight<'_>, all: &[BoardView], turn: Option<Seat>) -> Scene {
    let first = sight.winners.first().copied().or(turn);
    let mut boards: Vec<&BoardView> = all.iter().collect();
    boards.sort_by_key(|board| (Some(board.hunter) != first, board.hunter));
    match boards[..] {
        [large, small] => two_boards(sight, [large, small], false),
        [one, ..] => single_board(sight, one),
        [] => picture(ALONE_HEIGHT),
    }
}

/// Picture of a single board.
fn single_board(sight: Sight<'_>, shown: &BoardView) -> Scene {
    let mut scene = picture(ALONE_HEIGHT);
    board::draw(&mut scene, sight, shown, LARGE);
    header::draw(&mut scene, sight, shown);
    if sight.hunted {
        header::draw_launches(&mut scene, sight, shown);
    }
    scene
}

/// Picture of two boards, one large and one small.
fn two_boards(sight: Sight<'_>, [large, small]: [&BoardView; 2], own: bool) -> Scene {
    let mut scene = picture(PAIR_HEIGHT);
    board::draw(&mut scene, sight, large, LARGE);
    header::draw(&mut scene, sight, large);
    below::draw(&mut scene, sight, small, own);
    scene
}
