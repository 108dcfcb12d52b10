//! On a station: its claims, and the exchange of cards.

use games::terre_lune::{Action, Claim, Mineral, Refusal, Route, Station};

use crate::race::{ADA, BOB, Down, Race, Runs, Up, at, cards, on};

#[test]
fn card_exchange_matches_the_die_exactly() {
    let mut race = Race::set_up(2, 1);
    race.roll(ADA, [1, 1], 2)
        .go(ADA, on(Route::EarthBeta, 2, Up));
    let give = |said| Action::Exchange(cards(said));
    let three = race.attempt(ADA, give("R1 R2 R3"));
    assert_eq!(
        three,
        Err(Refusal::WrongNumberOfCards {
            needed: 2,
            named: 3
        })
    );
    assert!(matches!(
        race.attempt(ADA, give("R1 Y1")),
        Err(Refusal::NotYourCard { .. })
    ));
    assert!(matches!(
        race.attempt(ADA, give("R1 R1")),
        Err(Refusal::NotYourCard { .. })
    ));
    race.act(ADA, give("R4 R2"));
    let hand: Vec<_> = race.seen_by(ADA).own.unwrap().hand;
    let hand: Vec<_> = hand.into_iter().map(|held| held.card).collect();
    // The talon's top are the last green ones; the turn has ended by itself.
    assert_eq!(hand, cards("R1 R3 R5 G8 G7"));
    assert_eq!(race.public().talon, 22);
    assert_eq!(race.turn().seat, BOB);
    let mut race = Race::set_up(2, 1);
    race.roll(ADA, [1, 1], 6).go(ADA, at(Station::Beta));
    assert_eq!(race.turn().exchange, Some(5), "a six allows all five");
}

#[test]
fn stopping_on_a_station_takes_its_top_claim() {
    let mut race = Race::set_up(2, 1);
    race.roll(ADA, [1, 1], 6).go(ADA, at(Station::Beta));
    assert_eq!(race.claims(ADA), [Claim::On(Mineral::Iron)]);
    assert_eq!(race.public().stacks, [8, 7, 8, 8]);
    assert_eq!(race.rocket(ADA).claims, 1);
    assert!(race.public().own.is_none(), "nobody else sees which");
    // T23: on the way back too. T11: leave and come back for another; an empty stack is nothing.
    race.put_back(BOB, on(Route::BetaMoon, 2, Down));
    race.roll(BOB, [1, 1], 2).go(BOB, at(Station::Beta));
    assert_eq!(race.rocket(BOB).claims, 1);
    race.give_claims(BOB, Station::Beta, &[Claim::Exhausted; 6]);
    race.put(ADA, on(Route::EarthBeta, 5, Up))
        .roll(ADA, [1, 1], 1)
        .go(ADA, at(Station::Beta));
    assert_eq!(race.public().stacks[1], 0);
    assert_eq!(race.rocket(ADA).claims, 1);
}
