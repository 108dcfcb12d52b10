//! How fast turns of Interceptor are resolved on one core: 6 ships, 6 asteroids.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use games::interceptor::{Action, Interceptor, Options, Order, Plan, Speed, order};
use games::laws::TestTable;
use games::{Cause, Seat, Seed, propose};

const PILOTS: u8 = 6;

fn main() {
    divan::main();
}

/// All ships on the board, all orders written, all but the last sealed.
fn almost_sealed() -> TestTable<Interceptor> {
    let mut table = TestTable::seeded(Options::default(), PILOTS, 6);
    for seat in Seat::all(PILOTS) {
        table.silent(seat);
    }
    for (seat, said) in
        Seat::all(PILOTS).zip(["3 AGAADX", "5 LAT", "4 AGADAA", "2 DADA", "1 T", "2"])
    {
        let Ok(order) = order(said) else {
            panic!("{said} is an order");
        };
        table.act(seat, Action::Write { ship: 0, order });
    }
    for seat in Seat::all(PILOTS - 1) {
        table.act(seat, Action::Seal);
    }
    table
}

/// A turn: the last pilot seals, and movement, asteroids and fire are carried out.
#[divan::bench]
fn turn(bencher: Bencher<'_, '_>) {
    let table = almost_sealed();
    let (seed, number) = (Seed::new([6; 32]), table.events().len() as u64);
    let last = Cause::Act(Seat::new(PILOTS - 1), Action::Seal);
    let seal = || propose::<Interceptor>(black_box(table.state()), &seed, number, last.clone());
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
        .bench_local(|| Plan::new(&build, Speed::new(3), black_box(&flying)));
}
