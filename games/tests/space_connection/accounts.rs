//! Whole hunts of Space Connection by chance, held against a naive account of the same launches:
//! what is found, empty, lost, lit by beams, complete, paid and left.

use std::collections::BTreeSet;

use crate::table::{ADA, BOB, Hunts, Table};
use games::space_connection::{
    Action, Chart, Complete, Emitters, End, Launch, Options, Phase, Piece, Position, Positions,
    SpaceConnection, View, random_sky, systems,
};
use games::{Cause, Dice, Seed, propose};

/// What one hunter's launches amount to, told the naive way.
#[derive(Default)]
struct Account {
    shown: BTreeSet<Position>,
    emitters: Vec<Position>,
    beams: usize,
    wrecks: Vec<(Piece, Position)>,
    spent: [usize; 4],
}

impl Account {
    fn tell(&mut self, sky: Positions, launch: Launch) {
        let piece = launch.piece();
        let (at, reach): (Position, Vec<Position>) = match launch {
            Launch::Scout(at) => (at, vec![at]),
            Launch::Ship(at) => (at, beside(at).chain([at]).collect()),
            Launch::SuperShip(at) => (at, at.triangle().unwrap().iter().collect()),
            Launch::Lasers(emitters) => {
                for new in emitters.positions() {
                    for &old in &self.emitters {
                        if let Some(beam) = old.segment(new) {
                            self.beams += 1;
                            self.shown.extend(beam.iter());
                        }
                    }
                    self.emitters.push(new);
                    self.spent[index(piece)] += 1;
                }
                return;
            }
        };
        self.shown.extend(reach);
        if !sky.has(at) {
            self.wrecks.push((piece, at));
            self.spent[index(piece)] += 1;
        }
    }
}

fn beside(at: Position) -> impl Iterator<Item = Position> {
    Position::all().filter(move |other| at.neighbours().has(*other))
}

fn index(piece: Piece) -> usize {
    Piece::ALL.iter().position(|&each| each == piece).unwrap()
}

/// Some launch that the rules allow.
fn by_chance(chart: &Chart, dice: &mut Dice) -> Launch {
    let mut one_of = |among: Positions| {
        let drawn = dice.below(u32::from(among.count())) as usize;
        among.iter().nth(drawn)
    };
    loop {
        let piece = one_of(Positions::new(Position::all().take(4))).map_or(0, u8::from);
        let piece = Piece::ALL[usize::from(piece)];
        let Some(at) = one_of(chart.targets(piece)) else {
            continue;
        };
        return match piece {
            Piece::Scout => Launch::Scout(at),
            Piece::Ship => Launch::Ship(at),
            Piece::SuperShip => Launch::SuperShip(at),
            Piece::Laser if chart.partners(None).has(at) => Launch::Lasers(Emitters::One(at)),
            Piece::Laser => match one_of(chart.partners(Some(at))) {
                Some(other) => Launch::Lasers(Emitters::Two(at, other)),
                None => continue,
            },
        };
    }
}

/// Holds one board against the account of its launches.
#[track_caller]
fn check(view: &View, account: &Account, board: usize, sky: Positions) {
    let chart = &view.boards[board].chart;
    let shown = Positions::new(account.shown.iter().copied());
    assert_eq!(chart.found, shown.common(sky));
    assert_eq!(chart.empty, shown.minus(sky));
    assert_eq!(
        chart.emitters,
        Positions::new(account.emitters.iter().copied())
    );
    assert_eq!(chart.beams.len(), account.beams);
    let wrecks: Vec<_> = chart
        .lost
        .iter()
        .map(|lost| (lost.piece, lost.at))
        .collect();
    assert_eq!(wrecks, account.wrecks);

    let complete: BTreeSet<Vec<Position>> = chart
        .complete
        .iter()
        .map(|complete| complete.system.iter().collect())
        .collect();
    let expected: BTreeSet<Vec<Position>> = systems(sky)
        .into_iter()
        .filter(|&system| chart.found.has_all(system))
        .map(|system| system.iter().collect())
        .collect();
    assert_eq!(complete, expected);
    assert_eq!(complete.len(), chart.complete.len(), "none is marked twice");

    for (piece, full) in Piece::ALL.into_iter().zip([30, 10, 5, 5]) {
        let paid = |done: &&Complete| done.paid == Some(piece);
        let paid = chart.complete.iter().filter(paid).count();
        let left = usize::from(chart.stock.number_left(piece));
        assert_eq!(left + paid + account.spent[index(piece)], full, "{piece:?}");
    }
}

#[test]
fn every_launch_is_accounted_for() {
    for number in 0..60 {
        let mut dice = Dice::for_event(&Seed::new([3; 32]), number);
        let skies = [random_sky(&mut dice), random_sky(&mut dice)];
        let mut table = Table::seeded(Options::default(), 2, number as u8);
        table
            .act(ADA, Action::Draft(skies[0]))
            .act(ADA, Action::Seal);
        table
            .act(BOB, Action::Draft(skies[1]))
            .act(BOB, Action::Seal);
        let mut accounts = [Account::default(), Account::default()];
        while table.public().phase == Phase::Hunting {
            let hunter = table.due()[0];
            let launch = by_chance(&table.chart(hunter), &mut dice);
            table.send(hunter, launch);
            // Ada hunts in the second space, Bob in the first.
            let board = 1 - hunter.index();
            accounts[board].tell(skies[board], launch);
            check(&table.public(), &accounts[board], board, skies[board]);
        }
        let over = table.public();
        let nine = over
            .boards
            .iter()
            .any(|board| board.chart.complete.len() == 9);
        let expected = if nine {
            End::Discovered
        } else {
            End::Exhausted
        };
        assert_eq!(over.end, Some(expected));
        assert_eq!(over.boards[0].sky, Some(skies[0]));
    }
}

#[test]
fn targets_are_exactly_the_allowed_launches() {
    for number in 0..6 {
        let mut dice = Dice::for_event(&Seed::new([2; 32]), number);
        let mut table = Table::start(Options::default(), 1);
        while table.public().phase == Phase::Hunting {
            let chart = table.chart(ADA);
            let state = table.state();
            let allowed = |launch| {
                let cause = Cause::Act(ADA, Action::Launch(launch));
                propose::<SpaceConnection>(state, &Seed::new([0; 32]), 0, cause).is_ok()
            };
            for at in Position::all() {
                assert_eq!(
                    allowed(Launch::Scout(at)),
                    chart.targets(Piece::Scout).has(at)
                );
                assert_eq!(
                    allowed(Launch::Ship(at)),
                    chart.targets(Piece::Ship).has(at)
                );
                let centre = chart.targets(Piece::SuperShip).has(at);
                assert_eq!(allowed(Launch::SuperShip(at)), centre);
                let one = Emitters::One(at);
                let pairs =
                    chart.stock.number_left(Piece::Laser) > 0 && chart.partners(None).has(at);
                assert_eq!(allowed(Launch::Lasers(one)), pairs);
            }
            table.send(ADA, by_chance(&chart, &mut dice));
        }
    }
}
