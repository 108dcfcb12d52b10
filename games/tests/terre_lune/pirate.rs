//! The pirate satellite: attraction, coming back, collision, elimination, pushes.

use games::terre_lune::{
    Action, Claim, Event, Mineral, Node, Place, Refusal, Route, Shove, Stage, Station, Stop,
};

use crate::MOON;
use crate::race::{ADA, BOB, CY, Down, Race, Runs, Up, at, on, orbit};

/// Where a rocket is after its move from a palier to the one that the red die leads to.
#[track_caller]
fn check_stop(pirate: u8, from: Place, blue: [u8; 2], red: u8, to: Place, expected: Place) {
    let mut race = Race::set_up(2, pirate);
    race.put(ADA, from).roll(ADA, blue, red).go(ADA, to);
    assert_eq!(race.rocket(ADA).place, Some(expected));
}

#[test]
fn rocket_stopping_on_the_orbit_is_dragged_by_the_blue_sum() {
    let crossing = on(Route::AlphaMoon, 3, Up);
    let Place::On(from) = crossing else { panic!() };
    let adrift = |cell| Place::Adrift {
        from,
        at: orbit(cell),
    };
    // T5: from O14 by five, round to O1.
    check_stop(
        1,
        on(Route::AlphaMoon, 2, Up),
        [2, 3],
        1,
        crossing,
        adrift(1),
    );
    check_stop(
        1,
        on(Route::AlphaMoon, 2, Up),
        [1, 1],
        1,
        crossing,
        adrift(16),
    );
    // T7: not when it merely passes.
    let past = on(Route::AlphaMoon, 4, Up);
    check_stop(1, on(Route::AlphaMoon, 2, Up), [2, 3], 2, past, past);
    // Back from the Moon too, even onto the pirate itself: "la collision ne peut avoir lieu mais
    // l'attraction subsiste".
    let back = on(Route::AlphaMoon, 3, Down);
    let Place::On(from) = back else { panic!() };
    let dragged = Place::Adrift {
        from,
        at: orbit(16),
    };
    check_stop(12, on(Route::AlphaMoon, 5, Down), [1, 1], 2, back, dragged);
}

#[test]
fn turn_that_the_way_back_took_whole_passes() {
    let mut race = Race::set_up_briskly(2, 1);
    race.put(BOB, on(Route::AlphaMoon, 2, Up))
        .roll(BOB, [2, 3], 1)
        .go(BOB, on(Route::AlphaMoon, 3, Up));
    race.roll(ADA, [1, 1], 1)
        .go(ADA, on(Route::EarthBeta, 1, Up))
        .end_before(ADA, 2);
    let place = race.rocket(BOB).place;
    assert_eq!(place, Some(on(Route::AlphaMoon, 3, Up)), "five steps back");
    assert_eq!(race.turn().seat, ADA);
}

#[test]
fn dragged_rocket_returns_and_uses_the_remaining_points() {
    let dragged = |blue: [u8; 2]| {
        let mut race = Race::set_up(2, 1);
        race.put(BOB, on(Route::AlphaMoon, 2, Up))
            .roll(BOB, blue, 1);
        race.go(BOB, on(Route::AlphaMoon, 3, Up));
        race.roll(ADA, [1, 1], 1)
            .go(ADA, on(Route::EarthBeta, 1, Up));
        race
    };
    // T6: five points, three of them for the way back: two on, by itself.
    let mut race = dragged([1, 2]);
    race.end_before(ADA, 5);
    assert_eq!(race.rocket(BOB).place, Some(on(Route::AlphaMoon, 5, Up)));
    // T35: no point is left: it waits on its palier, where it is not dragged again (T7).
    let mut race = dragged([1, 2]);
    race.end_before(ADA, 3);
    assert_eq!(race.rocket(BOB).place, Some(on(Route::AlphaMoon, 3, Up)));
    assert!(race.rocket(BOB).immune);
    assert_eq!(race.public().expects, Some((BOB, Stage::Actions)));
    assert_eq!(race.turn().exchange, Some(3), "T2: the whole die");
    // Nearer to the Moon it is still immune; a node ends that.
    race.roll(BOB, [1, 1], 6).go(BOB, MOON);
    assert!(!race.rocket(BOB).immune);
}

#[test]
fn pushed_rocket_is_not_dragged_twice_at_one_crossing() {
    let mut race = Race::set_up(2, 1);
    race.put(BOB, on(Route::AlphaMoon, 2, Up))
        .roll(BOB, [1, 2], 1);
    race.go(BOB, on(Route::AlphaMoon, 3, Up));
    race.roll(ADA, [1, 1], 1)
        .go(ADA, on(Route::EarthBeta, 1, Up));
    race.end_before(ADA, 4);
    assert_eq!(race.rocket(BOB).place, Some(on(Route::AlphaMoon, 4, Up)));
    race.roll(ADA, [1, 1], 6).go(ADA, at(Station::Beta));
    race.act(
        ADA,
        Action::Push {
            target: BOB,
            shove: Shove::Backward,
        },
    );
    assert_eq!(race.rocket(BOB).place, Some(on(Route::AlphaMoon, 3, Up)));
}

#[test]
fn rocket_hitting_the_pirate_falls_back_and_loses_claims() {
    let mut race = Race::set_up(2, 12);
    let had = [Claim::On(Mineral::Titanium), Claim::On(Mineral::Iron)];
    race.give_claims(ADA, Station::Gamma, &had);
    race.put(ADA, on(Route::AlphaMoon, 2, Up))
        .roll(ADA, [1, 1], 1);
    let onto = race.turn().courses[0].clone();
    let back = Some(Node::Station(Station::Alpha));
    assert_eq!(onto.stop, Stop::Collision { back });
    race.go(ADA, onto.way.to);
    let rocket = race.rocket(ADA);
    assert_eq!(rocket.place, Some(at(Station::Alpha)));
    assert_eq!((rocket.claims, rocket.collisions), (0, 1));
    // T8: under the stack, of which the top one is taken first.
    assert_eq!(race.public().stacks[0], 10);
    assert_eq!(
        race.public().expects,
        Some((ADA, Stage::Actions)),
        "écart, then the next turn"
    );
    // The second one is the end; with two players the other one has won.
    race.put(ADA, on(Route::AlphaMoon, 2, Up))
        .roll(ADA, [6, 6], 1);
    race.write(Event::Rolled {
        seat: BOB,
        blue: [3, 3],
        red: 1,
    });
    race.roll(ADA, [6, 6], 1);
    assert_eq!(race.public().pirate, Some(orbit(8)));
    race.put(ADA, on(Route::GammaMoon, 3, Up))
        .roll(ADA, [6, 12], 1);
    assert_eq!(race.turn().courses[0].stop, Stop::Collision { back: None });
    race.go(ADA, on(Route::GammaMoon, 4, Up));
    assert_eq!(race.rocket(ADA).place, None);
    assert_eq!(race.public().winners, [BOB]);
}

#[test]
fn collisions_also_count_on_a_second_trip() {
    // T36: with deposits, which stay; only the claims are left behind.
    let mut race = Race::set_up(2, 10);
    race.give_deposit(ADA, Mineral::Iron);
    race.give_claims(ADA, Station::Gamma, &[Claim::On(Mineral::Iron)]);
    race.put_back(ADA, on(Route::AlphaMoon, 2, Up));
    assert!(!race.rocket(ADA).homebound);
    // The pirate moved by two when the deposit was looked at.
    race.roll(ADA, [1, 1], 1)
        .go(ADA, on(Route::AlphaMoon, 3, Up));
    let rocket = race.rocket(ADA);
    assert_eq!(rocket.place, Some(at(Station::Alpha)));
    assert_eq!((rocket.claims, rocket.deposits), (0, 1));
}

#[test]
fn race_continues_without_an_eliminated_player() {
    let mut race = Race::set_up(3, 6);
    race.give_deposit(ADA, Mineral::Iron);
    race.write(Event::Collided {
        seat: ADA,
        back: Station::Beta,
    });
    race.put(ADA, on(Route::GammaMoon, 3, Up));
    // After the two of the deposit the pirate stands on O8; round once more.
    race.roll(ADA, [9, 9], 1)
        .go(ADA, on(Route::GammaMoon, 4, Up));
    let seen = race.public();
    assert_eq!(
        seen.rocket(ADA).map(|r| (r.place, r.cards)),
        Some((None, 0))
    );
    assert_eq!(seen.spots.len(), 8, "its deposits are back on the Moon");
    assert_eq!(seen.expects.map(|(seat, _)| seat), Some(BOB));
    assert_eq!(
        race.attempt(ADA, Action::End),
        Err(Refusal::YouAreEliminated)
    );
}

#[test]
fn pirate_landing_on_a_rocket_does_nothing() {
    let mut race = Race::set_up(2, 12);
    race.put(BOB, on(Route::AlphaMoon, 3, Up))
        .roll(ADA, [1, 1], 1);
    assert_eq!(race.public().pirate, Some(orbit(14)));
    assert_eq!(
        race.rocket(BOB).place,
        Some(on(Route::AlphaMoon, 3, Up)),
        "T10"
    );
}

#[test]
fn six_allows_pushing_an_opponent() {
    let mut race = Race::set_up(3, 1);
    race.put(BOB, on(Route::DeltaMoon, 4, Up))
        .put(CY, on(Route::EarthGamma, 1, Up));
    race.roll(ADA, [2, 2], 5)
        .go(ADA, on(Route::EarthBeta, 5, Up));
    let push = |target, shove| Action::Push { target, shove };
    let five = race.attempt(ADA, push(BOB, Shove::Backward));
    assert_eq!(five, Err(Refusal::NoSix { red: 5 }));
    race.roll(ADA, [2, 2], 6).go(ADA, at(Station::Beta));
    // T9: not into a node.
    let pushes = race.turn().pushes;
    assert_eq!(pushes.len(), 3);
    let into = race.attempt(ADA, push(CY, Shove::Backward));
    assert_eq!(into, Err(Refusal::CannotPush { allowed: pushes }));
    // Into the orbit, by this turn's sum.
    race.act(ADA, push(BOB, Shove::Backward));
    let place = race.rocket(BOB).place.unwrap();
    assert!(
        matches!(place, Place::Adrift { at, .. } if at == orbit(9)),
        "{place:?}"
    );
    let again = race.attempt(ADA, push(CY, Shove::Forward));
    assert_eq!(again, Err(Refusal::AlreadyPushed));
    // Into the pirate's way.
    let mut race = Race::set_up(2, 1);
    race.put(BOB, on(Route::DeltaMoon, 4, Up))
        .roll(ADA, [2, 2], 6)
        .go(ADA, at(Station::Beta));
    race.act(ADA, push(BOB, Shove::Backward));
    assert_eq!(race.rocket(BOB).place, Some(at(Station::Delta)));
    assert_eq!(race.rocket(BOB).collisions, 1);
}
