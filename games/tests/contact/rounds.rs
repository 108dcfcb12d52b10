//! Whole missions: who guesses, what a wrong guess costs, how they end.

use games::contact::{
    Action, BEST, Difficulty, Ending, Options, Phase, Refusal, Routes, Signal, Source, Stake,
    Standing, Tile, TileKind, TileSide, Unfit, tile,
};

use super::table::{ADA, BOB, CLEO, DAN, EVE, Table, at_once};

#[test]
fn only_the_target_is_secret_in_a_new_round() {
    for (level, up) in [
        (Difficulty::One, 1),
        (Difficulty::Two, 2),
        (Difficulty::Six, 6),
    ] {
        let table = Table::start(at_once(level), 3);
        let seen = table.public();
        assert_eq!(seen.tiles.len(), 19);
        assert_eq!((seen.rocket, seen.fuel), (Tile::EARTH, 6));
        // C12: one signal card and one planet more; C1: the Earth is no target.
        assert_eq!(seen.signals.len(), 11);
        assert!(seen.round.unwrap().signal.is_some());
        assert_eq!(table.possible().len(), up + 1);
        for seen in seen.tiles {
            let possible = seen.standing == Standing::Possible;
            let planet_up = seen.tile.kind() == TileKind::Planet && seen.face == TileSide::Up;
            assert_eq!(possible, planet_up);
        }
        assert!(table.possible().contains(&table.target()));
        assert_eq!(table.seen_by(BOB).console, None);
    }
}

#[test]
fn crew_guesses_clockwise_and_source_rotates() {
    let mut table = Table::start(at_once(Difficulty::Six), 5);
    assert_eq!(table.round().crew, [BOB, CLEO, DAN, EVE]);
    let mut guessers = Vec::new();
    table.transmit(1);
    for _ in 0..5 {
        guessers.push(table.guesser());
        table.misses();
    }
    // C7: round and round.
    assert_eq!(guessers, [BOB, CLEO, DAN, EVE, BOB]);
    assert_eq!(table.public().fuel, 1);
    table.finds();
    let past = &table.public().past[0];
    assert_eq!((past.finder, past.stake), (Some(CLEO), Stake::Forfeited));
    assert_eq!((past.wrong.len(), past.transmissions), (5, 1));
    for source in [BOB, CLEO, DAN, EVE, ADA] {
        assert_eq!((table.source(), table.due()), (source, vec![source]));
        table.transmit(1).finds();
    }
    // C9: two play, and the single crew member guesses on.
    let mut pair = Table::start(at_once(Difficulty::Six), 2);
    pair.transmit(1).misses();
    assert_eq!(pair.guesser(), BOB);
}

#[test]
fn first_wrong_guess_also_costs_the_card() {
    let mut table = Table::start(at_once(Difficulty::Six), 3);
    table.transmit(1);
    assert_eq!(table.round().stake, Stake::InPlay);
    table.misses();
    assert_eq!(
        (table.round().stake, table.public().fuel),
        (Stake::Forfeited, 5)
    );
    table.misses();
    assert_eq!(table.public().fuel, 4);
    table.finds();
    assert_eq!((table.public().score, table.public().won.len()), (0, 0));
    let signal = table.round().signal.unwrap();
    table.transmit(1).finds();
    assert_eq!(table.public().won, [signal]);
    assert_eq!(table.public().score, signal.points());
}

#[test]
fn only_possible_targets_may_be_guessed() {
    let mut table = Table::in_rows(3, "C I O", "I");
    let at = |name: &str| tile(name).unwrap();
    let not = |name: &str, unfit| Refusal::NotATarget {
        tile: at(name),
        unfit,
    };
    let guess = |name: &str| Action::Guess(at(name));
    table
        .transmit(1)
        .refuses(BOB, guess("0"), not("0", Unfit::NoPlanet))
        .refuses(BOB, guess("S"), not("S", Unfit::NoPlanet))
        .refuses(BOB, guess("A"), not("A", Unfit::FaceDown))
        .refuses(CLEO, guess("C"), Refusal::NotGuesser { guesser: BOB })
        .refuses(ADA, guess("C"), Refusal::YouAreSource)
        .act(BOB, guess("C"))
        // C8.
        .refuses(CLEO, guess("C"), Refusal::AlreadyWrong { tile: at("C") })
        .act(CLEO, guess("I"));
    assert_eq!(table.public().rocket, at("I"));
    table
        .transmit(1)
        .refuses(CLEO, guess("I"), not("I", Unfit::Reached));
    let reached = table.public().tiles.into_iter();
    let reached = reached.filter(|seen| seen.standing == Standing::Reached);
    assert_eq!(reached.map(|seen| seen.tile).collect::<Vec<_>>(), [at("I")]);
    // Named in vain in the last round, C is possible again.
    assert!(table.possible().contains(&at("C")));
}

#[track_caller]
fn check_win(level: Difficulty, seats: u8, misses: u8, next: Option<Difficulty>) {
    let mut table = Table::start(at_once(level), seats);
    let mut won = 0;
    for number in 1..=12 {
        assert_eq!(table.round().number, number);
        if number <= misses {
            table.transmit(1).misses();
        } else {
            won += table.round().signal.unwrap().points();
            table.transmit(1);
        }
        table.finds();
    }
    let certificate = None;
    assert_eq!(table.ending(), Some(Ending::Won { next, certificate }));
    let seen = table.public();
    assert_eq!(
        (seen.phase, seen.score, seen.round),
        (Phase::Over, won, None)
    );
    assert_eq!(seen.fuel, 6 - misses);
    assert!(seen.signals.is_empty());
    let everyone: Vec<_> = games::Seat::all(seats).collect();
    assert_eq!(table.winners(), Some(everyone));
    table.refuses(ADA, Action::Send, Refusal::MissionOver);
    if misses == 0 {
        assert_eq!(won, BEST);
    }
}

#[test]
fn twelve_found_planets_win() {
    // C11: three fuel left invite to the next level.
    check_win(Difficulty::Two, 2, 0, Some(Difficulty::Three));
    check_win(Difficulty::One, 5, 3, Some(Difficulty::Two));
    check_win(Difficulty::Three, 3, 4, None);
    // At level 6 the twelfth round turns the last planet.
    check_win(Difficulty::Six, 4, 0, Some(Difficulty::Pro));
}

#[test]
fn mission_without_fuel_is_lost_even_in_the_last_round() {
    let mut table = Table::start(at_once(Difficulty::Six), 3);
    table.transmit(1);
    for _ in 0..5 {
        table.misses();
    }
    for _ in 0..11 {
        table.finds().transmit(1);
    }
    assert_eq!(table.round().number, 12);
    let target = table.target();
    table.misses();
    // C10; where the signal came from is uncovered.
    let target = Some(target);
    assert_eq!(table.ending(), Some(Ending::Lost { target }));
    assert_eq!(table.winners(), Some(Vec::new()));
    assert_eq!(table.public().phase, Phase::Over);
}

#[test]
fn signal_pack_has_twelve_cards() {
    let pack = Signal::pack();
    let points: Vec<u8> = pack.iter().map(|card| card.points()).collect();
    assert_eq!(points, [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
    assert_eq!(points.iter().sum::<u8>(), BEST);
    for card in pack {
        assert_eq!(Signal::from_points(card.points()), Some(card));
    }
    assert_eq!(
        (Signal::from_points(0), Signal::from_points(7)),
        (None, None)
    );
    let solo = Table::start(at_once(Difficulty::One), 1);
    assert_eq!(solo.round().source, Source::GameMaster);
}

#[test]
fn answer_of_a_guess_shows_what_everyone_may_know() {
    let seen = |table: &Table| {
        let all = table.public().last_answer();
        for seat in [ADA, BOB, CLEO] {
            let view = table.seen_by(seat);
            let plans = view.console.as_ref().is_some_and(|it| !it.route.is_empty());
            // Who has planned the next flight has seen it.
            let is_over = all.as_ref().is_some_and(|answer| answer.is_right);
            match plans && is_over {
                true => assert_eq!(view.last_answer(), None),
                false => assert_eq!(view.last_answer(), all),
            }
        }
        all
    };
    for routes in [Routes::Shown, Routes::Kept] {
        let mut table = Table::start(
            Options {
                routes,
                ..at_once(Difficulty::Six)
            },
            3,
        );
        assert_eq!(seen(&table), None);
        table.transmit(2);
        assert_eq!(seen(&table), None);
        table.misses();
        let wrong = seen(&table).unwrap();
        let named = table.round().wrong[0];
        // No one may measure a person's pace.
        assert_eq!(wrong.stops, [Tile::EARTH, named]);
        assert!(wrong.hops.is_empty() && !wrong.is_right);
        table.act(table.guesser(), Action::AskRepeat);
        assert_eq!(seen(&table), None);
        table.transmit(2);
        assert_eq!(seen(&table), None);
        table.finds();
        let right = seen(&table);
        let past = &table.public().past[0];
        let way = || {
            [past.from]
                .iter()
                .chain(past.route.tiles())
                .copied()
                .collect::<Vec<_>>()
        };
        match routes {
            Routes::Kept => assert_eq!(right, None),
            _ => assert!(right.is_some_and(|it| it.is_right && it.stops == way())),
        }
        table.transmit(1);
        assert_eq!(seen(&table).is_some(), routes != Routes::Kept);
        table.act(table.guesser(), Action::AskRepeat);
        assert_eq!(seen(&table), None);
    }
}
