//! Every refusal, and what it says would be allowed.

use crate::table::{ADA, BOB, Hunts, SKY, TEXT, Table, at, laser, lasers, scout, some, super_ship};
use games::space_connection::{Action, Move, Position, Positions, Refusal, position, positions};
use games::{Cause, Seat};

/// Each refusal by its name. A new one does not compile until it is here and is reached below.
fn name(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::NoSuchPosition { .. } => "NoSuchPosition",
        Refusal::NoPositions => "NoPositions",
        Refusal::PositionTwice { .. } => "PositionTwice",
        Refusal::TooManyPlanets { .. } => "TooManyPlanets",
        Refusal::NoPlanetThere { .. } => "NoPlanetThere",
        Refusal::PlanetThere { .. } => "PlanetThere",
        Refusal::NoSky { .. } => "NoSky",
        Refusal::AlreadySealed => "AlreadySealed",
        Refusal::YouOnlyHunt => "YouOnlyHunt",
        Refusal::NotSealedYet => "NotSealedYet",
        Refusal::NotYourTurn { .. } => "NotYourTurn",
        Refusal::NoneLeft { .. } => "NoneLeft",
        Refusal::OneEmitterLeft { .. } => "OneEmitterLeft",
        Refusal::Occupied { .. } => "Occupied",
        Refusal::NotACentre { .. } => "NotACentre",
        Refusal::NotOnALine { .. } => "NotOnALine",
        Refusal::NoBeam { .. } => "NoBeam",
        Refusal::YouDoNotPlay => "YouDoNotPlay",
        Refusal::GameOver => "GameOver",
    }
}

#[track_caller]
fn refused<T>(result: Result<T, Refusal>, expected: &str) {
    assert_eq!(result.err().as_ref().map(name), Some(expected));
}

#[test]
fn every_refusal_can_occur() {
    refused(position("A8"), "NoSuchPosition");
    refused(positions(""), "NoPositions");
    refused(positions("D3 D3"), "PositionTwice");

    let mut table = Table::start(TEXT, 2);
    let all = Positions::new(Position::all().take(21));
    refused(table.attempt(ADA, Action::Draft(all)), "TooManyPlanets");
    refused(table.attempt(ADA, Action::Seal), "NoSky");
    refused(
        table.attempt(ADA, Action::Launch(scout("A1"))),
        "NotSealedYet",
    );
    refused(table.attempt(ADA, Action::Concede), "NotSealedYet");
    refused(table.attempt(Seat::new(9), Action::Seal), "YouDoNotPlay");
    table.act(ADA, Action::Draft(some("A1 A2")));
    let shift = |from, to| {
        let (from, to) = (at(from), at(to));
        Action::Shift(Move { from, to })
    };
    refused(table.attempt(ADA, shift("A3", "A4")), "NoPlanetThere");
    refused(table.attempt(ADA, shift("A1", "A2")), "PlanetThere");
    table
        .act(ADA, shift("A1", "A3"))
        .act(ADA, Action::Toggle(at("A2")));
    let draft = table.seen_by(ADA).boards[0].draft.clone().unwrap();
    assert_eq!(draft.planets, some("A3"));
    table.hide(ADA, SKY);
    refused(
        table.attempt(ADA, Action::Toggle(at("A1"))),
        "AlreadySealed",
    );
    refused(table.cause(Cause::TimedOut(ADA)), "AlreadySealed");

    let mut table = Table::hunt(TEXT);
    let attempt = |table: &mut Table, launch| table.attempt(ADA, Action::Launch(launch));
    refused(
        table.attempt(BOB, Action::Launch(scout("A1"))),
        "NotYourTurn",
    );
    refused(table.cause(Cause::TimedOut(BOB)), "NotYourTurn");
    refused(attempt(&mut table, super_ship("A1")), "NotACentre");
    refused(attempt(&mut table, lasers("A1", "C5")), "NotOnALine");
    refused(attempt(&mut table, laser("A1")), "NoBeam");
    refused(attempt(&mut table, lasers("A1", "B3")), "NotOnALine");
    refused(attempt(&mut table, lasers("A1", "D2")), "NoBeam");
    refused(attempt(&mut table, lasers("A2", "A2")), "PositionTwice");
    table.ada(lasers("G4", "G5"));
    refused(attempt(&mut table, laser("G5")), "Occupied");
    table.ada(lasers("G8", "G9"));
    refused(attempt(&mut table, lasers("G10", "G11")), "OneEmitterLeft");
    // On no line of those that stand: nothing but them can be its partner.
    assert_eq!(
        attempt(&mut table, laser("A5")),
        Err(Refusal::OneEmitterLeft {
            standing: some("G4 G5 G8 G9")
        })
    );
    table.ada(laser("G10"));
    refused(attempt(&mut table, laser("G11")), "NoneLeft");
    table.act(ADA, Action::Concede);
    refused(table.attempt(BOB, Action::Concede), "GameOver");
    refused(table.cause(Cause::TimedOut(BOB)), "GameOver");

    let mut alone = Table::start(TEXT, 1);
    refused(alone.attempt(ADA, Action::DraftRandom), "YouOnlyHunt");
}

#[test]
fn refusals_name_the_allowed_choices() {
    let mut table = Table::hunt(TEXT);
    let mut refusal = |launch| table.attempt(ADA, Action::Launch(launch)).unwrap_err();
    assert_eq!(
        refusal(super_ship("B4")),
        Refusal::NotACentre {
            at: at("B4"),
            centres: some("B3 C5")
        }
    );
    assert_eq!(
        refusal(lasers("A1", "C5")),
        Refusal::NotOnALine {
            at: at("C5"),
            near: some("B4 B5 C4 C6 D5 D6")
        }
    );
    assert_eq!(
        refusal(lasers("A2", "B1")),
        Refusal::NoBeam {
            at: at("A2"),
            partners: some("A1 A3 A4 A5 A6 A7").and(at("A2").in_line())
        }
    );
}
