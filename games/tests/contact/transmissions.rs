//! The hand: takes, what the crew gets of them, repeats.

use games::contact::{Action, HandStage, Hop, Millis, Phase, Refusal, Rhythm, Take, tile, tiles};

use super::table::{ADA, BOB, CLEO, Table};

fn planned() -> Table {
    let mut table = Table::in_rows(3, "C I O", "C");
    table.act(ADA, Action::Plan(tiles("I C").unwrap()));
    table
}

fn at(millis: u64) -> Action {
    Action::Press {
        at: Millis::new(millis),
        // The button has changed by then.
        known: usize::MAX,
    }
}

fn rhythm(hops: &[(u64, u64)]) -> Rhythm {
    let hops = hops.iter().map(|&(pause, flight)| Hop {
        pause: Millis::new(pause),
        flight: Millis::new(flight),
    });
    Rhythm::new(hops.collect())
}

#[test]
fn crew_receives_only_the_recorded_rhythm() {
    let mut table = planned();
    let before = table.seen_by(BOB);
    table
        .act(ADA, at(5_000))
        .act(ADA, at(5_730))
        .act(ADA, at(6_001))
        .act(ADA, at(7_999));
    // Until it is sent, no one but the source sees anything of it.
    assert_eq!(table.seen_by(BOB), before);
    assert_eq!(table.public().console, None);
    assert_eq!(table.console().hand, HandStage::Ready);
    table.act(ADA, Action::Send);
    // C27: the pauses are part of it.
    assert_eq!(table.round().sent, [rhythm(&[(0, 730), (271, 1_998)])]);
    let seen = table.seen_by(BOB);
    assert_eq!(seen.phase, Phase::Guessing);
    assert_eq!((seen.console, seen.round.unwrap().marker), (None, None));
    // The source still sees what it sent.
    let console = table.console();
    assert_eq!(console.hand, HandStage::Sent);
    assert_eq!(console.route.tiles(), tiles("I C").unwrap());
}

#[test]
fn take_can_be_dropped_and_restarted() {
    let mut table = planned();
    table
        .refuses(ADA, Action::Drop, Refusal::TakeEmpty)
        .act(ADA, at(5_000));
    assert_eq!(table.console().hand, HandStage::Lands);
    table
        .act(ADA, at(5_100))
        .refuses(
            ADA,
            Action::Send,
            Refusal::TakeUnfinished {
                landings: 1,
                legs: 2,
            },
        )
        .act(ADA, Action::Drop);
    assert_eq!(table.console().hand, HandStage::TakesOff);
    table
        .act(ADA, at(9_000))
        .act(ADA, at(9_500))
        .act(ADA, at(9_600))
        .refuses(ADA, at(9_600), Refusal::PressedTwice)
        .refuses(
            ADA,
            at(129_001),
            Refusal::TakeTooLong {
                longest: Take::LONGEST,
            },
        )
        .act(ADA, at(9_900))
        .refuses(ADA, at(9_950), Refusal::TakeFull)
        .act(ADA, Action::Send);
    // Only what was sent counts as a transmission (C4).
    assert_eq!(table.round().sent, [rhythm(&[(0, 500), (100, 300)])]);
    assert_eq!(table.round().transmissions_left, 2);
}

#[test]
fn new_route_drops_the_take() {
    let mut table = planned();
    table.act(ADA, at(5_000)).act(ADA, Action::BackUp);
    assert!(table.console().take.is_empty());
    let target = tile("C").unwrap();
    let end = tile("I").unwrap();
    let unfinished = Refusal::RouteUnfinished { end, target };
    table
        .refuses(ADA, at(6_000), unfinished.clone())
        .refuses(ADA, Action::Send, unfinished);
}

#[test]
fn only_the_guesser_may_ask_for_repeats() {
    let mut table = planned();
    let await_it = Refusal::AwaitTransmission {
        source: games::contact::Source::Seat(ADA),
    };
    table
        .refuses(BOB, Action::AskRepeat, await_it.clone())
        .transmit(2)
        // C5.
        .refuses(
            CLEO,
            Action::AskRepeat,
            Refusal::NotGuesser { guesser: BOB },
        )
        .refuses(ADA, Action::AskRepeat, Refusal::YouAreSource)
        .refuses(ADA, Action::Send, Refusal::CrewDecides { guesser: BOB })
        .act(BOB, Action::AskRepeat);
    assert_eq!(table.due(), [ADA]);
    // The route is kept, but may be changed (C4).
    assert_eq!(table.console().route.legs(), 2);
    table
        .refuses(BOB, Action::Guess(tile("C").unwrap()), await_it)
        .transmit(3)
        .act(BOB, Action::AskRepeat)
        .transmit(1)
        .refuses(BOB, Action::AskRepeat, Refusal::NoRepeatLeft);
    let landings: Vec<usize> = table.round().sent.iter().map(Rhythm::landings).collect();
    assert_eq!(landings, [2, 3, 2]);
    // After a wrong guess up to three again.
    table.misses();
    assert_eq!(table.round().transmissions_left, 3);
    for _ in 0..3 {
        table.act(CLEO, Action::AskRepeat).transmit(1);
    }
    table.refuses(CLEO, Action::AskRepeat, Refusal::NoRepeatLeft);
}

#[test]
fn only_the_source_may_press() {
    let mut table = planned();
    let source = games::contact::Source::Seat(ADA);
    for action in [at(5), Action::Send, Action::Drop, Action::BackUp] {
        table.refuses(BOB, action, Refusal::NotSource { source });
    }
}
