//! Practice flights before round 1.

use games::Seat;
use games::contact::{Action, Options, Phase, Refusal, Source, Tile};

use super::table::{ADA, BOB, CLEO, Table};

#[test]
fn every_player_may_practise_openly() {
    let mut table = Table::start(Options::default(), 3);
    assert_eq!(table.public().phase, Phase::Practising { first: ADA });
    let (space, from) = (table.space(), Tile::EARTH);
    let to = space.reachable(from).next().unwrap();
    let wall = space
        .tiles()
        .find(|&to| !space.blockers(from, to).is_empty());
    let wall = wall.unwrap();
    let practise = |to| Action::Practise { from, to };
    // Everyone sees which flights are free.
    for next in table.public().flights_from(from) {
        assert_eq!(next.blocked_by, space.blockers(from, next.tile));
        assert_ne!(next.tile, from);
    }
    let press = |at| Action::Press {
        at: games::contact::Millis::new(at),
        known: 0,
    };
    table
        .refuses(BOB, press(1), Refusal::NoPracticeFlight)
        .refuses(BOB, practise(from), Refusal::SameTile { tile: from })
        .refuses(
            BOB,
            practise(wall),
            Refusal::PracticeBlocked {
                from,
                to: wall,
                by: space.blockers(from, wall),
            },
        )
        .act(BOB, practise(to))
        .act(CLEO, practise(to))
        .act(BOB, press(100))
        .act(CLEO, press(50))
        .act(BOB, press(900));
    // What is tapped is the pilot's own until it is sent.
    let takes = |seat: Seat| {
        let seen = table.seen_by(seat).practising;
        let known = seen.iter().map(|flight| flight.take.is_some());
        known.collect::<Vec<_>>()
    };
    assert_eq!(
        (takes(BOB), takes(ADA)),
        (vec![true, false], vec![false; 2])
    );
    table.act(BOB, Action::Send);
    let flown = &table.public().flown[0];
    assert_eq!(
        (flown.pilot, flown.from, flown.to),
        (Source::Seat(BOB), from, to)
    );
    assert_eq!(flown.rhythm.length().get(), 800);
    let first = ADA;
    table
        .refuses(BOB, Action::Begin, Refusal::NotFirst { first })
        .refuses(BOB, Action::AskRepeat, Refusal::StillPractising { first })
        .act(ADA, Action::Begin)
        .refuses(BOB, practise(to), Refusal::MissionBegun)
        .refuses(ADA, Action::Begin, Refusal::MissionBegun);
    assert_eq!(table.round().number, 1);
    assert!(table.public().practising.is_empty());
}
