//! How fast the rules of each game are on one core: a whole game by dice, and what its seats see.

use divan::{Bencher, black_box};
use games::laws::rehearse;
use games::{Game, Seat, view_for_seat};

fn main() {
    divan::main();
}

macro_rules! benches {
    ($($name:ident: $game:ty,)+) => {$(
        mod $name {
            use super::*;

            /// A whole game by dice, every action of which is granted or refused.
            #[divan::bench]
            fn game(bencher: Bencher<'_, '_>) {
                let mut numbers = (0..16).cycle();
                bencher.bench_local(|| numbers.next().map(rehearse::<$game>));
            }

            /// What each player sees when it is over.
            #[divan::bench]
            fn views(bencher: Bencher<'_, '_>) {
                let script = rehearse::<$game>(0);
                let mut state = <$game as Game>::new_state(&script.options, script.seats);
                let results = script.steps.iter().map(|step| &step.result);
                for event in results.flatten().flatten() {
                    <$game as Game>::apply(&mut state, event);
                }
                bencher.bench_local(|| {
                    let seats = Seat::all(script.seats);
                    let views = seats.map(|seat| view_for_seat::<$game>(black_box(&state), seat));
                    views.for_each(drop);
                });
            }
        }
    )+};
}

games::each_game!(benches);
