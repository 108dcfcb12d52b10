//! What ships and asteroids look like: a colour and a digit for each pilot.

use games::Seat;
use games::interceptor::{Facing, ShipId};

use super::art::{Art, Sixth};
use crate::scene::{Anchor, Shape};
use crate::theme::{Face, Ink, Sign, Tint};

pub(super) use crate::shapes::{line, sprite, words};

/// The pilots' colours; their digits tell them apart without.
const TINTS: [Tint; 6] = [
    Tint::Yellow,
    Tint::Aqua,
    Tint::Rose,
    Tint::Lime,
    Tint::Lilac,
    Tint::Orange,
];

pub(super) fn tint(seat: Seat) -> Tint {
    TINTS[seat.index() % TINTS.len()]
}

/// A pilot's colour, for lines.
pub(super) fn ink(seat: Seat) -> Ink {
    Ink::Tint(tint(seat))
}

fn sixth(facing: Facing) -> Sixth {
    // They are counted clockwise from above, as sixths are.
    Sixth::new(facing as u8)
}

/// A ship: its pilot's colour and digit.
pub(super) fn craft(id: ShipId, nose: Facing, diameter: u16) -> Shape {
    // At most six pilots.
    let digit = char::from(b'1' + id.seat.index().min(8) as u8);
    let ship = Art::Craft(tint(id.seat), Sign::Letter(digit), sixth(nose));
    sprite(ship, diameter)
}

/// An asteroid.
pub(super) fn asteroid(drift: Facing, diameter: u16) -> Shape {
    sprite(Art::Asteroid(sixth(drift)), diameter)
}

/// A short sign around its place.
pub(super) fn label(said: impl ToString, face: Face, ink: Ink) -> Shape {
    words(said.to_string(), face, ink, Anchor::Middle, 200)
}
