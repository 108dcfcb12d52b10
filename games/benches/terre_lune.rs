//! How fast De la Terre à la Lune is on one core: a decision, a view, the ways, a silent race.

use divan::{Bencher, black_box};
use games::laws::TestTable;
use games::terre_lune::{Node, Options, Place, TerreLune, ways};
use games::{Cause, Seat, Seed, propose, view_for_seat};

fn main() {
    divan::main();
}

fn started(seats: u8) -> TestTable<TerreLune> {
    TestTable::seeded(Options::default(), seats, 6)
}

/// A turn played for a silent seat.
#[divan::bench]
fn turn(bencher: Bencher<'_, '_>) {
    let race = started(4);
    let (seed, number) = (Seed::new([6; 32]), race.events().len() as u64);
    let silence = Cause::TimedOut(race.due()[0]);
    bencher.bench_local(|| {
        propose::<TerreLune>(black_box(race.state()), &seed, number, silence.clone()).ok()
    });
}

/// What a player sees.
#[divan::bench]
fn view(bencher: Bencher<'_, '_>) {
    let race = started(4);
    bencher.bench_local(|| view_for_seat::<TerreLune>(black_box(race.state()), Seat::new(0)));
}

/// The ways from a station with six points.
#[divan::bench]
fn ways_of_six(bencher: Bencher<'_, '_>) {
    let from = Place::At(Node::ALL[2]);
    bencher.bench_local(|| ways(black_box(from), 6));
}

/// A whole race in which no player ever acts.
#[divan::bench(args = [2, 4])]
fn silent_race(bencher: Bencher<'_, '_>, seats: u8) {
    bencher.bench_local(|| {
        let mut race = started(seats);
        while let Some(seat) = race.due().first() {
            race.silent(*seat);
        }
        race.events().len()
    });
}
