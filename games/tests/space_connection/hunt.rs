//! The hunt of Space Connection, ruling by ruling.

use crate::table::{ADA, BOB, SKY, Table, laser, lasers, scout, ship, super_ship};
use games::space_connection::{
    Action, End, Fate, Hider, Launch, Lost, Mark, Move, Occupant, Options, PATIENCE, Phase, Piece,
    Position, Positions, Refusal, Reply, position, positions,
};
use games::{Cause, Seat};

const TEXT: Options = Options { reply: Reply::None };
const REPLY: Options = Options { reply: Reply::Last };

fn at(said: &str) -> Position {
    position(said).unwrap()
}

fn some(said: &str) -> Positions {
    positions(said).unwrap()
}

/// How many scouts, ships, super-ships and emitters a hunter has in hand.
fn hand(table: &Table, hunter: Seat) -> [u8; 4] {
    let stock = table.chart(hunter).stock;
    Piece::ALL.map(|piece| stock.left(piece))
}

#[test]
fn both_hide_in_secret_and_chance_says_who_begins() {
    // S1, S3.
    let mut began = [0; 2];
    for seed in 0..40 {
        let mut table = Table::seeded(TEXT, 2, seed);
        assert_eq!(table.due(), [ADA, BOB]);
        table.hide(BOB, SKY);
        assert_eq!(table.due(), [ADA]);
        assert_eq!(table.public().phase, Phase::Hiding);
        assert_eq!(table.seen_by(BOB).boards[1].sky, Some(some(SKY)));
        assert_eq!(table.seen_by(ADA).boards[1].sky, None);
        table.act(ADA, Action::DraftRandom);
        let draft = table.seen_by(ADA).boards[0].draft.clone().unwrap();
        assert!(draft.is_ready());
        assert_eq!(table.seen_by(BOB).boards[0].draft, None);
        assert_eq!(table.public().boards[0].draft, None);
        table.act(ADA, Action::Seal);
        let first = table.public().first.unwrap();
        assert_eq!(table.due(), [first]);
        began[first.index()] += 1;
    }
    assert!(began.iter().all(|&times| times > 8), "{began:?}");
}

#[test]
fn turns_alternate_even_after_a_hit() {
    // S2.
    let mut table = Table::hunt(TEXT);
    table.send(ADA, scout("A1"));
    assert_eq!(table.due(), [BOB]);
    table.send(BOB, scout("B1"));
    assert_eq!(table.due(), [ADA]);
}

#[test]
fn a_scout_comes_back_or_is_lost() {
    // S4.
    let mut table = Table::hunt(TEXT);
    table.ada(scout("C4"));
    let chart = table.chart(ADA);
    assert_eq!(chart.found, some("C4"));
    assert_eq!(chart.last.unwrap().fate, Fate::Returned);
    assert_eq!(hand(&table, ADA), [30, 10, 5, 5]);
    table.ada(scout("C6"));
    let chart = table.chart(ADA);
    assert_eq!((chart.found, chart.empty), (some("C4"), some("C6")));
    assert_eq!(
        chart.lost,
        [Lost {
            piece: Piece::Scout,
            at: at("C6")
        }]
    );
    assert_eq!(hand(&table, ADA), [29, 10, 5, 5]);
    assert_eq!(chart.last.unwrap().fate, Fate::Lost);
}

#[test]
fn a_ship_sees_the_seven_around_it() {
    // S5: lost on void though it found planets; back from a planet; fewer at the border.
    let mut table = Table::hunt(TEXT);
    table.ada(ship("D4"));
    let chart = table.chart(ADA);
    assert_eq!(chart.found, some("C4 D5"));
    assert_eq!(chart.empty, some("C3 D3 D4 E4 E5"));
    assert_eq!(
        chart.lost,
        [Lost {
            piece: Piece::Ship,
            at: at("D4")
        }]
    );
    table.ada(ship("G7"));
    let chart = table.chart(ADA);
    assert_eq!(chart.found, some("C4 D5 G6 G7 H7"));
    assert_eq!(chart.lost.len(), 1);
    table.ada(ship("A2"));
    let chart = table.chart(ADA);
    assert!(chart.found.has(at("A1")));
    assert!(chart.empty.has_all(some("A2 A3 B2 B3")));
    // The marker of the system at A1 costs a scout.
    assert_eq!(hand(&table, ADA), [29, 8, 5, 5]);
}

#[test]
fn a_super_ship_sees_its_triangle() {
    // S6.
    let mut table = Table::hunt(TEXT);
    table.ada(super_ship("C5"));
    let chart = table.chart(ADA);
    assert_eq!(chart.found, some("C4 C5 D5 D6"));
    assert!(chart.lost.is_empty(), "C5 is a planet: it comes back");
    assert_eq!(chart.complete.len(), 1);
    table.ada(super_ship("K2"));
    let chart = table.chart(ADA);
    assert_eq!(
        chart.lost,
        [Lost {
            piece: Piece::SuperShip,
            at: at("K2")
        }]
    );
    assert_eq!(hand(&table, ADA)[2], 4);
}

#[test]
fn a_piece_stands_on_nothing_visible() {
    // S7.
    let mut table = Table::hunt(TEXT);
    table
        .ada(scout("C4"))
        .ada(scout("C6"))
        .ada(lasers("M2", "M4"));
    for (place, by) in [
        ("C4", Occupant::Planet),
        ("C6", Occupant::Lost(Piece::Scout)),
        ("M2", Occupant::Emitter),
    ] {
        for launch in [scout(place), ship(place)] {
            let refused = table.wish(ADA, Action::Launch(launch)).unwrap_err();
            let expected = Refusal::Occupied { at: at(place), by };
            assert_eq!(refused, expected);
        }
    }
    // A position only known to be empty is free, and an emitter may stand on planets and wrecks.
    assert!(table.chart(ADA).empty.has(at("M3")));
    table
        .ada(scout("M3"))
        .ada(lasers("C4", "A4"))
        .ada(laser("C6"));
    assert!(table.chart(ADA).emitters.has_all(some("C4 C6")));
}

#[test]
fn emitters_pair_along_drawn_lines() {
    // S8, S10, S16: two at once make one beam, ends included.
    let mut table = Table::hunt(TEXT);
    table.ada(lasers("G4", "G10"));
    let chart = table.chart(ADA);
    assert_eq!(chart.beams.len(), 1);
    assert_eq!(chart.found, some("G6 G7"));
    assert_eq!(chart.empty, some("G4 G5 G8 G9 G10"));
    assert_eq!(hand(&table, ADA), [30, 10, 5, 3]);
    assert_eq!(chart.last.unwrap().fate, Fate::Stays);
    // A third alone, on two lines with them: two beams more.
    table.ada(laser("A4"));
    let chart = table.chart(ADA);
    assert_eq!(chart.beams.len(), 3);
    assert!(chart.found.has_all(some("G6 G7")) && chart.emitters.count() == 3);
    // A fourth on the line of the first two: with each of them, also through one of them.
    table.ada(laser("G1"));
    let chart = table.chart(ADA);
    assert_eq!(chart.beams.len(), 5);
    assert!(chart.found.has(at("G1")), "an end may be a planet");
    assert_eq!(hand(&table, ADA)[3], 1);
}

#[test]
fn a_laser_is_a_turn_and_never_comes_back() {
    // S9.
    let mut table = Table::hunt(TEXT);
    table.send(ADA, lasers("A1", "A7"));
    assert_eq!(table.due(), [BOB]);
    assert_eq!(
        table.chart(ADA).complete.len(),
        2,
        "both ends are systems of one"
    );
    // Two markers: two scouts. The emitters stay though they stand on planets.
    assert_eq!(hand(&table, ADA), [28, 10, 5, 3]);
    assert!(table.chart(ADA).emitters.has_all(some("A1 A7")));
}

#[test]
fn a_complete_system_is_announced_and_marked() {
    // S11, S12, S17: also the scout that just came back may pay.
    let mut table = Table::hunt(TEXT);
    table.ada(scout("C4")).ada(scout("C5")).ada(scout("D5"));
    assert!(table.chart(ADA).complete.is_empty());
    table.ada(scout("D6"));
    let complete = table.chart(ADA).complete;
    assert_eq!(complete.len(), 1);
    assert_eq!(complete[0].system, some("C4 C5 D5 D6"));
    assert_eq!(complete[0].paid, Some(Piece::Scout));
    assert_eq!(hand(&table, ADA), [29, 10, 5, 5]);
}

#[test]
fn markers_are_paid_with_scouts_then_ships() {
    // S12, S17.
    let mut table = Table::hunt(TEXT);
    for _ in 0..29 {
        table.ada(Launch::Scout(table.void(ADA, Piece::Scout)));
    }
    // The last scout comes back and pays.
    table.ada(scout("A1"));
    assert_eq!(hand(&table, ADA), [0, 10, 5, 5]);
    table.ada(ship("G1"));
    assert_eq!(table.chart(ADA).complete[1].paid, Some(Piece::Ship));
    assert_eq!(hand(&table, ADA), [0, 9, 5, 5]);
    let refused = table.wish(ADA, Action::Launch(scout("B2")));
    assert!(matches!(
        refused,
        Err(Refusal::NoneLeft {
            piece: Piece::Scout,
            ..
        })
    ));
}

/// A hunter spends everything, the other keeping pace; all emitters go to two systems of one.
fn spend_all(table: &mut Table, mut each: impl FnMut(&mut Table, Launch)) {
    for _ in 0..30 {
        each(table, Launch::Scout(table.void(ADA, Piece::Scout)));
    }
    for _ in 0..10 {
        each(table, Launch::Ship(table.void(ADA, Piece::Ship)));
    }
    assert_eq!(hand(table, ADA), [0, 0, 5, 5]);
    // Scouts and ships are gone: an emitter pays; then nothing is left, and the mark is made.
    each(table, lasers("A1", "A2"));
    assert_eq!(table.chart(ADA).complete[0].paid, Some(Piece::Laser));
    assert_eq!(hand(table, ADA), [0, 0, 5, 2]);
    each(table, lasers("G12", "G13"));
    assert_eq!(table.chart(ADA).complete[1].paid, None);
    for centre in ["B3", "B6", "K2", "K8", "L6"] {
        assert!(!table.board(ADA).out);
        each(table, super_ship(centre));
    }
    assert_eq!(hand(table, ADA), [0; 4]);
    assert!(table.board(ADA).out);
}

#[test]
fn a_hunter_with_nothing_left_is_passed_over() {
    // S13, S18.
    let mut table = Table::hunt(TEXT);
    spend_all(&mut table, |table, launch| {
        table.ada(launch);
    });
    table.send(BOB, scout("A1")).send(BOB, scout("A7"));
    assert_eq!(table.due(), [BOB], "Ada is passed over");
    let refused = table.wish(ADA, Action::Launch(scout("B2")));
    assert_eq!(refused, Err(Refusal::NotYourTurn { turn: BOB }));
}

#[test]
fn when_nobody_has_anything_left_systems_and_planets_count() {
    // S13: the same launches by both are a draw; one planet more wins.
    let both = |table: &mut Table, launch| {
        table.send(ADA, launch);
        table.send(BOB, launch);
    };
    let mut table = Table::hunt(TEXT);
    spend_all(&mut table, both);
    let over = table.public();
    assert_eq!(over.end, Some(End::Exhausted));
    assert_eq!(over.winners, [ADA, BOB]);

    let mut table = Table::hunt(TEXT);
    table.send(ADA, scout("D5")).silent(BOB);
    spend_all(&mut table, both);
    let over = table.public();
    let found = |board: usize| over.boards[board].chart.found.count();
    assert_eq!(
        over.boards[0].chart.complete.len(),
        over.boards[1].chart.complete.len()
    );
    assert_eq!(
        (found(1), over.winners.as_slice()),
        (found(0) + 1, [ADA].as_slice())
    );
}

#[test]
fn the_ninth_system_wins_at_once() {
    // S3 without the option.
    let mut table = Table::hunt(TEXT);
    for place in SKY.split(' ') {
        assert_eq!(table.public().phase, Phase::Hunting);
        table.ada(scout(place));
    }
    let over = table.public();
    assert_eq!((over.phase, over.end), (Phase::Over, Some(End::Discovered)));
    assert_eq!(over.winners, [ADA]);
    let launches = |board: usize| over.boards[board].chart.launches;
    assert_eq!(launches(1), 20);
    assert!(launches(0) < 20, "Bob had no answer");
    assert_eq!(over.boards[1].chart.complete.len(), 9);
    assert!(over.boards.iter().all(|board| board.sky == Some(some(SKY))));
    assert_eq!(hand(&table, ADA)[0], 21, "nine markers, the ninth too");
}

#[test]
fn the_last_reply_gives_equal_turns() {
    // S3 with the option: Bob answers once, and may draw.
    let last = |bob: &str| {
        let mut table = Table::hunt(REPLY);
        let planets: Vec<&str> = SKY.split(' ').collect();
        for place in &planets[..19] {
            table.send(ADA, scout(place)).send(BOB, scout(place));
        }
        table.send(ADA, scout(planets[19]));
        assert_eq!(table.due(), [BOB]);
        assert!(table.public().last_reply);
        table.send(BOB, scout(bob));
        let over = table.public();
        assert_eq!(over.end, Some(End::Discovered));
        assert_eq!(over.boards[0].chart.launches, over.boards[1].chart.launches);
        over.winners
    };
    assert_eq!(last("K7"), [ADA, BOB], "both have nine: a draw");
    assert_eq!(last("B2"), [ADA]);
    // Who launches second has had his equal turns: no reply to him.
    let mut table = Table::hunt(REPLY);
    for place in SKY.split(' ') {
        let void = table.void(ADA, Piece::Scout);
        table.send(ADA, Launch::Scout(void)).send(BOB, scout(place));
    }
    assert_eq!(table.public().winners, [BOB]);
}

#[test]
fn a_solo_game_counts_the_launches() {
    let mut table = Table::start(TEXT, 1);
    let view = table.seen_by(ADA);
    assert_eq!((view.phase, view.boards.len()), (Phase::Hunting, 1));
    assert_eq!(view.boards[0].hider, Hider::GameMaster);
    assert_eq!(
        view.boards[0].sky, None,
        "not even the only player may know"
    );
    assert_eq!(table.due(), [ADA]);
    let mut launches = 0;
    while table.public().phase == Phase::Hunting {
        let piece = if launches < 20 {
            Piece::Ship
        } else {
            Piece::Scout
        };
        let chart = table.chart(ADA);
        let unknown = |piece| chart.targets(piece).minus(chart.empty).first();
        let launch = match unknown(piece) {
            Some(place) if piece == Piece::Ship => Launch::Ship(place),
            _ => match unknown(Piece::Scout) {
                Some(place) => Launch::Scout(place),
                None => break,
            },
        };
        table.send(ADA, launch);
        launches += 1;
        assert_eq!(table.chart(ADA).launches, launches);
    }
    if table.public().phase == Phase::Hunting {
        table.act(ADA, Action::Concede);
    }
    let over = table.public();
    let all = over.boards[0].chart.complete.len() == 9;
    assert_eq!(over.winners.len(), usize::from(all));
    assert_eq!(over.boards[0].sky.unwrap().count(), 20);
}

#[test]
fn silence_hides_a_sky_and_passes_turns() {
    // House choice: a sky that is one is sealed, else one by chance.
    let mut table = Table::start(TEXT, 2);
    table.act(ADA, Action::Draft(some(SKY))).silent(ADA);
    assert_eq!(table.seen_by(ADA).boards[0].sky, Some(some(SKY)));
    table.act(BOB, Action::Draft(some("A1 A2"))).silent(BOB);
    assert_eq!(table.seen_by(BOB).boards[1].sky.unwrap().count(), 20);
    // A silent hunter wastes nothing, and any launch forgives what he missed.
    let mut table = Table::hunt(TEXT);
    table.silent(ADA).send(BOB, scout("B1")).silent(ADA);
    table.send(BOB, scout("B2")).send(ADA, scout("B3"));
    assert_eq!(hand(&table, ADA)[0], 29);
    for turn in 0..PATIENCE {
        assert_eq!(table.public().phase, Phase::Hunting, "{turn}");
        let void = table.void(BOB, Piece::Scout);
        table.send(BOB, Launch::Scout(void)).silent(ADA);
    }
    assert_eq!(table.public().end, Some(End::Deserted(ADA)));
    assert_eq!(table.public().winners, [BOB]);
}

#[test]
fn who_gives_up_loses() {
    let mut table = Table::hunt(TEXT);
    table.act(BOB, Action::Concede);
    let over = table.public();
    assert_eq!(over.end, Some(End::Conceded(BOB)));
    assert_eq!(over.winners, [ADA]);
    assert_eq!(over.boards[1].sky, Some(some(SKY)));
    let mut alone = Table::start(TEXT, 1);
    alone.act(ADA, Action::Concede);
    assert!(alone.public().winners.is_empty());
}

#[test]
fn notes_are_their_writers_alone() {
    let mut table = Table::hunt(TEXT);
    let note = |mark, said| Action::Note {
        mark,
        at: some(said),
    };
    // Out of turn too.
    table.act(BOB, note(Mark::Planet, "A1 A2 A3"));
    table.act(BOB, note(Mark::Empty, "A2 B2"));
    table.act(BOB, note(Mark::Nothing, "A3"));
    let notes = table.seen_by(BOB).boards[0].notes.unwrap();
    assert_eq!((notes.planets, notes.empty), (some("A1"), some("A2 B2")));
    assert_eq!(table.seen_by(ADA).boards[0].notes, None);
    assert_eq!(table.public().boards[0].notes, None);
    assert_eq!(table.due(), [ADA], "a note is no turn");
}

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
        Refusal::OneEmitterLeft => "OneEmitterLeft",
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
fn every_refusal_is_reached() {
    refused(position("A8"), "NoSuchPosition");
    refused(positions(""), "NoPositions");
    refused(positions("D3 D3"), "PositionTwice");

    let mut table = Table::start(TEXT, 2);
    let all = Positions::of(Position::all().take(21));
    refused(table.wish(ADA, Action::Draft(all)), "TooManyPlanets");
    refused(table.wish(ADA, Action::Seal), "NoSky");
    refused(table.wish(ADA, Action::Launch(scout("A1"))), "NotSealedYet");
    refused(table.wish(ADA, Action::Concede), "NotSealedYet");
    refused(table.wish(Seat::new(9), Action::Seal), "YouDoNotPlay");
    table.act(ADA, Action::Draft(some("A1 A2")));
    let shift = |from, to| {
        let (from, to) = (at(from), at(to));
        Action::Shift(Move { from, to })
    };
    refused(table.wish(ADA, shift("A3", "A4")), "NoPlanetThere");
    refused(table.wish(ADA, shift("A1", "A2")), "PlanetThere");
    table
        .act(ADA, shift("A1", "A3"))
        .act(ADA, Action::Toggle(at("A2")));
    let draft = table.seen_by(ADA).boards[0].draft.clone().unwrap();
    assert_eq!(draft.planets, some("A3"));
    table.hide(ADA, SKY);
    refused(table.wish(ADA, Action::Toggle(at("A1"))), "AlreadySealed");
    refused(table.cause(Cause::Silence(ADA)), "AlreadySealed");

    let mut table = Table::hunt(TEXT);
    let wish = |table: &mut Table, launch| table.wish(ADA, Action::Launch(launch));
    refused(table.wish(BOB, Action::Launch(scout("A1"))), "NotYourTurn");
    refused(table.cause(Cause::Silence(BOB)), "NotYourTurn");
    refused(wish(&mut table, super_ship("A1")), "NotACentre");
    refused(wish(&mut table, lasers("A1", "C5")), "NotOnALine");
    refused(wish(&mut table, laser("A1")), "NoBeam");
    refused(wish(&mut table, lasers("A1", "B3")), "NotOnALine");
    refused(wish(&mut table, lasers("A1", "D2")), "NoBeam");
    refused(wish(&mut table, lasers("A2", "A2")), "PositionTwice");
    table.ada(lasers("G4", "G5"));
    refused(wish(&mut table, laser("G5")), "Occupied");
    table.ada(lasers("G8", "G9"));
    refused(wish(&mut table, lasers("G10", "G11")), "OneEmitterLeft");
    table.ada(laser("G10"));
    refused(wish(&mut table, laser("G11")), "NoneLeft");
    table.act(ADA, Action::Concede);
    refused(table.wish(BOB, Action::Concede), "GameOver");
    refused(table.cause(Cause::Silence(BOB)), "GameOver");

    let mut alone = Table::start(TEXT, 1);
    refused(alone.wish(ADA, Action::DraftRandom), "YouOnlyHunt");
}

#[test]
fn a_refusal_says_what_would_be_allowed() {
    let mut table = Table::hunt(TEXT);
    let mut refusal = |launch| table.wish(ADA, Action::Launch(launch)).unwrap_err();
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
