//! The lesson of De la Terre à la Lune: a throw, a station, and a trick.

use super::TerreLune;
use super::options::Options;
use crate::core::lesson::{Beat, Display, Lesson};
use crate::core::seat::Seat;

const PUPIL: Seat = Seat::new(0);
const FOLLOWER: Seat = Seat::new(1);

pub(super) static LESSON: Lesson<TerreLune> = Lesson {
    options: Options::default,
    seats: 2,
    pupil: PUPIL,
    chance: 187,
    before: &[],
    beats: &[
        // A six, and the hand B2 Y2 B1 Y3 G6 against B7 G7 B3 B5 Y4.
        Beat {
            name: "throw",
            right: "go beta",
            others: &[("far", "go EA6"), ("gamma", "go gamma")],
            then: &[],
            shows: Display::Board,
        },
        Beat {
            name: "station",
            right: "challenge blue",
            others: &[("green", "challenge green"), ("end", "end")],
            then: &[],
            shows: Display::Board,
        },
        Beat {
            name: "trick",
            right: "play B1",
            others: &[("green", "play G6"), ("yellow", "play Y3")],
            then: &[(FOLLOWER, "play B7")],
            shows: Display::Board,
        },
    ],
};
