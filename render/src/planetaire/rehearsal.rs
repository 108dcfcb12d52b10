//! Pictures that no one will see: they make the renderer draw every sprite and ground at start.

use games::planetaire::{
    Action, BoardView, Hider, Insight, Margin, Options, Order, Outcome, Pawn, Phase, Planetaire,
    Reveal, Satellites, Score, Shot, Sky, Stage, View, cells,
};
use games::{Advice, Evidence, Seat};
use text::{Lang, Names};

use super::bends;
use crate::Draws;
use crate::scene::Scene;

/// A scene of each layout, with every pawn and the longest numbers.
pub(super) fn scenes(lang: Lang, names: &Names) -> Vec<Scene> {
    let me = Some(Seat::new(0));
    let views = [
        (Order::InTurn, Phase::Hiding, 0, None),
        (Order::AtOnce, Phase::Hiding, 0, me),
        (Order::InTurn, Phase::Detecting, 10, None),
        (Order::InTurn, Phase::Over, 32, None),
        (Order::AtOnce, Phase::Detecting, 32, None),
        (Order::AtOnce, Phase::Over, 32, None),
        (Order::AtOnce, Phase::Detecting, 10, me),
        (Order::AtOnce, Phase::Detecting, 20, me),
        (Order::AtOnce, Phase::Detecting, 32, me),
    ];
    let scene = |(order, phase, shots, me)| {
        let view = view(order, phase, shots, me);
        Planetaire::scene(&view, lang, names)
    };
    let hinted = hinted(me, lang, names);
    let scenes = views.into_iter().map(scene).chain(hinted);
    scenes.chain([bends::scene(lang)]).collect()
}

/// A board with each kind of hint.
fn hinted(me: Option<Seat>, lang: Lang, names: &Names) -> Vec<Scene> {
    let view = view(Order::AtOnce, Phase::Detecting, 10, me);
    let likely = |what| Evidence::Likely {
        what,
        permille: 1_000,
        within: 0,
    };
    let odds = cells("E5 F5 G2").unwrap_or_default();
    let odds = odds.cells().map(|cell| likely(Insight::Full(cell)));
    let margins: Vec<Margin> = Margin::all().collect();
    let ends = [19, 20, 25, 26, 31].map(|nth| {
        let exit = Outcome::Exit(margins[nth]);
        likely(Insight::Ends(margins[12], exit))
    });
    let placed = Action::PlaceAll(cells("B2 C7").unwrap_or_default());
    [
        (Action::Fire(margins[12]), ends.to_vec()),
        (placed, odds.collect()),
    ]
    .map(|(action, why)| {
        let advice = Advice { action, why };
        Planetaire::hinted(&view, &advice, lang, names)
    })
    .into()
}

fn view(order: Order, phase: Phase, shots: u8, me: Option<Seat>) -> View {
    let stage = match phase {
        Phase::Hiding => Stage::Hiding,
        Phase::Detecting => Stage::Ended,
        Phase::Over => Stage::Uncovered,
    };
    let seats = match order {
        Order::AtOnce => 0..2,
        Order::InTurn => 0..1,
    };
    let boards = |stage| {
        seats
            .clone()
            .map(|hider| board(hider, stage, shots, me))
            .collect()
    };
    View {
        options: Options {
            order,
            satellites: Satellites::Five,
            ..Options::default()
        },
        seats: 2,
        me,
        phase,
        rounds: 6,
        boards: if phase == Phase::Over {
            Vec::new()
        } else {
            boards(stage)
        },
        uncovered: boards(Stage::Uncovered),
        totals: vec![188, 188],
        winners: vec![Seat::new(0)],
        just_fired: me,
    }
}

fn board(hider: u8, stage: Stage, shots: u8, me: Option<Seat>) -> BoardView {
    let uncovered = stage == Stage::Uncovered;
    let sky = cells("B2 C7 E4 G6 H1").unwrap_or_default();
    let marbles = cells("B2 G5 A1 D8 H8").unwrap_or_default();
    let reveal = Reveal {
        detector: Seat::new(1 - hider),
        sky,
        score: Score {
            pawns: 62,
            withheld: 5,
            misplaced: 5,
        },
        twins: 1,
    };
    // A hider sees their own sky, and the detector's picture has everything once.
    let knows = uncovered || me.is_some() || stage != Stage::Hiding;
    BoardView {
        law: games::planetaire::RayLaw::default(),
        number: hider + 1,
        hider: Hider::Seat(Seat::new(hider)),
        detector: Seat::new(1 - hider),
        stage,
        shots: Margin::all().take(usize::from(shots)).map(shot).collect(),
        pawns: 62,
        marbles: if stage == Stage::Hiding {
            Sky::default()
        } else {
            marbles
        },
        sky: knows.then_some(sky),
        empties: me.map(|_| cells("A2 A3").unwrap_or_default()),
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
