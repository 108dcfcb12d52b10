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
/// Where a route can go on: near to its end, farther, and far away.
pub(super) const WAYS: [Ink; 3] = [Ink::Own(9), Ink::Own(10), Ink::Own(11)];
/// Light around what may call: the outer one, and the inner one.
pub(super) const HALOS: [Ink; 2] = [Ink::Own(12), Ink::Own(13)];
/// Letters of what is not at stake, and names.
pub(super) const PALE: Ink = Ink::Own(14);
/// Stars, and the way of the voyage so far.
pub(super) const STAR: Ink = Ink::Own(15);
pub(super) const DOTS: Ink = Ink::Own(16);
/// Beds of cards and of rounds to come.
pub(super) const CARD: Ink = Ink::Own(17);

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
        [112, 204, 188],
        [70, 150, 140],
        [40, 104, 100],
        [42, 62, 48],
        [72, 78, 48],
        [217, 243, 236],
        [98, 160, 154],
        [84, 160, 148],
        [15, 58, 62],
    ],
    tints: &[
        Tint::Red,
        Tint::Green,
        Tint::Yellow,
        Tint::Blue,
        Tint::Brown,
        Tint::Orange,
        Tint::Pearl,
        Tint::Grey,
        Tint::Lilac,
        Tint::Aqua,
        Tint::Lime,
        Tint::Rose,
        Tint::Vermilion,
        Tint::Violet,
        Tint::Cream,
        Tint::Teal,
    ],
    shades: &[Tint::Green],
    mixes: &[(BED, Ink::Gold, 3), (CARD, DAY, 2), (DUSK, PALE, 2)],
};
