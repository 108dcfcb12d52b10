//! Worlds: each game's own grounds in one hue, by which its pictures are known at a glance, and the
//! colours that it alone has. Knows no game; each has its `palette.rs`.

use crate::theme::{Ink, Rgb, Tint, mix};

/// The colours of a game's pictures.
#[derive(Debug, PartialEq, Eq)]
pub struct World {
    /// Name, by which worlds are told apart.
    pub(crate) name: &'static str,
    pub(crate) grounds: Grounds,
    /// Colours of its own: [`Ink::Own`] names them by their place.
    pub(crate) own: &'static [Rgb],
    /// Tints that are mixed with what they lie on, with light and with shade.
    pub(crate) tints: &'static [Tint],
    /// Lights that shine over both tones of its board, and their eighths.
    pub(crate) lights: &'static [(Ink, u8)],
    /// Grounds of its covers.
    pub(crate) shades: &'static [Tint],
    /// Other colours that lie over each other, and the steps between them.
    pub(crate) mixes: &'static [(Ink, Ink, u8)],
}

/// Names the colours that a world alone has, in their order: each name is an ink.
macro_rules! own_colours {
    ($($(#[$about:meta])* $name:ident = $rgb:expr;)+) => {
        const OWN: &[$crate::theme::Rgb] = &[$($rgb),+];
        own_colours!(@ 0; $($(#[$about])* $name;)+);
    };
    (@ $nth:expr;) => {};
    (@ $nth:expr; $(#[$about:meta])* $name:ident; $($rest:tt)*) => {
        $(#[$about])*
        pub(super) const $name: Ink = Ink::Own($nth);
        own_colours!(@ $nth + 1; $($rest)*);
    };
}
pub(crate) use own_colours;

/// The colours of the inks that each world has its own of.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Grounds {
    pub sky: Rgb,
    pub window: Rgb,
    /// Tones of the board.
    pub tiles: [Rgb; 2],
    pub plate: Rgb,
    pub hollow: Rgb,
    pub line: Rgb,
    pub faint: Rgb,
    pub ghost: Rgb,
}

/// The world of what belongs to no game.
pub(crate) static HOUSE: World = World {
    name: "house",
    grounds: Grounds {
        sky: Ink::Sky.rgb(),
        window: Ink::Window.rgb(),
        tiles: [Ink::TileA.rgb(), Ink::TileB.rgb()],
        plate: Ink::Plate.rgb(),
        hollow: Ink::Hollow.rgb(),
        line: Ink::Line.rgb(),
        faint: Ink::Faint.rgb(),
        ghost: Ink::Ghost.rgb(),
    },
    own: &[],
    tints: &Tint::ALL,
    lights: &[],
    shades: &Tint::GROUNDS,
    mixes: &[
        // A sun.
        (Ink::Shade(Tint::Red, 3), Ink::Shade(Tint::Red, 5), 2),
        (Ink::Shade(Tint::Red, 5), Ink::Tint(Tint::Orange), 3),
    ],
};

impl World {
    /// An ink's colour in this world.
    pub(crate) fn rgb(&self, ink: Ink) -> Rgb {
        let grounds = &self.grounds;
        match ink {
            Ink::Sky => grounds.sky,
            Ink::Window => grounds.window,
            Ink::TileA => grounds.tiles[0],
            Ink::TileB => grounds.tiles[1],
            Ink::Plate => grounds.plate,
            Ink::Hollow => grounds.hollow,
            Ink::Line => grounds.line,
            Ink::Faint => grounds.faint,
            Ink::Ghost => grounds.ghost,
            Ink::Own(nth) => {
                let own = self.own.get(usize::from(nth));
                own.copied().unwrap_or(Ink::Night.rgb())
            }
            _ => ink.rgb(),
        }
    }

    /// A colour between two inks of this world.
    pub(crate) fn mix(&self, from: Ink, to: Ink, share: f32) -> Rgb {
        mix(self.rgb(from), self.rgb(to), share)
    }
}
