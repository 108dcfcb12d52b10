//! How fast Contact's rules are on one core: layouts, reachability, a decision, a solo signal.

use divan::{Bencher, black_box};
use games::Day;
use games::contact::{Action, Contact, Difficulty, Options, Practice, Space, Tile};
use games::laws::TestTable;
use games::{Cause, Dice, Seat, Seed, propose, view_for_seat};

const LEVELS: [Difficulty; 2] = [Difficulty::Six, Difficulty::Pro];

fn main() {
    divan::main();
}

fn spaces(level: Difficulty) -> impl Iterator<Item = Space> {
    (0..).map(move |number| {
        let mut dice = Dice::for_event(&Seed::new([5; 32]), number);
        Space::random(level, &mut dice)
    })
}

/// A random layout.
#[divan::bench(args = LEVELS)]
fn layout(bencher: Bencher<'_, '_>, level: &Difficulty) {
    let mut spaces = spaces(*level);
    bencher.bench_local(|| spaces.next());
}

/// Which tiles can be flown to, from every tile.
#[divan::bench(args = LEVELS)]
fn reachability(bencher: Bencher<'_, '_>, level: &Difficulty) {
    let spaces: Vec<Space> = spaces(*level).take(64).collect();
    let mut spaces = spaces.iter().cycle();
    bencher.bench_local(|| {
        let space = spaces.next();
        let legs = space.map(|space| {
            let from = space.tiles();
            from.map(|tile| space.reachable(tile).count())
                .sum::<usize>()
        });
        black_box(legs)
    });
}

/// What is in the way of one leg.
#[divan::bench]
fn blockers(bencher: Bencher<'_, '_>) {
    let space = spaces(Difficulty::Pro).next();
    let planet = Tile::lettered('R').unwrap_or(Tile::EARTH);
    bencher.bench_local(|| {
        let space = black_box(&space).as_ref();
        space.map(|space| space.blockers(Tile::EARTH, planet))
    });
}

/// The start of a solo mission: a layout, and the game master's clearest route.
#[divan::bench(args = LEVELS)]
fn solo_start(bencher: Bencher<'_, '_>, level: &Difficulty) {
    let options = options(*level);
    let mut number = 0;
    bencher.bench_local(|| {
        number += 1;
        let seed = Seed::new([number as u8; 32]);
        let table = TestTable::<Contact>::written(options, 1, Vec::new());
        let done = table.proposed(Cause::Start, &seed);
        done.map(|events| events.len())
    });
}

/// A source's leg, from action to fact, and the view after it.
#[divan::bench]
fn stop(bencher: Bencher<'_, '_>) {
    let seed = Seed::new([6; 32]);
    let table = TestTable::<Contact>::seeded(options(Difficulty::Pro), 3, 6);
    let number = table.events().len() as u64;
    let source = Seat::new(0);
    let seen = table.public().tiles;
    let space = Space::new(seen.iter().map(|seen| seen.at).collect());
    let near = space.and_then(|space| space.reachable(Tile::EARTH).next());
    let stop = || {
        let action = Action::Stop(near.unwrap_or(Tile::EARTH));
        let done = propose::<Contact>(table.state(), &seed, number, Cause::Act(source, action));
        done.map(|done| view_for_seat::<Contact>(&done.after, source))
    };
    assert!(stop().is_ok());
    bencher.bench_local(stop);
}

fn options(level: Difficulty) -> Options {
    Options {
        level,
        showing: games::contact::Showing::Hand,
        practice: Practice::Skipped,
        day: Day::of_millis(0),
    }
}
