//! Appearance of Space Connection's pieces.

use games::Seat;
use games::space_connection::{Hider, Piece};

use super::art::{Art, Craft};
use crate::emblems::Emblem;
use crate::piece::Sprite;
use crate::scene::{Anchor, Shape};
use crate::theme::{Face, Ink, Tint};

pub(super) use crate::shapes::{sprite, words};

/// The colours of systems in the making.
const SYSTEMS: [Tint; 12] = [
    Tint::Yellow,
    Tint::Red,
    Tint::Aqua,
    Tint::Green,
    Tint::Pearl,
    Tint::Blue,
    Tint::Orange,
    Tint::Lilac,
    Tint::Brown,
    Tint::Lime,
    Tint::Grey,
    Tint::Rose,
];

/// A player's colour: the first seat is green, the second blue, as in the box.
pub(super) fn tint(seat: Seat) -> Tint {
    if seat.index() == 0 {
        Tint::Green
    } else {
        Tint::Blue
    }
}

/// The colour of a hider's planets; the game master's are lilac.
pub(super) fn world(hider: Hider) -> Tint {
    match hider {
        Hider::Seat(seat) => tint(seat),
        Hider::GameMaster => Tint::Lilac,
    }
}

/// The colour of the nth system in the making; the numbers tell them apart.
pub(super) fn system(nth: usize) -> Tint {
    SYSTEMS[nth % SYSTEMS.len()]
}

/// A hunter's piece.
pub(super) fn piece(piece: Piece, hunter: Seat) -> Sprite {
    match piece {
        Piece::Scout => Emblem::Rocket(tint(hunter)).into(),
        Piece::Ship => Art::Saucer.into(),
        Piece::SuperShip => Art::Delta.into(),
        Piece::Laser => Art::Emitter.into(),
    }
}

/// A hunter's piece that was used long ago.
pub(super) fn used(used: Piece, hunter: Seat) -> Sprite {
    match used {
        Piece::Scout => Art::Used(Craft::Rocket(tint(hunter))).into(),
        Piece::Ship => Art::Used(Craft::Saucer).into(),
        Piece::SuperShip => Art::Used(Craft::Delta).into(),
        Piece::Laser => piece(used, hunter),
    }
}

/// Something short around its place.
pub(super) fn number(said: impl ToString, face: Face, ink: Ink) -> Shape {
    words(said.to_string(), face, ink, Anchor::Middle, 100)
}
