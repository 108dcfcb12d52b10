//! How many pictures two cores draw while one draws one: nothing that they share may hold them up.

use std::thread;
use std::time::Instant;

use games::contact::{Contact, Difficulty};
use games::interceptor::Interceptor;
use render::{Draws, png};
use text::Lang;

use crate::{fight, mission};

/// How many pictures each thread draws in a round.
const PICTURES: usize = 40;

pub(crate) fn tell(rounds: u32) {
    let cores = thread::available_parallelism().map_or(1, std::num::NonZero::get);
    if cores < 2 {
        println!("two cores: skipped, this machine has one");
        return;
    }
    // The best of several: whatever else runs here only takes away.
    let best = |threads| {
        let rates = (0..rounds).map(|_| rate(threads));
        rates.fold(0.0, f64::max)
    };
    let (one, two) = (best(1), best(2));
    println!(
        "pictures a second: {one:.0} on one core, {two:.0} on two: {:.2} times",
        two / one
    );
}

fn rate(threads: usize) -> f64 {
    let start = Instant::now();
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(draws);
        }
    });
    (threads * PICTURES) as f64 / start.elapsed().as_secs_f64()
}

fn draws() {
    let (mut melee, orders) = fight::melee();
    melee.turn(&orders);
    let fought = melee.public();
    let flown = mission::Mission::of(mission::options(Difficulty::Pro), 3).public();
    for _ in 0..PICTURES / 2 {
        png(&Interceptor::scene(&fought, Lang::Fr, &fight::names()));
        png(&Contact::scene(&flown, Lang::Fr, &mission::names()));
    }
}
