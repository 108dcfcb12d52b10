//! Contact's lesson: two hops felt, and one guess.

use super::Contact;
use super::options::{Options, Practice};
use crate::core::lesson::{Beat, Display, Lesson};
use crate::core::seat::Seat;

/// The seat of the player, who flies alone.
const CREW: Seat = Seat::new(0);

pub(super) static LESSON: Lesson<Contact> = Lesson {
    options: || Options {
        practice: Practice::Skipped,
        ..Options::default()
    },
    seats: 1,
    pupil: CREW,
    chance: 0,
    before: &[],
    beats: &[
        // The hand flies far to F, then near to B.
        Beat {
            name: "feel",
            right: "repeat",
            others: &[("blind", "guess L")],
            then: &[],
            shows: Display::Film,
        },
        Beat {
            name: "guess",
            right: "guess B",
            others: &[("left", "guess C"), ("right", "guess L")],
            then: &[],
            shows: Display::Board,
        },
    ],
};
