//! Colours of the hunt: a clear blue sky, and the lights in it.

use crate::palette::Rgb;
use crate::theme::{Ink, Tint};
use crate::world::{Grounds, World};

/// The hunt's world.
pub(super) static WORLD: World = World {
    name: "space_connection",
    grounds: Grounds {
        sky: [10, 15, 38],
        window: [28, 39, 88],
        tiles: [[35, 48, 110], [49, 65, 154]],
        plate: [20, 29, 74],
        hollow: [24, 33, 79],
        line: [84, 104, 200],
        faint: [169, 182, 234],
        ghost: [95, 112, 196],
    },
    own: &OWN,
    tints: &[
        Tint::Green,
        Tint::Blue,
        Tint::Lilac,
        Tint::Yellow,
        Tint::Rose,
        Tint::Orange,
    ],
    shades: &[Tint::Blue],
    mixes: &[
        (Ink::Hollow, PLACE, 5),
        (Ink::Hollow, CLOSED, 3),
        (Ink::TileA, RIM, 2),
        (Ink::TileB, RIM, 2),
        (Ink::TileA, Ink::Hollow, 2),
        (Ink::TileB, Ink::Hollow, 3),
        (Ink::TileA, Ink::Line, 2),
        (Ink::TileB, Ink::Line, 2),
        (Ink::TileA, Ink::TileB, 3),
        (Ink::Sky, LETTER, 4),
        (Ink::Sky, Ink::Gold, 5),
        (Ink::Sky, Ink::Moon, 5),
        (Ink::Night, Ink::Gold, 4),
        (Ink::Night, Ink::Moon, 4),
        (Ink::Night, CORE, 2),
        (Ink::Fire, CORE, 3),
        (TAKEN, CROSS, 3),
        (Ink::TileA, Ink::Night, 3),
        (Ink::TileB, Ink::Night, 3),
        (Ink::Hollow, Ink::Night, 2),
    ],
};

const OWN: [Rgb; 19] = [
    [110, 134, 240],
    [211, 219, 255],
    [140, 153, 216],
    [152, 167, 230],
    [255, 211, 219],
    [74, 22, 48],
    [255, 111, 135],
    [18, 58, 92],
    [38, 51, 111],
    // Golden light over both tiles and the night, and fire's, weak and strong.
    [62, 67, 106],
    [75, 82, 144],
    [41, 38, 43],
    [90, 85, 102],
    [100, 98, 135],
    [71, 61, 48],
    [62, 52, 110],
    [75, 66, 148],
    [90, 55, 110],
    [100, 68, 143],
];

/// A sky's edge.
pub(super) const RIM: Ink = Ink::Own(0);
/// The number of a place where something may go.
pub(super) const PLACE: Ink = Ink::Own(1);
/// The number of a place that nothing is looked for in.
pub(super) const CLOSED: Ink = Ink::Own(2);
/// A row's letter.
pub(super) const LETTER: Ink = Ink::Own(3);
/// The heart of a beam.
pub(super) const CORE: Ink = Ink::Own(4);
/// A planet of one's own that was found, and the cross on it.
pub(super) const TAKEN: Ink = Ink::Own(5);
pub(super) const CROSS: Ink = Ink::Own(6);
/// A place that is guessed at.
pub(super) const GUESS: Ink = Ink::Own(7);
/// The part of a bar that is not filled.
pub(super) const UNFILLED: Ink = Ink::Own(8);
