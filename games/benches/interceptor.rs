//! How fast turns of Interceptor are resolved on one core: 6 ships, 6 asteroids.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use games::interceptor::{Action, Interceptor, Options, Order, Plan, Speed, order};
use games::{Cause, Seat, Seed, propose};

const PILOTS: u8 = 6;

fn main() {
    divan::main();
}

type State = <Interceptor as games::Game>::State;

/// What the rules make of a wish that they must grant.
fn granted(state: &State, cause: Cause<Action>) -> State {
    match propose::<Interceptor>(state, &Seed::new([6; 32]), 0, cause) {
        Ok(done) => done.after,
        Err(refusal) => panic!("{refusal:?}"),
    }
}

/// All ships on the board, all orders written, all but the last sealed.
fn almost_sealed() -> State {
    let mut state = games::replay::<Interceptor>(&Options::default(), PILOTS, []);
    state = granted(&state, Cause::Start);
    for seat in Seat::all(PILOTS) {
        state = granted(&state, Cause::Silence(seat));
    }
    for (seat, said) in
        Seat::all(PILOTS).zip(["3 AGAADX", "5 LAT", "4 AGADAA", "2 DADA", "1 T", "2"])
    {
        let Ok(order) = order(said) else {
            panic!("{said} is an order");
        };
        state = granted(&state, Cause::Act(seat, Action::Write { ship: 0, order }));
    }
    for seat in Seat::all(PILOTS - 1) {
        state = granted(&state, Cause::Act(seat, Action::Seal));
    }
    state
}

/// A turn: the last pilot seals, and movement, asteroids and fire are carried out.
#[divan::bench]
fn turn(bencher: Bencher<'_, '_>) {
    let state = almost_sealed();
    let seed = Seed::new([6; 32]);
    let last = Seat::new(PILOTS - 1);
    let seal =
        || propose::<Interceptor>(black_box(&state), &seed, 20, Cause::Act(last, Action::Seal));
    assert!(seal().is_ok_and(|done| done.events.len() == 4));
    bencher.counter(ItemsCount::new(1u32)).bench_local(seal);
}

/// An order, corrected.
#[divan::bench]
fn correction(bencher: Bencher<'_, '_>) {
    let Ok(Order::Fly(flying)) = order("4 AGADAAGLTX") else {
        panic!("it is an order");
    };
    let build = games::interceptor::Build::default();
    bencher
        .counter(ItemsCount::new(1u32))
        .bench_local(|| Plan::of(&build, Speed::new(3), black_box(&flying)));
}
