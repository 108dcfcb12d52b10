//! Colours of Contact: a green night in which someone calls.

use crate::theme::{Ink, Tint};
use crate::world::{Grounds, World};

/// The space, and the lights that lie over it, each over those before.
pub(super) const SPACE: Ink = Ink::Own(0);
pub(super) const WAVES: [Ink; 4] = [Ink::Own(1), Ink::Own(2), Ink::Own(3), Ink::Own(4)];
/// A planet that no one has seen yet: its night, its dusk and its lit edge.
pub(super) const NIGHT: Ink = Ink::Own(5);
pub(super) const DUSK: Ink = Ink::Own(6);
pub(super) const DAY: Ink = Ink::Own(7);
/// The bed of what waits for someone, within gold.
pub(super) const BED: Ink = Ink::Own(8);
/// Where a route can go on: near to its end, and farther away.
pub(super) const NEAR: Ink = Ink::Own(9);
pub(super) const FAR: Ink = Ink::Own(10);

pub(super) static CONTACT: World = World {
    name: "contact",
    grounds: Grounds {
        sky: [6, 21, 26],
        window: [9, 33, 38],
        tiles: [[12, 48, 56], [20, 83, 80]],
        plate: [6, 21, 26],
        hollow: [8, 28, 33],
        line: [42, 112, 108],
        faint: [143, 201, 192],
        ghost: [62, 124, 122],
    },
    own: &[
        [9, 37, 44],
        [11, 44, 51],
        [13, 52, 58],
        [16, 62, 66],
        [20, 76, 76],
        [26, 76, 82],
        [40, 108, 108],
        [104, 194, 182],
        [52, 41, 14],
        [92, 184, 168],
        [44, 120, 112],
    ],
    tints: &Tint::ALL,
    shades: &[Tint::Green],
    mixes: &[(BED, Ink::Gold, 2)],
};
