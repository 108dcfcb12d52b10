//! How fast De la Terre à la Lune is on one core: a decision, a view, the ways, a silent race.

use divan::{Bencher, black_box};
use games::terre_lune::{Node, Options, Place, TerreLune, ways};
use games::{Cause, Game, Pending, Seat, Seed, propose, view_for_seat};

type State = <TerreLune as Game>::State;

fn main() {
    divan::main();
}

fn started(seats: u8) -> (State, u64) {
    let state = TerreLune::found(&Options::default(), seats);
    let Ok(done) = propose::<TerreLune>(&state, &Seed::new([6; 32]), 0, Cause::Start) else {
        panic!("a race can start");
    };
    (done.after, done.events.len() as u64)
}

/// One silent turn, from wish to facts.
fn silent(state: &State, number: u64) -> Option<(State, u64)> {
    let Pending::Orders(due) = TerreLune::pending(state) else {
        return None;
    };
    let seat = due.first()?.seat;
    let done = propose::<TerreLune>(state, &Seed::new([6; 32]), number, Cause::Silence(seat));
    let done = done.ok()?;
    Some((done.after, number + done.events.len() as u64))
}

/// A turn played for a silent seat.
#[divan::bench]
fn turn(bencher: Bencher<'_, '_>) {
    let (state, number) = started(4);
    bencher.bench_local(|| silent(black_box(&state), number));
}

/// What a player sees.
#[divan::bench]
fn view(bencher: Bencher<'_, '_>) {
    let (state, _) = started(4);
    bencher.bench_local(|| view_for_seat::<TerreLune>(black_box(&state), Seat::new(0)));
}

/// The ways from a station with six points.
#[divan::bench]
fn ways_of_six(bencher: Bencher<'_, '_>) {
    let from = Place::At(Node::ALL[2]);
    bencher.bench_local(|| ways(black_box(from), 6));
}

/// A whole race in which nobody ever acts.
#[divan::bench(args = [2, 4])]
fn silent_race(bencher: Bencher<'_, '_>, seats: u8) {
    bencher.bench_local(|| {
        let mut race = started(seats);
        while let Some(next) = silent(&race.0, race.1) {
            race = next;
        }
        race.1
    });
}
