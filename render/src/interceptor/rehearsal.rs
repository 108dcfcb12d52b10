//! Pictures that no one will see: they make the renderer draw every sprite and ground at start.

use games::Seat;
use games::interceptor::{Announcing, Asteroid};
use games::interceptor::{
    Board, Build, Facing, Fate, Hex, Options, Phase, Placement, ShipId, ShipView, Speed, View,
};
use text::{Lang, Names};

use games::interceptor::Interceptor;

use crate::Draws;
use crate::scene::Scene;

/// A board of each size, with every ship.
pub(super) fn scenes(lang: Lang, names: &Names) -> Vec<Scene> {
    let boards = [Board::SMALL, Board::MEDIUM, Board::LARGE];
    let views = boards
        .into_iter()
        .flat_map(|board| Facing::ALL.map(|nose| view(board, nose)));
    views
        .map(|view| Interceptor::scene(&view, lang, names))
        .collect()
}

fn view(board: Board, nose: Facing) -> View {
    let ship = |(column, seat): (i8, Seat)| ShipView {
        id: ShipId { seat, number: 0 },
        build: Build::default(),
        hull: 5,
        stars: 0,
        spot: Some(Placement {
            hex: Hex::new(column, 4),
            nose,
            speed: Speed::new(3),
        }),
        fate: Fate::Flying,
        placement: None,
        order: None,
        hunters: Vec::new(),
        announcing: Announcing::No,
    };
    View {
        options: Options::default(),
        seats: 6,
        me: None,
        board,
        phase: Phase::Ordering,
        turn: 1,
        asteroids: vec![Asteroid {
            hex: Hex::new(3, 3),
            drift: nose,
        }],
        ships: (0..).zip(Seat::all(6)).map(ship).collect(),
        sealed: vec![Seat::new(0)],
        due: Vec::new(),
        last: None,
        quiet: 0,
        winners: Vec::new(),
        home: Vec::new(),
    }
}
