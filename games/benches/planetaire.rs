//! How fast the rules are on one core: rays, a decision, and the search for twins.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use games::laws::TestTable;
use games::planetaire::{
    Action, Margin, Options, Order, Planetaire, RayLaw, Rounds, Sky, chart, twins,
};
use games::{Cause, Dice, Seat, Seed, propose};

const LAWS: [RayLaw; 2] = [RayLaw::Planetaire, RayLaw::BlackBox];
const SKIES: usize = 1_024;

fn main() {
    divan::main();
}

fn skies(satellites: u8) -> Vec<Sky> {
    let mut dice = Dice::for_event(&Seed::new([5; 32]), 0);
    (0..SKIES)
        .map(|_| Sky::random(satellites, &mut dice))
        .collect()
}

/// All 32 rays of random skies of four.
#[divan::bench(args = LAWS)]
fn rays(bencher: Bencher<'_, '_>, law: &RayLaw) {
    let skies = skies(4);
    bencher
        .counter(ItemsCount::new(SKIES * Margin::COUNT))
        .bench_local(|| {
            for &sky in &skies {
                black_box(chart(*law, black_box(sky)));
            }
        });
}

/// A detector's shot, from action to fact.
#[divan::bench]
fn fire(bencher: Bencher<'_, '_>) {
    let seed = Seed::new([6; 32]);
    let hider = Seat::new(0);
    let options = Options {
        order: Order::InTurn,
        rounds: Rounds::Two,
        ..Options::default()
    };
    let mut table = TestTable::<Planetaire>::seeded(options, 2, 6);
    table.act(hider, Action::DraftRandom);
    table.act(hider, Action::Seal);
    let number = table.events().len() as u64;
    let detector = Seat::new(1);
    let Some(margin) = Margin::numbered(12) else {
        panic!("12 is a margin");
    };
    let fire = || {
        let action = Cause::Act(detector, Action::Fire(margin));
        propose::<Planetaire>(black_box(table.state()), &seed, number, action)
    };
    assert!(fire().is_ok_and(|done| done.events.len() == 1));
    bencher.bench_local(fire);
}

/// Twins of random skies, one after the other.
#[divan::bench(args = LAWS, consts = [4, 5])]
fn twins_of<const SATELLITES: u8>(bencher: Bencher<'_, '_>, law: &RayLaw) {
    let mut skies = skies(SATELLITES).into_iter().cycle();
    bencher.bench_local(|| skies.next().map(|sky| twins(*law, black_box(sky))));
}
