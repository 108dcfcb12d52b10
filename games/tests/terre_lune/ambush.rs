//! The ambush and its packets.

use games::terre_lune::{Action, Claim, Colour, Decoy, Mineral, Refusal, Route, Stage, Station};

use crate::MOON;
use crate::race::{ADA, BOB, Down, Race, Runs, at, on};

/// Ada, homebound, stops on Beta; Bob comes home nearby with these deposits and claims.
fn ambush(deposits: &[Mineral], claims: &[Claim]) -> Race {
    let mut race = Race::set_up(2, 1);
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
fn ambush_moves_its_victim_and_takes_two_packets() {
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
    race.play("R2 Y1 R3 Y2 R4 Y3 R5 Y4");
    assert_eq!(race.public().expects, Some((BOB, Stage::Packing)));
    let pack = |claim, with| Action::Pack(vec![Decoy { claim, with }]);
    // T26: a claim that counts stays with its deposit.
    let water = race.attempt(BOB, pack(Claim::On(Mineral::Water), Mineral::Iron));
    assert!(matches!(water, Err(Refusal::NotADecoy { .. })), "{water:?}");
    let with = race.attempt(BOB, pack(Claim::Exhausted, Mineral::Calcium));
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
    let one = race.attempt(ADA, Action::Seize(vec![0, 0]));
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
fn either_player_may_win_an_ambush() {
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
    race.play("R1 Y1 R2 Y2 R3 Y3 R4 Y4");
    assert_eq!(race.rocket(ADA).deposits, 3);
    let mut race = ambush(&THREE, &[]);
    race.act(
        ADA,
        Action::Ambush {
            target: BOB,
            trump: Colour::Yellow,
        },
    );
    race.play("R1 Y1 Y2 R2 Y3 R3 Y4 R4");
    assert_eq!(
        race.rocket(BOB).deposits,
        3,
        "and the ambusher has none to lose"
    );
    assert_eq!(race.public().expects, Some((ADA, Stage::Actions)));
    let again = race.attempt(
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
fn waiting_rocket_may_ambush_before_leaving() {
    // T24: "standing on a station". Bob comes within reach only after Ada has stopped.
    let mut race = ambush(&THREE, &[]);
    race.put(BOB, on(Route::AlphaMoon, 2, Down))
        .deal(&["R2 R3 R4 R5 R6", "Y1 Y2 Y3 Y4 Y5"]);
    assert_eq!(race.turn().ambush, []);
    race.put(BOB, on(Route::BetaMoon, 2, Down))
        .put_back(ADA, at(Station::Beta))
        .roll(ADA, [1, 1], 3);
    let before = race.public().expects;
    assert_eq!(before, Some((ADA, Stage::Way { points: 3 })));
    assert_eq!(race.turn().ambush, [BOB]);
    let ambush = Action::Ambush {
        target: BOB,
        trump: Colour::Red,
    };
    race.act(ADA, ambush.clone());
    let turn = race.turn();
    assert_eq!((turn.ambush, turn.courses), (vec![], vec![]), "cards first");
    let leave = race.attempt(ADA, Action::Go(on(Route::EarthBeta, 3, Down)));
    let expected = Stage::Card;
    assert_eq!(leave, Err(Refusal::NotNow { expected }));
    race.play("R2 Y1 R3 Y2 R4 Y3 R5 Y4");
    race.act(BOB, Action::Pack(vec![]))
        .act(ADA, Action::Seize(vec![0, 2]));
    // Then the way, with the points that were rolled; one ambush on each station.
    assert_eq!(race.public().expects, before);
    let again = race.attempt(ADA, ambush);
    let station = Station::Beta;
    assert_eq!(again, Err(Refusal::AlreadyAmbushed { station }));
    race.go(ADA, on(Route::EarthBeta, 3, Down));
    assert_eq!(race.rocket(ADA).deposits, 2);
}

#[test]
fn ambush_needs_a_returning_rocket_and_a_victim() {
    let mut race = Race::set_up(2, 1);
    race.roll(ADA, [1, 1], 6).go(ADA, at(Station::Beta));
    let ambush = Action::Ambush {
        target: BOB,
        trump: Colour::Red,
    };
    assert_eq!(
        race.attempt(ADA, ambush.clone()),
        Err(Refusal::NotReturning)
    );
    let mut race = self::ambush(&[], &[]);
    assert_eq!(
        race.attempt(ADA, ambush),
        Err(Refusal::CannotAmbush { allowed: vec![] })
    );
}
