//! Colours of the race: slate like the Moon's ground, and what is made of other stuff.

use crate::theme::{Ink, Rgb, Tint};
use crate::world::{Grounds, World, own_colours};

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
    own: OWN,
    tints: &[
        Tint::Red,
        Tint::Yellow,
        Tint::Blue,
        Tint::Green,
        Tint::Orange,
        Tint::Lilac,
        Tint::White,
    ],
    lights: &[],
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
        (SEA, LAND, 4),
        (STONE, Ink::Tint(Tint::White), 3),
        (SEA, Ink::Moon, 3),
        (Ink::Night, Ink::Moon, 6),
        (Ink::Night, Ink::Gold, 5),
        (Ink::Night, STONE, 4),
        (Ink::Plate, Ink::Moon, 4),
        (Ink::Night, Ink::Plate, 2),
    ],
};

own_colours! {
    /// The Moon's light around it.
    GLEAM = [58, 59, 93];
    /// Rings of ground around the Moon, the outer one first.
    FAR = [29, 30, 52];
    NEAR = [36, 37, 62];
    /// The pirate's orbit, and its rims.
    BAND = [66, 54, 110];
    RIM = [104, 88, 166];
    /// A route between two nodes.
    ROUTE = [104, 112, 180];
    /// A cell of the orbit that a route crosses.
    CROSSING = [78, 44, 22];
    /// What lies in a golden frame.
    GILT = [56, 44, 18];
    /// The Moon: its ground in the light and in the dark, its seas, its craters, and their walls.
    STONE = [210, 213, 226];
    STONE_DARK = [140, 146, 172];
    MARE = [192, 196, 213];
    CRATER = [168, 173, 196];
    WALL = [132, 138, 168];
    /// The Earth.
    SEA = [47, 128, 240];
    SEA_DARK = [30, 92, 196];
    LAND = [69, 217, 119];
    LAND_DARK = [36, 160, 92];
    /// A crate of claims, and its boards.
    CRATE = [226, 164, 76];
    BOARDS = [126, 80, 24];
    /// What is gold, beside what is advised.
    DIM_GOLD = [150, 118, 62];
    /// The plinths of a count: in the light, and in the dark; the winner's in the dark.
    PLINTH = [59, 59, 99];
    PLINTH_DARK = [44, 44, 72];
    GOLD_DARK = [201, 138, 30];
}

/// A colour of this world in any picture: a cover stands among those of others.
pub(super) fn rgb(ink: Ink) -> Rgb {
    WORLD.rgb(ink)
}
