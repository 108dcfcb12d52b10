//! Space Connection's pictures: which one a viewer gets. Draws only what their view holds.

mod art;
mod below;
mod board;
mod cover;
mod draft;
mod film;
mod gauges;
mod header;
mod hint;
mod palette;
mod pieces;
mod plan;
mod rehearsal;
mod ships;

use games::space_connection::{
    Action, BoardView, Glimpse, Launch, Phase, Piece, Position, Positions, Site, SpaceConnection,
    View,
};
use games::{Advice, Seat};
use text::{Lang, Names};

use crate::cover::Stage;
use crate::motion::Motion;
use crate::scene::{Point, Scene, Size};
use crate::scenery::Patch;
use crate::theme::Tint;
use crate::world::World;
use crate::{Draws, LastBoard, Reel};
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
    /// Piece that is about to be launched, where one is.
    piece: Option<Piece>,
    /// Positions whose numbers are shown.
    numbers: Positions,
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
            numbers: Positions::default(),
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
        scene_of(view, lang, names)
    }

    /// Numbered all over, for those who write where they launch.
    fn scene_large(view: &View, lang: Lang, names: &Names) -> Option<Scene> {
        let all = Positions::new(Position::all());
        (view.phase == Phase::Hunting).then(|| numbered(view, (None, all), lang, names))
    }

    const FILMS_MOVES: bool = true;

    fn film_in_place(view: &View, lang: Lang, names: &Names) -> Option<Reel> {
        film::reel(view, lang, names)
    }

    fn hinted(view: &View, advice: &Advice<Self>, lang: Lang, names: &Names) -> Scene {
        let aimed = match advice.action {
            Action::Launch(launch) => {
                let meant = advice.why.iter().map(|evidence| evidence.what().position());
                let near = near(launch).and(Positions::new(meant));
                (Some(launch.piece()), near)
            }
            _ => (None, Positions::default()),
        };
        let mut scene = numbered(view, aimed, lang, names);
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
            numbers: Positions::default(),
        };
        Some(boards(sight, all, winners.first().copied()))
    }
}

/// Positions whose numbers tell where a launch goes: what it shows, its row, and for a super-ship
/// wherever else it could go.
fn near(launch: Launch) -> Positions {
    let goes = launch.positions();
    let row = |at: Position| Positions::new(at.row().positions());
    let is_centre = |at: &Position| at.site() == Site::Centre;
    match launch {
        Launch::Scout(at) | Launch::Ship(at) => goes.around().and(row(at)),
        Launch::SuperShip(_) => Positions::new(Position::all().filter(is_centre)),
        Launch::Lasers(_) => goes.iter().fold(goes, |all, at| all.and(row(at))),
    }
}

/// The picture of a view with these positions numbered, before such a piece is launched.
fn numbered(
    view: &View,
    (piece, numbers): (Option<Piece>, Positions),
    lang: Lang,
    names: &Names,
) -> Scene {
    let sight = Sight {
        numbers,
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
        // In the end, players see first what they did not find.
        (Phase::Over, ..) if view.me.is_some() => boards(sight, &view.boards, view.me),
        _ => {
            let first = view.winners.first().copied().or(view.turn);
            boards(sight, &view.boards, first)
        }
    }
}

/// The picture of a view.
fn scene_of(view: &View, lang: Lang, names: &Names) -> Scene {
    numbered(view, (None, Positions::default()), lang, names)
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

/// Lays out boards: large the one on which this seat hunts.
fn boards(sight: Sight<'_>, all: &[BoardView], first: Option<Seat>) -> Scene {
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
