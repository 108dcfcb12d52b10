//! Colours of the race: slate like the Moon's ground, and what is made of other stuff.

use crate::palette::Rgb;
use crate::theme::{Ink, Tint};
use crate::world::{Grounds, World};

/// The race's world.
pub(super) static WORLD: World = World {
    name: "terre_lune",
    grounds: Grounds {
        sky: [19, 20, 36],
        window: [24, 25, 44],
        tiles: [[30, 31, 52], [37, 38, 64]],
        plate: [36, 37, 62],
        hollow: [20, 20, 37],
        line: [82, 82, 126],
        faint: [174, 176, 214],
        ghost: [100, 100, 146],
    },
    own: &OWN,
    tints: &[
        Tint::Red,
        Tint::Yellow,
        Tint::Blue,
        Tint::Green,
        Tint::Orange,
        Tint::Lilac,
        Tint::White,
    ],
    shades: &[Tint::Lilac],
    mixes: &[
        (FAR, Ink::Earth, 8),
        (NEAR, Ink::Earth, 8),
        (FAR, Ink::Moon, 6),
        (NEAR, ROUTE, 3),
        (FAR, ROUTE, 3),
        (BAND, Ink::Moon, 4),
        (ROUTE, Ink::Moon, 3),
        (GILT, Ink::Gold, 4),
        (STONE, STONE_DARK, 3),
        (MARE, CRATER, 1),
        (SEA, LAND, 2),
        (SEA, Ink::Moon, 3),
        (Ink::Night, Ink::Moon, 6),
        (Ink::Night, Ink::Gold, 5),
        (Ink::Night, STONE, 4),
        (Ink::Plate, Ink::Moon, 4),
        (Ink::Night, Ink::Plate, 2),
    ],
};

const OWN: [Rgb; 19] = [
    [58, 59, 93],
    [29, 30, 52],
    [36, 37, 62],
    [66, 54, 110],
    [104, 88, 166],
    [104, 112, 180],
    [78, 44, 22],
    [56, 44, 18],
    [210, 213, 226],
    [140, 146, 172],
    [192, 196, 213],
    [168, 173, 196],
    [132, 138, 168],
    [47, 128, 240],
    [30, 92, 196],
    [69, 217, 119],
    [36, 160, 92],
    [226, 164, 76],
    [126, 80, 24],
];

/// A colour of this world in any picture: a cover stands among those of others.
pub(super) fn rgb(ink: Ink) -> Rgb {
    WORLD.rgb(ink)
}

/// Rings of ground around the Moon, the outer one first.
pub(super) const FAR: Ink = Ink::Own(1);
pub(super) const NEAR: Ink = Ink::Own(2);
/// The pirate's orbit, and its rims.
pub(super) const BAND: Ink = Ink::Own(3);
pub(super) const RIM: Ink = Ink::Own(4);
/// A route between two nodes.
pub(super) const ROUTE: Ink = Ink::Own(5);
/// A cell of the orbit that a route crosses.
pub(super) const CROSSING: Ink = Ink::Own(6);
/// What lies in a golden frame.
pub(super) const GILT: Ink = Ink::Own(7);
/// The Moon: its ground in the light and in the dark, its seas, its craters, and their walls.
pub(super) const STONE: Ink = Ink::Own(8);
pub(super) const STONE_DARK: Ink = Ink::Own(9);
pub(super) const MARE: Ink = Ink::Own(10);
pub(super) const CRATER: Ink = Ink::Own(11);
pub(super) const WALL: Ink = Ink::Own(12);
/// The Earth.
pub(super) const SEA: Ink = Ink::Own(13);
pub(super) const SEA_DARK: Ink = Ink::Own(14);
pub(super) const LAND: Ink = Ink::Own(15);
pub(super) const LAND_DARK: Ink = Ink::Own(16);
/// The Moon's light around it.
pub(super) const GLEAM: Ink = Ink::Own(0);
/// A crate of claims, and its boards.
pub(super) const CRATE: Ink = Ink::Own(17);
pub(super) const BOARDS: Ink = Ink::Own(18);
