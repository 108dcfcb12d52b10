//! Colours of the satellite hunt: a teal console in the night.

use crate::theme::{Ink, Tint};
use crate::world::{Grounds, World, own_colours};

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
    own: OWN,
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
    lights: &[
        (Ink::Tint(Tint::Red), 2),
        (Ink::Tint(Tint::Green), 2),
        (Ink::Tint(Tint::Yellow), 2),
        (Ink::Tint(Tint::Blue), 2),
        (Ink::Tint(Tint::Brown), 2),
        (Ink::Tint(Tint::Orange), 2),
        (Ink::Tint(Tint::Pearl), 2),
        (Ink::Tint(Tint::Grey), 2),
        (Ink::Tint(Tint::Rose), 2),
        (Ink::Tint(Tint::Lilac), 2),
        (Ink::Tint(Tint::Lime), 2),
        (Ink::Tint(Tint::Aqua), 2),
        (Ink::Tint(Tint::White), 2),
        (Ink::Steel, 2),
    ],
    shades: &[Tint::Aqua],
    mixes: &[
        (Ink::Night, WAY, 3),
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

own_colours! {
    /// A column's letter.
    LETTER = [196, 232, 242];
    /// The ways of many rays.
    WAY = [170, 236, 248];
    /// Beds of satellites that were found, and of those that were not.
    FOUND = [12, 58, 51];
    MISSED = [58, 47, 16];
    /// Light around the last shot: the outer one, and the inner one.
    OUTER = [60, 74, 60];
    INNER = [121, 112, 65];
}
