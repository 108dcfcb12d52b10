//! Planétaire's lesson: three rays along the edges, and one satellite proved.

use super::Planetaire;
use super::options::{Options, Order};
use crate::core::lesson::{Beat, Display, Lesson};
use crate::core::seat::Seat;

const HIDER: Seat = Seat::new(0);
const DETECTOR: Seat = Seat::new(1);

pub(super) static LESSON: Lesson<Planetaire> = Lesson {
    options: || Options {
        order: Order::InTurn,
        ..Options::default()
    },
    seats: 2,
    pupil: DETECTOR,
    chance: 0,
    before: &[(HIDER, "hide C2 F3 G5 D7"), (HIDER, "seal")],
    beats: &[
        // Along the edge a ray can only be turned out: nothing stands in columns A and B.
        Beat {
            name: "edge",
            right: "fire 9",
            others: &[("middle", "fire 13"), ("end", "end")],
            then: &[],
            shows: Display::Board,
        },
        // What turns it out at 12 stands above D8.
        Beat {
            name: "turn",
            right: "fire 17",
            others: &[("again", "fire 9"), ("marble", "place D4")],
            then: &[],
            shows: Display::Board,
        },
        Beat {
            name: "proof",
            right: "fire 18",
            others: &[("far", "fire 1"), ("beside", "place D8")],
            then: &[],
            shows: Display::Board,
        },
        Beat {
            name: "marble",
            right: "place D7",
            others: &[
                ("beside", "place E7"),
                ("below", "place D8"),
                ("end", "end"),
            ],
            then: &[],
            shows: Display::Board,
        },
    ],
};
