//! On the Moon, and back on the Earth.

use games::Seat;
use games::terre_lune::{
    Action, Claim, Event, Mineral, Place, Refusal, Route, Spot, Station, Stop,
};

use crate::race::{ADA, BOB, CY, Down, Race, Runs, Up, on};
use crate::{EARTH, MOON};

fn spot(number: u8) -> Spot {
    Spot::numbered(number).unwrap()
}

#[test]
fn prospecting_keeps_deposits_with_a_matching_claim() {
    let mut race = Race::set_up(2, 1);
    race.give_claims(ADA, Station::Alpha, &[Claim::On(Mineral::Water)]);
    race.put(ADA, on(Route::AlphaMoon, 6, Up))
        .roll(ADA, [1, 1], 5)
        .go(ADA, MOON);
    // T19, on landing; looking at one, not two.
    race.act(ADA, Action::Prospect(spot(2)));
    let mineral = Mineral::Oxygen;
    assert_eq!(
        race.attempt(ADA, Action::Keep),
        Err(Refusal::NoClaimOn { mineral })
    );
    // Only who saw it is shown what lies there.
    race.act(ADA, Action::PutBack);
    let seen = |race: &Race, seat| race.seen_by(seat).own.unwrap().seen;
    assert_eq!(seen(&race, ADA), [(spot(2), Mineral::Oxygen)]);
    assert_eq!(seen(&race, BOB), []);
    assert_eq!(
        race.attempt(ADA, Action::Prospect(spot(1))),
        Err(Refusal::CannotProspect)
    );
    // T20: on a later turn, instead of moving.
    race.roll(ADA, [1, 1], 2);
    assert_eq!(race.turn().courses.len(), 4);
    race.act(ADA, Action::Prospect(spot(1)));
    let peek = |race: &Race, seat| race.seen_by(seat).own.unwrap().peek.map(|(m, _)| m);
    assert_eq!(peek(&race, ADA), Some(Mineral::Water));
    assert_eq!(peek(&race, BOB), None);
    race.act(ADA, Action::Keep);
    assert_eq!(race.rocket(ADA).deposits, 1);
    assert_eq!(seen(&race, ADA), [(spot(2), Mineral::Oxygen)]);
    assert_eq!(race.seen_by(ADA).own.unwrap().points, 500);
    race.roll(ADA, [1, 1], 2);
    let left: Vec<Spot> = (2..=8).map(spot).collect();
    let empty = race.attempt(ADA, Action::Prospect(spot(1)));
    assert_eq!(empty, Err(Refusal::NoDepositThere { left }));
}

#[test]
fn turn_ends_with_what_was_done_in_it_unless_more_than_cards_is_left() {
    let and_end = |action| Action::AndEnd(Box::new(action));
    let mut race = Race::set_up(2, 1);
    race.put(BOB, MOON).put(ADA, MOON).roll(ADA, [1, 1], 2);
    race.act(ADA, and_end(Action::Prospect(spot(2))));
    assert_eq!(race.turn().seat, BOB, "it goes back, and the turn ends");
    // On landing a deposit may be looked at first.
    race.put(BOB, on(Route::AlphaMoon, 6, Up))
        .roll(BOB, [1, 1], 3)
        .act(BOB, and_end(Action::Go(MOON)));
    assert_eq!((race.turn().seat, race.turn().prospects.len()), (BOB, 8));
    // What may be kept is asked about.
    race.give_claims(BOB, Station::Alpha, &[Claim::On(Mineral::Water)]);
    race.act(BOB, and_end(Action::Prospect(spot(1))));
    assert_eq!(race.turn().peeking, Some(spot(1)));
    race.act(BOB, and_end(Action::Keep));
    assert_eq!(race.turn().seat, ADA);
    // Without that wish cards may be exchanged after it (T3).
    race.act(ADA, Action::Prospect(spot(3)))
        .act(ADA, Action::PutBack);
    assert_eq!(race.turn().seat, ADA);
    assert!(race.turn().exchange.is_some());
}

#[test]
fn turn_without_a_choice_passes_for_who_wants_no_cards() {
    let and_end = |action| Action::AndEnd(Box::new(action));
    for (wants_cards, next) in [(false, BOB), (true, ADA)] {
        let mut race = Race::set_up_briskly(2, 1);
        let first = on(Route::EarthBeta, 1, Up);
        race.roll(ADA, [1, 1], 1);
        match wants_cards {
            false => race.act(ADA, and_end(Action::Go(first))),
            true => race.go(ADA, first).act(ADA, Action::End),
        };
        race.put(BOB, on(Route::EarthGamma, 1, Up))
            .roll(BOB, [1, 1], 1)
            .go(BOB, on(Route::EarthGamma, 2, Up))
            .end_before(BOB, 2);
        let place = race.rocket(ADA).place;
        assert_eq!(place, Some(on(Route::EarthBeta, 3, Up)), "the only way");
        assert_eq!(race.turn().seat, next);
    }
}

#[test]
fn turn_without_a_choice_passes_from_the_first_one_on() {
    let mut race = Race::set_up_briskly(2, 1);
    race.put(BOB, on(Route::EarthGamma, 1, Up));
    race.roll(ADA, [1, 1], 1)
        .go(ADA, on(Route::EarthBeta, 1, Up))
        .end_before(ADA, 2);
    let place = race.rocket(BOB).place;
    assert_eq!(place, Some(on(Route::EarthGamma, 3, Up)), "the only way");
    assert_eq!(race.turn().seat, ADA);
}

#[test]
fn landing_is_left_to_who_lands() {
    let mut race = Race::set_up_briskly(2, 1);
    race.put_back(BOB, on(Route::EarthBeta, 2, Down));
    race.roll(ADA, [1, 1], 1)
        .go(ADA, on(Route::EarthGamma, 1, Up))
        .end_before(ADA, 5);
    assert_eq!(race.turn().seat, BOB);
    assert_eq!(race.turn().courses.len(), 1);
    race.go(BOB, EARTH);
    assert!(race.public().tallies.is_some());
}

#[test]
fn first_landing_brings_every_rocket_home() {
    let mut race = Race::set_up(3, 1);
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
    assert_eq!(race.attempt(ADA, Action::End), Err(Refusal::RaceOver));
}

#[test]
fn outbound_and_dragged_rockets_turn_back() {
    const DAN: Seat = Seat::new(3);
    let mut race = Race::set_up(4, 1);
    race.give_claims(ADA, Station::Alpha, &[Claim::On(Mineral::Iron)]);
    // Bob has never been on the Moon, Cy is heading for it again, Dan is dragged on the way back.
    race.put(BOB, on(Route::GammaMoon, 2, Up))
        .put_back(CY, on(Route::AlphaMoon, 2, Up))
        .put_back(DAN, on(Route::DeltaMoon, 4, Down));
    race.roll(DAN, [1, 2], 1)
        .go(DAN, on(Route::DeltaMoon, 3, Down));
    let place = race.rocket(DAN).place;
    assert!(matches!(place, Some(Place::Adrift { .. })), "{place:?}");
    race.put_back(ADA, on(Route::EarthBeta, 2, Down))
        .roll(ADA, [1, 1], 2)
        .go(ADA, EARTH);
    // T27, T28: by the shortest way, from where it was or from the palier of attraction.
    for (seat, far) in [(BOB, 2 + 6), (CY, 2 + 9), (DAN, 3 + 9)] {
        let first = race.events().iter().find_map(|event| match event {
            Event::Returned { seat: who, red, to } if *who == seat => Some((*red, *to)),
            _ => None,
        });
        let (red, to) = first.unwrap();
        assert_eq!(to.to_earth() + red, far, "{seat:?}");
    }
    let tallies = race.public().tallies.unwrap();
    let prime = |seat: Seat| tallies[seat.index()].prime;
    assert_eq!((prime(ADA), prime(BOB)), (200, 0), "T22");
    let mut others = [prime(CY), prime(DAN)];
    others.sort_unstable();
    assert_eq!(others, [0, 150]);
    assert_eq!(race.public().removed, 31, "the unused claims are out");
}
