//! Whole matches: whose turn it is, what margins show, what rounds cost, who wins.

use super::table::{ADA, BOB, Plays, Table};
use games::planetaire::{
    Action, Equity, Hider, Margin, Options, Order, Pawn, Phase, RayLaw, Refusal, Rounds,
    Satellites, Score, Stage, cell, cells, margin, path, twins,
};
use games::{Cause, Seat};

const IN_TURN: Options = Options {
    satellites: Satellites::Four,
    rounds: Rounds::Two,
    order: Order::InTurn,
    law: RayLaw::Planetaire,
    equity: Equity::Exact,
};

/// Four satellites whose rays the tests below know: 12 is reflected, 7 absorbed.
const SKY: &str = "C3 E3 F7 H1";

/// A round hidden by Ada and detected by Bob, and what it costs Bob.
#[track_caller]
fn check_score(options: Options, sky: &str, fired: &[u8], marbles: &str, expected: Score) {
    let mut table = Table::start(options, 2);
    table
        .hide(ADA, sky)
        .fire(BOB, fired)
        .marbles(BOB, marbles)
        .end(BOB);
    let uncovered = table.public().uncovered;
    let reveal = uncovered[0].reveal.as_ref().unwrap();
    assert_eq!(reveal.score, expected, "{sky}: {fired:?} {marbles}");
    let points =
        expected.pawns + 5 * u16::from(expected.withheld) + 10 * u16::from(expected.misplaced);
    assert_eq!(table.public().totals, [0, points]);
}

fn score(pawns: u16, withheld: u8, misplaced: u8) -> Score {
    Score {
        pawns,
        withheld,
        misplaced,
    }
}

#[test]
fn round_score_adds_pawns_and_penalties() {
    // P6: 12 and 7 cost one pawn each, 1 leaves and costs two.
    check_score(IN_TURN, SKY, &[], SKY, score(0, 0, 0));
    check_score(IN_TURN, SKY, &[12, 7], SKY, score(2, 0, 0));
    check_score(IN_TURN, "D5 H1 H2 H3", &[13], "D5 H1 H2 H3", score(2, 0, 0));
    check_score(IN_TURN, "D1 A2 E3 B4", &[12], "D1 A2 E3 B4", score(1, 0, 0));
    // P10, P17: five for a marble withheld, ten for one on a wrong cell, never both.
    check_score(IN_TURN, SKY, &[], "", score(0, 4, 0));
    check_score(IN_TURN, SKY, &[12], "C3 E3", score(1, 2, 0));
    check_score(IN_TURN, SKY, &[12], "C3 E3 A8", score(1, 1, 1));
    check_score(IN_TURN, SKY, &[], "A8 B8 C8 D8", score(0, 0, 4));
    let five = Options {
        satellites: Satellites::Five,
        ..IN_TURN
    };
    check_score(five, "D3 D5 C4 E4 D4", &[], "D3 D5 C4 E4", score(0, 1, 0));
}

#[test]
fn equity_accepts_indistinguishable_layouts() {
    // P18, on a pair of layouts that no ray can tell apart.
    let fair = Options {
        equity: Equity::SameResults,
        ..IN_TURN
    };
    let (sky, twin) = ("A3 F4 F5 F8", "A3 F4 F7 F8");
    let law = RayLaw::Planetaire;
    assert_eq!(twins(law, cells(sky).unwrap()), 2);
    check_score(IN_TURN, sky, &[], twin, score(0, 0, 1));
    check_score(fair, sky, &[], twin, score(0, 0, 0));
    // Not with a marble withheld, and not for a layout that some ray can tell.
    check_score(fair, sky, &[], "A3 F4 F7", score(0, 1, 1));
    check_score(fair, sky, &[], "A1 F4 F7 F8", score(0, 0, 2));
}

#[test]
fn replaced_pawns_stay_and_count() {
    // P9, with the text's own example: 5 leaves at 15, then 13 too.
    let mut table = Table::start(IN_TURN, 2);
    table.hide(ADA, "E4 G6 D7 A1").fire(BOB, &[5, 13]);
    let board = &table.public().boards[0];
    let on = |number| board.pawns_on(Margin::numbered(number).unwrap());
    assert_eq!(on(5), [Pawn::Colour(0)]);
    assert_eq!(on(13), [Pawn::Colour(1)]);
    assert_eq!(on(15), [Pawn::Colour(1), Pawn::Colour(0)]);
    assert_eq!(on(16), []);
    assert_eq!(board.pawns, 4, "P6: the replaced pawn counts");
    // P8: an exit may be fired from, a start may not.
    table.fire(BOB, &[15]);
    let again = table.attempt(BOB, Action::Fire(Margin::numbered(13).unwrap()));
    assert!(matches!(again, Err(Refusal::AlreadyFired { .. })));
}

#[test]
fn letters_are_used_after_eight_colours() {
    // P7. Satellites in a corner, so that most rays leave.
    let mut table = Table::start(IN_TURN, 2);
    let all: Vec<u8> = (1..=32).collect();
    table.hide(ADA, "A1 A2 B1 B2").fire(BOB, &all);
    let shots = &table.public().boards[0].shots;
    let coloured: Vec<Pawn> = shots
        .iter()
        .map(|shot| shot.pawn)
        .filter(|pawn| !matches!(pawn, Pawn::Black | Pawn::White))
        .collect();
    assert_eq!(coloured[0], Pawn::Colour(0));
    assert_eq!(coloured[7], Pawn::Colour(7));
    assert_eq!(coloured[8], Pawn::Letter('A'));
    let mut different = coloured.clone();
    different.dedup();
    assert_eq!(different, coloured, "each shot has its own");
    assert!(coloured.len() > 20);
}

#[test]
fn in_turn_matches_swap_roles_every_round() {
    for (rounds, count) in [(Rounds::Two, 2), (Rounds::Four, 4), (Rounds::Six, 6)] {
        let mut table = Table::start(Options { rounds, ..IN_TURN }, 2);
        for round in 0..count {
            let (hider, detector) = if round % 2 == 0 {
                (ADA, BOB)
            } else {
                (BOB, ADA)
            };
            assert_eq!(table.due(), [hider]);
            assert_eq!(table.public().boards[0].stage, Stage::Hiding);
            table.hide(hider, SKY);
            assert_eq!(table.due(), [detector]);
            let seen = table.seen_by(hider);
            assert_eq!(seen.boards[0].number, round + 1);
            assert_eq!(seen.boards[0].sky, cells(SKY).ok());
            assert_eq!(table.seen_by(detector).boards[0].sky, None);
            assert_eq!(table.public().boards[0].sky, None);
            table.marbles(detector, SKY).end(detector);
        }
        let over = table.public();
        assert_eq!((over.phase, over.boards.len()), (Phase::Over, 0));
        assert_eq!(over.uncovered.len(), usize::from(count));
        assert!(
            over.uncovered
                .iter()
                .all(|board| board.sky == cells(SKY).ok())
        );
        let both = Some(vec![ADA, BOB]);
        assert_eq!(table.winners(), both, "a tie is a tie");
    }
}

#[test]
fn at_once_matches_hide_then_detect_together() {
    let mut table = Table::start(Options::default(), 2);
    assert_eq!(table.due(), [ADA, BOB]);
    table.hide(BOB, SKY);
    assert_eq!(table.due(), [ADA]);
    let early = table.attempt(ADA, Action::Fire(Margin::numbered(1).unwrap()));
    assert_eq!(early, Err(Refusal::NotSealedYet));
    table.hide(ADA, "A1 B2 C3 D4");
    assert_eq!(table.public().phase, Phase::Detecting);
    table.marbles(ADA, SKY).end(ADA);
    let public = table.public();
    assert_eq!((table.due(), table.winners()), (vec![BOB], None));
    assert!(
        public.uncovered.is_empty(),
        "nothing is uncovered before both have ended"
    );
    assert!(public.boards.iter().all(|board| board.sky.is_none()));
    table.fire(BOB, &[1]).end(BOB);
    let over = table.public();
    assert_eq!(over.uncovered.len(), 2);
    assert_eq!(over.totals[0], 0);
    assert!(over.totals[1] > 20);
    assert_eq!(table.winners(), Some(vec![ADA]), "the lowest total wins");
    assert_eq!(over.winners, [ADA]);
}

#[test]
fn solo_match_is_one_round_against_the_game_master() {
    let mut table = Table::start(Options::default(), 1);
    let view = table.seen_by(ADA);
    assert_eq!((view.rounds, view.phase), (1, Phase::Detecting));
    assert_eq!(view.boards[0].hider, Hider::GameMaster);
    assert_eq!(
        view.boards[0].sky, None,
        "not even the only player may know"
    );
    table.fire(ADA, &[1, 9, 17]).end(ADA);
    let over = table.public();
    assert_eq!(over.phase, Phase::Over);
    let board = &over.uncovered[0];
    let sky = board.sky.unwrap();
    assert_eq!(sky.count(), 4);
    for shot in &board.shots {
        let walked = path(RayLaw::Planetaire, sky, shot.margin);
        assert_eq!(walked.outcome, shot.outcome);
    }
}

#[test]
fn silent_seats_are_played_by_the_rules() {
    let mut table = Table::start(IN_TURN, 2);
    // An unfinished draft gives way to a random sky; a finished one is sealed as it is.
    table
        .act(ADA, Action::Toggle(cell("A1").unwrap()))
        .silent(ADA);
    let hidden = table.seen_by(ADA).boards[0].sky.unwrap();
    assert_eq!(hidden.count(), 4);
    // A missed turn costs nothing, and whatever is done on the board clears those before it.
    table.silent(BOB).silent(BOB).fire(BOB, &[1]);
    table.silent(BOB).silent(BOB);
    assert_eq!(table.due(), [BOB]);
    let fired = table.public().boards[0].pawns;
    // The third in a row ends the round.
    table.silent(BOB);
    let total = 20 + fired;
    assert_eq!(table.public().totals, [0, total], "four marbles withheld");
    table
        .act(BOB, Action::Draft(cells(SKY).unwrap()))
        .silent(BOB);
    assert_eq!(table.seen_by(BOB).boards[0].sky, cells(SKY).ok());
    table.marbles(ADA, "C3");
    table.silent(ADA).silent(ADA).silent(ADA);
    assert_eq!(table.public().totals, [15, total]);
    assert_eq!(table.winners(), Some(vec![ADA]));
}

#[test]
fn only_the_detector_moves_marbles_and_notes() {
    let mut table = Table::start(IN_TURN, 2);
    let (a1, b2) = (cell("A1").unwrap(), cell("B2").unwrap());
    table.hide(ADA, SKY).act(BOB, Action::Place(a1));
    table.act(BOB, Action::Move { from: a1, to: b2 });
    assert_eq!(table.public().boards[0].marbles, cells("B2").unwrap());
    table.act(BOB, Action::Note(cells("A1 C3").unwrap()));
    table.act(BOB, Action::Note(cells("C3 D4").unwrap()));
    assert_eq!(table.seen_by(BOB).boards[0].empties, cells("A1 D4").ok());
    assert_eq!(table.seen_by(ADA).boards[0].empties, None);
    assert_eq!(table.public().boards[0].empties, None);
    table.marbles(BOB, "B2 C4").act(BOB, Action::Withdraw(b2));
    assert_eq!(table.public().boards[0].marbles, cells("C4").unwrap());
}

/// Each refusal by its name. A new one does not compile until it is here and is reached below.
fn name(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::NoSuchMargin { .. } => "NoSuchMargin",
        Refusal::NoSuchCell { .. } => "NoSuchCell",
        Refusal::NoCells => "NoCells",
        Refusal::CellTwice { .. } => "CellTwice",
        Refusal::TooManySatellites { .. } => "TooManySatellites",
        Refusal::TooFewSatellites { .. } => "TooFewSatellites",
        Refusal::AlreadySealed => "AlreadySealed",
        Refusal::AlreadyFired { .. } => "AlreadyFired",
        Refusal::MarbleThere { .. } => "MarbleThere",
        Refusal::NoMarbleThere { .. } => "NoMarbleThere",
        Refusal::NoMarbleLeft { .. } => "NoMarbleLeft",
        Refusal::TooManyMarbles { .. } => "TooManyMarbles",
        Refusal::YouHide => "YouHide",
        Refusal::YouDetect => "YouDetect",
        Refusal::NotSealedYet => "NotSealedYet",
        Refusal::YouHaveEnded => "YouHaveEnded",
        Refusal::MatchOver => "MatchOver",
    }
}

#[track_caller]
fn refused<T>(result: Result<T, Refusal>, expected: &str) {
    assert_eq!(result.err().as_ref().map(name), Some(expected));
}

#[test]
fn every_refusal_can_occur() {
    let at = |said| cell(said).unwrap();
    let some = |said| cells(said).unwrap();
    let fire = Action::Fire(Margin::numbered(7).unwrap());

    refused(margin("33"), "NoSuchMargin");
    refused(cell("I9"), "NoSuchCell");
    refused(cells(""), "NoCells");
    refused(cells("D3 D3"), "CellTwice");

    let mut table = Table::start(IN_TURN, 2);
    let five = some("A1 A2 A3 A4 A5");
    refused(table.attempt(ADA, Action::Draft(five)), "TooManySatellites");
    refused(table.attempt(ADA, Action::Seal), "TooFewSatellites");
    refused(table.attempt(ADA, fire.clone()), "YouHide");
    refused(table.attempt(BOB, Action::DraftRandom), "YouDetect");
    refused(table.attempt(BOB, fire.clone()), "NotSealedYet");
    refused(table.cause(Cause::TimedOut(BOB)), "YouDetect");
    refused(table.attempt(Seat::new(9), Action::Seal), "YouDetect");
    table.hide(ADA, SKY);
    refused(
        table.attempt(ADA, Action::Toggle(at("A1"))),
        "AlreadySealed",
    );
    refused(table.cause(Cause::TimedOut(ADA)), "YouHide");
    table.act(BOB, fire.clone());
    refused(table.attempt(BOB, fire.clone()), "AlreadyFired");
    refused(
        table.attempt(BOB, Action::Withdraw(at("A1"))),
        "NoMarbleThere",
    );
    refused(table.attempt(BOB, Action::PlaceAll(five)), "TooManyMarbles");
    table.marbles(BOB, SKY);
    refused(table.attempt(BOB, Action::Place(at("C3"))), "MarbleThere");
    refused(table.attempt(BOB, Action::Place(at("A1"))), "NoMarbleLeft");
    let (from, to) = (at("C3"), at("E3"));
    refused(table.attempt(BOB, Action::Move { from, to }), "MarbleThere");
    let (from, to) = (at("A1"), at("A2"));
    refused(
        table.attempt(BOB, Action::Move { from, to }),
        "NoMarbleThere",
    );

    let mut table = Table::start(Options::default(), 2);
    table.hide(ADA, SKY).hide(BOB, SKY).end(ADA);
    refused(table.attempt(ADA, fire.clone()), "YouHaveEnded");
    refused(table.cause(Cause::TimedOut(ADA)), "YouHaveEnded");
    table.end(BOB);
    refused(table.attempt(BOB, fire), "MatchOver");
    refused(table.cause(Cause::TimedOut(BOB)), "MatchOver");
}
