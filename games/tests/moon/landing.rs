//! On the Moon, and back on the Earth.

use games::terre_lune::{Action, Claim, Mineral, Refusal, Route, Spot, Station, Stop};

use crate::race::{ADA, BOB, CY, Down, Race, Up, on};
use crate::{EARTH, MOON};

fn spot(number: u8) -> Spot {
    Spot::numbered(number).unwrap()
}

#[test]
fn on_the_moon_one_looks_and_keeps_what_one_has_a_claim_on() {
    let mut race = Race::start(2, 1);
    race.give_claims(ADA, Station::Alpha, &[Claim::On(Mineral::Water)]);
    race.put(ADA, on(Route::AlphaMoon, 6, Up))
        .roll(ADA, [1, 1], 5)
        .go(ADA, MOON);
    // T19, on landing; looking at one, not two.
    race.act(ADA, Action::Prospect(spot(2)));
    let peek = |race: &Race, seat| race.seen_by(seat).own.unwrap().peek.map(|(m, _)| m);
    assert_eq!(peek(&race, ADA), Some(Mineral::Oxygen));
    assert_eq!(peek(&race, BOB), None);
    let keep = race.wish(ADA, Action::Keep);
    assert_eq!(
        keep,
        Err(Refusal::NoClaimOn {
            mineral: Mineral::Oxygen
        })
    );
    race.act(ADA, Action::PutBack);
    assert_eq!(
        race.wish(ADA, Action::Prospect(spot(1))),
        Err(Refusal::CannotProspect)
    );
    // T20: on a later turn, instead of moving.
    race.roll(ADA, [1, 1], 2);
    assert_eq!(race.turn().courses.len(), 4);
    race.act(ADA, Action::Prospect(spot(1)))
        .act(ADA, Action::Keep);
    assert_eq!(race.rocket(ADA).deposits, 1);
    assert_eq!(race.seen_by(ADA).own.unwrap().points, 500);
    race.roll(ADA, [1, 1], 2);
    let left: Vec<Spot> = (2..=8).map(spot).collect();
    let empty = race.wish(ADA, Action::Prospect(spot(1)));
    assert_eq!(empty, Err(Refusal::NoDepositThere { left }));
}

#[test]
fn the_first_who_lands_brings_all_home() {
    let mut race = Race::start(3, 1);
    // T22: who has not been on the Moon has not come home.
    race.put(CY, on(Route::EarthBeta, 2, Down))
        .roll(CY, [1, 1], 6)
        .go(CY, EARTH);
    assert_eq!(race.rocket(CY).landed, None);
    race.give_claims(
        ADA,
        Station::Alpha,
        &[Claim::On(Mineral::Iron), Claim::On(Mineral::Water)],
    );
    race.put(BOB, MOON).put(BOB, on(Route::BetaMoon, 4, Down));
    race.put(ADA, MOON).give_deposit(ADA, Mineral::Iron);
    race.put(ADA, on(Route::EarthBeta, 2, Down))
        .roll(ADA, [1, 1], 2);
    assert_eq!(
        race.turn().courses[0].stop,
        Stop::Earth { prime: Some(200) }
    );
    race.go(ADA, EARTH);
    let seen = race.public();
    let primes: Vec<u16> = seen
        .tallies
        .as_ref()
        .unwrap()
        .iter()
        .map(|t| t.prime)
        .collect();
    assert_eq!(primes, [200, 150, 0]);
    let points: Vec<u16> = seen.tallies.unwrap().iter().map(|t| t.total()).collect();
    assert_eq!(points, [400, 150, 0], "only what a deposit concretises");
    assert_eq!(
        (seen.winners, seen.pirate, seen.talon),
        (vec![ADA], None, 32)
    );
    assert!(
        seen.rockets
            .iter()
            .all(|rocket| rocket.place == Some(EARTH))
    );
    assert_eq!(race.wish(ADA, Action::End), Err(Refusal::RaceOver));
}
