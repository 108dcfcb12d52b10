//! Every refusal, option and page has its sentence, and bars are what they should be.

use games::Day;
use games::Seat;
use games::contact::{
    Action, Aid, Contact, Glimpse, Hop, Millis, Refusal, Rhythm, Showing, Signal, Source, Take,
    Tile, Unfit,
};

use super::names;
use crate::contact::{flight, strip};
use crate::date::date;
use crate::tests::readable::check;
use crate::{Lang, Word, Words};

const BOB: Seat = Seat::new(1);

fn at(said: &str) -> Tile {
    games::contact::tile(said).unwrap()
}

fn rhythm(hops: &[(u64, u64)]) -> Rhythm {
    let hops = hops.iter().map(|&(pause, flight)| Hop {
        pause: Millis::new(pause),
        flight: Millis::new(flight),
    });
    Rhythm::new(hops.collect())
}

#[test]
fn costs_name_the_chance_that_was_lost() {
    let lost = |lang, did: Action| Contact::loss(lang, &did, 950);
    let plan = Action::Plan(vec![at("B")]);
    for (did, en, fr) in [
        (
            Action::Guess(at("B")),
            "chance to guess right −95%",
            "chances de deviner juste −95\u{a0}%",
        ),
        (
            plan,
            "chance to be understood −95%",
            "chances d’être compris −95\u{a0}%",
        ),
    ] {
        assert_eq!(lost(Lang::En, did.clone()), en);
        assert_eq!(lost(Lang::Fr, did), fr);
    }
}

#[test]
fn every_refusal_has_a_sentence() {
    let (tile, seat, signal) = (at("B"), BOB, Signal::Four);
    let said = |said: &str| Refusal::NoSuchTile { said: said.into() };
    let mut all = vec![
        said("XY"),
        said(""),
        Refusal::NoTiles,
        Refusal::UnknownSignal { said: "9".into() },
        Refusal::UnknownSignal { said: "".into() },
        Refusal::UnknownAid { said: "9".into() },
        Refusal::UnknownAid { said: "".into() },
        Refusal::HandIsNoTypist,
        Refusal::MissionOver,
        Refusal::StillPractising { first: seat },
        Refusal::MissionBegun,
        Refusal::NotFirst { first: seat },
        Refusal::NoPracticeFlight,
        Refusal::SameTile { tile },
        Refusal::CrewDecides { guesser: seat },
        Refusal::TileInBox { tile },
        Refusal::TileIsStart { tile: Tile::EARTH },
        Refusal::TileTwice { tile },
        Refusal::Blocked {
            from: Tile::EARTH,
            to: tile,
            by: vec![at("K"), at("L")],
        },
        Refusal::PracticeBlocked {
            from: Tile::EARTH,
            to: tile,
            by: vec![at("K")],
        },
        Refusal::PastTarget { target: tile },
        Refusal::RouteEmpty,
        Refusal::RouteUnfinished {
            end: Tile::EARTH,
            target: tile,
        },
        Refusal::ChooseSignalFirst,
        Refusal::SignalChosen { signal },
        Refusal::NoSuchSignal { signal },
        Refusal::PressedTwice,
        Refusal::TakeFull,
        Refusal::TakeTooLong {
            longest: Take::LONGEST,
        },
        Refusal::TakeEmpty,
        Refusal::YouAreSource,
        Refusal::NotGuesser { guesser: seat },
        Refusal::NoRepeatLeft,
        Refusal::AlreadyWrong { tile },
        Refusal::NoAids,
        Refusal::NoStopOver,
        Refusal::StopShown { stop: tile },
        Refusal::NobodyToBrief,
        Refusal::BriefingOn,
        Refusal::NothingToReactivate,
        Refusal::LastFuel,
    ];
    for landings in 0..3 {
        let legs = landings + 1;
        all.push(Refusal::TakeUnfinished { landings, legs });
    }
    for source in [Source::GameMaster, Source::Seat(seat)] {
        all.push(Refusal::NotSource { source });
        all.push(Refusal::AwaitTransmission { source });
    }
    for unfit in [Unfit::NoPlanet, Unfit::FaceDown, Unfit::Reached] {
        all.push(Refusal::NotATarget { tile, unfit });
    }
    all.extend(Aid::ALL.map(|aid| Refusal::AidUsed { aid }));
    for lang in Lang::ALL {
        for refusal in &all {
            check(&Contact::refusal(lang, refusal, &names()), 300);
        }
    }
    let blocked = Refusal::Blocked {
        from: Tile::EARTH,
        to: tile,
        by: vec![at("K")],
    };
    assert_eq!(
        Contact::refusal(Lang::En, &blocked, &names()),
        "**K** blocks the straight line Earth → B. Land there, or go round."
    );
}

#[test]
fn flights_name_each_stop() {
    assert_eq!(
        flight(Lang::Fr, Tile::EARTH, &[at("B"), at("K")]),
        "Terre → B → K"
    );
}

#[test]
fn dates_are_written_out() {
    let day = Day::of_millis(1_793_491_200_000);
    assert_eq!(date(Lang::En, day), "1 November 2026");
    assert_eq!(date(Lang::Fr, day), "1er novembre 2026");
}

#[test]
fn bars_follow_the_rhythm() {
    assert_eq!(
        strip(&rhythm(&[(0, 750), (250, 1_250), (500, 500)])),
        "███·█████··██"
    );
    // Never nothing, and never longer than a message bears.
    assert_eq!(strip(&rhythm(&[(0, 10), (10, 10)])), "█·█");
    let long: Vec<(u64, u64)> = vec![(2_000, 3_000); 23];
    assert!(strip(&rhythm(&long)).chars().count() <= 145);
}

#[test]
fn hand_news_contain_no_digits() {
    let glimpse = |showing| Glimpse::Transmitted {
        source: Source::Seat(BOB),
        number: 1,
        rhythm: rhythm(&[(0, 750), (250, 1_250)]),
        showing,
        left: 2,
        guesser: None,
    };
    for lang in Lang::ALL {
        let hand = glimpse(Showing::Hand);
        let sentence = Contact::news(lang, &hand, &names());
        assert!(Contact::alt_news(lang, &hand, &names()).is_none());
        assert!(
            !sentence.contains(|c: char| c.is_ascii_digit()),
            "{sentence}"
        );
        assert!(!sentence.contains('█'), "{sentence}");
        let bars = glimpse(Showing::Bars);
        assert!(Contact::news(lang, &bars, &names()).contains("███·█████"));
        let alt = Contact::alt_news(lang, &bars, &names()).unwrap();
        assert!(alt.contains('3') && alt.contains('5'), "{alt}");
    }
}

#[test]
fn words_are_found_without_accents_and_letters_stay_tiles() {
    assert_eq!(
        Contact::parse_word("ITINERAIRE"),
        Some(Word::GameCommand("route"))
    );
    assert_eq!(
        Contact::parse_word("escale"),
        Some(Word::GameCommand("stop"))
    );
    assert_eq!(Contact::parse_word("B"), None);
}
