//! What this game alone draws: planets and what flies to them.

use super::ships;
use crate::pencil::Pencil;
use crate::piece::Piece;
use crate::theme::Tint;

/// A small picture of this game alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Art {
    /// A planet in a player's colour.
    Planet(Tint),
    /// A planet that its owner knows and nobody else.
    Veiled(Tint),
    /// A place that was looked at and holds nothing.
    Void,
    /// A hollow in the middle of something.
    Centre,
    /// A round ship with a dome.
    Saucer,
    /// A large ship with swept wings.
    Delta,
    /// What sends a beam.
    Emitter,
    /// A dashed ring: something may be here.
    Guess,
}

impl Piece for Art {
    fn draw(self, pencil: &mut Pencil) {
        match self {
            Self::Planet(tint) => ships::planet(pencil, tint),
            Self::Veiled(tint) => ships::veiled(pencil, tint),
            Self::Void => ships::void(pencil),
            Self::Centre => ships::centre(pencil),
            Self::Saucer => ships::saucer(pencil),
            Self::Delta => ships::delta(pencil),
            Self::Emitter => ships::emitter(pencil),
            Self::Guess => ships::guess(pencil),
        }
    }
}
