//! Colours of the hunt: a clear blue sky, and the lights in it.

use crate::theme::{Ink, Tint};
use crate::world::{Grounds, World, own_colours};

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
    own: OWN,
    tints: &[
        Tint::Green,
        Tint::Blue,
        Tint::Lilac,
        Tint::Yellow,
        Tint::Rose,
        Tint::Orange,
    ],
    lights: &[
        (Ink::Gold, 1),
        (Ink::Gold, 2),
        (Ink::Fire, 1),
        (Ink::Fire, 2),
        (Ink::Hollow, 4),
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
        (Ink::Sky, Ink::Gold, 8),
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

own_colours! {
    /// A sky's edge.
    RIM = [110, 134, 240];
    /// The number of a place where something may go.
    PLACE = [211, 219, 255];
    /// The number of a place that nothing is looked for in.
    CLOSED = [190, 201, 246];
    /// A row's letter.
    LETTER = [152, 167, 230];
    /// The heart of a beam.
    CORE = [255, 211, 219];
    /// A planet of one's own that was found, and the cross on it.
    TAKEN = [74, 22, 48];
    CROSS = [255, 111, 135];
    /// A place that is guessed at.
    GUESS = [18, 58, 92];
    /// The part of a bar that is not filled.
    UNFILLED = [38, 51, 111];
}
