//! Colours of Interceptor: violet, the lighter the nearer to what happens.

use crate::theme::{Ink, Tint};
use crate::world::{Grounds, World};

/// Steps of light on the board: the last two are lit by what happens there.
pub(super) const STEPS: u8 = 7;

/// A hex in a step of light.
pub(super) const fn tile(step: u8) -> Ink {
    Ink::Own(step)
}

/// The edge of a hex on which light falls.
pub(super) const fn edge(step: u8) -> Ink {
    Ink::Own(STEPS + step)
}

/// A ship's card; one that was hit.
pub(super) const CARD: Ink = Ink::Own(2 * STEPS);
pub(super) const HIT: Ink = Ink::Own(2 * STEPS + 1);
/// A point of structure that is gone.
pub(super) const GONE: Ink = Ink::Own(2 * STEPS + 2);
/// What bursts: its rim and its heart.
pub(super) const BLAST: Ink = Ink::Own(2 * STEPS + 3);
pub(super) const HEART: Ink = Ink::Own(2 * STEPS + 4);

/// Interceptor's world.
pub(super) static WORLD: World = World {
    name: "interceptor",
    grounds: Grounds {
        sky: [13, 10, 32],
        window: [27, 21, 64],
        tiles: [[41, 33, 99], [46, 37, 107]],
        plate: [27, 21, 64],
        hollow: [15, 11, 40],
        line: [84, 72, 158],
        faint: [164, 154, 220],
        ghost: [104, 92, 176],
    },
    own: &[
        [38, 31, 96],
        [43, 35, 104],
        [48, 39, 111],
        [52, 43, 118],
        [55, 46, 123],
        [59, 49, 129],
        [68, 56, 144],
        [60, 51, 119],
        [65, 55, 126],
        [69, 59, 133],
        [74, 63, 141],
        [78, 67, 147],
        [83, 71, 157],
        [94, 81, 175],
        [27, 21, 64],
        [66, 22, 70],
        [58, 50, 112],
        [255, 77, 94],
        [200, 30, 63],
    ],
    tints: &[
        Tint::White,
        Tint::Red,
        Tint::Orange,
        Tint::Grey,
        Tint::Lilac,
        Tint::Citron,
        Tint::Sky,
        Tint::Vermilion,
        Tint::Violet,
        Tint::Cream,
        Tint::Teal,
    ],
    lights: &[],
    shades: &[Tint::Violet],
    mixes: &[
        (Ink::Shade(Tint::Red, 3), Ink::Shade(Tint::Red, 5), 2),
        (Ink::Shade(Tint::Red, 5), Ink::Tint(Tint::Orange), 3),
        (tile(3), Ink::Night, 3),
        (CARD, Ink::Moon, 3),
        (HIT, Ink::Moon, 3),
        (BLAST, HEART, 2),
        (BLAST, tile(4), 4),
    ],
};
