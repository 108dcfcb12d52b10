//! Pictures that nobody will see: they make the studio draw every sprite and ground at start.

use games::Seat;
use games::planetaire::{
    BoardView, Hider, Margin, Options, Order, Outcome, Pawn, Phase, Planetaire, Reveal, Score,
    Shot, Sky, Stage, View, cells,
};
use text::{Lang, Names};

use crate::Draws;
use crate::scene::Scene;

/// A scene of each layout, with every pawn.
pub(super) fn scenes(lang: Lang, names: &Names) -> Vec<Scene> {
    let mut scenes = Vec::new();
    for (order, uncovered, shots, me) in [
        (Order::InTurn, false, 10, None),
        (Order::InTurn, true, 32, None),
        (Order::AtOnce, false, 32, None),
        (Order::AtOnce, true, 32, None),
        (Order::AtOnce, false, 10, Some(Seat::new(0))),
        (Order::AtOnce, false, 20, Some(Seat::new(0))),
        (Order::AtOnce, false, 32, Some(Seat::new(0))),
    ] {
        let view = view(order, uncovered, shots, me);
        scenes.push(Planetaire::scene(&view, lang, names));
    }
    scenes
}

fn view(order: Order, uncovered: bool, shots: u8, me: Option<Seat>) -> View {
    let boards: Vec<BoardView> = match order {
        Order::AtOnce => vec![board(0, uncovered, shots), board(1, uncovered, shots)],
        Order::InTurn => vec![board(0, uncovered, shots)],
    };
    let (boards, past) = if uncovered {
        (Vec::new(), boards)
    } else {
        (boards, Vec::new())
    };
    View {
        options: Options {
            order,
            ..Options::default()
        },
        seats: 2,
        me,
        phase: if uncovered {
            Phase::Over
        } else {
            Phase::Detecting
        },
        rounds: 2,
        boards,
        uncovered: past,
        totals: vec![0, 0],
        winners: vec![Seat::new(0)],
    }
}

fn board(hider: u8, uncovered: bool, shots: u8) -> BoardView {
    let sky = cells("B2 C7 E4 G6").unwrap_or_default();
    let marbles = cells("B2 G5").unwrap_or_default();
    let reveal = Reveal {
        detector: Seat::new(1 - hider),
        sky,
        score: Score::default(),
        twins: 1,
    };
    BoardView {
        law: games::planetaire::RayLaw::default(),
        number: hider + 1,
        hider: Hider::Seat(Seat::new(hider)),
        detector: Seat::new(1 - hider),
        stage: Stage::Ended,
        shots: Margin::all().take(usize::from(shots)).map(shot).collect(),
        pawns: 0,
        marbles,
        sky: Some(sky),
        empties: Some(Sky::default()),
        reveal: uncovered.then_some(reveal),
    }
}

/// Every pawn once, and the letters for the margins that are left.
fn shot(margin: Margin) -> Shot {
    let nth = margin.number() - 1;
    Shot {
        margin,
        outcome: match nth {
            0 => Outcome::Absorbed,
            1 => Outcome::Reflected,
            2 => Outcome::Satellised,
            _ => Outcome::Exit(margin),
        },
        pawn: match nth {
            0 => Pawn::Black,
            1 => Pawn::White,
            2..10 => Pawn::Colour(nth - 2),
            _ => Pawn::Letter(char::from(b'A' + (nth - 10))),
        },
    }
}
