//! Appearance of ships and asteroids: a colour, an outline and a digit for each pilot.

use games::Seat;
use games::interceptor::{Facing, ShipId, Speed};

use super::art::{Art, Flame, Sixth};
use crate::scene::{Anchor, Shape};
use crate::theme::{Face, Ink, Tint};

pub(super) use crate::shapes::{in_lines, line, sprite, words};

/// The pilots' colours; their digits tell them apart without.
const TINTS: [Tint; 6] = [
    Tint::Citron,
    Tint::Sky,
    Tint::Vermilion,
    Tint::Violet,
    Tint::Cream,
    Tint::Teal,
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

/// A ship: its pilot's colour, outline and digit, and a flame as long as it is fast.
pub(super) fn craft(id: ShipId, nose: Facing, speed: Speed, diameter: u16) -> Shape {
    let flame = match speed.moves() {
        0 => Flame::None,
        1..=2 => Flame::Short,
        3..=4 => Flame::Long,
        _ => Flame::Longest,
    };
    // At most six pilots.
    let pilot = id.seat.index() as u8;
    sprite(
        Art::Craft(pilot, tint(id.seat), sixth(nose), flame),
        diameter,
    )
}

/// A ship where an order will lead it away from.
pub(super) fn hollow(id: ShipId, nose: Facing, diameter: u16) -> Shape {
    let pilot = id.seat.index() as u8;
    sprite(Art::Hollow(pilot, tint(id.seat), sixth(nose)), diameter)
}

/// Shape of a ship that was destroyed.
pub(super) fn wreck(id: ShipId, nose: Facing, diameter: u16) -> Shape {
    let pilot = id.seat.index() as u8;
    let art = Art::Craft(pilot, Tint::Grey, sixth(nose), Flame::None);
    sprite(art, diameter)
}

/// An asteroid.
pub(super) fn asteroid(drift: Facing, diameter: u16) -> Shape {
    sprite(Art::Asteroid(sixth(drift)), diameter)
}

/// A short sign around its place.
pub(super) fn label(said: impl ToString, face: Face, ink: Ink) -> Shape {
    words(said.to_string(), face, ink, Anchor::Middle, 200)
}
