//! The longest boards that there can be keep the limits without being cut.

use games::Seat;
use games::planetaire::{
    BoardView, Cell, Hider, Margin, Options, Outcome, Pawn, Phase, Reveal, Rounds, Satellites,
    Score, Sky, Stage, View, cells,
};

use super::{ADA, BOB, check_view, long_names, names, shot};

/// A round with 32 shots that all come out, on numbers that are all marked twice, four misplaced
/// marbles, and everything noted as empty.
pub(super) fn full_board(number: u8, hider: Seat, detector: Seat, stage: Stage) -> BoardView {
    let sky = cells("D3 F5 B7 H1 G8").unwrap();
    let shots = Margin::all().map(|from| {
        let exit = Margin::numbered(33 - from.number()).unwrap();
        let pawn = match from.number() {
            nth @ 1..=8 => Pawn::Colour(nth - 1),
            nth => Pawn::Letter(char::from(b'A' + nth - 9)),
        };
        shot(from.number(), Outcome::Exit(exit), pawn)
    });
    let uncovered = stage == Stage::Uncovered;
    BoardView {
        law: games::planetaire::RayLaw::default(),
        number,
        hider: Hider::Seat(hider),
        detector,
        stage,
        shots: shots.collect(),
        pawns: 64,
        marbles: cells("A1 B2 C3 D4 E5").unwrap(),
        // Bob looks, who may see the sky they hid and the notes they made.
        sky: (uncovered || hider == BOB).then_some(sky),
        empties: (!uncovered && detector == BOB).then(|| Sky::from_cells(Cell::all())),
        reveal: uncovered.then_some(Reveal {
            detector,
            sky,
            score: Score {
                pawns: 64,
                withheld: 1,
                misplaced: 4,
            },
            twins: 1_234_567,
        }),
    }
}

pub(super) fn both(stage: Stage) -> Vec<BoardView> {
    vec![
        full_board(5, ADA, BOB, stage),
        full_board(6, BOB, ADA, stage),
    ]
}

#[test]
fn longest_boards_fit() {
    let past = |count: u8| {
        (1..=count)
            .map(|number| full_board(number, ADA, BOB, Stage::Uncovered))
            .collect::<Vec<_>>()
    };
    let options = Options {
        satellites: Satellites::Five,
        rounds: Rounds::Six,
        ..Options::default()
    };
    let view = |phase, boards, uncovered: Vec<BoardView>, winners| View {
        options,
        seats: 2,
        me: Some(BOB),
        phase,
        rounds: 6,
        boards,
        uncovered,
        totals: vec![444, 444],
        winners,
        just_fired: None,
    };
    for stage in [Stage::Detecting, Stage::Ended] {
        let view = view(Phase::Detecting, both(stage), past(4), Vec::new());
        check_view(&view, &names());
        check_view(&view, &long_names());
    }
    for stage in [Stage::Hiding, Stage::Sealed] {
        let mut boards = both(stage);
        for board in &mut boards {
            board.shots.clear();
        }
        check_view(&view(Phase::Hiding, boards, past(4), Vec::new()), &names());
    }
    for winners in [vec![ADA], vec![ADA, BOB]] {
        let view = view(Phase::Over, Vec::new(), past(6), winners);
        check_view(&view, &names());
        check_view(&view, &long_names());
    }
}
