//! Every refusal, glimpse, option and page has its sentence.

use std::collections::BTreeSet;

use games::Seat;
use games::terre_lune::{
    Card, Claim, Colour, Course, Flight, Glimpse, Heading, Mineral, Node, Palier, Place, Push,
    Refusal, Reward, Route, Shove, Sought, Spot, Stage, Stake, Station, Stop, Tally, TerreLune,
    Way, WhyNot,
};

use super::{ADA, BOB, card, cell, check_glimpse, long_names, names};
use crate::terre_lune::{card_code, cards, claims, place, stop};
use crate::tests::readable::check;
use crate::{Lang, Words};

const STAGES: [Stage; 6] = [
    Stage::Way { points: 1 },
    Stage::Peek,
    Stage::Actions,
    Stage::Card,
    Stage::Packing,
    Stage::Seizing,
];

fn palier(route: Route, number: u8) -> Palier {
    Palier::new(route, number, Heading::Up).unwrap()
}

fn stops() -> [Stop; 9] {
    [
        Stop::Nothing,
        Stop::Station { claims: 0 },
        Stop::Station { claims: 8 },
        Stop::Moon,
        Stop::Earth { prime: None },
        Stop::Earth { prime: Some(200) },
        Stop::Dragged { to: cell(18) },
        Stop::Collision {
            back: Some(Node::Station(Station::Gamma)),
        },
        Stop::Collision { back: None },
    ]
}

fn refusals() -> Vec<Refusal> {
    let molab = card(Colour::Red, 1);
    let course = |to| Course {
        way: Way { passes: vec![], to },
        stop: Stop::Nothing,
    };
    let push = |shove| Push {
        target: BOB,
        shove,
        to: palier(Route::AlphaMoon, 3),
        stop: Stop::Nothing,
    };
    let mut all = vec![
        Refusal::RaceOver,
        Refusal::YouAreEliminated,
        Refusal::NoSuchWay {
            allowed: vec![
                course(Place::At(Node::Moon)),
                course(Place::On(palier(Route::EarthBeta, 4))),
            ],
        },
        Refusal::NoSuchWay { allowed: vec![] },
        Refusal::CannotProspect,
        Refusal::NoDepositThere {
            left: Spot::all().collect(),
        },
        Refusal::NoDepositThere { left: vec![] },
        Refusal::NoClaimOn {
            mineral: Mineral::Iron,
        },
        Refusal::AlreadyExchanged,
        Refusal::WrongNumberOfCards {
            needed: 1,
            named: 4,
        },
        Refusal::NotYourCard {
            card: molab,
            hand: vec![card(Colour::Blue, 2); 5],
        },
        Refusal::NoSix { red: 4 },
        Refusal::AlreadyPushed,
        Refusal::CannotPush {
            allowed: vec![push(Shove::Forward), push(Shove::Backward)],
        },
        Refusal::CannotPush { allowed: vec![] },
        Refusal::NotOnAStation,
        Refusal::AlreadyChallenged,
        Refusal::NobodyFollows,
        Refusal::NothingToFightFor {
            station: Station::Beta,
        },
        Refusal::NotReturning,
        Refusal::AlreadyAmbushed {
            station: Station::Beta,
        },
        Refusal::CannotAmbush {
            allowed: vec![ADA, BOB],
        },
        Refusal::NotADecoy {
            claim: Claim::Exhausted,
            allowed: vec![Claim::On(Mineral::Zirconium); 3],
        },
        Refusal::NotYourDeposit {
            mineral: Mineral::Water,
            deposits: vec![Mineral::Iron],
        },
        Refusal::WrongPackets { takes: 2, of: 3 },
    ];
    for why in [
        WhyNot::MustFollow {
            colour: Colour::Green,
        },
        WhyNot::MustTrump {
            trump: Colour::Yellow,
        },
        WhyNot::MustOvertrump { over: molab },
    ] {
        let legal = vec![molab];
        all.push(Refusal::IllegalCard { why, legal });
    }
    for stage in STAGES {
        all.push(Refusal::NotYourTurn { whose: BOB, stage });
        all.push(Refusal::NotNow { expected: stage });
    }
    for sought in [
        Sought::Card,
        Sought::Colour,
        Sought::Place,
        Sought::Spot,
        Sought::Opponent,
        Sought::Shove,
        Sought::Decoy,
        Sought::Packet,
    ] {
        for said in [
            "",
            "x",
            "@everyone `x` [a](http://b) # || \u{202E}{ $said }",
        ] {
            let said = said.to_owned();
            all.push(Refusal::Unreadable { sought, said });
        }
    }
    all
}

#[test]
fn every_refusal_has_a_sentence() {
    for lang in Lang::ALL {
        for refusal in refusals() {
            let sentence = TerreLune::refusal(lang, &refusal, &names());
            check(&sentence, 330);
            for active in ["@everyone", "`x`", "](", "://", "||", "\u{202E}"] {
                assert!(!sentence.contains(active), "{sentence}");
            }
        }
    }
}

#[test]
fn missing_words_are_asked_for() {
    let unsaid = [
        (Sought::Colour, "Nomme aussi l’atout"),
        (Sought::Place, "Dis où aller"),
        (Sought::Spot, "Dis quelle place"),
        (Sought::Opponent, "Dis quelle fusée"),
    ];
    for (sought, expected) in unsaid {
        let said = String::new();
        let sentence =
            TerreLune::refusal(Lang::Fr, &Refusal::Unreadable { sought, said }, &names());
        assert!(sentence.starts_with(expected), "{sentence}");
    }
}

#[test]
fn refusals_name_the_allowed_choices() {
    let refusal = Refusal::NoSuchWay {
        allowed: vec![Course {
            way: Way {
                passes: vec![],
                to: Place::On(palier(Route::EarthBeta, 4)),
            },
            stop: Stop::Nothing,
        }],
    };
    let said = |lang| TerreLune::refusal(lang, &refusal, &names());
    assert!(said(Lang::Fr).ends_with("Tu peux aller\u{a0}: TB4."));
    assert!(said(Lang::En).ends_with("You can go to: TB4."));
    let illegal = Refusal::IllegalCard {
        why: WhyNot::MustFollow {
            colour: Colour::Blue,
        },
        legal: vec![card(Colour::Blue, 2), card(Colour::Blue, 7)],
    };
    assert_eq!(
        TerreLune::refusal(Lang::Fr, &illegal, &names()),
        "Tu ne peux pas jouer cette carte\u{a0}: il faut suivre en bleu. Joue\u{a0}: bleu 2, \
         bleu 7."
    );
}

#[test]
fn places_have_names_and_codes() {
    let mut codes = std::collections::BTreeSet::new();
    for route in Route::ALL {
        for number in 1..=route.paliers() {
            let said = palier(route, number).code();
            assert_eq!(said.chars().count(), 3);
            assert!(codes.insert(said));
        }
    }
    for lang in Lang::ALL {
        for stop in stops() {
            let said = super::super::stop(lang, stop);
            assert_eq!(said.is_none(), stop == Stop::Nothing);
            said.iter().for_each(|said| check(said, 60));
        }
    }
    let adrift = Place::Adrift {
        from: palier(Route::AlphaMoon, 3),
        at: cell(16),
    };
    assert_eq!(place(Lang::Fr, adrift), "O16");
    assert_eq!(place(Lang::Fr, Place::At(Node::Moon)), "Lune");
    let pulled = stop(Lang::Fr, Stop::Dragged { to: cell(16) });
    assert_eq!(pulled.unwrap(), "le pirate t’entraîne sur son orbite");
}

#[test]
fn cards_and_claims_are_listed_in_order() {
    let hand = [card(Colour::Green, 8), card(Colour::Red, 1)];
    assert_eq!(cards(Lang::Fr, hand), "rouge 1, vert 8");
    let held = [
        Claim::Exhausted,
        Claim::On(Mineral::Iron),
        Claim::On(Mineral::Iron),
    ];
    assert_eq!(claims(Lang::Fr, &held), "2\u{a0}×\u{a0}FE, épuisé");
    assert_eq!(claims(Lang::En, &[]), "none");
}

fn tally(seat: Seat, eliminated: bool) -> Tally {
    Tally {
        seat,
        claims: vec![Claim::On(Mineral::Iron), Claim::Exhausted],
        deposits: vec![Mineral::Iron],
        points: 200,
        prime: 150,
        eliminated,
    }
}

#[test]
fn rare_glimpses_have_sentences() {
    let reward = |own_molab, trump_molab| Reward {
        base: 4,
        own_molab,
        trump_molab,
    };
    let won = |stake, reward: Reward| Glimpse::FightWon {
        seat: ADA,
        stake,
        reward,
        takes: reward.total(),
    };
    let short = |stake, takes| Glimpse::FightWon {
        seat: ADA,
        stake,
        reward: reward(2, 0),
        takes,
    };
    let landed = |prime, dice| Glimpse::Landed {
        seat: ADA,
        prime,
        dice,
    };
    let seized = |spoils| Glimpse::Seized {
        winner: ADA,
        loser: BOB,
        chosen: vec![0, 2],
        claims: 3,
        spoils,
    };
    let eliminated = |count: usize| Glimpse::Eliminated {
        seat: BOB,
        spots: Spot::all().take(count).collect(),
    };
    let counted = |winners| Glimpse::Counted {
        tallies: vec![tally(ADA, false), tally(BOB, true)],
        winners,
    };
    let all = [
        won(Stake::Claims, reward(0, 0)),
        won(Stake::Claims, reward(2, 1)),
        won(Stake::Packets, reward(1, 0)),
        seized(vec![]),
        seized(vec![
            (Mineral::Iron, vec![]),
            (Mineral::Water, vec![Claim::Exhausted]),
        ]),
        eliminated(0),
        eliminated(1),
        eliminated(3),
        counted(vec![ADA]),
        counted(vec![ADA, BOB]),
        landed(0, vec![]),
        Glimpse::Went {
            seat: ADA,
            passes: vec![Node::Station(Station::Alpha), Node::Station(Station::Beta)],
            to: Place::At(Node::Moon),
            flight: Flight::Known,
        },
        landed(150, vec![3, 6, 1]),
        landed(0, vec![5]),
        short(Stake::Claims, 1),
        short(Stake::Claims, 3),
        short(Stake::Packets, 0),
        Glimpse::Went {
            seat: ADA,
            passes: vec![],
            to: Place::At(Node::Moon),
            flight: Flight::Forced,
        },
        Glimpse::Went {
            seat: ADA,
            passes: vec![],
            to: Place::At(Node::Moon),
            flight: Flight::Rolled(6),
        },
    ];
    for glimpse in &all {
        check_glimpse(glimpse, &names());
        check_glimpse(glimpse, &long_names());
    }
    let news = |glimpse| TerreLune::news(Lang::Fr, glimpse, &names());
    assert_eq!(
        news(&all[1]),
        "**Ada** gagne le défi\u{a0}: 4 concessions + 2 pour le 1 de la couleur de la fusée + 1 \
         pour le 1 d’atout."
    );
    assert_eq!(
        news(&all[11]),
        "**Ada** passe par Alpha et Bêta et s’arrête sur la Lune."
    );
    assert_eq!(
        news(&all[12]),
        "**Ada** rentre sur Terre avec 3, 6 et 1 au dé rouge, et une prime de **150** points\u{a0}!"
    );
    assert_eq!(
        news(&all[14]),
        "**Ada** gagne le défi\u{a0}: 4 concessions + 2 pour le 1 de la couleur de la fusée, mais il n’y en a \
         que 1."
    );
}

#[test]
fn each_card_has_a_code_of_its_own() {
    for lang in Lang::ALL {
        let codes: BTreeSet<String> = Card::all().map(|card| card_code(lang, card)).collect();
        assert_eq!(codes.len(), Card::COUNT, "{lang:?}: {codes:?}");
    }
}
