//! De la Terre à la Lune by example: each sentence of the text that moves, takes or fights.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod race;

use games::terre_lune::{
    Action, Claim, Colour, Decoy, Event, Mineral, Node, Place, Refusal, Reward, Route, Shove, Spot,
    Stage, Station, Stop, Way, WhyNot,
};
use race::{ADA, BOB, CY, Down, Race, Up, at, cards, on, orbit};

const EARTH: Place = Place::At(Node::Earth);
const MOON: Place = Place::At(Node::Moon);

fn spot(number: u8) -> Spot {
    Spot::numbered(number).unwrap()
}

/// Where a rocket is after its move from a palier to the one that the red die leads to.
#[track_caller]
fn check_stop(pirate: u8, from: Place, blue: [u8; 2], red: u8, to: Place, expected: Place) {
    let mut race = Race::start(2, pirate);
    race.put(ADA, from).roll(ADA, blue, red).go(ADA, to);
    assert_eq!(race.rocket(ADA).place, Some(expected));
}

#[test]
fn the_blue_dice_move_the_pirate_first_and_clockwise() {
    let mut race = Race::start(2, 16);
    race.roll(ADA, [2, 3], 4);
    assert_eq!(race.public().pirate, Some(orbit(3)), "T1: round again");
    assert_eq!(race.turn().red, 4);
    assert_eq!(race.public().expects, Some((ADA, Stage::Way { points: 4 })));
}

#[test]
fn several_rockets_may_share_a_palier() {
    let mut race = Race::start(2, 1);
    let there = on(Route::EarthBeta, 3, Up);
    race.put(BOB, there).roll(ADA, [1, 1], 3).go(ADA, there);
    assert_eq!(race.rocket(ADA).place, race.rocket(BOB).place);
}

#[test]
fn only_ways_that_the_die_allows_are_open() {
    let mut race = Race::start(2, 1);
    race.roll(ADA, [1, 1], 3);
    let far = race.wish(ADA, Action::Go(on(Route::EarthBeta, 4, Up)));
    let Err(Refusal::NoSuchWay { allowed }) = far else {
        panic!("{far:?}");
    };
    assert_eq!(allowed, race.turn().courses);
    assert_eq!(allowed.len(), 4);
    let early = race.wish(ADA, Action::End);
    assert_eq!(
        early,
        Err(Refusal::NotNow {
            expected: Stage::Way { points: 3 }
        })
    );
    let whose = race.wish(BOB, Action::End);
    let stage = Stage::Way { points: 3 };
    assert_eq!(whose, Err(Refusal::NotYourTurn { whose: ADA, stage }));
}

#[test]
fn a_rocket_that_stops_on_the_orbit_is_dragged_by_the_blue_sum() {
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
fn a_dragged_rocket_comes_back_and_goes_on_with_what_is_left() {
    let dragged = |blue: [u8; 2]| {
        let mut race = Race::start(2, 1);
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
fn a_pushed_rocket_is_not_dragged_twice_at_one_crossing() {
    let mut race = Race::start(2, 1);
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
fn a_rocket_that_stops_on_the_pirate_falls_back_and_loses_its_claims() {
    let mut race = Race::start(2, 12);
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
fn the_others_go_on_without_the_eliminated() {
    let mut race = Race::start(3, 6);
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
    assert_eq!(race.wish(ADA, Action::End), Err(Refusal::YouAreEliminated));
}

#[test]
fn the_pirate_that_lands_on_a_rocket_does_nothing() {
    let mut race = Race::start(2, 12);
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
fn a_six_pushes_an_opponent() {
    let mut race = Race::start(3, 1);
    race.put(BOB, on(Route::DeltaMoon, 4, Up))
        .put(CY, on(Route::EarthGamma, 1, Up));
    race.roll(ADA, [2, 2], 5)
        .go(ADA, on(Route::EarthBeta, 5, Up));
    let push = |target, shove| Action::Push { target, shove };
    let five = race.wish(ADA, push(BOB, Shove::Backward));
    assert_eq!(five, Err(Refusal::NoSix { red: 5 }));
    race.roll(ADA, [2, 2], 6).go(ADA, at(Station::Beta));
    // T9: not into a node.
    let pushes = race.turn().pushes;
    assert_eq!(pushes.len(), 3);
    let into = race.wish(ADA, push(CY, Shove::Backward));
    assert_eq!(into, Err(Refusal::CannotPush { allowed: pushes }));
    // Into the orbit, by this turn's sum.
    race.act(ADA, push(BOB, Shove::Backward));
    let place = race.rocket(BOB).place.unwrap();
    assert!(
        matches!(place, Place::Adrift { at, .. } if at == orbit(9)),
        "{place:?}"
    );
    let again = race.wish(ADA, push(CY, Shove::Forward));
    assert_eq!(again, Err(Refusal::AlreadyPushed));
    // Into the pirate's way.
    let mut race = Race::start(2, 1);
    race.put(BOB, on(Route::DeltaMoon, 4, Up))
        .roll(ADA, [2, 2], 6)
        .go(ADA, at(Station::Beta));
    race.act(ADA, push(BOB, Shove::Backward));
    assert_eq!(race.rocket(BOB).place, Some(at(Station::Delta)));
    assert_eq!(race.rocket(BOB).collisions, 1);
}

#[test]
fn cards_are_exchanged_exactly_as_the_die_allows() {
    let mut race = Race::start(2, 1);
    race.roll(ADA, [1, 1], 2)
        .go(ADA, on(Route::EarthBeta, 2, Up));
    let give = |said| Action::Exchange(cards(said));
    let three = race.wish(ADA, give("R1 R2 R3"));
    assert_eq!(
        three,
        Err(Refusal::WrongNumberOfCards {
            needed: 2,
            named: 3
        })
    );
    assert!(matches!(
        race.wish(ADA, give("R1 Y1")),
        Err(Refusal::NotYourCard { .. })
    ));
    assert!(matches!(
        race.wish(ADA, give("R1 R1")),
        Err(Refusal::NotYourCard { .. })
    ));
    race.act(ADA, give("R4 R2"));
    let hand: Vec<_> = race.seen_by(ADA).own.unwrap().hand;
    let hand: Vec<_> = hand.into_iter().map(|held| held.card).collect();
    // The talon's top are the last green ones; the turn has ended by itself.
    assert_eq!(hand, cards("R1 R3 R5 G8 G7"));
    assert_eq!(race.public().talon, 22);
    assert_eq!(race.turn().seat, BOB);
    let mut race = Race::start(2, 1);
    race.roll(ADA, [1, 1], 6).go(ADA, at(Station::Beta));
    assert_eq!(race.turn().exchange, Some(5), "a six allows all five");
}

#[test]
fn stopping_on_a_station_takes_its_top_claim() {
    let mut race = Race::start(2, 1);
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

#[test]
fn a_challenge_obliges_those_who_follow() {
    let mut race = Race::start(3, 1);
    race.put(CY, on(Route::BetaMoon, 1, Up));
    race.roll(ADA, [1, 1], 6).go(ADA, at(Station::Beta));
    // T12: Cy is nearer to the Moon.
    assert_eq!(race.turn().challenge, [BOB]);
    race.act(
        ADA,
        Action::Challenge {
            trump: Colour::Green,
        },
    );
    // Ada leads and wins all: red, which Bob can neither follow nor trump.
    let sees = race.seen_by(BOB).own.unwrap();
    assert!(
        sees.hand.iter().all(|held| held.why_not.is_none()),
        "not his turn yet"
    );
    assert!(race.wish(BOB, Action::End).is_err());
    race.play("R5 Y1 R4 Y2 R3 Y3 R2 Y4 R1");
    assert_eq!(race.public().fight.unwrap().fighters, [(ADA, 4), (BOB, 0)]);
    race.play("Y5");
    // T16: two for two players, two for the red MOLAB; the station had seven left.
    assert_eq!(race.rocket(ADA).claims, 5);
    assert_eq!(race.public().stacks[1], 3);
    let rockets = race.public().rockets;
    assert!(
        rockets.iter().all(|rocket| rocket.cards == 5),
        "T18: all have five new ones"
    );
    let again = race.wish(ADA, Action::Challenge { trump: Colour::Red });
    assert_eq!(again, Err(Refusal::AlreadyChallenged));
}

#[test]
fn only_legal_cards_are_granted() {
    let mut race = Race::start(2, 1);
    race.deal(&["R5 R8 Y2 B1 B2", "R3 Y4 Y1 G1 G2"]);
    race.roll(ADA, [1, 1], 6).go(ADA, at(Station::Beta));
    race.act(
        ADA,
        Action::Challenge {
            trump: Colour::Yellow,
        },
    )
    .play("R5");
    let legal = cards("R3");
    let why = WhyNot::MustFollow {
        colour: Colour::Red,
    };
    let wish = race.wish(BOB, Action::Play(cards("Y1")[0]));
    assert_eq!(wish, Err(Refusal::IllegalCard { why, legal }));
    // Bob wins, leads green; Ada cannot follow and must trump; and so on.
    race.play("R3 G1");
    let why = WhyNot::MustTrump {
        trump: Colour::Yellow,
    };
    let wish = race.wish(ADA, Action::Play(cards("B1")[0]));
    assert_eq!(
        wish,
        Err(Refusal::IllegalCard {
            why,
            legal: cards("Y2")
        })
    );
    race.play("Y2 R8");
    let wish = race.wish(BOB, Action::Play(cards("G2")[0]));
    let why = WhyNot::MustTrump {
        trump: Colour::Yellow,
    };
    assert_eq!(
        wish,
        Err(Refusal::IllegalCard {
            why,
            legal: cards("Y4 Y1")
        })
    );
    race.play("Y4 Y1 B1 G2 B2");
    // Bob has three tricks of five, and the yellow MOLAB is his own and the trump's.
    assert_eq!(race.rocket(BOB).claims, 5);
}

#[test]
fn of_equals_the_latest_winner_wins() {
    let mut race = Race::start(3, 1);
    race.deal(&["R1 R8 R7 Y8 B8", "R2 Y1 Y2 B7 R4", "R3 Y3 B1 B2 B3"]);
    race.roll(ADA, [1, 1], 6).go(ADA, at(Station::Beta));
    race.act(
        ADA,
        Action::Challenge {
            trump: Colour::Green,
        },
    );
    race.play("R1 R2 R3 Y8 Y1 Y3 Y2 B3 R8 B7 B1 B8");
    let fight = race.public().fight.unwrap();
    assert_eq!(fight.fighters, [(ADA, 1), (BOB, 2), (CY, 1)]);
    race.play("B2 R7 R4");
    // Bob and Cy have two each, and the last is Cy's (T15): three for three players, and two for
    // the blue MOLAB.
    assert_eq!(race.rocket(CY).claims, 5);
    assert_eq!(race.rocket(BOB).claims, 0);
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

/// Ada, homebound, stops on Beta; Bob comes home nearby with these deposits and claims.
fn ambush(deposits: &[Mineral], claims: &[Claim]) -> Race {
    let mut race = Race::start(2, 1);
    race.put(BOB, MOON).give_claims(BOB, Station::Alpha, claims);
    for &deposit in deposits {
        race.give_deposit(BOB, deposit);
    }
    race.put(BOB, on(Route::BetaMoon, 5, Down))
        .put_back(ADA, on(Route::BetaMoon, 1, Down));
    race.roll(ADA, [1, 1], 1).go(ADA, at(Station::Beta));
    race
}

const THREE: [Mineral; 3] = [Mineral::Water, Mineral::Oxygen, Mineral::Iron];

#[test]
fn an_ambush_brings_its_victim_and_takes_two_packets() {
    let claims = [
        Claim::On(Mineral::Water),
        Claim::On(Mineral::Zirconium),
        Claim::Exhausted,
    ];
    let mut race = ambush(&THREE, &claims);
    race.deal(&["R2 R3 R4 R5 R6", "Y1 Y2 Y3 Y4 Y5"]);
    assert_eq!(race.turn().ambush, [BOB]);
    race.act(
        ADA,
        Action::Ambush {
            target: BOB,
            trump: Colour::Red,
        },
    );
    assert_eq!(race.rocket(BOB).place, Some(at(Station::Beta)));
    race.play("R2 Y1 R3 Y2 R4 Y3 R5 Y4 R6 Y5");
    assert_eq!(race.public().expects, Some((BOB, Stage::Packing)));
    let pack = |claim, with| Action::Pack(vec![Decoy { claim, with }]);
    // T26: a claim that counts stays with its deposit.
    let water = race.wish(BOB, pack(Claim::On(Mineral::Water), Mineral::Iron));
    assert!(matches!(water, Err(Refusal::NotADecoy { .. })), "{water:?}");
    let with = race.wish(BOB, pack(Claim::Exhausted, Mineral::Calcium));
    assert!(
        matches!(with, Err(Refusal::NotYourDeposit { .. })),
        "{with:?}"
    );
    race.act(BOB, pack(Claim::Exhausted, Mineral::Iron));
    let spoils = race.seen_by(ADA).spoils.unwrap();
    let mut sizes = spoils.packets.clone().unwrap();
    sizes.sort_unstable();
    assert_eq!((spoils.takes, sizes), (2, vec![0, 1, 1]));
    assert_eq!((race.rocket(BOB).claims, race.rocket(BOB).deposits), (3, 3));
    let one = race.wish(ADA, Action::Seize(vec![0, 0]));
    assert_eq!(one, Err(Refusal::WrongPackets { takes: 2, of: 3 }));
    race.act(ADA, Action::Seize(vec![2, 0]));
    assert_eq!(
        (race.rocket(ADA).deposits, race.rocket(BOB).deposits),
        (2, 1)
    );
    // Ada took one claim from the station; Bob keeps the loose one.
    assert_eq!(race.rocket(ADA).claims + race.rocket(BOB).claims, 4);
    assert_eq!(race.rocket(ADA).ambushes, [Station::Beta]);
}

#[test]
fn either_may_win_an_ambush() {
    // T25: three with the MOLAB of one's own colour; nothing to choose where all are taken.
    let mut race = ambush(&THREE, &[]);
    race.deal(&["R1 R2 R3 R4 R5", "Y1 Y2 Y3 Y4 Y5"]);
    race.act(
        ADA,
        Action::Ambush {
            target: BOB,
            trump: Colour::Blue,
        },
    );
    race.play("R1 Y1 R2 Y2 R3 Y3 R4 Y4 R5 Y5");
    assert_eq!(race.rocket(ADA).deposits, 3);
    let mut race = ambush(&THREE, &[]);
    race.act(
        ADA,
        Action::Ambush {
            target: BOB,
            trump: Colour::Yellow,
        },
    );
    race.play("R1 Y1 Y2 R2 Y3 R3 Y4 R4 Y5 R5");
    assert_eq!(
        race.rocket(BOB).deposits,
        3,
        "and the ambusher has none to lose"
    );
    assert_eq!(race.public().expects, Some((ADA, Stage::Actions)));
    let again = race.wish(
        ADA,
        Action::Ambush {
            target: BOB,
            trump: Colour::Red,
        },
    );
    let station = Station::Beta;
    assert_eq!(again, Err(Refusal::AlreadyAmbushed { station }));
}

#[test]
fn an_ambush_needs_a_return_and_a_victim() {
    let mut race = Race::start(2, 1);
    race.roll(ADA, [1, 1], 6).go(ADA, at(Station::Beta));
    let ambush = Action::Ambush {
        target: BOB,
        trump: Colour::Red,
    };
    assert_eq!(race.wish(ADA, ambush.clone()), Err(Refusal::NotReturning));
    let mut race = self::ambush(&[], &[]);
    assert_eq!(
        race.wish(ADA, ambush),
        Err(Refusal::CannotAmbush { allowed: vec![] })
    );
}

#[test]
fn a_silent_seat_is_played_for() {
    let mut race = Race::start(2, 1);
    race.roll(ADA, [1, 1], 6).silent(ADA);
    assert_eq!(race.rocket(ADA).place, Some(at(Station::Beta)));
    assert_eq!(race.turn().seat, BOB);
    let mut race = Race::start(2, 12);
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

#[test]
fn a_reward_is_all_its_parts() {
    let reward = Reward {
        base: 4,
        own_molab: 2,
        trump_molab: 1,
    };
    assert_eq!(reward.total(), 7);
}
