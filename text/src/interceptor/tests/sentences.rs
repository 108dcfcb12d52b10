//! Sentences as they are read, and one for every refusal.

use games::Seat;
use games::interceptor::{
    Action, Announcement, Board, Change, Event, FirstTurn, Glimpse, Hex, Interceptor, Options,
    Refusal, Report, ShipId, Upgrade, order, placement,
};
use games::laws::TestTable;

use crate::{Lang, Names, Words};

#[track_caller]
fn refuses(said: &str, english: &str) {
    let refusal = order(said).unwrap_err();
    assert_eq!(
        Interceptor::refusal(Lang::En, &refusal, &Names::default()),
        english,
        "{said}"
    );
}

#[test]
fn refusals_mark_the_faulty_place() {
    refuses("3 AGZ", "3 AG**Z**: **Z** isn’t a code. Use F L R U T X.");
    refuses(
        "AGA",
        "**A**GA: start with a speed, then letters: `3 FLFFRX`.",
    );
    refuses("3 *A", "3 **\\***A: **\\*** isn’t a code. Use F L R U T X.");
}

#[test]
fn hidden_ships_are_mentioned() {
    let ship = ShipId {
        seat: Seat::new(0),
        number: 1,
    };
    let report = Box::new(Report {
        turn: 3,
        board: Board::SMALL,
        before: Vec::new(),
        flights: Vec::new(),
        structures: Vec::new(),
        lost_in_flight: Vec::new(),
        after: Vec::new(),
        struck: Vec::new(),
        lost_to_asteroids: Vec::new(),
        volleys: Vec::new(),
        hidden: vec![ship],
        lost_to_fire: Vec::new(),
        stars: Vec::new(),
        fled: Vec::new(),
    });
    let fired = Glimpse::Fired {
        report,
        winners: None,
        home: Vec::new(),
    };
    let names = Names::new(vec!["Ada".to_owned()], vec!["Ada".to_owned()]);
    assert_eq!(
        Interceptor::news(Lang::En, &fired, &names),
        "**Fire, turn 3.** Ada II is hidden in an asteroid"
    );
}

#[test]
fn flights_are_told_in_words() {
    let ship = ShipId {
        seat: Seat::new(0),
        number: 0,
    };
    let rival = ShipId {
        seat: Seat::new(1),
        number: 0,
    };
    let said = |from: &str, written: &str| {
        let events = vec![
            Event::Scattered {
                asteroids: Vec::new(),
            },
            Event::Entered {
                placements: vec![
                    (ship, placement(from).unwrap()),
                    (rival, placement("H8 S 2").unwrap()),
                ],
            },
        ];
        let mut table = TestTable::<Interceptor>::written(Options::default(), 2, events);
        let order = order(written).unwrap();
        table.act(ship.seat, Action::Write { ship: 0, order });
        let view = table.seen_by(ship.seat);
        let flight = view.ships[0].order.clone().unwrap();
        let flown = Glimpse::Flown {
            flights: vec![flight],
            lost: Vec::new(),
        };
        let names = Names::new(vec!["Ada".to_owned()], vec!["Ada".to_owned()]);
        Interceptor::news(Lang::En, &flown, &names)
    };
    for (from, order, told) in [
        (
            "F5 N 3",
            "3 GAADX",
            "Ada: left, 2 ahead, right, 1 ahead, no shots",
        ),
        ("F5 N 2", "2 TA", "Ada: 1 ahead, flip, 1 back"),
        ("F5 N -4", "-4 LT", "Ada: loop, 1 back, flip"),
        ("F5 N 0", "0 DD", "Ada: right ×2"),
        ("F5 N 0", "0", "Ada stays"),
        ("F1 N 2", "2 AA", "Ada: 2 ahead (-2 wall)"),
    ] {
        assert_eq!(
            said(from, order),
            format!("**Movement.** {told}"),
            "{order}"
        );
    }
}

#[test]
fn every_refusal_has_a_sentence() {
    let ship = ShipId {
        seat: Seat::new(0),
        number: 1,
    };
    let said = Announcement {
        turn: FirstTurn::Right,
        change: Change::Slower,
    };
    let mut refusals = vec![
        placement("Z").unwrap_err(),
        placement("A7 E").unwrap_err(),
        placement("A7 N").unwrap_err(),
        order(&"1 A".repeat(40)).unwrap_err(),
        Refusal::NoSuchShip { ships: 2 },
        Refusal::ShipOut { ship },
        Refusal::PilotOut,
        Refusal::NotOnTheBorder {
            hex: Hex::new(3, 3),
            board: Board::SMALL,
        },
        Refusal::TooFast { top: 5 },
        Refusal::StillPlacing,
        Refusal::PlacingIsOver,
        Refusal::AnnouncementsFirst,
        Refusal::NothingToAnnounce,
        Refusal::AlreadyAnnounced { said },
        Refusal::CannotBeKept {
            possible: vec![said; 8],
        },
        Refusal::HalfAnnounced {
            possible: vec![said; 8],
        },
        Refusal::Contradicts {
            ship,
            said,
            order: Announcement::SILENT,
        },
        Refusal::RetreatTooEarly { left: 4, from: 2 },
        Refusal::NoRetreat,
        Refusal::Missing { ship },
        Refusal::AlreadySealed,
        Refusal::NothingSealed,
        Refusal::TooFewStars {
            stars: 3,
            needed: 5,
        },
        Refusal::NoSuchUpgrade,
        Refusal::FightOver,
    ];
    refusals.extend(Upgrade::ALL.map(|upgrade| Refusal::UpgradedEnough { upgrade, most: 4 }));
    for lang in Lang::ALL {
        for refusal in &refusals {
            let sentence = Interceptor::refusal(lang, refusal, &Names::default());
            assert!(
                sentence.contains(' ') && !sentence.contains('{'),
                "{sentence}"
            );
            assert!(sentence.chars().count() < 700, "{sentence}");
        }
    }
    let early = Refusal::RetreatTooEarly { left: 4, from: 2 };
    assert_eq!(
        Interceptor::refusal(Lang::En, &early, &Names::default()),
        "Too early to retreat: 4 ships are left, and it takes 2 or fewer."
    );
}
