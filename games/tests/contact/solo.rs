//! Solo: the game master is the source.

use games::contact::{
    Action, Contact, Difficulty, Ending, HandStage, Millis, Options, Phase, Refusal, Rings, Routes,
    Solo, Source, SpacePoint, Stake, Tile,
};
use games::{PuzzleDay, Sampled, Spoken};

use super::table::{ADA, Table, at_once};

/// The options of a mission in which only the game master flies.
fn listening(level: Difficulty) -> Options {
    Options {
        solo: Solo::Listening,
        ..at_once(level)
    }
}

/// Names planet after planet until the round is over; returns how often in vain.
fn find(table: &mut Table) -> usize {
    let number = table.public().past.len();
    for planet in table.possible() {
        table.act(ADA, Action::Guess(planet));
        if table.public().past.len() > number || table.ending().is_some() {
            break;
        }
    }
    table
        .public()
        .past
        .get(number)
        .map_or(0, |past| past.wrong.len())
}

#[test]
fn game_master_transmits_immediately() {
    for level in Difficulty::ALL {
        let mut table = Table::start(at_once(level), 1);
        let round = table.round();
        assert_eq!(round.source, Source::GameMaster);
        assert_eq!(round.sent.len(), 1);
        assert!(round.signal.is_some());
        assert_eq!(table.public().phase, Phase::Guessing);
        assert_eq!(table.due(), [ADA]);
        assert_eq!(table.seen_by(ADA).console, None);
        table.act(ADA, Action::AskRepeat);
        let sent = table.round().sent;
        assert_eq!((sent.len(), &sent[0]), (2, &sent[1]));
        let source = Source::GameMaster;
        table.refuses(ADA, Action::Send, Refusal::NotSource { source });
    }
}

#[test]
fn solo_mission_continues_after_each_round() {
    let mut table = Table::start(listening(Difficulty::One), 1);
    let vain = find(&mut table);
    let past = &table.public().past[0];
    let stake = if vain == 0 {
        Stake::Won
    } else {
        Stake::Forfeited
    };
    assert_eq!(past.stake, stake);
    assert_eq!(table.round().source, Source::GameMaster);
    assert_eq!(table.round().sent.len(), 1);
}

#[test]
fn game_master_shows_its_pace_in_practice() {
    let mut table = Table::start(Options::default(), 1);
    let space = table.space();
    let from = Tile::EARTH;
    let mut flights: Vec<u64> = Vec::new();
    for to in space.reachable(from) {
        table.act(ADA, Action::Practise { from, to });
        flights.push(table.public().flown.last().unwrap().rhythm.length().get());
    }
    // The same distance, the same time: back takes as long as there.
    let to = space.reachable(from).next().unwrap();
    table.act(ADA, Action::Practise { from: to, to: from });
    let back = table.public().flown.last().unwrap().rhythm.length().get();
    assert_eq!(back, flights[0]);
    table.act(ADA, Action::Begin);
    assert_eq!(table.round().sent.len(), 1);
}

#[test]
fn signal_of_the_day_flies_once_and_leaves_three_guesses() {
    let options = Contact::puzzle(PuzzleDay(20_785)).unwrap();
    let mut other = Table::start(options, 1);
    find(&mut other);
    let target = match other.ending() {
        Some(Ending::Lost { target }) => target.unwrap(),
        _ => other.public().past[0].target,
    };
    for right in 1..=4 {
        let mut table = Table::start(options, 1);
        let planets = table.possible();
        assert_eq!((planets.len(), table.public().fuel), (5, 3));
        table.refuses(ADA, Action::AskRepeat, Refusal::NoRepeatLeft);
        let wrong = planets.into_iter().filter(|planet| *planet != target);
        for planet in wrong.take(right - 1) {
            assert_eq!(table.ending(), None);
            assert!(
                table.seen_by(ADA).last_flight().is_some(),
                "to be seen again"
            );
            table.act(ADA, Action::Guess(planet));
            if table.ending().is_none() {
                let answer = table.public().last_answer().unwrap();
                assert_eq!(answer.stops.last(), Some(&planet));
                assert_eq!(answer.heard.len(), answer.hops.len());
            }
            assert_eq!(table.round().transmissions_left, 0);
        }
        if right <= 3 {
            table.act(ADA, Action::Guess(target));
            let won = Ending::Won {
                next: None,
                certificate: None,
            };
            assert_eq!(table.ending(), Some(won));
            assert_eq!(Contact::result(&table.public()), Some(right as u16));
        } else {
            let target = Some(target);
            assert_eq!(table.ending(), Some(Ending::Lost { target }));
            assert_eq!(Contact::result(&table.public()), None);
        }
        assert!(table.public().won.is_empty() && table.public().past.len() < 2);
    }
}

#[test]
fn every_hop_has_a_ring_at_first_and_its_route_is_shown_once_the_round_is_over() {
    let mut table = Table::start(listening(Difficulty::One), 1);
    for number in 1..=7 {
        let view = table.seen_by(ADA);
        let hops = table.round().sent[0].landings();
        let (rings, shown) = match number {
            1 | 2 => (Some(Rings::EachHop), hops),
            _ if hops > 1 => (Some(Rings::FirstHop), 1),
            3..=5 => (Some(Rings::Second), 0),
            _ => (None, 0),
        };
        let second = view.second().map(|second| second.from);
        let is_by_eye = number > 2 && hops == 1;
        assert_eq!(second, is_by_eye.then_some(view.rocket), "{number}");
        let reaches = view.last_flight().unwrap().reaches;
        assert_eq!((view.rings(), reaches.len()), (rings, shown), "{number}");
        find(&mut table);
        let past = table.public().past.pop().unwrap();
        assert_eq!(past.from, view.rocket);
        assert_eq!(
            (past.route.legs(), past.route.last()),
            (hops, Some(past.target))
        );
        let answer = table.public().last_answer().unwrap();
        assert!(answer.is_right && answer.stops == table.public().last_route());
        // The flight is among those that the rings show.
        let starts = std::iter::once(&past.from).chain(past.route.tiles());
        for (start, rings) in starts.zip(reaches) {
            assert!(rings.iter().any(|ring| ring.from == *start), "{number}");
        }
        // The stop is among those that may be supposed, and from there a ring leads on.
        let stops = view.first_stops();
        assert_eq!(stops.is_empty(), view.rings() != Some(Rings::FirstHop));
        if !stops.is_empty() {
            let stop = past.route.tiles()[0];
            assert!(stops.contains(&stop) && stops.len() <= 3, "{number}");
            assert_eq!(view.supposed(stop).unwrap()[1][0].from, stop);
            assert_eq!(view.supposed(past.target), None);
        }
    }
    let kept = Options {
        routes: Routes::Kept,
        ..listening(Difficulty::One)
    };
    let mut table = Table::start(kept, 1);
    find(&mut table);
    assert!(table.public().last_route().is_empty());
    let old = r#"{"level":"Two","showing":"Hand","practice":"Skipped","day":0}"#;
    let old: Options = serde_json::from_str(old).unwrap();
    assert_eq!(old.routes, Routes::Kept, "its journal must still be right");
    assert_eq!(
        old.solo,
        Solo::Listening,
        "so must that of who played alone"
    );
}

/// Flies these stops and the target, at so many milliseconds a unit; returns the target.
fn fly(table: &mut Table, stops: &[Tile], pace: u64) -> Tile {
    let console = table.seen_by(ADA).console.unwrap();
    let route: Vec<Tile> = stops.iter().copied().chain([console.target]).collect();
    table.act(ADA, Action::Plan(route.clone()));
    let space = table.space();
    let mut now = 1_000;
    let mut press = |table: &mut Table, wait: u64| {
        now += wait;
        let known = table.seen_by(ADA).own_take().unwrap().presses().len();
        let at = Millis::new(now);
        table.act(ADA, Action::Press { at, known });
    };
    let mut from = console.start;
    for to in route {
        let [one, other]: [SpacePoint; 2] = [from, to].map(|tile| space.centre(tile).unwrap());
        let (x, y) = (f64::from(one.x - other.x), f64::from(one.y - other.y));
        press(table, 700);
        press(table, ((x.hypot(y) - 350.0) * pace as f64 / 100.0) as u64);
        from = to;
    }
    table.act(ADA, Action::Send);
    console.target
}

/// A way to the target: straight, or by one stop.
fn way(table: &Table) -> Option<Vec<Tile>> {
    let console = table.seen_by(ADA).console?;
    let space = table.space();
    let leads = |stop: &Tile| {
        let free = space.is_free(console.start, *stop) && space.is_free(*stop, console.target);
        free && *stop != console.target
    };
    match space.is_free(console.start, console.target) {
        true => Some(Vec::new()),
        false => space.tiles().find(leads).map(|stop| vec![stop]),
    }
}

#[test]
fn who_plays_alone_takes_turns_with_the_game_master() {
    let mut table = Table::start(at_once(Difficulty::One), 1);
    let (mut right, mut wrong) = (0, 0);
    while table.ending().is_none() {
        let number = table.public().past.len();
        if number.is_multiple_of(2) {
            assert_eq!(table.round().source, Source::GameMaster);
            find(&mut table);
            continue;
        }
        assert_eq!(table.round().source, Source::Seat(ADA));
        assert_eq!(
            (table.public().phase, table.due()),
            (Phase::Transmitting, vec![ADA])
        );
        let Some(stops) = way(&table) else { break };
        let fuel = table.public().fuel;
        let target = fly(&mut table, &stops, 260);
        if table.public().past.len() > number {
            // It is named at once, and the game master flies next.
            let past = &table.public().past[number];
            assert_eq!((past.finder, past.target), (None, target));
            right += 1;
            continue;
        }
        wrong += 1;
        assert_eq!(table.public().fuel, fuel - 1);
        if table.ending().is_none() {
            // It is flown once more; she alone is shown why.
            let seen = table.seen_by(ADA);
            let console = seen.console.as_ref().unwrap();
            assert_eq!(console.hand, HandStage::NoRoute);
            assert_eq!(console.flown.last(), Some(target));
            let named = table.round().wrong.last().copied();
            assert_eq!(seen.last_answer().unwrap().stops.last().copied(), named);
            assert!(seen.misheard().is_some() && table.public().misheard().is_none());
        }
    }
    assert!(right >= 3 && wrong <= 3, "{right} right, {wrong} wrong");
}

#[test]
fn game_master_flies_when_who_plays_alone_lets_their_time_pass() {
    let mut table = Table::start(at_once(Difficulty::Two), 1);
    find(&mut table);
    let fuel = table.public().fuel;
    table.silent(ADA);
    let round = table.round();
    assert_eq!((round.source, round.sent.len()), (Source::GameMaster, 1));
    assert_eq!(table.public().fuel, fuel - 1);
    find(&mut table);
    assert_eq!(table.round().source, Source::Seat(ADA));
}
