//! Every refusal, glimpse, option and page has its sentence.

use games::space_connection::{
    Complete, Draft, Emitters, End, Fate, Flight, Glimpse, Hider, Launch, Notes, Occupant, Piece,
    Positions, Refusal, SpaceConnection, SpaceRow, Stock,
};

use super::{ADA, BOB, at, check_glimpse, long_names, names, some};
use crate::space_connection::advice;
use crate::tests::readable::check;
use crate::{Lang, Words};

#[test]
fn every_refusal_has_a_sentence() {
    let said = |said: &str, row| Refusal::NoSuchPosition {
        said: said.into(),
        row,
    };
    let mut all = vec![
        said("N1", None),
        said("A8", SpaceRow::lettered('A')),
        said("", None),
        Refusal::NoPositions,
        Refusal::PositionTwice { at: at("D3") },
        Refusal::TooManyPlanets { allowed: 20 },
        Refusal::NoPlanetThere { at: at("D3") },
        Refusal::PlanetThere { at: at("D3") },
        Refusal::NoSky {
            planets: 1,
            systems: 1,
        },
        Refusal::NoSky {
            planets: 20,
            systems: 11,
        },
        Refusal::AlreadySealed,
        Refusal::YouOnlyHunt,
        Refusal::NotSealedYet,
        Refusal::NotYourTurn { turn: BOB },
        Refusal::OneEmitterLeft {
            standing: Positions::default(),
        },
        Refusal::OneEmitterLeft {
            standing: some("A1 A7 G7 M1"),
        },
        Refusal::NotACentre {
            at: at("D4"),
            centres: at("D4").centres(),
        },
        Refusal::NotACentre {
            at: at("A2"),
            centres: at("A2").centres(),
        },
        Refusal::NotOnALine {
            at: at("C5"),
            near: at("C5").neighbours(),
        },
        Refusal::NoBeam {
            at: at("G7"),
            partners: at("G7").in_line(),
        },
        Refusal::YouDoNotPlay,
        Refusal::GameOver,
    ];
    for piece in Piece::ALL {
        all.push(Refusal::NoneLeft {
            piece,
            stock: Stock::FULL,
        });
        all.push(Refusal::Occupied {
            at: at("D3"),
            by: Occupant::Lost(piece),
        });
    }
    for by in [Occupant::Planet, Occupant::Emitter] {
        all.push(Refusal::Occupied { at: at("D3"), by });
    }
    for lang in Lang::ALL {
        for refusal in &all {
            check(&SpaceConnection::refusal(lang, refusal, &names()), 330);
        }
        let hostile = said("@everyone `x` [a](http://b) # || \u{202E}{ $said }", None);
        let sentence = SpaceConnection::refusal(lang, &hostile, &names());
        for active in ["@everyone", "`x`", "](", "://", "||", "\u{202E}"] {
            assert!(!sentence.contains(active), "{sentence}");
        }
    }
}

#[test]
fn refusals_name_the_allowed_choices() {
    let refusal = Refusal::NoSuchPosition {
        said: "a8".into(),
        row: SpaceRow::lettered('A'),
    };
    assert_eq!(
        SpaceConnection::refusal(Lang::Fr, &refusal, &names()),
        "**a8** n’est pas une case\u{a0}: la rangée A va de A1 à A7."
    );
}

#[test]
fn drafts_report_what_is_wrong() {
    let said = |lang, sky: &str| advice(lang, &Draft::new(some(sky)));
    assert_eq!(
        said(Lang::En, "A1 A3 A5 A7 F7 G6 H7 M1 M3 M5 M7"),
        "11 planets in 11 systems. 9 planets are missing. 2 systems too many: a planet at G7 \
         would join them."
    );
    let ready = "A1 A7 G1 G13 M1 M7 C4 C5 D5 D6 G6 G7 H7 I7 J1 J2 J3 J7 J8 K7";
    assert!(said(Lang::Fr, ready).contains("Le compte est bon"));
    let ten = "A1 A3 A5 A7 C1 C9 E1 E11 G1 J4 J5 J6 J7 K4 K5 K6 K7 L4 L5 L6";
    assert!(said(Lang::En, ten).contains("Moving A1 to A2 fixes it."));
    assert!(said(Lang::En, ten).contains("1 system too many. Moving"));
    assert!(said(Lang::En, "C4 C5").contains("A1 A3 A5"));
    let alone = "A1 A3 A5 A7 C1 C3 C5 C7 C9 E1 E3 E5 E7 E9 E11 G1 G3 G5 G7";
    assert!(said(Lang::En, alone).ends_with("Move planets there: only 1 is left."));
    let alone = [alone, "G9"].join(" ");
    assert_eq!(
        said(Lang::Fr, &alone),
        "20 planètes en 20 systèmes. 11 systèmes de trop. Déplacer A1 en A4 en ferait 18 systèmes."
    );
    for lang in Lang::ALL {
        check(&advice(lang, &Draft::new(Positions::default())), 200);
        check(&said(lang, "A1 A7 G1 G13 M1 M7 G7 D4 D7 G4 J4 J7"), 400);
    }
}

fn launched(launch: Launch, found: &str, complete: Vec<Complete>) -> Glimpse {
    let found = if found.is_empty() {
        Positions::default()
    } else {
        some(found)
    };
    Glimpse::Launched {
        hunter: ADA,
        hider: Hider::Seat(BOB),
        flight: Flight {
            launch,
            found,
            fate: launch.fate(found),
        },
        completed: complete.len() as u8 + 2,
        complete,
        discovered: 9,
    }
}

#[test]
fn every_glimpse_has_a_sentence() {
    let done = |paid| Complete {
        system: some("C4 C5"),
        paid,
    };
    let all = [
        Glimpse::Drafted {
            draft: Draft::new(some("A1")),
        },
        Glimpse::Sealed { hider: ADA },
        Glimpse::Hidden,
        Glimpse::Began { first: Some(BOB) },
        Glimpse::Began { first: None },
        launched(Launch::Scout(at("G7")), "", vec![]),
        launched(
            Launch::Scout(at("G7")),
            "G7",
            vec![done(Some(Piece::Scout))],
        ),
        launched(Launch::Ship(at("C4")), "C4 C5", vec![done(None)]),
        launched(Launch::Ship(at("C4")), "C5", vec![]),
        launched(Launch::SuperShip(at("C5")), "", vec![]),
        launched(
            Launch::Lasers(Emitters::One(at("A1"))),
            "A1",
            vec![done(Some(Piece::Laser)), done(Some(Piece::Ship))],
        ),
        launched(
            Launch::Lasers(Emitters::Two(at("A1"), at("A4"))),
            "",
            vec![],
        ),
        Glimpse::Missed {
            hunter: BOB,
            missed: 2,
        },
        Glimpse::RanOut { hunter: BOB },
        Glimpse::Noted {
            notes: Notes::default(),
        },
        Glimpse::Noted {
            notes: Notes {
                planets: some("A1"),
                empty: some("A2 A3"),
            },
        },
        Glimpse::Uncovered {
            end: End::Deserted(ADA),
            boards: Vec::new(),
            winners: vec![ADA, BOB],
        },
    ];
    for glimpse in &all {
        check_glimpse(glimpse, &names());
        check_glimpse(glimpse, &long_names());
    }
    let news = |glimpse| SpaceConnection::news(Lang::Fr, glimpse, &names());
    assert_eq!(
        news(&all[5]),
        "**Ada** a envoyé une fusée en G7\u{a0}: **rien ici**. La fusée est perdue."
    );
    assert_eq!(
        news(&all[7]),
        "**Ada** a envoyé un astronef en C4\u{a0}: 2 nouvelles planètes, C4 C5. Un astronef de retour. \
         **Système complet (3/9)**\u{a0}: C4 C5. Marqué sans pièce\u{a0}: il n’en reste plus."
    );
    // The player whose sky it is learns what hit where.
    let read_by = |seat| {
        let told = names().read_by(seat, Lang::En);
        SpaceConnection::news(Lang::En, &all[7], &told)
    };
    assert_eq!(
        read_by(BOB),
        "**Ada**: ship to C4, **2 hits!** **3/9 of your systems are gone!**"
    );
    assert_eq!(
        read_by(ADA),
        "**2 planets, C4 C5,** around C4. **System complete: 3/9!**"
    );
    assert_eq!(
        all[7],
        launched(Launch::Ship(at("C4")), "C4 C5", vec![done(None)])
    );
    let Glimpse::Launched { flight, .. } = &all[8] else {
        panic!("a launch");
    };
    assert_eq!(flight.fate, Fate::Lost);
}
