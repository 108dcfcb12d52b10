//! Every refusal, glimpse, pawn, option and page has its sentence.

use games::planetaire::{
    Glimpse, Options, Outcome, Pawn, Phase, Planetaire, Refusal, Sky, Stage, View, cells,
};

use super::boards::{both, full_board};
use super::{ADA, BOB, cell, check_glimpse, long_names, margin, names, shot};
use crate::planetaire::pawn;
use crate::tests::readable::check;
use crate::{Lang, Word, Words};

#[test]
fn every_refusal_has_a_sentence() {
    let hostile = "@everyone `x` [a](http://b) # || \u{202E}{ $said }";
    let all = [
        Refusal::NoSuchMargin { said: "33".into() },
        Refusal::NoSuchMargin {
            said: String::new(),
        },
        Refusal::NoSuchCell { said: "I9".into() },
        Refusal::NoSuchCell {
            said: String::new(),
        },
        Refusal::NoCells,
        Refusal::CellTwice { cell: cell("D3") },
        Refusal::TooManySatellites { allowed: 4 },
        Refusal::TooFewSatellites {
            placed: 3,
            needed: 4,
        },
        Refusal::TooFewSatellites {
            placed: 0,
            needed: 5,
        },
        Refusal::AlreadySealed,
        fired_before(Outcome::Absorbed),
        fired_before(Outcome::Reflected),
        fired_before(Outcome::Satellised),
        fired_before(Outcome::Exit(margin(30))),
        Refusal::MarbleThere { cell: cell("D3") },
        Refusal::NoMarbleThere { cell: cell("D3") },
        Refusal::NoMarbleLeft { allowed: 4 },
        Refusal::TooManyMarbles {
            named: 5,
            allowed: 4,
        },
        Refusal::YouHide,
        Refusal::YouDetect,
        Refusal::NotSealedYet,
        Refusal::YouHaveEnded,
        Refusal::MatchOver,
    ];
    for lang in Lang::ALL {
        for refusal in &all {
            check(&Planetaire::refusal(lang, refusal, &names()), 300);
        }
        let said = hostile.to_owned();
        let sentence = Planetaire::refusal(lang, &Refusal::NoSuchCell { said }, &names());
        for active in ["@everyone", "`x`", "](", "://", "||", "\u{202E}"] {
            assert!(!sentence.contains(active), "{sentence}");
        }
    }
}

fn fired_before(outcome: Outcome) -> Refusal {
    Refusal::AlreadyFired {
        margin: margin(11),
        outcome,
    }
}

#[test]
fn refusals_name_the_allowed_choices() {
    let refusal = Refusal::NoSuchMargin { said: "33".into() };
    assert_eq!(
        Planetaire::refusal(Lang::Fr, &refusal, &names()),
        "**33** n’est pas une marge\u{a0}: elles vont de 1 à 32."
    );
    assert_eq!(
        Planetaire::refusal(Lang::En, &fired_before(Outcome::Exit(margin(30))), &names()),
        "You’ve already fired from **11**: it came out at 30. Pick another number."
    );
}

#[test]
fn every_glimpse_has_a_sentence() {
    let sky = cells("D3 F5 B7 H1").unwrap();
    let red = Pawn::Colour(0);
    let fired = |outcome, pawn| Glimpse::Fired {
        detector: BOB,
        shot: shot(12, outcome, pawn),
        met: None,
    };
    let met = |outcome, met: &str| Glimpse::Fired {
        detector: BOB,
        shot: shot(12, outcome, red),
        met: Some(cells(met).unwrap_or_default()),
    };
    let all = [
        Glimpse::Drafted { sky },
        Glimpse::Drafted {
            sky: Sky::default(),
        },
        Glimpse::Sealed { hider: ADA },
        Glimpse::Hidden,
        fired(Outcome::Absorbed, Pawn::Black),
        fired(Outcome::Reflected, Pawn::White),
        fired(Outcome::Satellised, red),
        fired(Outcome::Exit(margin(30)), Pawn::Letter('A')),
        fired(Outcome::Exit(margin(10)), red),
        met(Outcome::Absorbed, "D3"),
        met(Outcome::Absorbed, "D3 H1"),
        met(Outcome::Exit(margin(10)), "D3 F5 B7 H1"),
        met(Outcome::Exit(margin(30)), ""),
        Glimpse::Placed {
            detector: BOB,
            cell: cell("D3"),
        },
        Glimpse::Withdrawn {
            detector: BOB,
            cell: cell("D3"),
        },
        Glimpse::Noted { empties: sky },
        Glimpse::Noted {
            empties: Sky::default(),
        },
        Glimpse::Missed {
            detector: BOB,
            missed: 2,
        },
        Glimpse::Ended { detector: BOB },
        Glimpse::Uncovered {
            rounds: vec![full_board(1, ADA, BOB, Stage::Uncovered)],
        },
        Glimpse::Uncovered {
            rounds: both(Stage::Uncovered),
        },
    ];
    for glimpse in &all {
        check_glimpse(glimpse, &names());
        check_glimpse(glimpse, &long_names());
    }
    assert_eq!(
        Planetaire::news(Lang::Fr, &fired(Outcome::Exit(margin(30)), red), &names()),
        "**Bob** a tiré du 12\u{a0}: **sortie en 30**."
    );
    let across = fired(Outcome::Exit(margin(29)), red);
    assert_eq!(
        Planetaire::news(Lang::En, &across, &names()),
        "**Bob** fired from 12: **out at 29**, straight across."
    );
}

#[test]
fn every_pawn_has_its_own_name() {
    for lang in Lang::ALL {
        let colours = (0..8).map(Pawn::Colour);
        let letters = ('A'..='X').map(Pawn::Letter);
        let pawns = [Pawn::Black, Pawn::White].into_iter().chain(colours);
        let mut named: Vec<String> = pawns.chain(letters).map(|each| pawn(lang, each)).collect();
        assert_eq!(named.len(), 34);
        named.sort();
        named.dedup();
        assert_eq!(named.len(), 34, "{named:?}");
    }
}

#[test]
fn solo_scores_are_judged() {
    let verdict = |total: u16| {
        let view = View {
            options: Options::default(),
            seats: 1,
            me: None,
            phase: Phase::Over,
            rounds: 1,
            boards: Vec::new(),
            uncovered: Vec::new(),
            totals: vec![total],
            winners: vec![ADA],
            just_fired: None,
        };
        Planetaire::status(Lang::En, &view, &names())
    };
    for (total, judged) in [(10, "within par"), (15, "a good score (par"), (16, "15 is")] {
        assert!(verdict(total).contains(judged), "{}", verdict(total));
    }
}

#[test]
fn words_are_found_in_any_case_and_without_accents() {
    let fire = [" TIRE ", "shoot", "tirer"].map(Planetaire::parse_word);
    assert_eq!(fire, [Some(Word::GameCommand("fire")); 3]);
    let moved = ["Déplacer", "deplacer", "move"].map(Planetaire::parse_word);
    assert_eq!(moved, [Some(Word::GameCommand("move")); 3]);
    assert_eq!(Planetaire::parse_word("Règles"), Some(Word::Rules));
}
