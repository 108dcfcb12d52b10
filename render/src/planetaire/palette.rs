//! Colours of the satellite hunt: a teal console in the night.

use crate::palette::Rgb;
use crate::theme::{Ink, Tint};
use crate::world::{Grounds, World};

/// The satellite hunt's world.
pub(super) static WORLD: World = World {
    name: "planetaire",
    grounds: Grounds {
        sky: [6, 21, 29],
        window: [12, 44, 56],
        tiles: [[26, 80, 98], [35, 100, 121]],
        plate: [11, 40, 51],
        hollow: [10, 32, 42],
        line: [37, 108, 128],
        faint: [156, 201, 214],
        ghost: [63, 126, 144],
    },
    own: &OWN,
    tints: &[
        Tint::Black,
        Tint::White,
        Tint::Red,
        Tint::Green,
        Tint::Yellow,
        Tint::Blue,
        Tint::Brown,
        Tint::Orange,
        Tint::Pearl,
        Tint::Grey,
        Tint::Rose,
        Tint::Lilac,
        Tint::Lime,
        Tint::Aqua,
    ],
    shades: &[Tint::Aqua],
    mixes: &[
        (Ink::Window, Ink::Line, 2),
        (Ink::Window, Ink::Faint, 3),
        (Ink::TileB, LETTER, 3),
        (Ink::TileA, LETTER, 3),
        (Ink::Sky, Ink::Moon, 4),
        (Ink::Sky, Ink::Gold, 4),
        (Ink::Night, Ink::Moon, 3),
        (Ink::TileB, Ink::Night, 3),
    ],
};

const OWN: [Rgb; 31] = [
    [196, 232, 242],
    [12, 58, 51],
    [58, 47, 16],
    // Light of each ray over both tiles.
    [83, 82, 97],
    [90, 98, 114],
    [35, 115, 106],
    [42, 130, 124],
    [83, 112, 89],
    [90, 128, 106],
    [34, 95, 137],
    [41, 110, 154],
    [57, 82, 86],
    [64, 97, 103],
    [83, 97, 90],
    [90, 112, 107],
    [80, 112, 132],
    [86, 126, 149],
    [52, 95, 112],
    [59, 110, 130],
    [83, 98, 116],
    [90, 112, 133],
    [66, 101, 137],
    [73, 116, 154],
    [68, 118, 100],
    [74, 133, 117],
    [49, 116, 132],
    [56, 131, 149],
    [82, 123, 137],
    [89, 138, 154],
    [62, 104, 126],
    [68, 120, 144],
];

/// A column's letter.
pub(super) const LETTER: Ink = Ink::Own(0);
/// Beds of satellites that were found, and of those that were not.
pub(super) const FOUND: Ink = Ink::Own(1);
pub(super) const MISSED: Ink = Ink::Own(2);
