//! Fights as they are flown: placement, sealing, phases, pursuits, retreats, ends, the campaign.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod fight;

use fight::{ADA, BOB, CAT, Fight, placed, ship};
use games::interceptor::{
    Action, Announcement, Announcing, Asteroids, Board, Build, Campaign, Change, Ending, Fate,
    FirstTurn, Fleet, Options, Phase, Pilot, QUIET, Refusal, Service, ShipId, Size, Upgrade,
    Veteran,
};
use games::{Cause, Seat};

fn options() -> Options {
    Options {
        size: Size::Large,
        ..Options::default()
    }
}

fn scene(asteroids: &[&str], ships: &[&str]) -> Fight {
    Fight::scene(options(), asteroids, ships)
}

const FAR: &str = "O15 N 0";

/// One turn of ships far from each other, the first of which flies so.
#[track_caller]
fn flies(asteroids: &[&str], from: &str, order: &str, to: &str, damage: i16) {
    let mut fight = scene(asteroids, &[from, FAR]);
    fight.turn(&[order, "0 X"]);
    assert_eq!(fight.spot(ADA), placed(to), "{from} {order}");
    assert_eq!(fight.hulls()[0], 5 - damage, "{from} {order}");
}

/// One turn of these ships, standing still; what is left of each.
#[track_caller]
fn shoot(asteroids: &[&str], ships: &[&str], orders: &[&str], hulls: &[i16]) -> Fight {
    let mut fight = scene(asteroids, ships);
    fight.turn(orders);
    assert_eq!(fight.hulls(), hulls, "{ships:?} {orders:?}");
    fight
}

#[test]
fn boards_and_asteroids_fit_the_ships() {
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
            size: Size::Large,
            ..free
        },
        2,
        15,
        0,
    );
}

#[test]
fn ships_enter_secretly_and_at_once() {
    // I19.
    let mut fight = Fight::start(options(), 2);
    let place = |said: &str| Action::Place {
        ship: 0,
        placement: placed(said),
    };
    let refused = fight.wish(ADA, place("B2 N 3"));
    let hex = placed("B2 N 3").hex;
    assert_eq!(
        refused,
        Err(Refusal::NotOnTheBorder {
            hex,
            board: Board::LARGE
        })
    );
    assert_eq!(
        fight.wish(ADA, place("A2 N 6")),
        Err(Refusal::TooFast { top: 5 })
    );
    assert_eq!(
        fight.wish(ADA, Action::Seal),
        Err(Refusal::Missing { ship: ship(ADA) })
    );
    assert_eq!(fight.writes(ADA, 0, "3 A"), Err(Refusal::StillPlacing));
    fight.act(ADA, place("A2 SE -5")).act(ADA, Action::Seal);
    assert_eq!(fight.wish(ADA, Action::Seal), Err(Refusal::AlreadySealed));
    assert_eq!(fight.public().sealed, [ADA]);
    assert_eq!(fight.seen_by(BOB).ship(ship(ADA)).unwrap().placement, None);
    assert_eq!(
        fight.seen_by(ADA).ship(ship(ADA)).unwrap().placement,
        Some(placed("A2 SE -5"))
    );
    // Whoever changes his mind seals again; sharing a hex is allowed.
    fight.act(ADA, place("A1 SE 3"));
    assert_eq!(fight.public().sealed, []);
    fight
        .act(BOB, place("A1 SE 3"))
        .act(BOB, Action::Seal)
        .act(ADA, Action::Seal);
    assert_eq!(fight.public().phase, Phase::Ordering);
    assert_eq!(fight.spot(ADA), fight.spot(BOB));
    assert_eq!(
        fight.wish(ADA, place("A1 SE 3")),
        Err(Refusal::PlacingIsOver)
    );
}

#[test]
fn a_silent_pilot_enters_at_random_and_flies_straight_on() {
    let mut fight = Fight::start(options(), 2);
    fight.silent(ADA).silent(BOB);
    let board = fight.public().board;
    assert!(board.is_border(fight.spot(ADA).hex));
    // I25.
    let mut fight = scene(&[], &["H8 N 2", FAR]);
    fight.silent(ADA).silent(BOB);
    assert_eq!(fight.spot(ADA), placed("H6 N 2"));
    assert_eq!(fight.report().volleys.len(), 2);
    // What he has written stands, sealed or not.
    let mut fight = scene(&[], &["H8 N 2", FAR]);
    fight.writes(ADA, 0, "3 AAA").unwrap();
    fight.silent(ADA).silent(BOB);
    assert_eq!(fight.spot(ADA), placed("H5 N 3"));
    assert_eq!(
        fight.cause(Cause::Silence(Seat::new(5))),
        Err(Refusal::PilotOut)
    );
}

#[test]
fn orders_can_be_rewritten_until_everyone_has_sealed() {
    let mut fight = scene(&[], &["H8 N 2", FAR]);
    assert_eq!(fight.wish(ADA, Action::Reopen), Err(Refusal::NothingSealed));
    fight.writes(ADA, 0, "2 AA").unwrap();
    fight.act(ADA, Action::Seal);
    fight.writes(ADA, 0, "3 ADA").unwrap();
    assert_eq!(fight.public().sealed, []);
    // The preview is corrected, and nobody else's.
    let seen = fight
        .seen_by(ADA)
        .ship(ship(ADA))
        .unwrap()
        .order
        .clone()
        .unwrap();
    assert_eq!(seen.plan.unwrap().as_order().to_string(), "3 ADAA");
    assert_eq!(fight.seen_by(BOB).ship(ship(ADA)).unwrap().order, None);
    assert_eq!(fight.public().ship(ship(ADA)).unwrap().order, None);
    fight
        .act(ADA, Action::Seal)
        .act(ADA, Action::Reopen)
        .act(ADA, Action::Seal);
    fight.silent(BOB);
    assert_eq!(fight.spot(ADA), placed("J6 NE 3"));
}

#[test]
fn movement() {
    // The text's examples; I1, I3, I4.
    flies(&[], "H8 N 5", "5 LAT", "H10 N -5", 0);
    flies(&[], "H8 N 3", "3 AGAADX", "F6 N 3", 0);
    flies(&[], "H8 N 4", "4 AGADAA", "E6 N 4", 0);
    // I6: and turning may free it.
    flies(&[], "H2 N 3", "3 AAA", "H1 N 3", 2);
    // I7, I28.
    flies(&["H6 S"], "H8 N 3", "3 AAA", "H5 N 3", 1);
}

#[test]
fn asteroids_strike_and_carry() {
    // I9: an asteroid comes.
    flies(&["H7 S"], "H8 N 0", "0", "H8 N 0", 1);
    // I8: ends in one, pays once, is carried; I7: not for the crossing.
    flies(&["H6 NE"], "H8 N 2", "2 AA", "I6 N 2", 1);
    // I8: a blocked asteroid costs a point too.
    flies(&["H6 N", "H5 S"], "H8 N 2", "2 AA", "H6 N 2", 1);
    // I28: whoever leaves the asteroid where he began pays nothing.
    flies(&["H8 S"], "H8 N 2", "2 AA", "H6 N 2", 0);
    // The one that leaves carries him away from the one that follows it.
    flies(&["H6 N", "H7 N"], "H8 N 2", "2 AA", "H5 N 2", 2);
}

#[test]
fn fire_reaches_its_zone_and_nothing_else() {
    // I13: by default everyone fires; X abstains.
    let still = ["0", "0 X"];
    shoot(&[], &["H8 N 0", "H7 N 0"], &still, &[5, 2]);
    shoot(&[], &["H8 N 0", "H6 N 0"], &still, &[5, 3]);
    for far in ["H5 N 0", "G6 N 0", "I6 N 0"] {
        shoot(&[], &["H8 N 0", far], &still, &[5, 4]);
    }
    for outside in ["H4 N 0", "G7 N 0", "H9 N 0", "F6 N 0", "G5 S 0"] {
        shoot(&[], &["H8 N 0", outside], &still, &[5, 5]);
    }
    // I11: same hex never; neither asteroids nor ships block, everyone in the zone is hit.
    shoot(&[], &["H8 N 0", "H8 S 0"], &["0", "0"], &[5, 5]);
    shoot(&["H8 N"], &["H8 N 0", "H6 N 0"], &["0", "0 X"], &[4, 5]);
    let through = shoot(
        &["H8 S"],
        &["H8 N 1", "H6 N 0", "H5 N 0"],
        &["1 A", "0 X", "0 X"],
        &[5, 2, 3],
    );
    assert_eq!(through.report().volleys[0].hits.len(), 2);
    // It follows the nose, also backwards.
    shoot(&[], &["H8 N -1", "H8 S 0"], &["-1 A", "0 X"], &[5, 2]);
}

#[test]
fn asteroids_hide_after_they_have_moved() {
    // I10: the asteroid comes over the target: struck, but not hit.
    let fight = shoot(&["H6 S"], &["H8 N 0", "H7 N 0"], &["0", "0 X"], &[5, 4]);
    assert_eq!(fight.report().hidden, [ship(BOB)]);
    // The one that leaves carries whoever is in it, still hidden.
    let fight = shoot(&["H7 NE"], &["H8 N 0", "H7 N 0"], &["0", "0"], &[5, 4]);
    assert_eq!(fight.report().hidden, [ship(BOB)]);
    assert_eq!(fight.report().volleys.len(), 1);
    // One on the way blocks no shot.
    shoot(&["G8 SE"], &["H9 N 0", "H7 N 0"], &["0", "0 X"], &[5, 3]);
}

#[test]
fn the_dead_do_not_shoot_and_fire_is_simultaneous() {
    // I14, I29: four walls and then one asteroid too many.
    let mut fight = scene(&[], &["H8 N 0", "H7 S 0"]);
    fight.turn(&["0", "0"]);
    assert_eq!(fight.hulls(), [2, 2]);
    fight.turn(&["0", "0"]);
    assert_eq!(
        (fight.fate(ADA), fight.fate(BOB)),
        (Fate::Destroyed(Pilot::Lost), Fate::Destroyed(Pilot::Lost))
    );
    // I22: a draw.
    assert_eq!(fight.winners(), Some(vec![ADA, BOB]));
    let mut fight = scene(&[], &["H1 N 5", "H3 S 0"]);
    fight.turn(&["5", "0 X"]);
    assert_eq!(fight.fate(ADA), Fate::Destroyed(Pilot::Saved));
    assert!(
        fight.report().volleys.is_empty(),
        "it was gone before the fire"
    );
    assert_eq!(fight.report().lost_in_flight.len(), 1);
    assert_eq!(fight.winners(), Some(vec![BOB]));
}

#[test]
fn exactly_nothing_left_saves_the_pilot() {
    // I15.
    let mut fight = scene(&[], &["H8 N 0", "H7 N 0"]);
    fight.turn(&["0", "0 X"]);
    assert_eq!(fight.announce(BOB, Announcement::SILENT), Ok(()));
    fight.turn(&["0", "0 X"]);
    assert_eq!(fight.hulls(), [5, -1]);
    assert_eq!(fight.fate(BOB), Fate::Destroyed(Pilot::Lost));
    assert_eq!(fight.view_of(ship(ADA)).stars, 2);
    let mut fight = scene(&[], &["H8 N 0", "H7 N 0", "H9 N 0"]);
    fight.turn(&["0", "0 X", "0"]);
    // Cat hits Ada and Bob, Ada hits Bob: 3 + 2 on Bob, 3 on Ada.
    assert_eq!(fight.hulls(), [2, 0, 5]);
    assert_eq!(fight.fate(BOB), Fate::Destroyed(Pilot::Saved));
    // I16: one star each.
    assert_eq!(
        (
            fight.view_of(ship(ADA)).stars,
            fight.view_of(ship(CAT)).stars
        ),
        (1, 1)
    );
}

#[test]
fn friends_are_hit_and_score_nothing() {
    // I12, I32.
    let two = Options {
        fleet: Fleet::Two,
        ..options()
    };
    let mut fight = Fight::scene(two, &[], &["H8 N 0", "H7 N 0", "G8 NE 0", "A1 N 0"]);
    // Ada's first and Bob's first both hit Ada's second: 3 + 3.
    fight.turn(&["0", "0 X", "0", "0 X"]);
    let second = ShipId {
        seat: ADA,
        number: 1,
    };
    assert_eq!(fight.view_of(second).fate, Fate::Destroyed(Pilot::Lost));
    assert_eq!(fight.view_of(ship(ADA)).stars, 0);
    assert_eq!(fight.view_of(ship(BOB)).stars, 1);
    assert_eq!(
        fight.wish(
            ADA,
            Action::Write {
                ship: 1,
                order: games::interceptor::order("0").unwrap()
            }
        ),
        Err(Refusal::ShipOut { ship: second })
    );
    let stranger = fight.writes(ADA, 2, "0");
    assert_eq!(stranger, Err(Refusal::NoSuchShip { ships: 2 }));
}

#[test]
fn a_shooter_that_dies_in_the_same_volley_scores_if_saved() {
    // I32. Two hexes apart, then adjacent: both have exactly nothing left.
    let mut fight = scene(&[], &["H8 N 0", "H6 S 0"]);
    fight.turn(&["0", "0"]).turn(&["1 A", "0"]);
    let seen = |fight: &Fight, seat| (fight.fate(seat), fight.view_of(ship(seat)).stars);
    for seat in [ADA, BOB] {
        assert_eq!(seen(&fight, seat), (Fate::Destroyed(Pilot::Saved), 2));
    }
    // Adjacent all the time: both pilots are lost.
    let mut fight = scene(&[], &["H8 N 0", "H7 S 0"]);
    fight.turn(&["0", "0"]).turn(&["0", "0"]);
    for seat in [ADA, BOB] {
        assert_eq!(seen(&fight, seat), (Fate::Destroyed(Pilot::Lost), 0));
    }
}

#[test]
fn whoever_was_hit_announces_and_is_bound() {
    // I17: Ada hits Bob, Bob does not hit Ada.
    let mut fight = scene(&[], &["H10 N 2", "H7 N 2", "A1 S 0"]);
    fight.turn(&["2 AA", "2 AA", "0 X"]);
    assert_eq!(fight.public().phase, Phase::Announcing);
    assert_eq!(fight.due(), [BOB]);
    assert_eq!(fight.writes(ADA, 0, "2"), Err(Refusal::AnnouncementsFirst));
    assert_eq!(
        fight.wish(ADA, Action::Seal),
        Err(Refusal::AnnouncementsFirst)
    );
    assert_eq!(
        fight.announce(ADA, Announcement::SILENT),
        Err(Refusal::NothingToAnnounce)
    );
    let said = Announcement {
        turn: FirstTurn::Left,
        change: Change::Faster,
    };
    assert_eq!(fight.announce(BOB, said), Ok(()));
    assert_eq!(
        fight.announce(BOB, said),
        Err(Refusal::AlreadyAnnounced { said })
    );
    // Told to its pilot and to who hit it, and to nobody else.
    let seen = |view: games::interceptor::View| view.ship(ship(BOB)).unwrap().announcing;
    assert_eq!(seen(fight.seen_by(ADA)), Announcing::Told(said));
    assert_eq!(seen(fight.seen_by(BOB)), Announcing::Told(said));
    assert_eq!(seen(fight.seen_by(CAT)), Announcing::Made);
    assert_eq!(seen(fight.public()), Announcing::Made);
    // I18: compared as it is carried out. At 3 the D comes too soon after G, but G is first.
    let contradicts = |fight: &mut Fight, order| {
        matches!(
            fight.writes(BOB, 0, order),
            Err(Refusal::Contradicts { .. })
        )
    };
    assert!(contradicts(&mut fight, "3 DAAA"));
    assert!(contradicts(&mut fight, "2 GAA"));
    assert!(contradicts(&mut fight, "3 AAA"));
    assert_eq!(fight.writes(BOB, 0, "3 AGA"), Ok(()));
}

#[test]
fn announcements_compare_the_order_as_executed() {
    let mut fight = hit();
    let said = Announcement {
        turn: FirstTurn::Left,
        change: Change::Faster,
    };
    fight.announce(BOB, said).unwrap();
    // 9 is clamped to 4: faster, and at 4 G is still made first.
    assert_eq!(fight.writes(BOB, 0, "9 AG"), Ok(()));
    // -3 is clamped to 0: slower.
    assert!(matches!(
        fight.writes(BOB, 0, "-3 G"),
        Err(Refusal::Contradicts { .. })
    ));
}

/// Bob at speed 2 was hit by Ada, and has 4 left.
fn hit() -> Fight {
    let mut fight = scene(&[], &["H10 N 2", "H7 N 2"]);
    fight.turn(&["2 AA", "2 AA X"]);
    assert_eq!(fight.hulls(), [5, 4]);
    fight
}

#[test]
fn impossible_announcements_are_refused_and_silence_announces_nothing_special() {
    // I33.
    let mut fight = scene(&[], &["H11 N 5", "H8 N 5"]);
    fight.turn(&["5", "5 X"]);
    let faster = Announcement {
        turn: FirstTurn::None,
        change: Change::Faster,
    };
    let Err(Refusal::CannotBeKept { possible }) = fight.announce(BOB, faster) else {
        panic!("nothing is faster than 5");
    };
    assert!(possible.contains(&Announcement::SILENT));
    fight.silent(BOB);
    assert_eq!(fight.public().phase, Phase::Ordering);
    // A silent pilot's default order may break what he has announced.
    let mut fight = hit();
    fight
        .announce(
            BOB,
            Announcement {
                turn: FirstTurn::Left,
                change: Change::Slower,
            },
        )
        .unwrap();
    fight.silent(BOB).silent(ADA);
    assert_eq!(fight.report().turn, 2);
}

#[test]
fn those_who_hit_each_other_announce_nothing() {
    let mut fight = scene(&[], &["H8 N 0", "H6 S 0", "H9 N 0"]);
    fight.turn(&["0", "0", "0 X"]);
    assert_eq!(fight.public().phase, Phase::Announcing);
    // Bob's zone reaches Cat too; only Cat owes, to Bob.
    assert_eq!(fight.due(), [CAT]);
    assert_eq!(fight.view_of(ship(CAT)).hunters, [ship(BOB)]);
}

#[test]
fn retreats() {
    // I21, I31.
    let mut fight = scene(&[], &["A1 S 0", "O1 S 0", "H8 N 0"]);
    assert_eq!(
        fight.writes(ADA, 0, "REPLI"),
        Err(Refusal::RetreatTooEarly { left: 3, from: 2 })
    );
    let death = Options {
        ending: Ending::ToTheDeath,
        ..options()
    };
    let mut fight = Fight::scene(death, &[], &["A1 S 0", "O1 S 0"]);
    assert_eq!(fight.writes(ADA, 0, "REPLI"), Err(Refusal::NoRetreat));
    let mut fight = scene(&[], &["A1 S 3", "O1 S 0"]);
    fight.turn(&["REPLI", "0"]);
    assert_eq!(fight.fate(ADA), Fate::Fled);
    assert_eq!(fight.winners(), Some(vec![BOB]));
    // All flee: a draw.
    let mut fight = scene(&[], &["A1 S 3", "O1 S 0"]);
    fight.turn(&["REPLI", "REPLI"]);
    assert_eq!(fight.winners(), Some(vec![ADA, BOB]));
    // It may be shot down as it flees; asteroids do not hurt it, but hide it (I30).
    let mut fight = scene(&[], &["H6 N 3", "H8 N 1"]);
    fight.turn(&["REPLI", "1 A"]);
    assert_eq!(fight.hulls(), [2, 5]);
    assert_eq!(fight.spot(ADA), placed("H6 N 3"));
    let mut fight = scene(&["H5 S"], &["H6 N 3", "H8 N 1"]);
    fight.turn(&["REPLI", "1 A"]);
    assert_eq!(fight.hulls(), [5, 5]);
    let mut fight = scene(&["H6 S"], &["H6 N 3", "H8 N 1"]);
    fight.turn(&["REPLI", "1 A"]);
    // The asteroid went on to Bob; the fleeing ship stayed, in the open.
    assert_eq!(fight.hulls(), [5, 4]);
}

#[test]
fn nothing_happening_is_a_draw() {
    let mut fight = scene(&[], &["A1 N 0", "O15 S 0"]);
    for turn in 0..QUIET {
        assert_eq!(fight.winners(), None, "{turn}");
        fight.turn(&["0", "0"]);
    }
    assert_eq!(fight.winners(), Some(vec![ADA, BOB]));
    assert_eq!(fight.writes(ADA, 0, "0"), Err(Refusal::FightOver));
}

#[test]
fn the_last_pilot_wins_with_whatever_ships() {
    let two = Options {
        fleet: Fleet::Two,
        ..options()
    };
    let mut fight = Fight::scene(two, &[], &["H8 N 0", "H9 N 0", "A1 N 5", "A2 NW 5"]);
    fight.turn(&["0 X", "0 X", "5", "5"]);
    assert_eq!(fight.winners(), Some(vec![ADA]));
}

#[test]
fn the_campaign_goes_in_and_comes_out() {
    // I24.
    let veteran = |stars, upgrades: &[Upgrade]| Veteran {
        stars,
        build: Build::with(upgrades.iter().copied()),
        fights: 2,
        losses: 1,
    };
    let inside = Options {
        campaign: Campaign::Inside,
        service: vec![
            Service::default().with(0, veteran(7, &[Upgrade::Structure])),
            Service::default().with(0, veteran(3, &[Upgrade::Near])),
        ],
        ..options()
    };
    let mut fight = Fight::scene(inside.clone(), &[], &["H8 N 0", "H7 N 0"]);
    assert_eq!(fight.hulls(), [6, 5]);
    assert_eq!(fight.state().service(), []);
    fight.turn(&["0", "0 X"]);
    fight.silent(BOB);
    fight.turn(&["0", "0 X"]);
    let home = fight.state().service();
    // Ada shot Bob down; Bob's pilot is lost (3 + 3 on 5), with his stars and upgrades.
    assert_eq!(
        home[0].ship(0),
        Veteran {
            stars: 9,
            fights: 3,
            ..veteran(0, &[Upgrade::Structure])
        }
    );
    assert_eq!(
        home[1].ship(0),
        Veteran {
            fights: 3,
            losses: 2,
            ..Veteran::default()
        }
    );
    // In his capsule he keeps his stars.
    let mut fight = Fight::scene(inside.clone(), &[], &["H8 N 0", "A1 N 5"]);
    fight.turn(&["0", "5"]);
    let home = fight.state().service();
    assert_eq!(
        home[1].ship(0),
        Veteran {
            stars: 3,
            fights: 3,
            losses: 2,
            ..Veteran::default()
        }
    );
    // Outside it everyone has the text's ship and takes nothing home.
    let outside = Options {
        campaign: Campaign::Outside,
        ..inside
    };
    let mut fight = Fight::scene(outside, &[], &["H8 N 0", "A1 N 5"]);
    assert_eq!(fight.hulls(), [5, 5]);
    fight.turn(&["0", "5"]);
    assert_eq!(fight.state().service(), []);
}

proptest::proptest! {
    #![proptest_config(proptest::prelude::ProptestConfig::with_cases(60))]

    #[test]
    fn the_order_of_sealing_and_of_ships_changes_nothing(
        orders in proptest::array::uniform4("-?[0-5] [ADGLT]{0,7}X?"),
        seats in proptest::sample::select(vec![[0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2]]),
        sealing in proptest::sample::select(vec![[0, 1, 2, 3], [3, 1, 2, 0], [2, 3, 0, 1]]),
    ) {
        let ships = ["H8 N 3", "H4 S 2", "G6 SE 4", "K9 NW 1"];
        let outcome = |seats: [usize; 4], sealing: [u8; 4]| {
            let mut fight = scene(&["H6 S", "G7 NE", "I5 SW"], &seats.map(|seat| ships[seat]));
            for (at, seat) in (0..).zip(seats) {
                fight.writes(Seat::new(at), 0, &orders[seat]).unwrap();
            }
            for at in sealing {
                fight.act(Seat::new(at), Action::Seal);
            }
            let view = fight.public();
            let mut after: Vec<_> = seats
                .into_iter()
                .zip(&view.ships)
                .map(|(seat, ship)| (seat, ship.spot, ship.hull, ship.fate, ship.stars))
                .collect();
            after.sort_by_key(|ship| ship.0);
            (after, view.asteroids, view.phase)
        };
        let expected = outcome([0, 1, 2, 3], [0, 1, 2, 3]);
        proptest::prop_assert_eq!(outcome(seats, sealing), expected);
    }
}
