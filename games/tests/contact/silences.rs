//! What the rules do for those who let their time pass.

use games::contact::{Action, Difficulty, Ending, Options, Signal, Source, Stake};

use super::table::{ADA, BOB, CLEO, Table, at_once};

#[test]
fn silence_in_practice_starts_the_mission() {
    let mut table = Table::start(Options::default(), 2);
    table.silent(ADA);
    assert_eq!(table.round().number, 1);
}

#[test]
fn silent_source_has_its_complete_take_sent() {
    let mut table = Table::start(at_once(Difficulty::Two), 3);
    let route = table.route(1);
    let legs = route.len();
    table.act(ADA, Action::Plan(route));
    for _ in 0..legs {
        table.press(ADA, 100).press(ADA, 700);
    }
    table.silent(ADA);
    assert_eq!(table.round().sent.len(), 1);
    assert_eq!(table.due(), [BOB]);
    // Asked for a repeat, and silent in the middle of a take: the last one is played again.
    table
        .act(BOB, Action::AskRepeat)
        .press(ADA, 100)
        .silent(ADA);
    let sent = table.round().sent;
    assert_eq!((sent.len(), &sent[0]), (2, &sent[1]));
    assert_eq!(table.round().transmissions_left, 1);
}

#[test]
fn source_that_sent_nothing_is_replaced() {
    let mut table = Table::start(at_once(Difficulty::Two), 3);
    let signal = table.round().signal;
    let route = table.route(1);
    table
        .act(ADA, Action::Plan(route))
        .press(ADA, 10)
        .silent(ADA);
    assert_eq!(table.round().source, Source::Seat(BOB));
    // The same round and the same card, and nothing is left of the old source's plans.
    assert_eq!((table.round().number, table.round().signal), (1, signal));
    assert_eq!(table.console().route.legs(), 0);
    assert_eq!(table.seen_by(ADA).console, None);
    assert_eq!(table.round().crew, [CLEO, ADA]);
    table.silent(BOB);
    assert_eq!(table.public().fuel, 6);
    // When it has gone all round, contact costs a fuel.
    table.silent(CLEO);
    assert_eq!((table.source(), table.public().fuel), (ADA, 5));
    assert_eq!(table.round().stake, Stake::InPlay);
    table.transmit(1).finds();
    assert_eq!(table.source(), BOB);
}

#[test]
fn replaced_pro_source_gets_its_card_back() {
    let mut table = Table::start(at_once(Difficulty::Pro), 2);
    table.act(ADA, Action::Choose(Signal::Four)).silent(ADA);
    assert_eq!((table.source(), table.round().signal), (BOB, None));
    assert_eq!(table.public().signals, Signal::pack());
}

#[test]
fn silent_guesser_is_skipped() {
    let mut table = Table::start(at_once(Difficulty::Six), 3);
    table.transmit(1).silent(BOB);
    assert_eq!((table.guesser(), table.public().fuel), (CLEO, 6));
    table.silent(CLEO);
    // The whole crew let it pass: a fuel, but no card, as no one was wrong.
    assert_eq!((table.guesser(), table.public().fuel), (BOB, 5));
    assert_eq!(table.round().stake, Stake::InPlay);
    table.silent(BOB).misses();
    assert_eq!(table.public().fuel, 4);
    table.silent(BOB);
    assert_eq!(table.public().fuel, 4);
    for _ in 0..40 {
        if table.ending().is_none() {
            let due = table.due();
            assert_eq!(due.len(), 1);
            table.silent(due[0]);
        }
    }
    assert!(matches!(table.ending(), Some(Ending::Lost { .. })));
}
