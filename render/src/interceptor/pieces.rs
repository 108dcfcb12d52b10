//! Appearance of ships and asteroids: a colour, an outline and a digit for each pilot.

use games::Seat;
use games::interceptor::{Facing, ShipId, Speed};

use super::art::{Art, FLAME, Sixth, digit_place};
use crate::scene::{Anchor, Point, Scene, Shape};
use crate::theme::{Face, Ink, Tint};

pub(super) use crate::shapes::{in_lines, line, ring, sprite, words};

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

/// Share of a ship that its digit's sheet has, and its sizes on a board.
const DIGIT: f32 = 0.62;
const ON_BOARD: (u16, u16) = (40, 66);
/// Share for a ship beside the board, by which one knows its colour and outline.
const ICON_DIGIT: f32 = 0.52;

/// Diameter of the sheet of the digit on a ship of this diameter.
pub(super) fn digit_size(diameter: u16) -> u16 {
    let share = (f32::from(diameter) * DIGIT).round() as u16;
    share.clamp(ON_BOARD.0, ON_BOARD.1)
}

/// Middle of the digit on a ship.
pub(super) fn digit_on(at: Point, nose: Facing, diameter: u16) -> Point {
    let (right, down) = digit_place(sixth(nose));
    let far = |share: f32| (share * f32::from(diameter) / 2.0).round() as i32;
    at.offset(far(right), far(down))
}

/// A pilot's digit on a sheet of this diameter.
pub(super) fn digit(id: ShipId, diameter: u16) -> Shape {
    // At most six pilots.
    sprite(Art::Digit(id.seat.index() as u8), diameter)
}

/// Draws a ship that looks up, with its digit, beside the board.
pub(super) fn draw_icon(scene: &mut Scene, name: &str, at: Point, (id, diameter): (ShipId, u16)) {
    scene.add(name, at, craft(id, Facing::North, diameter));
    let place = digit_on(at, Facing::North, diameter);
    let size = (f32::from(diameter) * ICON_DIGIT).round() as u16;
    // Smaller ones a phone does not show.
    scene.add(format!("{name}, its digit"), place, digit(id, size.max(30)));
}

/// A ship: its pilot's colour and outline.
pub(super) fn craft(id: ShipId, nose: Facing, diameter: u16) -> Shape {
    // At most six pilots.
    let pilot = id.seat.index() as u8;
    sprite(Art::Craft(pilot, tint(id.seat), sixth(nose)), diameter)
}

/// The flame behind a ship, as long as it is fast; `None` where it rests.
pub(super) fn flame(id: ShipId, nose: Facing, speed: Speed, diameter: u16) -> Option<Shape> {
    let pilot = id.seat.index() as u8;
    let wide = diameter * FLAME / 2;
    let flame = |moves| sprite(Art::Flame(pilot, sixth(nose), moves), wide);
    (speed.moves() > 0).then(|| flame(speed.moves().min(5)))
}

/// A ship where an order will lead it away from.
pub(super) fn hollow(id: ShipId, nose: Facing, diameter: u16) -> Shape {
    let pilot = id.seat.index() as u8;
    sprite(Art::Hollow(pilot, tint(id.seat), sixth(nose)), diameter)
}

/// Shape of a ship that was destroyed.
pub(super) fn wreck(id: ShipId, nose: Facing, diameter: u16) -> Shape {
    let pilot = id.seat.index() as u8;
    let art = Art::Craft(pilot, Tint::Grey, sixth(nose));
    sprite(art, diameter)
}

/// An asteroid.
pub(super) fn asteroid(drift: Facing, diameter: u16) -> Shape {
    sprite(Art::Asteroid(sixth(drift)), diameter)
}

/// A rounded rectangle: its size, the radius of its corners, its colour.
pub(super) fn card((width, height): (i32, i32), corner: u8, ink: Ink) -> Shape {
    // Smaller than a picture.
    crate::shapes::card((width as u16, height as u16), corner, ink)
}

/// A short sign around its place.
pub(super) fn label(said: impl ToString, face: Face, ink: Ink) -> Shape {
    words(said.to_string(), face, ink, Anchor::Middle, 200)
}
