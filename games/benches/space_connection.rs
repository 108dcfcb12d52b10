//! How fast Space Connection's rules are on one core: skies, drafts, a launch, a view.

use divan::{Bencher, black_box};
use games::laws::TestTable;
use games::space_connection::{
    Action, Draft, Launch, Options, Position, Positions, SpaceConnection, random_sky, systems,
};
use games::{Cause, Dice, Seat, Seed, propose, view_for_seat};

fn main() {
    divan::main();
}

fn dice() -> Dice {
    Dice::for_event(&Seed::new([5; 32]), 0)
}

fn skies() -> impl Iterator<Item = Positions> {
    let mut dice = dice();
    let skies: Vec<Positions> = (0..256).map(|_| random_sky(&mut dice)).collect();
    skies.into_iter().cycle()
}

/// A sky by chance, each allowed one equally likely.
#[divan::bench]
fn random(bencher: Bencher<'_, '_>) {
    let mut dice = dice();
    bencher.bench_local(|| random_sky(&mut dice));
}

/// How a sky falls apart into systems.
#[divan::bench]
fn into_systems(bencher: Bencher<'_, '_>) {
    let mut skies = skies();
    bencher.bench_local(|| skies.next().map(|sky| systems(black_box(sky))));
}

/// What is wrong with a sky of which one planet was moved, remedy included.
#[divan::bench]
fn draft(bencher: Bencher<'_, '_>) {
    let mut skies = skies().filter_map(|sky| {
        let free = Position::all().find(|&at| !sky.has(at))?;
        Some(sky.without(sky.first()?).with(free))
    });
    bencher.bench_local(|| skies.next().map(|sky| Draft::new(black_box(sky))));
}

fn hunt() -> TestTable<SpaceConnection> {
    let mut hunt = TestTable::seeded(Options::default(), 2, 6);
    for seat in Seat::all(2) {
        hunt.act(seat, Action::DraftRandom);
        hunt.act(seat, Action::Seal);
    }
    hunt
}

/// A ship, from action to fact.
#[divan::bench]
fn launch(bencher: Bencher<'_, '_>) {
    let hunt = hunt();
    let (seed, number) = (Seed::new([6; 32]), hunt.events().len() as u64);
    let Some(at) = Position::all().nth(63) else {
        panic!("there are 127 positions");
    };
    let sent = |seat| {
        let action = Cause::Act(seat, Action::Launch(Launch::Ship(at)));
        propose::<SpaceConnection>(black_box(hunt.state()), &seed, number, action)
    };
    // Chance said who begins.
    let first = Seat::all(2).find(|&seat| sent(seat).is_ok());
    let Some(first) = first else {
        panic!("one of the two may launch");
    };
    bencher.bench_local(|| sent(first));
}

/// What a player sees.
#[divan::bench]
fn view(bencher: Bencher<'_, '_>) {
    let hunt = hunt();
    let state = || black_box(hunt.state());
    bencher.bench_local(|| view_for_seat::<SpaceConnection>(state(), Seat::new(1)));
}
