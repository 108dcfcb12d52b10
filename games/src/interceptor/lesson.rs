//! Interceptor's lesson: an order that is more than the ship can do, its correction, and a kill.

use super::Interceptor;
use super::options::{Asteroids, Options};
use crate::core::lesson::{Beat, Display, Lesson};
use crate::core::seat::Seat;

const PILOT: Seat = Seat::new(0);
/// Caught between the ship and the edge.
const ENEMY: Seat = Seat::new(1);

pub(super) static LESSON: Lesson<Interceptor> = Lesson {
    options: || Options {
        asteroids: Asteroids::Exactly(0),
        ..Options::default()
    },
    seats: 2,
    pupil: PILOT,
    chance: 0,
    before: &[
        (PILOT, "place A11 NE 1"),
        (PILOT, "seal"),
        (ENEMY, "place A7 NW 0"),
        (ENEMY, "seal"),
        (ENEMY, "order 2 AA"),
        (ENEMY, "seal"),
    ],
    beats: &[
        // From 1 a ship reaches 3: this becomes 3 GAAA.
        Beat {
            name: "order",
            right: "order 5 GAAAAA",
            others: &[("straight", "order 3 AAA"), ("late", "order 3 AAAG")],
            then: &[],
            shows: Display::Board,
        },
        // Two hexes against the edge have cost the enemy 2 of 5 points; 3 are left, and 3 is what a
        // shot at the next hex does.
        Beat {
            name: "seal",
            right: "seal",
            others: &[("hold", "order 3 GAAAX"), ("short", "order 2 GAA")],
            then: &[],
            shows: Display::Film,
        },
    ],
};
