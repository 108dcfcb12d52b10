//! How a fight begins: boards, asteroids, placement, and pilots who are silent.

use games::interceptor::{
    Action, Asteroids, Board, BoardSize, Fleet, Options, Phase, Refusal, ShipId,
};
use games::{Cause, Seat};

use crate::fight::{ADA, BOB, Fight, Flown, placed, ship};
use crate::{FAR, options, scene};

#[test]
fn board_and_asteroids_scale_with_the_ships() {
    let fits = |options: &Options, seats, side, asteroids| {
        assert_eq!(options.board(seats).side(), side);
        assert_eq!(options.drifting(seats), asteroids);
        let view = Fight::start(options.clone(), seats).public();
        assert_eq!(view.asteroids.len(), usize::from(asteroids));
        // I20.
        assert!(
            view.asteroids
                .iter()
                .all(|one| view.board.depth(one.hex) >= 3)
        );
    };
    let free = Options::default();
    fits(&free, 2, 11, 4);
    fits(&free, 3, 11, 4);
    fits(&free, 5, 13, 5);
    fits(&free, 6, 15, 6);
    fits(
        &Options {
            fleet: Fleet::Three,
            ..free.clone()
        },
        2,
        15,
        6,
    );
    fits(
        &Options {
            asteroids: Asteroids::Exactly(200),
            ..free.clone()
        },
        2,
        11,
        12,
    );
    fits(
        &Options {
            asteroids: Asteroids::Exactly(0),
            size: BoardSize::Large,
            ..free
        },
        2,
        15,
        0,
    );
}

#[test]
fn ships_enter_secretly_and_simultaneously() {
    // I19.
    let mut fight = Fight::start(options(), 2);
    let place = |said: &str| Action::Place {
        ship: 0,
        placement: placed(said),
    };
    let refused = fight.attempt(ADA, place("B2 N 3"));
    let hex = placed("B2 N 3").hex;
    assert_eq!(
        refused,
        Err(Refusal::NotOnTheBorder {
            hex,
            board: Board::LARGE
        })
    );
    assert_eq!(
        fight.attempt(ADA, place("A2 N 6")),
        Err(Refusal::TooFast { top: 5 })
    );
    assert_eq!(
        fight.attempt(ADA, Action::Seal),
        Err(Refusal::Missing { ship: ship(ADA) })
    );
    assert_eq!(fight.writes(ADA, 0, "3 A"), Err(Refusal::StillPlacing));
    fight.act(ADA, place("A2 SE -5")).act(ADA, Action::Seal);
    assert_eq!(
        fight.attempt(ADA, Action::Seal),
        Err(Refusal::AlreadySealed)
    );
    assert_eq!(fight.public().sealed, [ADA]);
    assert_eq!(fight.seen_by(BOB).ship(ship(ADA)).unwrap().placement, None);
    assert_eq!(
        fight.seen_by(ADA).ship(ship(ADA)).unwrap().placement,
        Some(placed("A2 SE -5"))
    );
    // A pilot who changes their mind stays sealed; sharing a hex is allowed.
    fight.act(ADA, place("A1 SE 3"));
    assert_eq!(fight.public().sealed, [ADA]);
    fight.act(BOB, place("A1 SE 3")).act(BOB, Action::Seal);
    assert_eq!(fight.public().phase, Phase::Ordering);
    assert_eq!(fight.spot(ADA), fight.spot(BOB));
    assert_eq!(
        fight.attempt(ADA, place("A1 SE 3")),
        Err(Refusal::PlacingIsOver)
    );
}

#[test]
fn silent_pilot_enters_at_random_and_flies_straight() {
    let mut fight = Fight::start(options(), 2);
    fight.silent(ADA).silent(BOB);
    let board = fight.public().board;
    assert!(board.is_border(fight.spot(ADA).hex));
    // I25.
    let mut fight = scene(&[], &["H8 N 2", FAR]);
    fight.silent(ADA).silent(BOB);
    assert_eq!(fight.spot(ADA), placed("H6 N 2"));
    assert_eq!(fight.report().volleys.len(), 2);
    // What was written stands, sealed or not.
    let mut fight = scene(&[], &["H8 N 2", FAR]);
    fight.writes(ADA, 0, "3 AAA").unwrap();
    fight.silent(ADA).silent(BOB);
    assert_eq!(fight.spot(ADA), placed("H5 N 3"));
    assert_eq!(
        fight.cause(Cause::TimedOut(Seat::new(5))),
        Err(Refusal::PilotOut)
    );
}

#[test]
fn random_placement_covers_only_unplaced_ships() {
    let two = Options {
        fleet: Fleet::Two,
        ..options()
    };
    let mut fight = Fight::start(two, 2);
    let placement = placed("A7 NE 3");
    fight.act(ADA, Action::Place { ship: 0, placement });
    fight.act(ADA, Action::PlaceRandom);
    let [first, second] = [0, 1].map(|number| ShipId { seat: ADA, number });
    let now = |fight: &Fight, id| fight.seen_by(ADA).ship(id).unwrap().placement;
    assert_eq!(now(&fight, first), Some(placement));
    assert!(now(&fight, second).is_some());
    // All have one: chance is asked for all.
    let before = fight.events().len();
    fight.act(ADA, Action::PlaceRandom);
    assert_eq!(fight.events().len(), before + 2);
}
