//! How a fight ends: retreats, draws, winners.

use games::interceptor::{Ending, Fate, Fleet, Options, QUIET, Refusal};

use crate::fight::{ADA, BOB, Fight, Flown, placed};
use crate::{options, scene};

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
fn quiet_fight_ends_in_a_draw() {
    let mut fight = scene(&[], &["A1 N 0", "O15 S 0"]);
    for turn in 0..QUIET {
        assert_eq!(fight.winners(), None, "{turn}");
        fight.turn(&["0", "0"]);
    }
    assert_eq!(fight.winners(), Some(vec![ADA, BOB]));
    assert_eq!(fight.writes(ADA, 0, "0"), Err(Refusal::FightOver));
}

#[test]
fn last_remaining_pilot_wins() {
    let two = Options {
        fleet: Fleet::Two,
        ..options()
    };
    let mut fight = Fight::scene(two, &[], &["H8 N 0", "H9 N 0", "A1 N 5", "A2 NW 5"]);
    fight.turn(&["0 X", "0 X", "5", "5"]);
    assert_eq!(fight.winners(), Some(vec![ADA]));
}
