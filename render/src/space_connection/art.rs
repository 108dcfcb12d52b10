//! Art of Space Connection: the sky, planets and what flies to them.

use super::ships;
use crate::emblems;
use crate::pencil::Pencil;
use crate::piece::Figure;
use crate::theme::{Ink, Tint};

/// A small picture of this game alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Art {
    /// A planet in a player's colour.
    Planet(Tint),
    /// A planet in a system's colour, plain enough to carry a number.
    Marked(Tint),
    /// A planet of one's own that the other has found.
    Taken,
    /// A planet that its owner knows and no one else.
    Hidden(Tint),
    /// A place that no one has looked at.
    Unknown,
    /// A position in the middle of a triangle.
    Centre,
    /// A place that was looked at and holds nothing.
    Void,
    /// A round ship with a dome.
    Saucer,
    /// A large ship with swept wings.
    Delta,
    /// What has flown long ago: it steps back behind the planets.
    Used(Craft),
    /// A sender of a beam.
    Emitter,
    /// A dashed ring: something may be here.
    Guess,
    /// A golden ring: its system is whole.
    Whole,
    /// A dotted golden ring: its system is not whole yet.
    Begun,
    /// A dotted golden ring around a place where a system may go on.
    Due,
}

/// What flies once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Craft {
    Rocket(Tint),
    Saucer,
    Delta,
}

/// Share of the ground in what has flown long ago.
const FADED: f32 = 0.3;

impl Figure for Art {
    fn draw(self, pencil: &mut Pencil) {
        match self {
            Self::Planet(tint) => ships::planet(pencil, tint),
            Self::Marked(tint) => ships::marked(pencil, tint),
            Self::Hidden(tint) => ships::hidden(pencil, tint),
            Self::Unknown => ships::unknown(pencil),
            Self::Centre => ships::centre(pencil),
            Self::Void => ships::void(pencil),
            Self::Taken => ships::found_planet(pencil),
            Self::Saucer => ships::saucer(pencil),
            Self::Delta => ships::delta(pencil),
            Self::Used(craft) => {
                match craft {
                    Craft::Rocket(tint) => emblems::rocket(pencil, tint),
                    Craft::Saucer => ships::saucer(pencil),
                    Craft::Delta => ships::delta(pencil),
                }
                let ground = pencil.rgb(Ink::TileA);
                pencil.fade(ground, FADED);
            }
            Self::Emitter => ships::emitter(pencil),
            Self::Guess => ships::guess(pencil),
            Self::Whole => ships::whole(pencil),
            Self::Begun => ships::begun(pencil),
            Self::Due => ships::few_dots(pencil),
        }
    }
}
