//! What asteroids and fire do.

use games::Game as _;
use games::interceptor::{
    Action, Announcement, Fate, Fleet, Interceptor, Options, Pilot, Refusal, ShipId,
};

use crate::fight::{ADA, BOB, CAT, Fight, Flown, ship};
use crate::{flies, options, scene, shoot};

#[test]
fn asteroids_damage_and_carry_ships() {
    // I9: an asteroid comes.
    flies(&["H7 S"], "H8 N 0", "0", "H8 N 0", 1);
    // I8: ends in one, pays once, is carried; I7: not for the crossing.
    flies(&["H6 NE"], "H8 N 2", "2 AA", "I6 N 2", 1);
    // I8: a blocked asteroid costs a point too.
    flies(&["H6 N", "H5 S"], "H8 N 2", "2 AA", "H6 N 2", 1);
    // I28: a ship that leaves the asteroid where it began pays nothing.
    flies(&["H8 S"], "H8 N 2", "2 AA", "H6 N 2", 0);
    // The one that leaves carries the ship away from the one that follows it.
    flies(&["H6 N", "H7 N"], "H8 N 2", "2 AA", "H5 N 2", 2);
}

#[test]
fn fire_hits_only_its_zone() {
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
fn asteroids_hide_ships_after_drifting() {
    // I10: the asteroid comes over the target: struck, but not hit.
    let fight = shoot(&["H6 S"], &["H8 N 0", "H7 N 0"], &["0", "0 X"], &[5, 4]);
    assert_eq!(fight.report().hidden, [ship(BOB)]);
    // The one that leaves carries the ship in it, still hidden.
    let fight = shoot(&["H7 NE"], &["H8 N 0", "H7 N 0"], &["0", "0"], &[5, 4]);
    assert_eq!(fight.report().hidden, [ship(BOB)]);
    assert_eq!(fight.report().volleys.len(), 1);
    // One on the way blocks no shot.
    shoot(&["G8 SE"], &["H9 N 0", "H7 N 0"], &["0", "0 X"], &[5, 3]);
}

#[test]
fn destroyed_ships_do_not_fire_and_fire_is_simultaneous() {
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
fn pilot_is_saved_at_exactly_zero_structure() {
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
    // The others play on.
    let is_out = |seat| Interceptor::is_out(fight.state(), seat);
    assert_eq!([ADA, BOB, CAT].map(is_out), [false, true, false]);
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
fn friendly_fire_hits_without_scoring() {
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
        fight.attempt(
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
fn shooter_destroyed_in_the_volley_scores_if_saved() {
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
