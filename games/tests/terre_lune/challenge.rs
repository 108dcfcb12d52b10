//! The défi: whom it obliges, which cards it grants, who wins what.

use games::terre_lune::{
    Action, Claim, Colour, Glimpse, Refusal, Reward, Route, Stake, Station, WhyNot,
};

use crate::race::{ADA, BOB, CY, Race, Runs, Up, at, cards, on};

#[test]
fn challenge_obliges_the_rockets_behind() {
    let mut race = Race::set_up(3, 1);
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
    assert!(race.attempt(BOB, Action::End).is_err());
    race.play("R5 Y1 R4 Y2 R3 Y3 R2");
    assert_eq!(race.public().fight.unwrap().fighters, [(ADA, 3), (BOB, 0)]);
    // The last trick, of one card each, plays itself.
    race.play("Y4");
    // T16: two for two players, two for the red MOLAB; the station had seven left.
    assert_eq!(race.rocket(ADA).claims, 5);
    assert_eq!(race.public().stacks[1], 3);
    let rockets = race.public().rockets;
    assert!(
        rockets.iter().all(|rocket| rocket.cards == 5),
        "T18: all have five new ones"
    );
    let again = race.attempt(ADA, Action::Challenge { trump: Colour::Red });
    assert_eq!(again, Err(Refusal::AlreadyChallenged));
}

#[test]
fn rest_of_a_fight_that_is_won_plays_itself() {
    let mut race = Race::set_up_briskly(2, 1);
    race.roll(ADA, [1, 1], 6).go(ADA, at(Station::Beta));
    let trump = Colour::Green;
    race.act(ADA, Action::Challenge { trump });
    race.play("R5 Y1 R4 Y2 R3");
    assert!(race.public().fight.is_some(), "Ada has two of five");
    race.play("Y3");
    // The red MOLAB that she had not played yet counts.
    assert_eq!(race.rocket(ADA).claims, 5);
    assert_eq!((race.rocket(ADA).cards, race.rocket(BOB).cards), (5, 5));
}

#[test]
fn only_legal_cards_may_be_played() {
    let mut race = Race::set_up(2, 1);
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
    let result = race.attempt(BOB, Action::Play(cards("Y1")[0]));
    assert_eq!(result, Err(Refusal::IllegalCard { why, legal }));
    // Bob wins, leads green; Ada cannot follow and must trump; and so on.
    race.play("R3 G1");
    let why = WhyNot::MustTrump {
        trump: Colour::Yellow,
    };
    let result = race.attempt(ADA, Action::Play(cards("B1")[0]));
    assert_eq!(
        result,
        Err(Refusal::IllegalCard {
            why,
            legal: cards("Y2")
        })
    );
    race.play("Y2 R8");
    let result = race.attempt(BOB, Action::Play(cards("G2")[0]));
    let why = WhyNot::MustTrump {
        trump: Colour::Yellow,
    };
    assert_eq!(
        result,
        Err(Refusal::IllegalCard {
            why,
            legal: cards("Y4 Y1")
        })
    );
    race.play("Y4 Y1 B1");
    // Bob has three tricks of five, and the yellow MOLAB is Bob's own and the trump's.
    assert_eq!(race.rocket(BOB).claims, 5);
}

#[test]
fn latest_trick_winner_breaks_ties() {
    let mut race = Race::set_up(3, 1);
    race.deal(&["R1 R8 R7 Y8 B8", "R2 Y1 Y2 B7 R4", "R3 Y3 B1 B2 B3"]);
    race.roll(ADA, [1, 1], 6).go(ADA, at(Station::Beta));
    race.act(
        ADA,
        Action::Challenge {
            trump: Colour::Green,
        },
    );
    race.play("R1 R2 R3 Y8 Y1 Y3 Y2 B3 R8 B7 B1");
    let fight = race.public().fight.unwrap();
    assert_eq!(fight.fighters, [(ADA, 1), (BOB, 2), (CY, 0)]);
    // Cy has the fourth, and leads to the last, which plays itself: B2 R7 R4.
    race.play("B8");
    // Bob and Cy have two each, and the last is Cy's (T15): three for three players, and two for
    // the blue MOLAB.
    assert_eq!(race.rocket(CY).claims, 5);
    assert_eq!(race.rocket(BOB).claims, 0);
}

#[test]
fn fights_are_reported_briefly() {
    let mut race = Race::set_up(2, 1);
    // Two claims are left on Beta, and stopping there takes one of them.
    race.give_claims(BOB, Station::Beta, &[Claim::Exhausted; 6]);
    race.roll(ADA, [1, 1], 6).go(ADA, at(Station::Beta));
    race.act(
        ADA,
        Action::Challenge {
            trump: Colour::Blue,
        },
    );
    race.play("R1 Y1 R2 Y2 R3 Y3 R4 Y4");
    // Cards that lie on the table and hands that were dealt need no sentence for everyone.
    let news = race.public_news();
    let [.., trick, won, took] = news.as_slice() else {
        panic!("{news:?}");
    };
    assert!(matches!(trick, Glimpse::TrickWon { seat: ADA, .. }));
    let reward = Reward {
        base: 2,
        own_molab: 2,
        trump_molab: 0,
    };
    let expected = Glimpse::FightWon {
        seat: ADA,
        stake: Stake::Claims,
        reward,
        takes: 1,
    };
    assert_eq!(won, &expected, "as many as there are (T16)");
    assert!(matches!(took, Glimpse::Took { count: 1, claims, .. } if claims.is_empty()));
    let needless = |it: &&Glimpse| matches!(it, Glimpse::Played { .. } | Glimpse::Dealt { .. });
    assert_eq!(news.iter().find(needless), None);
}
