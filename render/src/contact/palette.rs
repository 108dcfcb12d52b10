//! Colours of Contact: a green night in which someone calls.

use crate::theme::{Ink, Tint};
use crate::world::{Grounds, World, own_colours};

/// The world of the mission.
pub(super) static WORLD: World = World {
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
    own: OWN,
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
    lights: &[],
    shades: &[Tint::Green],
    mixes: &[
        (BED, Ink::Gold, 3),
        (CARD, DAY, 2),
        (DUSK, PALE, 2),
        (Ink::Moon, Ink::Earth, 3),
        (Ink::Moon, Ink::Night, 4),
        (Ink::Gold, SPACE, 3),
    ],
};

own_colours! {
    /// The space, and the lights that lie over it, each over those before.
    SPACE = [9, 37, 44];
    FAINT = [13, 52, 58];
    CLEAR = [16, 62, 66];
    CLEARER = [18, 69, 71];
    CLEAREST = [20, 76, 76];
    CORNER = [24, 88, 84];
    /// A planet that no one has seen yet: its night, its dusk and its lit edge.
    NIGHT = [26, 76, 82];
    DUSK = [40, 108, 108];
    DAY = [104, 194, 182];
    /// The bed of what waits for someone, within gold.
    BED = [52, 41, 14];
    /// Where a route can go on: near to its end, farther, and far away.
    NEAR = [112, 204, 188];
    FARTHER = [70, 150, 140];
    FAR = [40, 104, 100];
    /// Light around what may call: the outer one, and the inner one.
    OUTER = [50, 68, 58];
    INNER = [98, 104, 63];
    /// Letters of what is not at stake, and names.
    PALE = [217, 243, 236];
    /// Stars, and the way of the voyage so far.
    STAR = [98, 160, 154];
    DOTS = [112, 196, 180];
    /// Beds of cards and of rounds to come.
    CARD = [15, 58, 62];
}

pub(super) const WAVES: [Ink; 5] = [FAINT, CLEAR, CLEARER, CLEAREST, CORNER];
pub(super) const WAYS: [Ink; 3] = [NEAR, FARTHER, FAR];
pub(super) const HALOS: [Ink; 2] = [OUTER, INNER];
