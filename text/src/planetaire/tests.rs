//! A sentence for everything, in every language, within the limits, whatever the game does.

use games::planetaire::{
    Action, BoardView, Cell, Equity, Glimpse, Hider, Margin, Options, Order, Outcome, Pawn, Phase,
    Planetaire, RayLaw, Refusal, Reveal, Rounds, Satellites, Score, Shot, Sky, Stage, View, cells,
};
use games::{
    Cause, Game, Seat, Seed, news_for_everyone, news_for_seat, propose, view_for_everyone,
    view_for_seat,
};

use crate::{Lang, Names, Words, escape};

const ADA: Seat = Seat::new(0);
const BOB: Seat = Seat::new(1);

fn names() -> Names {
    let both = vec!["Ada".to_owned(), "Bob".to_owned()];
    Names::new(both.clone(), both)
}

/// The longest names that there can be.
fn long_names() -> Names {
    let plain = vec!["W".repeat(500); 2];
    let shown = vec![escape(&"*".repeat(500)); 2];
    Names::new(plain, shown)
}

#[track_caller]
fn check(sentence: &str, longest: usize) {
    assert!(!sentence.trim().is_empty());
    assert!(!sentence.contains('{'), "{sentence}");
    assert!(!sentence.contains("planetaire-"), "{sentence}");
    assert!(!sentence.contains("  "), "{sentence}");
    assert!(sentence.chars().count() <= longest, "{sentence}");
}

#[track_caller]
fn check_view(view: &View, names: &Names) {
    for lang in Lang::ALL {
        let status = Planetaire::status(lang, view, names);
        check(&status, 600);
        assert!(status.lines().count() <= 4, "{status}");
        // Ours fit without being cut.
        let describe = Planetaire::describe(lang, view, names);
        check(&describe, 3_900);
        assert!(!describe.ends_with('…'), "{describe}");
        let alt = Planetaire::alt(lang, view, names);
        check(&alt, 1_024);
        assert!(!alt.ends_with('…'), "{alt}");
        if view.seats == 1 {
            for solo in [status, describe, alt] {
                assert!(!solo.contains('?') && !solo.contains("Bob"), "{solo}");
            }
        }
    }
}

#[track_caller]
fn check_glimpse(glimpse: &Glimpse, names: &Names) {
    for lang in Lang::ALL {
        check(&Planetaire::news(lang, glimpse, names), 2_000);
        let alt = Planetaire::alt_news(lang, glimpse, names);
        let pictured = matches!(glimpse, Glimpse::Uncovered { .. });
        assert_eq!(alt.is_some(), pictured, "{glimpse:?}");
        if let Some(alt) = alt {
            check(&alt, 1_024);
        }
    }
}

fn cell(name: &str) -> Cell {
    games::planetaire::cell(name).unwrap()
}

fn margin(number: u8) -> Margin {
    Margin::numbered(number).unwrap()
}

fn shot(from: u8, outcome: Outcome, pawn: Pawn) -> Shot {
    Shot {
        margin: margin(from),
        outcome,
        pawn,
    }
}

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
        Refusal::YouHide,
        Refusal::YouDetect,
        Refusal::NotSealedYet,
        Refusal::YouHaveEnded,
        Refusal::MatchOver,
    ];
    for lang in Lang::ALL {
        for refusal in &all {
            check(&Planetaire::refusal(lang, refusal), 300);
        }
        let said = hostile.to_owned();
        let sentence = Planetaire::refusal(lang, &Refusal::NoSuchCell { said });
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
fn a_refusal_says_what_would_be_allowed() {
    let refusal = Refusal::NoSuchMargin { said: "33".into() };
    assert_eq!(
        Planetaire::refusal(Lang::Fr, &refusal),
        "**33** n’est pas une marge\u{a0}: elles vont de 1 à 32."
    );
    assert_eq!(
        Planetaire::refusal(Lang::En, &fired_before(Outcome::Exit(margin(30)))),
        "**11** has been fired from in this round: it came out at 30. Choose a number from which \
         no ray has started; one that is only an exit will do."
    );
}

#[test]
fn every_glimpse_has_a_sentence() {
    let sky = cells("D3 F5 B7 H1").unwrap();
    let red = Pawn::Colour(0);
    let fired = |outcome, pawn| Glimpse::Fired {
        detector: BOB,
        shot: shot(12, outcome, pawn),
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
        "**Bob** a tiré en 12\u{a0}: le rayon est sorti en 30 (marque\u{a0}: rouge)."
    );
}

#[test]
fn every_pawn_has_its_own_name() {
    for lang in Lang::ALL {
        let colours = (0..8).map(Pawn::Colour);
        let letters = ('A'..='X').map(Pawn::Letter);
        let pawns = [Pawn::Black, Pawn::White].into_iter().chain(colours);
        let mut named: Vec<String> = pawns
            .chain(letters)
            .map(|pawn| super::pawn(lang, pawn))
            .collect();
        assert_eq!(named.len(), 34);
        named.sort();
        named.dedup();
        assert_eq!(named.len(), 34, "{named:?}");
    }
}

/// A round with 32 shots that all come out, on numbers that are all marked twice, four misplaced
/// marbles, and everything noted as empty.
fn full_board(number: u8, hider: Seat, detector: Seat, stage: Stage) -> BoardView {
    let sky = cells("D3 F5 B7 H1 G8").unwrap();
    let shots = Margin::all().map(|from| {
        let exit = Margin::numbered(33 - from.number()).unwrap();
        let pawn = match from.number() {
            nth @ 1..=8 => Pawn::Colour(nth - 1),
            nth => Pawn::Letter(char::from(b'A' + nth - 9)),
        };
        shot(from.number(), Outcome::Exit(exit), pawn)
    });
    let uncovered = stage == Stage::Uncovered;
    BoardView {
        number,
        hider: Hider::Seat(hider),
        detector,
        stage,
        shots: shots.collect(),
        pawns: 64,
        marbles: cells("A1 B2 C3 D4 E5").unwrap(),
        // Bob looks: he may see his own sky, and what he noted himself.
        sky: (uncovered || hider == BOB).then_some(sky),
        empties: (!uncovered && detector == BOB).then(|| Sky::of(Cell::all())),
        reveal: uncovered.then_some(Reveal {
            detector,
            sky,
            score: Score {
                pawns: 64,
                withheld: 1,
                misplaced: 4,
            },
            twins: 1_234_567,
        }),
    }
}

fn both(stage: Stage) -> Vec<BoardView> {
    vec![
        full_board(5, ADA, BOB, stage),
        full_board(6, BOB, ADA, stage),
    ]
}

#[test]
fn the_longest_boards_fit() {
    let past = |count: u8| {
        (1..=count)
            .map(|number| full_board(number, ADA, BOB, Stage::Uncovered))
            .collect::<Vec<_>>()
    };
    let options = Options {
        satellites: Satellites::Five,
        rounds: Rounds::Six,
        ..Options::default()
    };
    let view = |phase, boards, uncovered: Vec<BoardView>, winners| View {
        options,
        seats: 2,
        me: Some(BOB),
        phase,
        rounds: 6,
        boards,
        uncovered,
        totals: vec![444, 444],
        winners,
    };
    for stage in [Stage::Detecting, Stage::Ended] {
        let view = view(Phase::Detecting, both(stage), past(4), Vec::new());
        check_view(&view, &names());
        check_view(&view, &long_names());
    }
    for stage in [Stage::Hiding, Stage::Sealed] {
        let mut boards = both(stage);
        for board in &mut boards {
            board.shots.clear();
        }
        check_view(&view(Phase::Hiding, boards, past(4), Vec::new()), &names());
    }
    for winners in [vec![ADA], vec![ADA, BOB]] {
        let view = view(Phase::Over, Vec::new(), past(6), winners);
        check_view(&view, &names());
        check_view(&view, &long_names());
    }
}

/// Plays a match and puts every view and every glimpse into words.
fn evening(options: Options, seats: u8, script: impl Fn(Seat) -> Vec<Action>) {
    let seed = Seed::new([7; 32]);
    let mut state = Planetaire::found(&options, seats);
    let mut number = 0;
    let mut causes = vec![Cause::Start];
    for _ in 0..8 {
        for seat in Seat::all(seats) {
            causes.extend(script(seat).into_iter().map(|wish| Cause::Act(seat, wish)));
        }
    }
    for cause in causes {
        let Ok(proposal) = propose::<Planetaire>(&state, &seed, number, cause) else {
            continue;
        };
        number += proposal.events.len() as u64;
        for event in &proposal.events {
            Planetaire::apply(&mut state, event);
            let public = news_for_everyone::<Planetaire>(&state, event).open();
            public
                .iter()
                .for_each(|glimpse| check_glimpse(glimpse, &names()));
            for seat in Seat::all(seats) {
                let private = news_for_seat::<Planetaire>(&state, event, seat);
                private.map(|news| {
                    news.iter()
                        .for_each(|glimpse| check_glimpse(glimpse, &names()))
                });
            }
        }
        check_view(&view_for_everyone::<Planetaire>(&state).open(), &names());
        for seat in Seat::all(seats) {
            view_for_seat::<Planetaire>(&state, seat).map(|view| check_view(&view, &names()));
        }
    }
    let over = view_for_everyone::<Planetaire>(&state).open();
    assert_eq!(over.phase, Phase::Over, "the script ends every round");
}

fn wishes(_seat: Seat) -> Vec<Action> {
    let marbles = cells("A1 B2 C3").unwrap();
    let mut wishes = vec![
        Action::DraftRandom,
        Action::Toggle(cell("D3")),
        Action::DraftRandom,
    ];
    wishes.extend([Action::Seal, Action::Note(marbles)]);
    wishes.extend(Margin::all().map(Action::Fire));
    wishes.extend([
        Action::PlaceAll(marbles),
        Action::Withdraw(cell("A1")),
        Action::End,
    ]);
    wishes
}

#[test]
fn whole_evenings_are_told() {
    for order in [Order::AtOnce, Order::InTurn] {
        for law in [RayLaw::Planetaire, RayLaw::BlackBox] {
            let options = Options {
                satellites: Satellites::Five,
                rounds: Rounds::Two,
                order,
                law,
                equity: Equity::SameResults,
            };
            evening(options, 2, wishes);
            evening(options, 1, wishes);
        }
    }
}

#[test]
fn options_fit_one_line() {
    for lang in Lang::ALL {
        for seats in [1, 2] {
            for order in [Order::AtOnce, Order::InTurn] {
                for law in [RayLaw::Planetaire, RayLaw::BlackBox] {
                    for equity in [Equity::Exact, Equity::SameResults] {
                        let options = Options {
                            order,
                            law,
                            equity,
                            ..Options::default()
                        };
                        let line = Planetaire::options(lang, &options, seats);
                        check(&line, 150);
                        assert_eq!(line.lines().count(), 1);
                    }
                }
            }
        }
        check(&Planetaire::title(lang), 32);
        check(&Planetaire::pitch(lang), 150);
    }
}

#[test]
fn help_pages_are_short() {
    for lang in Lang::ALL {
        let pages = Planetaire::help(lang);
        assert!(pages.len() > 8);
        for page in pages {
            check(&page.title, 100);
            check(&page.body, 1_900);
        }
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
        };
        Planetaire::status(Lang::En, &view, &names())
    };
    for (total, judged) in [
        (10, "as good as par"),
        (15, "a fine human score"),
        (16, "15 is"),
    ] {
        assert!(verdict(total).contains(judged), "{}", verdict(total));
    }
}
