//! Dice and ways: who moves where, and what is played for the silent.

use games::terre_lune::{Action, Refusal, Route, Stage, Station, Way};

use crate::race::{ADA, BOB, Down, Race, Runs, Up, at, on, orbit};

#[test]
fn blue_dice_move_the_pirate_first_and_clockwise() {
    let mut race = Race::set_up(2, 16);
    race.roll(ADA, [2, 3], 4);
    assert_eq!(race.public().pirate, Some(orbit(3)), "T1: round again");
    assert_eq!(race.turn().red, 4);
    assert_eq!(race.public().expects, Some((ADA, Stage::Way { points: 4 })));
}

#[test]
fn several_rockets_may_share_a_palier() {
    let mut race = Race::set_up(2, 1);
    let there = on(Route::EarthBeta, 3, Up);
    race.put(BOB, there).roll(ADA, [1, 1], 3).go(ADA, there);
    assert_eq!(race.rocket(ADA).place, race.rocket(BOB).place);
}

#[test]
fn way_is_named_by_palier_in_either_heading() {
    let mut race = Race::set_up(2, 1);
    race.roll(ADA, [1, 1], 3)
        .go(ADA, on(Route::EarthBeta, 3, Down));
    assert_eq!(race.rocket(ADA).place, Some(on(Route::EarthBeta, 3, Up)));
}

#[test]
fn only_ways_allowed_by_the_die_are_open() {
    let mut race = Race::set_up(2, 1);
    race.roll(ADA, [1, 1], 3);
    let far = race.attempt(ADA, Action::Go(on(Route::EarthBeta, 4, Up)));
    let Err(Refusal::NoSuchWay { allowed }) = far else {
        panic!("{far:?}");
    };
    assert_eq!(allowed, race.turn().courses);
    assert_eq!(allowed.len(), 4);
    let early = race.attempt(ADA, Action::End);
    assert_eq!(
        early,
        Err(Refusal::NotNow {
            expected: Stage::Way { points: 3 }
        })
    );
    let whose = race.attempt(BOB, Action::End);
    let stage = Stage::Way { points: 3 };
    assert_eq!(whose, Err(Refusal::NotYourTurn { whose: ADA, stage }));
}

#[test]
fn silent_seat_is_played_by_the_rules() {
    let mut race = Race::set_up(2, 1);
    race.roll(ADA, [1, 1], 6).silent(ADA);
    assert_eq!(race.rocket(ADA).place, Some(at(Station::Beta)));
    assert_eq!(race.turn().seat, BOB);
    let mut race = Race::set_up(2, 12);
    // It dodges the pirate on O14 where it can: one on Alpha with four points has other ways.
    race.put(ADA, at(Station::Alpha)).roll(ADA, [1, 1], 3);
    let crossing = on(Route::AlphaMoon, 3, Up);
    let collision = race
        .turn()
        .courses
        .into_iter()
        .find(|course| course.way.to == crossing);
    let Way { to, .. } = collision.unwrap().way;
    race.silent(ADA);
    assert_ne!(race.rocket(ADA).place, Some(to));
    assert_eq!(race.rocket(ADA).collisions, 0);
}
