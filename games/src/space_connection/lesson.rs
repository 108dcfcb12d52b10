//! Space Connection's lesson: a scout, a ship and a laser, and two systems complete.

use super::SpaceConnection;
use super::options::Options;
use crate::core::lesson::{Beat, Display, Lesson};
use crate::core::seat::Seat;

/// The seat of the player, who hunts alone.
const HUNTER: Seat = Seat::new(0);

pub(super) static LESSON: Lesson<SpaceConnection> = Lesson {
    options: Options::default,
    seats: 1,
    pupil: HUNTER,
    chance: 34,
    before: &[],
    beats: &[
        // The sky has A1 and A2, and A4 to A7.
        Beat {
            name: "scout",
            right: "scout A5",
            others: &[("middle", "scout G7"), ("laser", "laser A4 G7")],
            then: &[],
            shows: Display::Board,
        },
        Beat {
            name: "ship",
            right: "ship A6",
            others: &[("again", "scout A5"), ("far", "ship G7")],
            then: &[],
            shows: Display::Board,
        },
        Beat {
            name: "laser",
            right: "laser A1 A4",
            others: &[("scout", "scout A4"), ("crooked", "laser A4 G7")],
            then: &[],
            shows: Display::Board,
        },
    ],
};
