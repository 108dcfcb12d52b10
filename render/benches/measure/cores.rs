//! How many pictures two cores draw while one draws one: nothing that they share may hold them up.

use std::sync::Barrier;
use std::thread;
use std::time::Instant;

use games::contact::{Contact, Difficulty};
use games::interceptor::Interceptor;
use render::{Draws, Scene, png};
use text::Lang;

use crate::{fight, mission, worked};

/// How many pictures each thread draws in a round.
const PICTURES: usize = 40;

pub(crate) fn tell(rounds: u32) {
    let cores = thread::available_parallelism().map_or(1, std::num::NonZero::get);
    if cores < 2 {
        println!("two cores: skipped, this machine has one");
        return;
    }
    let scenes = scenes();
    // Sprites, letters and grounds are there before anything is measured.
    let _ = rate(&scenes, 2);
    let (mut clock, mut work) = (Vec::new(), Vec::new());
    for _ in 0..rounds {
        // One after the other, so that any other load on the machine affects both.
        let (one, two) = (rate(&scenes, 1), rate(&scenes, 2));
        clock.push(two.a_second / one.a_second);
        work.push(two.work / one.work);
    }
    let [clock, work] = [clock, work].map(middle);
    println!(
        "two threads draw {clock:.2} times the pictures of one in the same time; each costs {work:.2} \
         times the work, so that two idle cores would draw {:.2} times",
        2.0 / work
    );
}

fn middle(mut all: Vec<f64>) -> f64 {
    all.sort_by(f64::total_cmp);
    all[all.len() / 2]
}

/// Pictures a second, and the milliseconds that a thread works for one.
struct Rate {
    a_second: f64,
    work: f64,
}

fn rate(scenes: &[Scene], threads: usize) -> Rate {
    let together = Barrier::new(threads + 1);
    thread::scope(|scope| {
        let draws = || {
            together.wait();
            let before = worked();
            for scene in scenes.iter().cycle().take(PICTURES) {
                png(scene);
            }
            worked() - before
        };
        let drawing: Vec<_> = (0..threads).map(|_| scope.spawn(draws)).collect();
        together.wait();
        let start = Instant::now();
        let work: f64 = drawing.into_iter().map(|one| one.join().unwrap()).sum();
        let all = (threads * PICTURES) as f64;
        Rate {
            a_second: all / start.elapsed().as_secs_f64(),
            work: work / all,
        }
    })
}

fn scenes() -> Vec<Scene> {
    let (mut melee, orders) = fight::melee();
    melee.turn(&orders);
    let fought = melee.public();
    let flown = mission::Mission::of(mission::options(Difficulty::Pro), 3).public();
    vec![
        Interceptor::scene(&fought, Lang::Fr, &fight::names()),
        Contact::scene(&flown, Lang::Fr, &mission::names()),
    ]
}
