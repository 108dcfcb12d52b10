//! Launches and what comes of them: pieces, beams, completed systems and their markers.

use crate::table::{
    ADA, BOB, Hunts, SKY, TEXT, Table, at, hand, laser, lasers, scout, ship, some, super_ship,
};
use games::space_connection::{
    Action, Emitters, Fate, Launch, Lost, Occupant, Piece, Position, Positions, Refusal, Site,
    SpaceConnection, Way, drawn_lines,
};
use games::{Cause, Seed, propose};

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
fn scout_returns_from_a_planet_and_is_lost_in_void() {
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
fn ship_sees_seven_positions() {
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
fn super_ship_sees_its_triangle() {
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
fn pieces_cannot_land_on_visible_pieces() {
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
            let refused = table.attempt(ADA, Action::Launch(launch)).unwrap_err();
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
fn lasers_take_a_turn_and_never_return() {
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
fn complete_system_is_announced_and_marked() {
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
    let refused = table.attempt(ADA, Action::Launch(scout("B2")));
    assert!(matches!(
        refused,
        Err(Refusal::NoneLeft {
            piece: Piece::Scout,
            ..
        })
    ));
}

#[test]
fn emitter_pairs_are_allowed_if_a_beam_results() {
    // S8, S16: with each other or with earlier ones, told from the drawing alone.
    let mut table = Table::hunt(TEXT);
    table.ada(lasers("G4", "D4"));
    let standing = table.chart(ADA).emitters;
    let lines: Vec<Positions> = drawn_lines()
        .into_iter()
        .filter_map(|(first, last)| first.segment(last))
        .collect();
    let state = table.state();
    for one in Position::all() {
        for other in Position::all() {
            let both = Positions::new([one, other]);
            let fits = lines.iter().any(|line| {
                let new = line.common(both).count();
                new == 2 || (new == 1 && !line.common(standing).is_empty())
            });
            let on_lines = both.iter().all(|at| at.site() != Site::Centre);
            let free = both.count() == 2 && both.common(standing).is_empty();
            let action = Action::Launch(Launch::Lasers(Emitters::Two(one, other)));
            let cause = Cause::Act(ADA, action);
            let granted = propose::<SpaceConnection>(state, &Seed::new([0; 32]), 0, cause);
            assert_eq!(granted.is_ok(), fits && on_lines && free, "{one} {other}");
        }
    }
}

#[test]
fn every_beam_shows_all_it_crosses() {
    let mut table = Table::hunt(TEXT);
    table.ada(lasers("G1", "G13"));
    table.ada(lasers("A1", "M7"));
    let chart = table.chart(ADA);
    let beams: Vec<Positions> = chart.beams.iter().map(|beam| beam.crossed()).collect();
    // With each other and each with one of the earlier ones.
    let expected = [("G1", "G13"), ("G1", "A1"), ("A1", "M7"), ("G13", "M7")];
    assert_eq!(beams.len(), expected.len());
    for (from, to) in expected {
        let crossed = at(from).segment(at(to)).unwrap();
        assert!(beams.contains(&crossed), "{from}–{to}");
        assert!(chart.found.and(chart.empty).has_all(crossed));
        assert_eq!(chart.found.common(crossed), some(SKY).common(crossed));
    }
}

#[test]
fn what_is_not_known_yet_is_counted_and_told() {
    let mut table = Table::hunt(TEXT);
    let triangle = Launch::SuperShip(at("C5"));
    assert_eq!(table.chart(ADA).unknown(triangle), 10);
    assert_eq!(table.chart(ADA).along_lines().iter().flatten().count(), 15);
    table.ada(scout("C4")).ada(scout("A1"));
    // Around C4 lie six positions; A1 is a system of its own.
    let around = at("C4").neighbours();
    assert_eq!(table.chart(ADA).unchecked(), around);
    assert!(!table.chart(ADA).unfinished().has(at("A1")));
    table.ada(ship("B3"));
    let chart = table.chart(ADA);
    assert_eq!(chart.unchecked().count(), 3, "{:?}", chart.empty);
    assert!(chart.unknown(triangle) < 10);
    // Along a line that an emitter stands on, the other end is enough.
    table.ada(lasers("G1", "G7"));
    let lines = table.chart(ADA).along_lines();
    let rest = Launch::Lasers(Emitters::One(at("G13")));
    assert!(lines.contains(&Some(rest)), "{lines:?}");
}

#[test]
fn a_chart_before_its_latest_launch_is_as_it_was() {
    let mut table = Table::hunt(TEXT);
    for launch in [
        scout("C4"),
        ship("B3"),
        lasers("A1", "A7"),
        scout("D5"),
        Launch::SuperShip(at("C5")),
    ] {
        let before = table.chart(ADA).clone();
        table.ada(launch);
        let shown = table.chart(ADA).before_last();
        assert_eq!(shown.found, before.found);
        assert_eq!(shown.empty, before.empty);
        assert_eq!(shown.lost, before.lost);
        assert_eq!(shown.emitters, before.emitters);
        assert_eq!(shown.beams, before.beams);
        assert_eq!(shown.complete, before.complete);
    }
}

#[test]
fn an_aim_goes_to_the_next_target_in_a_direction() {
    let all = Positions::new(Position::all());
    let next = |from: &str, way, among| {
        let next = at(from).nearest_toward(way, among);
        next.map(|at| at.to_string()).unwrap_or_default()
    };
    let ways = [
        Way::UpLeft,
        Way::UpRight,
        Way::Left,
        Way::Right,
        Way::DownLeft,
        Way::DownRight,
    ];
    let around = ways.map(|way| next("G7", way, all));
    assert_eq!(around, ["F6", "F7", "G6", "G8", "H6", "H7"]);
    assert_eq!(next("A1", Way::UpLeft, all), "");
    // Over what is no target.
    assert_eq!(next("G7", Way::Left, all.without(at("G6"))), "G5");
    // From centre to centre, everywhere.
    let centres = all.iter().filter(|at| at.site() == Site::Centre);
    let centres = Positions::new(centres);
    let mut reached = Positions::new([at("C5")]);
    for _ in 0..12 {
        let more = reached.iter().flat_map(|from| {
            ways.into_iter()
                .filter_map(move |way| from.nearest_toward(way, centres))
        });
        reached = reached.and(Positions::new(more.collect::<Vec<_>>()));
    }
    assert_eq!(reached, centres);
}
